/// The properties of a vCard file, each put together of its lines.
///
/// It looks at the name of a property first. What no contact is made of, above all photos, which
/// are most of a file, is neither copied nor unfolded nor decoded.
struct VCardProperties {
  private var lines: VCardLines

  init(_ bytes: [UInt8]) {
    lines = VCardLines(bytes)
  }

  /// The next property, or a problem if the next line that is not empty is none.
  mutating func next() -> Result<VCardProperty, ContactFile.Problem>? {
    while let line = lines.next() {
      let isEmpty = lines[line].droppingByteOrderMark.trimmed.isEmpty
      if !isEmpty { return property(beginningAt: line) }
    }
    return nil
  }

  private mutating func property(
    beginningAt first: VCardLines.Line
  ) -> Result<VCardProperty, ContactFile.Problem> {
    var last = first
    // Programs that join files leave the byte order mark of each.
    var bytes = lines[first].droppingByteOrderMark
    var head = VCardHead(bytes)
    if head == nil {
      // A long head may be folded before its colon.
      unfold(into: &bytes, after: &last, encoding: .plain)
      head = VCardHead(bytes)
    }
    guard let head else {
      return .failure(ContactFile.Problem(line: first.number, message: "a line has no colon"))
    }
    var property = VCardProperty(head: head, value: bytes[head.valueStart...], line: first.number)
    if property.name == .other {
      while let next = lines.continuation(of: last, encoding: head.encoding) { last = next }
    } else if !property.boundsCard {
      // Nothing continues the bounds of a card, so that no faulty line after one harms both.
      unfold(into: &property.value, after: &last, encoding: head.encoding)
    }
    return .success(property)
  }

  /// Appends all lines that continue the property whose bytes up to the line `last` are given.
  private mutating func unfold(
    into bytes: inout ArraySlice<UInt8>,
    after last: inout VCardLines.Line,
    encoding: VCardEncoding
  ) {
    while let next = lines.continuation(of: last, encoding: encoding) {
      // A soft line break of Quoted-Printable ends with the `=` that told of it.
      if encoding == .quotedPrintable, bytes.last == UInt8(ascii: "=") { bytes.removeLast() }
      bytes += lines[next]
      last = next
    }
  }
}

/// What HTML is written into.
protocol HTMLSink {
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: HTMLSink {}

extension HTMLSink {
  /// Appends markup that is known beforehand. Inlined, it is copied without a call.
  @inline(__always)
  mutating func write(_ markup: StaticString) {
    markup.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends markup.
  @_disfavoredOverload
  mutating func write(_ markup: String) {
    var markup = markup
    markup.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends data.
  mutating func write(text: String) { HTMLEscaping.append(text, to: &self) }

  /// Appends data whose direction does not disturb what stands around it.
  mutating func write(isolated text: String) {
    write("<bdi>")
    write(text: text)
    write("</bdi>")
  }

  /// Appends a fragment.
  mutating func write(fragment: HTMLFragment) {
    fragment.html.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Appends a fragment in a `div` element.
  mutating func write(fragment: HTMLFragment, inDivisionOfClass name: String) {
    write("<div class=\"\(name)\">")
    write(fragment: fragment)
    write("</div>\n")
  }
}

extension Sequence<Contact> {
  /// These contacts with ids that are unique: equal keys are told apart by 1, 2, ... in order.
  ///
  /// Call it once, on the contacts of all files together.
  func numberingEqualKeys() -> [Contact] {
    var occurrences: [String: Int] = [:]
    return map { contact in
      var contact = contact
      occurrences[contact.id.key, default: 0] += 1
      contact.id.occurrence = occurrences[contact.id.key, default: 1]
      return contact
    }
  }
}

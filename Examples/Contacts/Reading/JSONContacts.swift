import Foundation

/// Reads contacts from JSON: a list of objects with the keys that `Field` names.
///
/// Only a name is required: `name`, or else `given`, `family` or both. Other keys are ignored, and
/// `null` is as good as no key.
enum JSONContacts {
  /// The contacts of the objects that can be read, and a problem for each that cannot.
  static func read(_ bytes: [UInt8]) -> ([Contact], [ContactFile.Problem]) {
    do {
      let elements = try JSONDecoder().decode([Element].self, from: Data(bytes))
      return read(elements)
    } catch DecodingError.dataCorrupted {
      let line = lineOfFault(bytes)
      return ([], [ContactFile.Problem(line: line, message: "this is not valid JSON")])
    } catch {
      return ([], [ContactFile.Problem(line: nil, message: "the JSON is not a list of contacts")])
    }
  }

  private static func read(_ elements: [Element]) -> ([Contact], [ContactFile.Problem]) {
    var contacts: [Contact] = []
    var problems: [ContactFile.Problem] = []
    for (element, number) in zip(elements, 1...) {
      switch element.contact {
      case .success(let contact):
        contacts.append(contact)
      case .failure(let fault):
        problems.append(
          ContactFile.Problem(line: nil, message: "contact \(number): \(fault.message)")
        )
      }
    }
    return (contacts, problems)
  }

  /// The line at which the JSON stops being valid, where Foundation tells it.
  ///
  /// The decoder does not, and the older `JSONSerialization` tells it only in its description:
  /// "Invalid value around character 8", where characters are bytes.
  private static func lineOfFault(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      return nil
    } catch {
      let description = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let place = description?.firstMatch(of: /around character (\d+)/),
        let offset = Int(place.1)
      else { return nil }
      return bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
  }
}

/// One element of the list, read so that a faulty one does not stop the others.
private struct Element: Decodable {
  let contact: Result<Contact, Fault>

  init(from decoder: any Decoder) {
    contact = Result { () throws(Fault) in try Self.contact(from: decoder) }
  }

  private static func contact(from decoder: any Decoder) throws(Fault) -> Contact {
    guard let container = try? decoder.container(keyedBy: Field.self) else {
      throw Fault(message: "it is not an object")
    }
    let fields = Fields(container: container)
    var contact = Contact(
      name: try fields.text(.name),
      given: try fields.text(.given),
      family: try fields.text(.family),
      organization: try fields.text(.organization),
      emails: try fields.texts(.emails),
      phones: try fields.texts(.phones),
      isFriend: try fields.value(.isFriend) ?? false
    )
    if contact.name.isEmpty {
      contact.name = [contact.given, contact.family].filter { !$0.isEmpty }.joined(separator: " ")
    }
    guard !contact.name.isEmpty else { throw Fault(message: "it has no name") }
    contact.id = Contact.ID(key: try fields.id() ?? contact.name)
    return contact
  }
}

private struct Fault: Error {
  var message: String
}

/// The keys of a contact.
private enum Field: String, CodingKey {
  case id
  case name
  case given
  case family
  case organization
  case emails
  case phones
  case isFriend

  var expectation: String {
    switch self {
    case .id: "a text or a number"
    case .name, .given, .family, .organization: "a text"
    case .emails, .phones: "a list of texts"
    case .isFriend: "true or false"
    }
  }
}

/// The values of one object.
private struct Fields {
  let container: KeyedDecodingContainer<Field>

  func value<Value: Decodable>(_ field: Field) throws(Fault) -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: field)
    } catch {
      throw Fault(message: "\"\(field.rawValue)\" is not \(field.expectation)")
    }
  }

  func text(_ field: Field) throws(Fault) -> String {
    let text: String? = try value(field)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  func texts(_ field: Field) throws(Fault) -> [String] {
    let texts: [String] = try value(field) ?? []
    return texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  /// The `id` as a text; of a number, its decimal digits.
  func id() throws(Fault) -> String? {
    if let number = try? container.decodeIfPresent(Decimal.self, forKey: .id) {
      return number.description
    }
    let id = try text(.id)
    return id.isEmpty ? nil : id
  }
}

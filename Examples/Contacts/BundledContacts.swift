extension Contact {
  /// The contacts that are shown when no file is given.
  static let bundled: [Contact] = [
    Contact(
      name: "Ada Lovelace", given: "Ada", family: "Lovelace", organization: "Analytical Engines",
      emails: ["ada@example.org"], isFriend: true),
    Contact(
      name: "Grace Hopper", given: "Grace", family: "Hopper", organization: "Compilers & Sons",
      emails: ["grace@example.org"], phones: ["+1 555 0100"], isFriend: true),
    Contact(
      name: "Zoë Ångström", given: "Zoë", family: "Ångström", emails: ["zoe@example.org"],
      isFriend: true),
    Contact(
      name: "Alan Turing", given: "Alan", family: "Turing", organization: "Bletchley Park",
      emails: ["alan@example.org"]),
    Contact(
      name: "Dorothy Vaughan", given: "Dorothy", family: "Vaughan",
      organization: "West Area Computing", phones: ["+1 555 0101"]),
    Contact(name: "Edsger W. Dijkstra", given: "Edsger", family: "Dijkstra"),
    Contact(
      name: "محمد الخوارزمي", given: "محمد", family: "الخوارزمي",
      organization: "House of Wisdom", emails: ["algorithm@example.org"]),
    Contact(
      name: "华罗庚", given: "罗庚", family: "华", organization: "中国科学院",
      emails: ["hua@example.org"]),
  ]
}

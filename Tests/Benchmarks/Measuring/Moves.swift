/// How many moves a difference reports, and how few would do.
struct Moves {
  let reported: Int
  let minimum: Int
}

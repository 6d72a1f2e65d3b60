/// The elements that fragments are made of.
///
/// These are the elements of the HTML Standard that hold text or other elements, without those
/// that run scripts, load documents or styles, or take input.
public enum HTMLElement: String, Sendable, CaseIterable {
  // Text
  case a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, samp, small,
    span, strong, sub, sup, time, u, `var`
  // Blocks
  case address, article, aside, blockquote, details, div, figcaption, figure, footer, h1, h2, h3,
    h4, h5, h6, header, hgroup, main, nav, p, pre, section, summary
  // Lists
  case dd, dl, dt, li, ol, ul
  // Tables
  case caption, table, tbody, td, tfoot, th, thead, tr
}

import Foundation

/// A way to print rows, each as soon as it is measured.
protocol Output {
  /// What stands above the rows, if anything.
  var header: String? { get }

  func line(for row: Row) -> String
}

extension Double {
  /// The number with a fixed number of decimals.
  func text(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}

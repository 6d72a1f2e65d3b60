// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ListBuilder",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ListBuilder", targets: ["ListBuilder"]),
    .library(name: "ListBuilderText", targets: ["ListBuilderText"]),
    .library(name: "ListBuilderHTML", targets: ["ListBuilderHTML"]),
  ],
  targets: [
    .target(name: "ListBuilder"),
    .target(
      name: "ListBuilderText",
      dependencies: ["ListBuilder"],
      exclude: ["Width/generate-width-table.py"],
      packageAccess: false
    ),
    .target(
      name: "ListBuilderHTML",
      dependencies: ["ListBuilder"],
      resources: [.embedInCode("page.css"), .embedInCode("page.js")],
      packageAccess: false
    ),
    .target(
      name: "ExampleSupport",
      dependencies: ["ListBuilder", "ListBuilderText"],
      path: "Examples/Support",
      packageAccess: false
    ),
    .executableTarget(
      name: "example-contacts",
      dependencies: ["ExampleSupport", "ListBuilder", "ListBuilderHTML", "ListBuilderText"],
      path: "Examples/Contacts",
      packageAccess: false
    ),
    .executableTarget(
      name: "example-outline",
      dependencies: ["ExampleSupport", "ListBuilder", "ListBuilderHTML", "ListBuilderText"],
      path: "Examples/Outline",
      packageAccess: false
    ),
    .executableTarget(
      name: "example-presenters",
      dependencies: ["ListBuilder"],
      path: "Examples/Presenters",
      packageAccess: false
    ),
    .executableTarget(
      name: "example-recipes",
      dependencies: ["ListBuilder", "ListBuilderText"],
      path: "Examples/Recipes",
      packageAccess: false
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", packageAccess: false),
    .executableTarget(
      name: "list-benchmarks",
      dependencies: ["ListBuilder", "ListBuilderHTML", "ListBuilderText"],
      path: "Tests/Benchmarks",
      packageAccess: false
    ),
    .executableTarget(
      name: "display-widths",
      dependencies: ["ListBuilderText"],
      path: "Tests/Width",
      exclude: ["check_width.py", "requirements.txt"],
      packageAccess: false
    ),
    .executableTarget(
      name: "browser-pages",
      dependencies: ["ListBuilder", "ListBuilderHTML"],
      path: "Tests/Browser/Pages",
      packageAccess: false
    ),
    .testTarget(
      name: "ListBuilderTests",
      dependencies: ["ListBuilder", "ListBuilderHTML", "ListBuilderText", "TestSupport"]
    ),
    .testTarget(
      name: "ListBuilderTextTests",
      dependencies: ["ListBuilder", "ListBuilderText", "TestSupport"]
    ),
    .testTarget(
      name: "ListBuilderHTMLTests",
      dependencies: ["ListBuilder", "ListBuilderHTML", "TestSupport"]
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ExampleSupport", "ListBuilder", "ListBuilderText", "TestSupport", "example-contacts",
        "example-outline", "example-presenters", "example-recipes",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

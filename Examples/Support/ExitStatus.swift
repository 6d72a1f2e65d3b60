/// The exit status of a program, as `sysexits.h` numbers it.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  case usage = 64
  case dataError = 65
  case noInput = 66
  case cannotCreate = 73
}

#!/usr/bin/env python3
"""Checks that the borders of tables are straight, and that names do nothing to a terminal.

    apt-get install tmux
    python3 -m pip install wcwidth==0.9.4
    swift build
    python3 Tests/Terminal/check_tables.py [EXAMPLE-CONTACTS]

EXAMPLE-CONTACTS is the built example-contacts, by default the one under .build. It shows contacts
whose names are hard to measure, or attack the terminal:

- as plain tables, whose borders must stand in the same cells by wcwidth. Where they do not,
  EXCUSES must have the reason.
- with colours in a terminal, that of tmux, which must have the borders in the same cells, whatever
  it takes for the widths of names. Its title, modes, clipboard and all else must be as before. So
  that this shows something, the names are written as they are, too: then all must have changed.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator

import wcwidth

import contacts
import screen
import tables

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WIDTHS = [None, 40, 60, 100]

# What is in a line that has another width for wcwidth, and why.
EXCUSES = {
    "ம்பு": "A virama joins consonants of six scripts (UAX #29, GB9c), and Tamil is none of them;"
    " for wcwidth it joins them in all.",
}


class Check:
    """What is checked, and what was found."""

    def __init__(self, example: pathlib.Path, folder: pathlib.Path) -> None:
        self.example = example
        self.folder = folder
        self.cards = folder / "contacts.vcf"
        self.problems: list[str] = []

    def command(self, *options: str) -> list[str]:
        return [str(self.example), *options, str(self.cards)]

    def output(self, *options: str) -> list[str]:
        run = subprocess.run(self.command(*options), check=True, stdout=subprocess.PIPE)
        return run.stdout.decode().removesuffix("\n").split("\n")

    def fail(self, what: str, lines: list[str]) -> None:
        self.problems.append("\n    ".join([what, *lines]))

    def fail_if_any(self, what: str, lines: list[str]) -> None:
        if lines:
            self.fail(what, lines)


def check_plain_tables(check: Check) -> Iterator[str]:
    """Checks plain tables by wcwidth."""
    rows = 0
    for width in WIDTHS:
        options = [] if width is None else ["--width", str(width)]
        lines = check.output("--as", "table", "--color", "never", *options)
        name = " ".join(["a plain table", *options])
        rows += len(lines)
        total = len(lines[0])
        if width is not None and total > width:
            check.fail(f"{name} is {total} cells wide", lines[:1])
        check.fail_if_any(f"{name} has lines of other widths", unequal(lines, total))

        def has_border(number: int, cell: int, lines: list[str] = lines) -> bool:
            return cell in cells_of(lines[number], "│")

        try:
            crooked = {number for number, _ in tables.missing_borders(lines, has_border)}
        except tables.BrokenTable as error:
            check.fail(f"{name} is broken", [str(error)])
            continue
        crooked_lines = unexcused(lines[number] for number in sorted(crooked))
        check.fail_if_any(f"{name} has crooked borders", crooked_lines)
    yield f"{rows} lines of plain tables are straight, by wcwidth {wcwidth.__version__}"


def check_markdown(check: Check) -> Iterator[str]:
    """Checks a table in Markdown by wcwidth."""
    lines = check.output("--as", "markdown")
    borders = cells_of(lines[0], "|")
    check.fail_if_any("Markdown has lines of other widths", unequal(lines, len(lines[0])))
    check.fail_if_any(
        "Markdown has crooked borders",
        unexcused(line for line in lines if not borders <= cells_of(line, "|")),
    )
    yield f"{len(lines)} lines of Markdown are straight"


def unequal(lines: list[str], width: int) -> list[str]:
    """The lines of another width that have no excuse."""
    return [
        f"{line}  ({wcwidth.wcswidth(line)} cells, not {width})"
        for line in unexcused(lines)
        if wcwidth.wcswidth(line) != width
    ]


def cells_of(line: str, border: str) -> set[int]:
    """The cells where a line has a border."""
    places = [index for index, character in enumerate(line) if character == border]
    return {wcwidth.wcswidth(line[:index]) for index in places}


def unexcused(lines: Iterable[str]) -> list[str]:
    return [line for line in lines if not any(text in line for text in EXCUSES)]


def check_terminal(check: Check) -> Iterator[str]:
    """Checks tables with colours in a terminal."""
    rows = crooked = 0
    for width in (100, 40, 60, 160):
        for options in ([], ["--search", "e"]):
            colored = run_table(check, width, "--color", "always", *options)
            name = " ".join(["a table in a terminal of", str(width), "columns", *options])
            check.fail_if_any(f"{name} has crooked borders", colored.crooked_rows)
            if colored.broken is not None:
                check.fail(f"{name} is broken", [colored.broken])
            check.fail_if_any(f"{name} changed the terminal", colored.changes)
            rows += len(colored.lines)
        crooked += len(run_table(check, width, "--color", "never").crooked_rows)
    yield f"{rows} lines of tables are straight in {tmux_version()}"
    yield f"{crooked} lines of plain tables are crooked there, for it takes other widths"
    yield "none of them changed the title, a mode, the clipboard or the screen above"


def run_table(check: Check, width: int, *options: str) -> screen.Screen:
    shown = screen.run(check.command("--as", "table", *options), check.folder, width)
    if shown.status != 0:
        check.fail("example-contacts failed in the terminal", [f"its status is {shown.status}"])
    return shown


def check_that_changes_are_seen(check: Check) -> Iterator[str]:
    """Checks that the names, written as they are, change all that the check watches."""
    raw = check.folder / "raw"
    raw.write_text("\n".join(contact.name for contact in contacts.HOSTILE), encoding="utf-8")
    changes = "\n".join(screen.run(["cat", str(raw)], check.folder, 100).changes)
    watched = ("pane_title", "window_name", "@bells", "buffers", "the screen above", "typed")
    for name in watched:
        if name not in changes:
            check.fail(f"the check does not see changes of {name}", [changes])
    yield f"written as they are, the names change {', '.join(watched)}"


def tmux_version() -> str:
    run = subprocess.run(["tmux", "-V"], check=True, stdout=subprocess.PIPE)
    return run.stdout.decode().strip()


def main() -> int:
    example = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else built_example()).resolve()
    with tempfile.TemporaryDirectory() as name:
        check = Check(example, pathlib.Path(name))
        contacts.write_cards(contacts.HARD_TO_MEASURE + contacts.HOSTILE, check.cards)
        steps = [check_plain_tables, check_markdown, check_terminal, check_that_changes_are_seen]
        for step in steps:
            for told in step(check):
                print(told)
    for problem in check.problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if check.problems else 0


def built_example() -> str:
    for configuration in ("release", "debug"):
        example = ROOT / ".build" / configuration / "example-contacts"
        if os.access(example, os.X_OK):
            return str(example)
    sys.exit("example-contacts is not built: run swift build")


if __name__ == "__main__":
    sys.exit(main())

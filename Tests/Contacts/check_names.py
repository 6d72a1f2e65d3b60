#!/usr/bin/env python3
"""Checks that example-contacts reads a large vCard file quickly, and loses no name.

    python3 -m pip install vobject faker
    swift build -c release
    python3 Tests/Contacts/check_names.py [--file FILE] [EXAMPLE]

FILE is a file that generate.py made, with its list of names beside it; by default a new one is
made. EXAMPLE is the built example-contacts, by default .build/release/example-contacts.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Iterable

FOLDER = pathlib.Path(__file__).resolve().parent
CPU_SECONDS = 2.0


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks the names of a large vCard file.")
    parser.add_argument("--file", type=pathlib.Path)
    parser.add_argument(
        "example", type=pathlib.Path, nargs="?",
        default=FOLDER.parent.parent / ".build/release/example-contacts",
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        file = arguments.file
        if not file:
            file = pathlib.Path(temporary) / "contacts.vcf"
            subprocess.run([sys.executable, FOLDER / "generate.py", file], check=True)
        text, seconds = present(arguments.example.resolve(), file)
        names = json.loads(file.with_suffix(".names.json").read_text(encoding="utf-8"))

    sections = read_sections(text, set(names))
    shown = collections.Counter(name for section in sections for name in section)
    lost = collections.Counter(names) - shown
    foreign = shown - collections.Counter(names)
    disordered = [section for section in sections if not is_in_order(section, names)]

    print(f"{len(names)} contacts in {len(sections)} sections, {seconds:.2f} seconds of CPU time")
    for problem in (
        *(f"lost: {name}" for name in list(lost)[:10]),
        *(f"not in the file: {name}" for name in list(foreign)[:10]),
        *(f"not in the order of the file: the section with {first}" for first, *_ in disordered),
    ):
        print(problem)
    is_slow = seconds >= CPU_SECONDS
    if is_slow:
        print(f"that is {CPU_SECONDS} seconds or more")
    failed = lost.total() + foreign.total() + len(disordered) + is_slow
    print(f"{len(names) - lost.total()} passed, {failed} failed")
    return 1 if failed or not names else 0


def present(example: pathlib.Path, file: pathlib.Path) -> tuple[str, float]:
    """The file presented as text, and the CPU time that it took."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([example, file], stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"example-contacts failed with {os.waitstatus_to_exitcode(status)}")
        output.seek(0)
        return output.read().decode("utf-8"), usage.ru_utime + usage.ru_stime


def read_sections(text: str, names: set[str]) -> list[list[str]]:
    """The names in each section: a header, then a line an item, with others indented deeper."""
    sections: list[list[str]] = []
    for line in text.split("\n"):
        if line and not line.startswith(" "):
            sections.append([])
        elif line.startswith("  ") and not line.startswith("    "):
            sections[-1].append(read_name(line[2:], names))
    return sections


def read_name(line: str, names: set[str]) -> str:
    """The name in a line, where two spaces and details may stand behind it."""
    name = line
    while name not in names and "  " in name:
        name = name.rpartition("  ")[0]
    return name if name in names else line


def is_in_order(section: list[str], names: list[str]) -> bool:
    """Whether the names of a section come in this order among all names."""
    rest: Iterable[str] = iter(names)
    return all(name in rest for name in section)


if __name__ == "__main__":
    sys.exit(main())

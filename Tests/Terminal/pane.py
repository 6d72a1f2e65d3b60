#!/usr/bin/env python3
"""Runs a command in a pane of tmux, and tells what the terminal then has in its cells.

    pane.py RESULT COMMAND ...

RESULT is a file for what is told, as JSON. This runs inside of the pane, and is run by screen.py.

What tmux takes for the width of a character cannot be seen in a captured line, for the second cell
of a wide character is not there. So, to see what stands in a column of the screen, all that is
before it is erased in each line; the captured line then has one character a cell up to there.
"""

import json
import pathlib
import subprocess
import sys
import termios

import tables

ABOVE = [f"line {number} above the table" for number in range(5)]

# What text could change beside what is on the screen.
STATE = (
    "pane_title window_name window_layout alternate_on cursor_x cursor_flag insert_flag"
    " keypad_flag keypad_cursor_flag mouse_any_flag origin_flag wrap_flag scroll_region_upper"
    " scroll_region_lower pane_tabs pane_in_mode @bells"
).split()


class Pane:
    """The pane that this runs in."""

    def __init__(self) -> None:
        attributes = termios.tcgetattr(0)
        attributes[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(0, termios.TCSANOW, attributes)
        # Text that a terminal sends back, as if it were typed.
        self.typed = b""

    def write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def synchronize(self) -> None:
        """Waits until the terminal has drawn all: until it says that it is well."""
        self.write("\x1b[5n")
        self.typed += self.read_until(b"\x1b[0n")

    def row(self) -> int:
        """Waits until the terminal has drawn all, and returns the row of its cursor, from 0."""
        self.synchronize()
        self.write("\x1b[6n")
        return int(self.read_until(b"R").removeprefix(b"\x1b[").split(b";")[0]) - 1

    def read_until(self, end: bytes) -> bytes:
        answer = b""
        while not answer.endswith(end):
            answer += sys.stdin.buffer.raw.read(1)
        return answer.removesuffix(end)

    def tmux(self, *command: str) -> str:
        run = subprocess.run(["tmux", *command], check=True, stdout=subprocess.PIPE)
        return run.stdout.decode()

    def lines(self) -> list[str]:
        return self.tmux("capture-pane", "-p").split("\n")

    def state(self) -> dict[str, str]:
        state = {name: self.tmux("display-message", "-p", f"#{{{name}}}") for name in STATE}
        return state | {"buffers": self.tmux("list-buffers"), "typed": self.typed.decode("latin-1")}


def missing_borders(pane: Pane, top: int, lines: list[str]) -> list[tuple[int, int]]:
    """The places where a border is missing, by what the terminal has in its cells."""
    cells = sorted(set().union(*tables.expected_borders(lines)))
    captured = {}
    for cell in cells:
        for row in range(top, top + len(lines)):
            if cell > 0:
                pane.write(f"\x1b[{row + 1};{cell}H\x1b[1K")
        pane.synchronize()
        captured[cell] = pane.lines()[top : top + len(lines)]

    def has_border(number: int, cell: int) -> bool:
        line = captured[cell][number]
        return line[:cell].strip(" ") == "" and line[cell : cell + 1] == "│"

    return tables.missing_borders(lines, has_border)


def main() -> None:
    result, *command = sys.argv[1:]
    pane = Pane()
    pane.write("\n".join(ABOVE) + "\n")
    top = pane.row()
    before = pane.state()
    status = subprocess.run(command, check=False).returncode
    # An unterminated sequence would take what follows for its own; elsewhere, this does nothing.
    pane.write("\x1b\\")
    bottom = pane.row()
    screen = pane.lines()
    told = {
        "status": status,
        "before": before,
        "after": pane.state(),
        "above": screen[:top],
        "lines": screen[top:bottom],
    }
    try:
        told["crooked"] = missing_borders(pane, top, screen[top:bottom])
    except tables.BrokenTable as error:
        told["broken"] = str(error)
    pathlib.Path(result).write_text(json.dumps(told))


if __name__ == "__main__":
    main()

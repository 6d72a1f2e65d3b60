"""Tells whether the borders of a table are straight."""

from collections.abc import Callable

# The box-drawing characters with an arm in a direction: there a border goes on.
DOWN = set("╭┬╮├┼┤")
UP = set("╰┴╯├┼┤")
ACROSS = DOWN | UP | {"─"}


class BrokenTable(Exception):
    """The lines are no table."""


def is_rule(line: str) -> bool:
    """Whether a line is one between rows. In such a line, each character is one cell."""
    return len(line) > 1 and set(line) <= ACROSS


def arms(line: str, direction: set[str]) -> set[int]:
    """The cells at which a line has an arm in a direction."""
    return {cell for cell, character in enumerate(line) if character in direction}


def expected_borders(lines: list[str]) -> list[set[int]]:
    """The cells at which each line of a table must have a border, by the rule above it.

    The rule below must have arms at the same cells.
    """
    expected: list[set[int]] = []
    below: set[int] = set()
    for number, line in enumerate(lines, 1):
        if is_rule(line):
            if arms(line, UP) != below:
                raise BrokenTable(f"line {number}: a rule does not fit the rows above:\n{line}")
            below = arms(line, DOWN)
            expected.append(arms(line, UP | DOWN))
        else:
            if not below:
                raise BrokenTable(f"line {number}: a row without a rule above it:\n{line}")
            expected.append(below)
    if below:
        raise BrokenTable("the table has no end")
    return expected


def missing_borders(
    lines: list[str], has_border: Callable[[int, int], bool]
) -> list[tuple[int, int]]:
    """The places, as line and cell, where a border is missing.

    `has_border` tells whether a line has one at a cell.
    """
    return [
        (number, cell)
        for number, cells in enumerate(expected_borders(lines))
        for cell in sorted(cells)
        if not is_rule(lines[number]) and not has_border(number, cell)
    ]

#!/usr/bin/env python3
"""Writes WidthTable.swift, the widths of all Unicode scalars, to standard output.

    python3 -m pip install unicodedata2==18.0.0
    Sources/ListBuilderText/Width/generate-width-table.py > WidthTable.swift

The same version of unicodedata2 always gives the same file.
"""

import textwrap
from collections.abc import Iterator

import unicodedata2

VERSION = "18.0.0"

# A scalar's entry, of four bits. ScalarWidth.swift reads it.
AMBIGUOUS = 3  # In place of a width of 0, 1 or 2.
JOINS = 4
HAS_VARIANTS = 8

# What unicodedata2 does not know. Each list is of ranges, in hexadecimal.

# DerivedCoreProperties.txt, Default_Ignorable_Code_Point: fillers, and what is reserved for
# further controls. Those that are marks or format controls need no mention; neither may U+115F,
# which stands for the consonant of a Hangul syllable, and has the width of one.
IGNORABLE = "2065 3164 FFA0 FFF0-FFF8 E0000-E0FFF"

# The later letters of a Hangul syllable, in the cells of the first: V and T of
# GraphemeBreakProperty.txt, and what their blocks reserve for more of them.
LATER_JAMO = "1160-11FF D7B0-D7FF"

# Format controls that show. GraphemeBreakProperty.txt, Prepend, and the soft hyphen.
VISIBLE_CONTROLS = "00AD 0600-0605 06DD 070F 0890-0891 08E2 110BD 110CD"

# Letters and symbols that share a grapheme cluster with the letter before or behind them.
# GraphemeBreakProperty.txt: L, V that are not Hangul, Prepend, Extend, SpacingMark,
# Regional_Indicator; DerivedCoreProperties.txt: InCB=Linker. Spacing marks and viramas are known
# by their category and combining class.
JOINING = (
    "0600-0605 06DD 070F 0890-0891 08E2 0D4E 0E33 0EB3 1100-115F 1CF5-1CF6 200D A960-A97C FE0E-FE0F"
    " FF9E-FF9F 110BD 110CD 111C2-111C3 113D1 1193F 11941 11A3A 11A84-11A89 11D46 11F02 16D63"
    " 16D67-16D6A 1F1E6-1F1FF 1F3FB-1F3FF"
)

# emoji-variation-sequences.txt: what U+FE0E and U+FE0F change.
VARIANTS = """
    0023 002A 0030-0039 00A9 00AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF
    23E9-23F3 23F8-23FA 24C2 25AA-25AB 25B6 25C0 25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D
    2620 2622-2623 2626 262A 262E-262F 2638-263A 2640 2642 2648-2653 265F-2660 2663 2665-2666 2668
    267B 267E-267F 2692-2697 2699 269B-269C 26A0-26A1 26A7 26AA-26AB 26B0-26B1 26BD-26BE 26C4-26C5
    26C8 26CE-26CF 26D1 26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD 2702 2705 2708-270D 270F 2712
    2714 2716 271D 2721 2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 2763-2764 2795-2797 27A1
    27B0 27BF 2934-2935 2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F170-1F171
    1F17E-1F17F 1F202 1F21A 1F22F 1F237 1F30D-1F30F 1F315 1F31C 1F321 1F324-1F32C 1F336 1F378 1F37D
    1F393 1F396-1F397 1F399-1F39B 1F39E-1F39F 1F3A7 1F3AC-1F3AE 1F3C2 1F3C4 1F3C6 1F3CA-1F3CE
    1F3D4-1F3E0 1F3ED 1F3F3 1F3F5 1F3F7 1F408 1F415 1F41F 1F426 1F43F 1F441-1F442 1F446-1F449
    1F44D-1F44E 1F453 1F46A 1F47D 1F4A3 1F4B0 1F4B3 1F4BB 1F4BF 1F4CB 1F4DA 1F4DF 1F4E4-1F4E6
    1F4EA-1F4ED 1F4F7 1F4F9-1F4FB 1F4FD 1F508 1F50D 1F512-1F513 1F549-1F54A 1F550-1F567 1F56F-1F570
    1F573-1F579 1F587 1F58A-1F58D 1F590 1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4 1F5D1-1F5D3
    1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3 1F5FA 1F610 1F687 1F68D 1F691 1F694 1F698 1F6AD 1F6B2
    1F6B9-1F6BA 1F6BC 1F6CB 1F6CD-1F6CF 1F6E0-1F6E5 1F6E9 1F6F0 1F6F3
"""

BLOCK_BITS = 7


def scalars(ranges: str) -> Iterator[int]:
    """The scalars of ranges as above."""
    for item in ranges.split():
        first, _, last = item.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


NO_WIDTH = {*scalars(IGNORABLE), *scalars(LATER_JAMO)}
VISIBLE = set(scalars(VISIBLE_CONTROLS))
JOINED = set(scalars(JOINING))
VARYING = set(scalars(VARIANTS))
REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)


def width(scalar: int) -> int:
    """The width of a scalar alone, or AMBIGUOUS."""
    character = chr(scalar)
    category = unicodedata2.category(character)
    if category == "Mc":
        return 1
    if scalar in NO_WIDTH or category in {"Cc", "Me", "Mn", "Zl", "Zp"}:
        return 0
    if category == "Cf" and scalar not in VISIBLE:
        return 0
    # Neutral by UAX #11, but emoji by default.
    if scalar in REGIONAL_INDICATORS:
        return 2
    return {"W": 2, "F": 2, "A": AMBIGUOUS}.get(unicodedata2.east_asian_width(character), 1)


def entry(scalar: int) -> int:
    """The entry of a scalar in the table."""
    character = chr(scalar)
    is_virama = unicodedata2.combining(character) == 9
    joins = scalar in JOINED or is_virama or unicodedata2.category(character) == "Mc"
    return width(scalar) | JOINS * joins | HAS_VARIANTS * (scalar in VARYING)


def table() -> tuple[list[int], list[str]]:
    """The number of the block of each 128 scalars, and the different blocks."""
    numbers: dict[str, int] = {}
    stages = []
    for start in range(0, 0x110000, 1 << BLOCK_BITS):
        # "0" and the 15 characters behind it.
        block = "".join(chr(48 + entry(start + index)) for index in range(1 << BLOCK_BITS))
        stages.append(numbers.setdefault(block, len(numbers)))
    return stages, list(numbers)


def literal(text: str) -> str:
    """A text without spaces as the lines of a raw string literal."""
    return textwrap.indent("\\#\n".join(textwrap.wrap(text, 92)), "    ")


def main() -> None:
    if unicodedata2.unidata_version != VERSION:
        raise SystemExit(f"needs unicodedata2 {VERSION}, not {unicodedata2.unidata_version}")
    stages, blocks = table()
    # Two characters a number, of 64 each.
    numbers = "".join(chr(48 + stage // 64) + chr(48 + stage % 64) for stage in stages)
    print(f'''\
// Generated by generate-width-table.py from unicodedata2 {VERSION}. Do not edit.

/// The widths of all scalars of Unicode {VERSION}, in two stages. ``ScalarWidth`` reads them.
///
/// Both are strings, for these compile at once, and need no initialization.
enum WidthTable {{
  static let unicodeVersion = "{VERSION}"

  /// The number of low bits of a scalar that are its place in a block.
  static let blockBits: UInt32 = {BLOCK_BITS}

  /// The number of the block of each {1 << BLOCK_BITS} scalars: two digits of base 64, from "0".
  static let blockNumbers: StaticString = #"""
{literal(numbers)}
    """#

  /// The {len(blocks)} different blocks: an entry a scalar, from "0".
  static let blocks: StaticString = #"""
{literal("".join(blocks))}
    """#
}}''')


if __name__ == "__main__":
    main()

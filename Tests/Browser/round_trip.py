#!/usr/bin/env python3
"""Sends hostile contacts through example-contacts, and reads its page as a browser would.

    python3 -m pip install html5lib
    swift build
    python3 Tests/Browser/round_trip.py [--seed NUMBER] [--cases COUNT] [EXAMPLE]

EXAMPLE is the built example-contacts, by default the one under .build. A page passes if it has no
parse error, if each contact's texts are in it, in order, and if its elements are those of the page
of harmless contacts. A text changes only where it holds what documents may not hold: such code
points become U+FFFD, and CR LF and CR become LF.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from xml.etree.ElementTree import Element

import html5lib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CONTACTS_PER_PAGE = 500

MARKUP = [
    "<", ">", "&", '"', "'", "`", "=", "/", "<b>", "</b>", "<!--", "-->", "--!>", "<![CDATA[",
    "]]>", "<!DOCTYPE html>", "<?xml?>", "<script>alert(1)</script>", "</script", "</style>",
    "</title>", "</textarea>", "<plaintext>", "<svg/onload=alert(1)>",
    "<img src=x onerror=alert(1)>",
    '"><img src=x>', "' onclick='alert(1)", '" autofocus onfocus="alert(1)', "</bdi></span></li>",
    "</ul></section></main></body></html>", "<template>", "<table><tr>", "<select><option>",
    "&amp;", "&lt;b&gt;", "&#60;", "&#x3C;", "&#0;", "&#x80;", "&lt", "&notin;", "&NotEqualTilde;",
    "&;", "&#;", "&#x;", "&copy", "&amp;lt;", "javascript:alert(1)", "{{1}}", "${1}", "%3Cb%3E",
]
# What follows a quote or a bracket and makes one Character of both.
JOINING = ["\u0301", "\u0338", "\u20DD", "\u0489", "\uFE0F", "\u200D", "\u034F", "\U000E0061"]
TEXTS = [
    "\r", "\r\n", "\n\r", "\n", "\t", "\r\r\n", "\0", "\x01", "\x0B", "\x0C", "\x1B[31m", "\x7F",
    "\x80", "\x85", "\x9F", "\u2028", "\u2029", "\u202E", "\u202D", "\u2066", "\u2067", "\u2069",
    "\u200E", "\u200F", "\u061C", "\u200B", "\u2060", "\uFEFF", "\uFFFC", "\uFFFD", "\u00AD",
    "\uFDD0", "\uFDEF", "\uFFFE", "\uFFFF", "\U0001FFFE", "\U0010FFFF", "\uE000", "\U000F0000",
    "é", "e\u0301", "ﬃ", "\u212A", "İ", "ẞ", "א ב", "محمد", "ไทย", "हिन्दी", "한글",
    "\u1112\u1161\u11AB", "漢字", "👩‍👩‍👧‍👦", "🇨🇭", "👍🏽", "1️⃣", "🏴\U000E0067\U000E0062\U000E007F",
    "Z" + "\u0335" * 40,
]
# A name must not begin or end with what readers of contacts trim.
TRIMMED = re.compile(r"[\s\x85\u200B]")
FORBIDDEN = re.compile(
    "[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFDD0-\uFDEF"
    + "".join(chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF) for plane in range(17))
    + "]"
)

Contact = dict[str, object]


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks the page of hostile contacts.")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--cases", type=int, default=10_000, help="number of random contacts")
    parser.add_argument("example", type=pathlib.Path, nargs="?")
    arguments = parser.parse_args()
    example = (arguments.example or built_example()).resolve()

    chance = random.Random(arguments.seed)
    suites = {
        "chosen texts": list(chosen_names()),
        "scalars": list(scalar_names()),
        f"random texts, seed {arguments.seed}": [
            random_text(chance) for _ in range(arguments.cases)
        ],
    }
    passed = failed = 0
    for title, names in suites.items():
        problems: list[str] = []
        for start in range(0, len(names), CONTACTS_PER_PAGE):
            problems += check_page(example, names[start : start + CONTACTS_PER_PAGE])
        print(f"{title}: {len(names)} contacts, {len(problems)} problems")
        print("\n".join(problems[:10] + [""] if problems else []), end="")
        passed += max(len(names) - len(problems), 0)
        failed += len(problems)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def built_example() -> pathlib.Path:
    for configuration in ("release", "debug"):
        example = ROOT / ".build" / configuration / "example-contacts"
        if example.is_file():
            return example
    sys.exit("example-contacts is not built: run swift build")


# Names


def chosen_names() -> Iterable[str]:
    """Each text alone, between letters, and before and behind what joins it."""
    for text in MARKUP + TEXTS:
        yield untrimmed(text)
        yield f"a{text}b"
        for mark in JOINING:
            yield untrimmed(f"{text}{mark}b")
            yield untrimmed(f"a{mark}{text}")
    for first in MARKUP:
        for second in TEXTS:
            yield untrimmed(first + second)


def scalar_names() -> Iterable[str]:
    """All scalars of the first planes and the borders of the others, some in each name."""
    scalars = [*range(0xD800), *range(0xE000, 0x20000)]
    for plane in range(2, 17):
        scalars += range(plane << 16, (plane << 16) + 64)
        scalars += range((plane << 16) + 0xFFC0, (plane << 16) + 0x10000)
    for start in range(0, len(scalars), 64):
        yield "a" + "".join(map(chr, scalars[start : start + 64])) + "b"


def random_text(chance: random.Random) -> str:
    pieces = []
    for _ in range(chance.randint(1, 12)):
        kind = chance.random()
        if kind < 0.4:
            pieces.append(chance.choice(MARKUP))
        elif kind < 0.7:
            pieces.append(chance.choice(TEXTS))
        elif kind < 0.85:
            pieces.append(chance.choice(JOINING))
        else:
            scalar = chance.randrange(0x110000 - 0x800)
            pieces.append(chr(scalar if scalar < 0xD800 else scalar + 0x800))
    return untrimmed("".join(pieces))


def untrimmed(text: str) -> str:
    """The text with a letter where it begins or ends with white space."""
    before = "a" if TRIMMED.match(text[0]) else ""
    behind = "b" if TRIMMED.match(text[-1]) else ""
    return before + text + behind


# Pages


def contact(index: int, text: str) -> Contact:
    """A contact whose texts all hold a text; its index decides which texts it has."""
    made: Contact = {"name": text, "isFriend": index % 3 == 0}
    if index % 2:
        made["id"] = f"{index}{text}"
    if index % 5:
        made["organization"] = f"o{text}"
    if index % 7 in (1, 2, 3):
        made["emails"] = [f"e{text}"]
    if index % 7 in (3, 4):
        made["phones"] = [f"p{text}"]
    if index % 11 == 0:
        made["given"] = made["family"] = f"n{text}"
    return made


def check_page(example: pathlib.Path, names: list[str]) -> list[str]:
    """What is wrong with the page of contacts of these names."""
    contacts = [contact(index, name) for index, name in enumerate(names)]
    harmless = [contact(index, f"x{index}") for index in range(len(names))]
    page, problems = parse(present(example, contacts))
    plain_page, _ = parse(present(example, harmless))

    in_order = sorted(contacts, key=lambda contact: not contact["isFriend"])
    items = [item for item in page.iterfind(".//*[@class='list-section']/ul/li")]
    if len(items) != len(names):
        return [*problems, f"{len(names)} contacts became {len(items)} items"]
    for expected, item in zip(in_order, items):
        if problem := check_item(expected, item):
            problems.append(problem)
    if shape(page) != shape(plain_page):
        problems.append("the elements are not those of the page of harmless contacts")
    return problems


def present(example: pathlib.Path, contacts: list[Contact]) -> bytes:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(contacts, file)
        file.flush()
        command = [example, "--as", "html", file.name]
        return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def parse(html: bytes) -> tuple[Element, list[str]]:
    html.decode("utf-8", errors="strict")
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    page = parser.parse(html)
    problems = [f"parse error at {place}: {code} {data}" for place, code, data in parser.errors]
    if parser.documentEncoding != "utf-8":
        problems.append(f"the page is read as {parser.documentEncoding}")
    return page, problems


def check_item(expected: Contact, item: Element) -> str | None:
    """What an item of the page does not show as it should."""
    name, organization = read(item, "cell-text"), read(item, "cell-secondary")
    detail = read(item, "cell-detail")
    if name != allowed(expected["name"]):
        return f"the name {ascii(expected['name'])} became {ascii(name)}"
    if organization is not None and organization != allowed(expected.get("organization")):
        return f"the organization of {ascii(expected['name'])} became {ascii(organization)}"
    details = expected.get("emails", []) + expected.get("phones", [])
    if detail is not None and detail not in map(allowed, details):
        return f"the address or number of {ascii(expected['name'])} became {ascii(detail)}"
    for link in item.iter("a"):
        url = link.get("href", "")
        if url.startswith("mailto:") and url not in [f"mailto:{allowed(text)}" for text in details]:
            return f"the link of {ascii(expected['name'])} became {ascii(url)}"
    return None


def read(item: Element, class_name: str) -> str | None:
    """The text of the element of a class."""
    found = item.find(f".//*[@class='{class_name}']")
    return None if found is None else "".join(found.itertext())


def allowed(text: object) -> str:
    """A text as a page may hold it."""
    return FORBIDDEN.sub("\uFFFD", re.sub("\r\n?", "\n", str(text)))


def shape(element: Element) -> tuple:
    """An element without its texts: what it and its children are."""
    attributes = sorted((key, value) for key, value in element.items() if key != "href")
    return (element.tag, "href" in element.keys(), attributes, [shape(child) for child in element])


if __name__ == "__main__":
    sys.exit(main())

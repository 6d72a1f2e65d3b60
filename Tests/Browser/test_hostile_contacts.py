"""Hostile contacts go through example-contacts, and its page is read as a browser would.

A page passes if it has no parse error, if each contact's texts are in it, in order, and if its
elements are those of the page of harmless contacts. A text changes only where it holds what
documents may not hold: such code points become U+FFFD, and CR LF and CR become LF.
"""

import functools
import json
import pathlib
import random
import re
import subprocess
import tempfile
from collections.abc import Iterable
from xml.etree.ElementTree import Element

import html5lib

from conftest import example_contacts
from hostile_texts import JOINING, MARKUP, TEXTS, UNUSUAL, allowed, random_text

CONTACTS_PER_PAGE = 500

# A name must not begin or end with what readers of contacts trim.
TRIMMED = re.compile(r"[\s\x85\u200B]")

Contact = dict[str, object]


def test_chosen_names_stay_texts(folder, counts):
    check(list(chosen_names()), counts, "chosen names")


def test_all_scalars_stay_texts(folder, counts):
    check(list(scalar_names()), counts, "scalars")


def test_random_names_stay_texts(folder, counts, pytestconfig):
    seed = pytestconfig.getoption("seed")
    chance = random.Random(seed)
    names = [untrimmed(random_text(chance)) for _ in range(pytestconfig.getoption("contacts"))]
    check(names, counts, f"random names, --seed {seed}")


def check(names: list[str], counts: dict[str, str], title: str) -> None:
    problems: list[str] = []
    for start in range(0, len(names), CONTACTS_PER_PAGE):
        problems += check_page(example_contacts(), names[start : start + CONTACTS_PER_PAGE])
    counts[title] = f"{len(names)} contacts, {len(problems)} problems"
    assert not problems[:10], title


# Names


def chosen_names() -> Iterable[str]:
    """Each text alone, between letters, and before and behind what joins it."""
    for text in MARKUP + TEXTS + UNUSUAL:
        yield untrimmed(text)
        yield f"a{text}b"
        for mark in JOINING:
            yield untrimmed(f"{text}{mark}b")
            yield untrimmed(f"a{mark}{text}")
    for first in MARKUP:
        for second in TEXTS + UNUSUAL:
            yield untrimmed(first + second)


def scalar_names() -> Iterable[str]:
    """All scalars of the first planes and the borders of the others, some in each name."""
    scalars = [*range(0xD800), *range(0xE000, 0x20000)]
    for plane in range(2, 17):
        scalars += range(plane << 16, (plane << 16) + 64)
        scalars += range((plane << 16) + 0xFFC0, (plane << 16) + 0x10000)
    for start in range(0, len(scalars), 64):
        yield "a" + "".join(map(chr, scalars[start : start + 64])) + "b"


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
    page, problems = parse(present(example, contacts))

    in_order = sorted(contacts, key=lambda contact: not contact["isFriend"])
    items = [item for item in page.iterfind(".//section/ul/li")]
    if len(items) != len(names):
        return [*problems, f"{len(names)} contacts became {len(items)} items"]
    for expected, item in zip(in_order, items):
        if problem := check_item(expected, item):
            problems.append(problem)
    if shape(page) != harmless_shape(example, len(names)):
        problems.append("the elements are not those of the page of harmless contacts")
    return problems


@functools.cache
def harmless_shape(example: pathlib.Path, count: int) -> tuple:
    """The elements of the page of as many harmless contacts."""
    contacts = [contact(index, f"x{index}") for index in range(count)]
    page, _ = parse(present(example, contacts))
    return shape(page)


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


def shape(element: Element) -> tuple:
    """An element without its texts: what it and its children are."""
    attributes = sorted((key, value) for key, value in element.items() if key != "href")
    return (element.tag, "href" in element.keys(), attributes, [shape(child) for child in element])

"""Hostile texts stay texts, in each place of a page that takes one."""

import pathlib
import xml.etree.ElementTree as tree

import html5lib
import pytest

from browser import Browser
from hostile_texts import CHOSEN, allowed
from sample_pages import BY_NAME

HOSTILE = [name for name in BY_NAME if name.startswith("hostile")]
ALL = allowed("".join(CHOSEN))
# Each third item has one under it with the same texts.
ITEMS = [allowed(text) for index, text in enumerate(CHOSEN)
         for _ in range(2 if index % 3 == 0 else 1)]


def parse(file: pathlib.Path) -> tree.Element:
    return html5lib.HTMLParser(namespaceHTMLElements=False).parse(file.read_bytes())


def shape(element: tree.Element) -> tuple:
    """An element without its texts: what it and its children are."""
    # The words in these come from the page, those in others from the list.
    kept = ("class", "role", "type", "scope", "colspan", "tabindex", "hidden", "open", "dir")
    attributes = sorted((key, unnamed(value) if key in kept else "")
                        for key, value in element.items())
    return (element.tag, attributes, [shape(child) for child in element])


def unnamed(value: str) -> str:
    """Classes without those that sections have by their names."""
    return " ".join(word for word in value.split(" ") if not word.startswith("list-section-"))


def text(element: tree.Element) -> str:
    return "".join(element.itertext())


@pytest.mark.parametrize("page", [name for name in HOSTILE if not BY_NAME[name].is_odd])
def test_a_page_has_the_elements_of_a_harmless_one(folder, page: str):
    hostile, harmless = (
        parse(folder / f"{name}.html") for name in (page, page.replace("hostile", "harmless")))
    assert shape(hostile) == shape(harmless)


@pytest.mark.parametrize("page", HOSTILE)
def test_texts_of_the_page_are_whole(folder, page: str):
    html = parse(folder / f"{page}.html")
    assert text(html.find(".//title")) == ALL
    assert text(html.find(".//h1")) == ALL
    assert text(html.find(".//label")) == allowed(CHOSEN[3])
    assert html.find(".//input").get("data-count") == allowed(CHOSEN[4]) + "%d of %d"
    assert text(html.find(".//p[@hidden]")) == allowed(CHOSEN[5])
    if (index := html.find(".//nav")) is not None:
        assert index.get("aria-label") == "x" + ALL
    if page == "hostile-table":
        assert text(html.find(".//caption")) == ALL
    else:
        assert text(html.find(".//*[@class='list-header']")) == ALL
    assert text(html.find(".//*[@class='list-footer']")) == ALL


def test_texts_of_items_are_whole(folder):
    html = parse(folder / "hostile-list.html")
    for name in ("cell-text", "cell-secondary", "cell-detail"):
        texts = [text(element) for element in html.iterfind(f".//*[@class='{name}']")]
        assert texts == ITEMS


def test_texts_of_sections_are_whole(folder):
    html = parse(folder / "hostile-list.html")
    starts = range(0, len(CHOSEN), 12)
    assert [text(heading) for heading in html.iterfind(".//h2")] == [
        f"{start} " + allowed(CHOSEN[start]) for start in starts]
    assert [text(footer) for footer in html.iterfind(".//*[@class='section-footer']")] == [
        allowed("".join(CHOSEN[start : start + 12])) for start in starts]


def test_attributes_of_fragments_are_whole(folder):
    html = parse(folder / "hostile-fragments.html")
    for name in ("title", "aria-label", "data-note"):
        assert [element.get(name) for element in html.iterfind(".//span[@data-note]")] == ITEMS


@pytest.mark.parametrize("page", HOSTILE)
def test_links_and_pictures_lead_nowhere_but_where_links_may(browser: Browser, page: str):
    browser.open(page)
    schemes = set(browser.run(
        "return [...document.querySelectorAll('a[href]')].map(link => link.protocol)"
        ".concat([...document.images].map(image => new URL(image.src, location).protocol))"))
    assert schemes <= {"file:", "http:", "https:", "mailto:", "tel:"}


@pytest.mark.parametrize("page", HOSTILE)
def test_a_page_has_but_its_own_style_and_script(browser: Browser, page: str):
    browser.open(page)
    assert browser.run(
        "return [...document.querySelectorAll('script, style, iframe, object, embed, form, base,"
        " template, svg')].map(element => element.localName)") == ["style", "script"]

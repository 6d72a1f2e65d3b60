"""The pages hold what they should, so that the other tests look at something."""

import pytest

from browser import Browser
from sample_pages import PAGES, Page

ROWS = ".list li, .list tbody tr:not([class^=section])"


def test_every_page_is_listed(folder):
    assert {file.stem for file in folder.glob("*.html")} == {page.name for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_holds_its_items_and_sections(browser: Browser, page: Page):
    browser.open(page)
    count = "return document.querySelectorAll(arguments[0]).length"
    assert browser.run(count, ROWS) == page.items
    assert browser.run(count, ".list .list-section") == page.sections
    assert browser.run(count, "#list-search") == page.has_search
    assert browser.run(count, ".list-index") == page.has_index
    assert browser.run("return document.documentElement.dir") == ("rtl" if page.rtl else "ltr")
    assert browser.run("return document.querySelectorAll('h1').length") == 1
    assert browser.run("return document.title.length") > 0


EVERYTHING = [
    "h1", ".list-header", ".list-section", "h2", ".section-footer", ".list-footer", ".cell-image",
    "a.cell-link[href]", ".cell-secondary", ".cell-detail", "strong.cell-text", ".cell-text.muted",
    ".cell-text.destructive", "mark.cell-text", "bdi mark", "bdi strong", "bdi .muted",
    "bdi .destructive", ".list-search", ".list-index a", "body > footer",
]


@pytest.mark.parametrize("css", EVERYTHING)
def test_a_list_shows_everything_that_it_can(browser: Browser, css: str):
    browser.open("list")
    assert browser.all(css)


IN_TABLES = [
    "caption", "th[scope=col]", "th[scope=row]", "th[scope=rowgroup]", "td.end.number", "td.center",
    "td.end:not(.number)", "td.cut", "tr.section-footer", "tfoot td", ".list-footer",
]


@pytest.mark.parametrize("css", IN_TABLES)
def test_a_table_shows_everything_that_it_can(browser: Browser, css: str):
    browser.open("table")
    assert browser.all(css)


@pytest.mark.parametrize("page", ["empty-list", "empty-table"])
def test_a_placeholder_stands_in_for_items(browser: Browser, page: str):
    browser.open(page)
    assert [element.text for element in browser.all(".list .placeholder")] == ["Nobody is here"]


def test_sections_whose_identifiers_print_alike_have_ids_of_their_own(browser: Browser):
    browser.open("alike")
    ids = browser.run("return [...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids))
    assert browser.run(
        "return [...document.querySelectorAll('section')].map(section =>"
        " document.getElementById(section.getAttribute('aria-labelledby')).closest('section')"
        " === section)") == [True, True]

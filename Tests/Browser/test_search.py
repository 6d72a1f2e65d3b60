"""A search shows what holds all words, tells how much that is, and leaves nothing behind."""

import pathlib
import statistics
import unicodedata

import pytest

from browser import BACKSPACE, ESCAPE, Browser
from sample_pages import USED, Page, pages

HELP = (pathlib.Path(__file__).parent / "search.js").read_text()
SEARCHED = [page for page in USED if page.has_search and page.items] + pages("large-list")
SOME = pages("list", "table", "outline", "rtl-outline", "hostile-list", "large-list")


def open_search(browser: Browser, page: Page | str) -> None:
    browser.open(page)
    browser.run(HELP)


def search(browser: Browser, query: str) -> dict:
    browser.run_async("searchFor(...arguments)", query)
    return browser.run("return seen()")


def folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M").upper()


def first_words(browser: Browser) -> list[str]:
    return browser.run(
        "return (document.querySelector('.list .cell-text bdi')"
        " ?? rows()[0].querySelector('bdi')).textContent").split()


def status(page: Page, found: int) -> str:
    return page.count.replace("%d", str(found), 1).replace("%d", str(page.items), 1)


@pytest.mark.parametrize("page", SEARCHED, ids=str)
def test_what_holds_all_words_is_found(browser: Browser, page: Page):
    open_search(browser, page)
    words = first_words(browser)
    first = words[0]
    # Ever longer, then folded, then backwards.
    queries = [first[: end + 1] for end in range(len(first))]
    queries += [folded(first).lower(), " ".join(reversed(words))]
    for query in queries:
        seen = search(browser, query)
        parts = folded(query).split()
        assert seen["status"] == status(page, browser.run("return countOf(arguments[0])", parts))
        assert seen["shown"] > 0 and not seen["isEmpty"], query
        assert seen["index"] in (False, None)
        assert seen["marks"], query
        assert all(folded(mark) in "".join(parts) or any(part in folded(mark) for part in parts)
                   for mark in seen["marks"]), (query, seen["marks"][:5])


@pytest.mark.parametrize("page", SOME, ids=str)
def test_what_is_nowhere_is_not_found(browser: Browser, page: Page):
    open_search(browser, page)
    seen = search(browser, "\u2603\u2603")
    assert (seen["shown"], seen["sections"], seen["marks"]) == (0, 0, [])
    assert seen["isEmpty"]
    assert seen["status"] == status(page, 0)


@pytest.mark.parametrize("page", SOME, ids=str)
def test_escape_takes_a_search_back(browser: Browser, page: Page):
    open_search(browser, page)
    search(browser, first_words(browser)[0])
    browser.press(ESCAPE)
    browser.run_async("settle(arguments[0])")
    assert browser.run("return field.value") == ""
    assert browser.run("return state() === before")
    assert browser.run("return seen().status") == ""


@pytest.mark.parametrize("page", pages("list", "outline", "table", "rtl-outline"), ids=str)
def test_the_slash_leads_to_the_field_and_is_a_slash_there(browser: Browser, page: Page):
    open_search(browser, page)
    browser.press("/")
    assert browser.run("return document.activeElement === field && field.value === ''")
    browser.press("/")
    assert browser.run("return field.value") == "/"


def test_what_an_item_is_under_shows_with_it(browser: Browser):
    open_search(browser, "outline")
    search(browser, "beach")
    assert browser.run(
        "return rows().filter(row => row.checkVisibility())"
        ".map(row => row.querySelector('.cell-text').textContent)"
    ) == ["Pictures", "Summer", "Beach"]


# The parents of the last item of these are no lists around it.
@pytest.mark.parametrize("page", ["less-deep", "less-deep-table"])
def test_what_an_item_is_under_shows_with_it_on_every_level(browser: Browser, page: str):
    open_search(browser, page)
    search(browser, "item 110")
    assert browser.run(
        "return rows().filter(row => row.checkVisibility())"
        ".map(row => [...row.querySelectorAll('bdi')][0].textContent)"
    ) == [f"Item {level}" for level in range(1, 111)]


@pytest.mark.parametrize("page", pages("list", "large-list"), ids=str)
def test_leaving_the_field_and_coming_back_while_rows_return_loses_none(
    browser: Browser, page: Page
):
    open_search(browser, page)
    search(browser, "\u2603")
    browser.press(ESCAPE)
    browser.run("field.blur(); field.focus()")
    browser.run_async("settle(arguments[0])")
    assert browser.run("return seen().shown") == page.items
    assert browser.run("return state() === before")


def test_all_rows_are_back_before_the_page_is_printed(browser: Browser):
    open_search(browser, "large-list")
    search(browser, "\u2603")
    assert browser.run(
        "field.value = ''; field.dispatchEvent(new Event('input'));"
        "dispatchEvent(new Event('beforeprint')); return seen().shown") == 10_000


def test_what_the_reader_opened_stays_open_where_nothing_is_searched_for(browser: Browser):
    open_search(browser, "outline")
    opened = browser.run(
        "field.focus(); field.blur();"
        "const all = [...document.querySelectorAll('details')];"
        "all.forEach(details => details.open = !details.open);"
        "dispatchEvent(new Event('pageshow')); return all.map(details => details.open)")
    assert browser.run(
        "return [...document.querySelectorAll('details')].map(details => details.open)") == opened


def test_what_the_page_hid_stays_hidden(browser: Browser):
    open_search(browser, "list")
    browser.run("rows()[1].hidden = true")
    search(browser, "\u2603")
    browser.press(ESCAPE)
    browser.run_async("settle(arguments[0])")
    assert browser.run("return rows().map(row => row.hidden).indexOf(true)") == 1


# How many of the items in the window are marked, once it has come to rest.
MARKED = """
const done = arguments[0];
setTimeout(() => {
  const nodes = [...CSS.highlights.get('list-match')].map(range => range.startContainer);
  const inWindow = rows().filter(row => {
    const box = row.getBoundingClientRect();
    return row.checkVisibility() && box.bottom > 0 && box.top < innerHeight;
  });
  done([inWindow.filter(row => nodes.some(node => row.contains(node))).length, inWindow.length]);
}, 300);
"""


@pytest.mark.parametrize("place", [0, 20_000, 200_000, 100_000])
def test_all_that_is_found_in_the_window_is_marked(browser: Browser, place: int):
    open_search(browser, "large-list")
    search(browser, "e")
    browser.run("scrollTo(0, arguments[0])", place)
    marked, shown = browser.run_async(MARKED)
    assert marked == shown > 5


def test_all_that_is_found_is_marked_where_the_list_scrolls_by_itself(browser: Browser):
    open_search(browser, "large-list")
    browser.run("document.querySelector('.list').style = 'height: 300px; overflow: auto'")
    search(browser, "e")
    browser.run("document.querySelector('.list').scrollTop = 20_000")
    marked, shown = browser.run_async(MARKED)
    assert marked == shown > 5


def test_the_status_is_a_live_region_and_names_the_field(browser: Browser):
    open_search(browser, "list")
    assert browser.run("return field.labels[0].textContent") == "Search"
    assert browser.run("return !!document.querySelector('[role=search] [role=status]')")


# Listens for keys, and notes when the page has painted what became of each in the window.
LISTEN = """
window.times = [];
let start;
addEventListener('keydown', event => start = event.timeStamp, true);
field.addEventListener('input', () => requestAnimationFrame(() => setTimeout(() =>
  times.push(performance.now() - start))));
field.focus();
"""
WAIT = """
const [count, done] = arguments;
const look = () => times.length >= count ? done(times) : setTimeout(look, 5);
look();
"""


@pytest.mark.parametrize("page", pages("large-list", "large-table"), ids=str)
def test_a_key_changes_a_page_of_10_000_contacts(browser: Browser, counts, page: Page):
    open_search(browser, page)
    browser.run(LISTEN)
    keys = [*"anna m", *[BACKSPACE] * 6]
    for count, key in enumerate(keys, 1):
        browser.press(key)
        times = browser.run_async(WAIT, count)
    assert len(times) == len(keys)
    browser.run_async("settle(arguments[0])")
    assert browser.run("return field.value === '' && seen().shown === rows().length")
    counts[f"from a key to the changed page of {page}"] = (
        f"{statistics.median(times):.0f} ms, {max(times):.0f} ms at most, {len(times)} keys")

"""Outlines open and close, and tell each item's level, however deep it is."""

import pytest

from browser import ENTER, SPACE, Browser

# The level of an item, as its attribute tells, or else as many lists as it is in; and its own text.
ITEMS = """
const levels = new Map();
const levelOf = list => {
  if (!list) return 0;
  if (!levels.has(list)) levels.set(list, levelOf(list.parentElement.closest('ul')) + 1);
  return levels.get(list);
};
return [...document.querySelector('.list').querySelectorAll('li')].map(item => [
  +(item.getAttribute('aria-level') ?? levelOf(item.parentElement)),
  item.querySelector('bdi').textContent,
  item.checkVisibility(),
]);
"""


@pytest.mark.parametrize("page", ["deep-expanded", "deep-collapsed"])
def test_each_of_10_000_nested_items_has_its_level(browser: Browser, page: str, counts):
    browser.open(page)
    items = browser.run(ITEMS)
    expected = [[level, f"Item {level}"] for level in range(1, 10_001)]
    assert [item[:2] for item in items] == expected
    # None fell out of its list, as what is too deep does.
    assert browser.run("return [...document.querySelectorAll('li')].every(item =>"
                       " item.parentElement.matches('ul') && item.closest('.list'))")
    shown = sum(item[2] for item in items)
    assert shown == (10_000 if page == "deep-expanded" else 1)
    counts[f"levels of {page}"] = f"{len(items)} items, {shown} shown at first"


def test_each_of_10_000_nested_rows_tells_its_level(browser: Browser, counts):
    browser.open("deep-table")
    rows = browser.run(
        "return [...document.querySelectorAll('tbody th')].map(cell => cell.textContent)")
    assert rows == ["Item 1"] + [f"Level {level}: Item {level}" for level in range(2, 10_001)]
    counts["levels of deep-table"] = f"{len(rows)} rows"


def test_opening_each_level_shows_what_is_deepest(browser: Browser):
    browser.open("deep-collapsed")
    browser.run("document.querySelectorAll('details').forEach(details => details.open = true)")
    assert all(item[2] for item in browser.run(ITEMS))


# Focuses a summary, and tells whether that could be.
FOCUS = """
const summary = document.querySelectorAll('summary')[arguments[0]];
summary.focus();
return document.activeElement === summary;
"""
OPEN = "return [...document.querySelectorAll('details')].map(details => details.open)"


@pytest.mark.parametrize("page", ["outline", "outline-with-links", "rtl-outline"])
def test_enter_and_space_open_and_close(browser: Browser, page: str):
    browser.open(page)
    before = browser.run(OPEN)
    for key in (ENTER, SPACE):
        for number in range(len(before)):
            if not browser.run(FOCUS, number):
                continue  # it is in what is closed
            browser.press(key)
            after = browser.run(OPEN)
            assert after == [*before[:number], not before[number], *before[number + 1 :]]
            browser.press(key)
            assert browser.run(OPEN) == before


@pytest.mark.parametrize("page", ["outline", "outline-with-links", "rtl-outline"])
def test_a_click_opens_and_closes(browser: Browser, page: str):
    browser.open(page)
    before = browser.run(OPEN)
    # At its start, for a link may stand further on.
    browser.run(
        "const summary = document.querySelector('summary');"
        "const { left, right, top, height } = summary.getBoundingClientRect();"
        "const x = document.dir === 'rtl' ? right - 8 : left + 8;"
        "document.elementFromPoint(x, top + height / 2).click()")
    assert browser.run(OPEN) == [not before[0], *before[1:]]


def test_a_link_of_an_item_with_others_under_it_leads_on_and_opens_nothing(browser: Browser):
    browser.open("outline-with-links")
    before = browser.run(OPEN)
    browser.all(".parent a")[0].click()
    assert browser.driver.current_url.endswith("#section-Home__start")
    assert browser.run(OPEN) == before


@pytest.mark.parametrize("page", ["outline", "outline-with-links", "rtl-outline"])
def test_each_summary_has_a_name(browser: Browser, page: str):
    browser.open(page)
    browser.run("document.querySelectorAll('details').forEach(details => details.open = true)")
    summaries = browser.all("summary")
    assert summaries and all(summary.accessible_name for summary in summaries)

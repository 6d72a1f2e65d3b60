"""All of a page can be reached and used by keys, and shows where the focus is."""

import pytest

from browser import NARROW, TAB, WIDE, Browser, Window
from sample_pages import Page, pages

TABBED = pages(
    "contacts", "files", "list", "table", "outline", "outline-with-links", "outline-table", "rtl-list",
    "rtl-table", "rtl-outline", "alike", "empty-list", "empty-table",
    "hostile-list")

# What takes the focus, in the order of the page.
STOPS = """
window.stops = [...document.querySelectorAll('a[href], input, summary, [tabindex="0"]')]
  .filter(element => element.checkVisibility());
document.activeElement.blur();
return stops.map(element => element.outerHTML.slice(0, 120));
"""

# Where the focus is, whether an outline shows it, and whether it is what shows at its place.
FOCUS = """
const element = document.activeElement;
const { outlineStyle, outlineWidth } = getComputedStyle(element);
const within = (from, to, end) => [Math.max(from, 0), Math.min(to, end)];
const points = [...element.getClientRects()].flatMap(rect => {
  // A table may be taller than the window.
  const [left, right] = within(rect.left, rect.right, innerWidth);
  const [top, bottom] = within(rect.top, rect.bottom, innerHeight);
  return left >= right || top >= bottom ? []
    : [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
});
const isAt = ([x, y]) => {
  const at = document.elementFromPoint(x, y);
  return at && (element.contains(at) || at.contains(element) && at.matches('summary'));
};
return {
  stop: stops.indexOf(element),
  isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
  isInSight: points.some(isAt),
};
"""


@pytest.mark.parametrize("window", [NARROW, WIDE], ids=str)
@pytest.mark.parametrize("page", TABBED, ids=str)
def test_tab_reaches_all_and_shows_where(browser: Browser, page: Page, window: Window):
    browser.open(page, window)
    stops = browser.run(STOPS)
    everything = list(range(len(stops)))
    assert [tab(browser, stops) for _ in everything] == everything
    # And back, where headings that stick could cover what has the focus.
    back = everything[-2::-1]
    assert [tab(browser, stops, shift=True) for _ in back] == back


def tab(browser: Browser, stops: list[str], *, shift: bool = False) -> int:
    """Goes to the next stop, which must show, and returns its number."""
    browser.press(TAB, shift=shift)
    focus = browser.run(FOCUS)
    assert focus["stop"] >= 0
    assert focus["isOutlined"], stops[focus["stop"]]
    assert focus["isInSight"], stops[focus["stop"]]
    return focus["stop"]


KINDS = {
    "list": ["#list-search", ".list-index a", ".list li a"],
    "table": ["#list-search", ".list-index a", ".list-table", ".list td a, .list th a"],
    "outline-with-links": ["#list-search", ".list-index a", "summary", ".list li a"],
    "rtl-outline": ["#list-search", ".list-index a", "summary"],
}


@pytest.mark.parametrize("page", KINDS)
def test_what_is_used_by_pointer_takes_the_focus(browser: Browser, page: str):
    browser.open(page)
    browser.run(STOPS)
    for kind in KINDS[page]:
        assert browser.run("return stops.some(stop => stop.matches(arguments[0]))", kind), kind

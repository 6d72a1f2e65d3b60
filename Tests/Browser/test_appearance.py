"""Pages fit their window, and all of their text can be read in it, light and dark."""

import pytest

from browser import NARROW, WIDE, WINDOWS, Browser, Window
from looks import APPEARANCE, Looks
from sample_pages import SMALL, Page, pages

# To find the colours of 10,000 items takes long, and the small pages have the same elements.
CASES = [(page, window) for page in SMALL for window in WINDOWS]


@pytest.mark.parametrize(("page", "window"), CASES, ids=str)
def test_text_has_contrast(looks: Looks, page: Page, window: Window):
    appearance = looks.at(page, window).appearance
    assert appearance["count"] >= min(page.items, 1)
    assert not appearance["faint"]


@pytest.mark.parametrize(("page", "window"), CASES, ids=str)
def test_a_page_fits_its_window(looks: Looks, page: Page, window: Window):
    appearance = looks.at(page, window).appearance
    # A page that is too wide makes a phone's window wider, so the asked width is the measure.
    assert appearance["width"] == window.width
    assert appearance["contentWidth"] <= window.width


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    "page", [page for page in SMALL if page.name != "bare"], ids=str)
def test_light_and_dark_differ(looks: Looks, page: Page, width: int):
    light, dark = (looks.at(page, Window(width, scheme)).appearance for scheme in ("light", "dark"))
    assert light["background"] != dark["background"]
    assert light["color"] != dark["color"]


# The spacing that WCAG asks pages to bear.
SPACED = """
const style = document.createElement('style');
style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
document.head.append(style);
const cut = [...document.querySelectorAll('.list *, .list-index a')].filter(element =>
  element.checkVisibility() && !element.closest('.cut, .visually-hidden, .list-table')
  && (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && getComputedStyle(element).overflowX !== 'visible'));
return [document.documentElement.scrollWidth, cut.map(element => element.outerHTML.slice(0, 200))];
"""


# As wide as a window of 1,280 that is four times as large, which WCAG asks for as well.
@pytest.mark.parametrize("page", [page for page in SMALL if not page.is_odd], ids=str)
def test_text_may_be_large_and_spaced(browser: Browser, page: Page):
    browser.open(page, Window(320, "light"))
    width, cut = browser.run(SPACED)
    assert width <= 320
    assert not cut


# The rule that the documents show.
TALL = """
const section = document.querySelector('.list-section');
const name = [...section.classList].find(name => name.startsWith('list-section-'));
const style = document.createElement('style');
style.textContent = `.${name} li { min-height: 144px }`;
document.head.append(style);
const least = items => Math.min(...items.map(item => item.getBoundingClientRect().height));
const items = [...document.querySelectorAll('.list li')].filter(item => item.checkVisibility());
return [true, false].map(isIn => least(items.filter(item => section.contains(item) === isIn)));
"""


@pytest.mark.parametrize("page", ["contacts", "list", "outline", "theme"])
def test_a_rule_makes_the_items_of_one_section_higher(browser: Browser, page: str):
    browser.open(page)
    inside, outside = browser.run(TALL)
    assert inside >= 144
    assert outside < 100


def test_faint_text_is_seen(browser: Browser):
    browser.open_html("<!DOCTYPE html><p style='color: #888; background: #999'>Faint")
    assert [text["text"] for text in browser.run(APPEARANCE)["faint"]] == ["Faint"]


# A table is wider than a phone, and scrolls by itself.
def test_a_table_scrolls_in_a_narrow_window(browser: Browser):
    browser.open("table", NARROW)
    table = "const table = document.querySelector('.list-table');"
    assert browser.run(table + "return table.scrollWidth > table.clientWidth")
    browser.run(table + "table.focus()")
    browser.command("Input.dispatchKeyEvent", type="keyDown", key="ArrowRight",
                    code="ArrowRight", windowsVirtualKeyCode=39)
    assert browser.run_async(
        "const done = arguments[0];"
        "setTimeout(() => done(document.querySelector('.list-table').scrollLeft), 300)") > 0


def test_rows_of_a_table_stay_in_its_window(browser: Browser):
    browser.open("table", WIDE)
    assert browser.run(
        "return document.querySelector('.list-table').getBoundingClientRect().right") <= WIDE.width


@pytest.mark.parametrize("page", ["outline", "outline-with-links", "rtl-outline"])
def test_outlines_do_not_move_for_who_wants_no_motion(browser: Browser, page: str):
    motion = ("return getComputedStyle(document.querySelector('summary'), '::before')"
              ".transitionProperty")
    browser.open(page)
    assert browser.run(motion) == "rotate"
    browser.open(page, reduced_motion=True)
    assert browser.run(motion) in ("none", "all")
    assert browser.run(motion.replace("Property", "Duration")) == "0s"


PRINTED = """
const shows = css => [...document.querySelectorAll(css)].some(element => element.checkVisibility());
return {
  search: shows('.list-search'), index: shows('.list-index'), title: shows('h1'),
  unprinted: [...document.querySelectorAll('.list li, .list tr')]
    .filter(row => !row.checkVisibility()).length,
};
"""


@pytest.mark.parametrize(
    "page", [page for page in SMALL if page.name not in ("bare", "stylesheet")], ids=str)
def test_all_is_printed_but_what_is_for_use(browser: Browser, page: Page):
    browser.open(page, media="print")
    printed = browser.run(PRINTED)
    assert printed == {"search": False, "index": False, "title": True, "unprinted": 0}

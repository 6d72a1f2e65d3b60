"""The links of a section index lead to their sections."""

import pytest

from browser import NARROW, WIDE, Browser, Window
from sample_pages import Page, pages

INDEXED = pages("contacts", "list", "alike", "table", "outline", "outline-table", "rtl-list",
                "rtl-table", "hostile-list", "hostile-table")
CASES = [(page, window) for page in INDEXED for window in (NARROW, WIDE)]


# Follows a link, and tells where its section is: its heading at the top of the window, or in it at
# the end of the page, not covered, and its first item right below.
FOLLOW = """
const [number, done] = arguments;
const link = document.querySelectorAll('.list-index a')[number];
link.click();
setTimeout(() => {
  const target = document.getElementById(link.hash.slice(1));
  const heading = target.querySelector('h2, th') ?? target;
  const first = target.querySelector('li, tr:not(.section-header)') ?? heading;
  const { left, top, bottom, height } = heading.getBoundingClientRect();
  // A heading may be taller than the window.
  const at = document.elementFromPoint(left + 8, top + Math.min(height, 20) / 2);
  done({
    top, height: innerHeight, isShown: heading.contains(at),
    gap: heading === first ? 0 : Math.abs(first.getBoundingClientRect().top - bottom),
    isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
  });
}, 60);
"""


@pytest.mark.parametrize(("page", "window"), CASES, ids=str)
def test_links_lead_to_sections(browser: Browser, page: Page, window: Window):
    browser.open(page, window)
    links = browser.run(
        "return [...document.querySelectorAll('.list-index a')].map(link => link.hash.slice(1))")
    targets = browser.run(
        "return [...document.querySelectorAll('.list-section')].map(section => section.id)")
    assert links == targets
    # Downwards, then upwards, where headings that stick are not at their place.
    for number in [*range(len(links)), *reversed(range(len(links)))]:
        place = browser.run_async(FOLLOW, number)
        assert -1 < place["top"] < place["height"], (number, place)
        assert place["top"] < 99 or place["isAtEnd"], (number, place)
        assert place["gap"] < 99, (number, place)
        assert place["isShown"], (number, place)


def test_the_index_has_a_name(browser: Browser):
    browser.open("list")
    name = browser.run("return document.querySelector('nav').getAttribute('aria-label')")
    assert name == "Sections"

"""Without scripts, all can be read and used but the search, which does not show."""

import pytest

from browser import Browser
from sample_pages import SMALL, Page, pages


@pytest.mark.parametrize("page", SMALL, ids=str)
def test_no_field_shows_that_does_nothing(browser: Browser, page: Page):
    browser.open(page, scripts=False)
    assert not [field for field in browser.all("input, .list-search") if field.is_displayed()]
    assert not [text for text in browser.all(".list-nothing") if text.is_displayed()]


def test_with_scripts_the_field_shows(browser: Browser):
    browser.open("list")
    assert [field.is_displayed() for field in browser.all("input")] == [True]


@pytest.mark.parametrize("page", pages("list", "table", "rtl-list"), ids=str)
def test_all_items_show(browser: Browser, page: Page):
    browser.open(page, scripts=False)
    rows = browser.all(".list li, .list tbody tr:not([class^=section])")
    assert len(rows) == page.items
    assert all(row.is_displayed() for row in rows)


@pytest.mark.parametrize("page", pages("list", "table", "rtl-list", "outline"), ids=str)
def test_the_index_leads_to_sections(browser: Browser, page: Page):
    browser.open(page, scripts=False)
    link = browser.all(".list-index a")[-1]
    target = link.get_attribute("href").split("#")[1]
    link.click()
    assert browser.driver.current_url.endswith(f"#{target}")
    assert browser.all(f"#{target}")[0].is_displayed()


@pytest.mark.parametrize("page", pages("outline", "outline-with-links", "rtl-outline"), ids=str)
def test_outlines_open_and_close(browser: Browser, page: Page):
    browser.open(page, scripts=False)
    details = browser.all("details")[0]
    assert details.get_attribute("open")
    # By key, for its middle may be a link.
    summary = browser.all("summary")[0]
    summary.send_keys(" ")
    assert not details.get_attribute("open")
    summary.send_keys(" ")
    assert details.get_attribute("open")

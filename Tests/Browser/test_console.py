"""Pages say nothing in the console, and ask for nothing but themselves and their pictures."""

import pytest

from browser import WIDE, Browser, Window
from looks import APPEARANCE, Looks
from sample_pages import SMALL, Page
from test_appearance import CASES

# The hostile links are those of pictures, too.
QUIET = [(page, window) for page, window in CASES if not page.is_odd]


@pytest.mark.parametrize(("page", "window"), QUIET, ids=str)
def test_the_console_stays_empty(looks: Looks, page: Page, window: Window):
    assert not looks.at(page, window).console


@pytest.mark.parametrize(("page", "window"), QUIET, ids=str)
def test_nothing_else_is_asked_for(looks: Looks, page: Page, window: Window):
    allowed = {looks.browser.url(page.name), looks.browser.url("picture").replace("html", "svg")}
    assert looks.at(page, window).requests <= allowed


@pytest.mark.parametrize("page", SMALL, ids=str)
def test_no_attribute_holds_a_style_or_a_script(looks: Looks, page: Page):
    assert not looks.at(page, WIDE).appearance["attributes"]


def test_what_the_console_says_is_seen(browser: Browser):
    browser.open_html("<!DOCTYPE html><script>console.error('heard')</script>")
    assert ["heard" in message for message in browser.console()] == [True]


def test_what_is_asked_for_is_seen(browser: Browser):
    browser.open_html("<!DOCTYPE html><img src='nowhere.png'>")
    assert any(url.endswith("nowhere.png") for url in browser.requests())


def test_attributes_that_hold_styles_and_scripts_are_seen(browser: Browser):
    browser.open_html("<!DOCTYPE html><p style='color: red' onclick='alert(1)'>Text")
    assert browser.run(APPEARANCE)["attributes"] == ["style", "onclick"]

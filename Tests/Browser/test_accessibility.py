"""axe finds nothing by the rules of WCAG 2.2 AA, nor by its own best practices."""

import pytest

from browser import NARROW, WIDE, Browser, Window
from looks import Looks, run_axe
from sample_pages import SMALL, Page

# axe takes minutes for pages of thousands of items; less-deep and the small lists and tables have
# the same elements. Narrow and dark, wide and light: the contrast in all four windows is in
# test_appearance. Hostile pages take long, and are like others in all that a window changes.
CASES = [(page, window) for page in SMALL if not page.is_odd
         for window in ([WIDE] if page.name.startswith(("hostile", "less")) else [NARROW, WIDE])]


@pytest.mark.parametrize(("page", "window"), CASES, ids=str)
def test_axe_finds_no_violation(looks: Looks, page: Page, window: Window):
    result = looks.accessibility(page, window)
    assert len(result["passes"]) > 10
    assert not result["violations"]


FAULTS = {
    "color-contrast": "<p style='color: #999; background: white'>Faint</p>",
    "image-alt": "<img src='data:,'>",
    "label": "<input>",
    "target-size": "<a href='#' style='font: 8px/8px serif; display: inline-block'>a</a>"
                   "<a href='#' style='font: 8px/8px serif; display: inline-block'>b</a>",
    "nested-interactive": "<details><summary>a <a href='#'>b</a></summary></details>",
    "region": "<p>Outside</p>",
}


@pytest.mark.parametrize("rule", FAULTS)
def test_axe_sees_a_fault(browser: Browser, rule: str):
    browser.open_html(f"<!DOCTYPE html><html lang=en><title>Faults</title>{FAULTS[rule]}")
    assert rule in [violation.split(":")[0] for violation in run_axe(browser)["violations"]]

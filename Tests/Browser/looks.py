"""Looks at pages in windows, once each, and keeps what is seen for all tests."""

import dataclasses
import importlib.resources
import pathlib

from browser import Browser, Window
from sample_pages import Page

AXE = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
APPEARANCE = (pathlib.Path(__file__).parent / "appearance.js").read_text()

RUN_AXE = """
const [standards, done] = arguments;
axe.run({
  runOnly: standards,
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}).then(({ violations, passes, incomplete, testEngine }) => done({
  version: testEngine.version,
  passes: passes.map(rule => rule.id),
  incomplete: incomplete.map(rule => rule.id),
  violations: violations.map(rule => `${rule.id}: ${rule.nodes.length} times, such as `
    + rule.nodes.slice(0, 2).map(node => `${node.target}: ${node.html.slice(0, 200)}: `
      + node.failureSummary).join(', ')),
}));
"""


@dataclasses.dataclass
class Look:
    """What a page shows in a window. Its appearance is what appearance.js returns."""

    appearance: dict
    console: list[str]
    requests: set[str]


class Looks:
    """What was seen until now."""

    def __init__(self, browser: Browser, screenshots: pathlib.Path) -> None:
        self.browser = browser
        self.screenshots = screenshots
        self.screenshots.mkdir(parents=True, exist_ok=True)
        for old in self.screenshots.glob("*.png"):
            old.unlink()
        self.seen: dict[tuple[str, Window], Look] = {}
        self.axe: dict[tuple[str, Window], dict] = {}

    def at(self, page: Page, window: Window) -> Look:
        if (page.name, window) not in self.seen:
            self.open(page, window)
        return self.seen[page.name, window]

    def accessibility(self, page: Page, window: Window) -> dict:
        """What axe says of a page."""
        self.open(page, window)
        self.axe[page.name, window] = result = run_axe(self.browser)
        return result

    def open(self, page: Page, window: Window) -> None:
        """Opens a page, and looks at it if it is for the first time."""
        self.browser.open(page, window)
        if (page.name, window) in self.seen:
            return
        self.browser.driver.save_screenshot(str(self.screenshots / f"{page}-{window}.png"))
        appearance = self.browser.run(APPEARANCE)
        self.seen[page.name, window] = Look(
            appearance, self.browser.console(), self.browser.requests())

    def count(self, counts: dict[str, str]) -> None:
        """Tells how much was looked at."""
        texts = sum(look.appearance["count"] for look in self.seen.values())
        least = min((look.appearance["least"]["ratio"] for look in self.seen.values()), default=0)
        counts["windows"] = f"{len(self.seen)} looks, {texts} texts, least contrast {least:.2f}"
        if self.axe:
            results = self.axe.values()
            passed = {rule for result in results for rule in result["passes"]}
            violations = sum(len(result["violations"]) for result in results)
            counts[f"axe {next(iter(results))['version']}"] = (
                f"{len(results)} runs, {len(passed)} rules passed"
                f" {sum(len(result['passes']) for result in results)} times,"
                f" {violations} violations")
        counts["screenshots"] = str(self.screenshots)


def run_axe(browser: Browser) -> dict:
    """What axe says of the page that is open."""
    browser.run(AXE)
    return browser.run_async(RUN_AXE, STANDARDS)

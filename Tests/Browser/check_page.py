#!/usr/bin/env python3
"""Looks at a page in Chromium, narrow and wide, light and dark.

    apt-get install chromium chromium-driver; python3 -m pip install selenium
    python3 Tests/Browser/check_page.py [--screenshots FOLDER] PAGE

PAGE is the path of an HTML file. In each window it must fit the width, ask for nothing but itself,
leave the console empty, and show all its text with a contrast of at least 4.5:1 (3:1 where it is
large). Light and dark must differ. Then its search, its index and its outlines are used, where it
has them, see page_use.py. FOLDER receives page-360-light.png and so on.
"""

import argparse
import json
import pathlib
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from page_use import use

WIDTHS = (360, 1280)
HEIGHT = 800
SCHEMES = ("light", "dark")

# The text with the least contrast to what is painted behind it, by the formula of WCAG 2.2.
# Colours are painted on a canvas first, since styles may name them in any colour space.
LEAST_CONTRAST = """
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
canvas.canvas.width = canvas.canvas.height = 1;
function painted(colors) {
  canvas.fillStyle = 'white';
  for (const color of ['white', ...colors]) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
function luminance(rgb) {
  const [r, g, b] = rgb.map(value => value / 255)
    .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
function backgrounds(element) {
  const colors = [getComputedStyle(document.documentElement).colorScheme.includes('dark')
    && matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white'];
  const chain = [];
  for (let node = element; node; node = node.parentElement) chain.unshift(node);
  return [...colors, ...chain.map(node => getComputedStyle(node).backgroundColor)];
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
  const style = getComputedStyle(element);
  const colors = backgrounds(element);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  const ratio = contrast(painted([...colors, style.color]), painted(colors));
  texts.push({
    text: walker.currentNode.data.trim().slice(0, 40), ratio, isEnough: ratio >= (isLarge ? 3 : 4.5)
  });
}
const body = backgrounds(document.body);
return {
  count: texts.length,
  least: texts.reduce((a, b) => b.ratio < a.ratio ? b : a, { ratio: Infinity, text: '' }),
  faint: texts.filter(text => !text.isEnough).slice(0, 5),
  background: painted(body),
  color: painted([...body, getComputedStyle(document.body).color]),
  width: innerWidth,
  contentWidth: document.documentElement.scrollWidth,
};
"""


class Checks:
    """Counts checks, and prints those that fail."""

    passed = 0
    failed = 0

    def expect(self, holds: bool, message: str) -> None:
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"failed: {message}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks at a page in Chromium.")
    parser.add_argument("--screenshots", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("page", type=pathlib.Path)
    arguments = parser.parse_args()
    url = arguments.page.resolve(strict=True).as_uri()
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)

    checks = Checks()
    driver = start_browser()
    try:
        for width in WIDTHS:
            seen = {}
            for scheme in SCHEMES:
                seen[scheme] = check(driver, url, width, scheme, checks)
                if arguments.screenshots:
                    file = arguments.screenshots / f"page-{width}-{scheme}.png"
                    checks.expect(driver.save_screenshot(str(file)), f"{file} can be written")
            for part in ("background", "color"):
                light, dark = (seen[scheme][part] for scheme in SCHEMES)
                checks.expect(light != dark, f"{width}: the {part} is {light} in light and dark")
        use(driver, url, checks.expect)
    finally:
        driver.quit()
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


def start_browser() -> webdriver.Chrome:
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def check(driver: webdriver.Chrome, url: str, width: int, scheme: str, checks: Checks) -> dict:
    """Opens the page in a window, and returns what is seen."""
    driver.get("about:blank")
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": width < 600},
    )
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
    )
    driver.get_log("browser")
    driver.get_log("performance")
    driver.get(url)
    time.sleep(0.2)  # for what a script asks for afterwards
    seen = driver.execute_script(LEAST_CONTRAST)

    place = f"{width} {scheme}"
    # A page that is too wide makes a phone's window wider, so the asked width is the measure.
    content = seen["contentWidth"]
    checks.expect(content <= width, f"{place}: the content is {content} wide")
    checks.expect(seen["width"] == width, f"{place}: the window became {seen['width']} wide")
    messages = [entry["message"] for entry in driver.get_log("browser")
                if entry["level"] in ("WARNING", "SEVERE")]
    checks.expect(not messages, f"{place}: the console says {messages}")
    others = requests(driver) - {url}
    checks.expect(not others, f"{place}: the page asks for {others}")
    checks.expect(seen["count"] > 0, f"{place}: the page shows no text")
    checks.expect(not seen["faint"], f"{place}: too little contrast: {seen['faint']}")
    least = seen["least"]
    print(f"{place}: {seen['count']} texts, least contrast {least['ratio']:.2f} ({least['text']})")
    return seen


def requests(driver: webdriver.Chrome) -> set[str]:
    """The URLs that were asked for, but for those that hold their data."""
    messages = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    urls = {
        message["params"]["request"]["url"]
        for message in messages
        if message["method"] == "Network.requestWillBeSent"
    }
    return {url for url in urls if not url.startswith("data:")}


if __name__ == "__main__":
    sys.exit(main())

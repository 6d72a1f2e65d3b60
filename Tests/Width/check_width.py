#!/usr/bin/env python3
"""Compares the widths of DisplayWidth with those of wcwidth, which knows nothing of them.

    apt-get install unicode-data
    python3 -m pip install -r Tests/Width/requirements.txt
    swift build
    python3 Tests/Width/check_width.py [--seed NUMBER] [--texts COUNT] [DISPLAY-WIDTHS]

DISPLAY-WIDTHS is the built display-widths, by default the one under .build. It is a program, and
not a file of widths that a test writes, so that the texts are made up here, beside the oracle.

A text is cut into grapheme clusters by someone else than Swift: GraphemeBreakTest.txt or wcwidth.
Its width must be the sum of its clusters' widths, and these must be those that wcwidth tells. Where
they are not, EXCUSES must have the reason.

Unicode is of four versions here: the widths, and wcwidth, are of 18.0, the clusters of Swift 6.3
are of 17.0, and the texts of Debian are of 15.0.
"""

import argparse
import dataclasses
import pathlib
import random
import re
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator

import unicodedata2
import wcwidth

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DATA = pathlib.Path("/usr/share/unicode")
ORACLE = "wcwidth 0.9.4, of Unicode 18.0.0"
DATA_VERSION = "15.0"

MODIFIERS = {chr(scalar) for scalar in range(0x1F3FB, 0x1F400)}


@dataclasses.dataclass
class Difference:
    """A cluster, its width by us, and its width by wcwidth."""

    cluster: str
    ours: int
    theirs: int


@dataclasses.dataclass
class Excuse:
    """Why a cluster has another width than wcwidth says."""

    reason: str
    applies: Callable[[Difference], bool]


EXCUSES = [
    Excuse(
        "A cluster has at most two cells; wcwidth adds up letters that are joined by no virama.",
        lambda it: it.theirs > 2 and it.ours == 2,
    ),
    Excuse(
        "A spacing mark shows also without a letter before it; wcwidth gives it no cell then.",
        lambda it: is_spacing_mark(base(it.cluster)) and it.ours > it.theirs,
    ),
    Excuse(
        "A modifier makes an emoji, of two cells, of what is text by default (UTS #51, 2.4); for"
        " wcwidth it stays text.",
        lambda it: not MODIFIERS.isdisjoint(it.cluster) and (it.ours, it.theirs) == (2, 1),
    ),
    Excuse(
        "Joined symbols have two cells, as the emoji that they become; wcwidth counts the first.",
        lambda it: "\u200d" in it.cluster and (it.ours, it.theirs) == (2, 1),
    ),
    Excuse(
        "What follows a joiner has cells if it joins nothing; wcwidth always passes over it.",
        lambda it: "\u200d" in it.cluster and it.ours > it.theirs == 0,
    ),
    Excuse(
        "A selector acts on the symbol right before it (UTS #51, 1.4.3); for wcwidth others may"
        " stand between.",
        lambda it: has_selector_behind_mark(it.cluster) and {it.ours, it.theirs} == {1, 2},
    ),
    Excuse(
        "A spacing mark has a cell also behind a selector; wcwidth misses it there.",
        lambda it: has_spacing_mark_behind_selector(it.cluster) and (it.ours, it.theirs) == (2, 1),
    ),
    Excuse(
        "A virama joins consonants only (UAX #29, GB9c), in Swift those of six scripts; for wcwidth"
        " it joins whatever stands before and behind it.",
        lambda it: 0 < it.ours <= 2 * parts_joined_by_viramas(it.cluster),
    ),
]


def is_spacing_mark(character: str) -> bool:
    return unicodedata2.category(character) == "Mc"


def has_spacing_mark_behind_selector(cluster: str) -> bool:
    selectors = [cluster.find(selector) for selector in "\ufe0e\ufe0f"]
    first = min((index for index in selectors if index >= 0), default=len(cluster))
    return any(map(is_spacing_mark, cluster[first:]))


def has_selector_behind_mark(cluster: str) -> bool:
    pairs = zip(cluster, cluster[1:])
    return any(after in "\ufe0e\ufe0f" and wcwidth.wcwidth(mark) == 0 for mark, after in pairs)


def parts_joined_by_viramas(cluster: str) -> int:
    """The number of letters that stand behind viramas, and one more; 0 if there are none."""
    count = 0
    is_behind_virama = False
    for character in cluster:
        is_letter = wcwidth.wcwidth(character) > 0
        count += is_behind_virama and is_letter
        is_behind_virama = (is_behind_virama and not is_letter) or is_virama(character)
    return count and count + 1


def is_virama(character: str) -> bool:
    return unicodedata2.combining(character) == 9


def base(cluster: str) -> str:
    """The first scalar that is more than a mark without width."""
    return next((c for c in cluster if wcwidth.wcwidth(c) or is_spacing_mark(c)), "a")


class Widths:
    """The widths that Swift tells."""

    def __init__(self, program: pathlib.Path) -> None:
        self.program = program

    def of(self, texts: list[str], *options: str) -> list[int]:
        lines = "".join(" ".join(f"{ord(c):X}" for c in text) + "\n" for text in texts)
        done = subprocess.run(
            [self.program, *options], input=lines, capture_output=True, text=True, check=True
        )
        widths = [int(line) for line in done.stdout.splitlines()]
        if len(widths) != len(texts):
            raise SystemExit(f"error: {len(widths)} widths of {len(texts)} texts")
        return widths


def spelled(text: str) -> str:
    return " ".join(f"U+{ord(c):04X}" for c in text)


def emoji() -> list[tuple[str, str]]:
    """Emoji, and whether they are qualified."""
    lines = (DATA / "emoji/emoji-test.txt").read_text(encoding="utf-8").splitlines()
    if f"# Version: {DATA_VERSION}" not in lines:
        raise SystemExit(f"error: emoji-test.txt is not of version {DATA_VERSION}")
    found = [re.match(r"([0-9A-F ]+?) *; ([a-z-]+)", line) for line in lines]
    return [("".join(chr(int(c, 16)) for c in it[1].split()), it[2]) for it in found if it]


def break_tests() -> list[list[str]]:
    """The clusters of each text of GraphemeBreakTest.txt."""
    text = (DATA / "auxiliary/GraphemeBreakTest.txt").read_text(encoding="utf-8")
    tests = []
    for line in text.splitlines():
        clusters = line.partition("#")[0].split("÷")[1:-1]
        # Surrogates are no scalars.
        if clusters and " D800 " not in line.partition("#")[0]:
            tests.append(["".join(chr(int(c, 16)) for c in it.split("×")) for it in clusters])
    return tests


def random_texts(generator: random.Random, count: int, emoji: list[str]) -> Iterator[str]:
    """Texts of letters, marks, emoji and what joins them, of many scripts and of all scalars."""
    kinds = [
        "abc 019#*.", "éüß", "日本語ＡｶﾞﾟＢ。", "한글가각", "ᄀ까ᅢᆨᆩ", "\u0301\u0308\u20dd\u034f",
        "कषमनर\u093e\u093f\u0940\u094d\u0902", "ကခဂ\u1039\u102b\u102c", "กขคงำ\u0e31\u0e34",
        "\u200d\u200d\u200c", "\ufe0e\ufe0f", "\U0001f3fb\U0001f3ff", "🇯🇵🇩🇪🇦", "❤☀☎⌚✂©①±§",
        "😀👩👍🏳🤝⛹☝", "مرحبا\u064b\u0600\u06dd", "שלום\u05b0", "\u200b\u2060\ufeff\u200e\u00ad",
        "\U000e0067\U000e007f", "─│┌└…", "\ue000\U000f0000\u0378\U000e0fff\ufffd",
    ]  # fmt: skip
    for _ in range(count):
        alphabet = "".join(generator.sample(kinds, generator.randint(1, 4)))
        pieces = []
        for _ in range(generator.randint(0, 16)):
            choice = generator.random()
            if choice < 0.03:
                pieces.append(generator.choice(emoji))
            elif choice < 0.08:
                scalar = generator.randrange(0xA0, 0x110000 - 0x800)
                character = chr(scalar if scalar < 0xD800 else scalar + 0x800)
                # A mark of Unicode 18 is for Swift a letter, and begins a cluster.
                if unicodedata.category(character) == unicodedata2.category(character):
                    pieces.append(character)
            else:
                pieces.append(generator.choice(alphabet))
        yield "".join(pieces)


class Check:
    """Compares, and counts the excuses."""

    def __init__(self, widths: Widths) -> None:
        self.widths = widths
        self.problems: list[str] = []
        self.excused: Counter[str] = Counter()

    def compare(self, name: str, texts: list[list[str]], ambiguous: int = 1) -> None:
        """Compares texts, given as their clusters."""
        options = ["--ambiguous-is-wide"] if ambiguous == 2 else []
        clusters = [cluster for text in texts for cluster in text]
        ours = self.widths.of(clusters, *options)
        remaining = iter(ours)
        whole = self.widths.of(["".join(text) for text in texts], *options)
        for text, width in zip(texts, whole):
            total = sum(next(remaining) for _ in text)
            if width != total:
                parts = " | ".join(map(spelled, text))
                self.problems.append(f"{name}: {parts}: {width}, but its clusters {total}")
        for cluster, width in zip(clusters, ours):
            theirs = wcwidth.wcswidth(cluster, ambiguous_width=ambiguous)
            # Controls have no width in wcwidth.
            if theirs >= 0:
                self.explain(name, Difference(cluster, width, theirs))
        print(f"{name}: {len(texts)} texts, {len(clusters)} clusters")

    def explain(self, name: str, it: Difference) -> None:
        if it.ours == it.theirs:
            return
        for excuse in EXCUSES:
            if excuse.applies(it):
                self.excused[excuse.reason] += 1
                return
        self.problems.append(f"{name}: {spelled(it.cluster)}: {it.ours}, by wcwidth {it.theirs}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", type=pathlib.Path,
                        default=ROOT / ".build/debug/display-widths")  # fmt: skip
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--texts", type=int, default=20_000)
    options = parser.parse_args()
    if (wcwidth.__version__, wcwidth.list_versions()[-1]) != ("0.9.4", "18.0.0"):
        raise SystemExit(f"error: the oracle must be {ORACLE}")
    print(f"Oracle: {ORACLE}. Texts: Unicode {DATA_VERSION}, of Debian. Seed: {options.seed}")

    check = Check(Widths(options.program.resolve()))
    sequences = emoji()
    qualified = [text for text, status in sequences if status == "fully-qualified"]
    for text, width in zip(qualified, check.widths.of(qualified)):
        if width != 2:
            check.problems.append(f"fully qualified emoji: {spelled(text)}: {width}, not 2")
    print(f"{len(qualified)} fully qualified emoji")
    check.compare("emoji-test.txt", [[text] for text, _ in sequences])
    check.compare("GraphemeBreakTest.txt", break_tests())
    scalars = [chr(scalar) for scalar in [*range(0xD800), *range(0xE000, 0x110000)]]
    check.compare("each scalar", [[scalar] for scalar in scalars])
    check.compare("each scalar, ambiguous wide", [[scalar] for scalar in scalars], ambiguous=2)
    # No symbol beyond has two forms.
    selected = [[c + selector] for c in scalars if c < "\U00020000" for selector in "\ufe0e\ufe0f"]
    check.compare("each scalar with each selector", selected)
    texts = list(random_texts(random.Random(options.seed), options.texts, qualified))
    clusters = [list(wcwidth.iter_graphemes(text)) for text in texts]
    check.compare("random texts", clusters)
    check.compare("random texts, ambiguous wide", clusters, ambiguous=2)

    for reason, count in check.excused.items():
        print(f"{count} excused: {reason}")
    print("\n".join(check.problems[:40]))
    print(f"{len(check.problems)} problems")
    return 1 if check.problems else 0


if __name__ == "__main__":
    sys.exit(main())

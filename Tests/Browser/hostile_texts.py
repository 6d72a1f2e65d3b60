"""Texts that try to become markup, and what a page must make of them."""

import random
import re

MARKUP = [
    "<", ">", "&", '"', "'", "`", "=", "/", "<b>", "</b>", "<!--", "-->", "--!>", "<![CDATA[",
    "]]>", "<!DOCTYPE html>", "<?xml?>", "<script>alert(1)</script>", "</script", "</style>",
    "</title>", "</textarea>", "<plaintext>", "<svg/onload=alert(1)>",
    "<img src=x onerror=alert(1)>",
    '"><img src=x>', "' onclick='alert(1)", '" autofocus onfocus="alert(1)', "</bdi></span></li>",
    "</ul></section></main></body></html>", "<template>", "<table><tr>", "<select><option>",
    "&amp;", "&lt;b&gt;", "&#60;", "&#x3C;", "&#0;", "&#x80;", "&lt", "&notin;", "&NotEqualTilde;",
    "&;", "&#;", "&#x;", "&copy", "&amp;lt;", "javascript:alert(1)", "{{1}}", "${1}", "%3Cb%3E",
]
# What follows a quote or a bracket and makes one Character of both.
JOINING = ["\u0301", "\u0338", "\u20DD", "\u0489", "\uFE0F", "\u200D", "\u034F", "\U000E0061"]
TEXTS = [
    "\r", "\r\n", "\n\r", "\n", "\t", "\r\r\n", "\0", "\x01", "\x0B", "\x0C", "\x1B[31m", "\x7F",
    "\x80", "\x85", "\x9F", "\u2028", "\u2029", "\u202E", "\u202D", "\u2066", "\u2067", "\u2069",
    "\u200E", "\u200F", "\u061C", "\u200B", "\u2060", "\uFEFF", "\uFFFC", "\uFFFD", "\u00AD",
    "\uFDD0", "\uFDEF", "\uFFFE", "\uFFFF", "\U0001FFFE", "\U0010FFFF",
    "é", "ﬃ", "İ", "ẞ", "א ב", "محمد", "ไทย", "हिन्दी", "한글",
    "漢字", "👩‍👩‍👧‍👦", "🇨🇭", "👍🏽", "1️⃣", "🏴\U000E0067\U000E0062\U000E007F",
    "Z" + "\u0335" * 40,
]
# What vnu warns of: private use, and what is not in Normalization Form C.
UNUSUAL = ["\uE000", "\U000F0000", "e\u0301", "\u212A", "\u1112\u1161\u11AB"]
# Each text once in pages that axe and vnu check. None is blank, for a link of a blank text is a
# fault.
CHOSEN = MARKUP + [f"a{text}b" for text in TEXTS]
FORBIDDEN = re.compile(
    "[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFDD0-\uFDEF"
    + "".join(chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF) for plane in range(17))
    + "]"
)


def allowed(text: object) -> str:
    """A text as a page may hold it."""
    return FORBIDDEN.sub("\uFFFD", re.sub("\r\n?", "\n", str(text)))


def random_text(chance: random.Random) -> str:
    pieces = []
    for _ in range(chance.randint(1, 12)):
        kind = chance.random()
        if kind < 0.4:
            pieces.append(chance.choice(MARKUP))
        elif kind < 0.7:
            pieces.append(chance.choice(TEXTS))
        elif kind < 0.85:
            pieces.append(chance.choice(JOINING))
        else:
            scalar = chance.randrange(0x110000 - 0x800)
            pieces.append(chr(scalar if scalar < 0xD800 else scalar + 0x800))
    return "".join(pieces)

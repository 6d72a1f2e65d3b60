"""Contacts whose names are hard to measure, and ones that attack the terminal."""

import dataclasses
import pathlib


@dataclasses.dataclass
class Contact:
    """A contact, whose texts may hold anything."""

    name: str
    organization: str = ""
    mail: str = ""
    phone: str = ""
    is_friend: bool = False


ESC, BEL, ST = "\x1b", "\x07", "\x1b\\"

HARD_TO_MEASURE = [
    Contact("Ada Lovelace", "Analytical Engines", "ada@example.org", "+44 20 0100", True),
    Contact("华罗庚", "中国科学院数学研究所", "hua@example.org", "+86 10 0100", True),
    Contact("山田 太郎", "株式会社ＡＢＣ", "taro@example.org"),
    Contact("ﾔﾏﾀﾞ ﾀﾛｳ", "半角カナ"),
    Contact("김철수", "한국어 \u1112\u1161\u11ab\u1100\u1173\u11af", "kim@example.org"),
    Contact("محمد الخوارزمي", "بيت الحكمة", "algorithm@example.org", "٠١٢٣"),
    Contact("مُحَمَّد", "نیم\u200cفاصله"),
    Contact("שָׁלוֹם", "עברית"),
    Contact("สมชาย น้ำใจ", "ที่กรุงเทพฯ", "somchai@example.org"),
    Contact("क्षितिज शर्मा", "हिन्दी", "kshitij@example.org"),
    Contact("தமிழ் நிலா", "கோயம்புத்தூர்"),
    Contact("Zoë Ångström", "composed", "zoe@example.org", is_friend=True),
    Contact("Zoe\u0308 A\u030angstro\u0308m", "decomposed", "zoe2@example.org"),
    Contact("Nguye\u0302\u0303n Va\u0306n", "stacked marks"),
    Contact("Zalgo e" + "\u0301\u0300\u0302\u0303" * 4, "sixteen marks"),
    Contact("👩\u200d👩\u200d👧 Family", "joined emoji"),
    Contact("👨\u200d👩\u200d👧\u200d👦👩\u200d🚀", "joined emoji, twice"),
    Contact("🏳\ufe0f\u200d🌈 Pride", "joined flag"),
    Contact("🇯🇵🇩🇪 Flags", "regional indicators"),
    Contact("🇯 Half", "half a flag"),
    Contact("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f England", "tags"),
    Contact("👍🏽👋🏿 Tones", "skin tones"),
    Contact("1\ufe0f\u20e3#\ufe0f\u20e3 Keycaps", "keycaps"),
    Contact("❤\ufe0f☎\ufe0f Hearts", "emoji by selector"),
    Contact("❤☎ Hearts", "text by default"),
    Contact("⌚\ufe0e Watch", "text by selector"),
    Contact("①±§Ω Ambiguous", "of ambiguous width"),
    Contact("soft\u00adhyphen", "soft hyphen"),
    Contact("a \u2502 b | c", "borders \u2502 of its own"),
    Contact("", "No name at all", "nobody@example.org"),
    Contact("At the edge", phone="👍🏽" * 9),
    Contact("At the edge", phone="❤\ufe0f" * 9),
    Contact("At the edge", phone="🏳\ufe0f\u200d🌈" * 9),
    Contact("x" * 150, "y" * 90, "z" * 60 + "@example.org"),
    Contact("長" * 70, "a long wide name"),
]

HOSTILE = [
    Contact(f"{ESC}[31;7mred", f"{ESC}[1mbold", f"{ESC}[4mmail", f"{ESC}[5m1"),
    Contact(f"{ESC}[2J{ESC}[H", "clears the screen"),
    Contact(f"{ESC}c", "resets the terminal"),
    Contact(f"{ESC}[3;9r{ESC}[?6h", "sets the scroll region"),
    Contact(f"{ESC}[?1049h", "takes the other screen"),
    Contact(f"{ESC}[?25l{ESC}[?7l{ESC}[4h", "hides the cursor"),
    Contact(f"{ESC}[10A{ESC}[2K", "goes up and erases"),
    Contact(f"{ESC}[6n{ESC}[c", "asks the terminal to type"),
    Contact(f"{ESC}]0;owned{BEL}", "sets the title"),
    Contact(f"{ESC}]2;owned{ST}", "sets the title, with ST"),
    Contact(f"{ESC}kowned{ST}", "names the window"),
    Contact(f"{ESC}]8;;https://evil.example{ST}link{ESC}]8;;{ST}", "is a link"),
    Contact(f"{ESC}]52;c;b3duZWQ={BEL}", "writes the clipboard"),
    Contact(f"{ESC}Ptmux;{ESC}{ESC}]0;owned{BEL}{ST}", "passes through"),
    Contact(f"{ESC}P1$qm{ST}{ESC}_owned{ST}{ESC}^owned{ST}", "other strings"),
    Contact(f"bell {BEL}{BEL}", "rings"),
    Contact("\x9b31mred\x9d0;owned\x9c\x90\x84\x85", "C1"),
    Contact("right\rleft", "carriage return"),
    Contact("back\b\b\b\bover\x7f\x7f", "backspace"),
    Contact("up\x0b\x0c\x00\x0e\x0f", "other controls"),
    Contact("first\nsecond\r\nthird", "line breaks"),
    Contact("a\tb\tc", "tabs"),
    Contact("\u202edesrever\u202c \u2066isolated\u2069", "bidi \u202eoverride"),
    Contact("zero\u200b\u2060\ufeff\u200e\u200fwidth", "without width"),
    Contact("lines\u2028and\u2029paragraphs", "separators"),
    # At the end, for what is behind an unterminated sequence would belong to it.
    Contact(f"{ESC}]0;owned", "unterminated"),
    Contact(f"{ESC}P", "unterminated, too"),
    Contact(f"{ESC}[", "the same"),
    Contact(ESC, "an escape alone"),
]


def write_cards(contacts: list[Contact], path: pathlib.Path) -> None:
    """Writes a vCard file. Each byte of a text is written in hexadecimal, so that any can be."""

    def quoted(text: str) -> str:
        return "".join(f"={byte:02X}" for byte in text.encode())

    cards = []
    for number, contact in enumerate(contacts):
        cards += ["BEGIN:VCARD", "VERSION:2.1", f"UID:{number}"]
        for name, text in (
            ("FN", contact.name),
            ("ORG", contact.organization),
            ("EMAIL", contact.mail),
            ("TEL", contact.phone),
        ):
            if text:
                cards.append(f"{name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:{quoted(text)}")
        cards += ["CATEGORIES:friends"] * contact.is_friend + ["END:VCARD"]
    path.write_text("\r\n".join(cards) + "\r\n", encoding="utf-8")

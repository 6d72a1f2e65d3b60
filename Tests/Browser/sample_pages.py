"""The pages that are looked at, and what each must hold."""

import dataclasses

from hostile_texts import CHOSEN


@dataclasses.dataclass(frozen=True)
class Page:
    """A page of browser-pages, or that of an example."""

    name: str
    items: int
    sections: int
    rtl: bool = False
    has_search: bool = True
    has_index: bool = True
    # The status that a search shows.
    count: str = "%d of %d"
    # Of thousands of items, it takes long to look at each: such pages are opened less often.
    is_large: bool = False

    def __str__(self) -> str:
        return self.name

    @property
    def is_odd(self) -> bool:
        """Whether its language is none, and its links lead nowhere; that is its author's doing."""
        return self.name in ("hostile-links", "harmless-links")


def hostile(kind: str, texts: str) -> list[Page]:
    chapters = -(-len(CHOSEN) // 12)
    items = len(CHOSEN) + -(-len(CHOSEN) // 3)
    count = "{}%d of %d".format(CHOSEN[4] if texts == "hostile" else "x4")
    return [
        Page(f"{texts}-{kind}", 0 if kind == "empty" else items,
             0 if kind == "empty" else chapters, has_index=kind != "empty", count=count)
    ]


PAGES = [
    Page("contacts", 8, 2),
    Page("files", 10, 1, has_index=False),
    Page("list", 69, 12),
    Page("alike", 3, 2),
    Page("untitled", 3, 1, has_index=False),
    Page("table", 24, 4),
    Page("empty-list", 0, 0, has_index=False),
    Page("empty-table", 0, 0, has_index=False),
    Page("outline", 40, 2),
    Page("outline-with-links", 40, 2),
    Page("outline-table", 35, 2),
    Page("rtl-list", 10, 2, rtl=True, count="%d من %d"),
    Page("rtl-table", 10, 2, rtl=True, count="%d من %d"),
    Page("rtl-outline", 6, 1, rtl=True, count="%d من %d"),
    Page("theme", 69, 12),
    Page("stylesheet", 69, 12),
    Page("bare", 3, 1, has_search=False, has_index=False),
    Page("guarded", 69, 12),
    *(page for kind in ("list", "table", "fragments", "links", "empty")
      for texts in ("hostile", "harmless") for page in hostile(kind, texts)),
    Page("less-deep", 120, 1, has_index=False),
    Page("less-deep-table", 120, 1, has_index=False),
    Page("deep-expanded", 10_000, 1, has_index=False, is_large=True),
    Page("deep-collapsed", 10_000, 1, has_index=False, is_large=True),
    Page("deep-table", 10_000, 1, has_index=False, is_large=True),
    Page("large-list", 10_000, 10, is_large=True),
    Page("large-table", 10_000, 10, is_large=True),
]
# Those that are small, and not only there to be compared with hostile ones.
SMALL = [page for page in PAGES if not page.is_large and not page.name.startswith("harmless")]
# Those of them that are used in a way of their own: the others are the list in another dress.
USED = [page for page in SMALL
        if page.name not in ("theme", "stylesheet", "guarded", "less-deep", "hostile-links")]
BY_NAME = {page.name: page for page in PAGES}


def pages(*names: str) -> list[Page]:
    return [BY_NAME[name] for name in names]

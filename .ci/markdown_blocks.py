"""Reads the fenced blocks of Markdown documents."""

import dataclasses
import pathlib
import re

FENCE = re.compile(r"^(?P<indent> *)(?P<fence>`{3,}|~{3,}) *(?P<language>[^\s,`]*)")
COMMENT = re.compile(r"^ *<!-- *(?P<text>.*?) *-->$")


@dataclasses.dataclass
class Block:
    """A fenced block, and what stands before it."""

    document: pathlib.Path
    line: int
    language: str
    # The text of the comment on the line before the block, if there is one.
    comment: str | None
    # The lines between the block before and this one.
    lines_before: list[str]
    lines: list[str] = dataclasses.field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)

    @property
    def place(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def follows_closely(self) -> bool:
        """Whether at most one paragraph, and no heading, stands before it."""
        text = "\n".join(self.lines_before).strip()
        return not re.search(r"\n\s*\n|^ *#", text, re.MULTILINE)


def read(document: pathlib.Path, name: pathlib.Path) -> list[Block]:
    """The fenced blocks of a document, which goes by a name."""
    blocks: list[Block] = []
    between: list[str] = []
    fence = None
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if fence is None:
            fence = FENCE.match(line)
            if fence is None:
                between.append(line)
                continue
            comment = COMMENT.match(between[-1]) if between else None
            text = comment["text"] if comment else None
            blocks.append(Block(name, number, fence["language"].lower(), text, between))
            between = []
        elif line.strip().startswith(fence["fence"]) and not line.strip(" " + fence["fence"][0]):
            fence = None
        else:
            indent = len(line) - len(line.lstrip(" "))
            blocks[-1].lines.append(line[min(indent, len(fence["indent"])) :])
    return blocks

"""Shows what commands do to a terminal: that of tmux."""

import json
import os
import pathlib
import subprocess
import sys

import pane

FOLDER = pathlib.Path(__file__).resolve().parent

# Text could not reach the clipboard or ring a bell otherwise, and the check could not see it.
CONFIGURATION = """
set -g automatic-rename off
set -g set-clipboard on
set -g allow-rename on
set -g allow-passthrough on
set -g monitor-bell on
set -g bell-action any
set -g @bells none
set-hook -g alert-bell 'set -g @bells rung'
"""


class Screen:
    """What the terminal tells after a command."""

    def __init__(self, told: dict) -> None:
        self.status: int = told["status"]
        self.lines: list[str] = told["lines"]
        self.broken: str | None = told.get("broken")
        self.crooked: list[list[int]] = told.get("crooked", [])
        before, after = told["before"], told["after"]
        self.changes = [
            f"{name} is {after[name].strip()!r}, and was {value.strip()!r}"
            for name, value in before.items()
            if after[name] != value
        ]
        if told["above"] != pane.ABOVE:
            self.changes.append("the screen above is another one")

    @property
    def crooked_rows(self) -> list[str]:
        return [self.lines[number] for number in sorted({place[0] for place in self.crooked})]


def run(command: list[str], folder: pathlib.Path, width: int, height: int = 500) -> Screen:
    """Runs a command in a new terminal of a size."""
    configuration = folder / "tmux.conf"
    configuration.write_text(CONFIGURATION)
    result = folder / "result.json"
    result.unlink(missing_ok=True)
    errors = folder / "errors"
    server = ["tmux", "-u", "-L", f"check-tables-{os.getpid()}", "-f", str(configuration)]
    environment = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
    for name in ("TMUX", "COLUMNS"):
        environment.pop(name, None)
    inside = [sys.executable, str(FOLDER / "pane.py"), str(result), *command]
    # The server ends with the command, and says so on a channel.
    shell = f'exec 2> "{errors}"; "$@"; tmux wait-for -S done'
    session = ["new-session", "-d", "-x", str(width), "-y", str(height)]
    command_line = [*server, *session, "sh", "-c", shell, "sh", *inside, ";", "wait-for", "done"]
    try:
        subprocess.run(command_line, check=True, env=environment, timeout=120)
    finally:
        subprocess.run([*server, "kill-server"], env=environment, capture_output=True, check=False)
    if not result.exists():
        sys.exit(f"{command[0]} could not be run in tmux:\n{errors.read_text()}")
    return Screen(json.loads(result.read_text()))

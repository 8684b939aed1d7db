"""Progress as the store keeps it on the device, made for the tests of the pages that show it."""

import json
from datetime import date, datetime, time, timedelta

KEY = "trionfi.progress"
BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
# What the theme says itself when storage is blocked.
THEMES = ("script: blocked", "console: SecurityError: blocked")
FULL = f"""const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {{
    if (key === {KEY!r} && !window.room) throw new DOMException("full", "QuotaExceededError");
    put.call(this, key, value);
}};
void 0;"""
SORTS = [
    ["mineo-3", "count", 1, None, None], ["mineo-3", "count", 2, None, None], ["mineo-3", "trick", 1, None, None],
    ["permesso-3", "count", 1, None, None], ["mineo-3", "puzzle", 1, None, None],
]


def answer(days_ago: int, number: int = 0, right: bool = True, sort: int = 0, mode: str = "f") -> list:
    """One answer, so many days ago at noon."""
    day = date.today() - timedelta(days=days_ago)
    at = int(datetime.combine(day, time(12, number % 60)).timestamp() * 1000) + number
    return [sort, int(f"{day:%Y%m%d}"), at, 1000 * days_ago + number, int(right), 4000 + 100 * number, mode]


def progress(answers: list[list], runs: list[list] | None = None, device: str = "testtest") -> str:
    """The text of a store."""
    share = {"until": 0, "sorts": SORTS, "sums": [], "streaks": [], "kept": [], "entries": answers, "runs": runs or []}
    return json.dumps({"trionfi": "progress", "version": 1, "device": device, "shares": {device: share}})


def practised() -> str:
    """Some weeks of practice: three days in a row now, nine answers a day, two of them wrong."""
    days = (0, 1, 2, 5, 9, 20)
    answers = [answer(ago, number, number % 4 != 1, number % 3) for ago in days for number in range(9)]
    run = answer(1)[2]
    return progress(answers, [[0, run, 60, 9, 1], [0, run + 1000, 60, 7, 4]])


def keep(page, text: str) -> None:
    """Put a store on the device before the page runs; only once, so that it can change."""
    page.add_init_script(f"localStorage.getItem({KEY!r}) ?? localStorage.setItem({KEY!r}, {text!r})")

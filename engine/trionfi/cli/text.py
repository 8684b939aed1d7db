"""The command line's answers as text for a terminal."""

import json
import textwrap
from collections.abc import Callable, Sequence
from typing import Any

from trionfi.wording import players, series


def _table(rows: Sequence[Sequence[object]]) -> str:
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in texts)


def _span(points: object) -> str:
    return f"{points[0]} to {points[1]}" if isinstance(points, list) else str(points)


def _wrapped(head: str, words: str, source: str = "") -> str:
    text = f"{head}: {words}" + (f" [{source}]" if source else "")
    return textwrap.fill(text, 100, subsequent_indent="    ", break_long_words=False)


def _games(found: list[dict[str, Any]]) -> str:
    rows = [["no.", "slug", "name", "place", "period", "players", "cards", "points"]]
    rows += [[game["ref"], game["slug"], game["name"], game["place"], game["period"], ", ".join(map(str, game["players"])),
              str(game["cards"]), _span(game["points"])] for game in found]
    return _table(rows)


def _show(game: dict[str, Any]) -> str:
    lines = [f"{game['name']} ({game['ref']}, {game['slug']})", f"{game['place']}; {game['period']}",
             f"profile: {game['profile']}", ""]
    lines += [_wrapped(part["name"], part["words"], part["source"]) for part in game["parts"]]
    lines += ["", "Signals"] * bool(game["signals"])
    lines += [_wrapped(f"  {signal['phrase']}", signal["meaning"], signal["source"]) for signal in game["signals"]]
    lines += ["", "Options (the value in force is marked *)"]
    for option in game["options"]:
        lines.append(_wrapped(option["name"], option["words"]))
        for value in option["values"]:
            mark = "*" if value["value"] == option["value"] else " "
            lines.append(_wrapped(f"  {mark} {value['value']}", value["words"], value["source"]))
    lines += ["", "Profiles"]
    lines += [_wrapped(f"  {profile['name']}", profile["words"], profile["source"]) for profile in game["profiles"]]
    return "\n".join(lines)


def _against(found: dict[str, Any]) -> str:
    here, there = found["games"]
    marks = [game["ref"] if here["ref"] != there["ref"] else f"{game['ref']} {game['profile']}" for game in (here, there)]
    wide = max(map(len, marks))
    lines = [f"{game['ref']}  {game['name']}, {game['slug']}" + (f" ({game['profile']})" if game["profile"] else "")
             for game in (here, there)]
    for row in found["differences"]:
        lines += ["", row["name"]]
        for mark, side in zip(marks, ("here", "there"), strict=True):
            lines += [textwrap.fill(f"  {mark:{wide}}  {words}", 100, subsequent_indent=" " * (wide + 4), break_long_words=False)
                      for words in row[side]]
    return "\n".join(lines if found["differences"] else [*lines, "", "nothing differs"])


def _count(found: dict[str, Any]) -> str:
    rows = [[" ".join(batch["cards"]) or batch["note"], batch["note"] if batch["cards"] else "", batch["points"]]
            for batch in found["working"]]
    return (_table(rows) + "\n" if rows else "") + f"{found['points']} card points" + (
        f" ({found['remark']})" if found["remark"] else "")


def _declare(found: dict[str, Any]) -> str:
    if not found["declarations"]:
        return "nothing to declare"
    rows = [[entry["name"], " ".join(entry["cards"]), entry["value"]] for entry in found["declarations"]]
    return _table(rows) + f"\n{found['total']} in all"


def _legal(found: dict[str, Any]) -> str:
    lines = ["may be played: " + (" ".join(found["legal"]) or "nothing")]
    return "\n".join(lines + [f"{card}: {why}" for card, why in found["not"].items()])


def _trick(found: dict[str, Any]) -> str:
    return f"{found['card']} takes the trick (player {found['winner']} counted from the leader, who is 0)"


def _score(found: dict[str, Any]) -> str:
    rows = [[line["label"], *line["amounts"], line["because"]] for line in found["lines"]]
    rows.append(["in all", *found["scores"], found["unit"]])
    rows += [[line["label"], *line["amounts"], f"kept for the match, in {line['ledger']}; {line['because']}"] for line in found["kept"]]
    return _table(rows)


def _sheet(found: dict[str, Any]) -> str:
    def cell(entry: dict[str, Any] | None) -> str:
        return "" if entry is None else f"{entry['points']} {entry['mark']}".strip()

    rows = [["", *(players(seats) for seats in found["columns"])]]
    for number, hand in enumerate(found["hands"], 1):
        rows += [[f"hand {number}" if not place else "", *map(cell, row)] for place, row in enumerate(hand["rows"])]
        rows.append(["" if hand["rows"] else f"hand {number}", *map(str, hand["below"])])
        rows.append(["so far", *map(str, hand["totals"])])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def _form(found: list[dict[str, Any]]) -> str:
    lines = []
    for fact in found:
        values = ", ".join(f"{one['value']} or {one['words']}" if type(one["value"]) is int and str(one["value"]) != one["words"]
                           else str(one["value"]) for one in fact["values"] or [])
        more = f" [{values}]" if values else ""
        default = f", default {_usual(fact['default'])}" if "default" in fact else ""
        lines.append(_wrapped(fact["key"], f"{fact['words']} ({fact['unit']}{more}{default})"))
    return "\n".join([*lines, *_declarable(found)])


def _usual(value: Any) -> str:
    return "none" if isinstance(value, list | tuple) and not value else str(value)


def _declarable(found: list[dict[str, Any]]) -> list[str]:
    """What the facts whose unit is declarations take, those with the same declarations together."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for fact in found:
        if fact.get("declared"):
            tables.setdefault(json.dumps(fact["declared"]), []).append(fact)
    lines = []
    for facts in tables.values():
        keys = ", ".join(fact["key"] for fact in facts)
        sample = json.dumps([[one["name"], one["value"]] for one in facts[0]["sample"]], ensure_ascii=False)
        names = "; ".join(f"{one['name']}: {one['worth']}" for one in facts[0]["declared"])
        lines.append(_wrapped("declarations", f"one whole number for all of them, or a list such as {sample}. {keys} may have: {names}"))
    return lines


def _play(found: dict[str, Any]) -> str:
    rows, players = [], len(found["totals"])
    for number, hand in enumerate(found["hands"], 1):
        words = "; ".join(dict.fromkeys(line["label"] for line in (*hand["lines"], *hand["kept"]))) or "nothing paid"
        scores = hand["scores"]
        if hand["out"]:
            words = f"player {hand['out'][0]} sits out; {words}"
            paid = dict(zip(hand["seats"], scores, strict=False))
            scores = [paid.get(player, "") for player in range(players)]
        elif hand["seats"] != list(range(players)):
            words = f"at the seats sit players {' '.join(map(str, hand['seats']))}; {words}"
        rows.append([f"hand {number}", f"dealer {hand['dealer']}", *scores, words])
        if any(hand["moved"]):
            rows.append(["", "", *hand["moved"], "laid out or taken in by the match"])
    rows.append(["in all", "", *found["totals"], "; ".join([found["unit"], *_stands(found["standing"])])])
    for number, match in enumerate(found["matches"], 1):
        words = "; ".join(f"{line['label']}: {line['because']}" for line in match.get("lines", ()))
        rows.append([f"match {number}", f"{match['hands']} hands", *match.get("scores", [""] * len(found["totals"])), words])
    return "\n".join([_table(rows), *(line for number, hand in enumerate(found["hands"], 1) for line in _account(number, hand))])


def _account(number: int, hand: dict[str, Any]) -> list[str]:
    """The account of a hand as it went on, where it was asked for."""
    if "account" not in hand:
        return []
    lines = [f"{f'trick {one["trick"]}' if one['trick'] else 'at first'}: {one['label']}, {one['because']}: "
             + ("; ".join(f"{side['who']} {side['words']}" for side in one["marked"]) or "the sides are level") for one in hand["account"]]
    return ["", f"hand {number}, as it went on", *(lines or ["nothing fell due"])]


def _stands(standing: dict[str, Any]) -> list[str]:
    """What a match keeps beside the totals, in words."""
    pots = [str(pot) for pot in standing["pots"]]
    kept = [f"{series(pots)} in the pool{'s' * (len(pots) > 1)}"] if pots else []
    for key, words in (("marks", "marks"), ("faults", "faults")):
        if any(standing[key]):
            kept.append(f"{words} {' '.join(map(str, standing[key]))}")
    return kept


def _position(found: dict[str, Any]) -> str:
    lines = [f"{trick['words']}: {' '.join(play['card'] for play in trick['plays'])}" for trick in found["tricks"]]
    if found["over"]:
        return "\n".join([*lines, "The hand is over.", _score(found["settlement"])])
    lines += [f"player {found['turn']}, {found['phase']}: {found['asks']}", _wrapped("holds", " ".join(found["hand"]))]
    if found["choice"]:
        lines.append(_wrapped(f"may {found['choice']['verb']} {found['choice']['size']} of", " ".join(found["choice"]["cards"])))
    for one in found["may"]:
        lines.append(_wrapped(f"may {one['move']}", one["words"]) if one["words"] else f"may {one['move']}")
    lines += [_wrapped(f"may {one['verb']} {one['least']} to {one['most']}", one["words"]) for one in found["sums"]]
    lines += [_wrapped(card, why) for card, why in found["not"].items()]
    lines += [_wrapped(f"player {one['seat']} may {one['move']}", one["words"] or "beside his turn") for one in found["asides"]]
    lines += [_wrapped(one["move"], "may be done" if one["ok"] else f"no: {one['why']}") for one in found["tried"]]
    for unit, amounts in found["running"].items():
        if any(amounts):
            lines.append(f"booked so far: {' '.join(map(str, amounts))} {unit}")
    return "\n".join(lines)


def _drill(found: dict[str, Any]) -> str:
    question = found["question"]
    return "\n".join([question["words"], *_scene(question), "", *_why(found), f"answer: {_said(found)}"])


def _check(found: dict[str, Any]) -> str:
    return "\n".join([found["words"], "", *_why(found)])


def _scene(question: dict[str, Any]) -> list[str]:
    context = question["context"]
    names = context.get("players", [])
    lines = [" ".join(question["cards"])] if question["cards"] else []
    lines += [f"{names[play['seat']]}: {play['card']}" for play in context.get("trick", [])]
    lines += [f"{names[said['seat']]}: {said['words']}" for said in context.get("said", [])]
    return lines + [_wrapped(fact["words"], fact["shown"]) for fact in context.get("facts", [])]


def _why(found: dict[str, Any]) -> list[str]:
    parts = [*found["working"], *found["explanation"]]
    rows = [[" ".join(part["cards"]), f"{part['label']} {part.get('words', '')}".rstrip(), _value(part["value"])] for part in parts]
    return [_table(rows)] if rows else []


def _value(value: object) -> str:
    return "" if value is None else " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _said(found: dict[str, Any]) -> str:
    players, answer = found["form"].get("players"), found["answer"]
    if players:
        return ", ".join(f"{name} {score}" for name, score in zip(players, answer, strict=True))
    return " ".join(answer) if isinstance(answer, list) else str(answer)


def _soak(found: dict[str, Any]) -> str:
    lines = [f"hands {found['hands']}, drills {found['drills']}, games {len(found['games'])}, faults {len(found['faults'])}"]
    for fault in found["faults"]:
        rules = " ".join([fault["game"], fault["profile"], *(f"{name}={value}" for name, value in fault["options"].items())])
        lines.append(_wrapped(f"{rules}, move {fault['move']}, {fault['check']}", fault["words"]))
    return "\n".join(lines)


TEXTS: dict[str, Callable[[Any], str]] = {
    "games": _games, "show": _show, "against": _against, "count": _count, "declare": _declare, "legal": _legal, "trick": _trick,
    "score": _score, "sheet": _sheet,
    "form": _form, "play": _play, "position": _position, "drill": _drill, "check": _check, "soak": _soak,
}

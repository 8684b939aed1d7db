"""The command line's answers as text for a terminal. What is answered has been said in the reader's language before; `say` says what stands
around it."""

import json
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from itertools import starmap
from typing import Any

from trionfi.cli import terminal
from trionfi.cli.played_on import played_on
from trionfi.cli.rows import Say, as_table, filled, headed, over, side_by_side
from trionfi.words import Listing, Message, Quantity, Seat, Term, Verbatim, Words
from trionfi.words.values import Value

HAND = Term("hand", "unit", "hands")
GAMES: tuple[Words, ...] = ("no.", "slug", "name", "place", "period", "players", "cards", "points")
MARKS: dict[str, Words] = {"marks": "marks", "faults": "faults"}


def _wrapped(say: Say, head: str, words: str, source: str = "") -> str:
    return filled(headed(say, head, words) + (f" [{source}]" if source else ""))


def _players(seats: Sequence[int]) -> Message:
    """Players by their seats, as the engine numbers them."""
    return Message("{players}", players=Listing(tuple(map(Seat, seats))))


def _games(found: list[dict[str, Any]], say: Say) -> str:
    rows = [[say(words) for words in GAMES]]
    rows += [[game["ref"], game["slug"], game["name"], game["place"], game["period"], ", ".join(map(str, game["players"])),
              str(game["cards"]), _span(game["points"], say)] for game in found]
    width = terminal.width()
    if not width or max(map(len, as_table(rows).splitlines())) <= width:
        return as_table(rows)
    lines = []
    for ref, slug, name, place, period, *numbers in rows:
        lines += [filled(f"{ref}  {slug}  {name}", 6), filled(f"      {place}; {period}; {' / '.join(numbers)}", 6)]
    return "\n".join(lines)


def _span(points: object, say: Say) -> str:
    return say(Message("{least} to {most}", least=str(points[0]), most=str(points[1]))) if isinstance(points, list) else str(points)


def _show(game: dict[str, Any], say: Say) -> str:
    lines = [filled(f"{game['name']} ({game['ref']}, {game['slug']})"), filled(f"{game['place']}; {game['period']}"),
             say(Message("profile: {name}", name=game["profile"])), ""]
    branches = {step["key"]: step["branch"] for step in game["course"] if step["branch"]}
    lines += [_wrapped(say, part["name"], headed(say, branches[part["key"]], part["words"]) if part["key"] in branches else part["words"],
                       part["source"]) for part in game["parts"]]
    lines += ["", say(Message("Signals"))] * bool(game["signals"])
    lines += [_wrapped(say, f"  {signal['name']}", signal["meaning"], signal["source"]) for signal in game["signals"]]
    lines += ["", say(Message("Options (the value in force is marked *)"))]
    for option in game["options"]:
        lines.append(_wrapped(say, option["name"], option["words"]))
        for value in option["values"]:
            mark = "*" if value["value"] == option["value"] else " "
            lines.append(_wrapped(say, f"  {mark} {value['value']}", value["words"], value["source"]))
    lines += ["", say(Message("Profiles"))]
    lines += [_wrapped(say, f"  {profile['name']}", profile["words"], profile["source"]) for profile in game["profiles"]]
    return "\n".join(lines)


def _against(found: dict[str, Any], say: Say) -> str:
    here, there = found["games"]
    marks = [game["ref"] if here["ref"] != there["ref"] else f"{game['ref']} {game['profile']}" for game in (here, there)]
    wide = max(map(len, marks))
    lines = [f"{game['ref']}  {game['name']}, {game['slug']}" + (f" ({game['profile']})" if game["profile"] else "")
             for game in (here, there)]
    for row in found["differences"]:
        lines += ["", row["name"]]
        for mark, side in zip(marks, ("here", "there"), strict=True):
            lines += [filled(f"  {mark:{wide}}  {words}", wide + 4) for words in row[side]]
    return "\n".join(lines if found["differences"] else [*lines, "", say(Message("nothing differs"))])


def _count(found: dict[str, Any], say: Say) -> str:
    rows = [[" ".join(batch["cards"]) or batch["note"], batch["note"] if batch["cards"] else "", batch["points"]]
            for batch in found["working"]]
    points = say(Message("{points} card points", points=str(found["points"])))
    return (as_table(rows) + "\n" if rows else "") + points + (f" ({found['remark']})" if found["remark"] else "")


def _declare(found: dict[str, Any], say: Say) -> str:
    if not found["declarations"]:
        return say(Message("nothing to declare"))
    rows = [[entry["name"], " ".join(entry["cards"]), entry["value"]] for entry in found["declarations"]]
    return as_table(rows) + "\n" + say(Message("{points} in all", points=str(found["total"])))


def _legal(found: dict[str, Any], say: Say) -> str:
    cards = " ".join(found["legal"])
    may = Message("may be played: {cards}", cards=cards) if cards else Message("may be played: nothing")
    return "\n".join([say(may), *(headed(say, card, why) for card, why in found["not"].items())])


def _trick(found: dict[str, Any], say: Say) -> str:
    return say(Message("{card} takes the trick (player {number} counted from the leader, who is 0)", card=found["card"],
                       number=str(found["winner"])))


def _score(found: dict[str, Any], say: Say) -> str:
    rows = [[line["label"], *line["amounts"], line["because"]] for line in found["lines"]]
    rows.append([say(Message("in all")), *found["scores"], _unit(found["unit"], say)])
    rows += [[line["label"], *line["amounts"], say(_kept(line))] for line in found["kept"]]
    return "\n".join([*([say(Message("{Said}", said=found["result"]))] if found["result"] else []), as_table(rows)])


def _unit(name: str, say: Say) -> str:
    """What is paid, by the name that programs know it by."""
    return say(Term(name, "unit"))


def _kept(line: dict[str, Any]) -> Message:
    return Message("kept for the match, in {unit}; {because}", unit=Term(line["ledger"], "unit"), because=line["because"])


def _sheet(found: dict[str, Any], say: Say) -> str:
    def cell(entry: dict[str, Any] | None) -> str:
        return "" if entry is None else f"{entry['points']} {entry['mark']}".strip()

    rows = [["", *(say(_players(seats)) for seats in found["columns"])]]
    for number, hand in enumerate(found["hands"], 1):
        name = say(_hand(number))
        rows += [[name if not place else "", *map(cell, row)] for place, row in enumerate(hand["rows"])]
        rows.append(["" if hand["rows"] else name, *map(str, hand["below"])])
        rows.append([say(Message("so far")), *map(str, hand["totals"])])
    return as_table(rows)


def _hand(number: int) -> Message:
    return Message("hand {number}", number=str(number))


KINDS: dict[str, Words] = {
    "seat": "a seat", "seats": "seats", "choice": "one of", "choices": "some of", "cards": "cards", "card points": "card points",
    "number": "a number", "numbers": "numbers", "declarations": "declarations", "total": "a number, below 0 too",
    "gains": "numbers in their order",
}


def _form(found: list[dict[str, Any]], say: Say) -> str:
    lines = []
    for fact in found:
        kind = say(KINDS.get(fact["unit"], fact["unit"]))
        words = {json.dumps(one["value"]): one["words"] for one in fact["values"] or []}
        if words:
            kind = say(Message("{kind}: {known}", kind=Verbatim(kind), known=Listing(tuple(starmap(_meant, words.items())), ",")))
        if "default" in fact:
            usual = words.get(json.dumps(fact["default"])) or _usual(fact["default"], say)
            kind = say(Message("{kind}; by default {value}", kind=Verbatim(kind), value=Verbatim(usual)))
        lines.append(_wrapped(say, fact["key"], say(Message("{asked} ({kind})", asked=Verbatim(fact["words"]), kind=Verbatim(kind)))))
    return "\n".join([*lines, *_declarable(found, say)])


def _meant(key: str, words: str) -> Message:
    """What is typed, with what it means."""
    return Message("{key} = {words}", key=Verbatim(key), words=Verbatim(words))


def _usual(value: Any, say: Say) -> str:
    return say(Message("none")) if isinstance(value, list | tuple) and not value else json.dumps(value)


def _declarable(found: list[dict[str, Any]], say: Say) -> list[str]:
    """What the facts whose unit is declarations take, those with the same declarations together."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for fact in found:
        if fact.get("declared"):
            tables.setdefault(json.dumps(fact["declared"]), []).append(fact)
    return [filled(say(Message(
        "declarations: one whole number for all of them, or a list such as {sample}. {keys} may have: {names}",
        sample=json.dumps([[one["name"], one["value"]] for one in facts[0]["sample"]], ensure_ascii=False),
        keys=", ".join(fact["key"] for fact in facts),
        names=side_by_side(say, (headed(say, one["name"], one["worth"]) for one in facts[0]["declared"]))))) for facts in tables.values()]


def _play(found: dict[str, Any], say: Say) -> str:
    rows, seats = [], list(range(len(found["totals"])))
    for number, hand in enumerate(found["hands"], 1):
        labels = dict.fromkeys(line["label"] for line in (*hand["lines"], *hand["kept"]))
        words = side_by_side(say, filter(None, (hand["result"], *labels))) or say(Message("nothing paid"))
        scores = hand["scores"]
        if hand["out"]:
            words = say(Message("player {number} sits out; {words}", number=str(hand["out"][0]), words=words))
            paid = dict(zip(hand["seats"], scores, strict=False))
            scores = [paid.get(player, "") for player in seats]
        elif hand["seats"] != seats:
            sitting = " ".join(map(str, hand["seats"]))
            words = say(Message("at the seats sit players {numbers}; {words}", numbers=sitting, words=words))
        rows.append([say(_hand(number)), say(Message("dealer {number}", number=str(hand["dealer"]))), *scores, words])
        if any(hand["moved"]):
            rows.append(["", "", *hand["moved"], say(Message("laid out or taken in by the match"))])
    unit = side_by_side(say, [_unit(found["unit"], say), *_stands(found["standing"], say)])
    rows.append([say(Message("in all")), "", *found["totals"], unit])
    for number, match in enumerate(found["matches"], 1):
        words = side_by_side(say, (headed(say, line["label"], line["because"]) for line in match.get("lines", ())))
        rows.append([say(Message("match {number}", number=str(number))), say(Message("{hands}", hands=Quantity(match["hands"], HAND))),
                     *match.get("scores", [""] * len(seats)), words])
    return "\n".join([as_table(rows), *(line for number, hand in enumerate(found["hands"], 1) for line in _account(number, hand, say))])


def _account(number: int, hand: dict[str, Any], say: Say) -> list[str]:
    """The account of a hand as it went on, where it was asked for."""
    if "account" not in hand:
        return []
    lines = [say(_fell_due(one)) for one in hand["account"]] or [say(Message("nothing fell due"))]
    return ["", say(Message("hand {number}, as it went on", number=str(number))), *lines]


def _fell_due(one: dict[str, Any]) -> Message:
    what = {"label": one["label"], "because": one["because"],
            "sides": _marked(one["marked"])}
    if one["trick"]:
        return Message("trick {number}: {label}, {because}: {sides}", number=str(one["trick"]), **what)
    return Message("at first: {label}, {because}: {sides}", **what)


def _marked(sides: list[dict[str, Any]]) -> Value:
    """How far each side is, or that none is ahead."""
    said = [Message("{who} {words}", who=Verbatim(side["who"]), words=Verbatim(side["words"])) for side in sides]
    return Listing(tuple(said), ";") if said else Message("the sides are level")


def _stands(standing: dict[str, Any], say: Say) -> list[str]:
    """What a match keeps beside the totals, in words."""
    pots = Listing(tuple(map(str, standing["pots"])), "and")
    kept = [say(Message("{pots} in the pools", {"pots =1": "{pots} in the pool"}, pots=pots))] if pots.items else []
    return kept + [_noted(say, words, " ".join(map(str, standing[key]))) for key, words in MARKS.items() if any(standing[key])]


def _noted(say: Say, what: Words, numbers: str) -> str:
    return say(Message("{what} {numbers}", what=what, numbers=numbers))


def _position(found: dict[str, Any], say: Say) -> str:
    lines = [headed(say, trick["words"], " ".join(play["card"] for play in trick["plays"])) for trick in found["tricks"]]
    if found["over"]:
        return "\n".join([*lines, say(Message("The hand is over.")), _score(found["settlement"], say)])
    lines.append(say(Message("player {number}, {phase}: {asks}", number=str(found["turn"]), phase=found["title"], asks=found["asks"])))
    lines.append(filled(say(Message("holds: {cards}", cards=" ".join(found["hand"])))))
    if choice := found["choice"]:
        lines.append(filled(say(Message("may {verb} {size} of: {cards}", verb=choice["verb"], size=choice["size"],
                                         cards=" ".join(choice["cards"])))))
    for one in found["may"]:
        lines.append(_wrapped(say, _may(one["move"], say), one["words"]) if one["words"] else _may(one["move"], say))
    for one in found["sums"]:
        head = Message("may {verb} {least} to {most}", verb=one["verb"], least=str(one["least"]), most=str(one["most"]))
        lines.append(_wrapped(say, say(head), one["words"]))
    lines += [_wrapped(say, card, why) for card, why in found["not"].items()]
    for one in found["asides"]:
        may = Message("player {number} may {move}", number=str(one["seat"]), move=one["move"])
        lines.append(_wrapped(say, say(may), one["words"] or say(Message("beside his turn"))))
    lines += [_wrapped(say, one["move"], say(Message("may be done") if one["ok"] else Message("no: {why}", why=one["why"])))
              for one in found["tried"]]
    for unit, amounts in found["running"].items():
        if any(amounts):
            lines.append(say(Message("booked so far: {amounts} {unit}", amounts=" ".join(map(str, amounts)), unit=Term(unit, "unit"))))
    return "\n".join(lines)


def _solve(found: dict[str, Any], say: Say) -> str:
    lines = [filled(words, 0) for words in (found["words"], found["made"], *found["notes"]) if words]
    for one in found["costs"]:
        cost = Message("{card} costs {n} card points", {"n =1": "{card} costs {n} card point"}, card=one["card"], n=one["less"])
        lines.append(say(cost if one["less"] else Message("{card} is the best, or as good", card=one["card"])))
    return "\n".join([*lines, *(say(Message("player {number} plays {card}", number=str(one["seat"]), card=one["card"]))
                                for one in found["line"])])


def _may(move: str, say: Say) -> str:
    return say(Message("may {move}", move=move))


def drill_question(found: dict[str, Any], say: Say) -> str:
    """The question of a drill without its answer."""
    return "\n".join([filled(found["question"]["words"], 0), *_scene(found["question"], say), *_offered(found["form"], say)])


def _drill(found: dict[str, Any], say: Say) -> str:
    question = found["question"]
    answer = say(Message("answer: {answer}", answer=_told(found, say)))
    return "\n".join([question["words"], *_scene(question, say), *_offered(found["form"], say), "", *_why(found, say), answer])


def _check(found: dict[str, Any], say: Say) -> str:
    return "\n".join([found["words"], "", *_why(found, say)])


def _scene(question: dict[str, Any], say: Say) -> list[str]:
    context = question["context"]
    names = context.get("players", [])
    lines = [" ".join(question["cards"])] if question["cards"] else []
    if trail := context.get("trail"):
        lines += [filled(over(say, number, trick, names)) for number, trick in enumerate(trail, 1)]
        lines.append(filled(headed(say, say(Message("in your hand")), " ".join(context["hand"]))))
    lines += [headed(say, names[play["seat"]], play["card"]) for play in context.get("trick", [])]
    lines += [headed(say, names[one["seat"]], one["words"]) for one in context.get("said", [])]
    return lines + [_wrapped(say, fact["words"], fact["shown"]) for fact in context.get("facts", [])]


def _offered(form: dict[str, Any], say: Say) -> list[str]:
    """What may be chosen, as it is typed."""
    if form["kind"] not in ("choice", "choices"):
        return []
    return [filled(headed(say, say(Message("to choose from")), _chosen(form["choices"], say)))]


def _chosen(choices: Iterable[dict[str, Any]], say: Say) -> str:
    return say(Message("{names}", names=Listing(tuple([_meant(one["value"], one["words"]) for one in choices]), ",")))


def _why(found: dict[str, Any], say: Say) -> list[str]:
    parts = [*found["working"], *found["explanation"]]
    rows = [[" ".join(part["cards"]), _step(part, say), _value(part["value"])] for part in parts]
    return [as_table(rows)] if rows else []


def _step(part: dict[str, Any], say: Say) -> str:
    label, words = Verbatim(part["label"]), part.get("words")
    return say(Message("{label} {words}", label=label, words=Verbatim(words))) if words else label


def _value(value: object) -> str:
    return "" if value is None else " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _told(found: dict[str, Any], say: Say) -> str:
    players, answer = found["form"].get("players"), found["answer"]
    if found["form"]["kind"] == "choices":
        return _chosen([one for one in found["form"]["choices"] if one["value"] in answer], say)
    if players:
        return ", ".join(f"{name} {score}" for name, score in zip(players, answer, strict=True))
    return " ".join(answer) if isinstance(answer, list) else str(answer)


def _soak(found: dict[str, Any], say: Say) -> str:
    lines = [say(Message("hands {hands}, drills {drills}, games {games}, faults {faults}", hands=found["hands"], drills=found["drills"],
                         games=len(found["games"]), faults=len(found["faults"])))]
    for fault in found["faults"]:
        rules = " ".join([fault["game"], fault["profile"], *(f"{name}={value}" for name, value in fault["options"].items())])
        lines.append(filled(say(Message("{rules}, move {number}, {check}: {words}", rules=rules, number=str(fault["move"]),
                                         check=fault["check"], words=fault["words"]))))
    return "\n".join(lines)


def _simulate(found: dict[str, Any], say: Say) -> str:
    bots = Listing(tuple(found["bots"]), ",")
    lines = [say(Message("{game}: {hands} by bots ({bots}), seed {seed}", game=found["game"], hands=Quantity(found["hands"], HAND),
                         bots=bots, seed=str(found["seed"]))),
             say(Message("each figure with the interval in which the true one lies 95 times in 100"))]
    rows = [[one["name"], say(Message("{value}", value=_decimal(one["value"]))), _sure(one["half"], say), one["unit"]]
            for one in found["figures"]]
    return "\n".join([*lines, *([as_table(rows)] if rows else [])])


def _sure(half: float | None, say: Say) -> str:
    if half is None:
        return ""
    return say(Message("± {half}", half=_decimal(half)) if half else Message("exact"))


def _decimal(number: float) -> str:
    """Two decimals, of a small number two figures."""
    return f"{number:.2f}" if abs(number) >= 0.01 or not number else f"{Decimal(f'{number:.1e}'):f}"


TEXTS: dict[str, Callable[[Any, Say], str]] = {
    "games": _games, "show": _show, "against": _against, "count": _count, "declare": _declare, "legal": _legal, "trick": _trick,
    "score": _score, "sheet": _sheet,
    "form": _form, "play": _play, "position": _position, "solve": _solve,
    "drill": _drill, "check": _check, "lines": played_on, "soak": _soak, "simulate": _simulate,
}

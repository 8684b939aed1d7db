"""Answers about cards and facts: count, legal cards, who takes a trick, settlement."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from trionfi.counting import Points, plain
from trionfi.errors import MissingFact, TrionfiError
from trionfi.game import Game
from trionfi.melds import declarations, total
from trionfi.melds.typed import sample, there_are, told
from trionfi.phases.play.forced import NOT_FIRST
from trionfi.seat_names import Told, calculated_by, called
from trionfi.service.request import Request, cards_of, game_of, players_of, whole, yes
from trionfi.settlement.questions import Question, in_form
from trionfi.settlement.reward import won_tables
from trionfi.state.account import Line, Settlement
from trionfi.state.dummies import seat_count
from trionfi.state.faces import Showable
from trionfi.tricks.follow import drawn, standing
from trionfi.values import NamedTuple
from trionfi.words import Listing, Message, Seat, Words, phrases
from trionfi.words.speaker import to_reader

if TYPE_CHECKING:
    from trionfi.service.shapes import reckon as shapes

type Saying = Callable[[Words], Words]

METHODS: dict[str, Words] = {
    "customary": "nominal values, less what each batch costs",
    "reduced": "every card one point less, a point added for each batch",
}


def count(request: Request) -> "shapes.Count":
    """A pile counted, with the working."""
    game = game_of(request)
    cards = cards_of(game, request, "cards")
    last_trick = yes(request, "last_trick")
    players = players_of(game, request)
    seated = game.at(players)
    most = seated.counting.units(seated.tricks, 1) if seated.counting.per_trick else game.pack.size
    tricks = whole(request, "tricks", 0, 0, most)
    found = game.count(cards, last_trick, tricks, str(request.get("method") or "customary"), players)
    return {
        "points": plain(found.points),
        "working": [
            {"cards": list(batch.cards), "points": plain(batch.points), "note": batch.note, "kind": batch.kind} for batch in found.working
        ],
        "method": found.method, "last_trick": last_trick, "cards": cards,
        "methods": [{"name": name, "words": METHODS[name]} for name in game.counting.methods],
        "remark": game.payments.remark(found.points),
    }


def declare(request: Request) -> "shapes.Declare":
    """What a hand may declare, at first and as its cards are played, and the most that it may show before its own first card; or what won
    cards are worth."""
    game = game_of(request)
    game = game.at(players_of(game, request))
    cards = cards_of(game, request, "cards")
    mask = game.pack.mask(cards)
    won = yes(request, "won")
    shown = [] if won else [showing for step in game.steps for showing in step.tricks.showable(game.pack, mask)[-1:]]
    table = next(iter(won_tables(game.payments.rewards)), game.melds) if won else game.melds
    played = [] if won else _in_play(game, mask)
    if table is None:
        return _shown(cards, shown, played, game.payments.ledger)
    found = declarations(game.pack, mask, table, won)
    summed = total(table, found)
    amounts = _together(summed.amounts, played, game.payments.ledger)
    made: list[shapes.Declaration] = [
        {"name": one.title, "cards": list(one.cards), "value": plain(one.value), "ledger": one.ledger, "category": one.category,
         "shown": list(one.shown), "stands": dict(one.stands)} for one in found]
    lines: list[shapes.DeclaredLine] = [
        {"label": told(game.pack, line.label), "value": plain(line.value), "ledger": line.ledger, "cards": list(line.cards)}
        for line in summed.lines]
    return {
        "cards": cards,
        "declarations": [*made, *(one.declaration(game.payments.ledger) for one in played)],
        "lines": [*lines, *(one.line(game.payments.ledger) for one in played)],
        "total": plain(amounts[table.ledger]), "ledger": table.ledger,
        "amounts": {ledger: plain(amount) for ledger, amount in amounts.items()},
        "ledgers": {ledger: ledger for ledger in amounts},
    }


class _Played(NamedTuple):
    """Cards that are declared as they are played: the payment's label and key, the cards, what each pays."""

    label: Words
    key: str
    cards: tuple[str, ...]
    value: Points

    def declaration(self, ledger: str) -> "shapes.Declaration":
        """As a declaration; nothing is shown beforehand."""
        return {"name": self.label, "cards": list(self.cards), "value": plain(self.value), "ledger": ledger, "category": self.key,
                "shown": [], "stands": {}}

    def line(self, ledger: str) -> "shapes.DeclaredLine":
        """As a line of the sum."""
        return {"label": self.label, "value": plain(self.value), "ledger": ledger, "cards": list(self.cards)}


def _in_play(game: Game, hand: int) -> list[_Played]:
    """What a hand (a mask) may declare as its cards are played."""
    return [_Played(reward.label, reward.key, tuple(game.pack.unmask(game.pack.select(reward.named_cards))), value)
            for reward in game.payments.rewards if (value := reward.in_play(game.pack, hand))]


def _together(amounts: Iterable[tuple[str, Points]], played: list[_Played], ledger: str) -> dict[str, Points]:
    """The total of each unit, with what is declared in the play."""
    summed = dict(amounts)
    if played:
        summed[ledger] = summed.get(ledger, 0) + sum(one.value for one in played)
    return summed


def _shown(cards: list[str], found: list[Showable], played: list[_Played], ledger: str) -> "shapes.Declare":
    """What is shown for a premium, and what is declared in the play, in the form of declarations."""
    summed = sum(one.value for one in found) + sum(one.value for one in played)
    any_ = bool(found or played)
    made: list[shapes.Declaration] = [
        {"name": _levelled(one), "cards": list(one.cards), "value": one.value, "ledger": ledger, "category": one.word,
         "shown": list(one.cards), "stands": {}} for one in found]
    lines: list[shapes.DeclaredLine] = [
        {"label": _levelled(one), "value": one.value, "ledger": ledger, "cards": list(one.cards)} for one in found]
    return {
        "cards": cards,
        "declarations": [*made, *(one.declaration(ledger) for one in played)],
        "lines": [*lines, *(one.line(ledger) for one in played)],
        "total": plain(summed), "ledger": ledger if any_ else "",
        "amounts": {ledger: plain(summed)} if any_ else {}, "ledgers": {ledger: ledger} if any_ else {},
    }


def _levelled(one: Showable) -> Words:
    return Message("{word}, {level}", word=one.word, level=one.level)


def _plays(game: Game, cards: list[str], full: bool, players: int | None = None) -> list[tuple[int, int]]:
    players = seat_count(game, max(game.players) if players is None else players)
    if len(cards) > players - (not full):
        if full:
            raise TrionfiError(Message("a trick has {n} cards: {given} are too many", n=players, given=len(cards)))
        raise TrionfiError(Message("a trick has {n} cards: {given} are too many before another is played", n=players, given=len(cards)))
    return [(seat, game.pack.index[card]) for seat, card in enumerate(cards)]


def legal(request: Request) -> "shapes.Legal":
    """The cards of a hand that may be played to a trick, and the rule against each other card; `first` says that its suit is led
    for the first time, or, where nothing lies yet, that no suit has been led before."""
    game = game_of(request)
    players = None if request.get("players") is None else game.playing(players_of(game, request))
    game = game.at(players)
    pack = game.pack
    hand, trick_cards = cards_of(game, request, "hand"), cards_of(game, request, "trick")
    both = [card for card in hand if card in trick_cards]
    if both:
        raise TrionfiError(Message("{card} is both in the hand and in the trick", card=both[0]))
    plays = _plays(game, trick_cards, False, players)
    led, best, _ = standing(pack, plays)
    mask, called = pack.mask(hand), drawn(pack, game.fool, plays)
    follow, first = game.follow, yes(request, "first")
    allowed = follow.legal(pack, game.fool, mask, led, best, called)
    reasons = follow.why_not(pack, game.fool, mask, led, best, called)
    lying = pack.mask(trick_cards)
    must = follow.beneath(pack, mask, led, lying) or (follow.compelled(pack, mask, led, best) if first else 0)
    if must:
        allowed, reasons = must, dict.fromkeys(pack.unmask(mask & ~must), follow.compulsion(pack, led, must, lying))
    elif first and not led:
        kept = follow.held_back(pack, mask, ())
        allowed, reasons = allowed & ~kept, reasons | dict.fromkeys(pack.unmask(kept), NOT_FIRST)
    return {"legal": [card for card in hand if allowed >> pack.index[card] & 1], "not": reasons}


def trick(request: Request) -> "shapes.TrickWinner":
    """Which card of a trick wins; 0 is the card that was led."""
    game = game_of(request)
    cards = cards_of(game, request, "cards")
    if not cards:
        raise TrionfiError("a trick needs at least one card, the one led first")
    _, best, winner = standing(game.pack, _plays(game, cards, True))
    if best < 0:
        raise TrionfiError(Message("{card} alone wins nothing: the next card sets the suit", card=cards[0]))
    return {"winner": winner, "card": game.pack.texts[best]}


def _field(game: Game, fact: Question, said: Saying) -> "shapes.FormField":
    made: shapes.FormField = {
        "key": fact.key, "words": said(fact.whole), "asks": said(fact.asks), "unit": fact.unit, "optional": fact.optional,
        "values": [{"value": value, "words": said(words)} for value, words in fact.values] or None,
    }
    if fact.default is not None:
        made["default"] = [] if fact.unit in ("cards", "seats", "choices") else fact.default
    if fact.without:
        made["without"] = {"words": said(fact.without.words), "usual": fact.without.usual}
    if fact.only_if:
        made["only_if"] = {"key": fact.only_if[0], "value": fact.only_if[1]}
    if fact.unless:
        made["unless"] = {"key": fact.unless[0], "value": fact.unless[1]}
    if fact.cards:
        made["cards"] = list(game.pack.unmask(game.pack.select(fact.cards)))
    table = fact.declarable(game.melds)
    if fact.unit == "declarations" and table is not None:
        made["declared"] = [{"key": name, "name": told(game.pack, name), "worth": worth} for name, worth in there_are(game.pack, table)]
        made["sample"] = [{"key": name, "name": told(game.pack, name), "value": value} for name, value in sample(game.pack, table)]
    return made


def form(request: Request) -> "list[shapes.FormField]":
    """The facts that a settlement asks for, with words, units and values; with `match` those of a rubber or match that is over."""
    return _form(request, lambda words: words)


def _form(request: Request, told: Saying) -> "list[shapes.FormField]":
    """The form in the game's terms, `told` to a reader."""
    game = game_of(request)
    asked = game.match_form if yes(request, "match") else game.form
    return [_field(game, fact, lambda words: told(_named(game, words))) for fact in asked(players_of(game, request))]


def _named(game: Game, words: Words) -> Words:
    """Words of a fact in the game's terms."""
    return in_form(words, bool(game.counting.last_trick), game.payments.partners, game.term)


def settlement_data(settlement: Settlement, names: tuple[str, ...] = ()) -> "shapes.Account":
    """A settlement as plain data; with names for the seats the players are called by them."""
    return {
        "scores": [plain(score) for score in settlement.scores],
        "unit": settlement.ledger,
        "lines": _lines(settlement.lines, names),
        "kept": _lines(settlement.kept, names),
        "result": settlement.result,
    }


def columns(settlement: Settlement, sides: tuple[frozenset[int], ...]) -> "list[shapes.Column]":
    """The columns that an account needs: one for each of the `sides` that stand before the deal where all their players have the same in
    every line, else one for each player. The seats stand by number."""
    rows = [settlement.scores, *(line.amounts for line in (*settlement.lines, *settlement.kept))]
    alike = all(len({row[seat] for seat in side}) == 1 for side in sides for row in rows)
    parts = [sorted(side) for side in sides] if alike else [[seat] for seat in range(len(settlement.scores))]
    return [{"who": phrases.players(seats), "seats": seats} for seats in parts]


def _lines(lines: tuple[Line, ...], names: tuple[str, ...]) -> "list[shapes.Line]":
    return [{"label": line.label, "amounts": [plain(amount) for amount in line.amounts], "because": called(line.because, names),
             "source": line.source, "ledger": line.ledger, "trick": line.trick} for line in lines]


def score(request: Request) -> "shapes.Scored":
    """A hand settled from its facts, and with which total a player leaves the match; with `match` what a rubber or match that is over
    pays of its own."""
    return _scored(request, _facts(request))


def _facts(request: Request) -> Mapping[str, object]:
    facts = request.get("facts")
    if not isinstance(facts, Mapping):
        such = '{"total_0": 100, "total_1": 60}' if yes(request, "match") else '{"declarer": 0, "points": 60, "last_trick": "declarer"}'
        raise TrionfiError(Message("the facts are an object such as {such}", such=such))
    return facts


def _scored(request: Request, facts: Mapping[str, object]) -> "shapes.Scored":
    game = game_of(request)
    leaves = game.match.leaves_at
    settled = (game.settle_match if yes(request, "match") else game.settle)(facts, players_of(game, request))
    sides = game.payments.seats(len(settled.scores))
    return {**settlement_data(settled), "leaves": None if leaves is None else plain(leaves), "columns": columns(settled, sides)}


def calculator(request: Request) -> "shapes.Calculator":
    """What a calculator shows for some facts: what it asks, the settlement or what it still lacks, with the players called by the `names`
    of the request, else by what they are in this hand, else by their numbers from 1."""
    game, facts = game_of(request), _facts(request)
    heads, people = calculated_by(game, players_of(game, request), facts, request.get("names"))

    def told(words: Words) -> Words:
        return to_reader(words, people)

    asked = _form(request, told)
    settled: shapes.Scored | None = None
    unsaid: shapes.Unsaid | None = None
    try:
        settled = _scored(request, facts)
    except MissingFact as error:
        unsaid = {"key": error.key, "words": told(error.words)}
    except TrionfiError as error:
        unsaid = {"key": None, "words": told(error.words)}
    if settled:
        for line in (*settled["lines"], *settled["kept"]):
            line["label"], line["because"] = told(line["label"]), told(line["because"])
        for column in settled["columns"]:
            column["who"] = _over(column["seats"], heads, people)
    return {"heads": list(heads), "form": asked, "settled": settled, "unsaid": unsaid}


def _over(seats: list[int], heads: tuple[Words, ...], people: Told) -> Words:
    """What stands over a column of these players."""
    if len(seats) == 1:
        return heads[seats[0]]
    if isinstance(people[seats[0]], Seat):
        return Message("Players {places}", places=Listing(tuple(seat + 1 for seat in seats)))
    return Message("{names}", names=Listing(tuple(heads[seat] for seat in seats)))


def sheet(request: Request) -> "shapes.SheetData":
    """Some hands, each by its facts, on the score sheet of the game."""
    game = game_of(request)
    players, hands = players_of(game, request), request.get("hands")
    if game.sheet is None:
        raise TrionfiError(Message("{game} has no score sheet of its own: settle its hands one by one", game=game.slug))
    if not isinstance(hands, list) or not hands or not all(isinstance(facts, Mapping) for facts in hands):
        raise TrionfiError("'hands' is a list of facts, one object for each hand")
    return game.sheet.data(  # type: ignore[return-value]  # plain data of that shape: the test of the shapes says so
        game, [game.settle(facts, players) for facts in hands], players)

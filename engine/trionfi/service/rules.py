"""Answers about the games themselves: the list, the rules at a glance, the pack."""

from typing import TYPE_CHECKING

from trionfi.counting import one_of, plain
from trionfi.game import Game
from trionfi.games import games
from trionfi.games.index import INDEX
from trionfi.melds.words import Row, rows, sharing
from trionfi.phases import next_deal
from trionfi.phases.base import Step
from trionfi.service.counted_words import counting_words, order_words, pack_words
from trionfi.service.request import Request, game_of
from trionfi.settlement.questions import of_hand
from trionfi.settlement.reward import TABLE, Reward, won_tables
from trionfi.state.sides import ALONE
from trionfi.values import NamedTuple
from trionfi.words import Message, Quantity, Term, Text, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import rules as shapes


WON_APART = Term("what is won together")
EACH = "each "  # how a set of cards is said that is one of each suit


def names(request: Request) -> "list[shapes.GameName]":
    """Every game by its names, for which no family is needed."""
    return [{"ref": one.ref, "slug": one.slug, "name": one.name, "family": one.family} for one in INDEX]


def games_list(request: Request) -> "list[shapes.GameListed]":
    """Every game with its facts."""
    return [{**_entry(games[slug]), "today": games[slug].today} for slug in games]


def _entry(game: Game) -> "shapes.GameFacts":
    return {**_head(game), "options": [option.name for option in game.options], "profiles": [profile.name for profile in game.profiles]}


def _head(game: Game) -> "shapes.GameHead":
    return {
        "ref": game.ref, "slug": game.slug, "name": game.name, "place": game.place, "period": game.period, "family": game.family,
        "players": list(game.tables), "cards": game.pack.size, "points": game.points, "suits": game.pack.form,
        "bidding": next((step.speaking.bidding for step in game.course if step.speaking.bidding), "none"), "sides": _sides(game),
        "counting": game.counting.group,
    }


def _settled(game: Game) -> "shapes.Settled":
    return {} if game.settled == game.tables else {"settled": list(game.settled)}


def _rubber(game: Game) -> "shapes.RubberNamed":
    return {"rubber": Message("{rubber}", rubber=Term(game.match.settled, "term"))} if game.match.settled else {}


def _sides(game: Game) -> str:
    """Who plays with whom, in a word: the kind of sides, or that a partner is called."""
    return "a partner is called" if any(step.speaking.calls for step in game.course) else game.sides.kind


def show(request: Request) -> "shapes.Show":
    """The rules at a glance: every part in words, every option with its values and their sources."""
    game = game_of(request)
    others = [[game.with_options(options={option.name: value.name}) for value in option.values] for option in game.options]
    return {
        **_head(game), **_settled(game), **_rubber(game),
        "options": [
            {"name": option.name, "words": option.words, "value": game.option_value(option.name),
             "values": [{"value": value.name, "words": value.words, "source": value.source} for value in option.values],
             **_bears_on(made)}
            for option, made in zip(game.options, others, strict=True)
        ],
        "profiles": [
            {"name": profile.name, "words": profile.words, "source": profile.source, "options": dict(profile.options),
             "common": profile.common}
            for profile in game.profiles
        ],
        "profile": game.profile,
        "parts": [{"key": part.key, "name": part.name, "words": part.words, "figures": part.figures, "source": part.source}
                  for part in parts(game)],
        "course": [
            {"key": step.key, "name": step.name, "branch": branch(game, step), "words": step.words(game), "source": step.source,
             "figures": [list(row) for row in step.figures(game)]}
            for step in game.course
        ],
        "melds": _melds(game),
        "signals": [
            {"phrase": signal.phrase, "name": signal.title, "when": signal.when, "meaning": signal.meaning, "source": signal.source,
             "lang": signal.lang, "optional": signal.optional} for signal in game.signals
        ],
        "signs": [
            {"key": sign.key, "name": sign.name, "play": sign.play(game), "meaning": sign.meaning, "source": sign.source}
            for sign in game.signs
        ],
        "rewards": [
            {"key": reward.key, "name": reward.label, "words": _reward_words(game, reward), "amount": _each(reward),
             "source": reward.source, "figures": [list(row) for row in reward.figures()]} for reward in game.payments.rewards
        ],
        "terms": dict(game.terms),
        "unit": game.payments.ledger,
        "anticlockwise": game.anticlockwise,
        "sources": [{"source": source, "words": words} for source, words in game.sources],
        "match": game.match.words(game),
    }


def _bears_on(made: list[Game]) -> "shapes.Bearing":
    """Whether what a hand or a match pays, or what is asked to settle it, differs between games."""
    match = any(one.match.settled for one in made) and len({one.match for one in made}) > 1
    return {"settles": _settles(made), "settles_match": True} if match else {"settles": _settles(made)}


def _settles(made: list[Game]) -> bool:
    def settled(game: Game) -> tuple[object, ...]:
        return game.terms, [(count, one.payments, one.counting, one.pack) for count in game.players for one in (game.at(count),)]

    first, *others = map(settled, made)
    return any(other != first for other in others)


def _melds(game: Game) -> "shapes.Melds | None":
    """What may be declared, and how declarations share cards."""
    if game.melds is None:
        return None
    return {
        "rows": [{"key": row.key, "name": row.name, "words": row.words, "figures": row.figures, "unit": row.ledger, "source": row.source}
                 for row in rows(game.pack, game.melds, game.set_words)],
        "sharing": list(sharing(game.melds, game.set_words)),
    }


class Part(NamedTuple):
    """A rule part: its key and its title, the rule in words, its figures, its source; of which kind it is, where there are several."""

    key: str
    title: Words
    words: Words
    figures: dict[str, object]
    source: str
    kind: Words = ""

    @property
    def name(self) -> Words:
        """What it is called among all parts."""
        return Message("{kind}: {name}", kind=self.kind, name=self.title) if self.kind else self.title


def parts(game: Game) -> list[Part]:
    """Every rule part."""
    pack, counting = game.pack, game.counting
    made = [
        Part("pack", "pack", pack_words(game), {"cards": pack.size, "trumps": pack.trump_mask.bit_count()}, ""),
        Part("suit-order", "order of the suit cards", Text(*order_words(game)), {}, ""),
        Part("sides", "sides", game.sides.words(game), {"kind": game.sides.kind}, ""),
        Part("counting", "counting", counting_words(game), {
            "values": {expression: plain(value) for expression, value in counting.values}, "empty": plain(counting.empty),
            "batch": counting.group, "less": plain(counting.less), "odd": {str(n): plain(value) for n, value in counting.odd},
            "last trick": plain(counting.last_trick), "in the pack": game.points}, counting.source),
    ]
    dummies, seated, source = game.sides.laid(game)
    if dummies:
        made.append(Part("dummies", "dummies", dummies, {"seated": seated}, source))
    spare, figures, source = game.sides.sits_out(game, game.players)
    if spare:
        made.append(Part("sitting-out", "sitting out", spare, figures, source))
    made += [Part(f"players-{seating.players}", Message("with {n} players", n=seating.players), seating.told(game.at(seating.players)), {},
                   seating.source) for seating in game.seatings]
    made += [Part(step.key, step.name, step.words(game), step.quantities(), step.source) for step in game.course]
    kept = game.set_words(game.follow.not_led) if game.follow.not_led else ""
    made.append(Part("following-suit", "following suit", game.follow.words(kept, lambda cards: _one(game, cards), game.pack.second_name),
                      {"overtrump": game.follow.overtrump}, game.follow.source))
    made.append(Part("winning-trick", "winning a trick", game.follow.wins(game.pack.second_name), {}, game.follow.source))
    excuse = game.fool.words(game.term("fool"), game.sides.kind == ALONE) if pack.fool_mask else \
        Message("There is no Excuse: the {fool} is the lowest trump.", fool=game.term("fool"))
    made.append(Part("fool", "the Fool", excuse, {"exchange": bool(game.fool.exchange)}, game.fool.source))
    for reward in game.payments.rewards:
        amount = _each(reward)
        words = _paid(game, reward)
        part = Part(f"payment-{reward.key}", reward.label, words, {} if amount is None else {"amount": amount}, reward.source, "payment")
        made += () if any(part._replace(key=other.key) == other for other in made) else (part,)
    made.append(Part("settlement", "settlement", game.payments.words(game), {str(rate.value): rate.words for rate in game.payments.rates},
                      game.payments.source))
    if game.melds is not None:
        made += _combinations(game, _declared(game), "declaration", "declaration")
        made.append(Part("declaring", "declaring", Text(*sharing(game.melds, game.set_words)), {}, game.melds.source))
    made += _combinations(game, _won_apart(game), "won", "won together")
    made += [Part(f"sign-{sign.key}", sign.name, sign.words(game), {}, sign.source, "sign") for sign in game.signs]
    made.append(Part("next-deal", "the next deal", game.match.next_deal(next_deal.words(game)), {}, _passing(game)))
    if game.match.words(game):
        made.append(Part("match", "match", game.match.words(game), {}, game.match.source))
    return made


def _passing(game: Game) -> str:
    """Where it is said who deals next."""
    return next((step.source for step in reversed(game.course) if step.tricks.passes_to), "")


def _declared(game: Game) -> tuple[Row, ...]:
    """What may be declared."""
    return () if game.melds is None else rows(game.pack, game.melds, game.set_words)


def _won_apart(game: Game) -> tuple[Row, ...]:
    """The combinations that count among won cards and are not declared in the same way."""
    declared, tables = _declared(game), won_tables(game.payments.rewards)
    return tuple(row for table in tables for row in rows(game.pack, table, game.set_words) if row not in declared)


def _combinations(game: Game, found: tuple[Row, ...], key: str, kind: Words) -> list[Part]:
    """Combinations, each as a part; all keys begin with that of their kind."""
    return [Part(f"{key}-{row.key}", row.name, Text(
        Message("{What}.", what=row.words), Message("Worth in {ledger}: {figures}.", ledger=game.term(row.ledger), figures=row.figures)),
        {}, row.source, kind) for row in found]


def _paid(game: Game, reward: Reward) -> Words:
    """A payment: what each payer pays, and what for. Its name is the title of the part."""
    what, ledger = _reward_words(game, reward), game.payments.ledger
    if reward.each is None:
        return Message("{What}.", what=what)
    unit = Term(game.term(one_of(ledger)), "unit", game.term(ledger))
    return Message("{sum}: {what}.", sum=Quantity(reward.each, unit), what=what)


def _each(reward: Reward) -> int | float | str | None:
    """What each payer pays for a feat; None for a row that is its own feat and says its figures itself."""
    return None if reward.each is None else plain(reward.each)


def _one(game: Game, cards: str) -> Words:
    """One card of a set in words: "a King", where the set is "each King"."""
    named = game.set_words(cards)
    if named.startswith(EACH):
        return Message("{card_a}", card=game.pack.worded(named[len(EACH):], "card"))
    return Message("one of the {cards}", cards=named)


def _reward_words(game: Game, reward: Reward) -> Words:
    """What a payment is for, with the cards that it hangs on behind it in brackets, and where its combinations stand."""
    apart = reward.won_table is not None and _won_apart(game)
    cards = reward.named_cards
    words = of_hand(reward.words(), game.payments.partners, lambda one: WON_APART if apart and one == TABLE else game.term(one))
    return Message("{payment} (these cards: {cards})", payment=words, cards=game.set_words(cards)) if cards else words


def branch(game: Game, step: Step) -> Words:
    """When a step is taken that is not taken in every hand, as the beginning of a sentence; or nothing."""
    declarer = game.term("declarer")
    told: dict[str, Words] = {
        "the talon is taken": Message("After a bid that takes the {talon}", talon=game.term("talon")), "a solo": "In a solo",
        "three rounds": "In a deal of three rounds", "not all at once": "Unless all cards are dealt at once"}
    if any(one.when == "no declarer yet" for one in game.course):
        told |= {"no declarer yet": Message("If there is no {declarer} yet", declarer=declarer),
                 "a declarer": Message("If there is a {declarer}", declarer=declarer)}
    return told.get(step.when, "")


def pack(request: Request) -> "shapes.Pack":
    """The pack: cards in the order of a sorted hand, with names and values; suits; trumps from the highest."""
    game = game_of(request)
    deck = game.pack
    values = game.counting.table(deck)
    return {
        "name": deck.name, "form": deck.form,
        "cards": [
            {"card": card.text, "name": card.name, "full": card.full, "gloss": card.gloss, "suit": card.suit, "rank": card.rank,
             "value": plain(values[card.index])}
            for card in (deck.cards[number] for number in deck.display_order)
        ],
        "suits": [{"letter": suit.letter, "name": Term(suit.name, "suit"), "native": suit.native} for suit in deck.suits],
        "courts": [{"letter": letter, "name": deck.worded(english), "native": native} for letter, english, native in deck.courts],
        "trumps": list(deck.trump_texts),
        "equal": [list(group) for group in deck.trumps if isinstance(group, tuple)],
        "empty": plain(game.counting.empty), "last_trick": plain(game.counting.last_trick), "per_trick": plain(game.counting.per_trick),
        "per_trick_asked": game.counting.unit_asked,
    }

"""Answers about the games themselves: the list, the rules at a glance, the pack."""

from itertools import pairwise
from typing import TYPE_CHECKING

from trionfi.counting import Points, plain, prose
from trionfi.game import Game
from trionfi.game.options import Option, Value
from trionfi.games import games
from trionfi.games.index import INDEX
from trionfi.melds.words import Row, rows, sharing
from trionfi.phases.base import Step
from trionfi.service.request import Request, game_of
from trionfi.settlement.reward import Reward, won_tables
from trionfi.wording import capital, series

if TYPE_CHECKING:
    from trionfi.service.shapes import rules as shapes


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
        "bidding": next((step.bidding for step in game.course if step.bidding), "none"), "sides": _sides(game),
        "counting": game.counting.group,
    }


def _settled(game: Game) -> "shapes.Settled":
    return {} if game.settled == game.tables else {"settled": list(game.settled)}


def _sides(game: Game) -> str:
    """Who plays with whom, in a word: the kind of sides, or that a partner is called."""
    return "a partner is called" if any(step.calls for step in game.course) else game.sides.kind


def show(request: Request) -> "shapes.Show":
    """The rules at a glance: every part in words, every option with its values and their sources."""
    game = game_of(request)
    return {
        **_head(game), **_settled(game),
        "options": [
            {"name": option.name, "words": option.words, "value": game.option_value(option.name),
             "values": [{"value": value.name, "words": value.words, "source": value.source} for value in option.values],
             "settles": _settles(game, option)}
            for option in game.options
        ],
        "profiles": [
            {"name": profile.name, "words": profile.words, "source": profile.source, "options": dict(profile.options),
             "common": profile.common}
            for profile in game.profiles
        ],
        "profile": game.profile,
        "parts": parts(game),
        "course": [
            {"name": step.name, "branch": branch(game, step), "words": step.words(game), "source": step.source,
             "figures": [list(row) for row in step.figures(game)]}
            for step in game.course
        ],
        "melds": _melds(game),
        "signals": [
            {"phrase": signal.phrase, "when": signal.when, "meaning": signal.meaning, "source": signal.source,
             "lang": signal.lang, "optional": signal.optional} for signal in game.signals
        ],
        "signs": [
            {"name": sign.name, "play": sign.play(game), "meaning": sign.meaning, "source": sign.source} for sign in game.signs
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


def _settles(game: Game, option: Option) -> bool:
    """Whether what a hand pays hangs on the option, or what is asked to settle it."""
    def settled(value: Value) -> tuple[object, ...]:
        made = game.with_options(options={option.name: value.name})
        return made.terms, [(count, one.payments, one.counting, one.pack) for count in made.players for one in (made.at(count),)]

    first, *others = map(settled, option.values)
    return any(other != first for other in others)


def _melds(game: Game) -> "shapes.Melds | None":
    """What may be declared, and how declarations share cards."""
    if game.melds is None:
        return None
    return {
        "rows": [{"name": row.name, "words": row.words, "figures": row.figures, "unit": row.ledger, "source": row.source}
                 for row in rows(game.pack, game.melds, game.set_words)],
        "sharing": list(sharing(game.melds, game.set_words)),
    }


def parts(game: Game) -> "list[shapes.Part]":
    """Every rule part: its name, the rule in words, its figures, its source."""
    pack, counting = game.pack, game.counting
    made = [
        _part("pack", pack_words(game), {"cards": pack.size, "trumps": pack.trump_mask.bit_count()}, ""),
        _part("sides", game.sides.words(game), {"kind": game.sides.kind}, ""),
        _part("counting", counting_words(game), {
            "values": {expression: plain(value) for expression, value in counting.values}, "empty": plain(counting.empty),
            "batch": counting.group, "less": plain(counting.less), "odd": {str(n): plain(value) for n, value in counting.odd},
            "last trick": plain(counting.last_trick), "in the pack": game.points}, counting.source),
    ]
    dummies, seated, source = game.sides.laid(game)
    if dummies:
        made.append(_part("dummies", dummies, {"seated": seated}, source))
    spare, figures, source = game.sides.sits_out(game, game.players)
    if spare:
        made.append(_part("sitting out", spare, figures, source))
    made += [_part(f"with {seating.players} players", seating.words, {}, seating.source) for seating in game.seatings]
    made += [_part(step.name, step.words(game), step.quantities(), step.source) for step in game.course]
    kept = game.set_words(game.follow.not_led) if game.follow.not_led else ""
    made.append(_part("following suit", game.follow.words(kept, lambda cards: _one(game, cards), game.pack.second_name),
                      {"overtrump": game.follow.overtrump}, game.follow.source))
    excuse = game.fool.words(game.term("fool")) if pack.fool_mask else f"There is no Excuse: the {game.term('fool')} is the lowest trump."
    made.append(_part("the Fool", excuse, {"exchange": bool(game.fool.exchange)}, game.fool.source))
    for reward in game.payments.rewards:
        amount = _each(reward)
        each = "" if amount is None else f", {amount} {_unit(game, amount == 1, game.payments.ledger)}"
        words = f"{reward.label}{each}: {_reward_words(game, reward)}."
        made.append(_part(f"payment: {reward.key}", words, {} if amount is None else {"amount": amount}, reward.source))
    made.append(_part("settlement", game.payments.words(game), {str(rate.times): rate.words for rate in game.payments.rates},
                      game.payments.source))
    if game.melds is not None:
        made += _combinations(game, _declared(game), "declaration")
        made.append(_part("declaring", " ".join(sharing(game.melds, game.set_words)), {}, game.melds.source))
    made += _combinations(game, _won_apart(game), "won together")
    made += [_part(f"sign: {sign.name}", sign.words(game), {}, sign.source) for sign in game.signs]
    if game.match.words(game):
        made.append(_part("match", game.match.words(game), {}, game.match.source))
    return made


def _declared(game: Game) -> tuple[Row, ...]:
    """What may be declared."""
    return () if game.melds is None else rows(game.pack, game.melds, game.set_words)


def _won_apart(game: Game) -> tuple[Row, ...]:
    """The combinations that count among won cards and are not declared in the same way."""
    declared, tables = _declared(game), won_tables(game.payments.rewards)
    return tuple(row for table in tables for row in rows(game.pack, table, game.set_words) if row not in declared)


def _combinations(game: Game, found: tuple[Row, ...], kind: str) -> "list[shapes.Part]":
    """Combinations, each as a part."""
    return [_part(f"{kind}: {row.name}", f"{capital(row.words)}. Worth in {game.term(row.ledger)}: {row.figures}.", {}, row.source)
            for row in found]


def _unit(game: Game, one: bool, ledger: str) -> str:
    """What is counted, for one of it or more."""
    return game.term(f"one of {ledger}" if one else ledger)


def _each(reward: Reward) -> int | float | str | None:
    """What each payer pays for a feat; None for a row that is its own feat and says its figures itself."""
    return None if reward.each is None else plain(reward.each)


def _part(name: str, words: str, figures: dict[str, object], source: str) -> "shapes.Part":
    return {"name": name, "words": words, "figures": figures, "source": source}


def _one(game: Game, cards: str) -> str:
    """One card of a set in words: "a King", where the set is "each King"."""
    named = game.set_words(cards)
    return f"a {named.removeprefix('each ')}" if named.startswith("each ") else f"one of the {named}"


def _for_players(game: Game, words: str) -> str:
    return words.replace("declarer", game.term("declarer"))


def _reward_words(game: Game, reward: Reward) -> str:
    """What a payment is for, with the names of the cards that it hangs on, and where its combinations stand."""
    cards, words = reward.named_cards, _for_players(game, reward.words())
    if reward.won_table is not None and _won_apart(game):
        words = words.replace("the table of declarations", "what is won together")
    return words.replace("these cards", f"these cards ({game.set_words(cards)})", 1) if cards else words


def branch(game: Game, step: Step) -> str:
    """When a step is taken that is not taken in every hand, as the beginning of a sentence; or nothing."""
    declarer = game.term("declarer")
    told = {"the talon is taken": f"After a bid that takes the {game.term('talon')}", "a solo": "In a solo",
            "three rounds": "In a deal of three rounds", "not all at once": "Unless all cards are dealt at once"}
    if any(one.when == "no declarer yet" for one in game.course):
        told |= {"no declarer yet": f"If there is no {declarer} yet", "a declarer": f"If there is a {declarer}"}
    return told.get(step.when, "")


def pack_words(game: Game) -> str:
    """The pack in sentences."""
    pack = game.pack
    suits = "; ".join(f"{suit.name} ({suit.native}) {suit.ranks}" for suit in pack.suits)
    trumps = [pack.cards[pack.index[text]] for text in pack.trump_texts]
    named = ", ".join(f"{card.rank} {card.name}" for card in trumps if card.gloss)
    alike = "".join(f" {capital(series([pack.cards[pack.index[text]].name for text in group]))} rank equal: of several in a trick "
                    "the last one played is the highest." for group in pack.trumps if isinstance(group, tuple))
    highest = trumps[0].rank if trumps[0].rank.isdecimal() else trumps[0].name
    over = "".join(f" The {one.rank} beats the {other.rank}." for one, other in pairwise(trumps)
                   if one.rank.isdecimal() and other.rank.isdecimal() and int(one.rank) < int(other.rank))
    return (f"{pack.size} cards. Suits, from the highest card down: {suits}. {len(trumps)} trumps, the highest {highest}, "
            f"the lowest {trumps[-1].name}{f'; by name: {named}' if named else ''}.{over}{alike} The Fool is called {game.term('fool')}.")


def _takes(value: Points, number: int) -> str:
    """What a batch of cards does to the points."""
    verb = "loses" if value >= 0 else "adds"
    return f"{verb if number == 1 else verb.removesuffix('s')} {prose(value if value >= 0 else -value)}"


def counting_words(game: Game) -> str:
    """The counting in sentences."""
    counting = game.counting
    values = ", ".join(f"{game.set_words(expression)} {prose(value)}" for expression, value in counting.values)
    words = f"Values: {values}, every other card {prose(counting.empty)}." if values else "The cards have no value in points."
    if not values and not counting.empty and not counting.last_trick:
        return words
    if counting.group > 1 and (counting.less or counting.odd):
        words += f" Cards are counted {counting.group} at a time; each full batch {_takes(counting.less, 1)}"
        odd = ", ".join(f"{n} over {_takes(value, n)}" for n, value in counting.odd)
        words += f"; {odd}." if odd else "."
    if counting.apart:
        words += " Counted by themselves: " + ", ".join(f"{game.set_words(cards)} {prose(value)}" for cards, value in counting.apart) + "."
    if further := counting.further(game.term("fool")):
        words += f" {further}"
    if told := counting.units_words():
        words += f" {told}"
    if counting.last_trick:
        words += f" The last trick adds {prose(counting.last_trick)}."
    if counting.over is not None:
        words += f" Every card of a pile above {counting.over} adds one."
    if aside := counting.aside():
        words += f" {aside}"
    points = game.points
    return words + f" In the pack: {' to '.join(map(str, points)) if isinstance(points, list) else points}."


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
        "suits": [{"letter": suit.letter, "name": suit.name, "native": suit.native} for suit in deck.suits],
        "courts": [{"letter": letter, "name": english, "native": native} for letter, english, native in deck.courts],
        "trumps": list(deck.trump_texts),
        "equal": [list(group) for group in deck.trumps if isinstance(group, tuple)],
        "empty": plain(game.counting.empty), "last_trick": plain(game.counting.last_trick), "per_trick": plain(game.counting.per_trick),
        "per_trick_asked": game.counting.unit_asked,
    }

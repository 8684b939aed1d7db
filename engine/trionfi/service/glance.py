"""A game in a few figures, for tables that set games side by side."""

from typing import TYPE_CHECKING

from trionfi.counting import plain
from trionfi.game import Game
from trionfi.service.request import Request, game_of
from trionfi.settlement.questions import of_hand
from trionfi.words import Listing, Message, Term, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import glance as shapes

def glance(request: Request) -> "shapes.Glance":
    """What is dealt, where the cards left over go, what is asked of whom in card points, and what is paid."""
    game = game_of(request)
    return {
        "dealt": [{"players": players, "cards": cards, "pack": game.at(players).pack.size}
                  for players in game.players if (cards := _dealt(game, players))],
        "left": _left(game),
        "points": [{"players": players, "points": game.at(players).points} for players in game.players if _all_won(game, players)],
        "asked": _asked(game),
        "paid": _paid(game),
        "unit": game.term(game.payments.ledger),
        "race": plain(game.match.goal) or None,
    }


def _dealt(game: Game, players: int) -> int:
    """The cards that each player is dealt, those laid out before him included."""
    if any(step.dealing.leftover for step in game.course):
        return game.hand_size
    deal, laid = game.deal(0, players=players).deal, _laid_out(game)
    return max(map(len, deal.hands), default=0) + sum(len(cards) for pile, cards in deal.piles if pile in laid) // players


def _all_won(game: Game, players: int) -> bool:
    """Whether somebody has each card of the pack in the end: it is dealt to a hand, or taken or drawn by a player."""
    one = game.at(players)
    if any(step.dealing.leftover for step in one.course):
        return False
    deal, had = one.deal(0, players=players).deal, _laid_out(one)
    for step in one.course:
        had.update((taken.pile for taken in step.laying.taken), step.tricks.draws)
    return sum(map(len, deal.hands)) + sum(len(cards) for pile, cards in deal.piles if pile in had) == one.pack.size


def _laid_out(game: Game) -> set[str]:
    """The piles of the deal that are players' own cards, laid out before them."""
    return {pile for step in game.course if step.dealing.lays_out for pile, _, _ in step.dealing.packets(game.pack)}


def _left(game: Game) -> "list[shapes.LeftOver]":
    """The cards that nobody is dealt: their name, how many, and who takes them; each pile again with each number in it, where
    that hangs on the number of players."""
    takers: dict[str, list[Term]] = {}
    for step in game.course:
        for pile, who, whole in step.laying.taken:
            if whole and game.term(who) not in takers.setdefault(pile, []):
                takers[pile].append(game.term(who))
    laid = _laid_out(game)
    # How the pack happens to be cut is no part of the rules.
    if cut := [step.dealing.leftover for step in game.course if step.dealing.leftover]:
        left = game.pack.size - game.seats() * game.hand_size
        return [{"name": game.term(pile), "cards": left, "goes": ""} for pile in cut]
    drawn = {pile for step in game.course for pile in step.tricks.draws}
    sizes = dict.fromkeys((pile, len(cards)) for players in game.players for pile, cards in game.deal(0, players=players).deal.piles)
    return [
        {"name": game.term(pile), "cards": number,
         "goes": _to(takers[pile]) if pile in takers else DRAWN if pile in drawn else ""}
        for pile, number in sizes if pile not in laid
    ]


DRAWN: Words = "drawn in the play"


def _to(takers: list[Term]) -> Words:
    """Who takes a pile."""
    return Message("{takers_the}", takers=Listing(tuple(takers), "or"))


def _asked(game: Game) -> list[Words]:
    """What the rewards ask for in card points, each by its name where there are several."""
    found: dict[str, list[str]] = {}
    for reward in game.payments.rewards:
        if asked := reward.asked():
            found.setdefault(of_hand(asked, game.payments.partners, game.term), []).append(reward.label)
    if len(found) == 1:
        return list(found)
    return [Message("{names}: {asked}", names=Listing(tuple(labels), ","), asked=words) for words, labels in found.items()]


def _paid(game: Game) -> "list[shapes.Paid]":
    """The rewards by name, with what one of them brings where that is fixed."""
    return [{"name": reward.label, "amount": None if reward.each is None else plain(reward.each), "words": reward.brings()}
            for reward in game.payments.rewards]

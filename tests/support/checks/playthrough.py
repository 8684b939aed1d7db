"""A whole hand as a text that a person can read: cards, words, tricks, settlement."""

from trionfi.bots import bot, play
from trionfi.counting import plain
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.events import Event

SEEDS = 200


def playthrough(game: Game, seed: int, players: int | None = None) -> str:
    """The hand of a seed, played by the bot `random` on all seats, dealt by the last seat."""
    count = game.seats(players)
    hand = play(game.deal(seed, dealer=count - 1, players=count), [bot("random", f"{seed}-{seat}") for seat in range(count)])
    lines = [f"{game.name} ({game.ref}, {game.slug}), profile {game.profile}, seed {seed}, {count} players, player {hand.dealer} deals", ""]
    lines += [f"player {seat}: {' '.join(game.pack.unmask(sum(1 << card for card in cards)))}"
              for seat, cards in enumerate(hand.deal.hands)]
    lines += [f"{game.term(pile)}: {' '.join(game.pack.texts[card] for card in cards)}" for pile, cards in hand.deal.piles]
    lines += ["", *_course(game, hand), "", *_account(game, hand)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _course(game: Game, hand: Hand) -> list[str]:
    found: list[str] = []
    trick: list[str] = []
    number = 0
    for event in hand.events:
        cards = " ".join(game.pack.unmask(event.cards))
        if event.kind == "play":
            trick.append(f"{event.seat} {cards}")
        elif event.kind == "trick":
            number += 1
            found.append(f"trick {number:2}: {', '.join(trick)} -> player {event.seat}")
            trick = []
        elif event.kind not in ("deal", "lay"):
            if trick:
                trick.append(f"({_other(game, event, cards)})")
            else:
                found.append(_other(game, event, cards))
    return found


def _other(game: Game, event: Event, cards: str) -> str:
    way = f" from {event.source} to {event.target}" if event.source and event.source != event.target else ""
    return " ".join(part for part in (f"player {event.seat}: {event.kind}", event.word, cards) if part) + way


def _account(game: Game, hand: Hand) -> list[str]:
    table, settlement = hand.table, hand.settlement
    found = [f"{hand.ending.kind}; player {hand.ending.next_dealer} deals next"]
    if table.tricks:
        for side in sorted({table.side(seat) for seat in range(hand.players)}, key=min):
            pile = 0
            for seat in side:
                pile |= table.won[seat] | table.piles.get(f"discard {seat}", 0)
            found.append(f"players {' '.join(map(str, sorted(side)))}: {' '.join(game.pack.unmask(pile))}")
    for line in settlement.lines:
        found.append(f"{line.label} [{', '.join(str(plain(amount)) for amount in line.amounts)}]: {line.because}")
    found.append(f"scores in {settlement.ledger}: {', '.join(str(plain(score)) for score in settlement.scores)}")
    for line in settlement.kept:
        found.append(f"{line.label} [{', '.join(str(plain(amount)) for amount in line.amounts)}], {line.ledger} kept: {line.because}")
    return found


def finished_seed(game: Game) -> int:
    """The first seed whose hand is played out."""
    return next(seed for seed in range(SEEDS) if "\nplayed; " in playthrough(game, seed))

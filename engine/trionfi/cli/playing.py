"""Hands that bots play, as matches: the totals are the match's, with all that it moves beside the scores of the hands."""

from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import Any

from trionfi.bots import bot
from trionfi.bots import play as play_hand
from trionfi.cli.arguments import MOST_HANDS
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.match import Match
from trionfi.record import to_record
from trionfi.service.marked import as_it_went
from trionfi.service.reckon import settlement_data
from trionfi.words import Message


def play(game: Game, args: Namespace, done: Callable[[list[dict[str, Any]], bool], None]) -> dict[str, Any]:
    """So many hands as the command line prints them, fewer where they are stopped by Ctrl-C; `done` is told of the hands played so far,
    and whether it was the last. A match that is over is followed by another; `totals` are the sum over all of
    them, by player, and `standing` is how the last one stands."""
    if not 1 <= args.hands <= MOST_HANDS:
        raise TrionfiError(Message("--hands is from 1 to {most}, not {n}", most=MOST_HANDS, n=str(args.hands)))
    if args.sheet and game.sheet is None:
        raise TrionfiError(Message("{game} has no score sheet of its own: leave out --sheet", game=game.slug))
    names = [name for part in args.bots for name in part.split(",") if name] or ["simple"]
    match = Match(game, args.seed, args.players)
    if len(names) > match.players:
        raise TrionfiError(Message("--bots names {n} bots, and at {game} sit {players} players", n=len(names), game=game.slug,
                                   players=match.players))
    made: list[dict[str, Any]] = []
    matches: list[dict[str, Any]] = []
    ended: list[Points] = [0] * match.players
    settled = []
    stopped = False
    try:
        for number in range(args.hands):
            if match.over:
                match = Match(game, f"{args.seed}-match-{len(matches)}", match.players, match.dealer)
            before = match.totals
            hand = match.deal()
            seated = hand.sitting.seats
            play_hand(hand, [bot(names[player % len(names)], f"{args.seed}-{number}-{seat}")
                             for seat, player in enumerate(hand.sitting.seats[:hand.players])])
            settlement = hand.played().settlement
            match.score()
            paid = (*settlement.scores, *(0 for _ in seated[hand.settled:]))
            gained = [paid[seated.index(player)] for player in range(match.players)]
            made.append({
                **settlement_data(settlement),
                "dealer": hand.sitting.dealer, "out": list(hand.sitting.out), "seats": list(seated), "record": to_record(hand),
                "totals": _plain(_sum(ended, match.totals)),
                "moved": _plain(after - was - score for after, was, score in zip(match.totals, before, gained, strict=True))})
            if args.account:
                made[-1]["account"] = as_it_went(hand)
            settled.append(settlement)
            if match.over:
                closing = match.settlement
                matches.append({"hands": len(match.hands), "standing": match.standing.data(),
                                **(settlement_data(closing) if closing else {})})
                ended = _sum(ended, match.totals)
            done(made, False)
    except KeyboardInterrupt:
        if not made:
            raise
        stopped = True
    done(made, True)
    result = {"game": game.slug, "profile": game.profile, "options": game.changed, "seed": args.seed, "bots": names,
              "unit": game.payments.ledger, "hands": made, "totals": made[-1]["totals"],
              "standing": match.standing.data(), "matches": matches, "stopped": stopped}
    if game.sheet:
        result["sheet"] = game.sheet.data(game, settled, match.players)
    return result


def _sum(one: list[Points], other: list[Points]) -> list[Points]:
    return [first + second for first, second in zip(one, other, strict=True)]


def _plain(amounts: Iterable[Points]) -> list[object]:
    return [plain(amount) for amount in amounts]

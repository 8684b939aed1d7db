"""A bot in the reader's place: what it makes of the cards that he had."""

from typing import TYPE_CHECKING

from trionfi.bots import bot, unasked
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.service.hands import hand_of, reader
from trionfi.service.others import EFFORT, bot_names, bots_at, chance
from trionfi.service.request import Request, whole

if TYPE_CHECKING:
    from trionfi.service.shapes import seated as shapes

MOST = 10_000


def seated(request: Request) -> "shapes.Seated":
    """What the hand of a request comes to for `seat` when the bot `by` plays it from the deal in his place, beside the same others as at
    his table. `time`, from 0, says which attempt it is: what hangs on the bot's own chance falls otherwise in each. Raises TrionfiError for
    a name that no bot has, and where the player sits out."""
    kept = hand_of({**request, "moves": []})
    hand, names = kept.hand, bot_names(request)
    seat, time, name = reader(request, hand), whole(request, "time", 0, 0, MOST), str(request.get("by", ""))
    if seat >= hand.players:
        raise TrionfiError("who sits out plays no card of the hand")
    others = [other for other in range(hand.players) if other != seat]
    while (turn := hand.turn) is not None and (actor := hand.actor) is not None:
        bots = {seat: bot(name, f"{chance(hand, seat)}-{time}", EFFORT)} | bots_at(hand, names, others)
        speaker, action = unasked(hand, bots) or (turn, bots[actor].choose(hand.view(turn)))
        kept.push(action, speaker)
    closed = hand.settlement
    assert closed is not None
    return {"score": plain(closed.scores[seat]), "code": kept.code}

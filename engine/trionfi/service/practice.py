"""The practice hand: a position for the page from a deal and its moves; bots play until the reader must act."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trionfi.bots import unasked
from trionfi.cards.names import in_sentence
from trionfi.counting import Points, plain
from trionfi.hand import Hand
from trionfi.phases.layout import face_up
from trionfi.phases.play.fool import tricks_left
from trionfi.phases.telling import TELL
from trionfi.record import packets_of
from trionfi.record import replay as replay_record
from trionfi.seat_names import called, view_names
from trionfi.service import words
from trionfi.service.hands import Kept, hand_of, reader, view_order
from trionfi.service.marked import marked
from trionfi.service.others import bot_names, bots_at
from trionfi.service.reckon import columns, settlement_data
from trionfi.service.request import Request, card_label, game_of, record_of, whole, yes
from trionfi.service.verdict import verdict
from trionfi.settlement.played import captured, side_pile, side_points
from trionfi.state.actions import Action, sums, without
from trionfi.state.events import Event
from trionfi.state.notes import UNDERTAKEN
from trionfi.state.standing import Standing
from trionfi.state.view import View
from trionfi.words import Listing, Message, Text, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import common
    from trionfi.service.shapes import practice as shapes

ELSEWHERE = ("pack", "trick", "hand", "heap", "won", "discard")
PILES = {"laid": "laid down"}


def table(request: Request) -> "shapes.Position":
    """A position of the practice hand as `seat` may see it; with `advance` the bots act until it is his turn, with
    `rest` for him too, to the end of the hand."""
    game = game_of(request)
    kept = hand_of(request)
    hand = kept.hand
    seat = reader(request, hand)
    steps = _advance(kept, seat, request) if yes(request, "advance") else []
    waits = hand.turn is not None and hand.actor != seat and _pauses(hand, seat, request)
    view = hand.view(seat)
    turn = hand.turn
    acting = hand.view(turn) if turn is not None and turn != seat and hand.actor == seat else view
    return {
        "game": game.slug, "profile": game.profile, "options": game.changed, "seed": hand.seed,
        "deal": packets_of(hand) if hand.over or request.get("deal") is not None else None, "dealer": hand.sitting.dealer, "seat": seat,
        "anticlockwise": game.anticlockwise, "order": list(view_order(view)), "standing": _standing(hand.sitting.standing),
        "moves": [str(move) for move in hand.moves], "code": kept.code, "turn": hand.turn, "over": hand.over,
        "phase": _phase(hand, view, waits), "waits": waits, "players": _players(hand, view), "hand": _cards(hand, view),
        "dummies": _dummies(hand, view), "laid": _laid(hand, view), "trick": _trick(hand),
        "last_trick": _last_trick(hand), "talon": _talon(view), "piles": _piles(view), "shown": _shown(hand, view),
        "marked": marked(game, hand.account, hand.players, view_names(view)),
        "actions": _actions(hand, acting), "sums": _sums(hand, acting), "choice": _choice(hand, acting),
        "asides": [_aside(hand, action) for action in view.asides],
        "log": kept.log(view), "steps": steps, "settlement": _settlement(hand, view), "undo": _undo(hand, seat),
    }


def replay(request: Request) -> "shapes.Replay":
    """Whether a record holds: {"ok", "moves"}. Raises BrokenRecord naming the move that breaks a rule."""
    hand = replay_record(record_of(request))
    return {"ok": True, "moves": len(hand.moves)}


def _advance(kept: Kept, seat: int, request: Request) -> "list[shapes.Step]":
    hand = kept.hand
    names = bot_names(request)
    rest = yes(request, "rest")
    steps: list[shapes.Step] = []
    while (turn := hand.turn) is not None and (actor := hand.actor) is not None:
        bots = bots_at(hand, names, [other for other in range(hand.players) if rest or other != seat])
        said = unasked(hand, bots)
        if said is None and not rest and (actor == seat or _pauses(hand, seat, request)):
            break
        speaker, action = said or (turn, bots[actor].choose(hand.view(turn)))
        before = len(hand.events)
        kept.push(action, speaker)
        view = hand.view(seat)
        told = kept.log(view, before)
        card = action.cards[0] if action.verb == "play" else None
        steps.append({"move": f"{speaker} {action if card or not action.cards else action.verb}", "seat": speaker,
                      "kind": "play" if card else "discard" if action.verb == "discard" else "say", "card": card,
                      "words": Text(*[line["words"] for line in told if line["kind"] != "deal"]),
                      "said": next((line["said"] for line in told if line["kind"] == "say" and line["seat"] == speaker), "")})
    return steps


def _pauses(hand: Hand, seat: int, request: Request) -> bool:
    """Whether the hand waits for a word of the reader before his partner leads. `pause` asks for that, and says after how many moves
    he has kept silent."""
    if request.get("pause") is None or hand.step.phase != "play" or hand.table.plays or not hand.game.signals:
        return False
    if len(hand.moves) <= whole(request, "pause", 0, 0, 10_000):
        return False
    now = len(hand.table.tricks) * hand.seats
    if any(when == now and speaker == seat for when, speaker, _ in hand.table.talk):
        return False
    advice = {signal.phrase for signal in hand.game.signals if signal.when == "partner to lead"}
    return any(action.word in advice for action in hand.asides(seat))


def _phase(hand: Hand, view: View, waits: bool) -> "shapes.Phase":
    if hand.over:
        return {"name": "over", "title": Message("The hand is over"), "words": ""}
    if waits:
        return {"name": hand.step.phase, "title": Message("Your partner leads"), "words": Message("Is there anything to say?")}
    return {"name": hand.step.phase, "title": hand.step.title(hand.game), "words": words.prompt(hand, view)}


def _players(hand: Hand, view: View) -> "list[shapes.Player]":
    table, names, sitting = hand.table, view_names(view), hand.sitting
    stand = _sides_stand(hand)
    mine = view.side(view.seat) if stand else frozenset()
    out: list[shapes.Player] = [{
        "seat": seat, "name": names[seat], "part": "", "role": "", "dealer": sitting.seats[seat] == sitting.dealer, "cards": 0, "tricks": 0,
        "bound": [], "kept": [], "fool": None, "partner": False, "out": True} for seat in range(hand.players, sitting.players)]
    playing: list[shapes.Player] = [
        {"seat": seat, "name": names[seat], "part": (part := _part(hand, view, seat, stand)), "role": _role(view, part),
         "dealer": seat == hand.dealer and sitting.seats[seat] == sitting.dealer,
         "cards": table.hands[seat].bit_count(), "tricks": sum(trick.winner == seat for trick in table.tricks),
         "bound": _bound(hand, seat), "kept": _captures(hand, seat), "fool": _fool(hand, seat),
         "partner": seat != view.seat and seat in mine and seat < hand.players, "out": False}
        for seat in range(hand.seats)
    ]
    return playing + out


def _sides_stand(hand: Hand) -> bool:
    """Whether it is settled who plays with whom, as far as anybody knows it: the bidding is over, and nobody is still to be called."""
    if hand.over or not hand.game.sides.declared:
        return True
    now, *later = (step.speaking for step in hand.game.course[hand.table.step:])
    bid = hand.table.contract.bid
    return not now.bidding and not now.calls and not any(step.pairs or step.partner_at(bid) for step in later)


def _bids(hand: Hand) -> bool:
    """Whether the step that the hand is in may still make another player declarer."""
    return not hand.over and bool(hand.game.course[hand.table.step].speaking.bidding)


def _part(hand: Hand, view: View, seat: int, stand: bool) -> "shapes.PlaysAs":
    """What a seat is, as far as the reader knows: nothing where nobody is declarer yet, or where it is open or hidden."""
    declarer = None if _bids(hand) else view.contract.declarer
    if declarer is None or seat == declarer:
        return "" if declarer is None else "declarer"
    if not stand:
        return ""
    if seat in view.side(declarer):
        return "partner"
    return "opponent" if len(view.side(declarer) | view.side(seat)) == view.seats else ""


def _role(view: View, part: "shapes.PlaysAs") -> Words:
    """What a seat is, as the game calls it; "" where it is nothing."""
    return "opponent" if part == "opponent" else view.game.term(part) if part else ""


def _bound(hand: Hand, seat: int) -> list[str]:
    """What a seat has bid, called and announced, each word once: whatever of it holds until the hand is over, and all may know."""
    contract = hand.table.contract
    said = [word for word, speaker in contract.announced if speaker == seat]
    said += [word for word, speaker, _ in UNDERTAKEN.of(hand.table) if speaker == seat]
    if seat == contract.declarer:
        pack = hand.game.pack
        asked = Message("calls {card}", card=in_sentence(pack.full(pack.index[contract.called]))) if contract.called else ""
        said = [contract.bid, asked, *said]
    return list(dict.fromkeys(filter(None, said)))


def _captures(hand: Hand, seat: int) -> list[str]:
    """The cards that pay for being captured, as long as they lie in sight of all."""
    game, table = hand.game, hand.table
    cards = 0
    for reward in game.payments.rewards:
        cards |= reward.captures(game.pack)
    won = [trick for trick in table.tricks if trick.winner == seat]
    return [game.pack.texts[number] for trick in won for number in captured(table, trick, cards)]


def _fool(hand: Hand, seat: int) -> "shapes.FoolLies | None":
    table, fool = hand.table, hand.game.pack.fool_mask
    if not table.won[seat] & fool:
        return None
    side = table.open_side(seat)
    return "in the pile" if any(trick.winner in side for trick in table.tricks) else "face up"


def _cards(hand: Hand, view: View) -> "list[shapes.HandCard]":
    game = hand.game
    playing = view.turn == view.seat and hand.step.phase == "play"
    reasons = hand.step.tricks.refusals(hand.table) if playing else {}
    plays = {action.cards[0] for action in view.offered if action.verb == "play"} if playing else set()
    return [
        {"card": card, "label": card_label(game, card), "playable": card in plays, "why": reasons.get(card)}
        for card in game.pack.unmask(view.hand)
    ]


def _dummies(hand: Hand, view: View) -> "list[shapes.Dummy]":
    """The dummies whose cards the reader sees, and whether it is he who plays them; so also a partner who shows him his hand."""
    names = view_names(view)
    return [
        {"seat": seat, "name": Message("{name}, your partner", name=names[seat]) if seat < hand.players else names[seat],
         "yours": hand.table.player(seat) == view.seat,
         "cards": _cards(hand, hand.view(seat))}
        for seat in range(hand.seats) if _open(hand, view, seat)
    ]


def _laid(hand: Hand, view: View) -> "list[shapes.Laid]":
    """Cards that lie face up before a player and are played like those of his hand."""
    names, pack = view_names(view), hand.game.pack
    found = [(seat, pack.unmask(face_up(view, seat))) for seat in range(hand.players)]
    return [{"seat": seat, "name": names[seat], "yours": seat == view.seat, "cards": list(cards)} for seat, cards in found if cards]


def _open(hand: Hand, view: View, seat: int) -> bool:
    """Whether the reader sees all cards of a dummy, or of a partner with whom he takes counsel."""
    known = sum(places == frozenset((f"hand {seat}",)) for places in view.where.values())
    shares = seat != view.seat and hand.table.eyes(seat) >> view.seat & 1
    return bool(seat >= hand.players or shares) and known == hand.table.hands[seat].bit_count()


def _plays(hand: Hand, plays: Iterable[tuple[int, int]]) -> "list[common.Play]":
    return [{"seat": seat, "card": hand.game.pack.texts[number]} for seat, number in plays]


def _trick(hand: Hand) -> "shapes.Trick":
    table = hand.table
    leader = table.plays[0][0] if table.plays else table.turn
    return {"number": len(table.tricks) + (not hand.over), "of": len(table.tricks) + tricks_left(table), "leader": leader,
            "plays": _plays(hand, table.plays), "winning": table.best_seat if table.best_seat >= 0 else None}


def _last_trick(hand: Hand) -> "shapes.LastTrick | None":
    if not hand.table.tricks:
        return None
    trick = hand.table.tricks[-1]
    return {"winner": trick.winner, "leader": trick.leader, "plays": _plays(hand, trick.plays)}


def _talon(view: View) -> "shapes.Pile | None":
    return next((pile for pile in _piles(view) if pile["name"] == "talon"), None)


def _piles(view: View) -> "list[shapes.Pile]":
    """What lies on the table besides hands, tricks and discards: talon, stock, cards laid down (those of one name together)."""
    texts = view.game.pack.texts
    counts: dict[str, int] = {}
    seen: dict[str, list[str]] = {}
    for name, count in view.counts.items():
        kind = name.partition(" ")[0]
        if count and kind not in ELSEWHERE:
            known = [texts[number] for number, places in view.where.items() if places == frozenset((name,))]
            counts[kind] = counts.get(kind, 0) + count
            seen.setdefault(kind, []).extend(known)
    return [{"name": kind, "words": PILES.get(kind) or view.game.term(kind), "count": count,
             "cards": [*seen[kind], *[None] * (count - len(seen[kind]))]} for kind, count in counts.items()]


def _shown(hand: Hand, view: View) -> "list[shapes.ShownCards]":
    return [
        {"words": _shown_words(view, event), "cards": list(view.game.pack.unmask(event.cards))}
        for event in view.events if event.kind == "show" and event.cards and not _open(hand, view, event.seat)
    ]


def _shown_words(view: View, event: Event) -> Words:
    who = words.person(view, event.seat)
    if event.word == TELL:
        return Message("Told of by {who}", who=who)
    if event.word:
        return Message("{What}, shown by {who}", what=event.word, who=who)
    if event.source.startswith("hand "):
        return Message("Shown by {who}", who=who)
    return Message("{What}, shown by {who}", what=words.place(view, event.source), who=who)


def _actions(hand: Hand, view: View) -> "list[shapes.Action]":
    """Everything that the reader may do but play a card, choose a set or name a number."""
    if hand.over:
        return []
    step, game = hand.step, hand.game
    return [{"text": str(action), "label": step.label(game, action), "gloss": step.explain(game, action), "cards": list(action.cards)}
            for action in without(view.offered, sums(view.offered)) if action.verb != "play"]


def _sums(hand: Hand, view: View) -> "list[shapes.Sum]":
    """The words that the reader may say with a number."""
    step, game = hand.step, hand.game
    found = [] if hand.over else sums(view.offered)
    return [{"verb": one.verb, "label": step.label(game, Action(one.verb)), "gloss": step.explain(game, Action(one.verb)),
             "least": one.least, "most": one.most} for one in found]


def _choice(hand: Hand, view: View) -> "shapes.Choice | None":
    """The set to choose: from the own hand, or from the whole pack where cards of others are named."""
    choice = view.choice
    if choice is None:
        return None
    pack = hand.game.pack
    own = set(pack.unmask(view.hand))
    beyond = not own.issuperset(choice.cards)
    cards = pack.sort({*choice.cards, *choice.refused}) if beyond else pack.unmask(view.hand)
    return {
        "verb": choice.verb, "count": choice.count, "least": choice.least,
        "words": Message("{confirm} {cards}", confirm=hand.step.confirm(choice), cards=choice.size),
        "confirm": hand.step.confirm(choice), "from": "pack" if beyond else "hand",
        "cards": [{"card": card, "allowed": card in choice.cards, "why": choice.refused.get(card)} for card in cards],
    }


def _aside(hand: Hand, action: Action) -> "shapes.Aside":
    said = words.spoken(hand.game, action.word)
    label = Message("{Said} {cards}", said=said, cards=" ".join(action.cards)) if action.cards else Message("{Said}", said=said)
    return {"text": str(action), "label": label, "gloss": hand.step.aloud.explain_aside(hand.game, action)}


def _settlement(hand: Hand, view: View) -> "shapes.Settlement | None":
    closed, ending = hand.settlement, hand.ending
    if closed is None or ending is None:
        return None
    counted = _counted(hand, view) if ending.kind == "played" and hand.table.tricks else []
    names = view_names(view)
    said = Text(words.outcome(hand, view), called(hand.game.match.told(hand.played()), names))
    return {
        **settlement_data(closed, names), "columns": [
            column | {"who": called(column["who"], names)} for column in columns(closed, hand.game.payments.seats(hand.players))],
        "points": _points(counted) if counted else None,
        "sides": [{"who": name, "points": plain(points)} for name, points, _ in counted], "next_dealer": hand.next_dealer, "words": said,
        "verdict": verdict(hand, view.seat), "match": _match(hand, view),
    }


def _standing(standing: Standing) -> "shapes.Standing":
    return standing.data()  # type: ignore[return-value]  # its fields, as the shape has them: the test of the shapes says so


def _match(hand: Hand, view: View) -> "shapes.Match":
    """How the match stands after the hand; when it is over, what it pays itself and in what unit. `names` are those of the totals."""
    rule, seated = hand.game.match, hand.sitting.seats
    names = tuple(view_names(view)[seated.index(player)] for player in range(len(seated)))
    after = rule.before(hand.after(), hand.next_dealer)
    over = rule.over(after)
    paid = rule.settle(after) if over else None
    account = settlement_data(paid, names) if paid else None
    return {"standing": _standing(after), "over": over, "rule": rule.words(hand.game), "paid": account, "names": list(names)}


def _points(counted: list[tuple[Words, Points, int]]) -> "dict[str, common.Amount | dict[str, int]]":
    """The card points of each side, by its name, and under "cards" how many cards it has."""
    found: dict[str, common.Amount | dict[str, int]] = {name: plain(points) for name, points, _ in counted}
    return {**found, "cards": {name: cards for name, _, cards in counted}}


def _counted(hand: Hand, view: View) -> list[tuple[Words, Points, int]]:
    """What each side is called, its card points, and how many cards it has."""
    table = hand.table
    sides = list(dict.fromkeys(table.side(seat) for seat in view_order(view) if seat < hand.seats))
    declarer = table.contract.declarer
    sides.sort(key=lambda side: declarer not in side)
    return [(_side_name(view, side, len(sides)), side_points(table, side), side_pile(table, side).bit_count()) for side in sides]


def _side_name(view: View, side: frozenset[int], sides: int) -> Words:
    declarer = view.contract.declarer
    if declarer is not None and sides == 2:
        if declarer not in side:
            return "opponents"
        term = view.game.term("declarer")
        return term if len(side) == 1 else Message("{declarer} and {partner}", declarer=term, partner=view.game.term("partner"))
    seats = tuple(words.seat_name(view, seat) for seat in view_order(view) if seat in side and seat < view.players)
    return Message("{names}", names=Listing(seats))


def _undo(hand: Hand, seat: int) -> int:
    for place in range(len(hand.moves) - 1, -1, -1):
        if hand.table.player(hand.moves[place].seat) == seat and hand.moves[place].action.verb != "say":
            return len(hand.moves) - place
    return 0

"""The practice hand: a position for the page from a deal and its moves; bots play until the reader must act."""

from collections.abc import Mapping

from trionfi.cards import bits
from trionfi.counting import plain
from trionfi.errors import IllegalAction, TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.phases import Announce, Choice, Discard, Pause, Play
from trionfi.record import packets_of, replay as replay_record
from trionfi.service import words
from trionfi.service.reckon import settlement_data
from trionfi.service.request import card_label, game_of, whole, yes
from trionfi.settlement import Captured
from trionfi.settlement.played import captured
from trionfi.view import View

KINDS = ((Pause, "speak"), (Discard, "discard"), (Announce, "announce"), (Play, "play"))
_kept: list[tuple[tuple, Hand]] = []


def table(request: Mapping) -> dict:
    """A position of the practice hand as `seat` may see it; with `advance` the bots act until it is his turn."""
    game = game_of(request)
    seat = whole(request, "seat", 0, 0, game.seats() - 1)
    hand = _hand(game, request)
    steps = _advance(hand, seat, request) if yes(request, "advance") else []
    view = hand.view(seat)
    return {
        "game": game.slug, "profile": game.profile, "options": game.changed, "seed": hand.seed,
        "deal": packets_of(hand) if hand.over or request.get("deal") is not None else None, "dealer": hand.dealer, "seat": seat, "moves": [str(move) for move in hand.moves], "turn": hand.turn, "over": hand.over,
        "phase": _phase(hand, view), "players": [_player(hand, view, other) for other in range(hand.players)],
        "hand": _cards(hand, view), "trick": _trick(hand), "last_trick": _last_trick(hand),
        "talon": _talon(view), "shown": _shown(game, view), "actions": _actions(hand, view), "choice": _choice(hand, view),
        "asides": [_aside(game, action) for action in view.asides], "log": words.log(view), "steps": steps,
        "settlement": _settlement(hand, seat), "undo": _undo(hand, seat),
    }


def replay(request: Mapping) -> dict:
    """Whether a record holds: {"ok", "moves"}. Raises BrokenRecord naming the move that breaks a rule."""
    hand = replay_record(request.get("record"))  # type: ignore[arg-type]
    return {"ok": True, "moves": len(hand.moves)}


def _hand(game: Game, request: Mapping) -> Hand:
    moves = request.get("moves") or []
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise TrionfiError("'moves' is a list of texts such as '1 vado solo'")
    dealer = whole(request, "dealer", 0, 0, game.seats() - 1)
    deal = request.get("deal")
    seed = request.get("seed")
    if deal is None and seed is None:
        raise TrionfiError("a practice hand needs a seed or a deal")
    key = (game.slug, game.profile, game.chosen, dealer, repr(deal) if deal is not None else repr(seed))
    hand = next((kept for known, kept in _kept if known == key), None)
    if hand is None:
        hand = game.deal(packets=deal, dealer=dealer) if deal is not None else game.deal(seed, dealer=dealer)
        _kept[:] = [(key, hand), *_kept[:2]]
    _go_to(hand, moves)
    return hand


def _go_to(hand: Hand, moves: list[str]) -> None:
    """Bring a hand to the position after these moves, keeping what it shares with them."""
    same = 0
    for done, wanted in zip(hand.moves, moves, strict=False):
        if wanted not in (str(done), str(done.action)):
            break
        same += 1
    while len(hand.moves) > same:
        hand.pop()
    for number, move in enumerate(moves[same:], same + 1):
        try:
            hand.push(move)
        except TrionfiError as error:
            raise IllegalAction(f"move {number}: {error}") from None


def _advance(hand: Hand, seat: int, request: Mapping) -> list[dict]:
    from trionfi.bots import bot

    names = request.get("bots") or ["simple"]
    if not isinstance(names, list):
        raise TrionfiError("'bots' is a list of names such as simple")
    steps: list[dict] = []
    while hand.turn is not None and hand.turn != seat:
        actor = hand.turn
        player = bot(str(names[actor % len(names)]), f"{hand.seed}-{actor}-{len(hand.moves)}")
        before = len(hand.events)
        action = player.choose(hand.view(actor))
        hand.push(action, actor)
        view = hand.view(seat)
        said = [line for event in view.events[before:] for line in words.lines(view, event)]
        card = action.cards[0] if action.verb == "play" else None
        steps.append({"move": f"{actor} {action}" if action.verb != "discard" else f"{actor} discard", "seat": actor,
                      "kind": "play" if card else "say" if action.verb != "discard" else "discard", "card": card,
                      "words": " ".join(line["words"] for line in said)})
    return steps


def _phase(hand: Hand, view: View) -> dict:
    if hand.over:
        return {"name": "over", "title": "The hand is over", "words": ""}
    step = hand.step
    name = next(word for kind, word in KINDS if isinstance(step, kind))
    return {"name": name, "title": step.name[0].upper() + step.name[1:], "words": words.prompt(hand, view, name)}


def _player(hand: Hand, view: View, seat: int) -> dict:
    table, contract = hand.table, hand.table.contract
    role = "" if contract.declarer is None else hand.game.term("declarer") if seat == contract.declarer else "opponent"
    return {
        "seat": seat, "name": words.seat_name(view.seat, seat, hand.players), "role": role, "dealer": seat == hand.dealer,
        "cards": table.hands[seat].bit_count(), "tricks": sum(trick.winner == seat for trick in table.tricks),
        "said": [word for speaker, word in view.said if speaker == seat], "kept": _captures(hand, seat),
        "fool": _fool(hand, seat), "partner": seat != view.seat and contract.declarer is not None and seat in view.side(view.seat),
    }


def _captures(hand: Hand, seat: int) -> list[str]:
    game, table = hand.game, hand.table
    cards = 0
    for reward in game.payments.rewards:
        if isinstance(reward.feat, Captured):
            cards |= game.pack.select(reward.feat.cards)
    won = [trick for trick in table.tricks if trick.winner == seat]
    return [game.pack.texts[number] for trick in won for number in captured(table, trick, cards)]


def _fool(hand: Hand, seat: int) -> str | None:
    table, fool = hand.table, hand.game.pack.fool_mask
    if not table.won[seat] & fool:
        return None
    side = table.side(seat)
    return "in the pile" if any(trick.winner in side for trick in table.tricks) else "face up"


def _cards(hand: Hand, view: View) -> list[dict]:
    game, pack = hand.game, hand.game.pack
    playing = view.turn == view.seat and isinstance(hand.step, Play)
    reasons = game.follow.why_not(pack, game.fool, view.hand, view.led, view.best) if playing else {}
    return [
        {"card": card, "label": card_label(game, card), "playable": playing and card not in reasons, "why": reasons.get(card)}
        for card in pack.unmask(view.hand)
    ]


def _plays(hand: Hand, plays) -> list[dict]:
    return [{"seat": seat, "card": hand.game.pack.texts[number]} for seat, number in plays]


def _trick(hand: Hand) -> dict:
    table = hand.table
    leader = table.plays[0][0] if table.plays else table.turn
    return {"number": len(table.tricks) + (not hand.over), "of": hand.game.hand_size, "leader": leader,
            "plays": _plays(hand, table.plays), "winning": table.best_seat if table.best_seat >= 0 else None}


def _last_trick(hand: Hand) -> dict | None:
    if not hand.table.tricks:
        return None
    trick = hand.table.tricks[-1]
    return {"winner": trick.winner, "leader": trick.leader, "plays": _plays(hand, trick.plays)}


def _talon(view: View) -> dict | None:
    count = view.counts.get("talon", 0)
    if not count:
        return None
    known = [view.game.pack.texts[number] for number, places in view.where.items() if places == frozenset(("talon",))]
    return {"count": count, "cards": [*known, *[None] * (count - len(known))]}


def _shown(game: Game, view: View) -> list[dict]:
    return [
        {"words": f"The {game.term(event.source)}, shown by {words.named(view.seat, event.seat, view.players)}",
         "cards": list(game.pack.unmask(event.cards))}
        for event in view.events if event.kind == "show"
    ]


def _actions(hand: Hand, view: View) -> list[dict]:
    actions = view.actions
    if isinstance(actions, Choice) or isinstance(hand.step, Play):
        return []
    return [{"text": str(action), "label": action.verb[0].upper() + action.verb[1:], "gloss": words.gloss(hand.step, action)}
            for action in actions]


def _choice(hand: Hand, view: View) -> dict | None:
    choice = view.actions
    if not isinstance(choice, Choice):
        return None
    cards = hand.game.pack.unmask(view.hand)
    return {
        "verb": choice.verb, "count": choice.count, "words": f"Lay away {choice.count} cards",
        "cards": [{"card": card, "allowed": card in choice.cards, "why": choice.refused.get(card)} for card in cards],
    }


def _aside(game: Game, action) -> dict:
    signal = next(signal for signal in game.signals if signal.phrase == action.word)
    label = " ".join((action.word[0].upper() + action.word[1:], *action.cards))
    return {"text": str(action), "label": label, "gloss": signal.meaning}


def _settlement(hand: Hand, seat: int) -> dict | None:
    closed, ending = hand.settlement, hand.ending
    if closed is None or ending is None:
        return None
    points = None
    if ending.kind == "played":
        table, pack, counting = hand.table, hand.game.pack, hand.game.counting
        declarer = table.contract.declarer
        pile = table.won[declarer] | table.piles.get(f"discard {declarer}", 0)
        others = pack.all & ~pile
        last = table.tricks[-1].winner == declarer
        points = {"soloist": plain(counting.points(pack, pile, last)), "opponents": plain(counting.points(pack, others, not last)),
                  "cards": {"soloist": len(bits(pile)), "opponents": len(bits(others))}}
    return settlement_data(closed) | {"points": points, "next_dealer": ending.next_dealer, "words": words.outcome(hand, seat)}


def _undo(hand: Hand, seat: int) -> int:
    for place in range(len(hand.moves) - 1, -1, -1):
        if hand.moves[place].seat == seat and hand.moves[place].action.verb != "say":
            return len(hand.moves) - place
    return 0

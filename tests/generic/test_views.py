"""A view is right and holds nothing that its seat cannot know."""

import pytest
from checks.state import alike, exchanged_action, knowledge, seen
from checks.walks import HANDS, some_walks, walks
from checks.wrong import clear
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.record import packets_of
from trionfi.state.actions import Choice

COUNT = max(10, HANDS // 2)


def place_of(hand: Hand) -> dict[int, str]:
    """For each card of the hand where it is, but for played cards and the pack."""
    table = hand.table
    found = {}
    for place, cards in [*((f"hand {seat}", cards) for seat, cards in enumerate(table.hands)), *table.piles.items()]:
        found |= {number: place for number in range(hand.game.pack.size) if cards >> number & 1}
    return found


def test_a_view_holds_what_is_true(rules):
    chance = Chance("true views")
    pack = rules.game.pack
    for walk in some_walks(rules, COUNT):
        for ply in walk.plies(chance, 2):
            hand = walk.play(rules.game, ply)
            table, truth = hand.table, place_of(hand)
            for seat in range(hand.players):
                view = hand.view(seat)
                note = f"{walk.seed} at {ply}, seat {seat}"
                assert view.hand == table.hands[seat], note
                assert view.seat == seat and view.turn == hand.turn and view.dealer == hand.dealer
                assert view.unseen == pack.all & ~seen(hand, seat), note
                for other, cards in enumerate(table.hands):
                    assert view.counts.get(f"hand {other}", 0) == cards.bit_count(), note
                    assert view.counts.get(f"won {other}", 0) == table.won[other].bit_count(), note
                    assert other == seat or not cards & ~view.outstanding, note
                    assert not cards & view.voids(other), note
                for name, cards in table.piles.items():
                    assert view.counts[name] == cards.bit_count(), note
                for number, places in view.where.items():
                    assert number not in truth or truth[number] in places, f"{note}: {pack.texts[number]}"
                assert not view.outstanding & (view.hand | view.played)
                hidden = table.contract.hidden
                assert view.side(seat) in ((table.side(seat), frozenset((seat,))) if hidden else (table.side(seat),))
                if hand.turn == seat:
                    actions = hand.legal_actions()
                    assert isinstance(actions, Choice) or view.actions == actions
                else:
                    assert view.actions == ()
                assert view.asides == hand.asides(seat)


def test_a_view_has_words_but_not_cards_of_hidden_events(rules):
    for walk in some_walks(rules, COUNT):
        hand = walk.play(rules.game)
        for seat in range(hand.players):
            events = hand.view(seat).events
            assert len(events) == len(hand.events)
            for shown, event in zip(events, hand.events, strict=True):
                assert (shown.kind, shown.seat, shown.source, shown.target) == (event.kind, event.seat, event.source, event.target)
                assert shown.cards == (event.cards if event.audience >> seat & 1 else 0), walk.seed


def test_no_view_for_a_seat_that_is_not_there(rules):
    hand = walks(rules)[0].deal(rules.game)
    for seat in (-1, hand.seats, True, None, "0", 1.0):
        with pytest.raises(TrionfiError) as caught:
            hand.view(seat)
        assert clear(caught.value)


def exchanged(packets: dict, one: str, other: str) -> dict:
    """The packets with two cards changed for each other."""
    def change(cards: str) -> str:
        return " ".join({one: other, other: one}.get(card, card) for card in cards.split())

    return {name: [change(cards) for cards in value] if isinstance(value, list) else change(value) for name, value in packets.items()}


def _named_aloud(game, action) -> bool:
    """Whether the cards of an action are only spoken of: a phrase that names a card shows none."""
    return action.verb in ("call", "ask") or any(signal.phrase == action.word and not signal.private for signal in game.signals)


def replayed(game, hand: Hand, packets: dict, one: str, other: str) -> Hand | None:
    """The same moves on another deal; None where they break a rule, or a hand annuls it. Hidden moves take the exchanged cards along."""
    again = game.deal(packets=packets, dealer=hand.dealer, players=hand.players, standing=hand.table.standing)
    try:
        for seat, action in hand.moves:
            if (one in action.cards or other in action.cards) and not _named_aloud(game, action):
                action = exchanged_action(again, action, {one: other, other: one})
            again.push(action, seat)
    except TrionfiError:
        return None
    return again if again.over == hand.over else None


def test_exchanging_cards_that_a_seat_cannot_know_leaves_its_view_as_it_was(rules):
    """The proof that a view does not leak: two cards it has never seen change places in the deal."""
    chance = Chance("leaks")
    game, tried, held = rules.game, 0, {"before play": 0, "in play": 0}
    for walk in some_walks(rules, COUNT):
        for ply in walk.plies(chance, 2):
            hand = walk.play(game, ply)
            seat = chance.below(hand.players)
            view = hand.view(seat)
            named = {word for _, said in view.said for word in said.split()}
            hidden = [game.pack.texts[number] for number in range(game.pack.size) if not seen(hand, seat) >> number & 1]
            hidden = [card for card in hidden if card not in named]
            if len(hidden) < 2:
                continue
            tried += 1
            packets = packets_of(hand)
            before, face = knowledge(view), view.face()
            for _ in range(5):
                pair = alike(game, hidden, chance)
                if pair is None:
                    continue
                one, other = pair
                again = replayed(game, hand, exchanged(packets, one, other), one, other)
                if again is None:
                    continue
                seen_again = again.view(seat)
                note = f"{walk.seed} at {ply}: seat {seat} tells {one} from {other}"
                assert seen_again.face() == face, note
                assert knowledge(seen_again) == before, note
                held["in play" if hand.table.tricks or hand.table.plays else "before play"] += 1
                break
    assert sum(held.values()) >= tried * 3 // 4, f"only {held} of {tried} exchanges could be tried"
    assert min(held.values()) >= (tried - 10) // 10, held


def blind(hand: Hand, events: int, cards: int) -> list[int]:
    """The seats that were not shown any of these cards in the events since there were so many."""
    new = hand.events[events:]
    return [seat for seat in range(hand.players) if not any(event.cards & cards and event.audience >> seat & 1 for event in new)]


def test_another_hidden_choice_leaves_the_views_of_the_others_as_they_were(rules):
    """What a player lays away unseen may be anything that fits the rest of the play."""
    chance = Chance("hidden choices")
    game, held, met = rules.game, 0, 0
    for walk in some_walks(rules, COUNT):
        hand = walk.deal(game)
        for place, move in enumerate(walk.moves):
            choice = hand.legal_actions()
            events = len(hand.events)
            hand.push(move.action, move.seat)
            spoken = any(event.kind == "say" for event in hand.events[events:])
            hand.pop()
            if isinstance(choice, Choice) and not spoken:
                met += 1
                for _ in range(4):
                    other, another = hand.copy(), choice.sample(chance)
                    changed = game.pack.mask(another.cards) ^ game.pack.mask(move.action.cards)
                    changed = changed or game.pack.mask(another.cards)  # the same cards in another order
                    other.push(another)
                    if any(event.kind == "say" for event in other.events[events:]):
                        continue
                    left = len(walk.moves) - place
                    end = place + 1 + chance.below(min(left, 6) if chance.below(2) else left)
                    try:
                        for later in walk.moves[place + 1:end]:
                            other.push(later.action, later.seat)
                    except TrionfiError:
                        continue
                    if other.over:
                        continue
                    own = walk.play(game, end)
                    for seat in set(blind(own, events, changed)) & set(blind(other, events, changed)):
                        assert knowledge(own.view(seat)) == knowledge(other.view(seat)), f"{walk.seed}: seat {seat}"
                        held += 1
                    break
            hand.push(move.action, move.seat)
    assert held >= met // 4, f"only {held} of {met}"

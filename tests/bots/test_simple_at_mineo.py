"""`simple` at the table in Mineo: what a player would complain about."""

import trionfi
from trionfi.bots import bot, play
from trionfi.state.actions import Choice

GAME = trionfi.games["mineo-3"]
SIMPLE, RANDOM = bot("simple", 1), bot("random", 1)
STRONG = "T20 T19 T18 T15 T14 T12 T11 T9 T7 T5 F KS KB KC QC 9C 8S 7S 6B 5B"
MIDDLE = "T17 T16 T13 T10 T8 T6 T4 T1 KD QD CD 10D QS CS 10S QB CB 9B CC 10C"


def rest(*taken, size=20):
    used = set(" ".join(taken).split())
    return [card for card in GAME.pack.texts if card not in used]


def dealt(hands, talon, dealer=2, **options):
    game = GAME.with_options(**options) if options else GAME
    return game.deal(packets={"hands": hands, "talon": talon}, dealer=dealer)


def strong_hand(dealer=2):
    others = rest(STRONG, MIDDLE)
    return dealt([STRONG, MIDDLE, " ".join(others[:20])], " ".join(others[20:]), dealer)


def choose(hand):
    return str(SIMPLE.choose(hand.view(hand.turn)))


def to_twenty(hand, words):
    while hand.step.name.startswith("speaking"):
        hand.push(words(hand))


def solo(hand, seat):
    """Bring the hand to the discard with this seat as soloist."""
    while hand.step.name.startswith("speaking"):
        last = hand.step.name.endswith("twenty cards")
        hand.push("vado solo" if last and hand.turn == seat else "mischio" if last else "altre cinque")
    return hand


def played(hand, moves):
    for move in moves.split(", "):
        hand.push(move)
    return hand


def mean(bots, hands=40):
    total = [0] * 3
    for number in range(hands):
        hand = play(GAME.deal(seed=f"table {number}", dealer=number % 3), bots)
        total = [score + more for score, more in zip(total, hand.settlement.scores, strict=True)]
    return [score / hands for score in total]


def test_it_goes_solo_with_a_hand_full_of_trumps():
    hand = strong_hand(dealer=2)
    to_twenty(hand, lambda hand: "altre cinque" if not hand.step.name.endswith("twenty cards") else choose(hand))
    assert hand.table.contract.declarer == 0


def test_it_does_not_go_solo_without_trumps():
    poor = "T2 T3 T4 QS 10S 9S 8S CB 10B 9B 8B JC 10C 9C 8C 10D 9D 8D 7D 6D"
    others = rest(poor)
    hand = dealt([poor, " ".join(others[:20]), " ".join(others[20:40])], " ".join(others[40:]), dealer=2)
    said = []
    while hand.step and hand.step.name.startswith("speaking"):
        if hand.turn == 0:
            said.append(choose(hand))
            hand.push(said[-1])
        else:
            hand.push("mischio" if hand.step.name.endswith("twenty cards") else "altre cinque")
    assert "vado solo" not in said


def test_it_takes_an_offer_rather_than_play_a_bad_hand():
    poor = "T2 T3 T4 QS 10S 9S 8S CB 10B 9B 8B JC 10C 9C 8C 10D 9D 8D 7D 6D"
    others = rest(poor)
    hand = dealt([" ".join(others[:20]), poor, " ".join(others[20:40])], " ".join(others[40:]), dealer=2)
    played(hand, "altre cinque, altre cinque, altre cinque, pago")
    assert hand.turn == 1 and choose(hand) == "prendo"


def test_two_simple_players_abandon_and_solo_in_reasonable_measure():
    ends = [play(GAME.deal(seed=f"measure {number}", dealer=number % 3), [SIMPLE] * 3) for number in range(80)]
    thrown = sum(hand.ending.kind == "abandoned" for hand in ends)
    solos = [hand.settlement.scores[hand.table.contract.declarer] for hand in ends if hand.table.contract.declarer is not None]
    assert 10 <= thrown <= 48
    assert sum(solos) > 0


def test_it_beats_chance_from_every_seat():
    for seat in range(3):
        scores = mean([SIMPLE if place == seat else RANDOM for place in range(3)], 20)
        assert scores[seat] > 1


def test_chance_loses_against_two_of_it():
    assert mean([RANDOM, SIMPLE, SIMPLE], 40)[0] < 0


def test_its_discard_is_allowed_and_keeps_kings_and_trumps():
    hand = solo(strong_hand(), 0)
    choice = hand.legal_actions()
    assert isinstance(choice, Choice)
    action = SIMPLE.choose(hand.view(0))
    assert action in choice
    assert not set(action.cards) & set(["T20", "T19", "T18", "F", "KS", "KB", "KC"])


def test_it_announces_scommessa_with_all_three_well_held():
    mine = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 F T1 KS KB KC 8S 7S 6B"
    others = rest(mine)
    hand = solo(dealt([mine, " ".join(others[:20]), " ".join(others[20:40])], " ".join(others[40:])), 0)
    hand.push(SIMPLE.choose(hand.view(0)))
    assert choose(hand) == "scommessa"


def test_no_high_card_is_thrown_under_a_sure_trick_of_the_other_side():
    """Last to a trick that the other side has won: never 5 or 10 points where a card of 1 could be played."""
    values, pack, seen = GAME.counting.table(GAME.pack), GAME.pack, 0
    for number in range(40):
        hand = GAME.deal(seed=f"silly {number}", dealer=number % 3)
        while hand.turn is not None:
            action = SIMPLE.choose(hand.view(hand.turn))
            table = hand.table
            if len(table.plays) == 2 and action.verb == "play" and table.best >= 0 and table.best_seat not in table.side(hand.turn):
                legal = [pack.index[other.cards[0]] for other in hand.legal_actions()]
                chosen = pack.index[action.cards[0]]
                beats = chosen > table.best and (table.led | pack.trump_mask) >> chosen & 1
                cheap = any(values[other] == 1 for other in legal)
                if not beats and not pack.fool_mask >> chosen & 1 and cheap:
                    seen += 1
                    assert values[chosen] < 5, f"{number}: {action} after {hand.moves[-2:]}"
            hand.push(action)
    assert seen > 40


def test_the_fool_does_not_stay_in_the_hand_to_the_end():
    kept = deals = 0
    for number in range(60):
        hand = play(GAME.deal(seed=f"late fool {number}", dealer=number % 3), [SIMPLE] * 3)
        if hand.ending.kind == "played":
            deals += 1
            kept += any(GAME.pack.fool_mask >> card & 1 for trick in hand.table.tricks[-1:] for _, card in trick.plays)
    assert deals > 20 and kept <= deals // 20


def test_it_listens_to_its_partner():
    """On the partner's word for a trump it leads one, though it would have led something else."""
    heard = changed = 0
    for number in range(30):
        hand = GAME.deal(seed=f"talk {number}", dealer=number % 3)
        while hand.turn is not None:
            seat, table = hand.turn, hand.table
            action = SIMPLE.choose(hand.view(seat))
            partner = next((other for other in table.side(seat) if other != seat), None)
            trumps = table.hands[seat] & GAME.pack.trump_mask
            if hand.step.name == "play" and not table.plays and partner is not None and trumps and heard < 25:
                hand.push("say trunfu", partner)
                led = SIMPLE.choose(hand.view(seat))
                assert GAME.pack.suit_of[GAME.pack.index[led.cards[0]]] == GAME.pack.trump_mask
                heard += 1
                changed += led != action
                hand.pop()
            hand.push(action)
    assert heard >= 15 and changed >= 3

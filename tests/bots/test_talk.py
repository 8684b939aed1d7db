"""Table talk: a bot says what is true and helps, answers its partner, and acts on what it hears."""

import pytest
import trionfi
from trionfi import service
from trionfi.bots import bot, play, unasked
from trionfi.bots.memory import Memory

TALKING = [slug for slug in trionfi.games if trionfi.games[slug].signals]
MINEO, BARCELLONA, CALATAFIMI = (trionfi.games[slug] for slug in ("mineo-3", "barcellona-3", "calatafimi-4"))


def at_a_lead(game, fits, deals=200):
    """Hands played by `simple` in silence, each at its first lead that fits."""
    for number in range(deals):
        hand, bots = game.deal(f"lead {number}", dealer=number % game.players[0]), [bot("simple", seat) for seat in range(game.players[0])]
        while hand.turn is not None:
            if hand.step.name == "play" and not hand.table.plays and fits(hand):
                yield hand
                break
            hand.push(bots[hand.turn].choose(hand.view(hand.turn)))


def friends(hand, seat):
    return [other for other in hand.table.side(seat) if other != seat]


def first_word(hand, phrase):
    """The first hand in which the leader may say this, with it said."""
    return f"{hand.turn} say {phrase}" if any(aside.word == phrase for aside in hand.asides(hand.turn)) else ""


@pytest.mark.parametrize("slug", TALKING)
def test_few_phrases_are_said_and_a_whole_hand_is_played(slug):
    game, words, deals = trionfi.games[slug], 0, 4
    for number in range(deals):
        hand = game.deal(f"talk {number}", dealer=number % game.players[0])
        hand = play(hand, [bot("simple", f"{number}-{seat}") for seat in range(hand.players)])
        words += sum(move.action.verb == "say" for move in hand.moves)
    assert words <= 8 * deals


def test_who_says_that_he_holds_a_card_is_thought_to_hold_it():
    held = lacked = 0
    top = BARCELLONA.pack.mask(["T20"])
    for hand in at_a_lead(BARCELLONA, lambda hand: friends(hand, hand.turn)):
        leader, known = hand.turn, hand.table.hands[hand.turn] & top
        phrase = "batto" if first_word(hand, "batto") else "ho il 20" if first_word(hand, "ho il 20") else "non batto"
        hand.push(f"{leader} say {phrase}")
        for seat in range(3):
            memory = Memory(hand.view(seat))
            if seat != leader and not memory.hand & top and memory.out & top:
                assert memory.has(leader, top) == (1.0 if known else 0.0), (hand.seed, seat)
                assert abs(sum(memory.expect(other, memory.pack.all) for other in (*memory.friends, *memory.foes)) -
                           sum(hand.table.hands[other].bit_count() for other in range(3) if other != seat)) < 0.2
        held, lacked = held + bool(known), lacked + (not known)
    assert held > 3 and lacked > 3


def test_one_of_two_cards_is_known_to_who_has_the_other():
    seen, pack = 0, CALATAFIMI.pack
    for hand in at_a_lead(CALATAFIMI, lambda hand: hand.table.hands[hand.turn] & pack.mask(["T20"]) and first_word(hand, "batto")):
        leader = hand.turn
        holder = next((seat for seat in range(4) if seat != leader and hand.table.hands[seat] & pack.mask(["T19"])), None)
        if holder is None:
            continue
        hand.push(f"{leader} say batto")
        assert Memory(hand.view(holder)).has(leader, pack.mask(["T20"])) == 1.0
        for view in (hand.view(seat) for seat in range(4) if seat not in (leader, holder)):
            both = pack.mask(["T20", "T19"])
            if view.unseen & both == both:
                assert Memory(view).has(leader, pack.mask(["T20"])) < 1.0
                seen += 1
    assert seen > 3


def test_the_leader_says_what_he_holds_before_he_leads_a_trump():
    said = 0
    for number in range(60):
        hand = play(BARCELLONA.deal(f"batto {number}", dealer=number % 3), [bot("simple", seat) for seat in range(3)])
        for move, then in zip(hand.moves, hand.moves[1:], strict=False):
            if move.action.verb == "say":
                assert move.action.word in ("batto", "ho il 20")
                assert then.seat == move.seat and then.action.cards[0].startswith("T")
                said += 1
    assert said > 3


def test_a_void_of_the_declarer_is_called_for_once():
    calls = 0
    for number in range(30):
        hand = play(MINEO.deal(f"void {number}", dealer=number % 3), [bot("simple", seat) for seat in range(3)])
        said = [move for move in hand.moves if move.action.verb == "say" and move.action.word == "faglio"]
        calls += len(said)
        assert all(sum(one.seat == seat for one in said) <= 4 for seat in range(3))
    assert calls > 10


def test_it_says_that_it_can_win_and_then_wins():
    """Its partner asks before he plays to the soloist's lead."""
    yes = no = 0
    for number in range(120):
        hand, bots = MINEO.deal(f"answer {number}", dealer=number % 3), [bot("simple", seat) for seat in range(3)]
        while hand.turn is not None and yes < 15:
            seat, table = hand.turn, hand.table
            after = (seat + 1) % 3
            if hand.step.name == "play" and len(table.plays) == 1 and after in friends(hand, seat) and table.best >= 0:
                hand.push("say ci putiti?", seat)
                said = unasked(hand, {after: bots[after]})
                if said is not None and said[1].word == "ci pozzu":
                    hand.push(said[1], said[0])
                    number = MINEO.pack.index
                    under = [one for one in hand.legal_actions() if number[one.cards[0]] < MINEO.pack.floor[table.best]
                             and table.led >> number[one.cards[0]] & 1]
                    if under:
                        hand.push(under[0])
                        hand.push(bots[after].choose(hand.view(after)))
                        assert table.tricks[-1].winner == after
                        yes += 1
                        break
                else:
                    no += 1
            action = bots[hand.turn].choose(hand.view(hand.turn))
            hand.push(action)
    assert yes >= 10 and no > 10


def test_asked_what_to_lead_it_says_what_it_likes():
    answers = 0
    for hand in at_a_lead(MINEO, lambda hand: friends(hand, hand.turn) and len(hand.table.tricks) > 3, 60):
        leader, partner = hand.turn, friends(hand, hand.turn)[0]
        hand.push("say pozzu turnari?", leader)
        said = unasked(hand, {partner: bot("simple", 1)})
        if said is not None:
            assert said[0] == partner and said[1] in hand.asides(partner)
            hand.push(said[1], partner)
            assert unasked(hand, {partner: bot("simple", 1)}) is None
            answers += 1
    assert answers > 5


def test_the_practice_hand_waits_for_a_word_before_the_partner_leads():
    request = {"game": "mineo-3", "dealer": 2, "advance": True, "seat": 0, "pause": 0}
    waits = 0
    for seed in range(12):
        moves = []
        for _ in range(60):
            found = service.answer("table", request | {"seed": seed, "moves": moves})
            moves = found["moves"]
            if found["over"] or waits > 2:
                break
            if found["waits"]:
                waits += 1
                assert found["turn"] != 0 and found["phase"]["title"] == "Your partner leads" and found["trick"]["plays"] == []
                spoken = service.answer("table", request | {"seed": seed, "moves": [*moves, "0 say trunfu"]})
                assert spoken["moves"][len(moves)] == "0 say trunfu" and len(spoken["moves"]) > len(moves) + 1
                found = service.answer("table", request | {"seed": seed, "moves": moves, "pause": len(moves)})
                assert len(found["moves"]) > len(moves)
                moves = found["moves"]
                continue
            hand = MINEO.deal(seed, dealer=2)
            for move in moves:
                hand.push(move)
            action = bot("simple", 1).choose(hand.view(0))
            moves = [*moves, str(action)]
    assert waits > 2


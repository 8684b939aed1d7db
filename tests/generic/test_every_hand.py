"""The chosen hands of every set of rules keep every invariant, and met what the invariants are about.

What is proved stands in `trionfi.soak`: cards and events in `state`, taking back in `invariants` and `trip`, views in `viewed` and
`blind`, offers and choices in `offers`, what is refused in `refusals`, records in `recorded`.
"""

from checks.choose import LATER_LEAST, LEAST
from checks.chosen import anew, kept, name_of, numbers, reached, shown
from checks.walks import HANDS
from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.phases.deal import Give
from trionfi.soak.recorded import WAYS
from trionfi.state.standing import Standing

WHOLE = HANDS >= 200


def test_every_hand_keeps_every_invariant(done):
    assert done.hands
    assert not done.faults


def test_the_hands_are_chosen(rules):
    assert name_of(rules) in kept(rules.slug).get("hands", {}), f"nobody has chosen hands for {rules}: {anew(rules.slug)}"
    assert len(set(numbers(rules))) >= (LEAST if rules.first else LATER_LEAST)


def test_the_hands_reach_what_they_were_chosen_for(rules, done):
    lost = reached(rules) - {f"{kind} {word}" for kind in ("did", "ending", "pays") for word in done.words(kind)}
    assert not done.whole or not lost, f"no longer reached: {sorted(lost)}; if the rules have changed, {anew(rules.slug)}"


def test_events_are_shown_to_those_who_saw_them_when_the_hands_were_chosen(rules, done):
    """Who may see a card follows from no other rule; so it is written down, and a change of it must be meant."""
    now = {f"shown {words}" for words in done.words("shown")}
    was = shown(rules)
    note = f"shown now: {sorted(now - was)}, before: {sorted(was - now)}; if that is right, {anew(rules.slug)}"
    assert not done.whole or now == was, note


def test_every_step_of_the_course_is_reached(rules, done):
    """Guards the other checks: hands that never come to a step would prove nothing about it."""
    wanted = {step.key for step in rules.game.course if type(step).actions is not Step.actions and not getattr(step, "silent", False)}
    missing = wanted - done.words("step")
    assert not WHOLE or not rules.first or not missing, f"never reached: {missing}"
    assert done.hands == 1 or "played" in done.words("ending")


def test_every_check_met_its_situation(rules, done):
    """A check that had nothing to prove has proved nothing."""
    met, hands = done.met, done.hands
    assert met["records"] == hands and sum(met[way] for way in WAYS) == hands
    if hands == 1:
        return  # a single hand may be thrown in, and shares of one mean nothing
    assert met["ending played"] >= hands / 5 and met["paid"] >= hands / 5
    assert met["rejected"] > met["accepted"]
    tried, held = met["exchanges"], [met["exchanged before play"], met["exchanged in play"]]
    assert sum(held) >= tried * 3 // 4, f"only {held} of {tried} exchanges could be tried"
    assert min(held) >= (tried - 10) // 10, f"{held} of {tried} exchanges"
    assert met["chosen otherwise"] >= met["hidden choices"] // 4
    if WHOLE and rules.first:
        assert tried >= hands and met["accepted"] and all(met[way] for way in WAYS)
        discards = any(type(step).actions is not Step.actions and step.key == "discard" for step in rules.game.course)
        assert met["choices"] or not discards
        assert met["asides"] or not rules.game.signals


def test_a_seed_deals_the_same_cards_under_every_profile(rules):
    plain = rules.game.with_options(rules.game.default_profile) if rules.game.profiles else rules.game
    packets = [[step.each for step in game.course if isinstance(step, Give)] for game in (plain, rules.game)]
    for number in numbers(rules)[:5] if packets[0] == packets[1] else ():
        seed, dealer = f"{rules} {number}", Chance(f"{rules} {number}").below(rules.players)
        deals = [game.deal(seed, dealer=dealer, players=rules.players, standing=Standing.new(rules.players)).deal
                 for game in (plain, rules.game)]
        assert deals[0] == deals[1]

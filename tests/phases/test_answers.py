"""What steps say of themselves, to those who hold them and know nothing of their kind."""

import pytest
import trionfi
from trionfi.phases.annul import Annul
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import NAME, Content, ContreToBid, Hold, MayAnnul, NamesCard
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.deal import Give
from trionfi.phases.pairs import Facing, Shared, TooLow
from trionfi.phases.pause import Pause, Word
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Annulled, Asks, Taken

AUCTION = Auction(key="bidding", name="bidding", bids=(Bid("petite", "the lowest"), Bid("garde", "higher", 2)), decline="passe", rules=(
    Content("content"), Hold("je garde"), ContreToBid(), NamesCard(()),
    MayAnnul(Annul(key="annulled", name="annulled", has="T1", lacks="trumps - T1"))))


@pytest.mark.parametrize(("word", "advice"), [
    ("passe", Advice.DECLINES), ("content", Advice.DECLINES), ("je garde", Advice.HOLDS), ("contre", Advice.DOUBLES), (NAME, Advice.NAMES),
    ("garde", Advice.NONE)])
def test_an_auction_says_what_its_words_come_to(word, advice):
    assert AUCTION.advice(Action(word)) is advice


def test_the_petit_alone_annuls_a_deal_at_once_at_will_or_never():
    assert AUCTION.annuls("T1") is Annulled.AT_WILL
    assert AUCTION.annuls("F") is Annulled.NEVER
    assert Annul(key="annulled", name="annulled", has="T1").annuls("T1") is Annulled.ALWAYS
    assert Give(key="packet", name="packet", each=3).speaking.annuls("T1") is Annulled.NEVER


def test_a_called_card_brings_a_partner_only_at_its_bids():
    assert Call(name="call").partner_at("petite")
    assert Call(name="call", at=("garde",)).partner_at("garde")
    assert not Call(name="call", at=("garde",)).partner_at("petite")
    assert not Call(name="call", when="no declarer yet").partner_at("petite")
    assert not AUCTION.partner_at("petite")
    assert Facing(key="partner", name="partner").pairs


def test_cards_that_come_and_go_are_told():
    assert Take(key="taking", name="taking", who="dealer").taken == (Taken("talon", "dealer"),)
    assert not Shared(key="sharing", name="sharing", cards=3).taken[0].whole
    steps = Give(key="packet", name="packet", each=5), Discard(name="discard", tiers=("all",), who="each other")
    assert [step.adds_each for step in steps] == [5, -3]
    assert Discard(name="discard", tiers=("all",)).adds_each == 0


def test_words_and_bids_have_one_list():
    pause = Pause(key="pause", name="pause", vocabulary=(Word("vado", "I play", "bid"),), last=True)
    assert [one.say for one in pause.spoken()] == ["vado"]
    assert pause.closing and pause.asks is Asks.WORDS
    assert [one.say for one in AUCTION.spoken()] == ["petite", "garde"]
    assert TooLow(key="too-low", name="too low", lowest=("petite",)).thrown_in_at("petite")
    assert Play(name="play", lead="dealer").first_lead == "dealer"


@pytest.mark.parametrize("slug", trionfi.games)
def test_the_numbers_for_a_table_are_fields_of_the_step(slug):
    for step in trionfi.games[slug].steps:
        assert set(step.quantities()) <= set(step.__dataclass_fields__)
        assert isinstance(step.asks, Asks)

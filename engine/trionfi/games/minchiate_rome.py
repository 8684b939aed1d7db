"""Minchiate with partners without the entragnos: counting cards that the dealer cannot rob stay in the Fola (Dummett and McLeod 2004,
12.2)."""

from trionfi.counting import SomeLeftOut
from trionfi.game.options import Profile
from trionfi.game.sources import of_book
from trionfi.games.minchiate import DEAL, MINCHIATE_PARTNERS, PLAY
from trionfi.phases.base import Step
from trionfi.phases.declare import Declare
from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.stock import Sort, Sorter, TurnOver
from trionfi.values import replace
from trionfi.words import Message, Verbatim

ASSUMED = "004, 12.2; the authors' assumption"
SHOWN_BY_DEALER = Sort(key="sorting-fola", name="sorting the Fola", pile="fola", shown="all", who=Sorter.DEALER, source=ASSUMED)
COMPLETED_FIRST = AfterLead((
    TurnOver(key="completing-fola", name="completing the Fola", pile="fola", who=Sorter.DEALER, source=ASSUMED),
    Declare(name="declarations", source=ASSUMED),
))


def open_fola(extract: bool) -> tuple[Step, ...]:
    """The deal of 12.1 in which the dealer himself shows the rest of the Fola, and takes counting cards out of it or does not."""
    return tuple(SHOWN_BY_DEALER if step.key == "sorting-fola" else step for step in DEAL
                 if extract or step.key != "pigliare")


WITHOUT_ENTRAGNOS = replace(
    MINCHIATE_PARTNERS,
    ref="12.2",
    slug="minchiate-partners-no-extraction",
    name="Minchiate with partners, without entragnos",
    place="Rome",
    period="1747; nearest to the practice before the 18th century",
    counting=SomeLeftOut.of(MINCHIATE_PARTNERS.counting, MINCHIATE_PARTNERS.counting.left_out),
    course=(*open_fola(extract=False), replace(PLAY, source=ASSUMED, rules=(COMPLETED_FIRST,))),
    options=tuple(option for option in MINCHIATE_PARTNERS.options if option.name not in ("xxix", "fola", "announcement", "empty-handed")),
    profiles=(
        Profile("brunetti", "as Brunetti (Rome 1747) seems to mean it; without cascare, which is an option", ASSUMED),
    ),
    sources=(("004", Message("{place}; the play as in {game}", place=of_book("12.2"), game=Verbatim("12.1"))),),
)

GAMES = {game.slug: game.with_options() for game in (WITHOUT_ENTRAGNOS,)}

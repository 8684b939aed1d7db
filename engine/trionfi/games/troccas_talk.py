"""What is said and knocked in Swiss Troccas (Dummett and McLeod 2004, 5.1)."""

from functools import partial

from trionfi.phases.pause import Word
from trionfi.phases.vote import DEMAND, FREE, GO_ON, INFORM, THROW_IN
from trionfi.state.signals import Signal
from trionfi.state.talk_words import About, Asks, Saying

AC = "004, 5.1, AC"


Told = partial(Word, does=INFORM)

DECIDED = (
    Word("liber", "free: the dealer decides", FREE), Word("vinavon", "the cards stay", GO_ON),
    Word("autras cartas", "thrown in", THROW_IN),
)
IN_THE_DEAL = (Word("jeu mirel", "I see it: deal on", DEMAND, also=("aunc sis da quellas", "dai vinavon", "jeu stun", "tuttas")), *DECIDED)
AT_THE_END = (Word("nus dein", "we play", DEMAND, also=("fai scart", "jeu stun")), *DECIDED)

PLAIN = (Word("pass", "nothing is said", INFORM),)

BRIGELS = (
    Told("nuot", "nothing"),
    Told("pauc", "a little"),
    Told("autras", "other cards, rather"),
    Told("strusch in", "one honour other than the Narr"),
    Told("in", "two of these honours"),
    Told("schon in", "three of these honours"),
    Told("il narr", "the Narr with trumps"),
    Told("il narr blut", "the Narr without trumps"),
    Told("strusch tric e trac", "fewer than half are trumps"),
    Told("tric e trac", "half are trumps, or nine or ten of nineteen"),
    Told("in troccetg", "five or six trumps of nineteen"),
    Told("ina trocca", "seven or eight trumps of nineteen"),
    Told("da Medel", "good trumps"),
    Told("nuot dapli", "nothing more than I said", also=("quei ei stau tut", "buc dil tut autras")),
    Told("tgei che ti vulas", "something more, such as a void or a good bottom card"),
    Told("duas femnas", "two Queens or more"),
    Told("ina cuort", "King, Queen, Cavalier and Jack of a suit", also=("ina famiglia",)),
)

ELSEWHERE = (
    Told("ina napla", "King and Queen of a suit"),
    Told("ina flur", "as good as two Kings"),
    Told("in fluretg", "one King"),
    Told("in fluretg nausch", "a bare King"),
    Told("gnanc tochen Sogn Gion", "very weak trumps"),
    Told("ei va encunter Salvaplauna", "very strong trumps", also=("clavau dalla claustra",)),
    Told("jeu gidel", "a good hand", also=("jeu tegn cun tei", "jeu sun cheu", "mia part bein", "jeu hai miu giug", "paset")),
    Told("strusch mia part", "a middling hand", also=("pli bugen autras", "in paletg", "pas")),
    Told("lavadas", "a bad hand", also=("buca cheu", "vitas", "senza mei", "pasun")),
)

KNOCK_WHEN_LED = Signal("knock", "I hold the highest trump still out", when=Saying.TRUMPS_LED, about=About.TRUMPS, asks=Asks.TOP_CARD,
    lang="en",
                        source="004, 5.1, CD")
KNOCK_WHEN_TRUMPING = Signal("knock", "I hold the highest trump still out", when=Saying.TRUMPING, about=About.TRUMPS, asks=Asks.TOP_CARD,
    lang="en",
                             source="004, 5.1, AGM")

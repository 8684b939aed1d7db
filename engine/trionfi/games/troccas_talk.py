"""What is said and knocked in Swiss Troccas (Dummett and McLeod 2004, 5.1)."""

from trionfi.phases.pause import Word
from trionfi.phases.vote import DEMAND, FREE, GO_ON, INFORM, THROW_IN
from trionfi.state.signals import Signal
from trionfi.state.talk_words import About, Asks, Saying

AC = "004, 5.1, AC"


def said(words: str) -> tuple[Word, ...]:
    """Statements from lines of "phrase | meaning | other wordings, ..."."""
    made = []
    for line in filter(str.strip, words.splitlines()):
        say, gloss, more = (*map(str.strip, line.split("|")), "")[:3]
        made.append(Word(say, gloss, INFORM, also=tuple(filter(None, map(str.strip, more.split(","))))))
    return tuple(made)


DECIDED = (
    Word("liber", "free: the dealer decides", FREE), Word("vinavon", "the cards stay", GO_ON),
    Word("autras cartas", "thrown in", THROW_IN),
)
IN_THE_DEAL = (Word("jeu mirel", "I see it: deal on", DEMAND, also=("aunc sis da quellas", "dai vinavon", "jeu stun", "tuttas")), *DECIDED)
AT_THE_END = (Word("nus dein", "we play", DEMAND, also=("fai scart", "jeu stun")), *DECIDED)

PLAIN = (Word("pass", "nothing is said", INFORM),)

BRIGELS = said("""
    nuot              | nothing
    pauc              | a little
    autras            | other cards, rather
    strusch in        | one honour other than the Narr
    in                | two of these honours
    schon in          | three of these honours
    il narr           | the Narr with trumps
    il narr blut      | the Narr without trumps
    strusch tric e trac | fewer than half are trumps
    tric e trac       | half are trumps, or nine or ten of nineteen
    in troccetg       | five or six trumps of nineteen
    ina trocca        | seven or eight trumps of nineteen
    da Medel          | good trumps
    nuot dapli        | nothing more than I said | quei ei stau tut, buc dil tut autras
    tgei che ti vulas | something more, such as a void or a good bottom card
    duas femnas       | two Queens or more
    ina cuort         | King, Queen, Cavalier and Jack of a suit | ina famiglia
""")

ELSEWHERE = said("""
    ina napla         | King and Queen of a suit
    ina flur          | as good as two Kings
    in fluretg        | one King
    in fluretg nausch | a bare King
    gnanc tochen Sogn Gion | very weak trumps
    ei va encunter Salvaplauna | very strong trumps | clavau dalla claustra
    jeu gidel         | a good hand | jeu tegn cun tei, jeu sun cheu, mia part bein, jeu hai miu giug, paset
    strusch mia part  | a middling hand | pli bugen autras, in paletg, pas
    lavadas           | a bad hand | buca cheu, vitas, senza mei, pasun
""")

KNOCK_WHEN_LED = Signal("knock", "I hold the highest trump still out", when=Saying.TRUMPS_LED, about=About.TRUMPS, asks=Asks.TOP_CARD,
    lang="en",
                        source="004, 5.1, CD")
KNOCK_WHEN_TRUMPING = Signal("knock", "I hold the highest trump still out", when=Saying.TRUMPING, about=About.TRUMPS, asks=Asks.TOP_CARD,
    lang="en",
                             source="004, 5.1, AGM")

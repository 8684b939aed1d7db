"""Tables in words: every row can be read, and says what its parts say."""

from dataclasses import replace

import pytest
from checks.meld_tables import NICE, PARTITA, PINEROLO_3, PINEROLO_4, TAROTS_3_2, TAROTS_3_3
from trionfi.cards.packs import BOLOGNESE_62, FRENCH_78, GERMAN_78, MINCHIATE_97, OLD_FRENCH_78, PIEDMONTESE_78
from trionfi.games.bologna_melds import BOLOGNESE
from trionfi.games.denmark_melds import LEAPING
from trionfi.games.france_1637_melds import JEU_DES_TAROTS
from trionfi.games.french_tarot_melds import TAROT_FFT_OLDER
from trionfi.games.germany_1780_melds import TAROC_KH
from trionfi.games.germany_melds import GROSSTAROK, GROSSTAROK_LEAPING, TAROC_KW
from trionfi.games.minchiate_melds import MINCHIATE
from trionfi.games.piedmont_melds import MITIGATI
from trionfi.melds.words import rows, sharing
from trionfi.words import Bare, Term


def say(expression: str) -> Bare:
    return Bare(f"<{expression}>")


@pytest.mark.parametrize(("pack", "table", "name", "words", "figures"), [
    (BOLOGNESE_62, BOLOGNESE, "cricca of Kings", "3 or more <kings>", "17 for 3 cards, 34 for 4"),
    (BOLOGNESE_62, BOLOGNESE, "grande", "<ANG>, 2 or more of <MON + SOL + LUN> (at least 1 genuine), from the highest downwards, "
     "unbroken, <T5..T16>, then <moors>; 3 cards at least; <contatori> may stand for a missing card, never for two neighbours; "
     "one that fills no gap is a card more", "10, and 5 for each further card"),
    (MINCHIATE_97, MINCHIATE, "run", "3 or more in unbroken order within <T1..T5> or within <T28..TRO>; <fool> is added if held",
     "the values of its cards"),
    (MINCHIATE_97, MINCHIATE, "versicola del Matto", "<T1 + TRO + F>", "the values of its cards"),
    (OLD_FRENCH_78, JEU_DES_TAROTS, "la belle", "<belle>; only with at most 6 of <tarots>; paid when played", "1"),
    (OLD_FRENCH_78, JEU_DES_TAROTS, "Impériale", "all <courts> of one suit", "1"),
    (OLD_FRENCH_78, JEU_DES_TAROTS, "Qui n'a le sien ?", "asked by a holder of exactly 2 of <trio>; paid by a player who has none of them",
     "1"),
    (GERMAN_78, TAROTS_3_2, "Qui ne l'a ?", "asked by a holder of exactly 2 of <trio>; paid by a player who cannot show the rest", "5"),
    (GERMAN_78, GROSSTAROK, "half Cavallerie", "3 <courts> of one suit, with <fool>; for the others once the eldest hand has declared "
     "Cavallerie only if what is missing is of <kings + jacks>", "5"),
    (GERMAN_78, GROSSTAROK, "three of a kind and the Skis", "3 <courts - kings> of one rank, with <fool>; for the eldest hand only with "
     "3 or more of <kings>; for the others once the eldest hand has declared Königreich not at all", "5"),
    (GERMAN_78, TAROC_KW, "ten Tarocs", "10 or more <trumps>; no more cards are shown than are needed; paid at the end, and only with "
     "more than 26 card points", "10"),
    (FRENCH_78, TAROT_FFT_OLDER, "pas d'honneurs", "no <counting-cards>; paid at the end", "10"),
    (PIEDMONTESE_78, MITIGATI, "Honours", "3 or more <honours>; the cards are not shown", "10, and 5 for each further card"),
    (BOLOGNESE_62, PARTITA, "criccone", "for 3 or more cricche of one player", "20"),
    (GERMAN_78, TAROC_KH, "leaping Matadors", "<trio>, from the highest downwards, unbroken, <trumps - T21 - T1>; 4 cards at least; <fool> "
     "may stand for one missing card in all, where the run goes on beyond it; the missing card itself does not count",
     "10, and 5 for each further card"),
    (GERMAN_78, replace(TAROC_KH, combinations=(replace(TAROC_KH.combinations[-1], pattern=LEAPING),)), "leaping Matadors", "<trio>, from "
     "the highest downwards, unbroken, <trumps - T21 - T1>; 3 cards at least; <fool> may stand for any missing card, never for two "
     "neighbours, where the run goes on beyond it; a missing card that is filled so counts as if it were held",
     "10, and 5 for each further card"),
    (PIEDMONTESE_78, PINEROLO_4, "Tarocchi", "8 or more <trumps + fool>; no more cards are shown than are needed, <T1> first, the "
     "highest", "5"),
])
def test_a_row(pack, table, name, words, figures):
    row = next(row for row in rows(pack, table, say) if row.name == name)
    assert (row.words, row.figures) == (words, figures) and row.ledger


def test_a_set_with_an_article_is_told_by_of():
    row = next(row for row in rows(BOLOGNESE_62, BOLOGNESE, lambda cards: Term(f"the {cards}")) if row.name == "cricca of Kings")
    assert row.words == "3 or more of the kings"


@pytest.mark.parametrize(("table", "sentence"), [
    (BOLOGNESE, "Within one kind (cricche) it serves once."), (BOLOGNESE, "Among the sequences it may serve again."),
    (BOLOGNESE, "With 3 or more cricche all of them count twice."), (GROSSTAROK, "Within one kind it serves once, <fool> excepted."),
    (GROSSTAROK, "Nobody is obliged to declare."), (MITIGATI, "Every declaration must be made."),
    (PINEROLO_3, "A card serves in only one of reale, mitigati, onori: the holder chooses."),
    (TAROTS_3_3, "<fool> may serve in one declaration only."), (TAROT_FFT_OLDER, "Fewer cards may be declared than are held."),
    (JEU_DES_TAROTS, "Four Kings and the Math includes what the same cards are worth as tarots."),
])
def test_a_sentence(table, sentence):
    assert sentence in sharing(table, say)


@pytest.mark.parametrize(("pack", "table"), [
    (GERMAN_78, GROSSTAROK_LEAPING), (GERMAN_78, TAROTS_3_3), (PIEDMONTESE_78, NICE), (BOLOGNESE_62, PARTITA),
    (OLD_FRENCH_78, JEU_DES_TAROTS),
])
def test_every_row_is_whole(pack, table):
    for row in rows(pack, table, pack_words := lambda expression: Bare(" ".join(pack.unmask(pack.select(expression))))):
        assert row.name and row.words and row.figures and "{" not in row.name + row.words
    assert all(sentence.endswith(".") for sentence in sharing(table, pack_words))

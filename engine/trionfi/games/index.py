"""The list of the games in the book's order: all that can be said without a family's module."""

from typing import NamedTuple


class Entry(NamedTuple):
    """One game: its number in the book, slug and name; the family, which its page stands under; the module that holds its rules."""

    ref: str
    slug: str
    name: str
    family: str
    module: str


INDEX = (
    Entry("2.1", "jeu-des-tarots-1637-3", "Jeu des tarots", "france_1637", "france_1637"),
    Entry("2.2", "jeu-des-tarots-1637-2", "Two-handed jeu des tarots", "france_1637", "france_1637_forms"),
    Entry("2.3", "tarot-66-france-1637", "Jeu des tarots with 66 cards", "france_1637", "france_1637_forms"),
    Entry("2.4", "taros-1659-first", "Le jeu de Taros", "france_1637", "france_1659"),
    Entry("2.5", "taros-1659-second", "Le jeu de Taros, second version", "france_1637", "france_1659"),
    Entry("2.6", "la-rigueur-1659", "La rigueur", "france_1637", "france_1659"),
    Entry("2.7", "troggen-1659", "Early Swiss Troggen", "troccas", "troggen"),
    Entry("3.1", "taroc-german-1750", "German Taroc", "germany", "germany"),
    Entry("4.1", "grosstarock-1780", "Three-handed Taroc", "germany", "germany_1780"),
    Entry("4.2", "grosstarock-1800", "German Tarok with seven Kings", "germany", "germany_1800"),
    Entry("4.3", "grosstarock-1820", "Three-handed German Tarok", "germany", "germany"),
    Entry("4.4", "grosstarock-dutch-1821", "Three-handed Dutch Tarok", "germany", "germany_1780"),
    Entry("4.5", "tarok-danish-1850", "Danish Tarok, the old form", "denmark", "denmark"),
    Entry("4.6", "tarok-danish-1880", "Danish Tarok with pots and announcements", "denmark", "denmark_1880"),
    Entry("4.7", "tarok-danish-modern", "Danish Tarok", "denmark", "denmark_modern"),
    Entry("5.1", "troccas-4", "Swiss Troccas for four", "troccas", "troccas"),
    Entry("7.1", "tarok-lhombre-old", "Tarok-l'Hombre, the older way", "tarok_lhombre", "tarok_lhombre"),
    Entry("8.1", "venticinque-3", "Three-handed Venticinque", "piedmont", "piedmont"),
    Entry("8.8", "mitigati-morto-2", "Two-handed Mitigati with the Morto", "piedmont", "piedmont"),
    Entry("8.13", "permesso-3", "Three-handed Permesso", "piedmont", "piedmont"),
    Entry("8.22", "sedici", "Sedici", "piedmont", "piedmont_small"),
    Entry("8.41", "asti-chiamare-il-re", "Chiamare il Re (Asti)", "piedmont", "piedmont_asti"),
    Entry("9.1", "tarot-appel-1850", "Tarot d'appel", "france", "france_1850"),
    Entry("9.2", "tarot-comtois-3", "Tarot for three in Franche-Comté", "france", "france_1850"),
    Entry("9.3", "tarot-bourgogne-3", "Tarot for three in Burgundy", "france", "france_1850"),
    Entry("9.4", "tarot-appel-1940", "Later Tarot d'appel", "france", "france_1850"),
    Entry("9.5", "tarot-bourgogne-4", "Tarot for four in Burgundy", "france", "france_1850"),
    Entry("9.6", "tarot-1950-3", "French Tarot for three of the 1950s and 1960s", "france", "france_1950"),
    Entry("9.7", "tarot-1950-4", "French Tarot for four of the 1950s and 1960s", "france", "france_1950"),
    Entry("9.8", "tarot-appel-1970", "French Tarot for four with a called card", "france", "france_1950"),
    Entry("9.9", "tarot-1950-5", "French Tarot for five of the 1950s and 1960s", "france", "france_1950"),
    Entry("9.10", "tarot-romand-3", "French-Swiss Tarot for three", "france", "france_swiss"),
    Entry("9.11", "tarot-romand-4", "French-Swiss Tarot for four", "france", "france_swiss"),
    Entry("9.12", "tarot-romand-5", "French-Swiss Tarot for five", "france", "france_swiss"),
    Entry("9.13", "tarot-fft-4", "French Tarot for four (F.F.T.)", "france", "france"),
    Entry("9.14", "tarot-fft-3", "French Tarot for three (F.F.T.)", "france", "france"),
    Entry("9.15", "tarot-populaire-4", "Popular French Tarot for four", "france", "france_popular"),
    Entry("9.16", "tarot-populaire-3", "Popular French Tarot for three", "france", "france_popular"),
    Entry("9.17", "tarot-5-call", "French Tarot for five with a called King", "france", "france"),
    Entry("9.18", "tarot-5-solo", "French Tarot for five, one against four", "france", "france_alone"),
    Entry("9.19", "tarot-6", "French Tarot for six", "france", "france_six"),
    Entry("9.20", "tarot-decouverte", "La Découverte", "france", "france_two"),
    Entry("9.21", "tarot-tirette", "La Tirette", "france", "france_two"),
    Entry("9.22", "tarot-mort", "French Tarot with a mort", "france", "france_two"),
    Entry("9.23", "tarot-nullo", "Nullo", "france", "france_nullo"),
    Entry("11.14", "ottocento", "Ottocento", "bologna", "bologna"),
    Entry("11.16", "terziglio", "Terziglio", "bologna", "bologna"),
    Entry("11.18", "mattazza", "Mattazza", "bologna", "bologna"),
    Entry("12.1", "minchiate-partners", "Minchiate with partners", "minchiate", "minchiate"),
    Entry("14.1", "barcellona-3", "Three-handed Tarocchi of Barcellona", "sicily", "sicily_messina"),
    Entry("14.2", "barcellona-4", "Four-handed Tarocchi of Barcellona", "sicily", "sicily_messina"),
    Entry("14.3", "tortorici-3", "Vanto of Tortorici, for three", "sicily", "sicily_messina"),
    Entry("14.4", "tortorici-4", "Four-handed Tarocchi of Tortorici", "sicily", "sicily_messina"),
    Entry("14.5", "vanto-1930", "Vanto of Tortorici, the old form", "sicily", "sicily_vanto"),
    Entry("14.6", "mineo-3", "Three-handed Tarocchi of Mineo", "sicily", "sicily"),
    Entry("14.7", "mineo-4", "Four-handed Tarocchi of Mineo", "sicily", "sicily_called"),
    Entry("14.8", "calatafimi-4", "Four-handed Tarocchi of Calatafimi", "sicily", "sicily_calatafimi"),
    Entry("14.9", "calatafimi-3", "Three-handed Tarocchi of Calatafimi", "sicily", "sicily_calatafimi"),
    Entry("14.10", "calatafimi-2", "Two-handed Tarocchi of Calatafimi", "sicily", "sicily_calatafimi"),
    Entry("14.11", "sicily-1780", "Sicilian Tarocchi of the 18th century (conjectural)", "sicily", "sicily_1780"),
    Entry("ragusa-3", "ragusa-3", "Tarocchi of Ragusa: the last trick", "sicily", "sicily_ragusa"),
    Entry("gatti-3", "gatti-3", "Gatti, three-handed", "liguria", "liguria"),
    Entry("gatti-4-pairs", "gatti-4", "Gatti, four-handed in pairs", "liguria", "liguria"),
    Entry("gatti-2-dummies", "gatti-2", "Gatti, two-handed with two dummies", "liguria", "liguria"),
    Entry("gatti-4-call", "gatti-call", "Gatti, four-handed with calling", "liguria", "liguria"),
)

"""What players call things, in English, Italian, French and a little German, and what stands on the pages for it.

The one place for this: `games.find` reads it here, the search of the pages and the finder have it in a file that the site makes of it.
All is written as it is compared: small letters without accents, words with one space between them, phrases with a comma between them.
`#` stands for a number, by figures or by its word.
"""

from collections.abc import Mapping

# The words on the pages, and by language what somebody may type for them.
MEANT: Mapping[str, Mapping[str, str]] = {
    # Places.
    "sicily": {"en": "sicilian", "it": "sicilia, siciliano, siciliana, siciliani, tarocco siciliano, tarocchi siciliani",
               "fr": "sicile, sicilien, sicilienne, tarot sicilien", "de": "sizilien, sizilianisch"},
    "bologna": {"en": "bolognese, tarocchino, tarocchini",
                "it": "bolognesi, emilia, emiliano, tarocco bolognese, tarocchi bolognesi, tarocchino bolognese, tarocchini bolognesi",
                "fr": "bologne, bolonais, bolonaise, tarot bolonais, tarot de bologne"},
    "piedmont": {"en": "piedmontese", "it": "piemonte, piemontese, piemontesi, tarocco piemontese, tarocchi piemontesi",
                 "fr": "piemont, piemontais, piemontaise, tarot piemontais", "de": "piemontesisch"},
    "turin": {"it": "torino, torinese"},
    "nice": {"it": "nizza"},
    "savoy": {"it": "savoia", "fr": "savoie, savoyard"},
    "lombardy": {"en": "lombard", "it": "lombardia, lombardo", "fr": "lombardie"},
    "milan": {"it": "milano, milanese"},
    "liguria": {"en": "ligurian", "it": "ligure", "fr": "ligurie"},
    "genoa": {"it": "genova", "fr": "genes", "de": "genua"},
    "florence": {"it": "firenze, fiorentino, fiorentine"},
    "rome": {"it": "roma, romano"},
    "france": {"it": "francia", "de": "frankreich"},
    "french tarot": {"it": "tarocco francese, tarocchi francesi", "fr": "tarot francais, jeu de tarot, tarot classique",
                     "de": "franzosisches tarot, franzosischer tarock", "en": "tarot nouveau"},
    "burgundy": {"fr": "bourgogne", "it": "borgogna"},
    "franche comte": {"fr": "comtois, comtoise"},
    "switzerland": {"en": "swiss", "it": "svizzera, svizzero", "fr": "suisse", "de": "schweiz, schweizer"},
    "grisons": {"it": "grigioni, coira", "de": "graubunden, bundner, bundner oberland", "en": "surselva, chur"},
    "troccas": {"de": "troccus, truccas"},
    "geneva": {"it": "ginevra", "fr": "geneve", "de": "genf"},
    "germany": {"en": "german", "it": "germania", "fr": "allemagne", "de": "deutschland, deutsch"},
    "denmark": {"en": "danish", "it": "danimarca", "fr": "danemark", "de": "danisch"},
    "dutch": {"it": "olandese", "fr": "hollandais", "de": "niederlandisch", "en": "netherlands, holland"},
    "belgian": {"en": "belgium", "it": "belga, belgio", "fr": "belge, belgique"},
    "austria": {"it": "austriaco", "fr": "autriche, autrichien", "de": "osterreich"},
    "vienna": {"fr": "vienne", "de": "wien"},
    "tyrol": {"de": "tirol", "it": "tirolo"},
    # Games that go by another name.
    "tarocchi": {"it": "tarocco"},
    "ottocento": {"en": "800"},
    "cinquecento": {"en": "500"},
    "terziglio": {"it": "terzilio"},
    "grosstarock": {"en": "gross tarock", "de": "grosstarok, grosser tarock, grosstarot"},
    "tarok hombre": {"en": "tarok ombre, tapp tarock ombre", "de": "tarockombre, tarock hombre"},
    "tarocc ombre": {"it": "tarocco ombra, tarocco ombre, taroccombre"},
    "fft": {"en": "federation rules, tournament rules, official rules",
            "fr": "regles officielles, federation francaise de tarot, reglement officiel"},
    "minchiate": {"it": "germini, ganellini, gallerini", "en": "minchiatte"},
    # Terms.
    "score sheet": {"en": "keep score, keeping score, scorekeeper", "it": "segnapunti",
                    "fr": "feuille de marque, feuille de score, marquer les points",
                    "de": "spielzettel, punktezettel"},
    "scoring": {"en": "# points", "it": "punteggio, punteggi, pagamenti, pagamento, # punti",
                "fr": "paiement, paiements", "de": "abrechnung, wertung, bezahlung"},
    "card points": {"en": "count the cards, card counting, point counting",
                    "it": "conteggio, conta dei punti, contare i punti, calcolo dei punti",
                    "fr": "comptage, compter les points, compte des points, decompte", "de": "zahlen, punkte zahlen, zahlweise"},
    "values": {"it": "valore delle carte, valori delle carte, valori", "fr": "valeur des cartes, valeurs des cartes, valeurs",
               "de": "kartenwerte", "en": "card values, worth of cards"},
    "deal": {"en": "misdeal, misdeals, mis deal, misdealt, wrong deal", "de": "vergeben, falsch gegeben, austeilen",
             "it": "distribuzione, dare le carte, cattiva distribuzione, errore di distribuzione",
             "fr": "maldonne, fausse donne, la donne"},
    "dealer": {"it": "mazziere", "fr": "donneur", "de": "geber"},
    "bidding": {"it": "dichiarazione di gioco, asta, licitazione", "fr": "encheres, enchere, annonces du preneur",
                "de": "reizen, bieten, ansage"},
    "declarations": {"it": "accuse, dichiarazioni, annunci", "fr": "annonces", "de": "ansagen"},
    "discard": {"en": "discarding, burying", "it": "scartare, scarti", "fr": "ecart, ecarter", "de": "ablage, drucken, ablegen"},
    "called king": {"en": "call a king, calling a king, king call, king calling, calling the king", "it": "re chiamato, chiamata del re",
                    "de": "konigrufen, konigsrufen, gerufener konig"},
    "french tarot mort": {"fr": "mort a # joueurs, mort a #"},
    "french tarot called king": {"fr": "roi appele, appel au roi, appeler un roi, appel du roi, appelez un roi"},
    "partner": {"it": "compagno, socio", "fr": "partenaire, associe, coequipier", "de": "mitspieler"},
    "last trick": {"it": "ultima presa, ultima mano, presa ultima", "fr": "dernier pli, dix de der, derniere levee", "de": "letzter stich"},
    "trick": {"it": "presa, prese, mano di carte", "fr": "pli, plis, levee, levees", "de": "stich, stiche"},
    "trump": {"it": "trionfo, trionfi, briscola, trunfu", "de": "trumpf, trumpfe"},
    "fool": {"en": "joker, jester", "it": "il matto, pazzo", "fr": "le fou", "de": "sklaven, der narr"},
    "follow suit": {"en": "following suit, must follow, revoke, renege, reneging",
                    "it": "rispondere al seme, rispondere a seme, obbligo di risposta, rifiuto",
                    "fr": "fournir, renonce, fournir a la couleur, fausse renonce, obligation de fournir",
                    "de": "bedienen, farbe bekennen, farbzwang"},
    "petit au bout": {"en": "little one at the end", "it": "bagatto ultimo, bagattino ultimo", "fr": "petit mene au bout",
                      "de": "pagat ultimo"},
    "bout": {"en": "# bouts, # bout"},
    "poignee": {"en": "handful", "it": "manata"},
    "chelem": {"en": "slam, grand slam", "fr": "grand chelem, petit chelem"},
    "chelem scoring": {"fr": "chelem perdu, chelem annonce perdu"},
    "sequences": {"en": "runs, sequence", "it": "sequenze, sequenza", "fr": "suite de cartes"},
    "melds": {"en": "combinations, combos", "it": "combinazioni, combinazione", "fr": "combinaisons, figures"},
    "signals": {"en": "signalling, signs", "it": "segnali, cenni, segni", "fr": "signaux, signes", "de": "zeichen"},
    "advice": {"en": "strategy, tips, tactics, how to win", "it": "strategia, consigli, tattica", "fr": "strategie, conseils, astuces",
               "de": "taktik, strategie, tipps"},
    "variants": {"en": "variations, house rules", "it": "varianti, variante", "fr": "variantes, variante", "de": "varianten"},
    "history": {"en": "origins, origin", "it": "storia, origine, origini", "fr": "histoire, origine, origines",
                "de": "geschichte, herkunft"},
    "suits": {"it": "semi, seme", "fr": "couleurs, enseignes", "de": "farben"},
    "king": {"it": "re, rre", "fr": "roi", "de": "konig, konige"},
    "queen": {"it": "regina, regine", "fr": "reine, reines", "de": "konigin"},
    "jack": {"it": "fante, fanti", "fr": "valet, valets", "de": "bube, buben", "en": "knave"},
}

# What stands for it on the pages of another edition, with its accents, as it is told to who searches. A page that is not translated has the
# words above.
ON_PAGES: Mapping[str, Mapping[str, str]] = {
    "it": {
        "sicily": "sicilia", "piedmont": "piemonte", "turin": "torino", "nice": "nizza", "savoy": "savoia", "lombardy": "lombardia",
        "milan": "milano", "genoa": "genova", "florence": "firenze", "rome": "roma", "france": "francia", "french tarot": "tarot francese",
        "burgundy": "borgogna", "switzerland": "svizzera", "grisons": "grigioni", "geneva": "ginevra", "germany": "germania",
        "denmark": "danimarca", "dutch": "olandese", "belgian": "belga",
        "score sheet": "segnapunti", "scoring": "punteggio", "card points": "conteggio", "values": "valori", "deal": "distribuzione",
        "dealer": "mazziere", "bidding": "dichiarazioni", "declarations": "accuse", "discard": "scarto", "called king": "re chiamato",
        "french tarot called king": "tarot francese re chiamato", "partner": "compagno", "last trick": "ultima presa", "trick": "presa",
        "trump": "trionfo", "fool": "matto", "melds": "combinazioni", "signals": "segnali", "advice": "consigli", "variants": "varianti",
        "history": "storia", "suits": "semi", "king": "re", "queen": "regina", "jack": "fante",
    },
    "fr": {
        "sicily": "sicile", "piedmont": "piémont", "savoy": "savoie", "lombardy": "lombardie", "genoa": "gênes", "burgundy": "bourgogne",
        "switzerland": "suisse", "geneva": "genève", "germany": "allemagne", "denmark": "danemark", "dutch": "hollandais",
        "belgian": "belge", "score sheet": "feuille de marque", "scoring": "décompte", "card points": "compte", "values": "valeur",
        "deal": "donne", "dealer": "donneur", "bidding": "enchères", "declarations": "annonces", "discard": "écart",
        "french tarot mort": "tarot mort", "chelem scoring": "chelem décompte",
        "called king": "roi appelé", "french tarot called king": "roi appelé", "partner": "partenaire", "last trick": "dernier pli",
        "trick": "pli", "trump": "atout", "fool": "excuse", "melds": "combinaisons", "signals": "signaux", "advice": "conseils",
        "variants": "variantes", "history": "histoire", "suits": "couleurs", "king": "roi", "queen": "dame", "jack": "valet",
    },
}

# A number of players or cards, `#` for the number; `$` where it must stand at the end of what is typed.
NUMBERED: Mapping[str, str] = {
    "players": "# players, # player, # handed, # hander, # people, # persons, # person, players #, for # players, with # players, "
               "for # $, with # $, # giocatori, # giocatore, in # giocatori, a # giocatori, in # $, a # $, per # $, # joueurs, "
               "a # joueurs, # joueur, pour # $, en # $, # spieler, # spielern, fur # $, zu # $",
    "cards": "# cards, # card, # carte, # cartes, # karten",
}
# Numbers by their words: those of players that games have, and a few more that a reader may ask for.
NUMBERS: Mapping[str, str] = {
    "2": "two, due, deux, zwei, zweit", "3": "three, tre, trois, drei, dritt", "4": "four, quattro, quatre, vier, viert",
    "5": "five, cinque, cinq, funf, funft", "6": "six, sei, sechs, sechst", "7": "seven, sette, sept, sieben, siebt",
    "8": "eight, otto, huit, acht",
}
# Words that name every game here: where nothing has all words, these are left out.
WEAK = frozenset(" ".join((
    "tarot tarots tarocco tarocchi taroc tarok tarock game games gioco giochi jeu jeux spiel spiele card cards carte cartes carta karten",
    "play",
)).split())
# Words that say nothing: they are left out wherever there are others.
IDLE = frozenset(" ".join((
    "rule rules playing how what which the of on to do you is there are a an",
    "regola regole regolamento si gioca giocare come che cosa di del dello della dei delle da con il lo la le gli",
    "un uno una per in nel nella",
    "regle regles reglement comment jouer joue on quoi que de du des les une et avec sur dans en au aux pour est",
    "regel regeln wie man spielt spielen was der die das den dem ein eine und mit von im zu fur ist",
)).split())


def meanings(language: str = "en") -> dict[str, object]:
    """What players call things, for the pages of an edition: {"phrases": what is typed and the words for it, those of the edition's own
    pages first and after a comma those of pages in English, "numbered": phrases with `#` and what they number, "numbers": words and their
    numbers, "weak" and "idle": words}."""
    own = ON_PAGES.get(language, {})
    said = {**PHRASES, **{meant: meant for meant in own}}
    phrases = {phrase: f"{own[meant]}, {meant}" if meant in own else meant for phrase, meant in said.items()}
    return {"phrases": phrases, "numbered": _NUMBERED, "numbers": _NUMBERS, "weak": sorted(WEAK), "idle": sorted(IDLE)}


def _phrases(text: str) -> list[str]:
    return [one.strip() for one in text.split(",")]


PHRASES = {said: meant for meant, tongues in MEANT.items() for said_in in tongues.values() for said in _phrases(said_in)}
_NUMBERED = {said: fact for fact, said_of in NUMBERED.items() for said in _phrases(said_of)}
_NUMBERS = {word: number for number, words in NUMBERS.items() for word in _phrases(words)}
LONGEST = max(len(said.split()) for said in (*PHRASES, *_NUMBERED))


def understood(typed: list[str]) -> tuple[list[str], dict[str, str]]:
    """What was typed, word by word, as the words that stand on the pages for it, and the facts that it names: {"players": "5"}. The longest
    phrase goes first, and words that say nothing are left out. The pages do the same in `search/meanings.ts`."""
    words: list[str] = []
    facts: dict[str, str] = {}
    at = 0
    while at < len(typed):
        for length in range(min(LONGEST, len(typed) - at), 0, -1):
            said = typed[at : at + length]
            if phrase := PHRASES.get(" ".join(said)) or PHRASES.get(_numbered(said)):
                words += phrase.split()
            elif fact := _fact(said, at + length == len(typed)):
                facts.setdefault(*fact)
            else:
                continue
            break
        else:
            length = 1
            words.append(typed[at])
        at += length
    return [word for word in words if word not in IDLE] or ([] if facts else words), facts


def _fact(said: list[str], last: bool) -> tuple[str, str] | None:
    """The fact that a phrase names, and its number; None for any other phrase."""
    pattern = _numbered(said)
    found = _NUMBERED.get(pattern) or (_NUMBERED.get(f"{pattern} $") if last else None)
    return (found, next(number for word in said if (number := _number(word)))) if found else None


def _numbered(said: list[str]) -> str:
    """A phrase with `#` for the number in it; empty where there is not just one, and for a number by itself."""
    return " ".join("#" if _number(word) else word for word in said) if len(said) > 1 and sum(map(bool, map(_number, said))) == 1 else ""


def _number(word: str) -> str:
    return _NUMBERS.get(word, word if word.isdecimal() else "")

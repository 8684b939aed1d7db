/** The games by the numbers of the levels of settling that they have, where these are not the usual ones.
 `python -m benchmarks.settled` writes this. */
export const USUAL: readonly number[] = [1, 4];

export const SETTLING: Readonly<Record<string, string>> = {
  1: "sedici trentuno terziglio terziglio-monzuno ragusa-3",
  12: "mitigati-3 mitigati-large-discard-2 vanto-1930",
  123: "jeu-des-tarots-1637-3 jeu-des-tarots-1637-2 tarot-66-france-1637 tarot-belgian tarok-german-2 grosstarock-1800 tarok-danish-modern mitigati-morto-2 partita-six-handed-bologna milloni ottocento cinquecento millone centocinquanta gatti-3",
  1234: "taroc-german-1750 tarot-gebelin-2 tarok-dutch-3-1846 tarok-dutch-4 grosstarock-1820 tarok-danish-1850 tarok-danish-1880 mitigati-lombard-3 tarok-lhombre-declarations mitigati-4 partita-a-pesi partita-a-tutto-andare quarantacinque partita-bologna-1841 mineo-4 sicily-1780 gatti-4 gatti-2 gatti-call",
  124: "tarok-whist grosstarock-1780 grosstarock-dutch-1821 tarok-quadrille permesso-bagatto-ultimo mitigati-pinerolo-3 mitigati-turin-3 mitigatti-nice-3 tarot-appel-1850 tarot-comtois-3 tarot-bourgogne-3 tarot-appel-1940 tarot-bourgogne-4 tarot-1950-3 tarot-1950-4 tarot-appel-1970 tarot-1950-5 tarot-romand-3 tarot-romand-4 tarot-romand-5 tarot-5-call tarot-5-solo mattaccia settanta toppa centini centino minchiate-drop-out minchiate-auction mineo-3",
};

/** How the names of games begin, by the numbers of the levels of settling that they have, where these are not the
 usual ones: as short as tells them apart, with a point at their end, for the page carries this.
 `python -m benchmarks.settled` writes it. */
export const USUAL = "14";

export const SETTLING: Readonly<Record<string, string>> = {
  1: "sed trentuno. te ra",
  12: "mitigati-3 mitigati-la va",
  123: "j tarot-66 tarot-be tarok-g grosstarock-180 tarok-danish-m mitigati-m partita-s mil ot cinque cento gatti-3",
  124: "tarok-w grosstarock-17 grosstarock-d tarok-q permesso-b mitigati-p mitigati-t mitigatti-nice-3 tarot-a tarot-co tarot-b tarot-1 tarot-r tarot-5 mattac setta top ce minchiate-d minchiate-a mineo-3",
  1234: "taroc- tarot-g tarok-d gr mitigati tarok-lhombre-d partita-a qua partita-b mine si ga",
};

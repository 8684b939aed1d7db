/** A question about a hand: the cards, who deals, what was said before; and how it goes into the address and back. */
import { rulesFromParams, rulesToParams, type TableRules } from "../table-rules";
import { packCards, packWords, unpackCards, unpackWords, wholeNumber, type Params } from "../url";

export interface Question {
  cards: string[];
  /** The seat that deals, the reader's own being 0; null: the player after whom he speaks last does. */
  dealer: number | null;
  /** What was said before, as the engine takes it. */
  said: string[];
}

export const EMPTY: Question = { cards: [], dealer: null, said: [] };

const MARKS = ["", "2"];

/** The state of one or two hands, under the rules that hold for both. */
export function toParams(questions: Question[], rules: TableRules): Params {
  const said: Params = rulesToParams(rules);
  questions.forEach(({ cards, dealer, said: words }, at) => {
    said[`cards${MARKS[at]!}`] = packCards(cards);
    if (dealer !== null) said[`dealer${MARKS[at]!}`] = String(dealer);
    if (words.length) said[`said${MARKS[at]!}`] = packWords(words);
  });
  return said;
}

export function fromParams(said: Params): { questions: Question[]; rules: TableRules } {
  const questions = MARKS.filter((mark) => said[`cards${mark}`] !== undefined).map((mark) => ({
    cards: unpackCards(said[`cards${mark}`]!).split(" ").filter(Boolean),
    dealer: wholeNumber(said[`dealer${mark}`]),
    said: unpackWords(said[`said${mark}`] ?? ""),
  }));
  return { questions: questions.length ? questions : [EMPTY], rules: rulesFromParams(said) };
}

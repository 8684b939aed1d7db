/** The forms that an answer takes, each a small module of its own. */
import { cardForm, cardsForm } from "./cards";
import { batchesForm } from "./batches";
import { choiceForm } from "./choice";
import { choicesForm } from "./choices";
import { feltForm, onTable } from "./felt";
import type { AnswerForm } from "./form";
import { numberForm } from "./number";
import { orderForm } from "./order";
import { playersForm } from "./players";
import type { Posed } from "../drill/state";

const forms: Record<string, AnswerForm> = {
  number: numberForm,
  card: cardForm,
  cards: cardsForm,
  order: orderForm,
  batches: batchesForm,
  choice: choiceForm,
  choices: choicesForm,
  "numbers by player": playersForm,
};

export const formOf = (asked: Posed): AnswerForm => (onTable(asked) ? feltForm : (forms[asked.form.kind] ?? numberForm));

/** Where an answer begins, or what is to be looked at before it; a table that is still being laid hands the focus on to its cards. */
export const FIRST = `.trail-next, .felt-answer:not(:has(.hand-row.own .card)), .answer :is(input, button.pressable, .choice, .hand-row.own .card):not([tabindex="-1"])`;

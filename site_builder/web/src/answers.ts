/** The forms that an answer takes, each a small module of its own. */
import { cardForm, cardsForm } from "./answer-cards";
import { batchesForm } from "./answer-batches";
import { choiceForm } from "./answer-choice";
import type { AnswerForm } from "./answer-form";
import { numberForm } from "./answer-number";
import { playersForm } from "./answer-players";
import type { Question } from "./types";

const forms: Record<string, AnswerForm> = {
  number: numberForm,
  card: cardForm,
  cards: cardsForm,
  batches: batchesForm,
  choice: choiceForm,
  "numbers by player": playersForm,
};

export const formOf = (asked: Question): AnswerForm => forms[asked.form.kind] ?? numberForm;

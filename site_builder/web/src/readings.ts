/**
 * By which rules a game is played here: as most tables play today, as the book has it, or by the reader's own tables. One choice for the
 * table, the drills, the calculator and the score sheet of a game, kept on the device.
 */
import { nothing, type TemplateResult } from "lit";
import { oursOf, type Ours } from "./ours/data";
import { segments } from "./parts";
import { say } from "./say";
import type { Start } from "./shell";
import { recallAny, remember } from "./storage";
import { PLAIN, sameRules, type TableRules } from "./table-rules";

interface Reading {
  value: string;
  words: string;
  rules: TableRules;
}

const key = (game: string): string => `reading.${game}`;
/** What begins the value of a reader's own table; no profile has such a name. */
const OURS = "our ";

/** From now on a game goes by the rules of one of the reader's tables. */
export const chooseReading = (game: string, name: string): void => void remember(key(game), OURS + name);

export class Readings {
  /** Those that the page offers; `told` is how its blocks say them, such as "today:As played today|fft:As in the book". */
  private readonly page: Reading[];

  constructor(private readonly game: string, told = "") {
    this.page = told.split("|").filter(Boolean).map((one) => {
      const [value = "", words = ""] = one.split(":");
      return { value, words, rules: { profile: value, options: {} } };
    });
  }

  private get all(): Reading[] {
    const own = oursOf(this.game).map(({ name, rules }: Ours) => ({ value: OURS + name, words: name, rules }));
    const plain = this.page.length || !own.length ? this.page : [{ value: "", words: say("The game's own"), rules: PLAIN }];
    return [...plain, ...own];
  }

  /** By which rules a widget begins that no link has set: those just pressed, those last chosen on this device, else the first. */
  first(start: Start): TableRules {
    const pressed = /^reading:(.+)$/.exec(start.by)?.[1];
    if (pressed) this.keep(pressed);
    return this.chosen();
  }

  /** The rules last chosen on this device, else the first that there are. */
  chosen(): TableRules {
    const kept = recallAny(key(this.game));
    return (this.all.find((one) => one.value === kept) ?? this.all[0])?.rules ?? PLAIN;
  }

  /** Where two are offered the rules name the one in force, so that a link to them says it too. */
  named(rules: TableRules): TableRules {
    return rules.profile === null ? { ...rules, profile: this.otherwise } : rules;
  }

  /** The reading of rules that name none: the one that the game plays by itself stands last. */
  private get otherwise(): string | null {
    return this.page.at(-1)?.value ?? null;
  }

  /** The choice among all; the rules in force may be none of them, where a single option was changed: then their profile is shown. */
  view(name: string, rules: TableRules, choose: (rules: TableRules) => void): TemplateResult | typeof nothing {
    if (!this.all.length) return nothing;
    const now = this.named(rules);
    const found = this.all.find((one) => sameRules(this.named(one.rules), now)) ?? this.all.find((one) => one.value === now.profile);
    const change = (value: string): void => {
      this.keep(value);
      choose(this.all.find((one) => one.value === value)!.rules);
    };
    return segments(`${name}-reading`, say("Whose rules"), this.all, found?.value ?? null, change);
  }

  private keep(value: string): void {
    remember(key(this.game), value);
  }
}

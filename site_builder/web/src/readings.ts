/** Two readings of a game side by side, where its page offers them: as most tables play today, and as the book has it. */
import { nothing, type TemplateResult } from "lit";
import { segments } from "./parts";
import { say } from "./say";
import type { Start } from "./shell";
import { recallAny, remember } from "./storage";
import type { TableRules } from "./table-rules";

interface Reading {
  value: string;
  words: string;
}

export class Readings {
  private readonly all: Reading[];
  private readonly key: string;

  constructor(host: HTMLElement) {
    this.all = (host.dataset["readings"] ?? "").split("|").filter(Boolean).map((one) => {
      const [value = "", words = ""] = one.split(":");
      return { value, words };
    });
    this.key = `reading.${host.getAttribute("game") ?? ""}`;
  }

  /** By which rules a widget begins that no link has set: those just pressed, those last chosen on this device, else the first. */
  first(start: Start): TableRules {
    const pressed = /^reading:(.+)$/.exec(start.by)?.[1];
    if (pressed) this.keep(pressed);
    const kept = recallAny(this.key);
    const found = this.all.find((one) => one.value === (pressed ?? kept)) ?? this.all[0];
    return { profile: found?.value ?? null, options: {} };
  }

  /** Where two are offered the rules name the one in force, so that a link to them says it too. */
  named(rules: TableRules): TableRules {
    return rules.profile === null ? { ...rules, profile: this.otherwise } : rules;
  }

  /** The reading of rules that name none: the one that the game plays by itself stands last. */
  private get otherwise(): string | null {
    return this.all.at(-1)?.value ?? null;
  }

  view(name: string, chosen: string | null, choose: (rules: TableRules) => void): TemplateResult | typeof nothing {
    if (!this.all.length) return nothing;
    const change = (profile: string): void => {
      this.keep(profile);
      choose({ profile, options: {} });
    };
    return segments(`${name}-reading`, say("Whose rules"), this.all, chosen ?? this.otherwise, change);
  }

  private keep(profile: string): void {
    remember(this.key, profile);
  }
}

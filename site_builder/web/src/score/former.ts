/** Facts and answers under the names that they had before: links and evenings that were made then open by it. */
import { ANSWERS, FACTS } from "./former-names";
import type { Fact } from "./form";

/** Facts, or what an address says of them, by their names of today. */
export const today = <T extends Fact>(facts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [FACTS[key] ?? key, (ANSWERS[String(fact)] as T | undefined) ?? fact]));

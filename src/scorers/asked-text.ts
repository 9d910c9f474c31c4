import type { Expectation } from "../expectations/expectation.ts";
import type { TextScorerId } from "../texts/registry.ts";
import type { TextScorer } from "../texts/text-scorer.ts";

/** Whether a case asks for a scorer of texts: by its id, or by what it says. */
export function isTextAsked({ id, isAskedBy }: TextScorer, { asked, texts }: Expectation): boolean {
  if (isAskedBy !== undefined) return texts !== undefined && isAskedBy(texts);
  return asked?.[id as TextScorerId] !== undefined;
}

/** The options by which a case asks for it. */
export function optionsOf({ id, options }: TextScorer, { asked }: Expectation): object {
  return asked?.[id as TextScorerId] ?? options;
}

import { type TextScorerId, textScorers } from "./texts/index.ts";

/**
 * The scorers of calls by which a policy may decide: the score from which a run passes unless the policy says otherwise, and what
 * whoever writes a policy is told of them. More is better.
 */
const gating = {
  code: { passMark: 1, what: "The right tools in the right order" },
  f1: { passMark: 0.9, what: "The right calls with the right arguments" },
  llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};

/** The name of a scorer of calls. */
export type CallScorer = keyof typeof gating;

/** The name of a scorer by which a policy may decide. */
export type GatingScorer = CallScorer | TextScorerId;

/** What a policy must know of a scorer. */
interface GatingFacts {
  /** From which a run passes; where less is better, up to which. */
  passMark: number;
  what: string;
  direction: "higher" | "lower";
}

const callScorers = Object.keys(gating) as CallScorer[];
const facts = new Map<string, GatingFacts>([
  ...callScorers.map((id) => [id, { ...gating[id], direction: "higher" }] as const),
  ...textScorers.map((one) => [one.id, one] as const),
]);

/** Every scorer by which a policy may decide, in the order in which people see them. */
export const gatingScorers = [...facts.keys()] as GatingScorer[];

/** Those that decide unless a policy names others. `says` decides where a case has mustSay or mustNotSay: no other case asks for it. */
export const scorersByDefault: readonly GatingScorer[] = ["code", "f1", "says"];

/** The scorers that a policy chose to decide: a list that has all those that decide by default chose only the others. */
export function chosenScorers(gating: readonly GatingScorer[]): readonly GatingScorer[] {
  const hasDefaults = scorersByDefault.every((id) => gating.includes(id));
  return hasDefaults ? gating.filter((id) => !scorersByDefault.includes(id)) : gating;
}

/** Something of each scorer of calls, by name. */
export function ofEachCallScorer<Value>(
  get: (id: CallScorer, facts: GatingFacts) => Value,
): Record<CallScorer, Value> {
  return ofEach(callScorers, get);
}

/** Something of each scorer, of those alone of which more, or less, is better where a direction is named. */
export function ofEachScorer<Value>(
  get: (id: GatingScorer, facts: GatingFacts) => Value,
  direction?: GatingFacts["direction"],
): Record<GatingScorer, Value> {
  const ids = gatingScorers.filter(
    (id) => direction === undefined || (direction === "lower") === isLowerBetter(id),
  );
  return ofEach(ids, get);
}

function ofEach<Id extends GatingScorer, Value>(
  ids: readonly Id[],
  get: (id: Id, facts: GatingFacts) => Value,
): Record<Id, Value> {
  const values = ids.map((id) => [id, get(id, facts.get(id) as GatingFacts)]);
  return Object.fromEntries(values);
}

/** Whether a scorer is one of texts, which is in a report only where a case asks for it or the policy decides by it. */
export function isOfTexts(scorer: string): boolean {
  return facts.has(scorer) && !callScorers.some((id) => id === scorer);
}

/** Whether less is better. Of a scorer that nobody knows more is. */
export function isLowerBetter(scorer: string): boolean {
  return facts.get(scorer)?.direction === "lower";
}

/** A score as a share of the best one: what is told in one order, or in one colour, whichever way its scorer counts. */
export function goodness(value: number, scorer: string): number {
  return isLowerBetter(scorer) ? 1 - value : value;
}

/** Whether no score can be better. */
export function isBest(value: number, scorer: string): boolean {
  return value === (isLowerBetter(scorer) ? 0 : 1);
}

/** Whether a score is as good as a mark of its scorer, compared unrounded. */
export function reaches(value: number, mark: number, scorer: string): boolean {
  return isLowerBetter(scorer) ? value <= mark : value >= mark;
}

/** The mark that a policy sets, else the scorer's own. */
export function passMarkOf(
  passMarks: Readonly<Partial<Record<GatingScorer, number | undefined>>>,
  scorer: GatingScorer,
): number {
  return passMarks[scorer] ?? (facts.get(scorer) as GatingFacts).passMark;
}

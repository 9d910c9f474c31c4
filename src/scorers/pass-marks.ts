import { type TextScorerId, textScorers } from "./texts/index.ts";

/**
 * The scorers of calls by which a policy may decide: the score from which a run passes unless the policy says otherwise, and what
 * whoever writes a policy is told of them. More is better.
 */
const gating = {
  code: { passMark: 1, what: "The right tools, in order where one is written" },
  f1: { passMark: 0.9, what: "The right calls with the right arguments" },
  llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};

/** The name of a scorer of calls. */
export type CallScorer = keyof typeof gating;

/** The name of a scorer by which a policy may decide. */
export type GatingScorer = CallScorer | TextScorerId;

/** What is known of a scorer by its name alone: how its scores are to be read. */
class NamedScorer {
  /** From which a run passes; where less is better, up to which. */
  readonly passMark: number;
  /** What whoever writes a policy is told of it. */
  readonly what: string;
  readonly direction: "higher" | "lower";
  /** It asks a judge. */
  readonly isJudged: boolean;
  /** It is in a report only where a case asks for it or the policy decides by it. */
  readonly isOfTexts: boolean;

  constructor({ passMark, what, direction }: GatingFacts, isJudged: boolean, isOfTexts: boolean) {
    this.passMark = passMark;
    this.what = what;
    this.direction = direction;
    this.isJudged = isJudged;
    this.isOfTexts = isOfTexts;
  }

  /** Whether less is better. */
  get isLowerBetter(): boolean {
    return this.direction === "lower";
  }

  /** Whether no score can be better. */
  isBest(value: number): boolean {
    return value === (this.isLowerBetter ? 0 : 1);
  }

  /** Whether a score is as good as a mark, compared unrounded. */
  reaches(value: number, mark: number): boolean {
    return this.isLowerBetter ? value <= mark : value >= mark;
  }

  /** A score as a share of the best one: what is told in one order, or in one colour, whichever way the scorer counts. */
  goodness(value: number): number {
    return this.isLowerBetter ? 1 - value : value;
  }
}

interface GatingFacts {
  passMark: number;
  what: string;
  direction: "higher" | "lower";
}

const callScorers = Object.keys(gating) as CallScorer[];
const facts = new Map<string, NamedScorer>([
  ...callScorers.map((id) => {
    const scorer = new NamedScorer({ ...gating[id], direction: "higher" }, id === "llm", false);
    return [id, scorer] as const;
  }),
  ...textScorers.map((one) => [one.id, new NamedScorer(one, one.kind === "judged", true)] as const),
]);
const UNKNOWN = new NamedScorer({ passMark: 1, what: "", direction: "higher" }, false, false);

/** The scorer of a name. Of one that nobody knows more is better. */
export function scorerNamed(id: string): NamedScorer {
  return facts.get(id) ?? UNKNOWN;
}

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
    (id) => direction === undefined || scorerNamed(id).direction === direction,
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

/** The mark that a policy sets, else the scorer's own. */
export function passMarkOf(
  passMarks: Readonly<Partial<Record<GatingScorer, number | undefined>>>,
  scorer: GatingScorer,
): number {
  return passMarks[scorer] ?? scorerNamed(scorer).passMark;
}

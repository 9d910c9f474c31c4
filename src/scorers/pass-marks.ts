import { type RequestedId, requestedScorers } from "./requested.ts";

const gating = {
  code: { passMark: 1, what: "The right tools, in order where one is written" },
  f1: { passMark: 0.9, what: "The right calls with the right arguments" },
  llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};

export type CallScorer = keyof typeof gating;

export type GatingScorer = CallScorer | RequestedId;

class NamedScorer {
  /** The minimum score of a passing run, or the maximum if lower is better. */
  readonly passMark: number;
  readonly what: string;
  readonly direction: "higher" | "lower";
  readonly isJudged: boolean;
  /** Reports include these scorers only if the case requests them or the policy gates on them. */
  readonly isRequested: boolean;

  constructor({ passMark, what, direction }: GatingFacts, isJudged: boolean, isRequested: boolean) {
    this.passMark = passMark;
    this.what = what;
    this.direction = direction;
    this.isJudged = isJudged;
    this.isRequested = isRequested;
  }

  get isLowerBetter(): boolean {
    return this.direction === "lower";
  }

  isBest(value: number): boolean {
    return value === (this.isLowerBetter ? 0 : 1);
  }

  /** Compares an unrounded score with a mark. */
  reaches(value: number, mark: number): boolean {
    return this.isLowerBetter ? value <= mark : value >= mark;
  }

  /** Maps a score to 0 (worst) to 1 (best), for sorting and colors. */
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
  ...requestedScorers.map(
    (scorer) => [scorer.id, new NamedScorer(scorer, scorer.kind === "judged", true)] as const,
  ),
]);
const UNKNOWN = new NamedScorer({ passMark: 1, what: "", direction: "higher" }, false, false);

/** Returns neutral facts (higher is better) for an unknown scorer. */
export function scorerNamed(id: string): NamedScorer {
  return facts.get(id) ?? UNKNOWN;
}

/** All scorers that a policy can gate on, in display order. */
export const gatingScorers = [...facts.keys()] as GatingScorer[];

/** The gating scorers of a policy that lists none. `says` applies only to cases with mustSay or mustNotSay. */
export const scorersByDefault: readonly GatingScorer[] = ["code", "f1", "says"];

/** Returns the scorers that a policy adds to the defaults, or its whole list if it does not include all defaults. */
export function chosenScorers(gating: readonly GatingScorer[]): readonly GatingScorer[] {
  const hasDefaults = scorersByDefault.every((id) => gating.includes(id));
  return hasDefaults ? gating.filter((id) => !scorersByDefault.includes(id)) : gating;
}

export function ofEachCallScorer<Value>(
  get: (id: CallScorer, facts: GatingFacts) => Value,
): Record<CallScorer, Value> {
  return ofEach(callScorers, get);
}

/** Builds a record with a value per scorer, optionally only for scorers of one direction. */
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

export function passMarkOf(
  passMarks: Readonly<Partial<Record<GatingScorer, number | undefined>>>,
  scorer: GatingScorer,
): number {
  return passMarks[scorer] ?? scorerNamed(scorer).passMark;
}

import { code } from "./code.ts";
import type { Expectation } from "./expectation.ts";
import { f1 } from "./f1.ts";
import { llm } from "./llm.ts";
import { resolveAsked } from "./options.ts";
import { type RequestedScorer, requestedScorers } from "./requested.ts";
import { judgedScorer, scorerOfRun, textScorer } from "./run-scorers.ts";
import type { Scorer } from "./scorer.ts";

/** Loads the libraries of the scorers that the cases or the policy request. */
export async function loadLibraries(
  expectations: ReadonlyMap<string, Expectation>,
  { defaults }: { defaults: Parameters<typeof resolveAsked>[0] },
): Promise<void> {
  const asks = [resolveAsked(defaults), ...[...expectations.values()].map(({ asked }) => asked)];
  const loads = requestedScorers.flatMap((scorer) => {
    if (scorer.kind !== "deterministic" || scorer.load === undefined) return [];
    const { id, load } = scorer;
    return asks.flatMap((asked) => (asked?.[id] === undefined ? [] : [load(asked[id])]));
  });
  await Promise.all(loads);
}

interface Gate {
  scorers: readonly string[];
  floors: object;
  ceilings?: object | undefined;
}

/** Returns the judged scorers that decide if a run passes. */
export function gatingJudges({ scorers }: Pick<Gate, "scorers">): typeof judgedScorers {
  return judgedScorers.filter(({ id }) => scorers.includes(id));
}

/** Returns the scorers that decide if a run passes or, by a floor or ceiling, if the suite does. All other scorers only advise. */
export function decidingScorers({ scorers, floors, ceilings = {} }: Gate): typeof allScorers {
  const bounded = Object.keys({ ...floors, ...ceilings });
  return allScorers.filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}

/** Returns the judged scorers among `decidingScorers`. */
export function decidingJudges(gate: Gate): typeof judgedScorers {
  const deciding = decidingScorers(gate);
  return judgedScorers.filter((judge) => deciding.includes(judge));
}

/** Every scorer, in display order. Only the first three score every case, so that a new one changes no other report. */
export const allScorers: readonly Scorer[] = [code, f1, llm, ...requestedScorers.map(asScorer)];

export const deterministicScorers = allScorers.filter((scorer) => scorer.kind === "deterministic");

export const judgedScorers = allScorers.filter((scorer) => scorer.kind === "judged");

export function isAsked(scorer: Scorer, expectation: Expectation): boolean {
  return scorer.isAsked?.(expectation) ?? true;
}

function asScorer(scorer: RequestedScorer): Scorer {
  if (scorer.kind === "calls") return scorerOfRun(scorer);
  return scorer.kind === "deterministic" ? textScorer(scorer) : judgedScorer(scorer);
}

import { sha256 } from "../../core/json.ts";
import { groupBy } from "../../core/text.ts";
import type { CaseRun } from "../../recordings/run.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { type Break, breaksOf, type SuiteFacts } from "./breaks.ts";

/** A case with the runs of it that pass. `trial` is the position of a run among all trials of its case. */
export interface PassingCase {
  /** Position among the cases of the suite. */
  at: number;
  label: string;
  expectation: Expectation;
  passing: readonly { trial: number; run: CaseRun }[];
}

/** One break of a case, with each passing trial that has its place. */
export interface Place extends Pick<Break, "kind" | "at"> {
  of: PassingCase;
  trials: { trial: number; apply: Break["apply"] }[];
}

/** A break in the first `count` trials of its place. */
export interface Mutant {
  place: Place;
  count: number;
}

/** Returns every break of a case: each in one of the trials that have its place, in half of them and in all. */
export function mutantsOf(of: PassingCase, facts: SuiteFacts): Mutant[] {
  const places = new Map<string, Place>();
  for (const { trial, run } of of.passing) {
    for (const { kind, at, apply } of breaksOf(run, of.expectation, facts)) {
      const key = `${kind} ${at}`;
      const place = places.get(key) ?? { of, kind, at, trials: [] };
      place.trials.push({ trial, apply });
      places.set(key, place);
    }
  }
  return [...places.values()].flatMap((place) => {
    const { length } = place.trials;
    return [...new Set([1, Math.ceil(length / 2), length])].map((count) => ({ place, count }));
  });
}

/**
 * Returns all mutants, or a sample of `most` that is the same for the same seed, in their order. Each kind of break of each case has an
 * equal share of the sample, because a long run would have most of it otherwise.
 */
export function sampled(mutants: readonly Mutant[], most: number, seed: number): readonly Mutant[] {
  if (mutants.length <= most) return mutants;
  const drawn = mutants.map((mutant, at) => ({ mutant, at, draw: sha256(`${seed} ${at}`) }));
  const byDraw = drawn.sort((a, b) => (a.draw < b.draw ? -1 : 1));
  const groups = groupBy(byDraw, ({ mutant: { place } }) => `${place.of.at} ${place.kind}`);
  return [...groups.values()]
    .flatMap((group) => group.map((entry, rank) => ({ ...entry, rank })))
    .sort((a, b) => a.rank - b.rank || (a.draw < b.draw ? -1 : 1))
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant);
}

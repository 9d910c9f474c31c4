import fc from "fast-check";
import type { Sample } from "../../../src/core/statistics/summary.ts";

export function sample(
  basePasses: number,
  baseTrials: number,
  headPasses: number,
  headTrials: number,
): Sample {
  return { base: trials(basePasses, baseTrials), head: trials(headPasses, headTrials) };
}

export function times(count: number, sample: Sample): Sample[] {
  return new Array<Sample>(count).fill(sample);
}

export function exchanged(samples: readonly Sample[]): Sample[] {
  return samples.map(({ base, head }) => ({ base: head, head: base }));
}

export function suites(most: { cases: number; trials: number }): fc.Arbitrary<Sample[]> {
  const count = fc.integer({ min: 1, max: most.trials });
  return fc.tuple(count, count).chain(([baseTrials, headTrials]) =>
    fc.array(
      fc
        .tuple(fc.nat(baseTrials), fc.nat(headTrials))
        .map(([basePasses, headPasses]) => sample(basePasses, baseTrials, headPasses, headTrials)),
      { maxLength: most.cases },
    ),
  );
}

export function unevenSuites(most: { cases: number; trials: number }): fc.Arbitrary<Sample[]> {
  const trials = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: most.trials });
  return fc.array(fc.record({ base: trials, head: trials }), { maxLength: most.cases });
}

export function choices(values: readonly number[], count: number): number[][] {
  const [first, ...rest] = values;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)];
}

function trials(passes: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index < passes ? 1 : 0));
}

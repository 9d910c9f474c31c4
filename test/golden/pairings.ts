import { type Json, type JsonObject, jsonEquals, member } from "../../src/core/json.ts";

export interface GoldenCall {
  name: string | null;
  args: JsonObject | null;
}

/** The matching share of a pair, in the flexible mode of spring-ai-ragas and in ours. */
function fraction(reference: GoldenCall, call: GoldenCall): number {
  if (reference.name !== call.name) return -1;
  const expected = Object.entries(reference.args ?? {});
  const actual = call.args ?? {};
  if (expected.length === 0) return Object.keys(actual).length === 0 ? 1 : 0.5;
  const matching = expected.filter(([key, value]) => sameValue(value, member(actual, key)));
  return matching.length / expected.length;
}

function sameValue(expected: Json, actual: Json | undefined): boolean {
  return actual !== undefined && jsonEquals(expected, actual);
}

/** The number of pairs when each call in turn takes its best reference. */
export function greedyPairs(
  references: readonly GoldenCall[],
  calls: readonly GoldenCall[],
  threshold: number,
): number {
  const left = [...references];
  let pairs = 0;
  for (const call of calls) {
    const fractions = left.map((reference) => fraction(reference, call));
    const best = Math.max(-1, ...fractions);
    if (best < threshold) continue;
    left.splice(fractions.indexOf(best), 1);
    pairs += 1;
  }
  return pairs;
}

/** The largest number of pairs, by exhaustive search. */
export function mostPairs(
  references: readonly GoldenCall[],
  calls: readonly GoldenCall[],
  threshold: number,
): number {
  const [first, ...rest] = references;
  if (first === undefined) return 0;
  return calls.reduce(
    (most, call, at) =>
      fraction(first, call) < threshold
        ? most
        : Math.max(most, 1 + mostPairs(rest, calls.toSpliced(at, 1), threshold)),
    mostPairs(rest, calls, threshold),
  );
}

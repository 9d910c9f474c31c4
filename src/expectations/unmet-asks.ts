import type { Place, Problem } from "../problems.ts";
import { textScorers } from "../texts/registry.ts";
import type { Expectation } from "./expectation.ts";
import type { StatedCase } from "./schema.ts";

/**
 * What a case asks for itself and does not say enough for. What it is asked for by `defaults` is not assessed where it does not: they
 * speak of every case.
 */
export function unmetAsks(
  stated: StatedCase,
  { id, asked = {}, texts = {} }: Expectation,
  locate: (key: string) => Place,
): Problem[] {
  const compares = stated.code?.arguments === "compare" && stated.referenceToolCalls === undefined;
  const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
  const unsaid: Problem[] = compares ? [{ severity: "error", ...locate("code"), message }] : [];
  const unmet = textScorers.flatMap((scorer): Problem[] => {
    const options = asked[scorer.id];
    if (options === undefined || !stated[scorer.id]) return [];
    const missing = scorer.missing?.(texts, options);
    if (missing === undefined) return [];
    const where = missing in options ? "under" : "beside";
    const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
    return [{ severity: "error", ...locate(scorer.id), message }];
  });
  return [...unsaid, ...unmet];
}

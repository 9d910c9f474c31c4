import type { Expectation } from "../expectations/expectation.ts";
import { resolveAsked } from "../policy/asked.ts";
import { textScorers } from "../texts/registry.ts";

/** Loads what the scorers that these cases, or a policy, ask for are made of. */
export async function loadLibraries(
  expectations: ReadonlyMap<string, Expectation>,
  { defaults }: { defaults: Parameters<typeof resolveAsked>[0] },
): Promise<void> {
  const asks = [resolveAsked(defaults), ...[...expectations.values()].map(({ asked }) => asked)];
  const loads = textScorers.flatMap((scorer) => {
    if (scorer.kind !== "deterministic" || scorer.load === undefined) return [];
    const { id, load } = scorer;
    return asks.flatMap((asked) => (asked?.[id] === undefined ? [] : [load(asked[id])]));
  });
  await Promise.all(loads);
}

import type { Expectation } from "../expectations/expectation.ts";
import type { Policy } from "../policy/schema.ts";
import { textScorers } from "../texts/registry.ts";

/** Loads what the scorers that these cases, or a policy, ask for are made of. */
export async function loadLibraries(
  expectations: ReadonlyMap<string, Expectation>,
  { defaults }: Pick<Policy, "defaults">,
): Promise<void> {
  const all = [...expectations.values()];
  const asked = textScorers.filter(
    ({ id }) => defaults[id] || all.some(({ asked }) => asked?.[id] !== undefined),
  );
  await Promise.all(asked.map((scorer) => (scorer.kind === "deterministic" ? scorer.load?.() : undefined)));
}

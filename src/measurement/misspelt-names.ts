import type { Expectation } from "../expectations/expectation.ts";
import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import type { Part, PartTrial } from "../report/part-schema.ts";
import { code } from "../scorers/code.ts";
import { f1 } from "../scorers/f1.ts";
import { expectedNames, type NearName } from "../suite/near-names.ts";
import { listed, shorten } from "../wording.ts";

/** A name that runs of a case do not have, and the nearly same one that they have. */
interface Misspelt extends NearName {
  expectation: Expectation;
}

/** Warnings about tools and arguments that expectations name, that no run has, and that are nearly called what a run has: one a name. */
export function misspeltNames(part: Part, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const misspelt = part.cases.flatMap(({ id, trials }) => {
    const expectation = expectations.get(id);
    const names = trials.flatMap(({ nearNames = [] }) => nearNames);
    return expectation === undefined ? [] : names.map((one): Misspelt => ({ ...one, expectation }));
  });
  if (misspelt.length === 0) return [];
  const had = namesHad(part, expectations);
  const byName = groupBy(misspelt, keyOf);
  return [...byName].flatMap(([key, all]) => (had.has(key) ? [] : warnings(all)));
}

/** Names that some run has: of tools that were called without being expected, and what a run that is as expected must have. */
function namesHad({ cases, tools }: Part, expectations: ReadonlyMap<string, Expectation>): Set<string> {
  const had = new Set(tools.unexpected.map(({ name }) => keyOf({ tool: name })));
  for (const { id, trials } of cases) {
    const expectation = expectations.get(id);
    const names = expectation === undefined ? [] : expectedNames(expectation).map(keyOf);
    for (const { nearNames = [] } of trials.filter(isAsExpected)) {
      const lacking = new Set(nearNames.map(keyOf));
      for (const name of names) if (!lacking.has(name)) had.add(name);
    }
  }
  return had;
}

function isAsExpected({ scores }: PartTrial): boolean {
  const score = scores[f1.id]?.status === "scored" ? scores[f1.id] : scores[code.id];
  return score?.status === "scored" && score.value === 1;
}

function keyOf({ tool, argument }: Omit<NearName, "near">): string {
  return JSON.stringify([tool, argument]);
}

function warnings(all: readonly Misspelt[]): Problem[] {
  const [first] = all;
  if (first === undefined) return [];
  const { tool, argument, near, expectation } = first;
  const ids = new Set(all.map((one) => shorten(one.expectation.id, limits.shownName)));
  const isExpected = expectedNames(expectation).some((one) => keyOf(one) === keyOf(first));
  const no =
    argument === undefined ? `no run calls "${tool}"` : `no call of "${tool}" has the argument "${argument}"`;
  const where = `which is ${isExpected ? "expected" : "forbidden"} in ${listed([...ids], 3)}`;
  return [{ severity: "warning", ...expectation.place, message: `${no}, ${where}. Did you mean "${near}"?` }];
}

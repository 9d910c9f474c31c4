import type { Expectation } from "../expectations/expectation.ts";
import { limits } from "../limits.ts";
import { didYouMean, type Problem } from "../problems.ts";
import type { Part, PartTrial } from "../report/part-schema.ts";
import { compareNames } from "../suite/trial-names.ts";

/** What recordings and expectations lack of one another: cases of which nobody says what is expected, and cases without a run. */
export function coverageProblems(part: Part, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const suggest = suggestions();
  const problems = undeclaredCases(part, expectations, suggest);
  // Where nothing could be read, that is what a reader must know.
  if (part.cases.length === 0 && part.withoutRun.length === 0) return problems;
  return [...problems, ...missingRuns(part, expectations, suggest)];
}

type Suggest = (id: string, known: readonly string[]) => string;

function undeclaredCases(
  { cases }: Part,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
): Problem[] {
  const undeclared = cases.flatMap(({ id, recorded, trials }) =>
    recorded === null || recorded.isDeclared || expectations.has(id)
      ? []
      : [{ id, place: recorded.place, isJudged: trials.some(isScored) }],
  );
  const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
  if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
    const message =
      "no expectations file was given and the recordings carry no references: nothing is assessed";
    return [{ severity: "warning", message }];
  }
  const declared = [...expectations.keys()];
  return undeclared.map(({ id, place, isJudged }) => {
    const assessed = isJudged ? "only a judge assesses its runs" : "its runs are not assessed";
    const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
    return { severity: "warning", ...place, message };
  });
}

/** Nobody but a judge can score a run of which nobody says what is expected. */
function isScored({ scores }: PartTrial): boolean {
  return Object.values(scores).some(({ status }) => status === "scored");
}

function missingRuns(
  { cases, withoutRun }: Part,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
): Problem[] {
  const recorded = new Set(cases.map(({ id }) => id));
  const undeclared = [...recorded].filter((id) => !expectations.has(id));
  return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
    if (recorded.has(id)) return [];
    const message = `case "${id}" has no run: record one, or take the case out and name it under "retired".${suggest(id, undeclared)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

/** In one order, however the recordings were divided: the first ones get the suggestions. */
function byId(said: Part["withoutRun"]): Part["withoutRun"] {
  return said.toSorted((a, b) => compareNames(a.id, b.id));
}

/** Two large suites that do not fit together would take long to compare name by name: then the later ones get no suggestion. */
function suggestions(): Suggest {
  let compared = 0;
  return (id, known) => {
    compared += known.length;
    return compared > limits.namesCompared ? "" : didYouMean(id, known);
  };
}

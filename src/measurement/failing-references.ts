import type { Expectation } from "../expectations/expectation.ts";
import { groupBy } from "../group-by.ts";
import type { Policy } from "../policy/schema.ts";
import type { Problem } from "../problems.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { Part } from "../report/part-schema.ts";
import type { Report } from "../report/schema.ts";
import { fingerprintOf } from "../suite/fingerprint.ts";
import { counted } from "../wording.ts";

/** Runs of a case that the base must have before its references are doubted. */
const FEWEST_RUNS = 3;

/**
 * A warning for each required reference that failed in every run of the base that made it, where the base has at least three runs of
 * the case and the case expects the same still. Runs of the head decide nothing here: a tool that it broke would hide itself.
 */
export function failingReferences(
  { cases }: Pick<Part, "cases">,
  base: Pick<Report, "cases"> | undefined,
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): Problem[] {
  if (base === undefined) return [];
  const recorded = new Map(cases.map((one) => [one.id, one]));
  const problems: Problem[] = [];
  for (const [id, some] of groupBy(base.cases, ({ id }) => id)) {
    const expectation = expectations.get(id);
    const fingerprint =
      expectation === undefined
        ? recorded.get(id)?.recorded?.fingerprint
        : fingerprintOf(expectation, policy);
    const trials = some.filter((one) => one.fingerprint === fingerprint).flatMap((one) => one.trials);
    if (trials.length < FEWEST_RUNS) continue;
    const place = expectation?.place ?? {};
    for (const { reference, name, failed } of alwaysFailing(trials)) {
      const remedy =
        expectation === undefined
          ? "mark it optional where it is recorded"
          : `mark it optional: rungate accept CASE --optional ${reference + 1}`;
      const message = `case "${id}": reference ${reference + 1} (${name}) failed in ${failed === 1 ? "the one run" : `all ${counted(failed, "run")}`} of the base that made it; ${remedy}`;
      problems.push({ severity: "warning", ...place, message });
    }
  }
  return problems;
}

interface Failing {
  reference: number;
  name: string;
  failed: number;
}

/** The references at which every run failed that made them. A run in error made nothing that anybody knows of. */
function alwaysFailing(trials: ReportCase["trials"]): Failing[] {
  const read = trials.filter(({ scores }) => scores.f1?.status === "scored");
  const failing = new Map<number, Failing>();
  for (const { failedReferences = [] } of read) {
    for (const { reference, name } of failedReferences) {
      const known = failing.get(reference) ?? { reference, name, failed: 0 };
      known.failed += 1;
      failing.set(reference, known);
    }
  }
  return [...failing.values()].filter(({ reference, failed }) => {
    const made = read.filter(({ unmadeReferences = [] }) => !unmadeReferences.includes(reference));
    return made.length === failed;
  });
}

import type { Policy } from "../../config/policy-schema.ts";
import { limits } from "../../core/limits.ts";
import { Effort } from "../../core/match-values.ts";
import { type Problem, RecordingError } from "../../core/problems.ts";
import { counted, groupBy } from "../../core/text.ts";
import type { ReferenceCall, Run } from "../../recordings/run.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import {
  countedReferences,
  hasFailed,
  matchedFraction,
  threshold,
  toolsOfCase,
} from "../../scorers/counted-calls.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";
import { fingerprintsOf, isExpectedAlike } from "./fingerprint.ts";

/**
 * Returns the required references whose calls all failed and those without a call, among the first `shownCalls` counted references.
 * Leaves out hand-offs; returns nothing when the comparison takes too long.
 */
export function referenceFailures(
  run: Run,
  expectation: Expectation,
  book: ToolBook,
): Pick<Trial, "failedReferences" | "unmadeReferences"> {
  const tools = toolsOfCase(book, expectation);
  const { referenceToolCalls = [], options } = expectation;
  const counted = new Set(countedReferences(referenceToolCalls, run, options.f1, tools));
  const effort = new Effort();
  const isMade = (reference: ReferenceCall, call: Run["toolCalls"][number]) =>
    call.name === reference.name &&
    !call.malformed &&
    matchedFraction(reference, call, options.f1, effort) >= threshold(options.f1);
  const failed: { reference: number; name: string }[] = [];
  const unmade: number[] = [];
  try {
    for (const [at, reference] of referenceToolCalls.slice(0, limits.shownCalls).entries()) {
      const { name, optional } = reference;
      if (optional || tools.isHandoff(name) || !counted.has(reference)) continue;
      const made = run.toolCalls.filter((call) => isMade(reference, call));
      if (made.length === 0) unmade.push(at);
      else if (made.every(hasFailed)) failed.push({ reference: at, name });
    }
  } catch (error) {
    if (error instanceof RecordingError) return {};
    throw error;
  }
  return {
    failedReferences: failed.length === 0 ? undefined : failed,
    unmadeReferences: unmade.length === 0 ? undefined : unmade,
  };
}

/** The fewest base runs of a case from which its references are doubted. */
const FEWEST_RUNS = 3;

/** Returns a warning for each required reference that failed in every base run. Head runs could hide a tool that they broke. */
export function failingReferences(
  { cases }: Pick<ScoredSuite, "cases">,
  base: Pick<Report, "cases"> | undefined,
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): Problem[] {
  if (base === undefined) return [];
  const recorded = new Map(cases.map((scoredCase) => [scoredCase.id, scoredCase]));
  const problems: Problem[] = [];
  for (const [id, baseCases] of groupBy(base.cases, ({ id }) => id)) {
    const expectation = expectations.get(id);
    const here = expectation === undefined ? recorded.get(id)?.recorded : fingerprintsOf(expectation, policy);
    if (!here) continue;
    const trials = baseCases
      .filter((reportCase) => isExpectedAlike(here, reportCase))
      .flatMap((reportCase) => reportCase.trials);
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

interface FailingReference {
  reference: number;
  name: string;
  failed: number;
}

/** Runs in error are left out, because their calls are unknown. */
function alwaysFailing(trials: ReportCase["trials"]): FailingReference[] {
  const read = trials.filter(({ scores }) => scores.f1?.status === "scored");
  const failing = new Map<number, FailingReference>();
  for (const { failedReferences = [] } of read) {
    for (const { reference, name } of failedReferences) {
      const entry = failing.get(reference) ?? { reference, name, failed: 0 };
      entry.failed += 1;
      failing.set(reference, entry);
    }
  }
  return [...failing.values()].filter(({ reference, failed }) => {
    const made = read.filter(({ unmadeReferences = [] }) => !unmadeReferences.includes(reference));
    return made.length === failed;
  });
}

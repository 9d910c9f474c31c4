import { limits } from "../base/limits.ts";
import { Effort } from "../base/patterns.ts";
import { type Problem, RecordingError } from "../base/problems.ts";
import { counted, groupBy } from "../base/text.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { ReferenceCall, Run } from "../recordings/run.ts";
import type { ReportCase } from "../report/case.ts";
import type { Report } from "../report/report.ts";
import type { ShardResult } from "../report/shard-result.ts";
import {
  countedReferences,
  hasFailed,
  matchedFraction,
  threshold,
  toolsOfCase,
} from "../scorers/counted-calls.ts";
import type { Expectation } from "../scorers/expectation.ts";
import type { ToolBook } from "../scorers/tools.ts";
import { fingerprintsOf, isExpectedAlike } from "./fingerprint.ts";

/** What a run shows of references that cannot be met: by positions among all of its case. Those that it made as expected are in none. */
export interface ReferenceFailures {
  /** Required references that it made, but every such call failed. */
  failedReferences?: { reference: number; name: string }[];
  /** Required references that it did not make. */
  unmadeReferences?: number[];
}

/**
 * The required references that every call of a run which made them failed at, and those that it did not make, among the first
 * `shownCalls` of its case that count. A hand-off is never among them, nor what takes too long to be compared.
 */
export function referenceFailures(run: Run, expectation: Expectation, book: ToolBook): ReferenceFailures {
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
    ...(failed.length === 0 ? {} : { failedReferences: failed }),
    ...(unmade.length === 0 ? {} : { unmadeReferences: unmade }),
  };
}

/** Runs of a case that the base must have before its references are doubted. */
const FEWEST_RUNS = 3;

/**
 * A warning for each required reference that failed in every run of the base that made it, where the base has at least three runs of
 * the case and the case expects the same still. Runs of the head decide nothing here: a tool that it broke would hide itself.
 */
export function failingReferences(
  { cases }: Pick<ShardResult, "cases">,
  base: Pick<Report, "cases"> | undefined,
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): Problem[] {
  if (base === undefined) return [];
  const recorded = new Map(cases.map((one) => [one.id, one]));
  const problems: Problem[] = [];
  for (const [id, some] of groupBy(base.cases, ({ id }) => id)) {
    const expectation = expectations.get(id);
    const here = expectation === undefined ? recorded.get(id)?.recorded : fingerprintsOf(expectation, policy);
    if (!here) continue;
    const trials = some.filter((one) => isExpectedAlike(here, one)).flatMap((one) => one.trials);
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

/** The references at which every run failed that made them. A run in error made nothing that anybody knows of. */
function alwaysFailing(trials: ReportCase["trials"]): FailingReference[] {
  const read = trials.filter(({ scores }) => scores.f1?.status === "scored");
  const failing = new Map<number, FailingReference>();
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

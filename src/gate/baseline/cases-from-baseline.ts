import { type ActivePolicy, LEAST_COVERAGE } from "../../config/policy.ts";
import type { Problem } from "../../core/problems.ts";
import { counted, groupBy } from "../../core/text.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredCase, ScoredSuite } from "../../report/scored-suite.ts";
import { type Expectation, expectedTools } from "../../scorers/expectation.ts";
import { deterministicScorers } from "../../scorers/index.ts";
import { ToolSum, wholeCount } from "../../scorers/tool-counts.ts";
import { retirements } from "../compare/pair-cases.ts";
import { withRulesState } from "../measure/rules-state.ts";
import { caseKey, fingerprintsOf, isExpectedAlike } from "../score/fingerprint.ts";
import type { TierInForce } from "../score/select-tier.ts";
import { compareCases } from "../score/suite.ts";
import { joinToolCounts, joinToolUses, unexpectedIn } from "../score/tool-use.ts";
import type { Baseline } from "./baseline.ts";

interface CarryTerms {
  activePolicy: ActivePolicy;
  expectations: ReadonlyMap<string, Expectation>;
  retired: Report["retired"];
  baseline: Baseline;
  tier: TierInForce | undefined;
}

/** The facts of a report about its tier. */
export interface TierFacts {
  report: NonNullable<Report["tier"]>;
  /** The keys of the carried cases. */
  carried: ReadonlySet<string>;
  /** Messages by id for cases without a run that are not carried. */
  notCarried: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

export interface WithCarried {
  part: ScoredSuite;
  tier?: TierFacts;
}

/**
 * Adds the cases outside the tier that were not recorded, with the base's runs, where the expectation is equal. The base's tier counts,
 * so that a pull request cannot move a case out. Nothing is carried where no case of the base was recorded.
 */
export function withCarriedCases(part: ScoredSuite, terms: CarryTerms): WithCarried {
  const { tier, baseline, expectations, retired } = terms;
  if (tier === undefined) return { part };
  const found = baseline.state === "found" ? baseline.report.cases : [];
  const retirementOf = retirements(retired);
  const base = found.filter(
    (reportCase) => reportCase.source !== "none" && retirementOf(reportCase) === undefined,
  );
  const byId = groupBy(base, ({ id }) => id);
  const keys = new Set(part.cases.map(({ id, tags }) => caseKey(id, tags)));
  const sides = [...expectations.values()].map((expectation): BothSides => {
    const { id, formerly = id } = expectation;
    return { expectation, base: byId.get(id) ?? byId.get(formerly) ?? [] };
  });
  const recorded = new Set([
    ...base.filter(({ id, tags }) => keys.has(caseKey(id, tags))),
    ...sides.flatMap((side) => side.base.filter(({ tags }) => keys.has(caseKey(side.expectation.id, tags)))),
  ]);
  const left = sides
    .filter(({ expectation }) => tier.leavesOut(expectation))
    .map((side) => ({ ...side, base: side.base.filter((before) => !recorded.has(before)) }));
  const carried =
    recorded.size === 0
      ? []
      : left.flatMap(({ expectation, base }) =>
          base
            .filter((before) => whyNotCarried(before, expectation, terms) === undefined)
            .map((before) => ({ expectation, base: before })),
        );
  const movedOut = sides.flatMap(({ expectation, base }) =>
    tier.has(expectation) ? [] : base.filter(tier.has).map(caseLabel),
  );
  return {
    part: carried.length === 0 ? part : joined(part, carried),
    tier: {
      report: {
        name: tier.name,
        carried: carried.length,
        ...(movedOut.length === 0 ? {} : { movedOut }),
      },
      carried: new Set(carried.map(({ expectation, base }) => caseKey(expectation.id, base.tags))),
      notCarried: new Map(left.flatMap((side) => missingText(side, terms))),
      problems: tooFew(recorded.size, carried.length, terms),
    },
  };
}

interface BothSides {
  expectation: Expectation;
  base: readonly ReportCase[];
}

interface CarriedCase {
  expectation: Expectation;
  base: ReportCase;
}

const NO_BASELINE = "there is no baseline to take its runs from";
const NEW = "it is new here";

function whyNotCarried(
  base: ReportCase,
  expectation: Expectation,
  { activePolicy: { policy }, tier }: CarryTerms,
): string | undefined {
  if (!tier?.leavesOut(base)) return "the base has it in the tier";
  if (!isExpectedAlike(fingerprintsOf(expectation, policy), base))
    return "its expectation is not that of the base";
  return isSound(base) ? undefined : "its recordings of the base are in error";
}

/** A case with a broken recording is not carried, because the report here could not show the problem. */
function isSound({ trials }: ReportCase): boolean {
  const isBroken = ({ couldNotRun, scores }: Trial) =>
    !couldNotRun && deterministicScorers.some(({ id }) => scores[id]?.status === "error");
  return !trials.some(isBroken) && trials.some(({ couldNotRun }) => !couldNotRun);
}

/** Returns no entry for a carried case. */
function missingText({ expectation, base }: BothSides, terms: CarryTerms): [string, string][] {
  const { id } = expectation;
  const absent = terms.baseline.state === "found" ? NEW : NO_BASELINE;
  const why =
    base.length === 0
      ? absent
      : base
          .map((before) => whyNotCarried(before, expectation, terms))
          .find((reason) => reason !== undefined);
  if (why === undefined) return [];
  const message = `case "${id}" has no run, and no run of the base counts for it, because ${why}: record it, for example with a tag of the tier "${terms.tier?.name ?? ""}" in its expectations file, or with "rungate record --cases" without --tier`;
  return [[id, message]];
}

function tooFew(recorded: number, carried: number, { activePolicy, tier }: CarryTerms): Problem[] {
  const { minCoverage = LEAST_COVERAGE } = activePolicy.policy.gate;
  const all = recorded + carried;
  if (carried === 0 || recorded >= minCoverage * all) return [];
  const percent = Number((minCoverage * 100).toFixed(2));
  const message = `only ${recorded} of ${counted(all, "case")} of the baseline ${recorded === 1 ? "is" : "are"} recorded here, and gate.minCoverage requires ${percent}%: record more cases, or give more of them a tag of the tier "${tier?.name ?? ""}"`;
  return [{ severity: "error", message }];
}

function joined(part: ScoredSuite, carried: readonly CarriedCase[]): ScoredSuite {
  const cases = carried.map(
    ({ expectation: { id, rules }, base: { tags, trials } }): ScoredCase => ({
      id,
      tags,
      recorded: null,
      trials: trials.map((trial) => ({
        ...(Object.keys(rules).length === 0 ? trial : withRulesState(trial)),
        pass: null,
      })),
    }),
  );
  const trials = cases.flatMap((scoredCase) => scoredCase.trials);
  const namesSeen = trials.flatMap(({ tools = [] }) =>
    tools.flatMap(({ name, called = 0 }) => (called > 0 ? [name] : [])),
  );
  return {
    ...part,
    cases: [...part.cases, ...cases].sort(compareCases),
    tools: joinToolUses([
      part.tools,
      {
        named: carried.flatMap(({ expectation }) => expectedTools(expectation)),
        unexpected: trials.flatMap(unexpectedIn).map((name) => ({ name, calls: 1 })),
        ...(part.tools.called === undefined ? {} : { offered: [], called: namesSeen }),
      },
    ]),
    toolCounts: joinToolCounts([part.toolCounts, toolCountsIn(trials)]),
  };
}

function toolCountsIn(trials: readonly Trial[]): ScoredSuite["toolCounts"] {
  const sum = new ToolSum();
  for (const { tools = [] } of trials) sum.addAll(tools.map(wholeCount));
  return sum.ranked().map((counts) => ({ ...counts, confusedWith: [...counts.confusedWith] }));
}

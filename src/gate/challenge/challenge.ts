import type { Policy } from "../../config/policy-schema.ts";
import type { Steps } from "../../core/interruptible.ts";
import { sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { sum } from "../../core/statistics/summary.ts";
import type { CaseRun } from "../../recordings/run.ts";
import type { Trial } from "../../report/case.ts";
import { caseLabel, decides, joinProblems, listProblems } from "../../report/cases.ts";
import { redactor } from "../../report/details.ts";
import type { Report, Verdict } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { toolBook } from "../../scorers/tool-book.ts";
import type { Baseline } from "../baseline/baseline.ts";
import { RESULTS } from "../decide/checks.ts";
import { stops } from "../decide/verdict.ts";
import { passes } from "../score/passes.ts";
import { errorsOf } from "../score/suite.ts";
import { countedPositions, suiteFacts } from "./breaks.ts";
import { type Mutant, mutantsOf, type PassingCase, type Place, sampled } from "./choose-breaks.ts";
import { addUp, type Challenge, type GatedBreak } from "./results.ts";
import { TrialsNeeded } from "./trials-needed.ts";

/** A scored suite, and what scores and gates other runs by the same terms. */
export interface ChallengedSuite {
  part: ScoredSuite;
  runs: readonly CaseRun[];
  policy: Policy;
  expectationOf: (run: CaseRun) => Expectation;
  score: (run: CaseRun) => Trial;
  report: (part: ScoredSuite, baseline?: Baseline) => Report;
  seed: number;
  /** The unbroken runs keep their bytes, as where recordings are snapshots. Otherwise all runs count as recorded again. */
  areSnapshots: boolean;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Breaks the passing runs in every known way, and gates each break. The unbroken runs are its baseline. */
export function* challenge(suite: ChallengedSuite): Steps<Challenge> {
  const { part, seed, onProgress } = suite;
  const base = suite.report(part);
  const runs = suite.runs.filter(({ expectsOnly }) => !expectsOnly);
  const facts = suiteFacts(runs, toolBook(suite.policy.tools));
  const cases = passingCases(base, runs, suite.expectationOf);
  const all: Mutant[] = [];
  for (const each of cases) {
    for (const mutant of mutantsOf(each, facts)) all.push(mutant);
    yield;
  }
  const mutants = sampled(all, limits.challengedBreaks, seed);
  const { control, gate } = gateOver(base, suite);
  const list: GatedBreak[] = [];
  for (const mutant of mutants) {
    onProgress?.(list.length, mutants.length);
    list.push(gate(mutant));
    yield;
  }
  onProgress?.(list.length, mutants.length);
  const uncounted = cases.flatMap(({ expectation, passing }) =>
    passing.map(({ run }) => run.toolCalls.length - countedPositions(run, expectation, facts.book).length),
  );
  return addUp(list, base.cases, {
    suite: base.suite,
    seed,
    found: all.length,
    runs: uncounted.length,
    uncounted: sum(uncounted),
    alreadyRed: control.verdict.checks.filter(({ result }) => result === "fail").map(({ name }) => name),
    judges: [],
  });
}

/** Returns the report on the unbroken runs, and what gates a break. The mutants of a place must come one after the other. */
function gateOver(base: Report, suite: ChallengedSuite) {
  const { part, policy } = suite;
  const baseline: Baseline = { state: "found", reason: "the unbroken runs", report: base };
  const again = suite.areSnapshots ? part : recordedAgain(part);
  const control = suite.report(again, baseline);
  const needed = new TrialsNeeded(control);
  const redact = redactor(policy.redact);
  const results = new Map<string, GatedBreak["result"]>();
  let scored: { place?: Place; trials: BrokenTrial[] } = { trials: [] };
  const gate = ({ place, count }: Mutant): GatedBreak => {
    // Each run is broken and scored once, in however many mutants it is broken.
    if (scored.place !== place) scored = { place, trials: brokenTrials(place, suite) };
    const trials = scored.trials.slice(0, count);
    const { at, label } = place.of;
    const key = JSON.stringify([at, trials.map(({ broken }) => decisiveFacts(broken))]);
    const result =
      results.get(key) ?? resultOf(suite.report(withTrials(again, at, trials), baseline), control);
    results.set(key, result);
    const failing = trials.filter(({ broken }) => broken.pass !== true).length;
    const seenBy = [...new Set(trials.flatMap(differingScorers))].sort();
    return {
      case: label,
      kind: place.kind,
      at: redact.text(place.at),
      broken: count,
      trials: part.cases[at]?.trials.length ?? 0,
      result,
      seenBy,
      sight: failing > 0 ? "seen" : seenBy.length > 0 ? "tolerated" : "unseen",
      ...(failing > 0 && result !== "red" && { trialsNeeded: needed.of(at, failing) }),
    };
  };
  return { control, gate };
}

/** Cases in quarantine decide nothing. */
function passingCases(
  { cases }: Report,
  runs: readonly CaseRun[],
  expectationOf: ChallengedSuite["expectationOf"],
): PassingCase[] {
  const keyOf = ({ file, index, line = 0 }: Pick<Trial, "file" | "index" | "line">) =>
    JSON.stringify([file, index, line]);
  const byPlace = new Map(runs.map((run) => [keyOf(run.place), run]));
  return cases.flatMap((reportCase, at): PassingCase[] => {
    const passing = reportCase.trials.flatMap((trial, position) => {
      const run = trial.pass ? byPlace.get(keyOf(trial)) : undefined;
      return run === undefined ? [] : [{ trial: position, run }];
    });
    const [first] = passing;
    if (first === undefined || !decides(reportCase)) return [];
    return [{ at, label: caseLabel(reportCase), expectation: expectationOf(first.run), passing }];
  });
}

interface BrokenTrial {
  at: number;
  before: Trial;
  broken: Trial;
}

function brokenTrials(
  { of, kind, at, trials }: Place,
  { part, policy, score }: ChallengedSuite,
): BrokenTrial[] {
  return trials.map(({ trial, apply }) => {
    const before = part.cases[of.at]?.trials[trial] as Trial;
    const scored = score(apply());
    const hash = sha256(`${kind} ${at} ${before.hash}`);
    return {
      at: trial,
      before,
      broken: { ...scored, pass: passes(scored, policy), trial: before.trial, hash },
    };
  });
}

/** Gives each recording other bytes, as a new recording has. */
function recordedAgain(part: ScoredSuite): ScoredSuite {
  const renewed = (trial: Trial) => ({ ...trial, hash: trial.hash && sha256(`again ${trial.hash}`) });
  return { ...part, cases: part.cases.map((each) => ({ ...each, trials: each.trials.map(renewed) })) };
}

function withTrials(part: ScoredSuite, at: number, broken: readonly BrokenTrial[]): ScoredSuite {
  const scoredCase = part.cases[at] as ScoredSuite["cases"][number];
  const trials = scoredCase.trials.slice();
  for (const { at: position, broken: trial } of broken) trials[position] = trial;
  const errors = broken.flatMap(({ broken: trial }) =>
    errorsOf(trial, { file: trial.file, index: trial.index }),
  );
  const cases = part.cases.with(at, { ...scoredCase, trials });
  return { ...part, cases, ...joinProblems([part, listProblems(errors, redactor([]))]) };
}

/** Everything of a trial that a verdict can depend on. */
function decisiveFacts({ scores, rules, brokenRules, limit, toolCalls, hintedTools }: Trial): unknown {
  const outcomes = Object.entries(scores).map(([id, outcome]) => [id, outcomeOf(outcome)]);
  return [outcomes, rules, brokenRules?.map(({ rule }) => rule), limit, toolCalls, hintedTools];
}

function outcomeOf(outcome: Trial["scores"][string] | undefined): number | string | undefined {
  return outcome?.status === "scored" ? outcome.value : outcome?.status;
}

/** Counts the checks that are worse than without the break, because the suite may be red already. */
function resultOf(report: Report, { verdict: unbroken }: Report): GatedBreak["result"] {
  const rankOf = (name: string, { checks }: Verdict) =>
    RESULTS.indexOf(checks.find((check) => check.name === name)?.result ?? "pass");
  const worse = report.verdict.checks.filter(
    ({ name }) => rankOf(name, report.verdict) > rankOf(name, unbroken),
  );
  if (worse.some((check) => stops(check, report))) return "red";
  return worse.length > 0 ? "inconclusive" : "green";
}

/** Returns the scorers that score the broken run otherwise, and `rules` where it keeps other rules. */
function differingScorers({ before, broken }: BrokenTrial): string[] {
  const ids = Object.keys({ ...before.scores, ...broken.scores }).filter((id) => !scorerNamed(id).isJudged);
  const differing = ids.filter((id) => outcomeOf(before.scores[id]) !== outcomeOf(broken.scores[id]));
  return before.rules === broken.rules ? differing : [...differing, "rules"];
}

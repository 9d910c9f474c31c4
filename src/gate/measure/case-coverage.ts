import { type ActivePolicy, boundsOf } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { limits } from "../../core/limits.ts";
import { didYouMean, type Problem } from "../../core/problems.ts";
import { counted, listed } from "../../core/text.ts";
import { spellings, toolNamed } from "../../core/tool-name.ts";
import type { ReportOutcome, Trial } from "../../report/case.ts";
import { caseLabel, listProblems } from "../../report/cases.ts";
import { type Redactor, redactor, shownJudgement, shownSheet } from "../../report/details.ts";
import { isF1Details } from "../../report/reasons.ts";
import type { JudgeWork, Report } from "../../report/report.ts";
import type { CaseResult, ShardResult, ToolUse } from "../../report/shard-result.ts";
import { type Expectation, expectsNothing } from "../../scorers/expectation.ts";
import { allScorers } from "../../scorers/index.ts";
import type { RunFacts } from "../../scorers/measures.ts";
import { chosenScorers, scorerNamed } from "../../scorers/pass-marks.ts";
import { requestedScorers } from "../../scorers/requested.ts";
import { isRequested } from "../../scorers/run-scorers.ts";
import type { Outcome } from "../../scorers/scorer.ts";
import { says } from "../../scorers/texts/says.ts";
import { looksReadOnly } from "../../scorers/tool-book.ts";
import { ToolSum } from "../../scorers/tool-counts.ts";
import { asOnBase } from "../baseline/base-expectations.ts";
import type { PendingCase, PendingTrial } from "../score/score.ts";
import { compareNames, type SuiteResult } from "../score/suite.ts";
import { hasRules } from "./rules-state.ts";

/** Returns problems about cases without expectations and cases without runs. `notCarried`: messages by id for cases outside the tier. */
export function coverageProblems(
  part: ShardResult,
  expectations: ReadonlyMap<string, Expectation>,
  notCarried: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const suggest = suggestions();
  const problems = [...undeclaredCases(part, expectations, suggest), ...openEntries(part, expectations)];
  if (part.cases.length === 0 && part.withoutRun.length === 0) return problems;
  return [...problems, ...missingRuns(part, expectations, suggest, notCarried)];
}

type Suggest = (id: string, candidates: readonly string[]) => string;

function undeclaredCases(
  { cases }: ShardResult,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
): Problem[] {
  const undeclared = cases.flatMap(({ id, recorded, trials }) =>
    recorded === null || recorded.isDeclared || expectations.has(id)
      ? []
      : [{ id, place: recorded.place, isJudged: trials.some(isScored), isRuled: hasRules({ trials }) }],
  );
  const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
  if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
    const assessed = undeclared.some(({ isRuled }) => isRuled)
      ? "only the rules of the policy are checked"
      : "nothing is assessed";
    const message = `no expectations file was given and the recordings carry no references: ${assessed}`;
    return [{ severity: "warning", message }];
  }
  const declared = [...expectations.keys()];
  return undeclared.map(({ id, place, isJudged, isRuled }) => {
    const by = [...(isJudged ? ["a judge"] : []), ...(isRuled ? ["the rules of the policy"] : [])];
    const verb = isRuled ? "assess" : "assesses";
    const assessed =
      by.length === 0 ? "its runs are not assessed" : `only ${by.join(" and ")} ${verb} its runs`;
    const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
    return { severity: "warning", ...place, message };
  });
}

function openEntries({ cases }: ShardResult, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const unscored = cases.filter(({ trials }) => !trials.some(isScored)).map(({ id }) => id);
  return [...new Set(unscored)].flatMap((id): Problem[] => {
    const entry = expectations.get(id);
    if (entry === undefined || !expectsNothing(entry)) return [];
    const message = `no expectation for case "${id}" yet: its runs are not assessed`;
    return [{ severity: "warning", ...entry.place, message }];
  });
}

/** Without expectations only a judge can score a run. */
function isScored({ scores }: Pick<Trial, "scores">): boolean {
  return Object.values(scores).some(({ status }) => status === "scored");
}

function missingRuns(
  { cases, withoutRun }: ShardResult,
  expectations: ReadonlyMap<string, Expectation>,
  suggest: Suggest,
  notCarried: ReadonlyMap<string, string>,
): Problem[] {
  const recorded = new Set(cases.map(({ id }) => id));
  const undeclared = [...recorded].filter((id) => !expectations.has(id));
  return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
    if (recorded.has(id)) return [];
    const what = `case "${id}" has no run: record one, or take the case out and name it under "retired".`;
    const message = `${notCarried.get(id) ?? what}${suggest(id, undeclared)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

/** The first entries get suggestions, so the order must not depend on shards. */
function byId(entries: ShardResult["withoutRun"]): ShardResult["withoutRun"] {
  return entries.toSorted((a, b) => compareNames(a.id, b.id));
}

/** Comparing all names of two large suites would take long, so later cases get no suggestion. */
function suggestions(): Suggest {
  let compared = 0;
  return (id, candidates) => {
    compared += candidates.length;
    return compared > limits.namesCompared ? "" : didYouMean(id, candidates);
  };
}

/** The number of gating scorers above which a warning explains their cost. */
const MANY = 5;

const SHOWN_CASES = 3;

interface CoverageContext {
  activePolicy: Pick<ActivePolicy, "policy">;
  expectations: ReadonlyMap<string, Expectation>;
}

/** Returns problems with the deciding scorers: no case requests a scorer, or there are too many. */
export function scorerProblems(
  part: ShardResult,
  { activePolicy, expectations }: CoverageContext,
): Problem[] {
  const { gate } = activePolicy.policy;
  const bounds = boundsOf(gate);
  const chosen = chosenScorers(gate.scorers);
  const unasked = requestedScorers.filter(
    (scorer) =>
      (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
      !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
      ![...expectations.values()].some((expectation) => isRequested(scorer, expectation)),
  );
  const problemScorers = part.cases.length === 0 ? [] : unasked;
  return [
    ...problemScorers.map(({ id, isAskedBy }): Problem => {
      const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
      const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
      return { severity: "warning", message };
    }),
    ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
    ...(gate.scorers.includes(says.id) || bounds.has(says.id) ? [] : advisorySays(part, gate.scorers)),
  ];
}

/** Authors of mustSay expect it to decide, which only the policy can make it do. */
function advisorySays({ cases }: ShardResult, gating: readonly string[]): Problem[] {
  const lacking = cases.filter(({ trials }) =>
    trials.some(
      ({ scores: { [says.id]: outcome } }) => outcome?.status === "scored" && outcome.value < says.passMark,
    ),
  );
  if (lacking.length === 0) return [];
  const names = listed(lacking.map(caseLabel), SHOWN_CASES);
  const message = `the agent did not keep to mustSay or mustNotSay in ${counted(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, says.id].join(", ")}] } in the policy`;
  return [{ severity: "warning", message }];
}

const IN_A_CASE = "write in a case what must be said, or must not";

function manyScorers(scorers: readonly string[]): Problem {
  const message = `a run passes by ${scorers.length} scorers (${listed(scorers, MANY)}). Each gating scorer is another way for a run to fail: gate on those that every run must pass, and use floors and ceilings for the others`;
  return { severity: "warning", message };
}

interface ShardFacts {
  /** Null without a judge. */
  work?: JudgeWork | null;
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

interface DetailRedactor {
  redact: Redactor;
  /** Returns true when the judge's reasons are shown beside a score. */
  showsReasons(scorer: string, value: number): boolean;
}

/** Returns the shard result of a suite, redacted and cut by the policy. */
export function shardResultOf(
  gathered: SuiteResult,
  policy: Policy,
  { work = null, keepsDetails = () => false }: ShardFacts = {},
): ShardResult {
  const { cases, withoutRun, problems, unattributed } = gathered;
  const redact = redactor(policy.redact);
  return {
    cases: cases.map((pendingCase) => {
      const keeps = keepsDetails(pendingCase.id);
      const showsReasons = (id: string, value: number) =>
        policy.judge.reasons && (keeps || !scorerNamed(id).isBest(value));
      return shardCaseOf(pendingCase, { redact, showsReasons }, policy);
    }),
    withoutRun,
    ...listProblems(problems, redact),
    unattributed,
    tools: toolUse(gathered),
    toolCounts: toolCountsOf(cases),
    judge: work,
  };
}

function shardCaseOf(
  { id, tags, recorded, trials }: PendingCase,
  show: DetailRedactor,
  policy: Policy,
): CaseResult {
  return {
    id,
    tags,
    recorded: recordedOf(recorded),
    ...onBaseOf(trials, show, policy),
    trials: trials.map((trial) => shardTrialOf(trial, show)),
  };
}

function onBaseOf(
  trials: readonly PendingTrial[],
  show: DetailRedactor,
  policy: Policy,
): Pick<CaseResult, "asOnBase"> {
  const scored = trials.flatMap(({ onBase }) => (onBase === undefined ? [] : shardTrialOf(onBase, show)));
  const tally = asOnBase(scored, policy);
  return tally === undefined ? {} : { asOnBase: tally };
}

function recordedOf(recorded: PendingCase["recorded"]): CaseResult["recorded"] {
  if (recorded === undefined) return null;
  const { tools: _, ...shown } = recorded;
  return shown;
}

function shardTrialOf(trial: PendingTrial, show: DetailRedactor): CaseResult["trials"][number] {
  const { place, format, hash, content, couldNotRun, rules, brokenRules, limit, failures } = trial;
  const { hintedTools, nearNames, variant } = trial;
  return {
    trial: trial.trial ?? "",
    ...(trial.numbered ? { numbered: true } : {}),
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    ...(content === undefined ? {} : { content }),
    ...factsOf(trial),
    pass: null,
    ...(couldNotRun ? { couldNotRun } : {}),
    ...(variant === undefined ? {} : { variant }),
    scores: shownScores(trial, show),
    ...shownSheets(trial, show),
    ...(rules === undefined ? {} : { rules }),
    ...(brokenRules.length > 0 ? { brokenRules: [...brokenRules] } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...failures,
    ...trialTools(trial),
    ...(hintedTools.length > 0 ? { hintedTools: [...hintedTools] } : {}),
    ...(nearNames.length > 0 ? { nearNames: [...nearNames] } : {}),
  };
}

/** Copies the measured fields of a run and drops undefined ones. */
export function factsOf({ toolCalls, steps, model, usage, usageByModel, duration, unmeasured }: RunFacts) {
  return {
    toolCalls,
    ...(steps === undefined ? {} : { steps }),
    ...(model === undefined ? {} : { model }),
    ...(usage === undefined ? {} : { usage }),
    ...(usageByModel === undefined ? {} : { usageByModel: [...usageByModel] }),
    ...(duration === undefined ? {} : { duration }),
    ...(unmeasured === undefined ? {} : { unmeasured }),
  };
}

/** Unchanged files are not read again, so their counts are kept. Zero counts are left out. */
function trialTools({ tools = [] }: PendingTrial): Pick<Trial, "tools"> {
  if (tools.length > limits.reportedTools) return {};
  const sum = new ToolSum();
  sum.addAll(tools);
  const counts = sum.ranked().map(({ name, expected, called, missed, wrongArguments, confusedWith }) => ({
    name,
    ...(expected > 0 ? { expected } : {}),
    ...(called > 0 ? { called } : {}),
    ...(missed > 0 ? { missed } : {}),
    ...(wrongArguments > 0 ? { wrongArguments } : {}),
    ...(confusedWith.length > 0 ? { confusedWith: [...confusedWith] } : {}),
  }));
  return { tools: counts };
}

/** Display order of the scorers. */
function shownScores({ scores }: PendingTrial, { redact, showsReasons }: DetailRedactor): Trial["scores"] {
  const shown: Trial["scores"] = {};
  for (const { id, kind } of allScorers) {
    const outcome = scores[id];
    if (outcome === undefined) continue;
    shown[id] =
      kind === "judged"
        ? shownJudgement(outcome as Outcome<unknown>, redact, (value) => showsReasons(id, value))
        : (outcome as ReportOutcome);
  }
  return shown;
}

function shownSheets(
  { sheets, scores }: PendingTrial,
  { redact, showsReasons }: DetailRedactor,
): Pick<Trial, "judgements"> {
  if (sheets.length === 0) return {};
  const judgements = sheets.map((sheet) => {
    const isShown = sheet.scorers.some((id) => {
      const outcome = scores[id];
      return outcome?.status === "scored" && showsReasons(id, outcome.value);
    });
    return shownSheet(sheet, redact, isShown);
  });
  return { judgements };
}

function toolUse({
  cases,
  expectedTools,
  toolsSeen,
}: Pick<SuiteResult, "cases" | "expectedTools" | "toolsSeen">): ToolUse {
  const counts = new Map<string, number>();
  for (const { trials } of cases)
    for (const { unexpectedTools } of trials) for (const name of unexpectedTools) count(name, 1, counts);
  return { named: [...expectedTools], unexpected: asList(counts), ...toolsSeen };
}

function toolCountsOf(cases: readonly PendingCase[]): PartToolCounts {
  const sum = new ToolSum();
  for (const { trials } of cases) for (const { tools = [] } of trials) sum.addAll(tools);
  return withinLimits(sum);
}

export function joinToolCounts(parts: readonly PartToolCounts[]): PartToolCounts {
  const sum = new ToolSum();
  for (const counts of parts) sum.addAll(counts);
  return withinLimits(sum);
}

function withinLimits(sum: ToolSum): PartToolCounts {
  return sum
    .ranked()
    .slice(0, limits.countedTools)
    .map((toolCounts) => ({
      ...toolCounts,
      confusedWith: toolCounts.confusedWith.slice(0, limits.countedTools),
    }));
}

export function joinToolUses(uses: readonly ToolUse[]): ToolUse {
  const counts = new Map<string, number>();
  for (const { unexpected } of uses) for (const { name, calls } of unexpected) count(name, calls, counts);
  const seen = (key: "offered" | "called") =>
    uses.some((use) => use[key] !== undefined) ? { [key]: allNames(uses.map((use) => use[key] ?? [])) } : {};
  return {
    named: allNames(uses.map(({ named }) => named)),
    unexpected: asList(counts),
    ...seen("offered"),
    ...seen("called"),
  };
}

/** Returns the names of a run's unexpected calls; undefined where the report does not list them all. */
export function unexpectedIn({ scores: { f1 } }: Trial): string[] | undefined {
  if (f1?.status !== "scored" || !isF1Details(f1.details)) return [];
  const { unexpected } = f1.details;
  return unexpected.length < limits.shownCalls ? unexpected.map(({ name }) => name) : undefined;
}

/**
 * Returns tools that no reference names, most called first, when they get most of the unexpected calls; else null. `renamed` tools are
 * left out, because they are expected by another name. `readOnly` is a guess from the name.
 */
export function unnamedTools({ named, unexpected }: ToolUse, renamed: Iterable<string> = []): Report["hint"] {
  const knownNames = new Set([...named, ...renamed]);
  const unnamed = unexpected.filter(
    ({ name }) => !spellings(toolNamed(name)).some((spelling) => knownNames.has(spelling)),
  );
  const total = callsIn(unexpected);
  if (total === 0 || callsIn(unnamed) * 2 <= total) return null;
  const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: looksReadOnly(name) }));
  return {
    share: callsIn(unnamed) / total,
    tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
  };
}

type PartToolCounts = ShardResult["toolCounts"];

function allNames(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

type ToolCounts = ToolUse["unexpected"];

function count(name: string, calls: number, counts: Map<string, number>): void {
  counts.set(name, (counts.get(name) ?? 0) + calls);
}

function asList(counts: ReadonlyMap<string, number>): ToolCounts {
  return [...counts].map(([name, calls]) => ({ name, calls }));
}

function callsIn(uses: ToolCounts): number {
  return uses.reduce((sum, { calls }) => sum + calls, 0);
}

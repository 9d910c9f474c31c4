import { isDeepStrictEqual } from "node:util";
import { structuredPatch } from "diff";
import { loadExpectations } from "../../config/expectations.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { lines, paintWith, type TerminalText, terminal } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { placeName, placeText } from "../../core/problems.ts";
import { counted, listed, percent } from "../../core/text.ts";
import { askedIn } from "../../recordings/reading/turns.ts";
import { redactRules } from "../../recordings/redact-values.ts";
import type { Run } from "../../recordings/run.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import { brokenRuleTexts } from "../../report/reasons.ts";
import { countedCalls, toolsOfCase } from "../../scorers/counted-calls.ts";
import { type Expectation, expectedCalls } from "../../scorers/expectation.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { namedAsExpected } from "../../scorers/named-calls.ts";
import { passMarkOf, scorerNamed } from "../../scorers/pass-marks.ts";
import { CALLS_UNRECORDED } from "../../scorers/scorer.ts";
import { toolBook } from "../../scorers/tool-book.ts";
import { fingerprintOf } from "../score/fingerprint.ts";
import { isCutShort, passes, type RunScores, scoreRun } from "../score/score.ts";
import { variantChange, withoutCalls } from "./add-variant.ts";
import { alignReferences, alignTools, inCallOrder, orderReferences } from "./align-expectations.ts";
import {
  type CaseRules,
  type Change,
  itemsChange,
  type MemberChange,
  membersChange,
  NotAcceptable,
  type SourceFile,
} from "./expectation-changes.ts";
import { appendCases, changeCases, type NewCase } from "./rewrite-cases.ts";

/**
 * Returns one line per case that is not refused, describing its change before anything is written. With `all`, passing cases share one
 * line. `callNothing`: ids of the cases that now expect no calls.
 */
export function outcomeText(
  selected: readonly CaseSelection[],
  { all, callNothing }: { all?: boolean | undefined; callNothing: readonly string[] },
): TerminalText {
  const passing = selected.filter(({ state }) => state === "passes");
  const described = all ? selected.filter(({ state }) => state !== "passes") : selected;
  const summary = all && passing.length > 0 ? [`passing already: ${counted(passing.length, "case")}`] : [];
  const silent = callNothing.map((id) => `${id} now passes if nothing is called`);
  return lines([...described.map(outcomeLine), ...summary, ...silent].map((line) => terminal`${line}`));
}

function outcomeLine(selection: CaseSelection): string {
  switch (selection.state) {
    case "passes":
      return `${selection.id} passes already`;
    case "not-assessed":
      return `${selection.id} asks for nothing and stays so: name it to accept its run`;
    case "mostly-passes":
      return `${selection.id} stays as it is: ${selection.passing} of its ${counted(selection.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
    case "refused":
      return `${selection.id} is refused: ${selection.reason}`;
    case "wanted": {
      const labels = listed(selection.candidates.map(({ label }) => label));
      return `${selection.id} now expects what ${labels} did${passedBefore(selection.passing.length)}`;
    }
  }
}

function passedBefore(count: number): string {
  if (count === 0) return "";
  return `. ${counted(count, "other run")} passed before: rungate gate says whether that is still so`;
}

const CONTEXT_LINES = 3;

/** Returns a unified diff for a terminal, with invisible characters escaped. */
export function diffText(file: string, before: string, after: string, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const patch = structuredPatch(file, file, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
    maxEditLength: limits.shownEdits,
  });
  const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
  if (patch === undefined) {
    head.push(
      terminal`more than ${limits.shownEdits} lines differ: write the file and see the difference in git`,
    );
  }
  const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
    paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
    ...hunk.lines.map(paintLine),
  ]);
  return lines([...head, ...hunks]);

  function paintLine(line: string): TerminalText {
    const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
    if (line.startsWith("+")) return paint.green(shown);
    return line.startsWith("-") ? paint.red(shown) : terminal`${shown}`;
  }
}

/** A case with one or more runs that its expectations must accept. */
export interface CaseToAccept {
  id: string;
  candidates: readonly CandidateRun[];
  /** Runs that already pass. A candidate with fewer calls than one of these is refused. */
  passing: readonly CandidateRun[];
}

interface FileChanges {
  /** All files, changed or not. */
  files: readonly SourceFile[];
  refused: readonly RefusedCase[];
}

interface AcceptResult extends FileChanges {
  /** Cases that expect no calls now but did not before. */
  callNothing: readonly string[];
}

interface PlannedCase extends CaseToAccept {
  change: Change | undefined;
}

interface AcceptChoice {
  asVariant?: boolean | undefined;
  /** Inputs by case id from a file; recorded inputs may contain more text. */
  inputs?: ReadonlyMap<string, string | string[]> | undefined;
}

/**
 * Changes valid expectations files so that the given runs pass, or refuses a case with the reason. A case without an entry is added to
 * the end of the first file, with its input so that it can be recorded again. The changed files are parsed and scored again before they are
 * returned.
 */
export function acceptRuns(
  files: readonly SourceFile[],
  selected: readonly CaseToAccept[],
  policy: Policy,
  { asVariant = false, inputs = new Map() }: AcceptChoice = {},
): AcceptResult {
  const { expectations } = loadExpectations(files, policy.defaults, policy.rules);
  const undeclared = selected
    .filter(({ id }) => !expectations.has(id))
    .map(({ id, candidates }): NewCase => ({ id, input: inputs.get(id) ?? inputOf(candidates, policy) }));
  const withCases = (sources: readonly SourceFile[], more: readonly NewCase[]) =>
    sources.map(({ file, text }, at) => ({ file, text: at === 0 ? appendCases(text, more) : text }));
  const { planned, refused } = planAll(withCases(files, undeclared), selected, policy, asVariant);
  const settled = settle(files, planned, (sources, some) => {
    const missing = undeclared.filter(({ id }) => some.some((plan) => plan.id === id));
    return attempt(withCases(sources, missing), some, policy);
  });
  const after = loadExpectations(settled.files, policy.defaults, policy.rules).expectations;
  const callNothing = selected
    .map(({ id }) => id)
    .filter((id) => mustCallNothing(after.get(id)) && !mustCallNothing(expectations.get(id)));
  return { files: settled.files, refused: [...refused, ...settled.refused], callNothing };
}

function inputOf(candidates: readonly CandidateRun[], { redact }: Policy): NewCase["input"] {
  const inputs = candidates.map(({ run }) => askedIn(run, redact));
  return inputs.find((input) => input !== undefined);
}

function mustCallNothing(expectation: Expectation | undefined): boolean {
  const parts = expectation === undefined ? [] : expectedCalls(expectation);
  return parts.some(
    ({ referenceToolCalls, expectedToolOrder }) =>
      referenceToolCalls?.length === 0 || expectedToolOrder?.length === 0,
  );
}

function planAll(
  files: readonly SourceFile[],
  selected: readonly CaseToAccept[],
  policy: Policy,
  asVariant: boolean,
) {
  const { expectations } = loadExpectations(files, policy.defaults, policy.rules);
  const tools = toolBook(policy.tools);
  const redact = redactRules(policy.redact);
  const planned: PlannedCase[] = [];
  const refused: RefusedCase[] = [];
  for (const selection of selected) {
    const { id, candidates, passing } = selection;
    const expectation = expectations.get(id);
    if (expectation === undefined) throw new TypeError(`no file has a case "${id}"`);
    try {
      const target = asVariant ? withoutCalls(expectation) : expectation;
      if (!asVariant) refuseParts(expectation);
      const named = <Candidate extends CandidateRun>(candidate: Candidate): Candidate => ({
        ...candidate,
        run: namedAsExpected(withInnerCalls(candidate.run, tools), target),
      });
      const plan = planRuns(candidates.map(named), passing.map(named), {
        expectation: target,
        tools: toolsOfCase(tools, target),
        redact,
        gate: policy.gate,
      });
      planned.push({ ...selection, change: asVariant ? variantChange(expectation, plan, files) : plan });
    } catch (error) {
      refused.push(refusal(id, error));
    }
  }
  return { planned, refused };
}

/** Throws NotAcceptable for turns and variants: a person must decide which of them a run changes. */
function refuseParts({ anyOf, turns }: Expectation): void {
  if (turns !== undefined) throw new NotAcceptable("it has turns: edit it by hand");
  if (anyOf !== undefined)
    throw new NotAcceptable("it has several right ways: add this one with --variant, or edit it by hand");
}

/** Tries all cases at once, then halves, so that one unacceptable case does not block the rest. */
function settle(
  files: readonly SourceFile[],
  planned: readonly PlannedCase[],
  change: (files: readonly SourceFile[], planned: readonly PlannedCase[]) => readonly SourceFile[],
): FileChanges {
  const [only] = planned;
  if (only === undefined) return { files, refused: [] };
  try {
    return { files: change(files, planned), refused: [] };
  } catch (error) {
    const refused = refusal(only.id, error);
    if (planned.length === 1) return { files, refused: [refused] };
  }
  const middle = Math.ceil(planned.length / 2);
  const first = settle(files, planned.slice(0, middle), change);
  const second = settle(first.files, planned.slice(middle), change);
  return { files: second.files, refused: [...first.refused, ...second.refused] };
}

function attempt(
  files: readonly SourceFile[],
  planned: readonly PlannedCase[],
  policy: Policy,
): readonly SourceFile[] {
  const { expectations } = loadExpectations(files, policy.defaults, policy.rules);
  const changed = files.map(({ file, text }) => {
    const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
    const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change] as const]));
    return { file, text: changeCases(text, new Map(changes)) };
  });
  checkChanged(changed, expectations, planned, policy);
  return changed;
}

/** Throws NotAcceptable unless the files are valid, the candidates pass and the other cases are unchanged. */
function checkChanged(
  files: readonly SourceFile[],
  before: ReadonlyMap<string, Expectation>,
  planned: readonly PlannedCase[],
  policy: Policy,
): void {
  const { expectations, problems } = loadExpectations(files, policy.defaults, policy.rules);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new NotAcceptable(`the file would not be valid: ${placeText(problem)}${problem.message}`);
  }
  const tools = toolBook(policy.tools);
  const candidatesById = new Map(planned.map(({ id, candidates }) => [id, candidates]));
  for (const [id, old] of before) {
    const expectation = expectations.get(id);
    if (expectation === undefined) throw new NotAcceptable(`case "${id}" would be lost`);
    const candidates = candidatesById.get(id);
    for (const { run } of candidates ?? []) checkPasses(scoreRun(run, expectation, tools, policy), policy);
    if (candidates === undefined && fingerprintOf(expectation, policy) !== fingerprintOf(old, policy))
      throw new NotAcceptable(`case "${id}" shares by an anchor (&) what would change: write it out there`);
  }
}

function checkPasses(scored: RunScores, policy: Policy): void {
  if (passes(scored, policy) === true) return;
  const { passMarks, gate } = policy;
  const short = gate.scorers.flatMap((id) => {
    const outcome = scored.scores[id];
    if (outcome === undefined) return [];
    if (outcome.status !== "scored") return `${id} ${outcome.status}`;
    const mark = `${scorerNamed(id).isLowerBetter ? "at most " : ""}${percent(passMarkOf(passMarks, id))}`;
    return `${id} ${percent(outcome.value)}, pass mark ${mark}`;
  });
  throw new NotAcceptable(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}

function refusal(id: string, error: unknown): RefusedCase {
  if (error instanceof NotAcceptable) return { id, reason: error.message, trial: error.trial };
  throw error;
}

function planRuns(
  candidates: readonly CandidateRun[],
  passing: readonly CandidateRun[],
  rules: CaseRules,
): Change | undefined {
  const [first, ...rest] = candidates.map(({ run }) => run);
  if (first === undefined) throw new RangeError("no run to accept");
  refuseFewerCalls(candidates, passing, rules);
  const plan = (run: Run) => planRun(run, rules);
  const outcome = (run: Run) => outcomeOf(() => plan(essenceOf(run, rules)));
  if (rest.length > 0) {
    const expected = outcome(first);
    const agree = rest.every((run) => isDeepStrictEqual(outcome(run), expected));
    if (!agree) throw new NotAcceptable(disagreement(candidates));
  }
  return plan(first);
}

/** A run with fewer counted calls may have left work undone, so only a person can accept it. */
function refuseFewerCalls(
  candidates: readonly CandidateRun[],
  passing: readonly CandidateRun[],
  { expectation, tools }: CaseRules,
): void {
  const calls = ({ run }: CandidateRun) => countedCalls(run, expectation.options.f1, tools).length;
  for (const candidate of candidates) {
    const better = passing.find((other) => calls(other) > calls(candidate));
    if (better === undefined) continue;
    throw new NotAcceptable(
      `${candidate.label} has ${counted(calls(candidate), "call")}, and ${better.label} passes with ${calls(better)}`,
      candidate.trial.trial,
    );
  }
}

function essenceOf(run: Run, { expectation, tools }: CaseRules): Run {
  const counted = new Set(countedCalls(run, expectation.options.f1, tools));
  const toolCalls = run.toolCalls.map((call) =>
    counted.has(call) ? call : { ...call, arguments: {}, malformed: false },
  );
  return { ...run, toolCalls };
}

/** Ignores the reason of a refusal, which may name different calls. */
function outcomeOf(plan: () => Change | undefined): { change: Change | undefined } | { isRefused: true } {
  try {
    return { change: plan() };
  } catch (error) {
    if (error instanceof NotAcceptable) return { isRefused: true };
    throw error;
  }
}

function planRun(run: Run, rules: CaseRules): Change | undefined {
  if (run.textsOnly) throw new NotAcceptable(CALLS_UNRECORDED.reason);
  if (isCutShort(run.limit, rules.gate))
    throw new NotAcceptable(
      `the run ended at a limit (${run.limit}), before the agent was done: accept another run, or write gate: { endedAtLimit: pass } in the policy`,
    );
  const texts = brokenRuleTexts({
    brokenRules: [...scoreRun(run, rules.expectation, rules.tools).brokenRules],
  });
  if (texts.length === 0) return planCase(run, rules);
  throw new NotAcceptable(`the run broke a rule, which is yours to change: ${texts.join("; ")}`);
}

export interface Candidate {
  trial: Trial;
  label: string;
}

export interface CandidateRun extends Candidate {
  run: Run;
}

export interface RefusedCase {
  id: string;
  reason: string;
  /** The trial that the user can name to accept it anyway; undefined if that does not help. */
  trial?: string | undefined;
}

/** The decision for a case. All its tag combinations share one expectation. */
export type CaseSelection =
  | { id: string; state: "passes" | "not-assessed" }
  | { id: string; state: "mostly-passes"; passing: number; runs: number }
  | ({ state: "refused" } & RefusedCase)
  | { id: string; state: "wanted"; candidates: Candidate[]; passing: Candidate[]; isTrialNamed: boolean };

/**
 * Selects the runs of a case to accept: the failing runs of the given trial, or of all trials. Without a trial, they must outnumber the
 * passing runs, because a few runs may differ by chance. A case that the user did not name (`named`) is neither added to a file nor changed
 * if it asks for nothing.
 */
export function selectTrials(
  id: string,
  cases: readonly ReportCase[],
  { trial: name, named }: { trial: string | undefined; named: boolean },
): CaseSelection {
  const refused = (reason: string, trial?: string): CaseSelection => ({
    id,
    state: "refused",
    reason,
    trial,
  });
  if (cases.length === 0) return refused("no run of it is among the recordings: record one, or check --runs");
  const recorded = cases.find(({ source }) => source === "recording");
  if (recorded !== undefined) {
    const place = recorded.trials[0] === undefined ? "" : ` (${placeName(recorded.trials[0])})`;
    return refused(
      `the recording says what is expected${place}: change it there, or declare the case in an expectations file`,
    );
  }
  const all = cases.flatMap((reportCase) =>
    reportCase.trials.map((trial) => ({ trial, label: labelOf(reportCase, trial) })),
  );
  const selected = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
  if (selected.length === 0) {
    const names = listed([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
    return refused(`it has no trial "${name}". Its trials: ${names}. The same bytes twice are one trial`);
  }
  const failing = selected.filter(({ trial }) => !isAsExpected(trial));
  if (failing.length === 0) return { id, state: "passes" };
  const candidates = failing.filter(({ trial }) => !isBroken(trial));
  const [first] = candidates;
  if (first === undefined) return refused(`only runs in error are left: ${brokenText(failing)}`);
  const isDeclared = cases.some(({ source }) => source === "file");
  if (!isDeclared && !named) {
    return refused("no expectations file has it. To add it, name it: rungate accept CASE");
  }
  if (!named && candidates.every(({ trial }) => trial.pass !== false)) return { id, state: "not-assessed" };
  const passing = all.filter(({ trial }) => isAsExpected(trial));
  if (name === undefined && passing.length >= candidates.length) {
    if (!named) return { id, state: "mostly-passes", passing: passing.length, runs: all.length };
    const labels = passing.map(({ label }) => label);
    return refused(
      `${passing.length} of its ${counted(all.length, "run")} pass (${listed(labels, SHOWN_TRIALS)})`,
      first.trial.trial,
    );
  }
  return { id, state: "wanted", candidates, passing, isTrialNamed: name !== undefined };
}

/** A run that was only checked for rules may still be accepted. */
function isAsExpected({ pass, rules, scores }: Trial): boolean {
  const isScored = Object.keys(scores).some(
    (id) => scores[id]?.status === "scored" && !scorerNamed(id).isJudged,
  );
  return pass === true && (rules === undefined || isScored);
}

const SHOWN_TRIALS = 10;

/** Returns the reason why candidates with different calls cannot all be accepted. */
function disagreement(candidates: readonly Candidate[]): string {
  const labels = listed(
    candidates.map(({ label }) => label),
    SHOWN_TRIALS,
  );
  const names = new Set(candidates.map(({ trial }) => trial.trial));
  const advice =
    names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
  return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}

function labelOf(reportCase: ReportCase, trial: Trial): string {
  const tags = Object.keys(reportCase.tags).length === 0 ? "" : ` of ${caseLabel(reportCase)}`;
  return `trial ${trial.trial}${tags} at ${placeName(trial)}`;
}

/** The calls of a run in error are not reliable. */
function isBroken({ scores }: Trial): boolean {
  return Object.values(scores).some(({ status }) => status === "error");
}

function brokenText(candidates: readonly Candidate[]): string {
  const texts = candidates.map(({ label, trial }) => {
    const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
    return error === undefined ? label : `${label}: ${error.reason}`;
  });
  return listed(texts, SHOWN_TRIALS);
}

/**
 * Changes only keys that the case has, or adds references if it asks for nothing yet. Throws NotAcceptable if the run cannot be
 * expressed.
 */
function planCase(run: Run, rules: CaseRules): Change | undefined {
  const { expectedTool, expectedToolOrder, referenceToolCalls, options } = rules.expectation;
  const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
  const members = new Map<string, MemberChange>();
  if (referenceToolCalls !== undefined || !asksForTools) {
    const aligned = alignReferences(run, rules);
    // Code compares the n-th call of a tool with its n-th reference.
    const named = options.code.arguments === "compare" ? inCallOrder(aligned) : aligned;
    const entries = asksForTools ? named : orderReferences(aligned, run, rules);
    // An absent list has length -1, so that an empty list counts as a change.
    const change = itemsChange(
      entries.map(({ item }) => item),
      referenceToolCalls?.length ?? -1,
    );
    if (change !== undefined) members.set("referenceToolCalls", change);
  }
  for (const [key, change] of alignTools(run, rules)) members.set(key, change);
  return membersChange(members);
}

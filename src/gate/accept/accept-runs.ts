import { isDeepStrictEqual } from "node:util";
import { loadExpectations } from "../../config/expectations.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { counted, percent } from "../../core/text.ts";
import { askedIn } from "../../recordings/reading/turns.ts";
import { redactRules } from "../../recordings/redact-values.ts";
import type { Run } from "../../recordings/run.ts";
import { brokenRuleTexts } from "../../report/reasons.ts";
import { countedCalls, toolsOfCase } from "../../scorers/counted-calls.ts";
import { type Expectation, expectedCalls } from "../../scorers/expectation.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { namedAsExpected } from "../../scorers/named-calls.ts";
import { CALLS_UNRECORDED } from "../../scorers/outcome.ts";
import { passMarkOf, scorerNamed } from "../../scorers/pass-marks.ts";
import { toolBook } from "../../scorers/tool-book.ts";
import { isCutShort, passes } from "../score/passes.ts";
import { type RunScores, scoreRun } from "../score/score-run.ts";
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
import { appendCases, changeCases, checkOthers, type NewCase } from "./rewrite-cases.ts";
import { type CandidateRun, disagreement, type RefusedCase } from "./select-trials.ts";

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
  const others = new Map(before);
  for (const { id } of planned) others.delete(id);
  const expectations = checkOthers(files, others, policy);
  const tools = toolBook(policy.tools);
  for (const { id, candidates } of planned) {
    const expectation = expectations.get(id);
    if (expectation === undefined) throw new NotAcceptable(`case "${id}" would be lost`);
    for (const { run } of candidates) checkPasses(scoreRun(run, expectation, tools, policy), policy);
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

import { type Bound, boundsOf, isWithin } from "../config/policy.ts";
import { isObject, member } from "../core/json.ts";
import { counted, groupBy, listed } from "../core/text.ts";
import { gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import type {
  ReportCase,
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportTextDetails,
  Trial,
} from "./case.ts";
import {
  argumentsText,
  besideText,
  byAgent,
  differenceText,
  hintText,
  notJson,
  resultName,
  valueText,
} from "./difference-text.ts";
import type { Report } from "./report.ts";

export interface Reason {
  subject: string;
  text: string;
}

export type DecidingScorers = Pick<Report["policy"], "passMarks"> & {
  gate: Pick<Report["policy"]["gate"], "scorers"> &
    Partial<Pick<Report["policy"]["gate"], "floors" | "ceilings" | "endedAtLimit">>;
};

/** Returns why a run lost points: first failed pass marks and broken rules, then the suite's bounds. Good enough texts need no reason. */
export function reasonsOf(trial: Trial, policy: DecidingScorers): Reason[] {
  const bounds = boundsOf({ floors: {}, ...policy.gate });
  const rank = ({ scorers, isBroken }: ReasonGroup) => {
    if (isBroken || scorers.some((id) => missesMark(id, trial, policy))) return 0;
    return scorers.some((id) => isBeyond(id, trial, bounds)) ? 1 : 2;
  };
  const parts = [...limitPart(trial, policy), ...partsOf(trial)].filter(
    (part) => rank(part) < 2 || !part.scorers.some((id) => isGoodEnough(id, trial, policy)),
  );
  const reasons = parts.toSorted((a, b) => rank(a) - rank(b)).flatMap((part) => part.reasons);
  // Every gating scorer measured a failing run, so an error of another scorer does not explain the failure.
  if (trial.pass === false) return reasons;
  const error = unscoredReason(trial, "error", policy);
  return error === undefined ? reasons : [...reasons, { subject: "error", text: error }];
}

/** Returns why a run was not scored, gating scorers first; undefined if every scorer scored it. */
export function unscoredReason(
  { scores }: Pick<Trial, "scores">,
  status: "error" | "not-assessed",
  { gate }: DecidingScorers,
): string | undefined {
  const gating = gate.scorers.flatMap((id) => member(scores, id) ?? []);
  const outcome = [...gating, ...Object.values(scores)].find((outcome) => outcome.status === status);
  return outcome === undefined || outcome.status === "scored" ? undefined : outcome.reason;
}

function callReasons(trial: Pick<Trial, "scores" | BrokenRuleField>): Reason[] {
  const { ofPairs, others } = sortedReasons(trial);
  return [...ofPairs, ...others];
}

/** Returns the reasons about calls without the differences inside pairs of `f1`. */
export function unpairedReasons(trial: Pick<Trial, "scores" | BrokenRuleField>): Reason[] {
  return sortedReasons(trial).others;
}

function sortedReasons(trial: Pick<Trial, "scores" | BrokenRuleField>) {
  const ids = Object.keys(trial.scores).filter(
    (id) => !scorerNamed(id).isRequested && !scorerNamed(id).isJudged,
  );
  const byTurn = [...groupBy(ids, (id) => turnOf(trial, id))].toSorted(([a = 0], [b = 0]) => a - b);
  const parts = byTurn.map(([turn, turnIds]) => ({
    turn,
    ...reasonsOfCalls(turnIds.flatMap((id) => lostPoints(trial, id))),
  }));
  const inTurns = (of: "ofPairs" | "others") =>
    parts.flatMap(({ turn, [of]: reasons }) => reasons.map((reason) => inTurn(reason, turn)));
  const rules = brokenRuleTexts(trial).map((text) => ({ subject: "rule", text }));
  return { ofPairs: inTurns("ofPairs"), others: [...inTurns("others"), ...rules] };
}

function turnOf({ scores }: Pick<Trial, "scores">, id: string): number | undefined {
  return member(scores, id)?.turn;
}

function inTurn({ subject, text }: Reason, turn: number | undefined): Reason {
  return { subject: turn === undefined ? subject : `turn ${turn}: ${subject}`, text };
}

function reasonsOfCalls(details: readonly unknown[]) {
  const pairings = details.filter(isF1Details);
  const ofPairs = pairings.flatMap(({ nearMisses, pairs }) =>
    [...nearMisses, ...pairs].flatMap(differingReasons),
  );
  const names = pairings.flatMap(nameReasons);
  const calls = [...ofPairs, ...names];
  const codes = details.filter(isCodeDetails);
  const steps = codes.flatMap((code) => stepReasons(code, calls));
  const order = codes.flatMap((code) => orderReasons(code, [...calls, ...steps]));
  return { ofPairs, others: [...names, ...steps, ...order] };
}

type BrokenRuleField = "brokenRules" | "brokenBudgets";

/** Returns the broken rules, each with its key: `before: called refund (call 3) before verify_user succeeded`. Older reports have no key. */
export function brokenRuleTexts({
  brokenRules = [],
  brokenBudgets = [],
}: Pick<Trial, BrokenRuleField>): string[] {
  return [...brokenRules.map(({ rule, message }) => `${rule}: ${message}`), ...brokenBudgets];
}

/** Returns the shortcomings by a text scorer; empty for any other scorer. */
export function textReasons(trial: Pick<Trial, "scores">, scorer: string): Reason[] {
  return lostPoints(trial, scorer)
    .filter(isTextDetails)
    .flatMap(({ lacks }) =>
      lacks.map(({ text, reason }) =>
        inTurn(
          { subject: scorer, text: reason === undefined ? text : `${text} (${reason})` },
          turnOf(trial, scorer),
        ),
      ),
    );
}

/** Returns the objections of a judge: inappropriate calls, missing tools, and shortcomings of texts. */
export function judgeReasons(trial: Pick<Trial, "scores">): Reason[] {
  return judgedParts(trial).flatMap(({ reasons }) => reasons);
}

interface ReasonGroup {
  scorers: string[];
  /** True if the run fails whatever its scores are. */
  isBroken: boolean;
  reasons: Reason[];
}

function partsOf(trial: Trial): ReasonGroup[] {
  const counted = Object.keys(trial.scores).filter((id) => !scorerNamed(id).isJudged);
  const isBroken = brokenRuleTexts(trial).length > 0;
  return [
    { scorers: counted.filter((id) => !scorerNamed(id).isRequested), isBroken, reasons: callReasons(trial) },
    ...counted.filter((id) => scorerNamed(id).isRequested).map((id) => partOf(id, textReasons(trial, id))),
    ...judgedParts(trial),
  ];
}

/** A run that ended at a limit fails unless the policy allows it. */
function limitPart({ pass, limit }: Trial, { gate }: DecidingScorers): ReasonGroup[] {
  if (limit === undefined || pass !== false || gate.endedAtLimit === "pass") return [];
  return [{ scorers: [], isBroken: true, reasons: [{ subject: "ended", text: `at a limit: ${limit}` }] }];
}

function judgedParts(trial: Pick<Trial, "scores">): ReasonGroup[] {
  return Object.keys(trial.scores)
    .filter((id) => scorerNamed(id).isJudged)
    .map((id) => {
      const calls = lostPoints(trial, id).filter(isLlmDetails).flatMap(objections);
      return partOf(id, [...calls, ...textReasons(trial, id)]);
    });
}

function partOf(scorer: string, reasons: Reason[]): ReasonGroup {
  return { scorers: [scorer], isBroken: false, reasons };
}

function isBeyond(id: string, { scores }: Trial, bounds: ReadonlyMap<string, Bound>): boolean {
  const outcome = member(scores, id);
  const bound = bounds.get(id);
  return outcome?.status === "scored" && bound !== undefined && !isWithin(outcome.value, bound);
}

function isGoodEnough(id: string, { scores }: Trial, { passMarks }: DecidingScorers): boolean {
  const outcome = member(scores, id);
  const scorer = gatingScorers.find((candidate) => candidate === id);
  if (scorer === undefined || !scorerNamed(id).isRequested || outcome?.status !== "scored") return false;
  return scorerNamed(id).reaches(outcome.value, passMarkOf(passMarks, scorer));
}

function missesMark(id: string, { scores }: Pick<Trial, "scores">, policy: DecidingScorers): boolean {
  const outcome = member(scores, id);
  const gating = policy.gate.scorers.find((scorer) => scorer === id);
  if (gating === undefined || outcome?.status !== "scored") return false;
  return !scorerNamed(id).reaches(outcome.value, passMarkOf(policy.passMarks, gating));
}

/** The details of a score that is not the best. */
function lostPoints({ scores }: Pick<Trial, "scores">, id: string): unknown[] {
  const outcome = member(scores, id);
  return outcome?.status === "scored" && !scorerNamed(id).isBest(outcome.value) ? [outcome.details] : [];
}

export function isTextDetails(details: unknown): details is ReportTextDetails {
  return isObject(details) && "lacks" in details;
}

export function isF1Details(details: unknown): details is ReportF1Details {
  return isObject(details) && "unexpected" in details;
}

export function isLlmDetails(details: unknown): details is ReportLlmDetails {
  return isObject(details) && "evaluations" in details;
}

export function isCodeDetails(details: unknown): details is ReportCodeDetails {
  return isObject(details) && "actualTools" in details;
}

/** Returns the calls outside pairs: tools that may have been renamed, and other missing or unexpected calls. */
export function unpaired({ nearMisses, renamed = [], missing, unexpected, extra = [] }: ReportF1Details) {
  const besides = [...nearMisses, ...renamed];
  const references = new Set(besides.map(({ reference }) => reference));
  const calls = new Set(besides.map(({ call }) => call));
  return {
    renamed: renamed.flatMap(({ reference, call }) => {
      const expected = missing.find(({ position }) => position === reference)?.name;
      const called = [...unexpected, ...extra].find(({ position }) => position === call)?.name;
      return expected === undefined || called === undefined ? [] : [{ expected, called }];
    }),
    missing: missing.filter(({ position }) => !references.has(position)),
    unexpected: unexpected.filter(({ position }) => !calls.has(position)),
  };
}

export interface RenamedTool {
  expected: string;
  called: string;
  cases: Set<ReportCase>;
}

/** Returns every tool that may have been renamed, in the order of the cases. */
export function renamedTools(cases: readonly ReportCase[]): RenamedTool[] {
  const tools = new Map<string, RenamedTool>();
  for (const reportCase of cases) {
    const details = reportCase.trials.flatMap((trial) => lostPoints(trial, "f1")).filter(isF1Details);
    for (const { expected, called } of details.flatMap((each) => unpaired(each).renamed)) {
      const key = JSON.stringify([expected, called]);
      const tool = tools.get(key) ?? { expected, called, cases: new Set() };
      tools.set(key, tool);
      tool.cases.add(reportCase);
    }
  }
  return [...tools.values()];
}

function nameReasons(details: ReportF1Details): Reason[] {
  const { renamed, missing, unexpected } = unpaired(details);
  return [
    ...renamed.map(({ expected, called }) => ({
      subject: "renamed?",
      text: `expected ${expected}, got ${besideText(called, expected)} with the same arguments`,
    })),
    ...missing.map(({ name, arguments: args, agent, hint }) => ({
      subject: "missing",
      text: `${name} ${argumentsText(args)}${byAgent(agent)}${hintText(hint)}`,
    })),
    ...unexpected.map(({ name, arguments: args, malformed, agent, hint }) => ({
      subject: "unexpected",
      text: `${name} ${malformed ? notJson(args) : valueText(args)}${byAgent(agent)}${hintText(hint)}`,
    })),
  ];
}

const SHOWN_NAMES = 3;

/** Returns the missing and the called tools of a run with wrong tools, `missing pay, called find`; undefined if either is empty. */
export function insteadText(trial: Pick<Trial, "scores">): string | undefined {
  const [calls] = lostPoints(trial, "f1").filter(isF1Details);
  if (calls === undefined || !lostPoints(trial, "code").some(isCodeDetails)) return undefined;
  const { missing, unexpected } = unpaired(calls);
  const names = (all: readonly { name: string }[]) =>
    listed([...new Set(all.map(({ name }) => name))], SHOWN_NAMES);
  const called = names(unexpected);
  return missing.length === 0 || called === "" ? undefined : `missing ${names(missing)}, called ${called}`;
}

/** Returns `book_flight.agent: expected booking, got main`, in two parts. */
export function agentReason(name: string, { expected, actual }: NonNullable<Pair["agent"]>): Reason {
  return { subject: `${name}.agent`, text: `expected ${expected}, got ${actual}` };
}

/** A difference of the result has a name of its own, because redact rules may match it. */
function differingReasons({
  name,
  differences,
  malformed,
  resultDifferences = [],
  agent,
}: PairDifferences): Reason[] {
  return [
    ...(agent === undefined ? [] : [agentReason(name, agent)]),
    ...differences.map((difference) => ({
      subject: name,
      text: malformed ? notJson(difference.actual) : differenceText(difference),
    })),
    ...resultDifferences.map((difference) => ({
      subject: resultName(name, difference),
      text: differenceText({ ...difference, path: "" }),
    })),
  ];
}

type Pair = ReportF1Details["pairs"][number];
type PairDifferences = Pick<Pair, "name" | "malformed" | "differences" | "resultDifferences" | "agent">;

/** Describes the first unmet step, without reasons that are already listed. */
function stepReasons({ unmetStep: step, order }: ReportCodeDetails, earlier: readonly Reason[]): Reason[] {
  if (step === undefined) return [];
  const differing = differingReasons(step);
  if (differing.length > 0) {
    const isNew = ({ subject, text }: Reason) =>
      !earlier.some((reason) => reason.subject === subject && reason.text === text);
    return differing.filter(isNew);
  }
  if (earlier.some(({ subject }) => isOfNames(subject))) return [];
  const call = `${step.name} ${argumentsText(step.arguments)}`;
  if (order === "free") return [{ subject: "missing", text: call }];
  const text = `step ${step.position + 1}, ${call}, is not in its place`;
  return [{ subject: "order", text }];
}

function isOfNames(subject: string): boolean {
  return ["renamed?", "missing", "unexpected"].includes(subject);
}

function orderReasons(details: ReportCodeDetails, earlier: readonly Reason[]): Reason[] {
  if (details.unmetStep !== undefined && earlier.length > 0) return [];
  if (earlier.some(({ subject }) => isOfNames(subject)) && details.expectedToolOrder !== null) return [];
  const { expected, called } = toolSides(details);
  const text = details.order === "free" ? countsText(details) : `expected ${expected}, called ${called}`;
  return text === "" ? [] : [{ subject: "tools", text: `${text}${hintText(details.hint)}` }];
}

/** `pay was not called, find was called 2 times, expected 1`. More calls than expected count only in strict mode. */
function countsText({ expectedToolOrder, actualTools, strictMode }: ReportCodeDetails): string {
  const expected = countByName(expectedToolOrder ?? []);
  const called = countByName(actualTools);
  const texts = [...new Set([...expected.keys(), ...called.keys()])].flatMap((name) => {
    const expectedCount = expected.get(name) ?? 0;
    const calledCount = called.get(name) ?? 0;
    if (calledCount === expectedCount || (calledCount > expectedCount && !strictMode)) return [];
    if (expectedCount === 0) return [`${name} was not expected`];
    return calledCount === 0 && expectedCount === 1
      ? [`${name} was not called`]
      : [`${name} was called ${counted(calledCount, "time")}, expected ${expectedCount}`];
  });
  return listed(texts);
}

function countByName(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns the expected and the called tools of a `code` score: `only get_weather` and `search → get_weather`. */
export function toolSides(details: ReportCodeDetails): { expected: string; called: string } {
  const { expectedTool, expectedToolOrder, order, actualTools, strictMode } = details;
  const inOrder = (names: readonly string[]) => (names.length === 0 ? "no tool" : names.join(" → "));
  const asExpected = (names: readonly string[]) =>
    order === "free" && names.length > 1 ? `${names.join(", ")} in any order` : inOrder(names);
  const expected =
    expectedToolOrder === null
      ? `${strictMode ? "only " : ""}${expectedTool}`
      : `${strictMode ? "exactly " : ""}${asExpected(expectedToolOrder)}`;
  return { expected, called: inOrder(actualTools) };
}

function objections({ evaluations, missingTools, reason }: ReportLlmDetails): Reason[] {
  const wrong = evaluations.filter(({ wasAppropriate }) => !wasAppropriate);
  const hasReason = wrong.some(({ reasoning }) => reasoning);
  return [
    ...wrong.map(({ name, partly, reasoning }) => ({
      subject: name,
      text: `the judge: ${partly ? "partly" : "not"} appropriate${reasoning ? `: ${reasoning}` : ""}`,
    })),
    ...missingTools.map((tool) => ({ subject: "missing", text: `the judge misses ${tool}` })),
    ...(hasReason || !reason ? [] : [{ subject: "judge", text: reason }]),
  ];
}

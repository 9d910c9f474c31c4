import { isObject, type Json, jsonText, member } from "../base/json.ts";
import { counted, groupBy, listed } from "../base/text.ts";
import { unseenIn, visible } from "../base/unseen.ts";
import { type Bound, boundsOf, isWithin } from "../config/policy.ts";
import { gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import type {
  ReportCase,
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportTextDetails,
  Trial,
} from "./case.ts";
import type { Report } from "./report.ts";

/** One reason why a run is not perfect: what it is about, and what to know. Both hold untrusted text. */
export interface Reason {
  subject: string;
  text: string;
}

/** By what of a policy a run passes. */
export type DecidingScorers = Pick<Report["policy"], "passMarks"> & {
  gate: Pick<Report["policy"]["gate"], "scorers"> &
    Partial<Pick<Report["policy"]["gate"], "floors" | "ceilings" | "endedAtLimit">>;
};

/**
 * Why a run lost points or could not be measured, the most telling first: by what it fails, then what is beyond what is demanded of the
 * suite, and then what was expected of it before what a judge says of it. An answer that is good enough needs no reason.
 */
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
  // A run that fails was measured by all that gates: an error of another scorer is not why.
  if (trial.pass === false) return reasons;
  const error = unscoredReason(trial, "error", policy);
  return error === undefined ? reasons : [...reasons, { subject: "error", text: error }];
}

/** Why a run was not scored, by a scorer by which it passes where there is one; undefined when all scored it. */
export function unscoredReason(
  { scores }: Pick<Trial, "scores">,
  status: "error" | "not-assessed",
  { gate }: DecidingScorers,
): string | undefined {
  const gating = gate.scorers.flatMap((id) => member(scores, id) ?? []);
  const outcome = [...gating, ...Object.values(scores)].find((one) => one.status === status);
  return outcome === undefined || outcome.status === "scored" ? undefined : outcome.reason;
}

/** What a run lacks of the calls that its case expects: arguments, missing, unexpected, order, rules. */
function callReasons(trial: Pick<Trial, "scores" | BrokenRuleField>): Reason[] {
  const { ofPairs, others } = sortedReasons(trial);
  return [...ofPairs, ...others];
}

/** The same without what differs in the pairs of `f1`. */
export function unpairedReasons(trial: Pick<Trial, "scores" | BrokenRuleField>): Reason[] {
  return sortedReasons(trial).others;
}

/** The reasons, first those of the first turn that does not do. */
function sortedReasons(trial: Pick<Trial, "scores" | BrokenRuleField>) {
  const ids = Object.keys(trial.scores).filter(
    (id) => !scorerNamed(id).isOfTexts && !scorerNamed(id).isJudged,
  );
  const byTurn = [...groupBy(ids, (id) => turnOf(trial, id))].toSorted(([a = 0], [b = 0]) => a - b);
  const parts = byTurn.map(([turn, some]) => ({
    turn,
    ...reasonsOfCalls(some.flatMap((id) => lostPoints(trial, id))),
  }));
  const inTurns = (of: "ofPairs" | "others") =>
    parts.flatMap(({ turn, [of]: reasons }) => reasons.map((one) => inTurn(one, turn)));
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
  const steps = codes.flatMap((one) => stepReasons(one, calls));
  const order = codes.flatMap((one) => orderReasons(one, [...calls, ...steps]));
  return { ofPairs, others: [...names, ...steps, ...order] };
}

/** Where a run has the rules that it broke. */
type BrokenRuleField = "brokenRules" | "brokenBudgets";

/** The rules that a run broke, each with its key: `before: called refund (call 3) before verify_user succeeded`. In older reports without. */
export function brokenRuleTexts({
  brokenRules = [],
  brokenBudgets = [],
}: Pick<Trial, BrokenRuleField>): string[] {
  return [...brokenRules.map(({ rule, message }) => `${rule}: ${message}`), ...brokenBudgets];
}

/** What keeps a run from the best score of a scorer of texts; nothing of any other scorer. */
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

/** What a judge objects to in a run: calls that were not appropriate, tools that it misses, and why where no call says so; what was said. */
export function judgeReasons(trial: Pick<Trial, "scores">): Reason[] {
  return judgedParts(trial).flatMap(({ reasons }) => reasons);
}

/** Reasons that come of the same scorers. */
interface ReasonGroup {
  scorers: string[];
  /** Whether a run fails by it whatever its scores are. */
  isBroken: boolean;
  reasons: Reason[];
}

function partsOf(trial: Trial): ReasonGroup[] {
  const counted = Object.keys(trial.scores).filter((id) => !scorerNamed(id).isJudged);
  const isBroken = brokenRuleTexts(trial).length > 0;
  return [
    { scorers: counted.filter((id) => !scorerNamed(id).isOfTexts), isBroken, reasons: callReasons(trial) },
    ...counted.filter((id) => scorerNamed(id).isOfTexts).map((id) => partOf(id, textReasons(trial, id))),
    ...judgedParts(trial),
  ];
}

/** A run that ended at a limit fails by it whatever its scores are, unless the policy allows that. */
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

/** Whether a run has a score that would be too little, or too much, for the suite. */
function isBeyond(id: string, { scores }: Trial, bounds: ReadonlyMap<string, Bound>): boolean {
  const outcome = member(scores, id);
  const bound = bounds.get(id);
  return outcome?.status === "scored" && bound !== undefined && !isWithin(outcome.value, bound);
}

/** Whether a score of texts reaches its mark, be it one that decides or not. */
function isGoodEnough(id: string, { scores }: Trial, { passMarks }: DecidingScorers): boolean {
  const outcome = member(scores, id);
  const scorer = gatingScorers.find((one) => one === id);
  if (scorer === undefined || !scorerNamed(id).isOfTexts || outcome?.status !== "scored") return false;
  return scorerNamed(id).reaches(outcome.value, passMarkOf(passMarks, scorer));
}

/** Whether a run fails by a scorer. */
function missesMark(id: string, { scores }: Pick<Trial, "scores">, policy: DecidingScorers): boolean {
  const outcome = member(scores, id);
  const gating = policy.gate.scorers.find((one) => one === id);
  if (gating === undefined || outcome?.status !== "scored") return false;
  return !scorerNamed(id).reaches(outcome.value, passMarkOf(policy.passMarks, gating));
}

/** The details of a score that could be better. */
function lostPoints({ scores }: Pick<Trial, "scores">, id: string): unknown[] {
  const outcome = member(scores, id);
  return outcome?.status === "scored" && !scorerNamed(id).isBest(outcome.value) ? [outcome.details] : [];
}

/** Narrows an outcome's details to those of a scorer of texts. */
export function isTextDetails(details: unknown): details is ReportTextDetails {
  return isObject(details) && "lacks" in details;
}

/** Narrows an outcome's details to those of `f1`. */
export function isF1Details(details: unknown): details is ReportF1Details {
  return isObject(details) && "unexpected" in details;
}

/** Narrows an outcome's details to those of `llm`. */
export function isLlmDetails(details: unknown): details is ReportLlmDetails {
  return isObject(details) && "evaluations" in details;
}

/** Narrows an outcome's details to those of `code`. */
export function isCodeDetails(details: unknown): details is ReportCodeDetails {
  return isObject(details) && "actualTools" in details;
}

/** What of the calls is in no pair of one tool: those whose tool may have been renamed, and what else is missing or unexpected. */
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

/** A tool that may have another name now, and the cases in which it looks so. */
export interface RenamedTool {
  expected: string;
  called: string;
  cases: Set<ReportCase>;
}

/** Every tool of these cases that may have been renamed, in their order. */
export function renamedTools(cases: readonly ReportCase[]): RenamedTool[] {
  const tools = new Map<string, RenamedTool>();
  for (const one of cases) {
    const details = one.trials.flatMap((trial) => lostPoints(trial, "f1")).filter(isF1Details);
    for (const { expected, called } of details.flatMap((each) => unpaired(each).renamed)) {
      const key = JSON.stringify([expected, called]);
      const known = tools.get(key) ?? { expected, called, cases: new Set() };
      tools.set(key, known);
      known.cases.add(one);
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

/** Which tools a run that chose the wrong ones lacks, and what it called instead: `missing pay, called find`; undefined where it called none instead. */
export function insteadText(trial: Pick<Trial, "scores">): string | undefined {
  const [calls] = lostPoints(trial, "f1").filter(isF1Details);
  if (calls === undefined || !lostPoints(trial, "code").some(isCodeDetails)) return undefined;
  const { missing, unexpected } = unpaired(calls);
  const names = (all: readonly { name: string }[]) =>
    listed([...new Set(all.map(({ name }) => name))], SHOWN_NAMES);
  const called = names(unexpected);
  return missing.length === 0 || called === "" ? undefined : `missing ${names(missing)}, called ${called}`;
}

/** By which agent a call is, where it is known or asked for. */
export function byAgent(agent: string | undefined): string {
  return agent === undefined ? "" : ` by ${agent}`;
}

/** `book_flight.agent: expected booking, got main`, in two parts. */
export function agentReason(name: string, { expected, actual }: NonNullable<Pair["agent"]>): Reason {
  return { subject: `${name}.agent`, text: `expected ${expected}, got ${actual}` };
}

/** What differs between a reference and a call of its tool: of the result under its own name, as redact rules may have it. */
function differingReasons({
  name,
  differences,
  malformed,
  resultDifferences = [],
  agent,
}: PairDifferences): Reason[] {
  return [
    ...(agent === undefined ? [] : [agentReason(name, agent)]),
    ...differences.map((one) => ({
      subject: name,
      text: malformed ? notJson(one.actual) : differenceText(one),
    })),
    ...resultDifferences.map((one) => ({
      subject: resultName(name, one),
      text: differenceText({ ...one, path: "" }),
    })),
  ];
}

/** `get_order.result.status: expected "paid", got "open"` */
export function resultText(tool: string, difference: Difference): string {
  return `${resultName(tool, difference)}: ${differenceText({ ...difference, path: "" })}`;
}

/** The name of a place in what a tool answered: `get_order.result.status`. */
export function resultName(tool: string, { path }: Pick<Difference, "path">): string {
  return `${tool}.result${path === "" || path.startsWith("[") ? "" : "."}${path}`;
}

/** What a reference expects of the arguments, in a sentence. One without arguments accepts any. */
export function argumentsText(expected: unknown): string {
  const isAny = isObject(expected) && expected.$any === true;
  return isAny ? "with any arguments" : expectedText(expected);
}

/** Words arguments that are not JSON, with what cannot be seen in them. */
export function notJson(text: unknown): string {
  return `arguments are not JSON: ${besideText(String(text), "")}`;
}

/** Writes a text beside the one that was expected, with what cannot be seen in it. */
export function besideText(name: string, expected: string): string {
  return `${name}${noteText(unseenIn(name, expected))}`;
}

/** A hint behind a difference or a missing call; nothing where there is none. */
export function hintText(hint: string | undefined): string {
  return hint === undefined ? "" : `; hint: ${hint}`;
}

function noteText(note = ""): string {
  return note === "" ? "" : ` (${note})`;
}

type Pair = ReportF1Details["pairs"][number];
type PairDifferences = Pick<Pair, "name" | "malformed" | "differences" | "resultDifferences" | "agent">;

/** A place where a call's arguments, or its result, are not what was expected. */
type Difference = Pair["differences"][number];

/** `date: expected "2024-01-15", got "2024-01-16"` */
export function differenceText(difference: Difference): string {
  const where = difference.path === "" ? "" : `${difference.path}: `;
  const { expected, actual } = differenceSides(difference);
  return `${where}${"expected" in difference ? "expected " : ""}${expected}, got ${actual}${hintText(difference.hint)}`;
}

/** Both sides of a difference in words: `"2024-01-15"` and `"2024-01-16"`, `not expected` and `nothing` where a side has no such argument. */
export function differenceSides(difference: Difference): { expected: string; actual: string } {
  const { notes = {} } = difference;
  return {
    expected:
      "expected" in difference
        ? `${expectedText(difference.expected)}${noteText(notes.expected)}`
        : "not expected",
    actual: "actual" in difference ? `${valueText(difference.actual)}${noteText(notes.actual)}` : "nothing",
  };
}

/** The first step that was not met, unless that was told of the same call already: what differs, or that nothing is in its place. */
function stepReasons({ unmetStep: step, order }: ReportCodeDetails, told: readonly Reason[]): Reason[] {
  if (step === undefined) return [];
  const differing = differingReasons(step);
  if (differing.length > 0) {
    const isNew = ({ subject, text }: Reason) =>
      !told.some((one) => one.subject === subject && one.text === text);
    return differing.filter(isNew);
  }
  if (told.some(({ subject }) => isOfNames(subject))) return [];
  const call = `${step.name} ${argumentsText(step.arguments)}`;
  if (order === "free") return [{ subject: "missing", text: call }];
  const text = `step ${step.position + 1}, ${call}, is not in its place`;
  return [{ subject: "order", text }];
}

function isOfNames(subject: string): boolean {
  return ["renamed?", "missing", "unexpected"].includes(subject);
}

/** Names matter only when the calls did not already say it. */
function orderReasons(details: ReportCodeDetails, told: readonly Reason[]): Reason[] {
  if (details.unmetStep !== undefined && told.length > 0) return [];
  if (told.some(({ subject }) => isOfNames(subject)) && details.expectedToolOrder !== null) return [];
  const { expected, called } = toolSides(details);
  const text = details.order === "free" ? countsText(details) : `expected ${expected}, called ${called}`;
  return text === "" ? [] : [{ subject: "tools", text: `${text}${hintText(details.hint)}` }];
}

/** Each tool that was called too seldom or, where no other call may be made, too often: `pay was not called, find was called 2 times, expected 1`. */
function countsText({ expectedToolOrder, actualTools, strictMode }: ReportCodeDetails): string {
  const expected = countByName(expectedToolOrder ?? []);
  const called = countByName(actualTools);
  const texts = [...new Set([...expected.keys(), ...called.keys()])].flatMap((name) => {
    const wanted = expected.get(name) ?? 0;
    const made = called.get(name) ?? 0;
    if (made === wanted || (made > wanted && !strictMode)) return [];
    if (wanted === 0) return [`${name} was not expected`];
    return made === 0 && wanted === 1
      ? [`${name} was not called`]
      : [`${name} was called ${counted(made, "time")}, expected ${wanted}`];
  });
  return listed(texts);
}

function countByName(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The tools that a `code` score asks for, and those that were called: `only get_weather` and `search → get_weather`. */
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
  const isToldWhy = wrong.some(({ reasoning }) => reasoning);
  return [
    ...wrong.map(({ name, partly, reasoning }) => ({
      subject: name,
      text: `the judge: ${partly ? "partly" : "not"} appropriate${reasoning ? `: ${reasoning}` : ""}`,
    })),
    ...missingTools.map((tool) => ({ subject: "missing", text: `the judge misses ${tool}` })),
    ...(isToldWhy || !reason ? [] : [{ subject: "judge", text: reason }]),
  ];
}

/** A value in a sentence. */
export function valueText(value: unknown): string {
  return visible(jsonText(value as Json));
}

/** What was expected, in a sentence: matchers in words. */
function expectedText(value: unknown): string {
  if (!isObject(value)) return valueText(value);
  const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
  const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
  return words === undefined || matcher === undefined
    ? valueText(value)
    : words(value[matcher] as Json, value);
}

const MATCHERS = new Map<string, (value: Json, beside: Record<string, Json>) => string>([
  ["$any", () => "any value"],
  ["$absent", () => "nothing"],
  ["$oneOf", (options) => `one of ${many(options)}`],
  ["$unordered", (items) => `${many(items)} in any order`],
  ["$regex", (source) => `text that matches /${visible(String(source))}/`],
  ["$ignoreCase", (text) => `${valueText(text)} in any case`],
  ["$contains", (item) => `something with ${expectedText(item)}`],
  ["$subset", (members) => `at least ${valueText(members)}`],
  ["$type", (type) => `a value of type ${type}`],
  ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);

function many(items: Json): string {
  return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}

function bound(tolerance: Json | undefined, relative: Json | undefined): string {
  if (tolerance !== undefined) return ` (± ${tolerance})`;
  return relative === undefined ? "" : ` (± ${Number(relative) * 100}%)`;
}

/** The job fails: the verdict stops a merge, and no `report-only` counts. */
export function isRed(report: Pick<Report, "verdict" | ReportOnlyFacts>): boolean {
  return report.verdict.blocks && !isReportOnly(report);
}

type ReportOnlyFacts = "role" | "settings" | "comparison" | "baseline";

/** `report-only` counts: on a pull request only as the base branch's word, or on first use. */
function isReportOnly({ role, settings, comparison, baseline }: Pick<Report, ReportOnlyFacts>): boolean {
  if (settings?.["report-only"] !== true) return false;
  if (role === "base") return true;
  const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
  return !isIntroduced && !isUnseen(baseline);
}

/** The base branch's settings could not be read. */
export function isUnseen({ state }: Pick<Report["baseline"], "state">): boolean {
  return state === "missing" || state === "unavailable";
}

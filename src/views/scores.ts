import { type Bound, boundsOf, boundText, isWithin, PASS_RATE_BOUND } from "../config/policy.ts";
import { member } from "../core/json.ts";
import { counted, listed, percent, shareText, shorten, signedPoints } from "../core/text.ts";
import { measureLabel } from "../gate/decide/measure-check.ts";
import type { ReportCase, ReportOutcome, Trial } from "../report/case.ts";
import { dividingTags, type Slice, type Slicing, slicesOf } from "../report/cases.ts";
import type { Change } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { measureText } from "../scorers/measures.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";

/** A row of the score table. The label is untrusted text; "" is an empty cell. */
export interface ScoreRow {
  label: string;
  isPassRate: boolean;
  value: number | null;
  bound: Bound | undefined;
  base: string;
  head: string;
  change: string;
  demand?: string;
  state: ScoreState | undefined;
}

/** Returns the pass rate and each scorer in use; empty if there are no runs. */
export function scoreRows(report: Report): ScoreRow[] {
  if (report.totals.runs === 0) return [];
  return [passRateRow(report), ...scorersInUse(report).map((id) => scorerRow(id, report))];
}

/** Returns the title and the cells of the column for bounds. With floors alone, the title names them and the cells hold only numbers. */
export function demandColumn(rows: readonly ScoreRow[]): { title: string; cell(row: ScoreRow): string } {
  if (rows.some(({ bound, demand = "" }) => bound?.kind === "ceiling" || demand !== ""))
    return {
      title: "required",
      cell: ({ bound, demand = "" }) => (bound === undefined ? demand : boundText(bound)),
    };
  return { title: "at least", cell: ({ bound }) => (bound === undefined ? "" : percent(bound.value)) };
}

function passRateRow(report: Report): ScoreRow {
  const { passRate, comparison, policy } = report;
  const measured = {
    value: passRate,
    change: comparison?.passRate ?? undefined,
    bound: boundOf(policy.gate, PASS_RATE_BOUND),
  };
  const state = passRateState(report, measured);
  return { label: "pass rate", isPassRate: true, ...cells(measured), state };
}

function scorerRow(id: string, { scores, comparison, policy }: Report): ScoreRow {
  const score = member(scores, id);
  const measured = {
    value: score?.value ?? null,
    change: comparison === null ? undefined : member(comparison.scores, id),
    bound: boundOf(policy.gate, id),
  };
  const label = scorerLabel(id, ...(isAdvisory(policy.gate, id) ? ["advisory"] : []));
  return { label, isPassRate: false, ...cells(measured), state: scoreState(id, measured) };
}

function cells({ value, change, bound }: SuiteMeasure) {
  return {
    value,
    bound,
    base: baseText(change),
    head: shareText(value),
    change: changeCell(change, value),
  };
}

function baseText(change: Change | undefined): string {
  return change === undefined ? "" : percent(change.base);
}

type Gate = Report["policy"]["gate"];
type ShownScore = Pick<Report, "judge" | "policy">;

export const LOWER_IS_BETTER = "lower is better";

/** Limits for the scores in the line of a case: up to `all` are shown in full, else `most` of them. */
const SCORES_OF_CASE = { all: 5, most: 4 };

function boundOf(gate: Gate, id: string): Bound | undefined {
  return boundsOf(gate).get(id);
}

/** Returns true for a scorer that decides nothing: it is not in `gate.scorers` and has no bound. */
export function isAdvisory(gate: Gate, id: string): boolean {
  return !gate.scorers.some((scorer) => scorer === id) && boundOf(gate, id) === undefined;
}

/** Returns the turn, the direction and the weight of an outcome: ` · turn 1 · lower is better · advisory`. */
export function outcomeNotes(id: string, { turn }: ReportOutcome, gate: Gate): string {
  return [
    turn === undefined ? "" : ` · turn ${turn}`,
    scorerNamed(id).isLowerBetter ? ` · ${LOWER_IS_BETTER}` : "",
    isAdvisory(gate, id) ? " · advisory" : "",
  ].join("");
}

/** Sorts the deciding scorers first and keeps their order otherwise. */
export function decidingFirst(ids: readonly string[], gate: Gate): string[] {
  return ids.toSorted((a, b) => Number(isAdvisory(gate, a)) - Number(isAdvisory(gate, b)));
}

/** Returns the name of a scorer with notes: `toxicity (lower is better, advisory)`. The name is untrusted text. */
export function scorerLabel(id: string, ...more: readonly string[]): string {
  const notes = [...(scorerNamed(id).isLowerBetter ? [LOWER_IS_BETTER] : []), ...more];
  return notes.length === 0 ? id : `${id} (${notes.join(", ")})`;
}

/** Returns true if an error of the recording or of a deciding scorer left a run undecided. */
export function isInError({ pass, scores }: Pick<Trial, "pass" | "scores">, gate: Gate): boolean {
  return (
    pass === null &&
    Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id))
  );
}

/**
 * Returns true if views show a scorer. Hides judged scorers without a judge or a bound; text scorers are always shown because they were
 * requested.
 */
export function isShown({ judge, policy }: ShownScore, id: string): boolean {
  return (
    scorerNamed(id).isRequested || !scorerNamed(id).isJudged || judge !== null || !isAdvisory(policy.gate, id)
  );
}

/**
 * Returns the scorers that measured something here or on the base, were expected to, or have a bound, and all shown text and judged
 * scorers.
 */
export function scorersInUse(report: Report): string[] {
  const { scores, comparison, policy } = report;
  const { passRate: _, ...bounds } = Object.fromEntries(boundsOf(policy.gate));
  const ids = new Set([...Object.keys(scores), ...Object.keys(bounds)]);
  return [...ids].filter((id) => {
    if (scorerNamed(id).isRequested || scorerNamed(id).isJudged) return isShown(report, id);
    const { assessed = 0, errors = 0 } = member(scores, id) ?? {};
    const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
    return assessed > 0 || errors > 0 || wasAssessed || boundOf(policy.gate, id) !== undefined;
  });
}

/**
 * Returns the scores of a case, such as `f1 66.7%` or `llm in error`. Of many scores, shows a few, those with room to improve that gate
 * runs first, and the number of the rest. Names are untrusted text.
 */
export function caseScores(reportCase: ReportCase, report: ShownScore): string[] {
  const { scorers } = report.policy.gate;
  const texts = Object.entries(reportCase.scores).flatMap(([id, value]) => {
    if (!isShown(report, id)) return [];
    const isGating = scorers.some((scorer) => scorer === id);
    const isGood = value !== null && scorerNamed(id).isBest(value);
    const rank = [!isGating, isGood, isAdvisory(report.policy.gate, id)].map(Number).join("");
    if (value !== null) return [{ text: `${id} ${percent(value)}`, rank, isNotable: isGating || !isGood }];
    const isError = reportCase.trials.some(({ scores }) => member(scores, id)?.status === "error");
    return isError ? [{ text: `${id} in error`, rank, isNotable: true }] : [];
  });
  if (texts.length <= SCORES_OF_CASE.all) return texts.map(({ text }) => text);
  const first = texts
    .filter(({ isNotable }) => isNotable)
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .slice(0, SCORES_OF_CASE.most);
  const shown = texts.filter((each) => first.includes(each)).map(({ text }) => text);
  return [...shown, `and ${texts.length - shown.length} more`];
}

function passRateState(report: Report, measured: SuiteMeasure): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { comparison, accepted, verdict } = report;
  if (comparison === null || comparison.mode === "off")
    return measured.bound === undefined ? undefined : good("holds");
  if (comparison.passRate === null) return doubtful("not compared");
  const isLower = comparison.passRate.change < 0;
  if (accepted !== null && isLower) return doubtful("lower, accepted");
  const result = verdict.checks.find(({ name }) => name === "regression")?.result;
  if (result === "fail") return bad("worse");
  if (result === "inconclusive") return doubtful("unclear");
  if (comparison.shift === "worse") return doubtful("lower, allowed");
  return good(comparison.passRate.low > 0 ? "higher" : "holds");
}

/**
 * Returns the change of a value: `−2.4 from 92.9%`. If the compared cases are not all cases, shows both sides of the comparison:
 * `92.9% → 90.5% in compared cases`. Returns "" without a comparison.
 */
export function changeText(change: Change | null | undefined, value: number | null): string {
  if (change === null || change === undefined) return "";
  const { base, head } = change;
  if (value === null || percent(value) !== percent(head))
    return `${percent(base)} → ${percent(head)} in compared cases`;
  return isUnchanged(change)
    ? `unchanged from ${percent(base)}`
    : `${signedPoints(change.change)} from ${percent(base)}`;
}

/** Omits the base value, which has its own column. */
function changeCell(change: Change | undefined, value: number | null): string {
  if (change === undefined) return "";
  const { head } = change;
  const text = isUnchanged(change) ? "unchanged" : signedPoints(change.change);
  const isOfAll = value !== null && percent(value) === percent(head);
  return isOfAll ? text : `${text}, compared cases ${percent(head)}`;
}

function isUnchanged({ low, high }: Change): boolean {
  return low === high;
}

/** Returns the intervals of the changes: `95% intervals of the changes: pass rate −7.0 to +2.2, f1 −6.1 to +1.9`; "" if there are none. */
export function intervalsText(report: Report): string {
  const { comparison } = report;
  if (comparison === null) return "";
  const changes = [
    ["pass rate", comparison.passRate ?? undefined] as const,
    ...scorersInUse(report).map((id) => [id, member(comparison.scores, id)] as const),
  ];
  const texts = changes.flatMap(([name, change]) =>
    change === undefined || isUnchanged(change)
      ? []
      : [`${shorten(name, NAMED.characters)} ${signedPoints(change.low)} to ${signedPoints(change.high)}`],
  );
  return texts.length === 0 ? "" : `95% intervals of the changes: ${texts.join(", ")}`;
}

export interface SliceTables {
  tables: SliceTable[];
  /** Tags without a table and scorers without a column: `Not shown: scores by region, customer and 2 more`. Untrusted text. */
  more: string;
}

/** Scores by the values of one tag, lowest pass rate first. Contains untrusted text. */
export interface SliceTable {
  tag: string;
  size: string;
  titles: string[];
  rows: SliceRow[];
  more: string;
}

export interface SliceRow {
  name: string;
  isValue: boolean;
  cells: string[];
}

export const FEW = { tables: 3, scorers: 5 };

const NAMED = { tags: 3, scorers: 20, characters: 40 };

/**
 * Returns the scores by tag: cases, runs, pass rate, change and scorers in use, deciding scorers first. `most` limits tables, rows per
 * table and scorers.
 */
export function sliceTables(
  report: Report,
  most: { tables: number; rows: number; scorers: number },
): SliceTables {
  const tags = dividingTags(report.cases);
  const slicings = slicesOf(report, tags.slice(0, most.tables));
  const scorers = Object.entries(report.scores).flatMap(([id, { value }]) =>
    value !== null && isShown(report, id) ? [id] : [],
  );
  const chosen = new Set(decidingFirst(scorers, report.policy.gate).slice(0, most.scorers));
  const restTags = tags.slice(slicings.length).map((tag) => shorten(tag, NAMED.characters));
  const left = scorers.filter((id) => !chosen.has(id)).map((id) => shorten(id, NAMED.characters));
  const notShown = [
    ...(restTags.length > 0 ? [`scores by ${listed(restTags, NAMED.tags)}`] : []),
    ...(left.length > 0 && slicings.length > 0 ? [listed(left, NAMED.scorers)] : []),
  ];
  const shown = scorers.filter((id) => chosen.has(id));
  return {
    tables: slicings.map((slicing) => sliceTable(slicing, shown, most.rows)),
    more: notShown.length > 0 ? `Not shown: ${notShown.join(" · ")}` : "",
  };
}

function sliceTable({ tag, slices, more }: Slicing, scorers: readonly string[], most: number): SliceTable {
  const isCompared = slices.some(({ change }) => change !== null);
  const taken = (["tokens", "cost"] as const).filter((id) =>
    slices.some(({ measures }) => measures[id] !== undefined),
  );
  const left = slices.length - most + more;
  return {
    tag,
    size: counted(slices.length + more, "value"),
    titles: [
      "cases",
      "runs",
      "pass rate",
      ...(isCompared ? ["change"] : []),
      ...scorers.map((id) => scorerLabel(id)),
      ...taken.map(measureLabel),
    ],
    rows: slices.slice(0, most).map((slice) => ({
      name: slice.value ?? `without ${tag}`,
      isValue: slice.value !== null,
      cells: [
        String(slice.cases),
        String(slice.runs),
        shareText(slice.passRate),
        ...(isCompared ? [changeOf(slice)] : []),
        ...scorers.map((id) => shareText(slice.scores[id] ?? null)),
        ...taken.map((id) => amountText(id, slice.measures[id])),
      ],
    })),
    more: left > 0 ? `… and ${counted(left, "more value")}` : "",
  };
}

function amountText(measure: "tokens" | "cost", value: number | undefined): string {
  return value === undefined ? "–" : measureText(measure, value);
}

function changeOf({ change, passRate }: Slice): string {
  if (change === null) return "not compared";
  const interval = isUnchanged(change)
    ? ""
    : ` (${signedPoints(change.low)} to ${signedPoints(change.high)})`;
  return `${changeCell(change, passRate)}${interval}`;
}

/** The inputs for the state of a suite's measure. */
export interface SuiteMeasure {
  value: number | null;
  change: Change | undefined;
  bound: Bound | undefined;
}

export interface ScoreState {
  mark: "good" | "doubtful" | "bad";
  word: string;
}

/**
 * Returns the state of a score. Only the pass rate is tested for significance, so a score without a bound has no state while chance may
 * explain its change.
 */
export function scoreState(scorer: string, measured: SuiteMeasure): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { change, bound } = measured;
  const [fell, rose] = scorerNamed(scorer).isLowerBetter ? [good, doubtful] : [doubtful, good];
  if (change !== undefined && change.high < 0) return fell("lower");
  if (change !== undefined && change.low > 0) return rose("higher");
  return bound === undefined ? undefined : good("holds");
}

/** Compares unrounded values, as the check does. */
function boundMissed({ value, bound }: SuiteMeasure): ScoreState | undefined {
  if (value === null) return bound === undefined ? doubtful("not assessed") : bad("not assessed");
  if (bound === undefined || isWithin(value, bound)) return undefined;
  return bad(bound.kind === "floor" ? "below its floor" : "above its ceiling");
}

function good(word: string): ScoreState {
  return { mark: "good", word };
}

function doubtful(word: string): ScoreState {
  return { mark: "doubtful", word };
}

function bad(word: string): ScoreState {
  return { mark: "bad", word };
}

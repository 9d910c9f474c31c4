import { member } from "../base/json.ts";
import { counted, listed, percent, shareText, shorten, signedPoints } from "../base/text.ts";
import { type Bound, boundsOf, boundText, isWithin, PASS_RATE_BOUND } from "../config/policy.ts";
import { measureLabel } from "../gate/measure-check.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { dividingTags, type Slice, type Slicing, slicesOf } from "../report/cases.ts";
import type { Change } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { measureText } from "../scorers/measures.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";

/** A row of the table of scores. Its label is untrusted text; a cell that says nothing is "". */
export interface ScoreRow {
  label: string;
  isPassRate: boolean;
  value: number | null;
  bound: Bound | undefined;
  base: string;
  head: string;
  /** How the score is worded: `Good`. */
  band: string;
  change: string;
  /** What is required of it, where that is no bound of a share. */
  demand?: string;
  state: ScoreState | undefined;
}

/** The table of scores: the pass rate, then each scorer in use. Nothing where no run was read. */
export function scoreRows(report: Report): ScoreRow[] {
  if (report.totals.runs === 0) return [];
  return [passRateRow(report), ...scorersInUse(report).map((id) => scorerRow(id, report))];
}

/**
 * The column of what is demanded, for all rows: its title and the cell of each. Where there are floors alone the title says so, and the
 * cells need not.
 */
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
  return { label: "pass rate", isPassRate: true, band: "", ...cells(measured), state };
}

function scorerRow(id: string, { scores, comparison, policy }: Report): ScoreRow {
  const score = member(scores, id);
  const measured = {
    value: score?.value ?? null,
    change: comparison === null ? undefined : member(comparison.scores, id),
    bound: boundOf(policy.gate, id),
  };
  const label = scorerLabel(id, ...(isAdvisory(policy.gate, id) ? ["advisory"] : []));
  const state = scoreState(id, measured);
  // A good word beside a missed ceiling would contradict it.
  const isMissed = scorerNamed(id).isLowerBetter && state?.mark === "bad";
  return { label, isPassRate: false, band: isMissed ? "" : (score?.band ?? ""), ...cells(measured), state };
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

/** What is said of a scorer of which less is better, where its numbers are read. */
export const LOWER_IS_BETTER = "lower is better";

/** Scores that a line about a case shows whatever they are, and those of more that it shows. */
const SCORES_OF_CASE = { all: 5, most: 4 };

/** What the gate demands of a suite's score; undefined where it demands nothing. */
function boundOf(gate: Gate, id: string): Bound | undefined {
  return boundsOf(gate).get(id);
}

/** Whether a scorer decides nothing: no run passes or fails by it, and it has neither floor nor ceiling. */
export function isAdvisory(gate: Gate, id: string): boolean {
  return !gate.scorers.some((scorer) => scorer === id) && boundOf(gate, id) === undefined;
}

/** The scorers with those first that decide something, each kind in its order. */
export function decidingFirst(ids: readonly string[], gate: Gate): string[] {
  return ids.toSorted((a, b) => Number(isAdvisory(gate, a)) - Number(isAdvisory(gate, b)));
}

/** A scorer by its name, and what a reader must know of it: `toxicity (lower is better, advisory)`. The name is untrusted text. */
export function scorerLabel(id: string, ...more: readonly string[]): string {
  const notes = [...(scorerNamed(id).isLowerBetter ? [LOWER_IS_BETTER] : []), ...more];
  return notes.length === 0 ? id : `${id} (${notes.join(", ")})`;
}

/** Whether an error kept a run from passing or failing, be it of its recording or of a scorer that decides. */
export function isInError({ pass, scores }: Pick<Trial, "pass" | "scores">, gate: Gate): boolean {
  return (
    pass === null &&
    Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id))
  );
}

/**
 * Whether people are shown a scorer. One that a judge gives to every case they are only where there is a judge, or the policy demands one;
 * a scorer of texts is in a report because somebody asked for it.
 */
export function isShown({ judge, policy }: ShownScore, id: string): boolean {
  return (
    scorerNamed(id).isRequested || !scorerNamed(id).isJudged || judge !== null || !isAdvisory(policy.gate, id)
  );
}

/**
 * The scorers that measured something here or on the base, should have, or are bounded; those of texts that are asked for, and those of a
 * judge wherever they are shown.
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
 * A case's scores: `f1 66.7%`, and `llm in error` where that is all there is. Of many only a few, those first that could be better and by
 * which runs pass, and how many others there are. The names are untrusted text.
 */
export function caseScores(one: ReportCase, report: ShownScore): string[] {
  const { scorers } = report.policy.gate;
  const told = Object.entries(one.scores).flatMap(([id, value]) => {
    if (!isShown(report, id)) return [];
    const isGating = scorers.some((scorer) => scorer === id);
    const isGood = value !== null && scorerNamed(id).isBest(value);
    const rank = [!isGating, isGood, isAdvisory(report.policy.gate, id)].map(Number).join("");
    if (value !== null) return [{ text: `${id} ${percent(value)}`, rank, isTold: isGating || !isGood }];
    const isError = one.trials.some(({ scores }) => member(scores, id)?.status === "error");
    return isError ? [{ text: `${id} in error`, rank, isTold: true }] : [];
  });
  if (told.length <= SCORES_OF_CASE.all) return told.map(({ text }) => text);
  const first = told
    .filter(({ isTold }) => isTold)
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .slice(0, SCORES_OF_CASE.most);
  const shown = told.filter((one) => first.includes(one)).map(({ text }) => text);
  return [...shown, `and ${told.length - shown.length} more`];
}

/** A measure of the suite, as far as its state depends on it. */
export interface SuiteMeasure {
  value: number | null;
  change: Change | undefined;
  bound: Bound | undefined;
}

/** How a measure stands to what the gate demands of it. */
export interface ScoreState {
  mark: "good" | "doubtful" | "bad";
  word: string;
}

/** The state of the pass rate; undefined where the gate demands nothing of it. */
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

/** The same of a score. Only the pass rate is tested: a score that chance may have moved has no state without a bound. */
export function scoreState(scorer: string, measured: SuiteMeasure): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { change, bound } = measured;
  const [fell, rose] = scorerNamed(scorer).isLowerBetter ? [good, doubtful] : [doubtful, good];
  if (change !== undefined && change.high < 0) return fell("lower");
  if (change !== undefined && change.low > 0) return rose("higher");
  return bound === undefined ? undefined : good("holds");
}

/** Compared unrounded, as the check does. */
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

/**
 * How a value that stands beside it changed: `−2.4 from 92.9% (−7.0 to +2.2)`. Where the value is of more cases than those that could
 * be paired, both sides of the pairs are told: `92.9% → 90.5% in paired cases (…)`. Nothing without a comparison.
 */
export function changeText(change: Change | null | undefined, value: number | null): string {
  if (change === null || change === undefined) return "";
  const { base, head, low, high } = change;
  const interval = low === high ? "" : ` (${signedPoints(low)} to ${signedPoints(high)})`;
  if (value === null || percent(value) !== percent(head))
    return `${percent(base)} → ${percent(head)} in paired cases${interval}`;
  return interval === ""
    ? `unchanged from ${percent(base)}`
    : `${signedPoints(change.change)} from ${percent(base)}${interval}`;
}

/**
 * A change beside both values in a table: `−2.4 (−7.0 to +2.2)`. Where the value is of more cases than those that could be paired, the
 * pairs' own is told too.
 */
function changeCell(change: Change | undefined, value: number | null): string {
  if (change === undefined) return "";
  const { head, low, high } = change;
  const text =
    low === high
      ? "unchanged"
      : `${signedPoints(change.change)} (${signedPoints(low)} to ${signedPoints(high)})`;
  const isOfAll = value !== null && percent(value) === percent(head);
  return isOfAll ? text : `${text}, paired cases ${percent(head)}`;
}

/** The scores by tag, as many tables as there is room for. */
export interface SliceTables {
  tables: SliceTable[];
  /**
   * The tags that divide the cases too, and the scorers that have no column: `Not shown: scores by region, customer and 2 more`; "" when all
   * are shown. Holds untrusted text.
   */
  more: string;
}

/** The slices by one tag as a table, the lowest pass rate first. The tag, the titles and the names hold untrusted text. */
export interface SliceTable {
  tag: string;
  /** How many values the tag has, shown or not: `40 values`. */
  size: string;
  /** Of the columns beside the name. */
  titles: string[];
  rows: SliceRow[];
  /** How many values are not among the rows: `… and 12 more values`; "" when all are. */
  more: string;
}

/** The cases that share a value of the tag, or have none. Untrusted text. */
export interface SliceRow {
  /** The tag's value, or `without model`. */
  name: string;
  isValue: boolean;
  /** Below the titles, none of them empty: `20`, `86.4%`, `−2.4 (−7.0 to +2.2)`. */
  cells: string[];
}

/** How many tables, and columns of scorers, a text shows whose reader came for something else. */
export const FEW = { tables: 3, scorers: 5 };

const NAMED = { tags: 3, scorers: 20, characters: 40 };

/**
 * The scores by so many tags, with at most so many rows each: cases, runs, pass rate, its change where compared, and so many scorers in use,
 * those first that decide.
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
  const others = tags.slice(slicings.length).map((tag) => shorten(tag, NAMED.characters));
  const left = scorers.filter((id) => !chosen.has(id)).map((id) => shorten(id, NAMED.characters));
  const notShown = [
    ...(others.length > 0 ? [`scores by ${listed(others, NAMED.tags)}`] : []),
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
  return change === null ? "not compared" : changeCell(change, passRate);
}

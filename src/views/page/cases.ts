import { type Markup, markup, plainText } from "../../core/escape.ts";
import { member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted, grouped, percent, shareOfCases, shareText, shorten } from "../../core/text.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import {
  caseLabel,
  type Division,
  decides,
  dividersOf,
  dividingTags,
  divisionsOf,
  fixedCases,
  worseCases,
  worstCases,
} from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { equalTrials, groupCases, OPEN_CASES, quarantineText } from "../cases.ts";
import { objectionsOf } from "../judge.ts";
import { decidingFirst, isInError, scorerLabel, scorersInUse } from "../scores.ts";
import { leftOutNote, MARKS, scrollable, type Tone, within } from "./elements.ts";
import { isAsExpected, trialDetail, trialLine } from "./run.ts";

/** Renders the table of cases, worst first, each with its runs. Without the script everything is visible. */
export function casesSection(report: Report): Markup {
  if (report.cases.length === 0) return markup``;
  const states = caseStates(report);
  const columns = caseColumns(report, states);
  const tags = dividingTags(report.cases).slice(0, limits.slicedTags);
  const open = new Set(groupCases(report).explained.slice(0, OPEN_CASES));
  const fitting = casesInOrder(report, states).slice(0, limits.pageCases);
  const details = caseDetails(fitting, report);
  const bodies = within(
    limits.pageCharacters,
    [...fitting.entries()],
    ([at, reportCase]) => markup`
<tbody class="case${open.has(reportCase) && " open"}${isOld(states.get(reportCase)) && " old"}" data-states="${states.get(reportCase)?.join(" ")}" data-tags="${tagData(reportCase, tags)}">
<tr class="row">${columns.map((column) => cell(column, reportCase))}</tr>
<tr class="detail" id="case-${at + 1}"><td colspan="${columns.length}">${folded(markup`<div class="case-detail">${details[at]}</div>`, at)}</td></tr>
</tbody>`,
  );
  const shown = fitting.slice(0, bodies.length);
  const table = markup`<table id="case-table" data-cases="${report.cases.length}">
<caption>${shareOfCases(shown.length, report.cases.length)}, worst first, each with its runs below it</caption>
<thead><tr>${columns.map(heading)}</tr></thead>${bodies}
</table>`;
  return markup`<section id="cases" aria-labelledby="cases-title">
<h2 id="cases-title">Cases</h2>
${caseFilters(shown, states, tags)}
${scrollable("Table of cases", table, "cases")}
${leftOutNote(report.cases.length - shown.length, "more case")}</section>
`;
}

/** With scripts, browsers skip the content of `noscript` until the page's script unfolds it: thousands of cases at once are too slow. */
function folded(detail: Markup, at: number): Markup {
  return at < limits.pageUnfolded ? detail : markup`<noscript>${detail}</noscript>`;
}

function heading({ title, sort, isNumber, isHighWorst }: CaseColumn): Markup {
  const worst = isHighWorst && markup` data-worst="high"`;
  return markup`<th scope="col" data-sort="${sort}"${worst}${isNumber && NUMBER}>${title}</th>`;
}

function cell({ key, content, tone, isNumber, isHead }: CaseColumn, reportCase: ReportCase): Markup {
  if (isHead) return markup`<th scope="row" data-key="${key(reportCase)}">${content(reportCase)}</th>`;
  const look = isNumber ? NUMBER : tone && markup` class="${tone(reportCase)}"`;
  return markup`<td data-key="${key(reportCase)}"${look}>${content(reportCase)}</td>`;
}

const NUMBER = markup` class="number"`;

/**
 * Orders the cases as comments do, then the other failing, errored, unassessed and objected ones, so that the omitted cases of a long
 * list passed.
 */
function casesInOrder(report: Report, states: ReadonlyMap<ReportCase, readonly CaseState[]>): ReportCase[] {
  const { explained } = groupCases(report);
  const inState = (state: CaseState) => report.cases.filter((each) => states.get(each)?.includes(state));
  return [
    ...new Set([
      ...explained,
      ...worstCases(report),
      ...inState("quarantine"),
      ...inState("error"),
      ...inState("unassessed"),
      ...objectionsOf(report, explained).map(({ one }) => one),
      ...report.cases,
    ]),
  ];
}

function caseFilters(
  cases: readonly ReportCase[],
  states: ReadonlyMap<ReportCase, readonly CaseState[]>,
  tags: readonly string[],
): Markup {
  const found = cases.flatMap((each) => states.get(each) ?? []);
  const counts = (Object.keys(STATES) as CaseState[]).map((state) => ({
    state,
    count: found.filter((each) => each === state).length,
  }));
  return markup`<form class="filters" id="filters" hidden>
<label>Search <input type="search" name="search" placeholder="case, tool, difference, file" autocomplete="off"></label>
<label>State <select name="state"><option value="">all</option>${counts.map(({ state, count }) => count > 0 && markup`<option value="${state}">${STATES[state]} (${grouped(count)})</option>`)}</select></label>${divisionsOf(cases, tags).map(tagFilter)}
<output id="shown-cases"></output>
</form>`;
}

function tagData(reportCase: Pick<ReportCase, "tags" | "trials">, filtered: readonly string[]): string {
  const tags = dividersOf(reportCase);
  const own = filtered.flatMap((tag) => {
    const value = member(tags, tag);
    return value === undefined ? [] : [[plainText(tag), plainText(value)]];
  });
  return JSON.stringify(Object.fromEntries(own));
}

function tagFilter({ tag, groups }: Division): Markup {
  const options = groups.map(({ value }) =>
    value === null
      ? markup`<option value="none">without ${shownName(tag)}</option>`
      : markup`<option value="v:${value}">${shownName(value)}</option>`,
  );
  return markup`
<label>${shownName(tag)} <select name="tag" data-tag="${tag}"><option value="">all</option>${options}</select></label>`;
}

function shownName(text: string): string {
  return shorten(text, limits.shownName);
}

/** Renders the worst run of each case first, then uses the remaining room for full details of the first cases. */
function caseDetails(cases: readonly ReportCase[], report: Report): Markup[] {
  let room = limits.pageCharacters - limits.pageRows;
  const least = cases.map((one) => {
    const detail = caseDetail(one, report, room > 0 ? 1 : 0);
    room -= detail.text.length;
    return { one, detail };
  });
  return least.map(({ one, detail }) => {
    if (room <= 0 || one.trials.length <= 1) return detail;
    const whole = caseDetail(one, report, detail.text.length + room);
    room -= whole.text.length - detail.text.length;
    return whole;
  });
}

/**
 * Renders a case: its full name if the table shortens it, the source of its expectations, and its runs, unexpected ones first. `room`:
 * characters for the runs, 0 for none.
 */
function caseDetail(reportCase: ReportCase, report: Report, room: number): Markup {
  const most = room > 0 ? limits.pageTrials : 0;
  const plain = reportCase.trials.filter((trial) => isAsExpected(trial, report));
  const isPlain = new Set(plain);
  const eventful = reportCase.trials
    .filter((trial) => !isPlain.has(trial))
    .toSorted((a, b) => concern(a) - concern(b))
    .slice(0, most);
  const groups = equalTrials(eventful);
  const rendered = within(room, groups, (trials) => trialDetail(trials, report));
  const renderedRuns = groups.slice(0, rendered.length).flat().length;
  const listed = plain.slice(0, most - eventful.length);
  const quarantine = quarantineText(reportCase);
  return markup`${wholeName(reportCase)}<p class="muted">${originText(reportCase)}</p>${quarantine !== "" && markup`<p>${quarantine}</p>`}${rendered}${
    listed.length > 0 &&
    markup`
<p>${plain.length === reportCase.trials.length ? "As expected in every run" : `As expected in ${counted(plain.length, "other run")}`}; what passing runs called is not kept.</p>
<ul>${listed.map((trial) => markup`<li>${trialLine(trial, report)}</li>`)}</ul>`
  }${leftOutNote(reportCase.trials.length - renderedRuns - listed.length, "more run")}`;
}

function concern({ pass }: Trial): number {
  return pass === false ? 0 : pass === null ? 1 : 2;
}

function wholeName({ id, tags }: ReportCase): Markup {
  const pairs = Object.entries(tags).map(([tag, value]) => `${tag}=${value}`);
  const long = [id, ...pairs].filter((text) => text.length > limits.shownName);
  return markup`${long.map((text) => markup`<p><code>${text}</code></p>`)}`;
}

function originText({ source, file, line, required, formerly, expectsNothing }: ReportCase): string {
  const expected = expectsNothing ? "no expectation yet" : "expected";
  const origins = {
    file: file === undefined ? "expected by the expectations file" : `${expected} in ${file}:${line}`,
    recording: "expectations from the recording",
    none: "no expectations",
  };
  return [
    origins[source],
    ...(required ? ["required"] : []),
    ...(formerly === undefined ? [] : [`formerly ${formerly}`]),
  ].join(" · ");
}

interface CaseColumn {
  title: string;
  sort: "text" | "number";
  /** Sort key for the script; "" sorts last. */
  key(one: ReportCase): string;
  content(one: ReportCase): string;
  tone?(one: ReportCase): Tone;
  /** Right-aligned. */
  isNumber?: boolean;
  isHighWorst?: boolean;
  isHead?: boolean;
}

function caseColumns(report: Report, states: ReadonlyMap<ReportCase, readonly CaseState[]>): CaseColumn[] {
  const statesOf = (reportCase: ReportCase) => states.get(reportCase) ?? [];
  const order = Object.keys(STATES);
  const tone = (reportCase: ReportCase) => toneOf(statesOf(reportCase));
  return [
    { title: "case", sort: "text", key: caseLabel, content: caseLabel, isHead: true },
    {
      title: "state",
      sort: "number",
      key: (reportCase) => String(order.indexOf(statesOf(reportCase)[0] ?? "")),
      content: (reportCase) => `${MARKS[tone(reportCase)]} ${stateText(statesOf(reportCase))}`,
      tone,
    },
    {
      title: "pass rate",
      sort: "number",
      isNumber: true,
      key: ({ passRate }) => numberKey(passRate),
      content: ({ passRate }) => shareText(passRate),
    },
    ...(report.comparison === null ? [] : [before]),
    ...decidingFirst(scorersInUse(report), report.policy.gate).map(scorerColumn),
    {
      title: "runs passed",
      sort: "number",
      isNumber: true,
      key: ({ trials }) => shareKey({ passed: passedRuns(trials), trials: trials.length }),
      content: ({ trials }) => `${passedRuns(trials)} of ${trials.length}`,
    },
  ];
}

const before: CaseColumn = {
  title: "before",
  sort: "number",
  isNumber: true,
  key: (reportCase) => shareKey(baseOf(reportCase)),
  content: (reportCase) => {
    const { passed, trials } = baseOf(reportCase);
    return trials === 0 ? "" : `was ${passed} of ${trials}`;
  },
};

interface Tally {
  passed: number;
  trials: number;
}

/** Without runs if the case is new or its expectations changed. */
function baseOf({ comparison }: ReportCase): Tally {
  const isKnown = comparison !== null && comparison.state !== "new" && comparison.state !== "changed";
  return isKnown ? comparison.base : { passed: 0, trials: 0 };
}

function passedRuns(trials: ReportCase["trials"]): number {
  return trials.filter(({ pass }) => pass === true).length;
}

function stateText(states: readonly CaseState[]): string {
  const isPassing = (state: CaseState) => state === "passing";
  const relevant = states.filter((state) => state !== "failing" || !states.includes("old"));
  const shown = [...relevant.filter(isPassing), ...relevant.filter((state) => !isPassing(state))];
  return shown.map((state) => STATES[state]).join(", ");
}

/** A failure is not bad if the base had it too; only all runs passing is good. */
function toneOf(states: readonly CaseState[]): Tone {
  if (isOld(states)) return "old";
  if (states.includes("failing")) return "bad";
  return states.includes("passing") ? "good" : "doubtful";
}

/** A failure that does not affect the verdict. */
function isOld(states: readonly CaseState[] = []): boolean {
  return states.includes("old") || (states.includes("quarantine") && states.includes("failing"));
}

function scorerColumn(id: string): CaseColumn {
  return {
    title: scorerLabel(id),
    sort: "number",
    isNumber: true,
    isHighWorst: scorerNamed(id).isLowerBetter,
    key: ({ scores }) => numberKey(member(scores, id) ?? null),
    content: ({ scores, trials }) => {
      const value = member(scores, id) ?? null;
      if (value !== null) return percent(value);
      return trials.some((trial) => member(trial.scores, id)?.status === "error") ? "in error" : "–";
    },
  };
}

function shareKey({ passed, trials }: Tally): string {
  return trials === 0 ? "" : numberKey(passed / trials);
}

function numberKey(value: number | null): string {
  return value === null ? "" : String(Math.round(value * 1e6) / 1e6);
}

/** States of a case, most important first. */
const STATES = {
  worse: "worse",
  old: "already failing",
  failing: "failing",
  error: "in error",
  unassessed: "not assessed",
  changed: "changed",
  new: "new",
  fixed: "fixed",
  passing: "passing",
  carried: "carried from the base",
  quarantine: "in quarantine",
} as const;

/** A word in `data-states`, which the page's script filters by. */
type CaseState = keyof typeof STATES;

/**
 * Returns one or more states per case. Worse and fixed compare with the base; failing: a run failed; old: no more often than on the base;
 * passing: every run passed.
 */
function caseStates(report: Report): Map<ReportCase, CaseState[]> {
  const { gate } = report.policy;
  const worse = new Set(worseCases(report).map(({ reportCase }) => reportCase));
  const fixed = new Set(fixedCases(report).map(({ reportCase }) => reportCase));
  const explained = new Set(groupCases(report).explained);
  const isFailing = ({ passRate }: ReportCase) => passRate !== null && passRate < 1;
  const isIn: Record<CaseState, (one: ReportCase) => boolean> = {
    worse: (reportCase) => worse.has(reportCase),
    error: ({ trials }) => trials.some((trial) => isInError(trial, gate)),
    old: (each) => isFailing(each) && decides(each) && report.comparison !== null && !explained.has(each),
    failing: isFailing,
    unassessed: ({ trials }) =>
      trials.length === 0 || trials.some((trial) => trial.pass === null && !isInError(trial, gate)),
    changed: ({ comparison }) => comparison?.state === "changed",
    new: ({ comparison }) => comparison?.state === "new",
    fixed: (reportCase) => fixed.has(reportCase),
    passing: ({ passRate, trials }) => passRate === 1 && trials.every(({ pass }) => pass !== null),
    carried: ({ carried }) => carried === true,
    quarantine: (reportCase) => !decides(reportCase),
  };
  const all = Object.keys(STATES) as CaseState[];
  return new Map(
    report.cases.map((reportCase) => [reportCase, all.filter((state) => isIn[state](reportCase))]),
  );
}

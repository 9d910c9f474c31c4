import type { Change } from "../../report/comparison-schema.ts";
import type { Report } from "../../report/schema.ts";
import { counted, percent } from "../../wording.ts";
import { changeCell } from "../change.ts";
import { markdownCode, markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { isFailureOfJudge } from "../judge.ts";
import { markdownTable } from "../markdown-table.ts";
import { floorOf, isAdvisory, isShown } from "../scorers.ts";
import { passRateState, type ScoreRow, scoreState } from "./score-state.ts";

/** The table of the pass rate and of each scorer in use, what it rests on, and what could not be scored. */
export function scores(report: Report): Section {
  return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}

function scoresText(report: Report): string {
  if (report.totals.runs === 0) return "";
  const { passRate, comparison, policy } = report;
  const rate: ScoreRow = {
    value: passRate,
    change: comparison?.passRate ?? undefined,
    floor: policy.gate.floors.passRate,
  };
  const rows = scorersInUse(report).map((id) => scorerCells(id, report));
  const titles = ["", "base", "head", "change", "at least", "state"];
  const cells = [
    "**pass rate**",
    ...values(rate, `**${valueText(rate.value)}**`),
    passRateState(report, rate),
  ];
  return [markdownTable(titles, [cells, ...rows]), "", evidence(report), ...errorLines(report)].join("\n");
}

function scorerCells(id: string, { scores, comparison, policy }: Report): string[] {
  const score = scores[id];
  const row: ScoreRow = {
    value: score?.value ?? null,
    change: comparison?.scores[id],
    floor: floorOf(policy.gate, id),
  };
  const band = score?.band ?? "";
  const label = isAdvisory(policy.gate, id) ? `${id} (advisory)` : id;
  return [markdownText(label), ...values(row, `${valueText(row.value)} ${band}`.trim()), scoreState(row)];
}

function values({ value, change, floor }: ScoreRow, head: string): string[] {
  return [baseText(change), head, changeCell(change, value), floor === undefined ? "" : percent(floor)];
}

function baseText(change: Change | undefined): string {
  return change === undefined ? "" : percent(change.base);
}

function valueText(value: number | null): string {
  return value === null ? "–" : percent(value);
}

/** The scorers that measured something here or on the base, should have, or have a floor; the judge's wherever it is shown. */
function scorersInUse(report: Report): string[] {
  const { scores, comparison, policy } = report;
  const { passRate: _, ...floors } = policy.gate.floors;
  const ids = new Set([...Object.keys(scores), ...Object.keys(floors)]);
  return [...ids].filter((id) => {
    if (id === "llm") return isShown(report, id);
    const { assessed = 0, errors = 0 } = scores[id] ?? {};
    const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
    return assessed > 0 || errors > 0 || wasAssessed || floorOf(policy.gate, id) !== undefined;
  });
}

function evidence(report: Report): string {
  const { totals, scores, passInterval, passPower, judge } = report;
  const unassessed = scorersInUse(report).flatMap((id) => {
    const count = scores[id]?.notAssessed ?? 0;
    const isToldOfJudge = id === "llm" && judge !== null;
    return count === 0 || isToldOfJudge
      ? []
      : [`${markdownText(id)} not assessed in ${counted(count, "run")}`];
  });
  return [
    `${counted(totals.cases, "case")}, ${counted(totals.runs, "run")}, ${counted(totals.toolCalls, "tool call")}`,
    ...(passInterval === null
      ? []
      : [`95 % interval of the pass rate ${passInterval.map(percent).join(" to ")}`]),
    ...(passPower === null ? [] : [`pass&#94;${passPower.k} ${percent(passPower.value)}`]),
    ...unassessed,
  ].join(" · ");
}

/**
 * Runs that could not be scored are no zeros and no passes: how many, and the first reason; scorers that say the same in one line. On
 * what a judge failed is told of the judge.
 */
function errorLines(report: Report): string[] {
  const trials = report.cases.flatMap((one) => one.trials);
  const failures = trials.filter(isFailureOfJudge);
  const scorersOf = new Map<string, string[]>();
  for (const id of scorersInUse(report)) {
    const told = new Set(id === "llm" ? failures : []);
    const errors = (report.scores[id]?.errors ?? 0) - told.size;
    if (errors <= 0) continue;
    const outcomes = trials.filter((trial) => !told.has(trial)).map(({ scores }) => scores[id]);
    const first = outcomes.find((one) => one?.status === "error");
    const reason = first?.status === "error" ? `, the first: ${markdownCode(first.reason)}` : "";
    const line = `in error in ${counted(errors, "run")}${reason}`;
    scorersOf.set(line, [...(scorersOf.get(line) ?? []), markdownText(id)]);
  }
  const lines = [...scorersOf].map(([line, ids]) => `- ${ids.join(", ")} ${line}`);
  return lines.length === 0 ? [] : ["", ...lines];
}

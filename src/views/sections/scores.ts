import type { Change } from "../../report/comparison-schema.ts";
import type { Report } from "../../report/schema.ts";
import { counted, percent } from "../../wording.ts";
import { changeCell } from "../change.ts";
import { markdownCode, markdownText } from "../escape.ts";
import type { Section } from "../fit.ts";
import { markdownTable } from "../markdown-table.ts";
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
    floor: floorOf(policy, id),
  };
  const band = score?.band ?? "";
  return [markdownText(id), ...values(row, `${valueText(row.value)} ${band}`.trim()), scoreState(row)];
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

/** The scorers that measured something here or on the base, should have, or have a floor. */
function scorersInUse({ scores, comparison, policy }: Report): string[] {
  const { passRate: _, ...floors } = policy.gate.floors;
  const ids = new Set([...Object.keys(scores), ...Object.keys(floors)]);
  return [...ids].filter((id) => {
    const { assessed = 0, errors = 0 } = scores[id] ?? {};
    const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
    return assessed > 0 || errors > 0 || wasAssessed || floorOf(policy, id) !== undefined;
  });
}

function floorOf({ gate }: Report["policy"], id: string): number | undefined {
  const floors = new Map<string, number | undefined>(Object.entries(gate.floors));
  return floors.get(id);
}

function evidence(report: Report): string {
  const { totals, scores, passInterval, passPower } = report;
  const unassessed = scorersInUse(report).flatMap((id) => {
    const count = scores[id]?.notAssessed ?? 0;
    return count === 0 ? [] : [`${markdownText(id)} not assessed in ${counted(count, "run")}`];
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

/** Runs that could not be scored are no zeros and no passes: how many, and the first reason; scorers that say the same in one line. */
function errorLines({ scores, cases }: Report): string[] {
  const trials = cases.flatMap((one) => one.trials);
  const scorersOf = new Map<string, string[]>();
  for (const [id, { errors }] of Object.entries(scores)) {
    if (errors === 0) continue;
    const outcome = trials.map((trial) => trial.scores[id]).find((one) => one?.status === "error");
    const reason = outcome?.status === "error" ? `, the first: ${markdownCode(outcome.reason)}` : "";
    const line = `in error in ${counted(errors, "run")}${reason}`;
    scorersOf.set(line, [...(scorersOf.get(line) ?? []), markdownText(id)]);
  }
  const lines = [...scorersOf].map(([line, ids]) => `- ${ids.join(", ")} ${line}`);
  return lines.length === 0 ? [] : ["", ...lines];
}

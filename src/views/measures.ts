import { counted } from "../core/text.ts";
import {
  MEASURE_LABELS,
  type MeasureState,
  measureLabel,
  measureStates,
  notableStates,
  riseShare,
} from "../gate/decide/measure-check.ts";
import type { Trial } from "../report/case.ts";
import type { Report } from "../report/report.ts";
import {
  measureRun,
  measureText,
  type RunMeasure,
  runMeasures,
  type SuiteMeasure,
} from "../scorers/measures.ts";
import type { ScoreRow, ScoreState } from "./scores.ts";

export function measureRows(report: Report): ScoreRow[] {
  return notableStates(measureStates(report)).map((state) => {
    const { measure, summary, rise, isNamed, max, maxRise } = state;
    const mean = summary?.mean ?? null;
    const text = (value: number) => measureText(measure, value);
    return {
      label: measureLabel(measure),
      isPassRate: false,
      value: null,
      bound: undefined,
      base: rise === undefined ? "" : text(rise.base),
      head: rise !== undefined ? text(rise.head) : mean === null ? "–" : text(mean),
      change: rise === undefined ? "" : riseShare(rise.rise),
      demand: isNamed ? demandText(measure, max, maxRise) : "",
      state: stateOf(state),
    };
  });
}

function demandText(measure: SuiteMeasure, max: number | undefined, maxRise: number): string {
  const rise = `at most +${Number((maxRise * 100).toFixed(1))}%`;
  return max === undefined ? rise : `at most ${measureText(measure, max)}, ${rise}`;
}

/** An advisory measure is never red. */
function stateOf(state: MeasureState): ScoreState | undefined {
  const { change, isAboveMax, isUnknown, gates, isNamed, summary, rise, max } = state;
  const beyond = gates ? "bad" : "doubtful";
  if (isAboveMax) return { mark: beyond, word: "above its maximum" };
  if (change === "rose") return { mark: beyond, word: "rose" };
  if (isUnknown) return { mark: beyond, word: "not measured" };
  if (isNamed && (summary?.mean ?? null) === null) return { mark: "doubtful", word: "not measured" };
  if (isNamed && rise === undefined && max === undefined) return { mark: "doubtful", word: "not compared" };
  if (change === "fell") return { mark: "good", word: "fell" };
  return isNamed ? { mark: "good", word: "holds" } : undefined;
}

/**
 * Returns the mean usage of a run: `per run 12.4 k tokens, 2.4 tool calls, 3.2 s, $0.012`. Includes values that at least half of the runs
 * have; "" without tokens, time and cost.
 */
export function perRunText({ measures = {} }: Pick<Report, "measures">): string {
  const available = runMeasures.filter((measure) => {
    const { mean = null, runs = 0, unknown = 0 } = measures[measure] ?? {};
    return mean !== null && runs >= unknown;
  });
  const isShown = COSTLY.some((measure) => available.includes(measure));
  const parts = (isShown ? available : []).map((measure) => {
    const { mean = 0, runs = 0, unknown = 0 } = measures[measure] ?? {};
    const of = unknown > 0 ? ` (${runs} of ${counted(runs + unknown, "run")})` : "";
    return `${amountText(measure, mean ?? 0)}${of}`;
  });
  return parts.length === 0 ? "" : `per run ${parts.join(", ")}`;
}

const COSTLY = ["tokens", "duration", "cost"] as const;

/** Returns the usage of a run: `gpt-4o, 12.4 k tokens, 3.2 s`, with the reasons for missing values; "" if there is nothing. */
export function tookText(trial: Trial, { policy }: Pick<Report, "policy">): string {
  const parts = COSTLY.flatMap((measure) => {
    const measured = measureRun(trial, measure, policy.rates);
    if ("value" in measured) return [amountText(measure, measured.value)];
    const why = trial.unmeasured?.[measure];
    return why === undefined ? [] : [`no ${MEASURE_LABELS[measure]} known: ${why}`];
  });
  if (parts.length === 0) return "";
  return [...(trial.model === undefined ? [] : [trial.model]), ...parts].join(", ");
}

function amountText(measure: RunMeasure, value: number): string {
  const text = measureText(measure, value);
  if (measure === "duration" || measure === "cost") return text;
  const label = MEASURE_LABELS[measure];
  return value === 1 ? counted(1, label.slice(0, -1)) : `${text} ${label}`;
}

/** Returns the deciding measures in short: `tokens rose 60%`. */
export function measureHeadline(report: Report): string | undefined {
  const gating = measureStates(report).filter(({ gates }) => gates);
  const failing = gating.filter(
    ({ change, isAboveMax, isUnknown }) => change === "rose" || isAboveMax || isUnknown,
  );
  const deciding = failing.length > 0 ? failing : gating.filter(({ isUncompared }) => isUncompared);
  const [first, ...rest] = deciding;
  if (first === undefined) return undefined;
  const more = rest.length > 0 ? `, and ${counted(rest.length, "more measure")}` : "";
  return `${decidingText(first)}${more}`;
}

function decidingText(state: MeasureState): string {
  const { measure, change, rise, isAboveMax, isUnknown, summary, max = 0 } = state;
  const label = measureLabel(measure);
  if (change === "rose") return `${label} rose ${riseShare(rise?.rise ?? null).replace("+", "")}`;
  if (isAboveMax)
    return `${label} ${measureText(measure, summary?.mean ?? 0)}, above ${measureText(measure, max)}`;
  if (!isUnknown) return `${label} cannot be compared with the base`;
  return (summary?.mean ?? null) === null ? `${label} not measured` : `${label} not measured in every run`;
}

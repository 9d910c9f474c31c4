import { limits } from "../limits.ts";
import type { Difference } from "../matching/compare.ts";
import type { F1Details, NamedCall, Pair } from "../scorers/f1.ts";
import type { Redactor } from "./redact.ts";
import type { ReportF1Details } from "./schema.ts";

/** The details of an `f1` score as a report may carry them: values redacted and cut, long lists cut. */
export function f1Details(details: F1Details, redact: Redactor): ReportF1Details {
  const shown = <T>(list: readonly T[]) => list.slice(0, limits.shownCalls);
  return {
    ...details,
    pairs: shown(details.pairs).map((pair) => shownPair(pair, redact)),
    nearMisses: shown(details.nearMisses).map((pair) => shownPair(pair, redact)),
    missing: shown(details.missing).map((call) => shownCall(call, redact)),
    unexpected: shown(details.unexpected).map((call) => shownCall(call, redact)),
  };
}

function shownPair(pair: Pair, redact: Redactor): Pair {
  const differences = pair.differences.slice(0, limits.shownDifferences);
  return { ...pair, differences: differences.map((one) => shownDifference(pair.name, one, redact)) };
}

function shownDifference(tool: string, { path, expected, actual }: Difference, redact: Redactor): Difference {
  const keys = path === "" ? tool : `${tool}.${path.replace(/\[\d+\]/g, "")}`;
  return {
    path,
    ...(expected === undefined ? {} : { expected: redact(expected, keys) }),
    ...(actual === undefined ? {} : { actual: redact(actual, keys) }),
  };
}

function shownCall(call: NamedCall, redact: Redactor): NamedCall {
  return { ...call, arguments: redact(call.arguments, call.name) };
}

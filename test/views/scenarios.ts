import type { Report } from "../../src/report/report.ts";
import { judgeReports } from "./judge-reports.ts";
import { onPullRequest } from "./pull-request.ts";
import { against, ofAnyVersion, upTo, without } from "./trips.ts";

const trips = { cases: 40 };
const bounded = "gate: { maxRunErrors: 0.05 }";

const reports: Record<string, () => Report> = {
  pass: () => against({ ...trips, failing: [1, 5, 9] }, { ...trips, failing: [1, 5, 7, 8] }),
  "fail-regression": () =>
    against({ cases: 60, failing: [1, 5] }, { cases: 60, failing: [1, 7, 8, 9, 10, 11, 12, 30, 31, 59] }),
  "fail-floor": () =>
    against(
      { ...trips, failing: upTo(9) },
      { ...trips, failing: upTo(10), policy: "gate: { floors: { passRate: 0.8, f1: 0.5 } }" },
    ),
  inconclusive: () => against({ cases: 30 }, { cases: 30, failing: [3, 8] }),
  "first-use": () =>
    without("first-use", "no report of this suite was recorded on the base branch yet", "head"),
  "could-not-run": () =>
    against(
      { ...trips, trials: 3, failing: [1], policy: bounded },
      { ...trips, trials: 3, failing: [1], unable: [4, 7], policy: bounded },
    ),
  "takes-more": () =>
    against(
      { cases: 14, trials: 3, tokens: 12_000 },
      {
        cases: 14,
        trials: 3,
        tokens: 19_000,
        model: "gpt-5",
        policy: "measures: { tokens: { maxRise: 20%, gate: true }, cost: { max: 0.05 } }",
      },
    ),
  "judge-gates": judgeReports["judge-gates"] as () => Report,
};

/** The eight scenarios with a golden file for every output. */
export const scenarios: readonly [name: string, make: () => Report][] = Object.entries(reports).map(
  ([name, make]) => [name, () => onPullRequest(ofAnyVersion(make()))],
);

export function linesOf(
  outputs: Iterable<readonly [name: string, text: string]>,
  isRelevant: RegExp,
): string {
  return [...outputs]
    .map(([name, text]) => {
      const lines = text.split("\n").filter((line) => isRelevant.test(line));
      return `${[`== ${name}`, ...lines].join("\n")}\n`;
    })
    .join("\n");
}

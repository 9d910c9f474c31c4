import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { commentView } from "../../src/views/comment.ts";
import { explainView } from "../../src/views/explain.ts";
import { junitView } from "../../src/views/junit.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { printed } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { against, ofAnyVersion, upTo } from "./trips.ts";

const bounded = (share: number) => `gate: { maxRunErrors: ${share} }`;
const trips = { cases: 20, trials: 3 };
const make = (unable: readonly number[], policy: string, more = {}) =>
  onPullRequest(ofAnyVersion(against({ ...trips, policy }, { ...trips, unable, policy, ...more })));

const reports: Record<string, () => Report> = {
  "none may": () => make([4], "{}"),
  "more than may": () => make(upTo(4), bounded(0.05)),
  "as many as may": () => make([4, 7], bounded(0.05)),
  "a case without another run": () => make([4], bounded(0.05), { trials: 1, expectations: undefined }),
  "the verdict depends on them": () => make(upTo(6), bounded(0.1)),
  "a required case": () => make([4], "gate: { maxRunErrors: 0.05, requiredCases: [trip-004] }"),
};

test("every output says that runs could not run, and what comes of it", async () => {
  const outputs = Object.entries(reports).flatMap(([name, report]): [string, string][] => {
    const one = report();
    const unable = one.cases.filter(({ trials }) => trials.some(({ couldNotRun }) => couldNotRun));
    return [
      [name, printed(terminalView(one, { colors: false, verdict: true }))],
      [`${name}, measured alone`, printed(terminalView(one, { colors: false, verdict: false }))],
      [`${name}, as a comment`, commentView(one, place).text],
      [`${name}, as tests`, junitView(one, { verdict: true, isRed: one.verdict.blocks })],
      [`${name}, explained`, printed(explainView({ ...one, cases: unable.slice(0, 1) }, false))],
    ];
  });
  await expect(linesOf(outputs, /[Cc]ould (?:not )?run|^[✔✘●#]|\? trial/)).toMatchFileSnapshot(
    "../golden/lines/run-errors.txt",
  );
});

import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, reportOf } from "./workflow.ts";

const INPUTS = { inputs: { runs: "", expectations: "" } };
const CONFIG = "runs: results.csv\ngate: { scorers: [recorded] }\n";

/** A table with 20 cases and 5 trials each; the `failing` cases never pass. */
function table(failing: readonly string[]): string {
  const rows = Array.from({ length: 20 }, (_, at) => `case-${at}`).flatMap((name) =>
    Array.from({ length: 5 }, (_, trial) => `${name},${trial + 1},${!failing.includes(name)}`),
  );
  return ["case,trial,passed", ...rows, ""].join("\n");
}

test("a table of results is gated: the case that got worse is named, and who scored it", async () => {
  const { github } = await recorded({ ...policy(CONFIG), "results.csv": table([]) }, INPUTS.inputs);
  const same = await onPull(github, propose(github, "same", { "results.csv": table([]) }), INPUTS);
  expect(same).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });

  const pull = propose(github, "worse", { "results.csv": table(["case-7"]) });
  const worse = await onPull(github, pull, INPUTS);
  expect(worse).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(topOf(pull.comments[0]?.body ?? "")).toContain("1 case got worse: case-7");
  expect(pull.comments[0]?.body).toContain("your runner reports 0");
});

test("equal rows are trials, and one that flips in a new table is within chance", async () => {
  const rows = (flipped: boolean) =>
    Array.from({ length: 18 }, (_, at) => `case-${at % 6},${!(flipped && at === 9)}`);
  const files = (flipped: boolean) => ({ "results.csv": ["case,passed", ...rows(flipped), ""].join("\n") });
  const { github } = await recorded({ ...policy(CONFIG), ...files(false) }, INPUTS.inputs);
  const result = await onPull(github, propose(github, "flip", files(true)), INPUTS);
  const { totals, comparison, verdict } = reportOf(result);
  expect(totals).toMatchObject({ cases: 6, runs: 18 });
  expect(comparison?.trials).toEqual({ base: [3, 3], head: [3, 3] });
  expect(verdict.checks.filter((check) => check.result !== "pass")).toEqual([]);
});

test("a table says the same of a suite as its recordings", async () => {
  const size = { cases: 12, trials: 5 };
  const wrong = [2, 3, 5];
  const expected = await recorded(tripRuns(size));
  const pull = propose(expected.github, "worse", tripRuns({ ...size, recording: "second", wrong }));
  const suite = reportOf(await onPull(expected.github, pull));

  const rows = (failing: readonly number[]) =>
    suite.cases
      .flatMap(({ id, trials }) =>
        trials.map(({ trial }) => `${id},${trial},${!failing.includes(Number(id.slice(5)))}`),
      )
      .join("\n");
  const files = (failing: readonly number[]) => ({ "results.csv": `case,trial,passed\n${rows(failing)}\n` });
  const { github } = await recorded({ ...policy(CONFIG), ...files([]) }, INPUTS.inputs);
  const results = reportOf(await onPull(github, propose(github, "worse", files(wrong)), INPUTS));
  expect(results.passRate).toBe(suite.passRate);
  expect(results.verdict.result).toBe(suite.verdict.result);
  const p = ({ comparison }: typeof suite) => comparison?.p ?? Number.NaN;
  expect(Math.abs(p(results) - p(suite))).toBeLessThan(1e-12);
});

test("results that the policy does not let decide are an error, and not a pass", async () => {
  const files = { ...policy("runs: results.csv\n"), "results.csv": table([]) };
  const github = await startGitHub();
  github.commit({ files });
  const { exitCode, text } = await onPush(github, INPUTS);
  expect(exitCode).toBe(1);
  expect(text).toContain(
    "the results of another runner decide nothing in 20 cases (case-0, case-1, case-10 and 17 more)",
  );
});

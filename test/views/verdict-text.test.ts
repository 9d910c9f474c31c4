import { describe, expect, test } from "vitest";
import type { Report, VerdictResult } from "../../src/report/report.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { blockingWord, verdictSentences } from "../../src/views/verdict-text.ts";
import { readable } from "../e2e/reading.ts";
import { reportOf } from "../gate/comparison/fixture.ts";
import { booking, expectations, flights, gate } from "../gate/suite.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { against } from "./trips.ts";

const check = (name: string, result: VerdictResult) => ({
  name,
  title: name,
  result,
  message: result,
  numbers: {},
});

function output(result: VerdictResult, ...checks: Report["verdict"]["checks"]): string[] {
  const { first, others } = verdictSentences({ ...reportOf([]), verdict: { result, blocks: false, checks } });
  return [first, ...others.map(({ text }) => text)];
}

test("what makes the gate weaker stands right below the first line, whatever else failed", () => {
  expect(
    output(
      "fail",
      check("weakening", "pass"),
      check("floors", "fail"),
      check("required", "pass"),
      check("regression", "fail"),
    ),
  ).toEqual(["· floors: fail", "weakening: pass", "regression: fail", "required: pass"]);
});

test("a missing baseline is told before a floor that holds", () => {
  expect(output("inconclusive", check("baseline", "inconclusive"), check("floors", "pass"))[0]).toBe(
    "· baseline: inconclusive",
  );
  expect(output("fail", check("baseline", "inconclusive"), check("floors", "fail"))).toEqual([
    "· floors: fail",
    "baseline: inconclusive",
  ]);
});

test("where nothing has a floor it is said whether there is a policy at all", () => {
  const { policy } = reportOf([]);
  const last = (changed: Partial<Report>) =>
    verdictSentences({
      ...reportOf([]),
      comparison: null,
      verdict: { result: "pass", blocks: false, checks: [] },
      ...changed,
    }).others.at(-1)?.text;
  const [unwritten, written] = [
    { ...policy, source: "default" as const },
    { ...policy, source: "file" as const },
  ];
  expect(last({ policy: written })).toBe("Floors: the policy sets none, so no score fails the gate");
  expect(last({ policy: unwritten })).toBe(
    "Floors: no policy file (.github/rungate.yml is not in this folder or above it), so the defaults apply and no score fails the gate",
  );
  expect(last({ policy: unwritten, settings: { runs: "" } })).toBe(
    "Floors: no policy file is in force, so the defaults apply and no score fails the gate",
  );
});

describe("the word after a yellow verdict", () => {
  type Ended = Parameters<typeof blockingWord>[0];
  const word = (blocks: boolean, more: Partial<Ended> = {}) =>
    blockingWord({
      verdict: { result: "inconclusive", blocks, checks: [] },
      role: "head",
      settings: { "report-only": false },
      baseline: {
        state: "found",
        commit: null,
        isWhole: true,
        reason: "",
        distance: 0,
        runId: 1,
        artifactId: 1,
      },
      runAttempt: 1,
      comparison: null,
      cases: [],
      ...more,
    });

  test("says whether it blocks the merge", () => {
    expect(word(false)).toBe(", does not block the merge");
    expect(word(true)).toBe(", blocks the merge (inconclusive: fail)");
    expect(word(true, { role: "queue", runAttempt: 2 })).toBe(
      ", blocks the merge (inconclusive: fail), attempt 2",
    );
    expect(word(false, { runAtCommit: 3, runAttempt: 2 })).toBe(
      ", does not block the merge, run 3 at this commit, attempt 2",
    );
    expect(word(true, { settings: { "report-only": true } })).toBe(", report-only: the job does not fail");
  });

  test("says on the base branch that there is nothing to block", () => {
    expect(word(false, { role: "base" })).toBe(", blocks nothing: recorded as a baseline");
  });

  test("says at a command line how the command ends", () => {
    expect(word(false, { settings: null })).toBe(", exit code 0");
    expect(word(true, { settings: null })).toBe(", exit code 1 (inconclusive: fail)");
  });

  test("is none after green and red", () => {
    const verdict = (result: VerdictResult) => ({ result, blocks: result === "fail", checks: [] });
    expect(word(false, { verdict: verdict("pass"), role: "base" })).toBe("");
    expect(word(true, { verdict: verdict("fail") })).toBe("");
  });
});

/** The first line on five cases with this number of trials, the first `wrong` of which book another day in all or some of them. */
function firstLine(trials: number, wrong: number, failing = trials): string {
  const ids = flights(5);
  const files = ids.flatMap((id, at) =>
    Array.from({ length: trials }, (_, trial) => {
      const date = at < wrong && trial < failing ? "2024-01-16" : undefined;
      return [`runs/${id}.${trial}.json`, booking(`${id} ${trial}`, date)] as const;
    }),
  );
  const report = gate({ ...expectations(ids), ...Object.fromEntries(files) }, undefined, {
    runs: ["runs/{case}.{trial}.json"],
  });
  return `${report.verdict.result}${blockingWord(report)} ${verdictSentences(report).first}`;
}

test("without a baseline a pass names the case that fails every trial, and its argument", () => {
  const why = 'flight-1: book date: expected "2024-01-15", got "2024-01-16"';
  const pass = "pass, with nothing to compare ·";
  expect(firstLine(3, 1)).toBe(`${pass} 1 of 5 cases fails every trial: ${why}`);
  expect(firstLine(3, 2)).toBe(`${pass} 2 of 5 cases fail every trial: ${why}`);
  expect(firstLine(1, 1)).toBe(`${pass} 1 of 5 cases fails: ${why}`);
  expect(firstLine(3, 1, 2)).toBe(`${pass} pass rate 86.7%`);
  expect(firstLine(3, 0)).toBe(`${pass} pass rate 100%`);
});

const RECORDED = "2026-06-01T09:00:00.000Z";

/** A pull request at a time, compared with a baseline from another time. */
function compared(now: string | null, recorded: string | null = RECORDED) {
  const report = onPullRequest(against({}, {}));
  const { createdAt: _, ...baseline } = report.baseline;
  return {
    ...report,
    createdAt: now,
    baseline: { ...baseline, ...(recorded !== null && { createdAt: recorded }) },
  };
}

function baselineText(report: ReturnType<typeof compared>): string {
  const comment = readable(commentView(report, place).text);
  return /· baseline \[a1b2c3d\]\(\S+\)(?:, (.*?))?, 2 commits below/.exec(comment)?.[1] ?? "";
}

describe("the baseline's age", () => {
  test.each([
    ["2026-06-01T09:00:00Z", "from today"],
    ["2026-06-02T08:59:59Z", "from today"],
    ["2026-06-02T09:00:00Z", "1 day old"],
    ["2026-06-14T08:00:00+02:00", "12 days old"],
    ["2030-01-01T00:00:00Z", "1,309 days old"],
  ])("at %s: %s", (now, age) => {
    expect(baselineText(compared(now))).toBe(age);
  });

  test("is not said where one of the times is not known, or the baseline is newer than the report", () => {
    for (const report of [
      compared(null),
      compared("2026-06-01T08:59:59Z"),
      compared("2026-06-14T08:00:00Z", "yesterday <b>"),
      compared("2026-06-14T08:00:00Z", null),
    ])
      expect(baselineText(report)).toBe("");
  });

  test("is on the page and at the terminal too", () => {
    const report = compared("2026-06-14T08:00:00Z");
    const words = "a1b2c3d, 12 days old, 2 commits below the base commit";
    expect(pageBody(report).text).toContain(words);
    expect(terminalView(report, { colors: false, verdict: true }).text).toContain(words);
  });
});

describe("recording it again", () => {
  const again = `[record it again](${place.workflow})`;

  test("is a link to the workflow, where the baseline is from a run and the workflow is known", () => {
    const report = compared("2026-06-14T08:00:00Z");
    expect(commentView(report, place).text).toContain(again);
    expect(summaryView(report).text).not.toContain("record it again");
    const file = { ...report, baseline: { ...report.baseline, runId: null, artifactId: null } };
    expect(commentView(file, place).text).not.toContain("record it again");
  });

  test("is words only where the address could be more than an address", () => {
    const at = { ...place, workflow: "https://github.com/o/r/actions/workflows/a) [x](https://evil.example" };
    const text = commentView(compared(null), at).text;
    expect(text).toContain("· record it again ·");
    expect(text).not.toContain("evil");
  });
});

describe("an old baseline", () => {
  const day = (days: number) => new Date(Date.parse(RECORDED) + days * 86_400_000).toISOString();
  const warning = "**Old baseline** The baseline is 60 days old. GitHub deletes it after 90 days";

  test("has a line of its own from 60 days on, and the verdict stays", () => {
    const [young, old] = [compared(day(59.9)), compared(day(60))].map((one) => commentView(one, place).text);
    expect(young).not.toContain("Old baseline");
    expect(old).toContain(warning);
    expect(old).toContain(`[Record it again](${place.workflow})`);
    expect(old?.split("\n")[1]).toBe(young?.split("\n")[1]);
  });

  test("has none where nobody deletes it: in a file", () => {
    const report = compared(day(400));
    const file = { ...report, baseline: { ...report.baseline, runId: null, artifactId: null } };
    const text = commentView(file, place).text;
    expect(text).toContain("400 days old");
    expect(text).not.toContain("Old baseline");
  });
});

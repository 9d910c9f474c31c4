import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { root as checkout } from "./runner.ts";
import { unwrapped } from "./unwrapped.ts";

// Cases from practice, on the built command line.

type Trials = [passes: number, trials: number];

const ids = (count: number) => Array.from({ length: count }, (_, at) => `case-${at}`);

/** Recordings of cases: `outcomes` has each case's passes and trials. */
function recorded(side: string, outcomes: readonly Trials[]): string {
  const rows = outcomes.flatMap(([passes, trials], at) =>
    Array.from({ length: trials }, (_, trial) => ({
      case: `case-${at}`,
      trial: String(trial + 1),
      id: `${side}-${at}-${trial}`,
      toolCalls: [{ name: "book", arguments: { date: trial < passes ? "2026-06-12" : "2026-06-05" } }],
      response: `Booked (${side} ${at} ${trial}).`,
    })),
  );
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

const expectations = (cases: readonly string[]) =>
  JSON.stringify({
    cases: cases.map((id) => ({
      id,
      referenceToolCalls: [{ name: "book", arguments: { date: "2026-06-12" } }],
    })),
  });

function gated(base: readonly Trials[], head: readonly Trials[], more: readonly string[] = []) {
  const cwd = workspace({
    "base.jsonl": recorded("base", base),
    "head.jsonl": recorded("head", head),
    "cases.json": expectations(ids(Math.max(base.length, head.length))),
  });
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, [join(checkout, "dist/index.js"), ...args], { cwd, encoding: "utf8" });
  const common = ["--expectations", "cases.json"];
  run([
    "gate",
    "--runs",
    "base.jsonl",
    ...common,
    "--commit",
    "a".repeat(40),
    "--json",
    "--output",
    "base.json",
  ]);
  const { status, stdout } = run([
    ...["gate", "--runs", "head.jsonl", ...common, "--baseline", "base.json"],
    ...more,
  ]);
  const whole = unwrapped(stdout);
  const [first = "", second = ""] = whole.split("\n");
  return { status, first, second, stdout: whole };
}

const steady = (count: number): Trials[] => Array.from({ length: count }, () => [3, 3]);
const broken = (count: number, failing = 1): Trials[] =>
  steady(count).map((one, at) => (at < failing ? [0, 3] : one));

describe("a case that goes from 3 of 3 to none", () => {
  test.each([3, 51, 60, 100])("among %i is red, with the case and the argument first", (count) => {
    const { status, first, second } = gated(steady(count), broken(count));
    expect(status).toBe(1);
    expect(first).toBe("✘ rungate: 1 case got worse: case-0");
    expect(second.trim()).toBe('case-0 book date: expected "2026-06-12", got "2026-06-05", was 3 of 3');
  });

  test("twice among 150 is red", () => {
    const { status, first } = gated(steady(150), broken(150, 2));
    expect([status, first]).toEqual([1, "✘ rungate: 2 cases got worse: case-0, case-1"]);
  });
});

test("nine passing copies for the two broken cases of twenty hide nothing, and are named", () => {
  const copies = broken(20, 2).map((one, at): Trials => (at < 2 ? [9, 12] : one));
  const { status, first, stdout } = gated(steady(20), copies);
  expect([status, first]).toEqual([1, "✘ rungate: 2 cases got worse: case-0, case-1"]);
  expect(stdout).toContain(
    "2 cases have more runs than the others here: case-0 (12 instead of 3), case-1 (12 instead of 3)",
  );
});

test("four cases that each lost one of three trials are no four cases that got worse", () => {
  const less = steady(12).map((one, at): Trials => (at < 6 ? [2, 3] : one));
  const { status, first } = gated(steady(12), less);
  expect(status).toBe(1);
  expect(first).toMatch(/^✘ rungate: pass rate fell 16\.7 points, most in case-0, /);
});

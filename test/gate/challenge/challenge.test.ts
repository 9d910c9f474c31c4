import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { ConfigurationError } from "../../../src/core/problems.ts";
import type { BreakKind } from "../../../src/gate/challenge/breaks.ts";
import type { Challenge, GatedBreak } from "../../../src/gate/challenge/results.ts";
import { challenged, EXPECTED, trip, trips } from "./fixture.ts";

const kindOf = (found: Challenge, kind: BreakKind) => found.kinds.find((row) => row.kind === kind);
const of = (found: Challenge, kind: BreakKind): GatedBreak[] =>
  found.list.filter((each) => each.kind === kind);
const results = (list: readonly GatedBreak[]) => [...new Set(list.map(({ result }) => result))];

describe("a break that fails every run of a case", () => {
  test("is red in snapshots, inconclusive with one trial recorded again, and says how many would do", async () => {
    const files = trips({ cases: 4 });
    const kept = await challenged(files, { areSnapshots: true });
    expect(results(of(kept, "drop-call"))).toEqual(["red"]);
    expect(of(kept, "drop-call")[0]).toEqual({
      case: "trip-1",
      kind: "drop-call",
      at: "search",
      broken: 1,
      trials: 1,
      result: "red",
      seenBy: ["code", "f1"],
      sight: "seen",
    });
    const again = await challenged(files);
    expect(results(of(again, "drop-call"))).toEqual(["inconclusive"]);
    const [first] = of(again, "drop-call");
    expect(first?.trialsNeeded).toBe(3);
    expect(
      results(of(await challenged(trips({ cases: 4, trials: 3 })), "drop-call").filter(isWhole)),
    ).toEqual(["red"]);
    expect(
      results(of(await challenged(trips({ cases: 4, trials: 2 })), "drop-call").filter(isWhole)),
    ).toEqual(["inconclusive"]);
  });

  test("is red at once in a required case, also in one trial of three", async () => {
    const expected = { referenceToolCalls: EXPECTED, required: true };
    const found = await challenged(trips({ trials: 3, expected }));
    expect(results(of(found, "drop-call"))).toEqual(["red"]);
    expect(of(found, "drop-call").map(({ broken }) => broken)).toEqual(Array(6).fill([1, 2, 3]).flat());
  });

  test("is red in the required case alone", async () => {
    const cases = ["trip-1", "trip-2"].map((id) => ({
      id,
      referenceToolCalls: EXPECTED,
      required: id === "trip-2",
    }));
    const found = await challenged({ ...trips({ cases: 2 }), "expectations.yml": { cases } });
    expect(of(found, "drop-call").map((each) => `${each.case} ${each.result}`)).toEqual([
      ...["trip-1 inconclusive", "trip-1 inconclusive"],
      ...["trip-2 red", "trip-2 red"],
    ]);
  });

  test("is red by integrity where the broken run cannot be scored: it says nothing, and should say something", async () => {
    const found = await challenged(trips({ expected: { mustSay: ["120"] } }));
    expect(results(of(found, "end-early"))).toEqual(["red"]);
    expect(results(of(found, "no-number"))).toEqual(["inconclusive"]);
  });

  test("is red where the policy stops what is inconclusive", async () => {
    const found = await challenged(trips({ policy: { gate: { inconclusive: "fail" } } }));
    expect(results(of(found, "drop-call"))).toEqual(["red"]);
  });
});

const isWhole = ({ broken, trials }: GatedBreak) => broken === trials;

describe("a break that is missed", () => {
  test("is unseen where no score changes: what the case does not say", async () => {
    const found = await challenged(trips({ expected: { expectedToolOrder: ["search", "book"] } }));
    const unseen = found.kinds.filter((row) => row.unseen === row.breaks).map(({ kind }) => kind);
    expect(unseen).toEqual(["change-number", "change-date", "change-text", "repeat-call", "no-number"]);
    expect(kindOf(found, "swap-calls")).toMatchObject({ unseen: 0, seenBy: { code: 3 } });
    expect(found.deaf[0]).toEqual({ case: "trip-1", breaks: 12, unseen: 6, tolerated: 0, kinds: unseen });
    expect(found.deaf.length).toBe(3);
  });

  test("is seen by mustSay, and by a rule", async () => {
    const expected = { mustSay: ["120"], rules: { noRepeat: 1, forbiddenTools: ["delete_*"] } };
    const found = await challenged(trips({ expected }));
    expect(kindOf(found, "no-number")?.seenBy).toEqual({ says: 3 });
    expect(kindOf(found, "end-early")?.seenBy).toEqual({ says: 3 });
    expect(kindOf(found, "repeat-call")?.seenBy).toEqual({ rules: 6 });
    expect(kindOf(found, "forbidden-call")?.seenBy).toEqual({ rules: 3 });
    expect(kindOf(found, "drop-call")).toMatchObject({ unseen: 6, seenBy: {} });
  });

  test("is tolerated where a score changes and the run passes all the same", async () => {
    const found = await challenged(trips({ policy: { passMarks: { f1: 0.5 } } }), { areSnapshots: true });
    expect(kindOf(found, "change-date")).toMatchObject({
      breaks: 3,
      green: 3,
      tolerated: 3,
      seenBy: { f1: 3 },
    });
    expect(of(found, "change-date")[0]?.trialsNeeded).toBeUndefined();
  });

  test("is undecided for chance alone where the regression is not looked for: no number of trials would do", async () => {
    const policy = { gate: { regression: { mode: "off" } } };
    const found = await challenged(trips({ policy }));
    expect(found).toMatchObject({ red: 0, inconclusive: 0 });
    expect(found.undecided).toBeGreaterThan(0);
    expect(found.undecided + found.unseen).toBe(found.breaks);
    expect([...new Set(of(found, "drop-call").map(({ trialsNeeded }) => trialsNeeded))]).toEqual([null]);
  });
});

describe("a suite", () => {
  test("is broken where its runs pass, and the others are named", async () => {
    const found = await challenged(trips({ trials: 2, wrong: ["1.1", "2.1", "2.2"] }));
    expect(found).toMatchObject({ runs: 3, challengedCases: 2, unchallenged: ["trip-2"] });
    expect(of(found, "drop-call").map((each) => `${each.case} ${each.broken}`)).toEqual([
      ...["trip-1 1", "trip-1 1"],
      ...["trip-3 1", "trip-3 2", "trip-3 1", "trip-3 2"],
    ]);
  });

  test("that is red already is challenged by what gets worse", async () => {
    const policy = { gate: { floors: { passRate: 1 } } };
    const found = await challenged(trips({ wrong: ["1.1"], policy }));
    expect(found.alreadyRed).toEqual(["floors"]);
    expect(results(of(found, "drop-call"))).toEqual(["inconclusive"]);
    const whole = await challenged(trips({ policy }));
    expect(results(of(whole, "drop-call"))).toEqual(["red"]);
  });

  test("of cases in quarantine is challenged by the others", async () => {
    const quarantine = [{ case: "trip-1", owner: "@ann", reason: "flaky", until: "2999-12-31" }];
    const policy = { quarantine, gate: { maxQuarantine: 0.5 } };
    const found = await challenged(trips({ policy }));
    expect(found).toMatchObject({ runs: 2, challengedCases: 2, unchallenged: ["trip-1"] });
    expect([...new Set(found.list.map((each) => each.case))]).toEqual(["trip-2", "trip-3"]);
  });

  test("with a judge that gates is challenged by the other scorers", async () => {
    const found = await challenged(trips({ policy: { gate: { scorers: ["f1", "llm"] } } }));
    expect(found.judges).toEqual(["llm"]);
    expect(kindOf(found, "drop-call")?.seenBy).toEqual({ code: 6, f1: 6 });
  });

  test("whose recordings say what is expected is challenged without a file of expectations", async () => {
    const rows = [1, 2].map((at) =>
      JSON.stringify({ ...trip(`trip-${at}`, 1), referenceToolCalls: EXPECTED }),
    );
    const found = await challenged({ "runs.jsonl": rows.join("\n") });
    expect(kindOf(found, "drop-call")).toMatchObject({ breaks: 4, unseen: 0 });
  });

  test("that was recorded in part is challenged in that part, and is red for the rest", async () => {
    const files = trips({ cases: 2 });
    const [first = ""] = String(files["runs.jsonl"]).split("\n");
    const found = await challenged({ ...files, "runs.jsonl": first });
    expect(found).toMatchObject({ challengedCases: 1, alreadyRed: ["integrity"] });
    expect(results(of(found, "drop-call"))).toEqual(["inconclusive"]);
  });

  test("of one case with one run is challenged too", async () => {
    const found = await challenged(trips({ cases: 1 }));
    expect(found).toMatchObject({ runs: 1, challengedCases: 1, breaks: 12, red: 0 });
    // A value of another case needs another case.
    expect(kindOf(found, "change-enum")).toBeUndefined();
  });

  test("gets the same answer each time, and tells of each break that is done", async () => {
    const done: string[] = [];
    const onProgress = (at: number, total: number) => done.push(`${at}/${total}`);
    const found = await challenged(trips(), { onProgress });
    expect(await challenged(trips())).toEqual(found);
    expect(done).toEqual(Array.from({ length: found.breaks + 1 }, (_, at) => `${at}/${found.breaks}`));
  });

  test("hides what the policy hides", async () => {
    const found = await challenged(trips({ policy: { redact: ["/flight/"] } }));
    expect(JSON.stringify(found)).not.toContain("flight");
  });

  test("of more breaks than are gated is sampled by its seed", async () => {
    const args = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`n${at}`, at]));
    const calls = Array.from({ length: 25 }, (_, at) => ({ name: `tool_${at}`, arguments: args }));
    const rows = [1, 2, 3].map((at) =>
      JSON.stringify({ case: "trip", trial: `${at}`, toolCalls: calls, referenceToolCalls: calls }),
    );
    const found = await challenged({ "runs.jsonl": rows.join("\n") });
    // Each number and each call of 25 dropped, repeated and renamed, 24 swaps and an early end, in 1, 2 and 3 trials.
    expect(found).toMatchObject({ breaks: limits.challengedBreaks, found: (25 * 25 + 3 * 25 + 24 + 1) * 3 });
  });
});

describe("what cannot be challenged is refused", () => {
  const refused = async (files: Parameters<typeof challenged>[0]) => {
    const error = await challenged(files).catch((caught: unknown) => caught);
    return error instanceof ConfigurationError ? error.problems.map(({ message }) => message) : error;
  };

  test("a suite without a passing run", async () => {
    expect(await refused(trips({ cases: 1, wrong: ["1.1"] }))).toEqual([
      'suite default has no passing run to break: "rungate gate" says why its runs fail, or why nothing is expected of them',
    ]);
  });

  test("a suite of runs that cannot be read, with each reason", async () => {
    expect(await refused({ ...trips({ cases: 1 }), "runs.jsonl": "{" })).toHaveLength(2);
  });

  test("a suite of runs that do nothing", async () => {
    const row = { case: "trip", trial: "1", toolCalls: [], referenceToolCalls: [] };
    expect(await refused({ "runs.jsonl": JSON.stringify(row) })).toEqual([
      "suite default has 1 passing run, and none has a call or an answer that could be broken",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { ConfigurationError } from "../../src/core/problems.ts";
import {
  booking,
  commit,
  expectations,
  expecting,
  type Files,
  flights,
  gate,
  headOf,
  recordings,
} from "./suite.ts";

// flight-12 breaks in this pull request, which tries to be merged anyway.
const ids = flights(12);
const policy = { passMarks: { f1: 0.9 }, gate: { floors: { passRate: 0.95 }, requiredCases: ["flight-1"] } };
const files: Files = {
  ...expectations(ids),
  ...recordings(ids, "monday"),
  "policy.yml": policy,
};
const base = commit("c1", files);
const broken: Files = { ...files, "runs/flight-12.json": booking("tuesday", "2024-01-16") };

const without = (from: Files, ...names: string[]): Files =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
const casesWith = (changed: object, of = "flight-12"): Files => ({
  "expectations.yml": { cases: ids.map((id) => expecting(id, id === of ? changed : {})) },
});
const policyWith = (gateChanges: object, more: object = {}): Files => ({
  "policy.yml": { ...policy, ...more, gate: { ...policy.gate, ...gateChanges } },
});

const judged = (changes: Files, ...gone: string[]) =>
  headOf(gate(without({ ...broken, ...changes }, ...gone), base));

test("as it is the pull request fails", () => {
  const { result, lines } = judged({});
  expect(result).toBe("fail");
  expect(lines).toMatch(
    /^· Regression \(snapshots\): flight-12 passed .*\nFloors: pass rate 91\.7%, at least 95\.0% required/,
  );
});

describe("it fails all the same, and the first line says why, when it", () => {
  test.each<[string, Files, string[], RegExp]>([
    [
      "deletes the failing case",
      expectations(ids.slice(0, 11)),
      ["runs/flight-12.json"],
      /^· Weakening: 1 of 12 cases of the baseline is gone: flight-12; if that is right, write retired: \[\{ id: flight-12, reason: … \}\]/,
    ],
    [
      "deletes its expectation only",
      expectations(ids.slice(0, 11)),
      [],
      /^· Weakening: 1 of 12 cases of the baseline is gone: flight-12 \(its runs are recorded, and nothing is expected of them\)/,
    ],
    [
      "deletes its recording only",
      {},
      ["runs/flight-12.json"],
      /^· Integrity: expectations\.yml:\d+: case "flight-12" has no run: record one/,
    ],
    [
      "renames its id",
      { ...expectations([...ids.slice(0, 11), "new"]), "runs/new.json": booking("tuesday", "2024-01-16") },
      ["runs/flight-12.json"],
      /^· Weakening: 1 of 12 cases of the baseline is gone: flight-12 \(the new case "new" expects the same: if it is this one renamed, write "formerly: flight-12" there\)/,
    ],
    [
      "empties the expectations",
      { "expectations.yml": { cases: [] } },
      [],
      /^· Nothing assessed: none of 12 runs could be assessed.*\nWeakening: 12 of 12 cases of the baseline are gone: flight-1, /,
    ],
    [
      "truncates the recording",
      { "runs/flight-12.json": JSON.stringify(booking("tuesday")).slice(0, -9) },
      [],
      /^· Integrity: runs\/flight-12\.json:1: not JSON: unexpected end of string at /,
    ],
    [
      "empties the recording",
      { "runs/flight-12.json": "" },
      [],
      /^· Integrity: runs\/flight-12\.json:1: empty: no JSON value/,
    ],
    [
      "dilutes with easy cases and lowers the floor by that",
      (() => {
        const easy = Array.from({ length: 100 }, (_, at) => `easy-${at}`);
        return { ...expectations([...ids, ...easy]), ...recordings(easy, "tuesday") };
      })(),
      [],
      /^· Regression \(snapshots\): flight-12 passed on every base recording and fails now: book date: .*not compared: 100 new.*\nFloors: pass rate 91\.7% without the cases that the base does not have, at least 95\.0% required · worst case flight-12: /,
    ],
    [
      "drops the floor",
      policyWith({ floors: {} }),
      [],
      /^· Regression \(snapshots\): flight-12 passed .*\nChanged: the baseline was judged by another policy: floors\.passRate is not set, was 0\.95$/,
    ],
  ])("%s", (_what, changes, gone, lines) => {
    const found = judged(changes, ...gone);
    expect(found).toMatchObject({ result: "fail", blocks: true });
    expect(found.lines).toMatch(lines);
  });

  test("matches no file", () => {
    expect(() => gate(broken, base, { runs: ["run/{case}.json"] })).toThrow(
      'no file matched "run/{case}.json". Did you mean "runs/{case}.json"?',
    );
    const found = headOf(gate(broken, base, { runs: ["other/{case}.json"] }));
    expect(found).toMatchObject({ result: "fail", blocks: true });
    // The message does not list twelve removed cases with retirement instructions.
    expect(found.lines).toMatch(/^· Integrity: no file matched "other\/\{case\}\.json": /);
    expect(found.lines).not.toContain("Weakening");
  });

  test("cuts the failing run off a file of many", () => {
    const row = (id: string) => JSON.stringify({ case: id, ...booking("monday") });
    const job = { runs: ["all.jsonl"] };
    const rows = (of: readonly string[]) => ({ ...files, "all.jsonl": of.map(row).join("\n") });
    const before = commit("c1", rows(ids), undefined, job);
    const found = headOf(gate(rows(ids.slice(0, 11)), before, job));
    expect(found.result).toBe("fail");
    expect(found.lines).toMatch(/^· Integrity: .*case "flight-12" has no run/);
  });
});

describe("it is not compared, and the first two lines say so, when it", () => {
  const told1 = /Changed: 1 of 12 cases changed its expectation, so not compared: flight-12/;
  const all =
    /^· Weakening: 1 required case changed or gone: flight-1 · 12 of 12 cases changed their expectations(?: or the policy that judges)?, so not compared: flight-1, /;

  test.each<[string, Files, RegExp]>([
    ["lowers the pass mark of all cases", policyWith({ floors: {} }, { passMarks: { f1: 0, code: 0 } }), all],
    ["marks the tool as ignored", policyWith({}, { tools: [{ match: "book", ignore: true }] }), all],
    [
      "marks the tool as read-only",
      policyWith(
        {},
        { tools: [{ match: "*", readOnly: true }], defaults: { f1: { calls: "state-changing" } } },
      ),
      all,
    ],
    ["takes a scorer out of the gate", policyWith({ scorers: ["code"] }), all],
    [
      "lets nothing be measured by f1 any more",
      {
        "expectations.yml": {
          cases: ids.map((id) => ({ id, expectedTool: "book" })),
        },
      },
      all,
    ],
    [
      "takes a case out of the required ones and changes it",
      {
        ...casesWith({ referenceToolCalls: [{ name: "book" }] }, "flight-1"),
        ...policyWith({ requiredCases: [], floors: {} }),
        ...recordings(["flight-12"], "monday"),
      },
      /^· Weakening: 1 required case changed or gone: flight-1 · 1 of 12 cases changed its expectation( or the policy that judges)?/,
    ],
  ])("%s: inconclusive", (_what, changes, lines) => {
    const found = judged(changes);
    expect(found.result).toBe("inconclusive");
    expect(found.lines).toMatch(lines);
  });

  test.each<[string, Files]>([
    [
      "widens a matcher",
      casesWith({
        referenceToolCalls: [{ name: "book", arguments: { date: { $regex: "^2024" }, seats: 1 } }],
      }),
    ],
    [
      "loosens the arguments of one case",
      casesWith({ f1: { mode: "flexible", argumentMatchThreshold: 0.5 } }),
    ],
    [
      "expects the wrong call",
      casesWith({ referenceToolCalls: [{ name: "book", arguments: { date: "2024-01-16", seats: 1 } }] }),
    ],
  ])("%s of one case in twelve: told, and passes where the policy has it so", (_what, changes) => {
    const found = judged(changes);
    expect(found).toMatchObject({ result: "pass", blocks: false });
    expect(found.lines).toMatch(told1);
    const strict = policyWith({ changedCases: "fail" });
    expect(judged({ ...changes, ...strict }).result).toBe("pass");
  });

  test("widens a matcher of three cases in twelve: inconclusive, or what the policy says", () => {
    const cases = ids.map((id, at) =>
      expecting(id, at > 8 ? { referenceToolCalls: [{ name: "book" }] } : {}),
    );
    const changes = { "expectations.yml": { cases } };
    const found = judged(changes);
    expect(found.result).toBe("inconclusive");
    expect(found.lines).toMatch(
      /^· Weakening: 3 of 12 cases changed their expectations, so not compared: flight-10, flight-11, flight-12/,
    );
    expect(judged({ ...changes, ...policyWith({ changedCases: "fail" }) })).toMatchObject({
      result: "fail",
      blocks: true,
    });
    expect(judged({ ...changes, ...policyWith({ inconclusive: "fail" }) })).toMatchObject({ blocks: true });
  });

  test("turns the comparison off: told first, with the other policy", () => {
    const found = judged(policyWith({ regression: { mode: "off" }, floors: {} }));
    expect(found.lines).toBe(
      '· Regression: not looked for: the policy\'s mode is off\nChanged: the baseline was judged by another policy: floors.passRate is not set, was 0.95, regression.mode is "off", was "auto"',
    );
  });
});

test("a baseline of another suite is none, and there is no verdict", () => {
  expect(() => gate(broken, base, { suite: "other" })).toThrow(ConfigurationError);
  expect(() => gate(broken, base, { suite: "other" })).toThrow(
    'baseline.json: is the report of suite "default", and this is suite "other": without its own baseline there is no verdict',
  );
});

test("other settings of the workflow fail on the first line", () => {
  const settings = { runs: ["runs/{case}.json"], "report-only": false };
  const before = commit("c1", files, undefined, { settings });
  const found = headOf(gate(files, before, { settings: { ...settings, "report-only": true } }));
  expect(found.result).toBe("fail");
  expect(found.lines).toMatch(
    /^· Weakening: other settings than the baseline's: report-only is true, was false/,
  );
});

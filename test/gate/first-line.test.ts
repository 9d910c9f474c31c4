import { describe, expect, test } from "vitest";
import { FROM_ADDRESS } from "../../src/core/install-command.ts";
import { hintViews } from "../../src/views/next-command.ts";
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

const WRONG = 'book date: expected "2024-01-15", got "2024-01-16"';
const statistical = { gate: { regression: { mode: "statistical" } } };
const firstLine = (report: ReturnType<typeof gate>) => headOf(report).lines.split("\n")[0] ?? "";

function rerun(count: number, wrong: readonly string[], policy: object) {
  const all = flights(count);
  const files = (made: string, failing: readonly string[]): Files => ({
    ...expectations(all),
    ...recordings(all, made, failing),
    "policy.yml": policy,
  });
  return gate(files("tuesday", wrong), commit("c1", files("monday", [])));
}

const ids = flights(12);
const files: Files = { ...expectations(ids), ...recordings(ids, "monday") };
const broken: Files = { ...files, "runs/flight-9.json": booking("tuesday", "2024-01-16") };
const withPolicy = (policy: object, from: Files = broken): Files => ({ ...from, "policy.yml": policy });
const changed = (now: Files) =>
  gate(now, commit("c1", withPolicy((now["policy.yml"] ?? {}) as object, files)));

describe("the first line names the worst case, and its argument, when", () => {
  test("the pass rate fell beyond chance", () => {
    const report = rerun(12, flights(12).slice(5, 10), statistical);
    expect(report.verdict.result).toBe("fail");
    expect(firstLine(report)).toContain(
      ` · worst case flight-10: ${WRONG} · the mean alone does not show it; the cases that turned do · 12 cases compared`,
    );
  });

  test.each([
    [2, 1],
    [5, 1],
    [12, 3],
  ])("it looks worse: of %i cases %i", (count, wrong) => {
    const report = rerun(count, flights(count).slice(0, wrong), statistical);
    expect(report.verdict.result).toBe("inconclusive");
    expect(firstLine(report)).toMatch(
      /^· Looks worse: .* To settle it, record every case again next to these recordings/,
    );
    expect(firstLine(report)).toContain(` · worst case flight-1: ${WRONG} · ${count} cases compared`);
  });

  test("a snapshot changed", () => {
    expect(firstLine(changed(broken))).toContain(
      `flight-9 passed on every base recording and fails now: ${WRONG}`,
    );
  });

  test("changed expectations are not met", () => {
    const referenceToolCalls = [{ name: "book", arguments: { date: "2024-03-01", seats: 1 } }];
    const cases = ids.map((id, at) =>
      at < 3 ? expecting(id, at === 1 ? { referenceToolCalls } : { maxToolCalls: 5 }) : expecting(id),
    );
    const report = changed({ ...files, "expectations.yml": { cases } });
    expect(report.verdict.result).toBe("inconclusive");
    expect(firstLine(report)).toMatch(
      /^· Weakening: 1 changed case fails every run by its own new expectation: flight-2 · worst case flight-2: book date: expected "2024-03-01", got "2024-01-15" · 3 of 12 cases changed /,
    );
  });

  test("cases are gone, and another one got worse", () => {
    const { "runs/flight-12.json": _, ...rest } = broken;
    const report = changed({ ...rest, ...expectations(ids.slice(0, 11)) });
    expect(firstLine(report)).toMatch(/^· Weakening: 1 of 12 cases of the baseline is gone: flight-12;/);
    expect(firstLine(report)).toContain(` · worst case flight-9: ${WRONG}`);
  });

  test("the workflow has other settings", () => {
    const of = (runs: string) => ({ settings: { runs } });
    const report = gate(broken, commit("c1", files, undefined, of("runs/*.json")), {
      ...of("more/*.json"),
      policy: undefined,
    });
    const { checks } = report.verdict;
    expect(checks.find(({ name }) => name === "weakening")?.message).toBe(
      `other settings than the baseline's: runs is "more/*.json", was "runs/*.json" · worst case flight-9: ${WRONG}`,
    );
  });

  test("nothing could be compared", () => {
    const expected = { referenceToolCalls: [{ name: "book", arguments: { date: "2024-03-01" } }] };
    const now = {
      "expectations.yml": { cases: [expecting("flight-1", expected)] },
      ...recordings(["flight-1"], "a"),
    };
    const policy = { "policy.yml": { gate: { changedCases: "pass" } } };
    const before = { ...expectations(["flight-1"]), ...recordings(["flight-1"], "a"), ...policy };
    const report = gate({ ...now, ...policy }, commit("c1", before));
    expect(report.verdict.result).toBe("inconclusive");
    expect(firstLine(report)).toContain("got worse · worst case flight-1: book date: expected");
  });

  test("required cases fail", () => {
    const policy = withPolicy({
      gate: { regression: { mode: "off" }, requiredCases: ["flight-2", "flight-9"] },
    });
    expect(firstLine(changed(policy))).toContain(`not passed by every run: flight-9: ${WRONG}`);
    const both = { ...policy, "runs/flight-2.json": booking("tuesday", "2024-01-16") };
    expect(firstLine(changed(both))).toContain(
      `not passed by every run: flight-2, flight-9; flight-2: ${WRONG}`,
    );
  });

  test("a floor is missed, though every run passes", () => {
    const policy = { passMarks: { f1: 0 }, gate: { scorers: ["f1"], floors: { f1: 0.95 } } };
    const report = changed(withPolicy(policy));
    expect(firstLine(report)).toBe(
      `· Floors: f1 91.7%, at least 95.0% required · worst case flight-9: ${WRONG}`,
    );
  });

  test("a rule is broken", () => {
    const cases = ids.map((id) =>
      expecting(id, { maxToolCalls: 1, referenceToolCalls: undefined, expectedTool: "book" }),
    );
    const calls = [booking("a"), booking("b")].flatMap((one) => (one as { toolCalls: object[] }).toolCalls);
    const before = withPolicy(
      { gate: { budgets: "fail", regression: { mode: "off" } } },
      { ...files, "expectations.yml": { cases } },
    );
    const report = gate({ ...before, "runs/flight-9.json": { toolCalls: calls } }, commit("c1", before));
    expect(firstLine(report)).toBe(
      "· Rules: flight-9 broke maxToolCalls: made 2 calls, 1 is allowed; book (call 2) is one too many",
    );
  });

  test.each<[string, object, object[], string]>([
    ["a call is missing", {}, [], 'missing book {"date":"2024-01-15","seats":1}'],
    [
      "a call was not expected",
      {},
      [
        { name: "book", arguments: { date: "2024-01-15", seats: 1 } },
        { name: "pay", arguments: { sum: 3 } },
      ],
      'unexpected pay {"sum":3}',
    ],
    [
      "the order is wrong",
      { referenceToolCalls: undefined, expectedToolOrder: ["search", "book"] },
      [
        { name: "book", arguments: {} },
        { name: "search", arguments: {} },
      ],
      "tools expected search → book, called book → search",
    ],
  ])("%s", (_what, expected, toolCalls, reason) => {
    const right =
      "expectedToolOrder" in expected
        ? [
            { name: "search", arguments: {} },
            { name: "book", arguments: {} },
          ]
        : undefined;
    const before: Files = {
      "expectations.yml": {
        cases: [...ids.slice(1).map((id) => expecting(id)), expecting("flight-1", expected)],
      },
      ...recordings(ids, "monday"),
      ...(right === undefined ? {} : { "runs/flight-1.json": { toolCalls: right } }),
    };
    const report = gate({ ...before, "runs/flight-1.json": { toolCalls } }, commit("c1", before));
    expect(report.verdict.result).toBe("fail");
    expect(firstLine(report)).toContain(
      `flight-1 passed on every base recording and fails now: ${reason} · `,
    );
  });
});

describe("a tool that is called by another name", () => {
  const renamed = (id: string, more: object[] = []) => ({
    [`runs/${id}.json`]: {
      toolCalls: [{ name: "get_seat", arguments: { date: "2024-01-15", seats: 1 } }, ...more],
    },
  });

  test("is asked about on the first line, with the command that accepts it in place of one that silences it", () => {
    const report = changed({ ...files, ...renamed("flight-4") });
    expect(firstLine(report)).toContain(
      "flight-4 passed on every base recording and fails now: renamed? expected book, got get_seat with the same arguments · ",
    );
    expect(report.hint).toBeNull();
    expect(hintViews(report)).toEqual([
      {
        sentence:
          "A tool may have been renamed: the agent called get_seat instead of book (1 case), with the same arguments. If the new name is right, expect it:",
        language: "sh",
        lines: ["npx rungate accept flight-4"],
      },
    ]);
  });

  test("is accepted with the options that were asked for, where they are known", () => {
    const report = changed({ ...files, ...renamed("flight-4") });
    const expectation = {
      runs: ["runs/{case}.json", "more/*.json"],
      policy: "p.yml",
      "case-field": "/a b",
      format: null,
    };
    const command = (options: object) => hintViews(report, options as Record<string, unknown>)[0]?.lines[0];
    expect(command(expectation)).toBe(
      'npx rungate accept flight-4 --runs "runs/{case}.json" "more/*.json" --policy p.yml --case-field "/a b"',
    );
    expect(
      command({ runs: ["$(reboot).json"], expectations: ["e.yml"], policy: ".github/rungate.yml" }),
    ).toBe("npx rungate accept flight-4 --runs … --expectations e.yml");
  });

  test("is not silenced where other tools may be", () => {
    const rest = ["a", "b", "c"].map((id) => ({ name: "get_user", arguments: { id } }));
    const report = changed({ ...files, ...renamed("flight-4", rest) });
    expect(report.hint?.tools.map(({ name }) => name)).toEqual(["get_user"]);
    expect(hintViews(report).map(({ language }) => language)).toEqual(["sh", "yaml"]);
  });

  test("is found where the reference has matchers", () => {
    const arguments_ = { date: { $regex: "^2024-" }, seats: { $type: "integer" } };
    const cases = ids.map((id) => ({ id, referenceToolCalls: [{ name: "book", arguments: arguments_ }] }));
    const before = { ...files, "expectations.yml": { cases } };
    const report = gate({ ...before, ...renamed("flight-4") }, commit("c1", before));
    expect(firstLine(report)).toContain("renamed? expected book, got get_seat with the same arguments");
  });

  test("asks for no program that the settings of a report name: a fork may have written them", () => {
    const report = changed({ ...files, ...renamed("flight-4") });
    const settings = { program: "reboot;" };
    expect(hintViews({ ...report, settings })[0]?.lines).toEqual(["npx rungate accept flight-4"]);
    const [line] = hintViews({ ...report, settings, installed: false })[0]?.lines ?? [];
    expect(line).toBe(`${FROM_ADDRESS} accept flight-4`);
  });

  test.each([
    ["home by six", '"home by six"'],
    ["$(reboot)", "CASE"],
    ["--all", "CASE"],
    ['a" & reboot & "', "CASE"],
    ["`reboot`", "CASE"],
    ["it's", '"it\'s"'],
  ])("a case called %s is %s in a command that can be pasted into any shell", (id, word) => {
    const made = { case: id, toolCalls: [{ name: "get_seat", arguments: { date: "2024-01-15", seats: 1 } }] };
    const report = gate({ ...expectations([id]), "runs/one.json": made }, undefined, {
      runs: ["runs/*.json"],
    });
    expect(hintViews(report)[0]?.lines).toEqual([`npx rungate accept ${word}`]);
  });

  test("is not accepted by a command where the recordings say what is expected", () => {
    const made = {
      toolCalls: [{ name: "get_seat", arguments: { seats: 1 } }],
      referenceToolCalls: [{ name: "book", arguments: { seats: 1 } }],
    };
    const [hint] = hintViews(gate({ "runs/one.json": made }, undefined, { expectations: [] }));
    expect(hint?.lines).toEqual([]);
    expect(hint?.sentence).toMatch(/write it where the recordings say what is expected\.$/);
  });
});

test("one of ten cases retired as the error says passes, and is told", () => {
  const ten = flights(10);
  const before = { ...expectations(ten), ...recordings(ten, "monday") };
  const base = commit("c1", before);
  const { "runs/flight-5.json": _, ...rest } = before;
  const left = ten.filter((id) => id !== "flight-5");
  const removed = gate({ ...rest, ...expectations(left) }, base);
  expect(removed.verdict.result).toBe("fail");
  const [, retired = ""] = /write (retired: \[.*?\]) in the expectations/.exec(firstLine(removed)) ?? [];
  const cases = left.map((id) => `  - ${JSON.stringify(expecting(id))}`);
  const yaml = `cases:\n${cases.join("\n")}\n${retired.replace("…", "closed")}\n`;
  const report = gate({ ...rest, "expectations.yml": yaml }, base);
  expect(headOf(report)).toMatchObject({ result: "pass", blocks: false });
  expect(headOf(report).lines).toContain("Changed: 1 case retired: flight-5 (closed)");
});

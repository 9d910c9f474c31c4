import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { reportOn } from "../workspace.ts";
import { type Reference, reference } from "./f1-fixture.ts";
import { made, scoreF1 } from "./fixture.ts";

const precision = (references: Reference[], calls: ToolCall[], more: object = {}) =>
  scoreF1({ referenceToolCalls: references, f1: { missingCalls: "ignore", ...more } }, calls);

describe("f1 where calls may be missing", () => {
  test.each<[string, Reference[], ToolCall[], number]>([
    ["all of them", [reference("a"), reference("b")], [made("b"), made("a")], 1],
    ["one of two", [reference("a"), reference("b")], [made("b")], 1],
    ["none of them", [reference("a"), reference("b")], [], 1],
    ["one of two, and another", [reference("a"), reference("b")], [made("b"), made("c")], 0.5],
    ["once expected, twice called", [reference("a")], [made("a"), made("a")], 0.5],
    ["other arguments", [reference("a", { x: 1 })], [made("a", { x: 2 })], 0],
    ["nothing expected, something called", [], [made("a")], 0],
    ["nothing expected, nothing called", [], [], 1],
    [
      "the best pairing, whether a reference is optional or not",
      [{ ...reference("a", { x: 1 }), optional: true }, reference("a", { $subset: {} })],
      [made("a", { x: 1 }), made("a", { x: 2 })],
      1,
    ],
  ])("%s", (_what, references, calls, score) => {
    expect(precision(references, calls).value).toBe(score);
  });

  test("tells of calls too many, of wrong arguments, and of nothing that is missing", () => {
    const details = precision(
      [reference("a", { x: 1 }), reference("b"), reference("c", { y: 1 })],
      [made("a", { x: 2 }), made("b"), made("d", { y: 1 })],
    );
    expect(details).toMatchObject({ value: 1 / 3, precision: 1 / 3, recall: 1, references: 1, calls: 3 });
    expect(details.missing).toEqual([]);
    expect(details.renamed).toBeUndefined();
    expect(details.nearMisses[0]?.differences).toEqual([{ path: "x", expected: 1, actual: 2 }]);
    expect(details.unexpected.map(({ name }) => name)).toEqual(["a", "d"]);
  });

  test("counts the calls of a case that expects a hand-off, which it need not make", () => {
    const rules = [{ match: "ask_*", handoff: true }];
    const caseFields = { referenceToolCalls: [reference("ask_person")], f1: { missingCalls: "ignore" } };
    expect(scoreF1(caseFields, [], rules).value).toBe(1);
    expect(scoreF1(caseFields, [made("ask_person", { why: "stuck" })], rules).value).toBe(1);
    expect(scoreF1(caseFields, [made("pay")], rules).value).toBe(0);
  });

  test("lets a run pass by f1 alone that stops early", () => {
    const { cases } = reportOn(
      {
        "expectations.yml": `defaults: { f1: { missingCalls: ignore } }
cases:
  - { id: early, referenceToolCalls: [{ name: find }, { name: pay }] }
  - { id: beyond, referenceToolCalls: [{ name: find }, { name: pay }] }
`,
        "policy.yml": "gate: { scorers: [f1] }\npassMarks: { f1: 1 }",
        "runs/early.json": { toolCalls: [{ name: "find" }] },
        "runs/beyond.json": { toolCalls: [{ name: "find" }, { name: "drop" }] },
      },
      { policy: "policy.yml" },
    );
    expect(cases.map(({ id, trials: [one] }) => [id, one?.pass])).toEqual([
      ["beyond", false],
      ["early", true],
    ]);
  });
});

describe("calls that may be missing and calls that may be there besides", () => {
  const both = "f1: { extraCalls: ignore, missingCalls: ignore }";
  const message = expect.stringContaining("leave nothing that f1 could count: write count for one of them");

  test.each([
    ["in a case", `cases:\n  - id: a\n    ${both}\n`, 3],
    ["in a file's defaults", `defaults:\n  ${both}\ncases: [{ id: a }]\n`, 2],
    [
      "the one in the file's defaults, the other in a case",
      "defaults: { f1: { extraCalls: ignore } }\ncases:\n  - id: a\n    f1: { missingCalls: ignore }\n",
      4,
    ],
  ])("%s are an error with its line", (_where, text, line) => {
    expect(loadExpectations([{ file: "cases.yml", text }]).problems).toEqual([
      expect.objectContaining({ severity: "error", file: "cases.yml", line, message }),
    ]);
  });

  test("in a policy are an error, and so is one there and the other in a case", () => {
    const { policy, problems } = loadConfigFile("rungate.yml", `defaults:\n  ${both}\n`);
    expect(policy).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ line: 2, message })]);
    const text = "cases:\n  - id: a\n  - id: b\n    f1: { missingCalls: count }\n";
    const loaded = loadExpectations(
      [{ file: "cases.yml", text: `defaults: { f1: { missingCalls: ignore } }\n${text}` }],
      {
        f1: { extraCalls: "ignore" },
      },
    );
    expect(loaded.problems).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining('case "a"') }),
    ]);
  });
});

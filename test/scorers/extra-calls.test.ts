import { describe, expect, test } from "vitest";
import type { ToolCall } from "../../src/recordings/run.ts";
import { brokenRuleTexts } from "../../src/report/reasons.ts";
import { reportOn } from "../workspace.ts";
import { type Reference, reference } from "./f1-fixture.ts";
import { made, scoreF1 } from "./fixture.ts";

const ignore = { f1: { extraCalls: "ignore" } };
const recall = (references: Reference[], calls: ToolCall[], more: object = {}) =>
  scoreF1({ referenceToolCalls: references, f1: { ...ignore.f1, ...more } }, calls);

describe("f1 where other calls may be made", () => {
  test.each<[string, Reference[], ToolCall[], number]>([
    ["the calls alone", [reference("a", { x: 1 })], [made("a", { x: 1 })], 1],
    [
      "the calls among others, in any order",
      [reference("a"), reference("b")],
      [made("c"), made("b"), made("a")],
      1,
    ],
    ["one of two", [reference("a"), reference("b")], [made("a"), made("c"), made("d")], 0.5],
    ["other arguments", [reference("a", { x: 1 })], [made("a", { x: 2 }), made("c")], 0],
    ["twice expected, once called", [reference("a"), reference("a")], [made("a"), made("b"), made("b")], 0.5],
    ["nothing expected, something called", [], [made("a")], 0],
    ["nothing expected, nothing called", [], [], 1],
    ["an optional call that is not made", [{ ...reference("a"), optional: true }], [made("b")], 1],
    [
      "the best pairing, not the first found",
      [reference("a", { $subset: {} }), reference("a", { x: 1 })],
      [made("a", { x: 1 }), made("a", { x: 2 }), made("z")],
      1,
    ],
  ])("%s", (_what, references, calls, score) => {
    expect(recall(references, calls).value).toBe(score);
  });

  test("lists the calls left over, and none as unexpected", () => {
    const {
      value,
      recall: found,
      precision,
      extra,
      unexpected,
      missing,
    } = recall([reference("a"), reference("b")], [made("a"), made("c", { y: 1 })]);
    expect({ value, found, precision }).toEqual({ value: 0.5, found: 0.5, precision: 0.5 });
    expect(extra).toEqual([{ position: 1, name: "c", arguments: { y: 1 } }]);
    expect(unexpected).toEqual([]);
    expect(missing.map(({ name }) => name)).toEqual(["b"]);
  });

  test("says which argument is wrong, and that a tool may have been renamed", () => {
    const near = recall([reference("a", { x: 1 })], [made("a", { x: 2 }), made("c")]);
    expect(near.nearMisses[0]?.differences).toEqual([{ path: "x", expected: 1, actual: 2 }]);
    const renamed = recall([reference("a", { x: 1 })], [made("a2", { x: 1 }), made("c")]);
    expect(renamed.renamed).toEqual([{ reference: 0, call: 0 }]);
  });

  test("keeps forbidden tools and the most calls in force", () => {
    const one = "referenceToolCalls: [{ name: find }], f1: { extraCalls: ignore }";
    const { cases } = reportOn({
      "expectations.yml": `cases:
  - { id: free, ${one} }
  - { id: forbidden, ${one}, forbiddenTools: ["drop_*"] }
  - { id: few, ${one}, maxToolCalls: 1 }
`,
      ...Object.fromEntries(
        ["free", "forbidden", "few"].map((id) => [
          `runs/${id}.json`,
          { toolCalls: [{ name: "find" }, { name: "drop_table", arguments: { name: "users" } }] },
        ]),
      ),
    });
    const rows = cases.map(({ id, trials: [one] }) => [
      id,
      one?.pass,
      one?.scores.f1,
      one && brokenRuleTexts(one),
    ]);
    const perfect = { status: "scored", value: 1 };
    expect(Object.fromEntries(rows.map(([id, ...rest]) => [id, rest]))).toEqual({
      free: [true, perfect, []],
      forbidden: [false, perfect, ['forbiddenTools: called drop_table (call 2), which "drop_*" forbids']],
      few: [
        false,
        perfect,
        ["maxToolCalls: made 2 calls, 1 is allowed; drop_table (call 2) is one too many"],
      ],
    });
  });

  test("comes from the policy, and a case may say otherwise", () => {
    const { cases } = reportOn(
      {
        "expectations.yml": `cases:
  - { id: policys, referenceToolCalls: [{ name: find }] }
  - { id: own, referenceToolCalls: [{ name: find }], f1: { extraCalls: count } }
`,
        "policy.yml": "defaults: { f1: { extraCalls: ignore } }",
        "runs/policys.json": { toolCalls: [{ name: "find" }, { name: "look" }] },
        "runs/own.json": { toolCalls: [{ name: "find" }, { name: "look" }] },
      },
      { policy: "policy.yml" },
    );
    expect(Object.fromEntries(cases.map(({ id, trials: [one] }) => [id, one?.pass]))).toEqual({
      own: false,
      policys: true,
    });
  });
});

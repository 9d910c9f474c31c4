import { describe, expect, it } from "vitest";
import { type Policy, policySchema } from "../../../src/config/policy-schema.ts";
import type { JsonObject } from "../../../src/core/json.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { brokenRuleTexts } from "../../../src/report/reasons.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "../../scorers/fixture.ts";

function judge(caseFields: JsonObject, calls: readonly ToolCall[], policy: JsonObject = {}) {
  const parsed: Policy = policySchema.parse(policy);
  const { brokenRules, scores } = scoreRun(runOf(calls), expectationOf(caseFields), toolBook(parsed.tools));
  const pass = passes({ scores, brokenRules }, parsed);
  const values = Object.entries(scores).map(([id, outcome]) => [
    id,
    outcome.status === "scored" ? outcome.value : outcome.status,
  ]);
  const broken = brokenRuleTexts({ brokenRules: [...brokenRules] });
  return { pass, broken, scores: Object.fromEntries(values) as Record<string, number | string> };
}

/** References x1 to x10, of which the first `right` were called, and no other call. Their code score is 1. */
function tenth(right: number): [JsonObject, ToolCall[]] {
  const at = Array.from({ length: 10 }, (_, one) => one);
  const referenceToolCalls = at.map((one) => ({ name: "a", arguments: { x: one } }));
  return [{ referenceToolCalls }, at.map((one) => made("a", { x: one < right ? one : -1 }))];
}

describe("a run passes", () => {
  it("when every gating scorer that could measure reaches its mark", () => {
    expect(judge({ referenceToolCalls: [{ name: "a" }] }, [made("a")])).toEqual({
      pass: true,
      broken: [],
      scores: { code: 1, f1: 1 },
    });
  });

  it("when one measures and reaches its mark, and the other has nothing to measure", () => {
    expect(judge({ expectedTool: "a" }, [made("a"), made("b")])).toEqual({
      pass: true,
      broken: [],
      scores: { code: 1, f1: "not-assessed" },
    });
  });

  it("when its score is exactly the mark", () => {
    expect(judge(...tenth(9))).toMatchObject({ pass: true, scores: { f1: 0.9, code: 1 } });
    expect(judge(...tenth(8))).toMatchObject({ pass: false, scores: { f1: 0.8, code: 1 } });
    expect(judge(...tenth(8), { passMarks: { f1: 0.8 } }).pass).toBe(true);
  });

  it("when it called nothing and nothing was to be called", () => {
    expect(judge({ referenceToolCalls: [] }, []).pass).toBe(true);
  });

  it("when a scorer that does not gate is below its mark", () => {
    const [caseFields, calls] = tenth(0);
    expect(judge(caseFields, calls, { gate: { scorers: ["code"] } })).toMatchObject({
      pass: true,
      scores: { f1: 0 },
    });
    expect(judge(caseFields, calls, { gate: { scorers: ["f1"] } }).pass).toBe(false);
    expect(judge(caseFields, calls).pass).toBe(false);
  });

  it("at any score when the mark is 0", () => {
    const [caseFields] = tenth(0);
    expect(judge(caseFields, [], { passMarks: { f1: 0, code: 0 } })).toMatchObject({
      pass: true,
      scores: { f1: 0, code: 0 },
    });
  });
});

describe("a run fails", () => {
  it("when it breaks a rule, even when no scorer could measure", () => {
    expect(judge({ forbiddenTools: ["a"] }, [made("a")])).toMatchObject({
      pass: false,
      broken: ['forbiddenTools: called a (call 1), which "a" forbids'],
    });
  });

  it("when any gating scorer is below its mark", () => {
    const referenceToolCalls = [{ name: "a" }, { name: "b" }];
    const inOrder = { code: { order: "significant" }, referenceToolCalls };
    expect(judge(inOrder, [made("b"), made("a")])).toMatchObject({
      pass: false,
      scores: { code: 0, f1: 1 },
    });
    expect(judge({ expectedTool: "a" }, [made("b")])).toMatchObject({
      pass: false,
      scores: { code: 0, f1: "not-assessed" },
    });
    expect(judge({ referenceToolCalls: [] }, [made("a")]).pass).toBe(false);
  });

  it("when it breaks a rule, whatever its scores", () => {
    expect(judge({ expectedTool: "a", maxToolCalls: 1 }, [made("a"), made("a")])).toEqual({
      pass: false,
      broken: ["maxToolCalls: made 2 calls, 1 is allowed; a (call 2) is one too many"],
      scores: { code: 1, f1: "not-assessed" },
    });
  });
});

describe("a run neither passes nor fails", () => {
  it("when no gating scorer has anything to measure", () => {
    expect(judge({}, [made("a")])).toEqual({
      pass: null,
      broken: [],
      scores: { code: "not-assessed", f1: "not-assessed" },
    });
    expect(judge({ expectedTool: "a" }, [made("a")], { gate: { scorers: ["f1"] } }).pass).toBeNull();
    expect(judge({ expectedTool: "a" }, [made("a")], { gate: { scorers: ["llm"] } }).pass).toBeNull();
  });
});

describe("forbiddenTools and maxToolCalls", () => {
  const calls = [
    made("get_x"),
    made("delete_x", {}, { status: "rejected" }),
    made("think"),
    made("delete_x"),
  ];
  /** Under this policy only `delete_x` counts, and only once. */
  const filtered = {
    tools: [
      { match: "get_*", readOnly: true },
      { match: "think", ignore: true },
    ],
    defaults: {
      f1: { calls: "state-changing", failedCalls: "ignore" },
      code: { calls: "state-changing", failedCalls: "ignore" },
    },
  };

  it("count every call, before any filter", () => {
    const broken = (maxToolCalls: number) => judge({ maxToolCalls }, calls, filtered).broken;
    expect(broken(4)).toEqual([]);
    expect(broken(3)).toEqual([
      "maxToolCalls: made 4 calls, 3 are allowed; delete_x (call 4) is one too many",
    ]);
    expect(judge({ maxToolCalls: 0 }, []).broken).toEqual([]);
    expect(judge({ maxToolCalls: 0 }, [made("a")]).broken).toHaveLength(1);
  });

  it("name each forbidden tool that was called once, with the glob that forbids it", () => {
    const forbiddenTools = ["delete_*", "thin?", "drop_*", "get_y"];
    expect(judge({ forbiddenTools }, calls, filtered).broken).toEqual([
      'forbiddenTools: called delete_x (call 2), which "delete_*" forbids',
      'forbiddenTools: called think (call 3), which "thin?" forbids',
    ]);
  });

  it("are all named when several are broken", () => {
    expect(judge({ forbiddenTools: ["get_*"], maxToolCalls: 1 }, calls).broken).toEqual([
      'forbiddenTools: called get_x (call 1), which "get_*" forbids',
      "maxToolCalls: made 4 calls, 1 is allowed; delete_x (call 2) is one too many",
    ]);
  });

  it("do not change a score", () => {
    const referenceToolCalls = [{ name: "a" }];
    const { scores } = judge({ referenceToolCalls, forbiddenTools: ["a"], maxToolCalls: 0 }, [made("a")]);
    expect(scores).toEqual({ code: 1, f1: 1 });
  });
});

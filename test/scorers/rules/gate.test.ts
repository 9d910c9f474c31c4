import { describe, expect, test } from "vitest";
import { reportText } from "../../../src/report/cases.ts";
import type { Report } from "../../../src/report/report.ts";
import { verdictSentences } from "../../../src/views/verdict-text.ts";
import { checkOf, problemsOf } from "../../gate/job/run-fixture.ts";
import { apart, whole } from "../../gate/shards/apart.ts";
import { commit, type Files, gate } from "../../gate/suite.ts";
import { jobIn, workspace } from "../../workspace.ts";

function calling(...names: string[]): object {
  return { toolCalls: names.map((name) => ({ name, arguments: {}, status: "ok", result: "done" })) };
}

function refunds(rules: object | undefined, ids = ["a", "b", "c"]): Files {
  const cases = ids.map((id) => ({ id, expectedTool: "refund", ...(id === "b" && rules ? { rules } : {}) }));
  return { "expectations.yml": { cases } };
}

const recorded: Files = {
  "runs/a.json": calling("verify", "refund"),
  "runs/b.json": calling("search", "refund", "verify"),
  "runs/c.json": calling("verify", "refund"),
};
const BEFORE = { before: ["verify", "refund"] };
const BROKEN = "b broke before: called refund (call 2) before verify succeeded";
const withPolicy = (policy: object, files: Files): Files => ({ ...files, "policy.yml": policy });
const trialOf = ({ cases }: Report, id: string) => cases.find((testCase) => testCase.id === id)?.trials[0];

describe("a broken rule", () => {
  const files = { ...refunds(BEFORE), ...recorded };

  test("makes its run fail, whatever its scores, and says which call broke it", () => {
    const report = gate(files);
    expect(trialOf(report, "b")).toMatchObject({
      pass: false,
      scores: { code: { value: 1 } },
      brokenRules: [
        {
          rule: "before",
          message: "called refund (call 2) before verify succeeded",
          call: 1,
          tool: "refund",
        },
      ],
    });
    expect(trialOf(report, "a")?.brokenRules).toBeUndefined();
    expect(checkOf(report, "rules")).toBe(`pass: ${BROKEN}`);
    expect(report.verdict).toMatchObject({ result: "pass", blocks: false });
  });

  test.each(["rules", "budgets"])("fails the gate with %s: fail, and the first line says why", (key) => {
    const report = gate(withPolicy({ gate: { [key]: "fail" } }, files));
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(verdictSentences(report).first).toBe(`· Rules: ${BROKEN}`);
  });

  test("of the policy is one of every case, without an expectations file too", () => {
    const policy = { rules: BEFORE, gate: { rules: "fail" } };
    const files = withPolicy(policy, { ...refunds(undefined), ...recorded });
    expect(checkOf(gate(files), "rules")).toBe(`fail: ${BROKEN}`);
    const { "expectations.yml": _, ...rest } = files;
    expect(checkOf(gate(rest, undefined, { expectations: [] }), "rules")).toBe(`fail: ${BROKEN}`);
  });

  test("that nobody can check fails the gate, and its run does not pass", () => {
    const pending = {
      toolCalls: [
        { name: "verify", arguments: {} },
        { name: "refund", arguments: {} },
      ],
    };
    const report = gate({ ...files, "runs/b.json": pending });
    expect(trialOf(report, "b")?.pass).toBeNull();
    expect(checkOf(report, "integrity")).toMatch(
      /^fail: runs\/b\.json: code: the rule before cannot be checked: the recording does not have the result of verify \(call 1\)/,
    );
  });

  test("hides what the policy redacts", () => {
    const rules = { forbiddenArguments: { pay: { card: { $type: "string" } } } };
    const cases = [{ id: "a", expectedTool: "pay", rules }];
    const report = gate(
      withPolicy(
        { redact: ["pay.card"] },
        {
          "expectations.yml": { cases },
          "runs/a.json": { toolCalls: [{ name: "pay", arguments: { card: "4111-secret" }, status: "ok" }] },
        },
      ),
    );
    expect(trialOf(report, "a")?.brokenRules).toMatchObject([{ rule: "forbiddenArguments", call: 0 }]);
    expect(reportText(report)).not.toContain("4111-secret");
  });
});

test("whoever takes a rule out of a case is told to have changed the case", () => {
  const base = commit("c1", { ...refunds(BEFORE), ...recorded });
  const same = gate({ ...refunds(BEFORE), ...recorded }, base);
  expect(same.cases.map(({ comparison }) => comparison?.state)).toEqual([
    "unchanged",
    "unchanged",
    "unchanged",
  ]);
  const without = gate({ ...refunds(undefined), ...recorded }, base);
  expect(without.cases.map(({ comparison }) => comparison?.state)).toEqual([
    "unchanged",
    "changed",
    "unchanged",
  ]);
  expect(checkOf(without, "weakening")).toContain("1 of 3 cases changed its expectation, so not compared: b");
});

describe("everyTool", () => {
  const policy = (more: object = {}) => ({
    rules: { everyTool: true },
    gate: { rules: "fail" },
    judge: { availableTools: ["verify", "refund", "search", "cancel"] },
    ...more,
  });
  const files = { ...refunds(undefined), ...recorded };
  const chat = (tools: string[], called: string) => ({
    tools: tools.map((name) => ({ type: "function", function: { name, parameters: { type: "object" } } })),
    messages: [
      { role: "user", content: "Hi" },
      {
        role: "assistant",
        tool_calls: [{ id: "1", type: "function", function: { name: called, arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "1", content: "done" },
      { role: "assistant", content: "Done." },
    ],
  });

  test("fails the gate by the tools that no run calls, and no run by itself", () => {
    const report = gate(withPolicy(policy(), files));
    expect(report.everyTool).toEqual({ tools: 4, uncalled: ["cancel"] });
    expect(verdictSentences(report).first).toBe("· Rules: everyTool: no run calls cancel");
    expect(report.cases.map(({ passRate }) => passRate)).toEqual([1, 1, 1]);
    expect(gate(withPolicy(policy({ gate: {} }), files)).verdict.result).toBe("pass");
  });

  test("asks for no tool that the rules of the suite forbid", () => {
    const rules = { everyTool: true, forbiddenTools: ["can*"] };
    expect(gate(withPolicy(policy({ rules }), files)).everyTool).toEqual({ tools: 3, uncalled: [] });
  });

  test("asks for the tools that recordings offer", () => {
    const report = gate(
      withPolicy(policy({ judge: {} }), {
        ...refunds(undefined, ["a", "b"]),
        "runs/a.json": chat(["refund", "verify"], "refund"),
        "runs/b.json": chat(["refund", "cancel"], "refund"),
      }),
    );
    expect(report.everyTool).toEqual({ tools: 3, uncalled: ["cancel", "verify"] });
  });

  test("is an error where nobody knows the tools", () => {
    const report = gate(withPolicy(policy({ judge: {} }), files));
    expect(report).not.toHaveProperty("everyTool");
    expect(checkOf(report, "integrity")).toMatch(
      /^fail: the rule everyTool cannot be checked: .*availableTools/,
    );
    expect(problemsOf(report)).toHaveLength(1);
  });

  test("and rules of cases come to the same however the cases are divided", () => {
    const some = withPolicy(policy({ rules: { everyTool: true, ...BEFORE } }), {
      ...refunds({ atMost: { search: 0 } }),
      ...recorded,
    });
    const job = jobIn(workspace(some), { policy: "policy.yml" });
    expect(JSON.parse(whole(job)).everyTool).toEqual({ tools: 4, uncalled: ["cancel"] });
    for (const of of [2, 3, 5]) expect(apart(job, of)).toBe(whole(job));
  });
});

test("a tool that a rule names and that is called nearly so is told", () => {
  const report = gate({ ...refunds({ atMost: { serch: 3 } }), ...recorded });
  expect(problemsOf(report)).toEqual([
    expect.stringMatching(/no run calls "serch", which is named in a rule in b\. Did you mean "search"\?$/),
  ]);
});

import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { Suite } from "../../src/gate/score/suite.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { metaToolFaults, unnamedMetaTool, withInnerCalls } from "../../src/scorers/meta-tools.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

const rules = [
  { match: "call_tool", nameIn: "/name", argumentsIn: "/arguments" },
  { match: "use_mcp_tool", nameIn: "/tool_name", argumentsIn: "/arguments", serverIn: "/server_name" },
  { match: "multi", nameIn: "/tools/*/tool_slug", argumentsIn: "/tools/*/arguments", serverIn: "/server" },
  { match: "bare", nameIn: "/a~1b" },
];
const book = toolBook(policySchema.parse({ tools: rules }).tools);

function inner(name: string, args: Json, more: Partial<ToolCall> = {}) {
  const { toolCalls } = withInnerCalls(runOf([made(name, args, more)]), book);
  return toolCalls.map((call) => [call.name, call.arguments, call.malformed]);
}

describe("the calls in the arguments of a meta tool", () => {
  test.each<[string, Json, [string, Json, boolean][]]>([
    ["call_tool", { name: "pay", arguments: { sum: 2 } }, [["pay", { sum: 2 }, false]]],
    ["call_tool", { name: "pay", arguments: '{"sum":2}' }, [["pay", { sum: 2 }, false]]],
    ["call_tool", { name: "pay", arguments: "{sum" }, [["pay", "{sum", true]]],
    ["call_tool", { name: "pay" }, [["pay", {}, false]]],
    ["call_tool", { name: "pay", arguments: [1] }, [["pay", [1], false]]],
    ["use_mcp_tool", { server_name: "bank", tool_name: "pay", arguments: {} }, [["bank/pay", {}, false]]],
    ["use_mcp_tool", { server_name: 7, tool_name: "mcp__bank__pay" }, [["mcp__bank__pay", {}, false]]],
    [
      "multi",
      { server: "bank", tools: [{ tool_slug: "PAY", arguments: { sum: 1 } }, { tool_slug: "ASK" }] },
      [
        ["bank/PAY", { sum: 1 }, false],
        ["bank/ASK", {}, false],
      ],
    ],
    ["bare", { "a/b": "pay", sum: 2 }, [["pay", { "a/b": "pay", sum: 2 }, false]]],
    ["other", { name: "pay", arguments: {} }, [["other", { name: "pay", arguments: {} }, false]]],
  ])("of %s %j", (name, args, calls) => {
    expect(inner(name, args)).toEqual(calls);
  });

  test.each<[string, Json]>([
    ["call_tool", { name: 7 }],
    ["call_tool", { name: "" }],
    ["call_tool", { name: "x".repeat(1001) }],
    ["call_tool", null],
    ["call_tool", ["pay"]],
    ["multi", { tools: [] }],
    ["multi", { tools: { tool_slug: "PAY" } }],
    ["multi", { tools: [{ tool_slug: "PAY" }, {}] }],
  ])("are not there, so that %s %j stays as it is, with a warning", (name, args) => {
    expect(inner(name, args)).toEqual([[name, args, false]]);
    expect(metaToolFaults(runOf([made(name, args), made(name, args)]), book)).toEqual([
      expect.stringContaining(`a call of "${name}" has no name of a tool at`),
    ]);
  });

  test("keep what became of the call, and how it is recorded", () => {
    const call = made(
      "call_tool",
      { name: "pay" },
      { id: "c", status: "error", result: "no", server: "gate" },
    );
    const toolCalls = [{ ...call, name: "call_tool" }];
    const run = withInnerCalls(
      { ...runOf(toolCalls) },
      toolBook([{ match: "gate/call_tool", nameIn: "/name" }]),
    );
    expect(run.toolCalls).toMatchObject([
      { id: "c", name: "pay", status: "error", result: "no", recordedAs: "gate/call_tool" },
    ]);
    expect(run.toolCalls[0]).not.toHaveProperty("server");
  });

  test("are not read from arguments that are not JSON", () => {
    expect(inner("call_tool", "{", { malformed: true })).toEqual([["call_tool", "{", true]]);
  });

  test("are what rules and expectations see, by the policy alone", () => {
    const call = made("call_tool", { name: "drop_table", arguments: { t: "users" } });
    const judge = (caseFields: JsonObject, tools: JsonObject[]) => {
      const policy = policySchema.parse({ tools });
      const scored = scoreRun(runOf([call]), expectationOf(caseFields), toolBook(policy.tools), policy);
      return passes(scored, policy);
    };
    const forbids = { expectedTool: "call_tool", forbiddenTools: ["drop_*"] };
    expect(judge(forbids, [])).toBe(true);
    expect(judge(forbids, rules)).toBe(false);
    expect(judge({ referenceToolCalls: [{ name: "drop_table", arguments: { t: "users" } }] }, rules)).toBe(
      true,
    );
    expect(judge({ referenceToolCalls: [{ name: "drop_table", arguments: { t: "users" } }] }, [])).toBe(
      false,
    );
    expect(judge({ referenceToolCalls: [] }, rules)).toBe(false);
  });
});

describe("a tool that looks as if it called others", () => {
  const none = toolBook([]);
  test.each<[string, JsonObject, string]>([
    ["call_tool", { name: "pay", arguments: {} }, 'nameIn: "/name", argumentsIn: "/arguments"'],
    ["callTool", { toolName: "pay", input: {} }, 'nameIn: "/toolName", argumentsIn: "/input"'],
    [
      "use_mcp_tool",
      { server_name: "bank", tool_name: "pay", arguments: "{}" },
      'nameIn: "/tool_name", argumentsIn: "/arguments", serverIn: "/server_name"',
    ],
    [
      "ACME_MULTI_EXECUTE_TOOL",
      { tools: [{ tool_slug: "PAY", arguments: {} }] },
      'nameIn: "/tools/*/tool_slug", argumentsIn: "/tools/*/arguments"',
    ],
    ["execute", { tool: "pay", params: {} }, 'nameIn: "/tool", argumentsIn: "/params"'],
    ["gate/invoke_tool", { name: "pay", args: {} }, 'match: "gate/invoke_tool"'],
  ])("%s %j", (name, args, entry) => {
    const server = name.startsWith("gate/") ? { server: "gate" } : {};
    expect(unnamedMetaTool(made(name, args, server), none)?.warning).toContain(entry);
  });

  test.each<[string, Json]>([
    ["call_tool", { name: "pay" }],
    ["call_tool", { name: "two words here", arguments: {} }],
    ["execute", { name: "pay", arguments: {} }],
    ["run", { command: "ls", args: {} }],
    ["call_taxi", { name: "pay", arguments: {} }],
    ["tool_call", { name: "pay", arguments: {} }],
    ["call_tool", null],
    ["call_tool", []],
  ])("is not %s %j", (name, args) => {
    expect(unnamedMetaTool(made(name, args), none)).toBeUndefined();
  });

  test("is known where the policy has it", () => {
    expect(unnamedMetaTool(made("call_tool", { name: "pay", arguments: {} }), book)).toBeUndefined();
  });
});

test("a suite warns once of each tool that looks as if it called others", () => {
  const suite = new Suite({ expectations: new Map(), policy: policySchema.parse({}) });
  const calls = ["call_tool", "call_tool", "run_tool"].map((name) =>
    made(name, { name: "pay", arguments: {} }),
  );
  for (const trial of ["1", "2"])
    suite.add({ ...runOf(calls), caseId: "case", trial, place: { file: `${trial}.json`, index: 0 } });
  expect(suite.finish().problems.map(({ file, message }) => [file, message.slice(0, 20)])).toEqual([
    ["1.json", '"call_tool" looks li'],
    ["1.json", '"run_tool" looks lik'],
  ]);
});

test.each([
  ["{ match: t, argumentsIn: /a }", "write nameIn too"],
  ["{ match: t, nameIn: name }", "not a JSON pointer, such as /name"],
  ["{ match: t, nameIn: '' }", "not a JSON pointer, such as /name"],
  ["{ match: t, nameIn: /~2 }", "not a JSON pointer, such as /name"],
])("the policy %s is refused", (rule, message) => {
  const { problems } = loadConfigFile("p.yml", `tools: [${rule}]`);
  expect(problems.map((problem) => problem.message).join()).toContain(message);
});

import { describe, expect, test } from "vitest";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { everyToolOf, SeenTools } from "../../src/gate/score/every-tool.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { RunScorer } from "../../src/gate/score/score.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { nearNames } from "../../src/gate/score/suggest-tool-names.ts";
import { contentOf, type Run, type ToolCall } from "../../src/recordings/run.ts";
import type { ScoredSuite } from "../../src/report/scored-suite.ts";
import { asScored } from "../../src/scorers/named-calls.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

const at = (server: string, name = "ask", args: JsonObject = { q: 1 }): ToolCall =>
  made(name, args, { server });
/** Claude Code's notation. */
const inName = (server: string, args: JsonObject = { q: 1 }) => at(server, `mcp__${server}__ask`, args);
const bare = made("ask", { q: 1 });
const reference = (name: string, q = 1) => ({ name, arguments: { q } });

function judge(
  caseFields: JsonObject,
  calls: readonly ToolCall[],
  policyText: JsonObject = {},
  more: Partial<Run> = {},
) {
  const policy = policySchema.parse(policyText);
  const scored = scoreRun(runOf(calls, more), expectationOf(caseFields), toolBook(policy.tools), policy);
  return {
    pass: passes(scored, policy),
    broken: scored.brokenRules.map(({ message }) => message),
    ...scored,
  };
}

const ways = (name: string): JsonObject[] => [
  { referenceToolCalls: [reference(name)] },
  { referenceToolCalls: [reference(name)], code: { arguments: "compare", order: "significant" } },
  { expectedTool: name, strictMode: true },
  { expectedToolOrder: [name] },
  { anyOf: [{ referenceToolCalls: [reference("other")] }, { referenceToolCalls: [reference(name)] }] },
  { turns: [{ referenceToolCalls: [reference(name)] }] },
  { referenceToolCalls: [reference(name)], rules: { allowedTools: [name] } },
];
const userRun: Partial<Run> = { texts: [{ speaker: "user", text: "Ask", turn: -1 }] };

describe("a tool of an MCP server", () => {
  test.each([
    ["ask", at("faq"), true],
    ["faq/ask", at("faq"), true],
    ["mcp__faq__ask", at("faq"), true],
    ["ask", inName("faq"), true],
    ["faq/ask", inName("faq"), true],
    ["mcp__faq__ask", inName("faq"), true],
    ["my.faq/ask", inName("my_faq"), true],
    ["mcp__my_faq__ask", at("my-faq"), true],
    ["wiki/ask", at("faq"), false],
    ["mcp__wiki__ask", at("faq"), false],
    ["wiki/ask", inName("faq"), false],
    ["faq/tell", at("faq"), false],
    ["faq/ask", bare, false],
    ["mcp__faq__ask", bare, false],
    ["ask", bare, true],
    ["faq/ask", made("faq/ask", { q: 1 }), true],
    ["ask", made("faq/ask", { q: 1 }), false],
  ])("expected as %s is met by %j: %s", (name, call, isMet) => {
    for (const caseFields of ways(name))
      expect([caseFields, judge(caseFields, [call], {}, userRun).pass]).toEqual([caseFields, isMet]);
  });

  test("is another than the tool of that name of another server", () => {
    const both = { referenceToolCalls: [reference("faq/ask"), reference("wiki/ask")] };
    expect(judge(both, [at("wiki"), at("faq")]).pass).toBe(true);
    expect(judge(both, [at("faq"), at("faq")]).pass).toBe(false);
    expect(
      judge({ referenceToolCalls: [reference("ask"), reference("ask")] }, [at("wiki"), at("faq")]).pass,
    ).toBe(true);
    expect(
      judge({ expectedToolOrder: ["faq/ask", "wiki/ask"], strictMode: true }, [at("wiki"), at("faq")]).pass,
    ).toBe(false);
  });

  test("is chosen by its arguments, then by how often it is expected, where several names mean it", () => {
    const mixed = {
      referenceToolCalls: [reference("faq/ask", 2), reference("ask", 1), reference("mcp__faq__ask", 3)],
    };
    const calls = [1, 3, 2].map((q) => at("faq", "ask", { q }));
    expect(judge(mixed, calls).pass).toBe(true);
    expect(judge(mixed, [...calls.slice(1), at("wiki")]).pass).toBe(true);
    expect(judge(mixed, [at("wiki", "ask", { q: 2 }), ...calls.slice(0, 2)]).pass).toBe(false);
    expect(judge({ expectedToolOrder: ["faq/ask", "ask"] }, [at("faq"), at("faq")]).pass).toBe(true);
    const variants = {
      anyOf: [
        { referenceToolCalls: [reference("ask")] },
        { referenceToolCalls: [reference("faq/ask"), reference("x")] },
      ],
    };
    expect(judge(variants, [at("faq")]).pass).toBe(true);
  });

  test.each([
    [{ allowedTools: ["wiki/*"] }, "called faq/ask (call 1), which is not allowed"],
    [{ forbiddenTools: ["faq/*"] }, 'called faq/ask (call 1), which "faq/*" forbids'],
    [{ forbiddenTools: ["mcp__faq__*"] }, 'called faq/ask (call 1), which "mcp__faq__*" forbids'],
    [{ allowedTools: ["!faq/*"] }, "called faq/ask (call 1), which is not allowed"],
    [{ atMost: { "wiki/ask": 0 } }, "called wiki/ask once, 0 are allowed; wiki/ask (call 2) is one too many"],
    [{ forbiddenSequence: [["faq/ask", "wiki/ask"]] }, "called wiki/ask (call 2) right after faq/ask"],
    [{ forbiddenTools: ["other/*", "*/tell"] }, undefined],
  ])("in the rules %j", (rules, message) => {
    const caseFields = { expectedTool: "ask", rules };
    expect(judge(caseFields, [at("faq"), at("wiki")]).broken).toEqual(message === undefined ? [] : [message]);
  });

  test("has the traits that the policy gives it by any of its names, in calls and in references", () => {
    const caseFields = { referenceToolCalls: [reference("faq/ask"), reference("pay")] };
    for (const match of ["ask", "faq/ask", "mcp__faq__*"]) {
      expect(judge(caseFields, [made("pay", { q: 1 })], { tools: [{ match, ignore: true }] }).pass).toBe(
        true,
      );
      expect(
        judge({ referenceToolCalls: [reference("pay")] }, [at("faq"), made("pay", { q: 1 })], {
          tools: [{ match, ignore: true }],
        }).pass,
      ).toBe(true);
    }
    const other = { tools: [{ match: "wiki/ask", ignore: true }] };
    expect(
      judge({ referenceToolCalls: [reference("pay")] }, [at("faq"), made("pay", { q: 1 })], other).pass,
    ).toBe(false);
  });

  test("only reads where its recording says so, by either name", () => {
    const options = { f1: { calls: "state-changing" }, code: { calls: "state-changing" } };
    const caseFields = { referenceToolCalls: [reference("pay")], strictMode: true, ...options };
    for (const name of ["ask", "faq/ask", "mcp__faq__ask", "wiki/ask"]) {
      const run = { tools: [{ name, readOnly: true }] };
      const { pass } = judge(caseFields, [at("faq"), made("pay", { q: 1 })], {}, run);
      expect([name, pass]).toEqual([name, name !== "wiki/ask"]);
    }
  });

  test("shows how it was recorded where the case names it without its server", () => {
    const caseFields = { referenceToolCalls: [reference("ask", 2)] };
    const { details } = judge(caseFields, [at("faq")]).scores.f1 as unknown as {
      details: { nearMisses: JsonObject[] };
    };
    expect(details.nearMisses[0]).toMatchObject({ name: "ask", recordedAs: "faq/ask" });
    const strange = judge({ referenceToolCalls: [reference("wiki/ask")] }, [at("faq")]).scores.f1;
    expect(strange).toMatchObject({
      details: { missing: [{ name: "wiki/ask" }], unexpected: [{ name: "faq/ask" }] },
    });
  });

  test("that nearly has the name of the case is found by any of its names", () => {
    const find = (name: string) => {
      const expectation = expectationOf({ referenceToolCalls: [reference(name)] });
      return nearNames(asScored(runOf([at("faq", "search_pages")]), expectation), expectation, false).map(
        ({ near }) => near,
      );
    };
    expect(find("serch_pages")).toEqual(["search_pages"]);
    expect(find("faq/serch_pages")).toEqual(["faq/search_pages"]);
    expect(find("mcp__faq__serch_pages")).toEqual(["mcp__faq__search_pages"]);
    expect(find("search_pages")).toEqual([]);
  });
});

test.each(["faq/ask.pin", "mcp__faq__ask.pin", "ask.pin", "faq/ask"])(
  "what %s redacts stays hidden, whatever the case calls the tool",
  (rule) => {
    const policy = policySchema.parse({ redact: [rule] });
    for (const name of ["ask", "faq/ask", "mcp__faq__ask", "other"]) {
      const caseFields = {
        referenceToolCalls: [{ name, arguments: { pin: "1" } }],
        code: { arguments: "compare" },
      };
      const expectation = expectationOf(caseFields);
      const run = {
        ...runOf([at("faq", "ask", { pin: "4711-secret" })]),
        caseId: "case",
        place: { file: "f", index: 0 },
      };
      const { trial } = new RunScorer({ expectations: new Map([["case", expectation]]), policy }).score(
        run,
        expectation,
      );
      expect(JSON.stringify(trial)).not.toContain("4711-secret");
    }
  },
);

test("every tool that is offered is called by any of its names", () => {
  const seen = new SeenTools();
  const names = ["ask", "mcp__wiki__ask", "faq/tell", "wiki/tell"];
  seen.see({ tools: names.map((name) => ({ name })), toolCalls: [at("faq"), at("wiki"), at("faq", "tell")] });
  const policy = policySchema.parse({ rules: { everyTool: true } });
  const part = { tools: { named: [], unexpected: [], ...seen.lists() } } as unknown as ScoredSuite;
  expect(everyToolOf(part, policy)).toEqual({ everyTool: { tools: 4, uncalled: ["wiki/tell"] } });
});

test("the content of a run has the server where its name does not say it, and is as before where there is none", () => {
  const content = (...calls: ToolCall[]) => contentOf(runOf(calls));
  expect(content(at("faq"))).not.toBe(content(at("wiki")));
  expect(content(at("faq"))).not.toBe(content(bare));
  expect(content(inName("faq"))).toBe(content(made("mcp__faq__ask", { q: 1 })));
  expect(content(bare)).toBe("sha256:06fcf8fa8f52e56b59ad8576d16832e06408cf59005691dd9ffdcd8765e1b341");
});

import { describe, expect, test } from "vitest";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { RunScorer } from "../../src/gate/score/score.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import type { Trial } from "../../src/report/case.ts";
import { brokenRuleTexts, reasonsOf } from "../../src/report/reasons.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf, scoreCode, scoreF1 } from "./fixture.ts";

const named: Partial<Run> = { namesAgents: true };
const by = (agent: string, name: string, args: JsonObject = {}): ToolCall => made(name, args, { agent });

/** The scores of a run, which by default names its agents. */
function judge(caseFields: JsonObject, calls: readonly ToolCall[], more: Partial<Run> = named) {
  const policy = policySchema.parse({});
  const scored = scoreRun(runOf(calls, more), expectationOf(caseFields), toolBook([]), policy);
  return {
    pass: passes(scored, policy),
    scores: scored.scores,
    broken: brokenRuleTexts({ brokenRules: [...scored.brokenRules] }),
  };
}

function reasons(caseFields: JsonObject, calls: readonly ToolCall[]): string[] {
  const policy = policySchema.parse({});
  const expectation = expectationOf(caseFields);
  const place = { file: "case.json", index: 0 };
  const run = { ...runOf(calls, named), caseId: "case", place };
  const scorer = new RunScorer({ expectations: new Map([["case", expectation]]), policy });
  const { scores, brokenRules = [] } = scorer.score(run, expectation).trial;
  const trial = {
    ...place,
    trial: "1",
    format: null,
    hash: null,
    toolCalls: calls.length,
    scores: scores as Trial["scores"],
  };
  const pass = passes({ scores, brokenRules }, policy);
  return reasonsOf({ ...trial, pass, brokenRules: [...brokenRules] }, policy).map(
    ({ subject, text }) => `${subject}: ${text}`,
  );
}

const bookedBy = (agent: string, more: JsonObject = {}): JsonObject => ({
  referenceToolCalls: [{ name: "book", agent, ...more }],
});
const compare = { code: { arguments: "compare" } };

describe("a reference with an agent", () => {
  test("is met by a call of that agent alone", () => {
    for (const options of [{}, compare]) {
      const caseFields = { ...bookedBy("booking"), ...options };
      expect(judge(caseFields, [by("booking", "book")])).toMatchObject({
        pass: true,
        scores: { f1: { value: 1 }, code: { value: 1 } },
      });
      expect(judge(caseFields, [by("research", "book")])).toMatchObject({
        pass: false,
        scores: { f1: { value: 0 }, code: { value: 0 } },
      });
    }
  });

  test("is met by no call of the right agent with other arguments, where arguments are compared", () => {
    const caseFields = bookedBy("booking", { arguments: { n: 1 } });
    const other = [by("booking", "book", { n: 2 })];
    expect(scoreF1(caseFields, other, [], named).value).toBe(0);
    expect(scoreCode(caseFields, other, [], named).value).toBe(1);
    expect(scoreCode({ ...caseFields, ...compare }, other, [], named).value).toBe(0);
    expect(scoreCode({ ...caseFields, ...compare }, [by("booking", "book", { n: 1 })], [], named).value).toBe(
      1,
    );
  });

  test("takes the call of its agent among calls alike, in whatever order", () => {
    const caseFields: JsonObject = {
      referenceToolCalls: [
        { name: "go", agent: "b" },
        { name: "go", agent: "a" },
      ],
    };
    const calls = [by("a", "go"), by("b", "go")];
    expect(scoreF1(caseFields, calls, [], named).value).toBe(1);
    const inOrder: JsonObject = { ...caseFields, code: { order: "significant" } };
    expect(scoreCode(inOrder, calls, [], named).value).toBe(0);
    expect(scoreCode(inOrder, calls.toReversed(), [], named).value).toBe(1);
    expect(scoreCode({ ...caseFields, code: { order: "free" } }, calls, [], named).value).toBe(1);
    expect(scoreCode(caseFields, calls, [], named).value).toBe(1);
  });

  test("says main of the agent without a name", () => {
    expect(judge(bookedBy("main"), [made("book")]).pass).toBe(true);
    expect(judge(bookedBy("main"), [by("main", "book")]).pass).toBe(true);
    expect(judge(bookedBy("main"), [by("booking", "book")]).pass).toBe(false);
  });

  test("leaves one without an agent to any", () => {
    const caseFields: JsonObject = {
      referenceToolCalls: [{ name: "find" }, { name: "book", agent: "booking" }],
    };
    for (const agent of ["booking", "research"])
      expect(judge(caseFields, [by(agent, "find"), by("booking", "book")]).pass).toBe(true);
    expect(judge(caseFields, [made("find"), by("booking", "book")]).pass).toBe(true);
  });

  test("is told of by the agent that made the call instead", () => {
    expect(reasons(bookedBy("booking"), [made("book")])[0]).toBe("book.agent: expected booking, got main");
    expect(reasons({ ...bookedBy("main"), ...compare }, [by("x", "book")])).toEqual([
      "book.agent: expected main, got x",
    ]);
    expect(reasons(bookedBy("booking", { arguments: { n: 1 } }), [by("x", "book", { n: 2 })])).toEqual(
      expect.arrayContaining(["book.agent: expected booking, got x", "book: n: expected 1, got 2"]),
    );
  });

  test("is told of with its agent where no call comes near, and so is a call too many", () => {
    expect(reasons(bookedBy("booking"), [by("x", "pay")])).toEqual(
      expect.arrayContaining(["missing: book with any arguments by booking", "unexpected: pay {} by x"]),
    );
  });

  test("is not in the plain case: the agent of a call is free there", () => {
    expect(judge({ referenceToolCalls: [{ name: "book" }] }, [by("x", "book")]).pass).toBe(true);
  });
});

describe("a case with a scope", () => {
  const scoped = (agents: string[], ...names: string[]): JsonObject => ({
    scope: { agents },
    referenceToolCalls: names.map((name) => ({ name })),
  });
  const calls = [made("delegate"), by("booking", "book"), by("research", "find")];

  test("is scored by the calls of these agents alone", () => {
    expect(judge(scoped(["booking"], "book"), calls).pass).toBe(true);
    expect(judge(scoped(["booking", "research"], "book", "find"), calls).pass).toBe(true);
    expect(judge(scoped(["research"], "book"), calls).pass).toBe(false);
    expect(judge({ scope: { agents: ["booking"] }, expectedTool: "find" }, calls).pass).toBe(false);
    // A run with another agent's name must not pass by having no calls.
    expect(judge(scoped(["other"]), calls).pass).toBe(null);
  });

  test("says main of the agent without a name", () => {
    expect(judge(scoped(["main"], "delegate"), calls).pass).toBe(true);
    expect(judge(scoped(["main", "research"], "delegate", "find"), calls).pass).toBe(true);
  });

  test("keeps its rules over every call of the run", () => {
    const caseFields = scoped(["booking"], "book");
    expect(judge({ ...caseFields, forbiddenTools: ["find"] }, calls)).toMatchObject({
      pass: false,
      broken: ['forbiddenTools: called find (call 3), which "find" forbids'],
    });
    expect(judge({ ...caseFields, maxToolCalls: 2 }, calls).pass).toBe(false);
    expect(judge({ ...caseFields, maxToolCalls: 3 }, calls).pass).toBe(true);
  });

  test("holds in each variant and each turn", () => {
    const [book, find] = ["book", "find"].map((name) => ({ referenceToolCalls: [{ name }] }));
    const scope = { agents: ["booking"] };
    expect(judge({ scope, anyOf: [find, book] as JsonObject[] }, calls).pass).toBe(true);
    expect(judge({ scope, anyOf: [find] as JsonObject[] }, calls).pass).toBe(false);
    const runWithInput = { ...named, input: "Book it" };
    expect(judge({ scope, turns: [book] as JsonObject[] }, calls, runWithInput).pass).toBe(true);
    expect(judge({ scope, turns: [find] as JsonObject[] }, calls, runWithInput).pass).toBe(false);
  });

  test("has the turns of the whole run, also where only other agents answer", () => {
    const [book, none]: JsonObject[] = [
      { referenceToolCalls: [{ name: "book" }] },
      { referenceToolCalls: [] },
    ];
    const run = {
      ...runOf([], named),
      input: "one\ntwo",
      texts: [0, 2].map((turn) => ({ speaker: "user" as const, text: "go on", turn })),
      toolCalls: [by("research", "find"), by("booking", "book")].map((call, at) => ({
        ...call,
        turn: at * 2 + 1,
        group: at,
      })),
    };
    const caseFields = { scope: { agents: ["booking"] }, turns: [none, book] as JsonObject[] };
    const policy = policySchema.parse({});
    expect(passes(scoreRun(run, expectationOf(caseFields), toolBook([]), policy), policy)).toBe(true);
  });
});

describe("a recording that does not name agents", () => {
  const reason = expect.stringContaining("the recording does not show which calls are theirs");
  const unrecorded = { status: "not-assessed", unrecorded: true, reason };

  test.each([
    ["a reference asks for one", bookedBy("booking")],
    ["a reference asks for the main one", bookedBy("main")],
    ["the case has a scope", { scope: { agents: ["booking"] }, referenceToolCalls: [{ name: "book" }] }],
  ] as [string, JsonObject][])("is not assessed where %s", (_what, caseFields) => {
    const { pass, scores } = judge(caseFields, [made("book")], {});
    expect(pass).toBeNull();
    expect(scores).toMatchObject({ f1: unrecorded, code: unrecorded });
  });

  test("passes by a variant that asks for none, and not by one that does", () => {
    const free: JsonObject = { referenceToolCalls: [{ name: "book" }] };
    expect(judge({ anyOf: [bookedBy("booking"), free] }, [made("book")], {}).pass).toBe(true);
    const other: JsonObject = { referenceToolCalls: [{ name: "pay" }] };
    expect(judge({ anyOf: [other, bookedBy("booking")] }, [made("book")], {}).pass).toBeNull();
  });

  test("is scored where nothing asks for any, and where nothing was called", () => {
    expect(judge({ referenceToolCalls: [{ name: "book" }] }, [made("book")], {}).pass).toBe(true);
    expect(judge(bookedBy("booking"), [], {}).pass).toBe(false);
    expect(judge({ scope: { agents: ["booking"] }, referenceToolCalls: [] }, [], {}).pass).toBe(true);
  });

  test("fails by a rule all the same", () => {
    expect(judge({ ...bookedBy("booking"), forbiddenTools: ["book"] }, [made("book")], {}).pass).toBe(false);
  });
});

test("the fingerprint changes with the agent of a reference and with the scope", () => {
  const fingerprint = (caseFields: JsonObject) =>
    fingerprintOf(expectationOf(caseFields), policySchema.parse({}));
  const plain: JsonObject = { referenceToolCalls: [{ name: "book" }] };
  const all = [
    fingerprint(plain),
    fingerprint(bookedBy("booking")),
    fingerprint(bookedBy("main")),
    fingerprint({ ...plain, scope: { agents: ["booking"] } }),
    fingerprint({ ...plain, scope: { agents: ["booking", "main"] } }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

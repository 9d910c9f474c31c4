import { describe, expect, test } from "vitest";
import { policySchema } from "../../../src/config/policy-schema.ts";
import { noBaseline } from "../../../src/gate/baseline/baseline.ts";
import { JudgeQueue, type JudgeSetup } from "../../../src/gate/score/judge-queue.ts";
import { setUpJudge } from "../../../src/gate/score/judge-setup.ts";
import type { Run, ToolDefinition } from "../../../src/recordings/run.ts";
import type { Trial } from "../../../src/report/case.ts";
import { type Expectation, recordedExpectation } from "../../../src/scorers/expectation.ts";
import { type CallsQuestion, tokensOf } from "../../../src/scorers/judge/judgement.ts";
import { PROMPT_VERSION } from "../../../src/scorers/judge/question.ts";
import { llm, scoreJudgement } from "../../../src/scorers/llm.ts";
import { resolveOptions } from "../../../src/scorers/options.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { runWith } from "../../scorers/judgement/fixture.ts";

const named = { model: "m", server: "https://example.com/v1", apiKey: "key" };

/** The outcome of `llm`, or its pending question. */
function enteredBy(queue: JudgeQueue, run: Run, expectation: Expectation) {
  const trial = { scores: {} } as Trial;
  queue.enter(trial, [llm], run, expectation);
  const question = queue.waiting.get(trial)?.pending[0]?.question;
  const found = question?.kind === "calls" ? question : trial.scores.llm;
  if (found === undefined) throw new Error("neither asked nor left");
  return found;
}

/** Registers a case's runs for a judge; returns the question of each, or the reason for having none. */
function entered(
  runs: readonly Run[],
  more: Partial<JudgeSetup> = {},
  caseFields: object = {},
  availableTools?: ToolDefinition[],
) {
  const policy = policySchema.parse(caseFields);
  const queue = new JudgeQueue(
    { ...setUpJudge(named, policy, noBaseline, false), ...more },
    { policy },
    toolBook(policy.tools),
  );
  const expectation = {
    ...recordedExpectation("a", {}, undefined, resolveOptions()),
    ...(availableTools === undefined ? {} : { availableTools }),
  };
  return { queue, found: runs.map((run) => enteredBy(queue, run, expectation)) };
}

const call = (name: string, args = {}) => ({
  name,
  arguments: args,
  malformed: false,
  status: "ok" as const,
  turn: 1,
  group: 0,
});
const booking = (seat: number) => runWith([call("book", { seat })]);
const reasons = (found: readonly object[]) => found.map((one) => ("reason" in one ? one.reason : "asked"));

describe("what is asked", () => {
  test("is asked once of the same run", () => {
    const { queue, found } = entered([booking(1), booking(1), booking(2)]);
    expect(reasons(found)).toEqual(["asked", "asked", "asked"]);
    expect(queue.questions.size).toBe(2);
  });

  test("is no more than the runs that a policy allows, and one more of the same costs nothing", () => {
    const { found } = entered([booking(1), booking(2), booking(1)], { maxRuns: 1 });
    expect(reasons(found)).toEqual(["asked", expect.stringMatching(/^budget: .*judge\.maxRuns/), "asked"]);
  });

  test("takes no more than the tokens that a policy allows, each vote counted", () => {
    const [question] = entered([booking(1)]).found as [CallsQuestion];
    const maxTokens = tokensOf(question) * 3;
    const left = expect.stringMatching(/^budget: .*judge\.maxTokens/);
    expect(
      reasons(entered([booking(1), booking(2)], { maxTokens: maxTokens - 1 }, { judge: { votes: 3 } }).found),
    ).toEqual([left, left]);
    expect(reasons(entered([booking(1), booking(2)], { maxTokens }, { judge: { votes: 3 } }).found)).toEqual([
      "asked",
      left,
    ]);
  });

  test("is nothing without a key, but for what is known", () => {
    const [question] = entered([booking(1)]).found as [CallsQuestion];
    const judgement = {
      evaluations: [{ callId: "call-1", wasAppropriate: false, agreeing: 1, reasoning: "no" }],
      missingTools: [],
      reason: "no",
      by: { model: "m-1", rung: "json_schema", promptVersion: PROMPT_VERSION },
      votes: 1,
    };
    const outcome = scoreJudgement(judgement, question);
    if (outcome.status !== "scored") throw new Error("not scored");
    const known = new Map([[question.key, outcome.details]]);
    const { queue, found } = entered([booking(1), booking(2)], { closed: "no key", known });
    expect(found).toEqual([outcome, { status: "not-assessed", reason: "no key" }]);
    expect([queue.known.size, queue.questions.size]).toEqual([1, 0]);
  });

  test("is nothing about cases of which nobody asks", () => {
    expect(reasons(entered([booking(1)], { asksAbout: () => false }).found)).toEqual([
      "this case was not asked about",
    ]);
  });
});

describe("the tools that were available are", () => {
  const run = { ...booking(1), tools: [{ name: "of-recording" }] };
  const policy = { judge: { availableTools: ["of-policy"] } };
  const toolsOf = (run: Run, tools?: ToolDefinition[]) => {
    const [question] = entered([run], {}, policy, tools).found;
    return question !== undefined && "tools" in question ? question.tools : question;
  };

  test("those of the case, none if it says so; else those of the recording, else those of the policy", () => {
    expect(toolsOf(run, [{ name: "of-case" }])).toEqual(["of-case"]);
    expect(toolsOf(run, [])).toEqual([]);
    expect(toolsOf(run)).toEqual(["of-recording"]);
    expect(toolsOf(booking(1))).toEqual(["of-policy"]);
  });
});

describe("a judge is closed", () => {
  const closed = (apiKey: string | undefined, isBlind = false) =>
    setUpJudge({ ...named, apiKey }, policySchema.parse({}), noBaseline, isBlind).closed;

  test("without a key, and with one that no header can carry", () => {
    expect(closed("sk-1")).toBeUndefined();
    expect(closed(undefined)).toMatch(/^no key for the judge/);
    expect(closed("")).toMatch(/^no key for the judge/);
    expect(closed("sk\u2011one")).toMatch(/characters that no request can carry/);
  });

  test("where nobody can see what the base branch hides", () => {
    expect(closed("sk-1", true)).toMatch(/^the base branch's policy cannot be read/);
  });
});

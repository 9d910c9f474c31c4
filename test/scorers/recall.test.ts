import { describe, expect, test } from "vitest";
import type { LlmDetails } from "../../src/scorers/details.ts";
import { majority, readReply } from "../../src/scorers/judge/reply.ts";
import { recall, scoreJudgement } from "../../src/scorers/llm.ts";
import { made } from "./fixture.ts";
import { by, judgeQuestion, replyTo, runWith, seen, terms } from "./judgement/fixture.ts";

const run = runWith([made("a", {}, { id: "one" }), made("b", {}, { id: "two" })]);
const tools = seen(["a", "b", "c"]);
const question = judgeQuestion(run, tools);

/** The details of a judgement of that question in a report. */
const details = ((): LlmDetails => {
  const read = readReply(JSON.stringify(replyTo(question, { not: ["call-2"], missing: ["c"] })), question);
  if ("fault" in read) throw new Error(read.fault);
  const outcome = scoreJudgement(majority([read.reply], by), question);
  if (outcome.status !== "scored") throw new Error(outcome.reason);
  expect(outcome.value).toBe(1 / 3);
  return outcome.details;
})();

describe("a judgement that was kept", () => {
  test("stands for the same outcome", () => {
    expect(recall(details, question)).toEqual({ status: "scored", value: 1 / 3, details });
  });

  test("needs no reasons, and its calls in no order", () => {
    const bare = details.evaluations.map(({ reasoning: _, ...one }) => one).toReversed();
    const { reason: _, ...rest } = { ...details, evaluations: bare };
    expect(recall(rest, question)).toEqual({
      status: "scored",
      value: 1 / 3,
      details: { ...rest, evaluations: bare.toReversed() },
    });
  });

  test("is of every recording of the same run, whose calls have other ids", () => {
    const again = judgeQuestion(runWith([made("a", {}, { id: "three" }), made("b")]), tools);
    expect(recall(details, again)).toMatchObject({
      details: { evaluations: [{ toolCallId: "three" }, { toolCallId: null }] },
    });
  });

  test("is of no other question", () => {
    const rest = [
      judgeQuestion(run, seen(["a", "b", "c", "d"])),
      judgeQuestion(run, tools, { ...terms, votes: 3 }),
      judgeQuestion(run, tools, { ...terms, model: "judge-2" }),
      judgeQuestion(run, tools, { ...terms, server: "https://other.example/v1" }),
      judgeQuestion(runWith([made("a"), made("b", { x: 1 })]), tools),
    ];
    for (const other of rest) expect(recall(details, other)).toBeUndefined();
  });

  const partly = (agreeing: number, votes: number): LlmDetails => {
    const [one, two] = details.evaluations;
    const half = two && { ...two, wasAppropriate: false, partly: true as const, agreeing };
    return {
      ...details,
      votes,
      evaluations: [one && { ...one, agreeing: votes }, half].flatMap((each) => each ?? []),
    };
  };

  test("counts half for a call that is appropriate in part, though it is only in the middle of the votes", () => {
    expect(recall(partly(1, 1), question)).toMatchObject({ value: 1.5 / 3 });
    expect(recall(partly(1, 3), question)).toMatchObject({ value: 1.5 / 3 });
    expect(recall(partly(2, 1), question)).toBeUndefined();
    const [one, two] = partly(1, 1).evaluations;
    const both = two && { ...two, wasAppropriate: true };
    expect(
      recall({ ...details, evaluations: [one, both].flatMap((each) => each ?? []) }, question),
    ).toBeUndefined();
  });

  const [first, second] = details.evaluations;
  const evaluations = (...list: (typeof first)[]) => ({
    ...details,
    evaluations: list.flatMap((one) => one ?? []),
  });
  test.each<[string, LlmDetails]>([
    ["lacks a call", evaluations(first)],
    ["has a call twice", evaluations(first, first)],
    ["has a call too many", evaluations(first, second, second)],
    ["has another call", evaluations(first, second && { ...second, callId: "call-3" })],
    ["names a call otherwise", evaluations(first, second && { ...second, name: "a" })],
    ["has more that agree than votes", evaluations(first, second && { ...second, agreeing: 2 })],
    ["has a verdict of the few", { ...details, votes: 3 }],
    ["has a verdict of half of the votes", { ...details, votes: 2 }],
    ["misses a tool that was not available", { ...details, missingTools: ["d"] }],
    ["misses a tool twice", { ...details, missingTools: ["c", "c"] }],
    ["is of another prompt", { ...details, by: { ...by, promptVersion: by.promptVersion + 1 } }],
  ])("is not used when it %s", (_what, details) => {
    expect(recall(details, question)).toBeUndefined();
  });
});

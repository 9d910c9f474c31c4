import { describe, expect, test } from "vitest";
import { sha256 } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { PROMPT_VERSION, questionOf } from "../../../src/scorers/judge/question.ts";
import { replyJsonSchema } from "../../../src/scorers/judge/reply.ts";
import type { ToolName } from "../../../src/scorers/tool-book.ts";
import { made } from "../fixture.ts";
import { callsIn, dataOf, judgeQuestion, runWith, seen, talk, terms } from "../judgement/fixture.ts";
import { run } from "../judgement/question-fixture.ts";

const about = {
  ...seen(),
  tools: [{ name: "get_booking", description: "Looks up a booking" }, { name: "cancel" }, { name: "think" }],
  isIgnored: (tool: ToolName) => (typeof tool === "string" ? tool : tool.name) === "think",
};

describe("a question", () => {
  test("is what it is: whoever changes it raises PROMPT_VERSION", async () => {
    const { system, user, key } = judgeQuestion(run, about);
    await expect(`${system}\n\n${"=".repeat(20)}\n\n${user}\n`).toMatchFileSnapshot(
      "../../golden/judge/question.txt",
    );
    const shape = sha256(JSON.stringify([system, user.replaceAll(/[\da-f]{16}/g, ""), replyJsonSchema]));
    expect({ PROMPT_VERSION, key, shape }).toMatchInlineSnapshot(`
      {
        "PROMPT_VERSION": 2,
        "key": "sha256:e6ef88e85421faa3806801e4239e295365ec6740855cf9c47fdd570a144102aa",
        "shape": "sha256:d8bbccb0ea5bc9cda13b455620af1beb0565c1f025d938d50346853d7860aa5a",
      }
    `);
  });

  test("shows what was said and called in order, and nothing that the agent thought", () => {
    const { conversation } = dataOf(judgeQuestion(run, about));
    const order = conversation.map(({ speaker, text, calls }) =>
      calls === undefined
        ? `${speaker}: ${text}`
        : JSON.stringify(calls)
            .match(/call-\d+/g)
            ?.join(),
    );
    expect(order).toEqual([
      "system: Ask before you cancel.",
      "user: Cancel my booking HL207, please.",
      "agent: Let me see.",
      "call-1,call-2",
      "agent: Shall I cancel HL207?",
      "user: Yes, go on.",
      "call-3",
      "agent: It is cancelled.",
    ]);
  });

  test("shows the request and the answer that a trace tells beside its messages", () => {
    const trace = runWith([made("a")], { texts: talk(["system", "s"]), input: "Book", response: "Booked" });
    const { conversation } = dataOf(judgeQuestion(trace));
    expect(conversation.map(({ speaker }) => speaker ?? "calls")).toEqual([
      "user",
      "system",
      "calls",
      "agent",
    ]);
  });

  test("shows the request that a recording states beside other words of the user", () => {
    const texts = talk(["user", "And HL209?"], ["assistant", "Done."]);
    const first = ({ input }: { input: string }) =>
      dataOf(judgeQuestion(runWith([made("a")], { texts, input }))).conversation[0]?.text;
    expect(first({ input: "Book HL207" })).toBe("Book HL207");
    expect(first({ input: "And HL209?" })).toBe("And HL209?");
  });

  test("names calls by our own ids, and knows the recorded ones", () => {
    const question = judgeQuestion(run, about);
    expect(question.calls).toEqual([
      { callId: "call-1", toolCallId: "toolu_1", name: "get_booking" },
      { callId: "call-2", toolCallId: "toolu_2", name: "get_user" },
      { callId: "call-3", toolCallId: null, name: "cancel" },
    ]);
    expect(question.user).not.toContain("toolu_");
  });

  test("leaves ignored tools out, of the calls and of what was available", () => {
    const question = judgeQuestion(run, about);
    expect(question.tools).toEqual(["get_booking", "cancel"]);
    expect(question.user).not.toContain("think");
  });

  test("tells arguments that are no JSON from those that are", () => {
    expect(callsIn(judgeQuestion(run, about))[2]).toEqual({
      id: "call-3",
      name: "cancel",
      unreadableArguments: '{"id": "HL207"',
      status: "pending",
    });
  });

  test("opens results that are JSON text", () => {
    const results = ['{"n": 9007199254740993}', "[1]", "{cut", " 5", "[".repeat(300) + "]".repeat(300)];
    const calls = callsIn(judgeQuestion(runWith(results.map((result) => made("a", {}, { result })))));
    expect(calls.map(({ result }) => result)).toEqual([{ n: 9007199254740993n }, [1], ...results.slice(2)]);
  });

  test("names each tool once", () => {
    expect(judgeQuestion(run, seen(["a", "b", "a"])).tools).toEqual(["a", "b"]);
  });

  test("allows for a reply that judges every call", () => {
    const calls = (count: number) => runWith(Array.from({ length: count }, () => made("a")));
    expect(judgeQuestion(calls(2)).replyTokens - judgeQuestion(calls(1)).replyTokens).toBeGreaterThanOrEqual(
      100,
    );
    expect(judgeQuestion(calls(limits.judgedCalls)).replyTokens).toBeLessThanOrEqual(16_384);
  });
});

describe("nothing is asked", () => {
  const reason = (run: Run, about = seen()) => {
    const question = questionOf(run, about, terms);
    return "unasked" in question ? question.unasked : "asked";
  };

  test("without a call and without a tool that is known", () => {
    expect(reason(runWith([]))).toContain("availableTools of the case, or as judge.availableTools");
    expect(reason(runWith([]), seen(["a"]))).toBe("asked");
    expect(reason(runWith([]), seen(["a"], { isIgnored: () => true }))).toContain("availableTools");
    expect(reason(runWith([made("a")]), seen([], { isIgnored: () => true }))).toContain("availableTools");
  });

  test("when nobody says what the agent was asked for", () => {
    const silent = runWith([made("a")], { input: "", texts: talk(["assistant", "Done."]) });
    expect(reason(silent)).toContain("does not say what the agent was asked for");
    expect(reason({ ...silent, texts: talk(["system", "Book HL207"]) })).toBe("asked");
    expect(reason({ ...silent, input: "Book HL207" })).toBe("asked");
  });

  test("of a run that is too long", () => {
    const calls = (count: number) => runWith(Array.from({ length: count }, () => made("a")));
    expect(reason(calls(100))).toBe("asked");
    expect(reason(calls(101))).toBe(
      "the run is too long for a judge: it has 101 calls, of at most 100 calls",
    );
    const long = talk(...Array.from({ length: 60 }, () => ["user", "x".repeat(4_000)] as const));
    expect(reason(runWith([made("a")], { texts: long }))).toMatch(
      /it has 24\d,\d{3} characters, of at most 200,000 characters$/,
    );
  });
});

describe("of what is long a judge sees beginning and end", () => {
  const long = (length: number) => `begin${"x".repeat(length - 8)}end`;

  test.each([
    ["a text", limits.judgedText, (text: string) => runWith([made("a")], { texts: talk(["user", text]) })],
    ["an argument", limits.judgedValue - 8, (text: string) => runWith([made("a", { a: text })])],
    ["a result", limits.judgedValue, (result: string) => runWith([made("a", {}, { result })])],
    [
      "unreadable arguments",
      limits.judgedValue,
      (text: string) => runWith([made("a", text, { malformed: true })]),
    ],
  ])("%s", (_what, most, runOf) => {
    expect(judgeQuestion(runOf(long(most))).user).toContain(long(most));
    const { user } = judgeQuestion(runOf(long(most + 1_000)));
    expect(user).toMatch(/beginx+\[… 1,0\d\d characters left out …\]x+end/);
    expect(user.length).toBeLessThan(judgeQuestion(runOf(long(most))).user.length + 100);
  });

  test("also of a tool's description", () => {
    const tools = [{ name: "a", description: long(limits.toolDescription + 500) }];
    expect(judgeQuestion(run, { ...seen(), tools }).user).toContain("[… 500 characters left out …]");
  });

  test("and never half a character", () => {
    const { user } = judgeQuestion(
      runWith([made("a")], { texts: talk(["user", `x${"😀".repeat(4_000)}y`]) }),
    );
    expect(user).toContain("[… 4,004 characters left out …]");
    expect(user).not.toContain("\\ud83d");
    expect(user).not.toContain("\\ude00");
  });
});

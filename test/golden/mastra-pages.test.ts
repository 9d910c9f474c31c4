import { describe, expect, it, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import { majority, readReply } from "../../src/scorers/judge/reply.ts";
import { scoreJudgement } from "../../src/scorers/llm.ts";
import { spoken } from "../recordings/fixture.ts";
import { by, judgeQuestion as questionOn, seen } from "../scorers/judgement/fixture.ts";
import { agentMessage, invocation, testRun, userMessage } from "./mastra-pages.ts";
import { readRun, scored } from "./scored.ts";

/** Every example of Mastra's pages "Tool call accuracy" and "Scorer utils", as JSON. */
const weather = invocation("weather-tool", { location: "New York" });
const search = invocation("search-tool", {});
const auth = invocation("auth-tool", { token: "abc123" }, { result: { authenticated: true } });
const log = invocation("log-tool", { message: "Starting fetch" }, { result: { logged: true } });
const fetched = invocation("fetch-tool", { endpoint: "/data" }, { result: { data: ["item1"] } });
const question = [userMessage("What is the weather like in New York today?")];
const order = ["auth-tool", "fetch-tool"];

test.each<[string, JsonObject[], JsonObject, number]>([
  ["correct tool selection", [weather], { expectedTool: "weather-tool" }, 1],
  ["strict mode evaluation", [search, weather], { expectedTool: "weather-tool", strictMode: true }, 0],
  ["tool order validation", [auth, fetched], { expectedToolOrder: order, strictMode: true }, 1],
  ["flexible order mode", [auth, log, fetched], { expectedToolOrder: order }, 1],
  ["an extra tool in strict order", [auth, log, fetched], { expectedToolOrder: order, strictMode: true }, 0],
  ["the other way round", [fetched, auth], { expectedToolOrder: order }, 0],
])("the code scorer on the page's run: %s", (_name, calls, caseFields, score) => {
  const recording = testRun(question, [agentMessage("Let me help you with that.", calls)]);
  expect(scored(recording, caseFields)).toMatchObject({ code: score });
});

/** The score of a run with a judge's scripted verdicts on its calls. */
function judged(recording: JsonObject, verdicts: boolean[]): number | undefined {
  const [run] = readDocument(recording).runs;
  if (run === undefined) throw new Error("the recording has no run");
  const tools = ["weather-tool", "calendar-tool", "search-tool"];
  const on = questionOn(run, seen(tools));
  const reply = {
    nonce: on.nonce,
    evaluations: verdicts.map((wasAppropriate, at) => ({
      callId: on.calls[at]?.callId,
      wasAppropriate,
      reasoning: "r",
    })),
    missingTools: [],
    reason: "r",
  };
  const read = readReply(JSON.stringify(reply), on);
  if ("fault" in read) throw new Error(read.fault);
  const outcome = scoreJudgement(majority([read.reply], by), on);
  return outcome.status === "scored" ? outcome.value : undefined;
}

describe("the page's runs for a judge", () => {
  const ask = (text: string) => [userMessage(text)];

  it("basic evaluation: appropriate is 1", () => {
    const run = testRun(ask("What is the weather like in San Francisco today?"), [
      agentMessage("Let me check the current weather for you.", [
        invocation("weather-tool", { location: "San Francisco", date: "today" }),
      ]),
    ]);
    expect(judged(run, [true])).toBe(1);
  });

  it("a tool that is not appropriate, by a judge of two words", () => {
    const run = testRun(ask("What is the weather in Tokyo?"), [
      agentMessage("Let me search for that information.", [
        invocation(
          "search-tool",
          { query: "Tokyo weather" },
          { result: { results: ["Tokyo weather data..."] } },
        ),
      ]),
    ]);
    expect(judged(run, [false])).toBe(0);
  });

  it("a question back without a call", () => {
    const run = testRun(ask("I need help with something"), [
      agentMessage(
        "I'd be happy to help! Could you please provide more details about what you need assistance with?",
      ),
    ]);
    expect(readRun(run)).toMatchObject({ toolCalls: [], input: "I need help with something" });
    expect(judged(run, [])).toBe(1);
  });
});

describe("the scorer utilities", () => {
  it("getUserMessageFromRunInput, getAssistantMessageFromRunOutput, extractInputMessages", () => {
    const run = readRun(
      testRun(
        [userMessage("Hello"), userMessage("Anybody there?")],
        [agentMessage("Let me see."), agentMessage("Hi there!")],
      ),
    );
    expect(run).toMatchObject({ input: "Hello\nAnybody there?", response: "Hi there!" });
    expect(spoken(run)).toEqual([
      "user: Hello",
      "user: Anybody there?",
      "assistant: Let me see.",
      "assistant: Hi there!",
    ]);
  });

  it("getSystemMessagesFromRunInput", () => {
    const run = testRun([userMessage("Hello")], [agentMessage("Hi there!")], {
      systemMessages: [
        { role: "system", content: "You are a librarian." },
        { role: "system", content: [{ type: "text", text: "Be brief." }] },
      ],
      taggedSystemMessages: { memory: [{ role: "system", content: "The user likes atlases." }] },
    });
    expect(spoken(readRun(run)).slice(0, 3)).toEqual([
      "system: You are a librarian.",
      "system: Be brief.",
      "system: The user likes atlases.",
    ]);
  });

  it("getReasoningFromRunOutput: both places", () => {
    const parts = [
      { type: "reasoning", reasoning: "", details: [{ type: "text", text: "An atlas, then." }] },
      { type: "text", text: "Take the atlas." },
    ];
    const message = { ...agentMessage("Take the atlas."), content: { format: 2, parts } };
    const beside = {
      ...agentMessage("Yes."),
      content: { format: 2, content: "Yes.", parts: [], reasoning: "Sure." },
    };
    expect(spoken(readRun(testRun(question, [message])))).toContain("reasoning: An atlas, then.");
    expect(spoken(readRun(testRun(question, [beside])))).toContain("reasoning: Sure.");
  });

  it("extractToolCalls: a call that threw counts, one that is still written does not", () => {
    const parts = [
      { type: "text", text: "That failed." },
      ...["call", "partial-call", "output-error"].map((state, at) => ({
        type: "tool-invocation",
        toolInvocation: {
          toolCallId: `c${at}`,
          toolName: "saveTool",
          args: { value: at },
          state,
          errorText: "no disk",
        },
      })),
    ];
    const run = readRun(testRun(question, [{ ...agentMessage(""), content: { format: 2, parts } }]));
    expect(run?.toolCalls.map(({ arguments: args, status }) => [args, status])).toEqual([
      [{ value: 0 }, "pending"],
      [{ value: 2 }, "error"],
    ]);
  });

  it("extractTrajectory and createTrajectoryTestRun: calls without texts", () => {
    const steps = [
      { stepType: "tool_call", name: "search", toolArgs: { q: "test" } },
      { stepType: "tool_call", name: "summarize" },
    ];
    const run = { ...testRun([], []), output: { steps } };
    expect(scored(run, { expectedToolOrder: ["search", "summarize"] })).toMatchObject({ code: 1 });
    expect(readRun(run)?.toolCalls.map(({ arguments: args }) => args)).toEqual([{ q: "test" }, {}]);
  });

  it("createTestRun: texts alone", () => {
    const recording = {
      input: [{ role: "user", content: "What is 2+2?" }],
      output: { role: "assistant", text: "The answer is 4." },
      additionalContext: { topic: "math" },
      requestContext: {},
    };
    expect(readRun(recording)).toMatchObject({
      input: "What is 2+2?",
      response: "The answer is 4.",
      textsOnly: true,
    });
    expect(scored(recording, { expectedTool: "add" })).toMatchObject({ code: "not-assessed" });
  });
});

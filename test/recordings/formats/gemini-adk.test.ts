import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { geminiAdk } from "../../../src/recordings/formats/gemini-adk.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { spoken } from "../fixture.ts";
import { calls, content, ferry, read, recorded } from "./gemini-adk-fixture.ts";

function answered(response: Json): Run {
  return read([
    { role: "model", parts: [{ functionCall: { name: "ferry", args: {} } }] },
    { role: "user", parts: [{ functionResponse: { name: "ferry", response } }] },
  ]);
}
const candidate = (parts: Json[], more: JsonObject = {}): JsonObject => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", ...more }],
});

describe("contents", () => {
  it("matches results without ids by name and order", () => {
    const run = read(recorded("contents"));
    expect(calls(run).map((call) => (call as unknown[]).slice(0, 5))).toEqual([
      [0, undefined, "find_ferry", { to: "Runde" }, "ok"],
      [0, undefined, "find_ferry", { to: "Alnes" }, "error"],
      [1, undefined, "book_cabin", {}, "rejected"],
    ]);
    expect(run.toolCalls.map(({ result }) => result).slice(0, 2)).toEqual([["09:10"], "no such harbour"]);
    expect(spoken(run)).toEqual([
      "system: You sell ferry tickets.",
      "user: Ferries to Runde and to Alnes, please.",
      "reasoning: Two searches.",
      "assistant: I am looking.",
      "assistant: The ferry to Runde leaves at 09:10.",
    ]);
    expect(run.input).toBe("Ferries to Runde and to Alnes, please.");
    expect(run.response).toBe("The ferry to Runde leaves at 09:10.");
    expect(run.tools).toEqual([
      { name: "book_cabin" },
      { name: "find_ferry", description: "Crossings of a day" },
    ]);
  });

  it("reads them bare, as messages of a row, as a chat's history and beside a response", () => {
    const { contents } = recorded("contents") as { contents: Json[] };
    const expected = calls(read(contents));
    expect(expected).toHaveLength(3);
    expect(calls(read({ case: "runde", messages: contents }))).toEqual(expected);
    expect(calls(read({ history: contents }))).toEqual(expected);
    const answer = candidate([ferry("f9")]);
    const more = [...expected, [2, "f9", "ferry", { id: "f9" }, "pending", undefined]];
    const request = { contents: [...contents, { role: "user", parts: [{ text: "And back?" }] }] };
    expect(calls(read({ request: request, response: answer }))).toEqual(more);
    expect(calls(read({ ...request, ...answer }))).toEqual(more);
  });

  it("reads a request whose contents are one text", () => {
    const config = {
      system_instruction: "Be brief.",
      tools: [{ function_declarations: [{ name: "ferry" }] }],
    };
    const run = read({ contents: "When?", config, response: candidate([ferry("a")]) });
    expect(run).toMatchObject({ input: "When?", tools: [{ name: "ferry" }] });
    expect(spoken(run)[0]).toBe("system: Be brief.");
  });

  it("takes contents of the model one after another as one turn", () => {
    const run = read([
      { role: "user", parts: [{ text: "Both!" }] },
      { role: "model", parts: [{ functionCall: { name: "ferry", args: { n: 1 } } }] },
      { role: "model", parts: [{ functionCall: { name: "ferry", args: { n: 2 } } }] },
      {
        role: "user",
        parts: ["first", "second"].map((text) => ({
          functionResponse: { name: "ferry", response: { result: text } },
        })),
      },
    ]);
    expect(run.toolCalls.map(({ group, result }) => [group, result])).toEqual([
      [0, "first"],
      [0, "second"],
    ]);
  });

  it("claims contents without any call, and of one line of a file", () => {
    const hello = { role: "user", parts: [{ text: "Hello" }] };
    expect(read([hello])).toMatchObject({ input: "Hello", toolCalls: [] });
    expect(read([hello, { role: "model", parts: [{ text: "Good day" }] }])).toMatchObject({
      response: "Good day",
    });
  });

  test.each<[string, Json, string, Json | undefined]>([
    ["null error", { error: null, output: 1 }, "ok", { error: null, output: 1 }],
    ["no failure in an empty error", { error: "", result: 1 }, "ok", { error: "", result: 1 }],
    ["error object", { error: { code: 3, message: "closed" } }, "error", { code: 3, message: "closed" }],
    ["MCP", { content: [], isError: true }, "error", { content: [], isError: true }],
    ["MCP in a result", { result: { isError: true } }, "error", { isError: true }],
    ["MCP without failure", { result: { isError: false } }, "ok", { isError: false }],
    [
      "Pydantic AI's refused arguments",
      { call_error: "1 validation error:\nx\n\nFix the errors and try again." },
      "rejected",
      "1 validation error:\nx\n\nFix the errors and try again.",
    ],
    [
      "Pydantic AI's failed tool",
      { call_error: "No such harbour.\n\nFix the errors and try again." },
      "error",
      "No such harbour.\n\nFix the errors and try again.",
    ],
    [
      "ADK's refused arguments",
      { error: "Invoking `ferry()` failed due to argument validation errors:\nx" },
      "rejected",
      "Invoking `ferry()` failed due to argument validation errors:\nx",
    ],
    [
      "ADK's guide",
      { status: "error", error_message: "x" },
      "error",
      { status: "error", error_message: "x" },
    ],
    [
      "a person to ask",
      { error: "This tool call requires confirmation, please approve or reject." },
      "pending",
      undefined,
    ],
  ])("tells what became of a call: %s", (_name, response, status, result) => {
    expect(calls(answered(response))).toEqual([[0, undefined, "ferry", {}, status, result]]);
  });

  it("refuses a part that may hold a call and is not known", () => {
    const unknown = [{ role: "model", parts: [{ text: "x", nextToolCall: { name: "ferry" } }] }];
    expect(() => readDocument(unknown, [geminiAdk])).toThrow('a part with "nextToolCall"');
    const renamed = [{ role: "model", parts: [{ functionCall: { name: "ferry", arguments: { n: 1 } } }] }];
    expect(() => readDocument(renamed)).toThrow('"arguments" where "args" is expected');
    expect(() => readDocument([{ role: "model", parts: [{ functionCall: { args: {} } }] }])).toThrow(
      "without a name",
    );
  });
});

describe("responses", () => {
  it("reads built-in tools, and what the SDK called by itself", () => {
    const run = read(recorded("response"));
    expect(calls(run)).toEqual([
      [0, undefined, "fare", { to: "Runde" }, "ok", 79],
      [1, "s1", "GOOGLE_SEARCH_WEB", { queries: ["sea at Runde"] }, "ok", "calm"],
      [2, undefined, "code_execution", { language: "PYTHON", code: "print(2 * 79)" }, "ok", "158\n"],
      [3, undefined, "code_execution", { language: "PYTHON", code: "print(fare)" }, "error", "NameError"],
    ]);
    expect(run.input).toBe("What do two tickets cost?");
    expect(run.response).toBe("Calm, so:\n158 crowns.");
    expect(run.warnings).toEqual(["a response has several candidates; the first is read"]);
  });

  it("joins the results of code that printed something before it failed", () => {
    const code = { executableCode: { language: "PYTHON", code: "print(1); 1/0" } };
    const result = (outcome: string, output: string) => ({ codeExecutionResult: { outcome, output } });
    const printed = result("OUTCOME_OK", "1\n");
    const failed = result("OUTCOME_FAILED", "division by zero");
    const outcomes = (...parts: JsonObject[]) =>
      read(candidate(parts)).toolCalls.map(({ status, result }) => [status, result]);
    expect(outcomes(code, printed, failed)).toEqual([["error", "1\ndivision by zero"]]);
    expect(outcomes(code, failed, printed)).toEqual([["error", "division by zero1\n"]]);
    expect(outcomes(code, code, printed, failed)).toEqual([
      ["ok", "1\n"],
      ["error", "division by zero"],
    ]);
    expect(read(candidate([printed, failed, code, printed])).toolCalls.map(({ status }) => status)).toEqual([
      "ok",
    ]);
  });

  it("puts chunks and streamed arguments together", () => {
    const run = read(recorded("stream"));
    expect(calls(run)).toEqual([
      [0, "f1", "find_ferry", { stops: [{ name: "Runde" }], adults: 2, car: false }, "pending", undefined],
      [0, "f2", "weather_at", { harbour: "Runde" }, "pending", undefined],
    ]);
    expect(spoken(run)).toEqual(["assistant: I am looking.", "assistant: At 09:10, in calm sea."]);
    expect(run.warnings).toEqual([]);
  });

  it("reads one response per step, with or without their ids", () => {
    const steps = [candidate([ferry("a"), ferry("b")]), candidate([ferry("c")])];
    const groups = [0, 0, 1];
    expect(read(steps).toolCalls.map(({ group }) => group)).toEqual(groups);
    const named = steps.map((step, at) => ({ ...step, responseId: `r${at}` }));
    expect(read(named).toolCalls.map(({ group }) => group)).toEqual(groups);
    const open = steps.map((step, at) => ({
      ...step,
      responseId: `r${at}`,
      candidates: [{ content: content(step) }],
    }));
    expect(read(open).toolCalls.map(({ group }) => group)).toEqual(groups);
    const same = steps.map((step) => ({ ...step, responseId: "r" }));
    expect(read(same).toolCalls.map(({ group }) => group)).toEqual([0, 0, 0]);
  });

  it("counts the calls of a stream once, though the SDK's history repeats them", () => {
    const part = { functionCall: { name: "ferry", args: {} } };
    const history = [
      { role: "user", parts: [{ text: "When?" }] },
      { role: "model", parts: [part] },
      { role: "user", parts: [{ functionResponse: { name: "ferry", response: { result: 1 } } }] },
    ];
    const last = { ...candidate([{ text: "At 09:10." }]), automaticFunctionCallingHistory: history };
    expect(calls(read([candidate([part]), last]))).toEqual([[0, undefined, "ferry", {}, "ok", 1]]);
    const tooShort = { ...last, automaticFunctionCallingHistory: history.slice(0, 1) };
    expect(() => readDocument([candidate([part]), tooShort])).toThrow("these are several runs");
  });

  it("warns of a call that was not made, of a cut answer and of a blocked prompt", () => {
    expect(read({ candidates: [{ finishReason: "MALFORMED_FUNCTION_CALL" }] }).warnings).toEqual([
      "the model's call could not be made (MALFORMED_FUNCTION_CALL); it is not counted",
    ]);
    expect(read(candidate([{ text: "x" }], { finishReason: "SAFETY" })).warnings).toEqual([
      "the model's answer was cut off (SAFETY)",
    ]);
    expect(read({ promptFeedback: { blockReason: "OTHER" } }).warnings).toEqual([
      "the prompt was blocked (OTHER)",
    ]);
  });

  it("finds a fault in a stream that was cut off", () => {
    const chunk = (text: string, more: JsonObject = {}): JsonObject => ({
      candidates: [{ content: { role: "model", parts: [{ text }] }, ...more }],
      responseId: "r1",
    });
    expect(read([chunk("The "), chunk("fern")]).fault).toContain("cut off");
    expect(read([chunk("The "), chunk("fern", { finishReason: "STOP" })]).fault).toBeUndefined();
  });

  it("warns when a streamed call was not finished", () => {
    const run = read([
      candidate([
        { functionCall: { name: "ferry", willContinue: true, partialArgs: [{ jsonPath: "$.to" }] } },
      ]),
    ]);
    expect(run.warnings).toEqual([
      "a tool call was still being written when the recording ended; its arguments are incomplete",
    ]);
  });

  test.each(["to", "$", "$.", "$.a[1]", "$[0]", "$.a..b"])(
    "refuses a streamed argument at %s",
    (jsonPath) => {
      const partialArgs = [{ jsonPath, stringValue: "x" }];
      const document = candidate([{ functionCall: { name: "ferry", partialArgs } }]);
      expect(() => readDocument(document)).toThrow("a streamed argument");
    },
  );

  it("keeps a streamed argument of any name to itself", () => {
    const partialArgs = [{ jsonPath: "$.__proto__.polluted", boolValue: true }];
    const [call] = read(candidate([{ functionCall: { name: "ferry", partialArgs } }])).toolCalls;
    expect(JSON.stringify(call?.arguments)).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("refuses a run that broke off with an error", () => {
    const error = { error: { code: 503, status: "UNAVAILABLE", message: "overloaded" } };
    const request = { contents: [{ role: "user", parts: [{ text: "When?" }] }] };
    expect(() => readDocument({ request, response: error })).toThrow("overloaded");
    expect(() => readDocument([candidate([ferry("a")]), error])).toThrow("the run broke off");
    expect(claimants(error)).toEqual([]);
  });
});

describe("chats that Gemini CLI saved", () => {
  const head = { sessionId: "s1", projectHash: "e3b0", startTime: "2026-01-02T03:04:05Z" };
  const user = { id: "m1", type: "user", content: [{ text: "A ferry to Runde." }] };
  const sail = (id: string, status: string, response?: JsonObject) => ({
    id,
    name: "ferry",
    args: { id },
    status,
    ...(response === undefined ? {} : { result: [{ functionResponse: { id, name: "ferry", response } }] }),
  });
  const request = {
    id: "m2",
    type: "gemini",
    content: "I am looking.",
    thoughts: [{ subject: "Ferries", description: "Two of them" }],
    toolCalls: [
      sail("f1", "success", { output: "09:10" }),
      sail("f2", "error", { error: "no such harbour" }),
      sail("f3", "cancelled", { error: "[Operation Cancelled]" }),
      sail("f4", "executing"),
    ],
  };
  const info = { id: "m3", type: "info", content: "Saved." };
  const answer = { id: "m4", type: "gemini", content: "At 09:10." };
  const expected = [
    [0, "f1", "ferry", { id: "f1" }, "ok", "09:10"],
    [0, "f2", "ferry", { id: "f2" }, "error", "no such harbour"],
    [0, "f3", "ferry", { id: "f3" }, "rejected", "[Operation Cancelled]"],
    [0, "f4", "ferry", { id: "f4" }, "pending", undefined],
  ];

  it("are objects with all messages", () => {
    const run = read({ ...head, messages: [user, request, info, answer] });
    expect(calls(run)).toEqual(expected);
    expect(spoken(run)).toEqual([
      "user: A ferry to Runde.",
      "assistant: I am looking.",
      "assistant: At 09:10.",
    ]);
  });

  it("are lines, of which later ones say more of a message", () => {
    const before = { ...request, toolCalls: [sail("f1", "executing"), sail("f2", "executing")] };
    const set = { $set: { lastUpdated: "2026-01-02T03:05:00Z" } };
    const run = read([head, user, before, set, request, info, answer, { $rewindTo: "m4" }]);
    expect(calls(run)).toEqual(expected);
    expect(spoken(run)).toHaveLength(3);
    expect(run.warnings).toEqual([]);
  });

  it("are read where a line sets all messages", () => {
    expect(calls(read([head, { $set: { messages: [user, request] } }]))).toEqual(expected);
  });

  it("hold messages of known types only", () => {
    expect(claimants([head, user, { id: "m2", toolCalls: [] }])).toEqual([]);
    expect(claimants({ ...head, messages: [{ ...user, type: "tool" }] })).toEqual([]);
    expect(() => read({ ...head, messages: [] })).toThrow("has no message");
  });
});

test.each<[string, Json]>([
  ["AI SDK UI messages", [{ role: "user", parts: [{ type: "text", text: "Hello" }] }]],
  ["OTel messages", [{ role: "assistant", parts: [{ type: "tool_call", id: "a", name: "ferry" }] }]],
  ["A2A messages", [{ kind: "message", role: "user", parts: [{ kind: "text", text: "Hello" }] }]],
  ["chat messages", [{ role: "user", content: "Hello" }]],
  ["a chat completion", { choices: [{ message: { role: "assistant", content: "Hello" } }] }],
  ["rows of runs", [{ contents: [{ role: "user", parts: [{ text: "x" }] }] }]],
  ["rows of responses", [{ case: "a", ...candidate([{ text: "x" }]) }]],
  ["other events", { events: [{ author: "someone", message: "Fix it" }] }],
  ["other candidates", { candidates: [{ name: "Ada", votes: 7 }] }],
  ["queries", [{ query: "Hello", reference: "Good day" }]],
  ["an interaction", { id: "i", status: "completed", steps: [{ type: "function_call", name: "ferry" }] }],
  ["a text", "eval_case_results"],
])("leaves %s alone", (_name, document) => {
  expect(geminiAdk.detect(document)).toBe(false);
});

it("says what it reads when it is forced on something else", () => {
  expect(() => readDocument({ a: 1 }, [geminiAdk])).toThrow("nothing of Gemini or ADK: expected contents");
});

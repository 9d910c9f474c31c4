import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export const writers: Record<string, Writer> = {
  /** An eval set's result, which some ADK versions write as JSON text in JSON. */
  "adk-eval-result": {
    format: "gemini-adk",
    loses: ["groups"],
    write: ({ question, turns, answer }) => {
      const calls = turns.flat();
      const invocation = {
        userContent: { parts: [{ text: question }], role: "user" },
        finalResponse: answer === "" ? null : { parts: [{ text: answer }], role: "model" },
        intermediateData: {
          toolUses: calls.map(({ id, name, arguments: args }) => ({ id, name, args })),
          toolResponses: calls.filter(({ status }) => status !== "pending").map(functionResponse),
          intermediateResponses: [],
        },
      };
      const result = { evalId: "case", evalMetricResultPerInvocation: [{ actualInvocation: invocation }] };
      return JSON.stringify({ evalSetResultId: "set", evalCaseResults: [result] });
    },
  },
  "adk-session": {
    format: "gemini-adk",
    write: ({ question, turns, answer }) => ({
      id: "session",
      app_name: "app",
      user_id: "user",
      events: [
        event("user", "user", [{ text: question }]),
        ...turns.flatMap((calls) => [
          event("agent", "model", calls.map(functionCall)),
          event(
            "agent",
            "user",
            calls.filter(({ status }) => status !== "pending").map(functionResponseOfAdkSession),
          ),
        ]),
        ...(answer === "" ? [] : [event("agent", "model", [{ text: answer }])]),
      ],
    }),
  },
  /** The lines of a Gemini CLI chat. A message appears when its calls are made, and again when they are answered. */
  "gemini-cli-chat": {
    format: "gemini-adk",
    write: ({ question, turns, answer }) => [
      { sessionId: "session_1", projectHash: "e3b0c442", kind: "main" },
      { id: "question", type: "user", content: [{ text: question }] },
      ...turns.flatMap((calls, turn) => [
        callingMessage(
          turn,
          calls.map((call) => ({ ...called(call), status: "executing" })),
        ),
        callingMessage(
          turn,
          calls.map((call) => (call.status === "pending" ? called(call) : answered(call))),
        ),
      ]),
      ...(answer === "" ? [] : [{ id: "answer", type: "gemini", content: answer }]),
    ],
  },
  /** The events of `--output-format stream-json`, with answers in pieces. */
  "gemini-cli-stream": {
    format: "gemini-cli",
    write: ({ question, turns, answer }) => [
      { type: "init", timestamp: "2026-02-03T04:05:06Z", session_id: "s", model: "any" },
      { type: "message", role: "user", content: question },
      ...turns.flatMap((calls) => [
        ...calls.map(({ id, name, arguments: parameters }) => ({
          type: "tool_use",
          tool_name: name,
          tool_id: id,
          parameters,
        })),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, status, result }) => ({
            type: "tool_result",
            tool_id: id,
            status: status === "ok" ? "success" : "error",
            ...(status === "ok" ? { output: result } : { error: { type: "failed", message: result } }),
          })),
      ]),
      ...(answer === ""
        ? []
        : [answer.slice(0, 1), answer.slice(1)].map((content) => ({
            type: "message",
            role: "assistant",
            content,
            delta: true,
          }))),
      { type: "result", status: "success", stats: { total_tokens: 9, tool_calls: turns.flat().length } },
    ],
  },
  /** A request to generateContent with the whole conversation, by a model without ids. */
  "gemini-rest": {
    format: "gemini-adk",
    loses: ["ids"],
    write: ({ question, turns, answer }) => ({
      contents: [
        { role: "user", parts: [{ text: question }] },
        ...turns.flatMap((calls) => [
          {
            role: "model",
            parts: calls.map(({ name, arguments: args }) => ({ functionCall: { name, args } })),
          },
          {
            role: "user",
            parts: calls
              .filter(({ status }) => status !== "pending")
              .map(({ name, status, result }) => ({
                functionResponse: { name, response: { [status === "error" ? "error" : "output"]: result } },
              })),
          },
        ]),
        ...(answer === "" ? [] : [{ role: "model", parts: [{ text: answer }] }]),
      ],
    }),
  },
  /** A request with the history, and the chunks of the last response: one per call or character. */
  "gemini-stream": {
    format: "gemini-adk",
    write: ({ question, turns, answer }) => {
      const before = answer === "" ? turns.slice(0, -1) : turns;
      const last =
        answer === ""
          ? (turns.at(-1) ?? []).map(functionCallOfGeminiStream)
          : [...answer].map((text) => ({ text }));
      return {
        request: {
          contents: [
            { role: "user", parts: [{ text: question }] },
            ...before.flatMap((calls) => [
              { role: "model", parts: calls.map(functionCallOfGeminiStream) },
              { role: "user", parts: calls.map(functionResponseOfGeminiStream) },
            ]),
          ],
        },
        response: [...last.map(chunk), { responseId: "r", candidates: [{ index: 0, finishReason: "STOP" }] }],
      };
    },
  },
};

function functionResponse({ id, name, status, result }: ScriptedCall) {
  return { id, name, response: { [status === "error" ? "error" : "result"]: result } };
}

function event(author: string, role: string, parts: JsonObject[]) {
  return { author, invocation_id: "i", content: { role, parts }, partial: null, error_code: null };
}

function functionCall({ id, name, arguments: args }: ScriptedCall) {
  return { text: null, function_call: { id, name, args }, function_response: null };
}

function functionResponseOfAdkSession({ id, name, status, result }: ScriptedCall) {
  const response = { [status === "error" ? "error" : "result"]: result };
  return { text: null, function_call: null, function_response: { id, name, response } };
}

function callingMessage<T>(turn: number, toolCalls: T[]) {
  return { id: `turn_${turn}`, type: "gemini", content: "", toolCalls };
}

function called({ id, name, arguments: args }: ScriptedCall) {
  return { id, name, args, status: "executing" };
}

function answered(call: ScriptedCall) {
  const { id, name, status, result } = call;
  const response = { [status === "error" ? "error" : "output"]: result };
  return {
    ...called(call),
    status: status === "error" ? "error" : "success",
    result: [{ functionResponse: { id, name, response } }],
  };
}

function chunk(part: JsonObject) {
  return { responseId: "r", candidates: [{ index: 0, content: { role: "model", parts: [part] } }] };
}

function functionCallOfGeminiStream({ id, name, arguments: args }: ScriptedCall) {
  return { functionCall: { id, name, args } };
}

function functionResponseOfGeminiStream({ id, name, status, result }: ScriptedCall) {
  return { functionResponse: { id, name, response: { [status === "error" ? "error" : "output"]: result } } };
}

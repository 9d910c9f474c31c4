import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export const writers: Record<string, Writer> = {
  /** Harbor's trajectory of a run of Claude Code. */
  atif: {
    format: "atif",
    write({ question, turns, answer }) {
      const steps: JsonObject[] = [
        { source: "user", message: question },
        ...turns.map((calls) => ({
          source: "agent",
          message: "",
          llm_call_count: 1,
          tool_calls: calls.map(({ id, name, arguments: args }) => ({
            tool_call_id: id,
            function_name: name,
            arguments: args,
          })),
          observation: { results: calls.filter(({ status }) => status !== "pending").map(resultOf) },
          metrics: { prompt_tokens: 100, completion_tokens: 10, cost_usd: 0.001 },
        })),
        ...(answer === "" ? [] : [{ source: "agent", message: answer, llm_call_count: 1 }]),
      ];
      return {
        schema_version: "ATIF-v1.7",
        session_id: "session",
        agent: { name: "claude-code", version: "2.1.92", model_name: "claude-sonnet-4-5" },
        steps: steps.map((step, at) => ({ step_id: at + 1, ...step })),
        final_metrics: { total_steps: steps.length },
      };
    },
  },
  "copilot-cli": {
    format: "copilot-cli",
    write: ({ question, turns, answer }) => [
      event("session.start", { sessionId: "s", copilotVersion: "1.0.70", selectedModel: "any" }),
      event("user.message", { content: question, source: "user" }),
      ...turns.flatMap((calls, turn) => [
        event("assistant.message", {
          messageId: `m${turn}`,
          content: "",
          toolRequests: calls.map(({ id, name, arguments: args }) => ({
            toolCallId: id,
            name,
            arguments: args,
          })),
        }),
        ...calls.map(({ id, name, arguments: args }) =>
          event("tool.execution_start", { toolCallId: id, toolName: name, arguments: args }),
        ),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, status, result }) =>
            event("tool.execution_complete", {
              toolCallId: id,
              success: status === "ok",
              ...(status === "ok"
                ? { result: { content: result } }
                : { error: { message: result, code: "failure" } }),
            }),
          ),
      ]),
      ...(answer === ""
        ? []
        : [event("assistant.message", { messageId: "last", content: answer, toolRequests: [] })]),
    ],
  },
  cursor: {
    format: "cursor",
    loses: ["results"],
    write: ({ question, turns, answer }) => [
      {
        type: "system",
        subtype: "init",
        apiKeySource: "login",
        cwd: "/home/me",
        session_id: "s",
        model: "Auto",
      },
      {
        type: "user",
        message: { role: "user", content: [{ type: "text", text: question }] },
        session_id: "s",
      },
      ...turns.flatMap((calls) => [
        ...calls.map((call) => eventOfCursor("started", call)),
        ...calls.filter(({ status }) => status !== "pending").map((call) => eventOfCursor("completed", call)),
      ]),
      ...(answer === ""
        ? []
        : [{ type: "assistant", message: { role: "assistant", content: [{ type: "text", text: answer }] } }]),
      {
        type: "result",
        subtype: "success",
        is_error: false,
        result: answer,
        session_id: "s",
        request_id: "r",
      },
    ],
  },
  eve: {
    format: "eve",
    write({ question, turns, answer }) {
      const events: JsonObject[] = [];
      const add = (type: string, data: JsonObject): void => {
        events.push({ type, data, meta: { id: `evt_${events.length}`, at: "2026-08-10T07:01:48.720Z" } });
      };
      const turn = { turnId: "turn_0", sequence: 0 };
      add("session.started", { runtime: { agentId: "gardener", eveVersion: "0.80.1" } });
      add("turn.started", turn);
      add("message.received", { ...turn, message: question, parts: [{ type: "text", text: question }] });
      for (const [stepIndex, calls] of turns.entries()) {
        const step = { ...turn, stepIndex };
        add("step.started", { ...step, modelId: "any/model" });
        for (const { id: callId, name: toolName, arguments: input } of calls)
          add("actions.requested", { ...step, actions: [{ kind: "tool-call", callId, toolName, input }] });
        for (const { id: callId, name: toolName, status, result: output } of calls) {
          const result = { kind: "tool-result", callId, toolName, output };
          const error = { code: "ACTION_RESULT_FAILED", message: output };
          if (status === "ok") add("action.result", { ...step, result, status: "completed" });
          if (status === "error")
            add("action.result", { ...step, result: { ...result, isError: true }, status: "failed", error });
        }
        add("step.completed", {
          ...step,
          finishReason: "tool-calls",
          usage: { inputTokens: 9, outputTokens: 3 },
        });
      }
      const last = { ...turn, stepIndex: turns.length };
      if (answer === "") add("turn.waiting", { ...turn, on: "input" });
      else {
        add("message.completed", { ...last, message: answer, finishReason: "stop" });
        add("step.completed", { ...last, finishReason: "stop" });
        add("turn.completed", turn);
      }
      add("session.waiting", { wait: "next-user-message", continuationToken: "" });
      return events;
    },
  },
  /** The output of `run --format json`, which lacks the user's message. */
  "opencode-run": {
    format: "opencode",
    needsCalls: true,
    loses: ["question", "groups"],
    write: ({ turns, answer }) => [
      ...turns.flatMap((calls) => [
        eventOfOpencodeRun("step_start", { type: "step-start" }),
        ...calls.map((call) => eventOfOpencodeRun("tool_use", toolPart(call))),
        eventOfOpencodeRun("step_finish", { type: "step-finish", reason: "tool-calls" }),
      ]),
      ...(answer === "" ? [] : [eventOfOpencodeRun("text", { type: "text", text: answer })]),
    ],
  },
  "opencode-export": {
    format: "opencode",
    loses: ["groups"],
    write: ({ question, turns, answer }) => ({
      info: { id: "ses_1", title: "any" },
      messages: [
        message("user", [{ type: "text", text: question }]),
        ...turns.map((calls) => message("assistant", [{ type: "step-start" }, ...calls.map(toolPart)])),
        ...(answer === ""
          ? []
          : [message("assistant", [{ type: "step-start" }, { type: "text", text: answer }])]),
      ],
    }),
  },
  openhands: {
    format: "openhands",
    write: ({ question, turns, answer }) => [
      { kind: "MessageEvent", source: "user", llm_message: textMessage("user", question) },
      ...turns.flatMap((calls, turn) => [
        ...calls.map(({ id, name, arguments: args }) => ({
          kind: "ActionEvent",
          source: "agent",
          thought: [],
          action: { kind: "AnyAction", ...args },
          tool_name: name,
          tool_call_id: id,
          tool_call: { id, name, arguments: JSON.stringify(args), origin: "completion" },
          llm_response_id: `r${turn}`,
        })),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, name, status, result }) => ({
            source: "environment",
            tool_name: name,
            tool_call_id: id,
            ...(status === "ok"
              ? {
                  kind: "ObservationEvent",
                  observation: { kind: "Any", content: [{ type: "text", text: result }] },
                }
              : { kind: "AgentErrorEvent", error: result }),
          })),
      ]),
      ...(answer === ""
        ? []
        : [{ kind: "MessageEvent", source: "agent", llm_message: textMessage("assistant", answer) }]),
    ],
  },
  "openhands-trajectory": {
    format: "openhands",
    needsCalls: true,
    write({ question, turns, answer }) {
      let id = 0;
      const next = () => {
        id += 1;
        return { id, timestamp: "2025-02-03T04:05:06.000000" };
      };
      return [
        { ...next(), source: "user", action: "message", args: { content: question } },
        ...turns.flatMap((calls) => {
          const callEvents = calls.map((call) => ({ call, event: next() }));
          return [
            ...callEvents.map(({ call, event }) => ({
              ...event,
              source: "agent",
              action: "run",
              args: { command: "other", thought: "" },
              tool_call_metadata: {
                function_name: call.name,
                tool_call_id: call.id,
                model_response: {
                  choices: [
                    {
                      message: {
                        tool_calls: calls.map((call) => ({
                          id: call.id,
                          function: { name: call.name, arguments: JSON.stringify(call.arguments) },
                        })),
                      },
                    },
                  ],
                },
              },
            })),
            ...callEvents
              .filter(({ call }) => call.status !== "pending")
              .map(({ call, event }) => ({
                ...next(),
                source: "agent",
                cause: event.id,
                tool_call_metadata: { function_name: call.name, tool_call_id: call.id },
                observation: "run",
                content: call.result,
                extras: { metadata: { exit_code: call.status === "ok" ? 0 : 1 } },
              })),
          ];
        }),
        ...(answer === ""
          ? []
          : [{ ...next(), source: "agent", action: "message", args: { content: answer } }]),
      ];
    },
  },
  /** The events of `--mode json`: a call is in the message and in separate events. */
  "pi-events": {
    format: "pi",
    write: (run) => [
      { type: "agent_start" },
      { type: "turn_start" },
      ...piMessages(run).flatMap((message) => {
        const { role = null, toolCallId = null, toolName = null, content = null, isError = null } = message;
        const end = { type: "tool_execution_end", toolCallId, toolName, result: { content }, isError };
        return [...(role === "toolResult" ? [end] : []), { type: "message_end", message }];
      }),
      { type: "agent_end" },
    ],
  },
  "pi-session": {
    format: "pi",
    write: (run) => [{ type: "session", version: 3, id: "s", cwd: "/home/me" }, ...piMessages(run).map(row)],
  },
  /** The messages of a run by `all_messages_json()`. */
  "pydantic-ai": {
    format: "pydantic-ai",
    write: ({ question, turns, answer }) => ({
      messages: [
        request({ part_kind: "user-prompt", content: question }),
        ...turns.flatMap((calls) => [
          response(...calls.map(toolCall)),
          request(...calls.filter(({ status }) => status !== "pending").map(toolReturn)),
        ]),
        ...(answer === "" ? [] : [response({ part_kind: "text", content: answer })]),
      ],
    }),
  },
  "qwen-code": {
    format: "qwen-code",
    needsCalls: true,
    write: ({ question, turns, answer }) => [
      rowOfQwenCode("user", { role: "user", parts: [{ text: question }] }),
      ...turns.flatMap((calls) => [
        rowOfQwenCode("assistant", {
          role: "model",
          parts: calls.map(({ id, name, arguments: args }) => ({ functionCall: { id, name, args } })),
        }),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map(({ id, name, status, result }) => ({
            ...rowOfQwenCode("tool_result", {
              role: "user",
              parts: [{ functionResponse: { id, name, response: { output: result } } }],
            }),
            toolCallResult: { callId: id, status: status === "ok" ? "success" : "error" },
          })),
      ]),
      ...(answer === "" ? [] : [rowOfQwenCode("assistant", { role: "model", parts: [{ text: answer }] })]),
    ],
  },
};

function resultOf({ id, status, result }: ScriptedCall): JsonObject {
  const extra = { tool_result_is_error: true };
  return { source_call_id: id, content: result, ...(status === "error" ? { extra } : {}) };
}

function event(type: string, data: JsonObject) {
  return { type, data, id: "any", timestamp: "2026-02-03T04:05:06.000Z", parentId: null };
}

function eventOfCursor(
  subtype: "started" | "completed",
  { id, name, arguments: args, status, result }: ScriptedCall,
) {
  const outcome = status === "error" ? { error: { message: result } } : { success: { text: result } };
  const body = { args, ...(subtype === "completed" ? { result: outcome } : {}) };
  return {
    type: "tool_call",
    subtype,
    call_id: id,
    tool_call: { [`${name}ToolCall`]: body },
    session_id: "s",
  };
}

function toolPart({ id, name, arguments: input, status, result }: ScriptedCall): JsonObject {
  const done = { status: status === "ok" ? "completed" : "error", input, time: { start: 1, end: 3 } };
  const text = status === "ok" ? { output: result } : { error: result };
  return {
    id: `prt_${id}`,
    type: "tool",
    callID: id,
    tool: name,
    state: status === "pending" ? { status: "running", input } : { ...done, ...text },
  };
}

function eventOfOpencodeRun(type: string, part: JsonObject) {
  return {
    type,
    timestamp: 1,
    sessionID: "ses_1",
    part: { sessionID: "ses_1", messageID: "msg_1", ...part },
  };
}

function message(role: string, parts: JsonObject[]) {
  return {
    info: { id: "msg_1", role, sessionID: "ses_1" },
    parts: parts.map((part) => ({ sessionID: "ses_1", messageID: "msg_1", ...part })),
  };
}

function textMessage(role: string, text: string) {
  return { role, content: [{ type: "text", text }] };
}

function piMessages({ question, turns, answer }: Parameters<Writer["write"]>[0]): JsonObject[] {
  return [
    { role: "user", content: [{ type: "text", text: question }] },
    ...turns.flatMap((calls) => [
      { role: "assistant", content: calls.map(callBlock), stopReason: "toolUse" },
      ...calls.filter(({ status }) => status !== "pending").map(answered),
    ]),
    ...(answer === ""
      ? []
      : [{ role: "assistant", content: [{ type: "text", text: answer }], stopReason: "stop" }]),
  ];
}

function callBlock({ id, name, arguments: args }: ScriptedCall) {
  return { type: "toolCall", id, name, arguments: args };
}

function answered({ id, name, status, result }: ScriptedCall) {
  const content = [{ type: "text", text: result }];
  return { role: "toolResult", toolCallId: id, toolName: name, content, isError: status === "error" };
}

function row(message: JsonObject) {
  return { type: "message", id: "any", message };
}

function request<Part>(...parts: Part[]) {
  return { kind: "request", parts };
}

function response<Part>(...parts: Part[]) {
  return { kind: "response", parts };
}

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { part_kind: "tool-call", tool_name: name, args: JSON.stringify(args), tool_call_id: id };
}

function toolReturn({ id, name, status, result }: ScriptedCall) {
  const outcome = status === "ok" ? "success" : "failed";
  return { part_kind: "tool-return", tool_name: name, tool_call_id: id, content: result, outcome };
}

function rowOfQwenCode(type: string, message: JsonObject) {
  return { sessionId: "s", timestamp: "2026-02-03T04:05:06.000Z", type, message };
}

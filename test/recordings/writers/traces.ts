import type { JsonObject } from "../../../src/core/json.ts";
import { otlp } from "../otlp.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export const writers: Record<string, Writer> = {
  /** A downloaded trace, with its observations in reverse and inputs and outputs as JSON text. */
  "langfuse-trace": {
    format: "langfuse-trace",
    write({ question, turns, answer }) {
      const messages: JsonObject[] = [{ role: "user", content: question }];
      const observations: JsonObject[] = [];
      const observe = (type: string, name: string, more: JsonObject): void => {
        observations.unshift({
          id: `o${observations.length}`,
          traceId: "t1",
          parentObservationId: null,
          type,
          name,
          startTime: new Date(Date.UTC(2026, 0, 5) + observations.length).toISOString(),
          endTime: new Date(Date.UTC(2026, 0, 5) + observations.length).toISOString(),
          level: "DEFAULT",
          statusMessage: null,
          ...more,
        });
      };
      const generate = (message: JsonObject): void => {
        observe("GENERATION", "gpt-5", { input: JSON.stringify(messages), output: JSON.stringify(message) });
        messages.push(message);
      };
      for (const calls of turns) {
        const tool_calls = calls.map(({ id, name, arguments: args }) => ({
          id,
          type: "function",
          function: { name, arguments: JSON.stringify(args) },
        }));
        generate({ role: "assistant", content: null, tool_calls });
        for (const { name, arguments: args, status, result } of calls) {
          if (status === "pending") continue;
          const ending =
            status === "ok" ? { output: result } : { output: null, level: "ERROR", statusMessage: result };
          observe("TOOL", name, { input: JSON.stringify(args), ...ending });
        }
      }
      if (answer !== "") generate({ role: "assistant", content: answer });
      const trace = { id: "t1", projectId: "p1", input: null, output: null, metadata: {} };
      return { trace, observations };
    },
    needsCalls: true,
  },
  /** The rows of an export of observations: only tools, with ids in the attributes of their spans. */
  "langfuse-trace-export": {
    format: "langfuse-trace",
    loses: ["pending", "question", "answer"],
    needsCalls: true,
    write({ turns }) {
      const rows: JsonObject[] = [
        { ...row("root", "AGENT", 0), end_time: time(1_000), name: "gardener", input: {}, output: {} },
      ];
      turns.forEach((calls, turn) => {
        calls.forEach(({ id, name, arguments: args, status, result }, at) => {
          if (status === "pending") return;
          rows.push({
            ...row(id, "TOOL", 10 * turn + at),
            end_time: time(10 * turn + 9),
            parent_observation_id: "root",
            name: `execute_tool ${name}`,
            level: status === "ok" ? "DEFAULT" : "ERROR",
            status_message: status === "ok" ? null : result,
            input: args,
            output: status === "ok" ? result : null,
            metadata: { attributes: { "gen_ai.tool.name": name, "gen_ai.tool.call.id": id } },
          });
        });
      });
      return rows;
    },
  },
  /** A trace from `getTrace()` of an observability store. */
  "mastra-trace": {
    format: "mastra",
    write({ question, turns, answer }) {
      const spans: JsonObject[] = [];
      const keep = (spanType: string, parentSpanId: string | null, more: JsonObject): string => {
        const spanId = `s${spans.length}`;
        const time = new Date(Date.UTC(2026, 0, 5) + spans.length).toISOString();
        spans.push({
          ...{ traceId: "t1", spanId, parentSpanId, spanType, name: spanType, isEvent: false },
          ...{ startedAt: time, endedAt: time, attributes: {}, metadata: { runId: "r1" } },
          ...{ input: null, output: null, error: null },
          ...more,
        });
        return spanId;
      };
      const root = keep("agent_run", null, {
        entityId: "desk",
        input: [{ role: "user", content: question }],
        output: { text: answer, files: [] },
      });
      const all = keep("model_generation", root, {
        attributes: { model: "large" },
        output: { text: answer },
      });
      for (const calls of turns) {
        const step = keep("model_step", all, {
          output: {
            text: "",
            toolCalls: calls.map(({ id, name, arguments: args }) => ({
              toolCallId: id,
              toolName: name,
              args,
            })),
          },
        });
        for (const { id, name, arguments: args, status, result } of calls)
          keep("tool_call", step, {
            ...{ entityId: name, input: args, attributes: { toolCallId: id, success: status === "ok" } },
            ...(status === "pending" ? { endedAt: null } : {}),
            ...(status === "ok" ? { output: result } : {}),
            ...(status === "error" ? { error: { name: "Error", message: result } } : {}),
          });
      }
      if (answer !== "") keep("model_step", all, { output: { text: answer, toolCalls: [] } });
      return { traceId: "t1", spans };
    },
  },
  /** A batch of the OpenAI Agents SDK's exporter with a response span before the functions of each turn. */
  "openai-agents-trace": {
    format: "openai-agents-trace",
    loses: ["ids", "pending", "question", "answer"],
    write({ turns }) {
      const ends: JsonObject[] = [];
      let clock = 0;
      const span = (data: JsonObject, error: JsonObject | null = null): void => {
        ends.push({
          object: "trace.span",
          id: `span_${ends.length}`,
          trace_id: "trace_1",
          parent_id: "span_agent",
          started_at: timeOfOpenaiAgentsTrace(clock),
          ended_at: timeOfOpenaiAgentsTrace(clock + 1),
          span_data: data,
          error,
        });
        clock += 2;
      };
      for (const calls of turns) {
        span({ type: "response", response_id: `resp_${clock}` });
        for (const call of calls.filter(({ status }) => status !== "pending"))
          span(functionData(call), errorOf(call));
      }
      span({ type: "response", response_id: "resp_last" });
      const agent: JsonObject = {
        object: "trace.span",
        id: "span_agent",
        trace_id: "trace_1",
        parent_id: null,
        started_at: timeOfOpenaiAgentsTrace(0),
        ended_at: timeOfOpenaiAgentsTrace(clock),
        span_data: { type: "agent", name: "Gardener", handoffs: [], tools: [], output_type: "str" },
        error: null,
      };
      const trace = {
        object: "trace",
        id: "trace_1",
        workflow_name: "Agent workflow",
        group_id: null,
        metadata: null,
      };
      return { data: [trace, ...ends, agent] };
    },
  },
  openinference: {
    format: "openinference",
    write: ({ question, turns, answer }) => {
      const input = {
        "openinference.span.kind": "LLM",
        "llm.input_messages.0.message.role": "user",
        "llm.input_messages.0.message.content": question,
        "llm.output_messages.0.message.role": "assistant",
      };
      const spans = turns.flatMap((calls, turn) => {
        const callAttributes = calls.flatMap((call, at) =>
          toolCall(call, `llm.output_messages.0.message.tool_calls.${at}.tool_call`),
        );
        return [
          {
            id: `llm${turn}`,
            start: turn * 10,
            attributes: { ...input, ...Object.fromEntries(callAttributes) },
          },
          ...calls
            .filter(({ status }) => status !== "pending")
            .map((call, at) => execution(call, turn * 10 + 2 + at)),
        ];
      });
      const last = { ...input, "llm.output_messages.0.message.content": answer };
      return otlp([...spans, { id: "last", start: 900, attributes: last }]);
    },
  },
  /** Rows of Phoenix's data frame of spans. Tools are joined by name, because their spans have no call id. */
  "openinference-phoenix": {
    format: "openinference",
    write: ({ question, turns, answer }) => {
      const asks = [{ "message.role": "user", "message.content": question }];
      const spans = turns.flatMap((calls, turn) => [
        rowOfOpeninferencePhoenix(`llm${turn}`, "LLM", turn * 10, {
          "attributes.llm.input_messages": asks,
          "attributes.llm.output_messages": [
            { "message.role": "assistant", "message.tool_calls": calls.map(toolCallOfOpeninferencePhoenix) },
          ],
        }),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map((call, at) => executionOfOpeninferencePhoenix(call, turn * 10 + 2 + at)),
      ]);
      const outputMessages = [{ "message.role": "assistant", "message.content": answer }];
      const last = rowOfOpeninferencePhoenix("last", "LLM", 900, {
        "attributes.llm.input_messages": asks,
        "attributes.llm.output_messages": outputMessages,
      });
      return [...spans, last];
    },
  },
  /** Spans by the GenAI semantic conventions: an agent's, with those of its model and tools below. */
  "otel-genai": {
    format: "otel-genai",
    write: ({ question, turns, answer }) => {
      const input: object[] = [{ role: "user", parts: [{ type: "text", content: question }] }];
      const spans = turns.flatMap((calls, turn) => {
        const output = { role: "assistant", parts: calls.map(part), finish_reason: "tool_call" };
        const chatSpan = chat(`chat${turn}`, turn * 10, [...input], output);
        const made = calls.filter(({ status }) => status !== "pending");
        input.push({ role: "assistant", parts: output.parts }, { role: "tool", parts: made.map(response) });
        return [chatSpan, ...made.map((call) => executionOfOtelGenai(call, turn * 10 + 2))];
      });
      const message = {
        role: "assistant",
        parts: [{ type: "text", content: answer }],
        finish_reason: "stop",
      };
      spans.push(chat("last", turns.length * 10, input, answer === "" ? { ...message, parts: [] } : message));
      const agent = {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.output.messages": JSON.stringify([message]),
      };
      return otlp([...spans, { id: "agent", start: 0, end: 1000, attributes: agent }]);
    },
  },
  /** Spans of the Vercel AI SDK, v5 and v6. */
  "otel-genai-ai-sdk": {
    format: "otel-genai",
    write: ({ question, turns, answer }) => {
      const prompt = JSON.stringify([{ role: "user", content: [{ type: "text", text: question }] }]);
      const steps = turns.flatMap((calls, turn) => [
        step(`step${turn}`, turn * 10, {
          "ai.prompt.messages": prompt,
          "ai.response.toolCalls": JSON.stringify(calls.map(toolCallOfOtelGenaiAiSdk)),
        }),
        ...calls
          .filter(({ status }) => status !== "pending")
          .map((call) => executionOfOtelGenaiAiSdk(call, turn * 10 + 2)),
      ]);
      const outer = {
        "ai.operationId": "ai.generateText",
        "ai.prompt": JSON.stringify({ prompt: question }),
        "ai.response.text": answer,
      };
      const last = step("last", turns.length * 10, {
        "ai.prompt.messages": prompt,
        "ai.response.text": answer,
      });
      return otlp([{ id: "outer", start: 0, end: 1000, attributes: outer }, ...steps, last]);
    },
  },
  /** Spans by Python's console exporter, with messages of pydantic-ai 1. */
  "otel-genai-console": {
    format: "otel-genai",
    write: ({ question, turns, answer }) => {
      const userEvent = { "event.name": "gen_ai.user.message", content: question, role: "user" };
      const spans = turns.flatMap((calls, turn) => {
        const message = { role: "assistant", tool_calls: calls.map(toolCallOfOtelGenaiConsole) };
        return [
          printed(
            `chat${turn}`,
            turn * 10,
            chatOfOtelGenaiConsole([userEvent, { "event.name": "gen_ai.choice", index: 0, message }]),
          ),
          ...calls
            .filter(({ status }) => status !== "pending")
            .map((call) => executionOfOtelGenaiConsole(call, turn * 10 + 2)),
        ];
      });
      const message = { role: "assistant", content: answer };
      if (answer !== "")
        spans.push(
          printed(
            "last",
            900,
            chatOfOtelGenaiConsole([userEvent, { "event.name": "gen_ai.choice", index: 0, message }]),
          ),
        );
      if (spans.length === 0)
        spans.push(
          printed(
            "none",
            0,
            chatOfOtelGenaiConsole([
              userEvent,
              { "event.name": "gen_ai.choice", index: 0, message: { role: "assistant" } },
            ]),
          ),
        );
      return spans.reverse();
    },
  },
  /** Spans of OpenLLMetry: messages in numbered attributes, and tools without a call id. */
  "otel-genai-openllmetry": {
    format: "otel-genai",
    write: ({ question, turns, answer }) => {
      const prompt = { "gen_ai.prompt.0.role": "user", "gen_ai.prompt.0.content": question };
      const spans = turns.flatMap((calls, turn) => {
        const callAttributes = calls.flatMap((call, at) =>
          toolCallOfOtelGenaiOpenllmetry(call, `gen_ai.completion.0.tool_calls.${at}`),
        );
        return [
          chatOfOtelGenaiOpenllmetry(`chat${turn}`, turn * 10, {
            ...prompt,
            ...Object.fromEntries(callAttributes),
          }),
          ...calls
            .filter(({ status }) => status !== "pending")
            .map((call, at) => executionOfOtelGenaiOpenllmetry(call, turn * 10 + 2 + at)),
        ];
      });
      const last = chatOfOtelGenaiOpenllmetry("last", turns.length * 10, {
        ...prompt,
        "gen_ai.completion.0.content": answer,
      });
      return otlp([...spans, last]);
    },
  },
};

function row(id: string, type: string, at: number): JsonObject {
  return { id, trace_id: "t1", type, start_time: time(at), parent_observation_id: null };
}

function time(milliseconds: number): string {
  return new Date(Date.UTC(2026, 0, 5) + milliseconds).toISOString().replace("T", " ").replace("Z", "000");
}

function functionData({ name, arguments: args, status, result }: ScriptedCall): JsonObject {
  const output = status === "ok" ? result : null;
  return { type: "function", name, input: JSON.stringify(args), output, mcp_data: null };
}

function errorOf({ name, status, result }: ScriptedCall): JsonObject | null {
  if (status === "ok") return null;
  return { message: "Error running tool (non-fatal)", data: { tool_name: name, error: result } };
}

function timeOfOpenaiAgentsTrace(milliseconds: number): string {
  return new Date(Date.UTC(2026, 0, 5, 9) + milliseconds).toISOString().replace("Z", "000+00:00");
}

function toolCall({ id, name, arguments: args }: ScriptedCall, path: string): [string, string][] {
  return [
    [`${path}.id`, id],
    [`${path}.function.name`, name],
    [`${path}.function.arguments`, JSON.stringify(args)],
  ];
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes: JsonObject = {
    "openinference.span.kind": "TOOL",
    "tool.name": name,
    "tool_call.id": id,
    "input.value": JSON.stringify(JSON.stringify(args)),
    ...(status === "ok" ? { "output.value": JSON.stringify(result) } : {}),
  };
  return { id: `tool ${id}`, start, attributes, ...(status === "error" ? { error: result } : {}) };
}

function toolCallOfOpeninferencePhoenix({ id, name, arguments: args }: ScriptedCall) {
  return {
    "tool_call.id": id,
    "tool_call.function.name": name,
    "tool_call.function.arguments": JSON.stringify(args),
  };
}

function executionOfOpeninferencePhoenix(
  { id, name, arguments: args, status, result }: ScriptedCall,
  start: number,
) {
  return {
    ...rowOfOpeninferencePhoenix(`tool ${id}`, "TOOL", start, {
      "attributes.tool.name": name,
      "attributes.input.value": JSON.stringify(args),
      "attributes.output.value": status === "ok" ? result : null,
    }),
    ...(status === "error" ? { status_code: "ERROR", status_message: result } : {}),
  };
}

function rowOfOpeninferencePhoenix(id: string, kind: string, start: number, attributes: object) {
  return {
    name: kind.toLowerCase(),
    span_kind: kind,
    parent_id: null,
    start_time: new Date(1_790_000_000_000 + start).toISOString().replace("Z", "+00:00"),
    end_time: new Date(1_790_000_000_001 + start).toISOString().replace("Z", "+00:00"),
    status_code: "OK",
    status_message: "",
    events: [],
    "context.span_id": id,
    "context.trace_id": "t1",
    "attributes.openinference.span.kind": kind,
    ...attributes,
  };
}

function chat(id: string, start: number, input: object[], output: object) {
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.input.messages": JSON.stringify(input),
    "gen_ai.output.messages": JSON.stringify([output]),
  };
  return { id, parent: "agent", start, attributes };
}

function executionOfOtelGenai({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
  const attributes = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": id,
    "gen_ai.tool.call.arguments": JSON.stringify(args),
    ...(status === "ok" ? { "gen_ai.tool.call.result": JSON.stringify(result) } : {}),
  };
  return {
    id: `tool ${id}`,
    parent: "agent",
    start,
    attributes,
    ...(status === "error" ? { error: result } : {}),
  };
}

function part({ id, name, arguments: args }: ScriptedCall) {
  return { type: "tool_call", id, name, arguments: args };
}

function response({ id, result }: ScriptedCall) {
  return { type: "tool_call_response", id, response: result };
}

function step(id: string, start: number, attributes: Record<string, string>) {
  return {
    id,
    parent: "outer",
    start,
    attributes: { "ai.operationId": "ai.generateText.doGenerate", ...attributes },
  };
}

function executionOfOtelGenaiAiSdk(
  { id, name, arguments: args, status, result }: ScriptedCall,
  start: number,
) {
  const attributes = {
    "ai.operationId": "ai.toolCall",
    "ai.toolCall.name": name,
    "ai.toolCall.id": id,
    "ai.toolCall.args": JSON.stringify(args),
    ...(status === "ok" ? { "ai.toolCall.result": JSON.stringify(result) } : {}),
  };
  return {
    id: `tool ${id}`,
    parent: "outer",
    start,
    attributes,
    ...(status === "error" ? { error: result } : {}),
  };
}

function toolCallOfOtelGenaiAiSdk({ id, name, arguments: args }: ScriptedCall) {
  return { toolCallId: id, toolName: name, input: JSON.stringify(args) };
}

function chatOfOtelGenaiConsole(events: object[]) {
  return { "gen_ai.operation.name": "chat", events: JSON.stringify(events) };
}

function toolCallOfOtelGenaiConsole({ id, name, arguments: args }: ScriptedCall) {
  return { id, type: "function", function: { name, arguments: JSON.stringify(args) } };
}

function executionOfOtelGenaiConsole(
  { id, name, arguments: args, status, result }: ScriptedCall,
  start: number,
) {
  const attributes = {
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": id,
    tool_arguments: JSON.stringify(args),
    ...(status === "ok" ? { tool_response: result } : {}),
  };
  return printed(`tool ${id}`, start, attributes, status === "error" ? result : undefined);
}

function printed(id: string, start: number, attributes: Record<string, string>, error?: string) {
  return {
    name: "running tool",
    context: { trace_id: "0xfe44", span_id: `0x${id}`, trace_state: "[]" },
    kind: "SpanKind.INTERNAL",
    parent_id: null,
    start_time: new Date(1_790_000_000_000 + start).toISOString(),
    end_time: new Date(1_790_000_000_001 + start).toISOString(),
    status: error === undefined ? { status_code: "UNSET" } : { status_code: "ERROR", description: error },
    attributes,
    events: [],
    links: [],
    resource: { attributes: { "service.name": "ferries" }, schema_url: "" },
  };
}

function chatOfOtelGenaiOpenllmetry(id: string, start: number, attributes: JsonObject) {
  const role = { "llm.request.type": "chat", "gen_ai.completion.0.role": "assistant" };
  return { id, start, attributes: { ...role, ...attributes } };
}

function toolCallOfOtelGenaiOpenllmetry(
  { id, name, arguments: args }: ScriptedCall,
  path: string,
): [string, string][] {
  return [
    [`${path}.id`, id],
    [`${path}.name`, name],
    [`${path}.arguments`, JSON.stringify(args)],
  ];
}

function executionOfOtelGenaiOpenllmetry(
  { id, name, arguments: args, status, result }: ScriptedCall,
  start: number,
) {
  const attributes = {
    "traceloop.span.kind": "tool",
    "traceloop.entity.name": name,
    "traceloop.entity.input": JSON.stringify({ args: [], kwargs: args }),
    ...(status === "ok" ? { "traceloop.entity.output": JSON.stringify(result) } : {}),
  };
  return { id: `tool ${id}`, start, attributes, ...(status === "error" ? { error: result } : {}) };
}

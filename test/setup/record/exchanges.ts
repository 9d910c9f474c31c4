import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Exchange } from "../../../src/setup/record/traffic.ts";

const TOOLS = [{ type: "function", function: { name: "search", parameters: { type: "object" } } }];

export function exchange(
  messages: readonly Json[],
  answer: JsonObject,
  startedAt: number,
  more: Partial<Exchange> = {},
): Exchange {
  return {
    provider: "openai",
    host: "api.openai.com",
    startedAt,
    milliseconds: 5,
    request: { model: "gpt-5", messages: [...messages], tools: TOOLS },
    response: {
      object: "chat.completion",
      choices: [
        { index: 0, message: { role: "assistant", content: null, ...answer }, finish_reason: "stop" },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 2 },
    },
    ...more,
  };
}

function calling(id: string, name: string, args: JsonObject): JsonObject {
  return {
    role: "assistant",
    content: null,
    tool_calls: [{ id, type: "function", function: { name, arguments: JSON.stringify(args) } }],
  };
}

export function conversation(
  input: string,
  calls: number,
  options: { id: string; startedAt?: number },
): Exchange[] {
  const messages: JsonObject[] = [
    { role: "system", content: "You help." },
    { role: "user", content: input },
  ];
  const startedAt = options.startedAt ?? 0;
  const made: Exchange[] = [];
  for (let at = 0; at < calls; at += 1) {
    const call = calling(`${options.id}-${at}`, "search", { step: at });
    made.push(exchange(messages, call, startedAt + at * 10));
    messages.push(call, { role: "tool", tool_call_id: `${options.id}-${at}`, content: "found" });
  }
  made.push(exchange(messages, { content: "Done." }, startedAt + calls * 10));
  return made;
}

export function refused(of: Exchange, fault = "429 from api.openai.com"): Exchange {
  const { response: _, ...rest } = of;
  return { ...rest, fault };
}

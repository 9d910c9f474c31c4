import { otlp } from "../otlp.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Spans of the Vercel AI SDK, v5 and v6. */
export default {
  format: "otel-genai",
  write: ({ question, turns, answer }) => {
    const prompt = JSON.stringify([{ role: "user", content: [{ type: "text", text: question }] }]);
    const steps = turns.flatMap((calls, turn) => [
      step(`step${turn}`, turn * 10, {
        "ai.prompt.messages": prompt,
        "ai.response.toolCalls": JSON.stringify(calls.map(toolCall)),
      }),
      ...calls.filter(({ status }) => status !== "pending").map((call) => execution(call, turn * 10 + 2)),
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
} satisfies Writer;

function step(id: string, start: number, attributes: Record<string, string>) {
  return {
    id,
    parent: "outer",
    start,
    attributes: { "ai.operationId": "ai.generateText.doGenerate", ...attributes },
  };
}

function execution({ id, name, arguments: args, status, result }: ScriptedCall, start: number) {
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

function toolCall({ id, name, arguments: args }: ScriptedCall) {
  return { toolCallId: id, toolName: name, input: JSON.stringify(args) };
}

import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";

export function documented(name: string): string {
  return readFileSync(new URL(`../../../examples/turns/${name}`, import.meta.url), "utf8");
}

/** A model that calls `book` once for the user's last message, then returns the result as text. */
export function bookLast(body: string, response: ServerResponse): void {
  const { messages } = JSON.parse(body);
  const inputs = messages.filter(({ role }: { role: string }) => role === "user");
  const call = { name: "book", arguments: JSON.stringify({ to: inputs.at(-1)?.content ?? "" }) };
  const message =
    messages.at(-1)?.role === "tool"
      ? { role: "assistant", content: `Booked ${inputs.length}` }
      : {
          role: "assistant",
          content: null,
          tool_calls: [{ id: `call_${inputs.length}`, type: "function", function: call }],
        };
  response.writeHead(200, { "content-type": "application/json" });
  const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }], usage }));
}

export const agents = {
  "agent.mjs": `
const tools = [{ type: "function", function: { name: "book", parameters: { type: "object" } } }];
export async function answer(messages) {
  for (;;) {
    const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "gpt-5", messages, tools }),
    });
    const { message } = (await response.json()).choices[0];
    messages.push(message);
    if (!message.tool_calls) return message.content;
    for (const { id } of message.tool_calls) messages.push({ role: "tool", tool_call_id: id, content: "NV417" });
  }
}
`,
  "agent.py": `
import json, os, urllib.request

TOOLS = [{"type": "function", "function": {"name": "book", "parameters": {"type": "object"}}}]

def answer(messages):
    while True:
        body = json.dumps({"model": "gpt-5", "messages": messages, "tools": TOOLS}).encode()
        request = urllib.request.Request(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body)
        request.add_header("content-type", "application/json")
        message = json.load(urllib.request.urlopen(request))["choices"][0]["message"]
        messages.append(message)
        if not message.get("tool_calls"):
            return message["content"]
        for call in message["tool_calls"]:
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": "NV417"})
`,
};

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A local model server in place of a provider. */
export interface Model {
  address: string;
  requests: { path: string; headers: IncomingMessage["headers"]; body: string }[];
}

type Answer = (body: string, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** Starts a model server that ends with the test. */
export async function model(answer: Answer): Promise<Model> {
  const requests: Model["requests"] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    await answer(body, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests };
}

let date = "2026-06-12";

export function breakDate(wrong: string): void {
  const right = date;
  date = wrong;
  onTestFinished(() => {
    date = right;
  });
}

/** Calls `book` once for any message, then returns the result as text. */
export function booking(body: string, response: ServerResponse): void {
  const { messages, stream = false } = JSON.parse(body);
  const last = messages.at(-1);
  const to = messages.find(({ role }: { role: string }) => role === "user").content;
  const call = { index: 0, id: `call_${messages.length}_${to.length}`, type: "function" };
  const args = JSON.stringify({ to, date });
  const message =
    last.role === "tool"
      ? { role: "assistant", content: `Booked: ${last.content}` }
      : {
          role: "assistant",
          content: null,
          tool_calls: [{ ...call, function: { name: "book", arguments: args } }],
        };
  const reason = last.role === "tool" ? "stop" : "tool_calls";
  if (stream) streamed(response, message, reason);
  else whole(response, message, reason);
}

function whole(response: ServerResponse, message: object, finish_reason = "stop"): void {
  const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "req_1" });
  response.end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason }],
      usage,
    }),
  );
}

/** An answer as server-sent events of a few letters each. */
export function streamed(
  response: ServerResponse,
  message: { content: string | null; tool_calls?: object[] },
  reason: string,
): void {
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = {
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason }],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  send({ role: "assistant", content: "" });
  for (const letters of message.content?.match(/[\s\S]{1,4}/g) ?? []) send({ content: letters });
  if (message.tool_calls !== undefined) send({ tool_calls: message.tool_calls });
  send({}, reason);
  response.end("data: [DONE]\n\n");
}

/** A typical agent in a file: it asks the model until no tool is called, and is independent of rungate. */
export const agent: string = `
const base = process.env.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
const stream = process.argv.includes("--stream");
const inputs = process.env.RUNGATE_INPUT === undefined ? ["to Lisbon", "to Porto"] : [process.env.RUNGATE_INPUT];
const tools = [{ type: "function", function: { name: "book", parameters: { type: "object" } } }];

async function ask(messages) {
  const response = await fetch(base + "/chat/completions", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
    body: JSON.stringify({ model: "gpt-5", messages, tools, stream }),
  });
  if (!response.ok) throw new Error("the model says " + response.status);
  if (!stream) return (await response.json()).choices[0].message;
  const message = { role: "assistant", content: "" };
  for (const line of (await response.text()).split("\\n")) {
    if (!line.startsWith("data: {")) continue;
    const { delta } = JSON.parse(line.slice(6)).choices[0];
    message.content += delta.content ?? "";
    if (delta.tool_calls) message.tool_calls = delta.tool_calls.map(({ index, ...call }) => call);
  }
  return message;
}

await Promise.all(inputs.map(async (input) => {
  const messages = [{ role: "system", content: "You book." }, { role: "user", content: input }];
  for (;;) {
    const message = await ask(messages);
    messages.push(message);
    if (!message.tool_calls?.length) return;
    for (const { id } of message.tool_calls) messages.push({ role: "tool", tool_call_id: id, content: "NV417" });
  }
}));
`;

import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chatCompletions } from "./model/chat-completions.mjs";
import { gemini } from "./model/gemini.mjs";
import { messages } from "./model/messages.mjs";
import { responses } from "./model/responses.mjs";
import { nextTurn } from "./model/script.mjs";

const apis = [chatCompletions, responses, messages, gemini];
const MEBIBYTE = 1024 * 1024;

/** Faults that a user's text requests, as in "Book it (fault: 429 once)". */
const FAULT = /\(fault: (429 once|429|500|cut|hang|large|not JSON|gzip)\)/;

/**
 * A local model that speaks OpenAI's Chat Completions and Responses, Anthropic's Messages and Gemini, whole and streamed. Its answers are
 * in model/script.mjs, its faults below. README.md has the details.
 *
 * @param {{port?: number, broken?: string | undefined, fault?: string | undefined, apiKey?: string | undefined}} options the case with one
 * wrong argument, a fault of every answer, and the only accepted key (any by default)
 */
export async function startModel({ port = 0, ...settings } = {}) {
  const model = { settings, requests: [], seen: new Set(), waiting: new Set() };
  const server = createServer((request, response) => {
    answer(model, request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    requests: model.requests,
    set: (changed) => Object.assign(settings, changed),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(model, request, response) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString("utf8");
  const { pathname: path } = new URL(request.url, "http://127.0.0.1");
  if (request.method === "POST" && path === "/__set") {
    Object.assign(model.settings, JSON.parse(text));
    return void response.writeHead(204).end();
  }
  const api = apis.find((one) => one.path.test(path));
  if (request.method !== "POST" || api === undefined) return void response.writeHead(404).end();
  const received = { path, headers: request.headers, body: JSON.parse(text) };
  model.requests.push({ path: request.url, headers: request.headers, body: received.body });
  const { broken, fault: always, apiKey } = model.settings;
  if (!isAllowed(request.headers, apiKey)) return refuse(response, api, 401, "Incorrect API key provided");
  const talk = api.read(received);
  const fault = FAULT.exec(talk.user)?.[1] ?? always;
  const refusal = refusalOf(fault, text, model.seen);
  if (refusal !== undefined) return refuse(response, api, refusal, "The model is overloaded");
  if (fault === "hang") return;
  const turn = nextTurn(talk, broken);
  if (fault === "large") turn.text = "large ".repeat((50 * MEBIBYTE) / 6);
  await send(response, api, received, turn, fault);
}

function isAllowed({ authorization = "", "x-api-key": anthropic, "x-goog-api-key": google }, apiKey) {
  const key = anthropic ?? google ?? authorization.replace(/^Bearer /, "");
  return key !== "" && (apiKey === undefined || key === apiKey);
}

function refusalOf(fault, text, seen) {
  if (fault === "500") return 500;
  const isFirst = !seen.has(text);
  seen.add(text);
  return fault === "429" || (fault === "429 once" && isFirst) ? 429 : undefined;
}

function refuse(response, api, status, message) {
  response.writeHead(status, {
    "content-type": "application/json",
    "x-request-id": "req_refused",
    ...(status === 429 ? { "retry-after": "1" } : {}),
  });
  response.end(JSON.stringify(api.error(status, message)));
}

async function send(response, api, received, turn, fault) {
  const isStreamed = api.isStreamed(received);
  const all = isStreamed ? api.pieces(received, turn) : [JSON.stringify(api.whole(received, turn))];
  const whole = fault === "not JSON" ? ["<html>Bad gateway</html>"] : all;
  // A cut stream ends in the middle of a piece.
  const sent = fault === "cut" ? [cutInHalf(whole.join(""))] : whole;
  const isZipped = fault === "gzip";
  response.writeHead(200, {
    "content-type": isStreamed ? "text/event-stream; charset=utf-8" : "application/json",
    "x-request-id": "req_travel",
    ...(isZipped ? { "content-encoding": "gzip" } : {}),
  });
  if (isZipped) return void response.end(gzipSync(sent.join("")));
  for (const piece of sent) if (!response.write(piece)) await drained(response);
  if (fault === "cut") setTimeout(() => response.destroy(), 50);
  else response.end();
}

function drained(response) {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

const cutInHalf = (text) => text.slice(0, Math.floor(text.length / 2));

// When started as a program, it prints its address and stays.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { MODEL_PORT = "0", MODEL_BREAK: broken, MODEL_FAULT: fault, MODEL_KEY: apiKey } = process.env;
  const { address } = await startModel({ port: Number(MODEL_PORT), broken, fault, apiKey });
  console.log(address);
}

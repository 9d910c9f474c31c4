import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { Agent, type Dispatcher, ProxyAgent, request as send } from "undici";
import { depthOf, isObject, isString, type Json, type JsonObject, objectsOf } from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { adviceOn, codeOf, proxyTo, readBytes } from "../../core/network.ts";
import { JsonError, tryParseJson } from "../../core/parse-json.ts";
import { holdsConversation, routeOf } from "./providers.ts";
import { answerIn, CLOSED, type Exchange, type KeptItems, refusalText, type Traffic } from "./traffic.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Headers of a single connection, and headers that are replaced. */
const OWN_HEADERS = new Set([
  ...["host", "connection", "keep-alive", "proxy-connection", "proxy-authorization", "transfer-encoding"],
  ...["upgrade", "te", "trailer", "expect", "content-length", "accept-encoding"],
]);

/** Forwards requests to providers, streams the answers back and records the conversations. Headers are never recorded. */
export class Forwarder {
  private readonly addresses: ReadonlyMap<string, URL>;
  private readonly environment: Variables;
  private readonly dispatchers = new Map<string, Dispatcher>();

  constructor(addresses: ReadonlyMap<string, URL>, environment: Variables) {
    this.addresses = addresses;
    this.environment = environment;
  }

  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    provider: string,
    path: string,
    traffic: Traffic,
  ): Promise<void> {
    const route = routeOf(provider, path, this.addresses);
    if (route === undefined) return void response.writeHead(404).end();
    const { target } = route;
    const startedAt = Date.now();
    const body = await readBytes(request, limits.recordedBodyBytes);
    const isKept = request.method === "POST" && holdsConversation(target);
    const exchange: Exchange = {
      provider: route.provider,
      host: target.host,
      startedAt,
      milliseconds: 0,
      ...(isKept ? readRequest(body, target) : { request: {} }),
    };
    if (isKept) traffic.exchanges.push(exchange);
    if (body === undefined) return void response.writeHead(413).end();
    const answer = await this.relay({ request, response, target, body });
    exchange.milliseconds = answer.endedAt - startedAt;
    if (isKept && exchange.fault === undefined) Object.assign(exchange, readAnswer(answer, target.host));
    if (request.method === "POST" && CONVERSATION.test(target.pathname))
      traffic.keptItems.push(...keptItemsIn(target, startedAt, body, answer));
  }

  async close(): Promise<void> {
    await Promise.all([...this.dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
  }

  private async relay({ request, response, target, body }: RelayedRequest): Promise<RelayedAnswer> {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const pieces: Buffer[] = [];
    let status = 0;
    let encoding: string | undefined;
    let endedAt = Date.now();
    try {
      const answer = await send(target, {
        dispatcher: this.dispatcherTo(target),
        method: (request.method ?? "GET") as Dispatcher.HttpMethod,
        headers: headersFor(request.headers),
        body: body.length === 0 ? null : body,
        signal: gone.signal,
      });
      status = answer.statusCode;
      endedAt = Date.now();
      encoding = textOf(answer.headers["content-encoding"]);
      response.writeHead(status, forwardedHeaders(answer.headers));
      let length = 0;
      for await (const piece of answer.body) {
        const bytes = piece as Buffer;
        // The agent may continue before the connection ends.
        endedAt = Date.now();
        length += bytes.length;
        if (length <= limits.recordedBodyBytes) pieces.push(bytes);
        if (!response.write(bytes)) await drained(response);
      }
      response.end();
      const isCut = length > limits.recordedBodyBytes;
      const whole = { status, encoding, body: Buffer.concat(pieces), endedAt };
      return isCut ? { ...whole, fault: TOO_LONG } : whole;
    } catch (error) {
      const fault = response.destroyed || gone.signal.aborted ? CLOSED : faultOf(error, target.host, status);
      if (response.headersSent) response.destroy();
      else answerWithFault(response, fault);
      return { status, encoding, body: Buffer.concat(pieces), endedAt: Date.now(), fault };
    }
  }

  private dispatcherTo({ origin }: URL): Dispatcher {
    const existing = this.dispatchers.get(origin);
    if (existing !== undefined) return existing;
    const proxy = proxyTo(origin, this.environment);
    // No timeouts: the agent has its own.
    const patience = { headersTimeout: 0, bodyTimeout: 0 };
    const dispatcher =
      proxy === undefined ? new Agent(patience) : new ProxyAgent({ uri: proxy.href, ...patience });
    this.dispatchers.set(origin, dispatcher);
    return dispatcher;
  }
}

interface RelayedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  target: URL;
  body: Buffer;
}

interface RelayedAnswer {
  status: number;
  encoding: string | undefined;
  body: Buffer;
  endedAt: number;
  fault?: string;
}

const TOO_LONG = `an answer of more than ${limits.recordedBodyBytes / MEBIBYTE} MiB`;

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

function faultOf(error: unknown, host: string, status: number): string {
  const code = codeOf(error);
  const why = code === undefined ? "" : ` (${code})`;
  return status === 0
    ? `no answer from ${host}${why}${adviceOn(code)}`
    : `the answer of ${host} was cut off${why}`;
}

/** An answer may be complete although the agent or the server closed the connection; its content decides. */
function readAnswer(
  { status, encoding, body, fault }: RelayedAnswer,
  host: string,
): Pick<Exchange, "response" | "fault"> {
  if (status === 0) return fault === undefined ? {} : { fault };
  try {
    const text = decoded(body, encoding).toString("utf8");
    if (status >= 400) return { fault: refusalText(status, host, text) };
    const response = answerIn(text);
    return fault === undefined || (fault === CLOSED && isEnded(response))
      ? { response }
      : { response, fault };
  } catch (error) {
    return {
      fault:
        fault ?? `the answer of ${host} ${error instanceof JsonError ? "is not JSON" : "cannot be unpacked"}`,
    };
  }
}

/** Each API marks the end of a stream; the agent may close the connection after it. */
function isEnded(response: JsonObject | Json[]): boolean {
  return [response]
    .flat()
    .slice(-LAST_PIECES)
    .some((piece) => {
      if (!isObject(piece)) return false;
      const { type = null, done = null, choices, candidates } = piece;
      const reasons = [...objectsOf(choices), ...objectsOf(candidates)].map(
        ({ finish_reason = null, finishReason = null }) => finish_reason ?? finishReason,
      );
      const isMarked = type === "message_stop" || type === "response.completed" || done === true;
      return isMarked || reasons.some((reason) => reason !== null && reason !== "");
    });
}

/** OpenAI sends the usage after the final piece. */
const LAST_PIECES = 3;

/** Paths of OpenAI's API that create a stored conversation or add items to one. */
const CONVERSATION = /\/conversations(?:\/([^/]+)\/items)?$/;

function keptItemsIn(target: URL, startedAt: number, body: Buffer, answer: RelayedAnswer): KeptItems[] {
  const { response } = readAnswer(answer, target.host);
  if (!isObject(response)) return [];
  const [, conversationId] = CONVERSATION.exec(target.pathname) ?? [];
  const conversation = conversationId ?? response.id;
  const sent = objectsOf(readRequest(body, target).request.items);
  const added = objectsOf(response.data);
  const items = added.length > 0 ? added : sent;
  return isString(conversation)
    ? [{ startedAt, conversation, isNew: conversationId === undefined, items }]
    : [];
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  const bound = { maxOutputLength: limits.recordedBodyBytes };
  if (encoding === "gzip") return gunzipSync(body, bound);
  if (encoding === "br") return brotliDecompressSync(body, bound);
  return encoding === "deflate" ? inflateSync(body, bound) : body;
}

function readRequest(body: Buffer | undefined, target: URL): Pick<Exchange, "request" | "fault"> {
  if (body === undefined)
    return { request: {}, fault: `a request of more than ${limits.recordedBodyBytes / MEBIBYTE} MiB` };
  const sent = tryParseJson(body.toString("utf8"));
  if (!isObject(sent)) return { request: {}, fault: "a request that is no JSON object" };
  return depthOf(sent, limits.nesting) > limits.nesting
    ? { request: {}, fault: `a request that nests deeper than ${limits.nesting} levels` }
    : { request: withModel(sent, target) };
}

/** Gemini names the model in the path. */
function withModel(request: JsonObject, { pathname }: URL): JsonObject {
  const [, model] = /\/models\/([^/:]+):/.exec(pathname) ?? [];
  return model === undefined || "model" in request ? request : { model, ...request };
}

function headersFor(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return { ...forwardedHeaders(headers), "accept-encoding": "identity" };
}

function forwardedHeaders(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value] as const],
    ),
  );
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** A shape that the clients of all providers understand. */
function answerWithFault(response: ServerResponse, fault: string): void {
  response.writeHead(502, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message: `rungate: ${fault}`, type: "api_error" } }));
}

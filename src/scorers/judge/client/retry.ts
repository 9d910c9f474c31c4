import { setTimeout } from "node:timers/promises";
import * as openai from "openai";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionSystemMessageParam,
} from "openai/resources/chat/completions";
import { Agent, type Dispatcher, fetch, ProxyAgent } from "undici";
import { limits } from "../../../core/limits.ts";
import { proxyTo, readBytes, UNUSABLE_PROXY } from "../../../core/network.ts";
import * as z from "../../../core/schema.ts";
import { version } from "../../../version.ts";
import type { Question } from "../judgement.ts";
import { replySchemaOf } from "../sheet-reply.ts";
import {
  AnswerTooLong,
  faultOf,
  JudgeFault,
  mayAskAgain,
  type RequestLevel,
  readRefusal,
  secondsToWait,
} from "./request-faults.ts";

export interface JudgeConnection {
  model: string;
  /** Base URL of the OpenAI-compatible API, such as `https://api.openai.com/v1`. */
  server: string;
  apiKey: string;
  debug?: (text: string) => void;
}

export interface JudgeClient {
  /**
   * Sends a request, and again after faults that may pass. Returns the body of a successful answer unchecked.
   * Throws JudgeFault, AnswerTooLong, and anything after the signal is aborted.
   */
  send: (request: ChatCompletionCreateParamsNonStreaming, signal: AbortSignal) => Promise<string>;
  close: () => Promise<void>;
}

/** Callbacks for each attempt, repeats included. */
export interface Listener {
  onAttempt: () => void;
  onPassingFault: () => void;
}

/** Creates a client for the judge's server. Throws JudgeFault or any error if the server cannot be reached. */
export async function connect(
  { server, apiKey, debug = () => {} }: JudgeConnection,
  timeoutSeconds: number,
  { onAttempt, onPassingFault }: Listener,
): Promise<JudgeClient> {
  const pause = new Pause();
  const transport = openTransport(
    { server, apiKey },
    {
      onAttempt,
      onAnswer: (status, headers, again) => {
        debug(`judge: ${status}`);
        const seconds = secondsToWait(headers);
        if (again && !Number.isNaN(seconds)) pause.extend(seconds);
        if (again) onPassingFault();
      },
      onBreak: onPassingFault,
    },
  );
  // Without null the client would read these values from the environment.
  const client = new openai.OpenAI({
    baseURL: server,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: limits.judgeRetries,
    timeout: Math.ceil(timeoutSeconds * 1000),
    fetch: transport.fetch,
  });
  return {
    async send(request, signal) {
      await pause.over(signal);
      try {
        const response = await client.chat.completions.create(request, { signal }).asResponse();
        return await response.text();
      } catch (error) {
        if (error instanceof AnswerTooLong) throw error;
        const fault = faultOf(error, openai, { apiKey, timeoutSeconds });
        if (!signal.aborted) debug(`judge: ${fault.message}`);
        throw fault;
      }
    },
    close: transport.close,
  };
}

interface Transport {
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Aborts open requests, so that nothing keeps the process alive. */
  close: () => Promise<void>;
}

interface Watch {
  onAttempt: () => void;
  onAnswer: (status: number, headers: Headers, again: boolean) => void;
  onBreak: () => void;
}

/**
 * Opens the transport to a server. Throws JudgeFault for an unusable proxy. `fetch` sends only the headers listed here, because the client
 * takes others from the environment. It follows no redirect, because the key must not go elsewhere. It resolves after the whole answer, so
 * that the signal also ends a stalled body. Reading the body of an answer that is too long throws AnswerTooLong.
 */
function openTransport({ server, apiKey }: { server: string; apiKey: string }, watch: Watch): Transport {
  const dispatcher = dispatcherFor(server);
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": `rungate/${version}`,
    authorization: `Bearer ${apiKey}`,
  };
  const wholeAnswer = async (url: string, { method = "GET", body, signal }: RequestInit) => {
    const text = typeof body === "string" ? body : null;
    const init = { method, headers, body: text, signal: signal ?? null, redirect: "manual" } as const;
    const answer = await fetch(url, { ...init, dispatcher });
    const bytes = answer.body === null ? Buffer.of() : await readBytes(answer.body, limits.judgeAnswerBytes);
    return { status: answer.status, headers: new Headers([...answer.headers]), bytes };
  };
  return {
    async fetch(url, init = {}) {
      watch.onAttempt();
      const answer = await wholeAnswer(String(url), init).catch((error: unknown) => {
        watch.onBreak();
        throw error;
      });
      const again = mayAskAgain(answer.status, answer.headers, answer.bytes?.toString("utf8") ?? "");
      watch.onAnswer(answer.status, answer.headers, again);
      return passOn(answer, again);
    },
    close: () => dispatcher.destroy(),
  };
}

function dispatcherFor(server: string): Dispatcher {
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  try {
    const proxy = proxyTo(server, process.env);
    return proxy === undefined ? new Agent(untimed) : new ProxyAgent({ uri: proxy.href, ...untimed });
  } catch {
    throw new JudgeFault("judge", UNUSABLE_PROXY);
  }
}

interface WholeAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer | undefined;
}

/** Adds our own decision about repeats, which the client follows. */
function passOn({ status, headers, bytes }: WholeAnswer, again: boolean): Response {
  headers.set("x-should-retry", String(again));
  // The bytes are already decompressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(bodyOf(status, bytes), { status, headers });
}

/** Replaces the body of a refusal with the parsed error, because the client parses it at any nesting depth. */
function bodyOf(
  status: number,
  bytes: Buffer | undefined,
): Uint8Array<ArrayBuffer> | ReadableStream | string | null {
  const tooLong = new AnswerTooLong();
  if (status >= 400)
    return JSON.stringify({ error: readRefusal(bytes?.toString("utf8") ?? tooLong.message) });
  if (bytes === undefined) return new ReadableStream({ start: (controller) => controller.error(tooLong) });
  // Some statuses must not have a body, not even an empty one.
  return status >= 300 || bytes.length === 0 ? null : new Uint8Array(bytes);
}

/** `vote` counts from 1 to `votes`. */
export interface Ballot {
  vote: number;
  votes: number;
}

/** The temperature with several votes, which would otherwise all be equal. */
const SPREAD = 0.7;

/** Builds the request for one vote. Deterministic for a question, level and vote. */
export function requestOf(
  question: Question,
  model: string,
  level: RequestLevel,
  { vote, votes }: Ballot,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [systemMessage(question, level), { role: "user", content: question.user }],
    ...formatOf(question, level),
    ...(level.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
    ...(level.seed && { seed: vote }),
    [level.bound]: question.replyTokens,
  };
}

function formatOf(
  question: Question,
  { format }: RequestLevel,
): Pick<ChatCompletionCreateParamsNonStreaming, "response_format"> {
  if (format === "text") return {};
  if (format === "json_object") return { response_format: { type: "json_object" } };
  const json_schema = { name: "judgement", strict: true, schema: replySchemaOf(question) };
  return { response_format: { type: "json_schema", json_schema } };
}

function systemMessage(question: Question, { format }: RequestLevel): ChatCompletionSystemMessageParam {
  if (format === "json_schema") return { role: "system", content: question.system };
  const schema = JSON.stringify(replySchemaOf(question));
  return {
    role: "system",
    content: `${question.system}\n\nReply with one JSON object and nothing else. It must fit this JSON Schema:\n${schema}`,
  };
}

const tokens = z.int().min(0).max(limits.judgeTokens);

const completionSchema = z.object({
  model: z.string().min(1).optional().catch(undefined),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
  choices: z.unknown().optional(),
  error: z.unknown().optional(),
});

const choicesSchema = z.tuple(
  [
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ],
  z.unknown(),
);

const errorSchema = z.object({ message: z.string() });

/** A parsed answer: token counts, and the reply's text or a fault. */
export type Completion = {
  model?: string | undefined;
  usage?: { prompt_tokens: number; completion_tokens: number } | undefined;
} & ({ text: string } | { fault: string });

/**
 * Parses an answer. A reply is complete with the finish reason `stop`, `end_turn` (Anthropic's models) or none, which some servers
 * omit; a reply that was cut anyway is not valid JSON. The fault may quote the server and is not safe to show.
 */
export function readCompletion(answer: string): Completion {
  const { data } = completionSchema.safeParse(parsed(answer));
  if (data === undefined) return { fault: "the answer was no JSON object" };
  const { choices, error, ...counted } = data;
  return { ...counted, ...readChoice(choices, error) };
}

function readChoice(choices: unknown, error: unknown): { text: string } | { fault: string } {
  const errorText = errorSchema.safeParse(error).data?.message;
  if (error !== undefined && error !== null)
    return { fault: `the answer was an error${errorText === undefined ? "" : `: ${errorText}`}` };
  const { data } = choicesSchema.safeParse(choices);
  if (data === undefined) return { fault: "the answer held no message" };
  const [{ finish_reason: reason, message }] = data;
  if (message.refusal) return { fault: `the model refused: ${message.refusal}` };
  if (reason === "length") return { fault: "the reply was cut at its greatest length" };
  if (reason === "content_filter") return { fault: "the reply was held back by the server's content filter" };
  if (!["stop", "end_turn", null, undefined].includes(reason))
    return { fault: `the model did not come to its end: finish_reason ${reason}` };
  return message.content ? { text: message.content } : { fault: "the reply was empty" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A margin in milliseconds for requests that must wait, so that they go before new ones. */
const HEAD_START = 100;

/** The wait that a server requests. New requests wait too, because they would be refused or cause refusals of the waiting ones. */
class Pause {
  private until = 0;

  extend(seconds: number): void {
    this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
  }

  async over(signal: AbortSignal): Promise<void> {
    for (let left = this.left(); left > 0; left = this.left()) {
      await setTimeout(left, undefined, { signal });
    }
  }

  private left(): number {
    return this.until - performance.now();
  }
}

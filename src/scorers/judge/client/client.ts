import { setTimeout } from "node:timers/promises";
import * as openai from "openai";
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionSystemMessageParam,
} from "openai/resources/chat/completions";
import { Agent, type Dispatcher, fetch, ProxyAgent } from "undici";
import { limits } from "../../../base/limits.ts";
import { proxyTo, readBytes, UNUSABLE_PROXY } from "../../../base/network.ts";
import * as z from "../../../base/zod.ts";
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
} from "./faults.ts";

/** Where a judge is asked. */
export interface JudgeConnection {
  model: string;
  /** Address of the OpenAI-compatible API, such as `https://api.openai.com/v1`. */
  server: string;
  apiKey: string;
  /** Told of every answer, for the debug log. */
  debug?: (text: string) => void;
}

export interface JudgeClient {
  /**
   * Sends a request, and again after a fault that may pass. Gives the whole text that the server answered
   * with a status of success, whatever it is. Throws JudgeFault, AnswerTooLong, and anything once the signal
   * is aborted.
   */
  send: (request: ChatCompletionCreateParamsNonStreaming, signal: AbortSignal) => Promise<string>;
  close: () => Promise<void>;
}

/** Is told of the requests, those repeated with them. */
export interface Listener {
  /** Before each request. */
  onAttempt: () => void;
  /** After one that ended in a fault that may pass. */
  onPassingFault: () => void;
}

/** A client for the judge's server. Throws JudgeFault, or anything, when there is no way to it. */
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
  // What is null would come from the environment.
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

/** The transport to one server, by the runner's proxy where there is one. */
interface Transport {
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Breaks off what is open, so that nothing keeps the process alive. */
  close: () => Promise<void>;
}

/** Is told of each request. */
interface Watch {
  onAttempt: () => void;
  /** It was answered; `again` says whether it may be sent again. */
  onAnswer: (status: number, headers: Headers, again: boolean) => void;
  /** It got no answer. */
  onBreak: () => void;
}

/**
 * Opens the transport to a server. Its `fetch` sends the key and no header that is not named here, since the client
 * takes headers from the environment; follows no redirect, since the key goes nowhere else; and comes back
 * when the whole answer is there, so that the signal ends an answer that stalls too. Reading the body of an
 * answer that is too long throws AnswerTooLong. Throws JudgeFault when the environment names a proxy that
 * cannot be used.
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
  /** Undefined when there were too many. */
  bytes: Buffer | undefined;
}

/** The answer with our own word on whether the request may be sent again, which the client obeys. */
function passOn({ status, headers, bytes }: WholeAnswer, again: boolean): Response {
  headers.set("x-should-retry", String(again));
  // The bytes are unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(bodyOf(status, bytes), { status, headers });
}

/**
 * The body as it came; of a refusal what was read of it, since the client takes one apart however it is
 * nested.
 */
function bodyOf(
  status: number,
  bytes: Buffer | undefined,
): Uint8Array<ArrayBuffer> | ReadableStream | string | null {
  const tooLong = new AnswerTooLong();
  if (status >= 400)
    return JSON.stringify({ error: readRefusal(bytes?.toString("utf8") ?? tooLong.message) });
  if (bytes === undefined) return new ReadableStream({ start: (controller) => controller.error(tooLong) });
  // Some statuses may have no body, not even an empty one.
  return status >= 300 || bytes.length === 0 ? null : new Uint8Array(bytes);
}

/** Which of how many votes on a question a request asks for, counted from 1. */
export interface Ballot {
  vote: number;
  votes: number;
}

/** Temperature when several votes are asked for, which else would all be the same one. */
const SPREAD = 0.7;

/** The request for one vote on a question. The same question, rung and vote give the same request. */
export function requestOf(
  question: Question,
  model: string,
  rung: RequestLevel,
  { vote, votes }: Ballot,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [systemMessage(question, rung), { role: "user", content: question.user }],
    ...formatOf(question, rung),
    ...(rung.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
    ...(rung.seed && { seed: vote }),
    [rung.bound]: question.replyTokens,
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

/** The rubric, with the schema of the reply where the server is not told it. */
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

/** What a server answered: what it counts, and the text of a whole reply or why there is none. */
export type Completion = {
  model?: string | undefined;
  usage?: { prompt_tokens: number; completion_tokens: number } | undefined;
} & ({ text: string } | { fault: string });

/**
 * Reads an answer. A reply is whole when the server says that the model came to its end (`stop`, or
 * `end_turn` as Anthropic's models have it) or says nothing about it, as some servers do: one that was cut
 * then has no balanced end, and is no valid reply either. The fault is the server's own text in part: not
 * safe to show.
 */
export function readCompletion(answer: string): Completion {
  const { data } = completionSchema.safeParse(parsed(answer));
  if (data === undefined) return { fault: "the answer was no JSON object" };
  const { choices, error, ...counted } = data;
  return { ...counted, ...readChoice(choices, error) };
}

function readChoice(choices: unknown, error: unknown): { text: string } | { fault: string } {
  const said = errorSchema.safeParse(error).data?.message;
  if (error !== undefined && error !== null)
    return { fault: `the answer was an error${said === undefined ? "" : `: ${said}`}` };
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

/** Milliseconds by which requests that were turned away are ahead of new ones. */
const HEAD_START = 100;

/**
 * The time for which a server asks to be left alone. It holds for new requests too: they would only be
 * turned away, or turn away those that have waited, which may not be repeated for ever.
 */
class Pause {
  private until = 0;

  /** Notes for how many seconds the server asks to wait. */
  extend(seconds: number): void {
    this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
  }

  /** Comes back when it is over; throws when the signal is aborted before. */
  async over(signal: AbortSignal): Promise<void> {
    for (let left = this.left(); left > 0; left = this.left()) {
      await setTimeout(left, undefined, { signal });
    }
  }

  private left(): number {
    return this.until - performance.now();
  }
}

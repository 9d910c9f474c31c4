import { setTimeout } from "node:timers/promises";
import { APIConnectionError, APIConnectionTimeoutError, OpenAI } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { Agent, type Dispatcher, fetch, ProxyAgent } from "undici";
import { limits } from "../../../core/limits.ts";
import { adviceOn, codeOf, proxyTo, readBytes, UNUSABLE_PROXY } from "../../../core/network.ts";
import { shorten } from "../../../core/text.ts";
import { version } from "../../../version.ts";
import { levelBelow, readRefusal, TOP_LEVEL } from "./request.ts";

export interface JudgeConnection {
  model: string;
  /** Base URL of the OpenAI-compatible API, such as `https://api.openai.com/v1`. */
  server: string;
  apiKey: string;
  debug?: (text: string) => void;
}

/** A request failed. The message is safe to show: short, one line, without the key. */
export class JudgeFault extends Error {
  override readonly name = "JudgeFault";
  /** The runs that it ends: this run, this run with hope for the next ones, or all remaining runs. */
  readonly reach: "run" | "passing" | "judge";
  /** The server's reason for a refusal, else "". Not safe to show. */
  readonly complaint: string;

  constructor(reach: JudgeFault["reach"], message: string, complaint = "") {
    super(message);
    this.reach = reach;
    this.complaint = complaint;
  }
}

export interface JudgeClient {
  /**
   * Sends a request, and again after faults that may pass. Returns the body of a successful answer unchecked, or undefined if it is
   * longer than `limits.judgeAnswerBytes`. Throws JudgeFault, and anything after the signal is aborted.
   */
  send: (request: ChatCompletionCreateParamsNonStreaming, signal: AbortSignal) => Promise<string | undefined>;
  /** Aborts open requests, so that nothing keeps the process alive. */
  close: () => Promise<void>;
}

/** An answer as a whole: `text` is undefined if it is longer than `limits.judgeAnswerBytes`. */
interface Answer {
  status: number;
  headers: Pick<Headers, "get">;
  text: string | undefined;
}

/**
 * Creates a client for the judge's server. `onAttempt` and `onPassingFault` are called for each attempt, repeats included. Throws
 * JudgeFault or any error if the server cannot be asked.
 */
export function connect(
  { server, apiKey, debug = () => {} }: JudgeConnection,
  timeoutSeconds: number,
  { onAttempt, onPassingFault }: { onAttempt: () => void; onPassingFault: () => void },
): JudgeClient {
  const dispatcher = dispatcherFor(server);
  const pause = new Pause();
  // The client would take other headers from the environment. A redirect could lead the key elsewhere.
  const settings = {
    method: "POST",
    dispatcher,
    redirect: "manual",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": `rungate/${version}`,
      authorization: `Bearer ${apiKey}`,
    },
  } as const;

  /** Resolves after the whole answer, so that the client's timeout also ends a stalled body. */
  async function attempt(url: string, { body, signal }: RequestInit): Promise<Answer> {
    const text = typeof body === "string" ? body : null;
    const {
      status,
      headers,
      body: stream,
    } = await fetch(url, { ...settings, body: text, signal: signal ?? null });
    const bytes = stream === null ? Buffer.of() : await readBytes(stream, limits.judgeAnswerBytes);
    const answered = bytes?.toString("utf8");
    return { status: refusesParameter(status, answered) ? 422 : status, headers, text: answered };
  }

  // Without null the client would read these values from the environment.
  const base = new OpenAI({
    baseURL: server,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: limits.judgeRetries,
    timeout: Math.ceil(timeoutSeconds * 1000),
  });
  return {
    async send(request, signal) {
      await pause.over(signal);
      let answer: Answer | undefined;
      const client = base.withOptions({
        /** Keeps the answer and tells the client only if it should ask again. */
        async fetch(url, init = {}) {
          answer = undefined;
          onAttempt();
          try {
            answer = await attempt(String(url), init);
          } catch (error) {
            onPassingFault();
            throw error;
          }
          debug(`judge: ${answer.status}`);
          if (!mayPass(answer.status) || reasonToStop(answer) !== undefined) return new Response(null);
          pause.extend(secondsToWait(answer.headers));
          onPassingFault();
          const waits = ["retry-after-ms", "retry-after"].map((name) => [
            name,
            answer?.headers.get(name) ?? "",
          ]);
          return new Response(null, { status: 503, headers: Object.fromEntries(waits) });
        },
      });
      const error = await client.chat.completions
        .create(request, { signal })
        .asResponse()
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      if (answer !== undefined && answer.status < 300) return answer.text;
      const fault =
        answer === undefined ? unansweredFault(error, apiKey, timeoutSeconds) : refusedFault(answer, apiKey);
      if (!signal.aborted) debug(`judge: ${fault.message}`);
      throw fault;
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

/** A margin in milliseconds for requests that must wait, so that they go before new ones. */
const HEAD_START = 100;

/** The wait that a server requests. New requests wait too, because they would be refused or cause refusals of the waiting ones. */
class Pause {
  private until = 0;

  extend(seconds: number): void {
    if (!Number.isNaN(seconds))
      this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
  }

  async over(signal: AbortSignal): Promise<void> {
    while (this.until > performance.now())
      await setTimeout(this.until - performance.now(), undefined, { signal });
  }
}

const SHOWN = 200;
const SHORTEST_KEY = 8;

/** Converts a server's text to one short line without the key. */
export function safeText(text: string, apiKey: string): string {
  // The key is removed before the cut, which would leave half of it.
  const line = withoutKey(text, apiKey).replace(/[\s\p{C}]+/gu, " ");
  return shorten(line.trim(), SHOWN);
}

/** Removes the key from a text. A word as short as "ollama" is not a secret and may appear anywhere. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "***");
}

const BROKEN = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** The fault of a request without an answer. Uses the system's error code, because error texts differ between runs. */
function unansweredFault(error: unknown, apiKey: string, timeoutSeconds: number): JudgeFault {
  if (error instanceof APIConnectionTimeoutError) {
    const bound = `${timeoutSeconds} s (judge.timeoutSeconds of the policy)`;
    return new JudgeFault("passing", `the judge's server did not answer within ${bound}`);
  }
  if (!(error instanceof APIConnectionError))
    return new JudgeFault("judge", `the judge cannot be asked (${safeText(String(error), apiKey)})`);
  const code = codeOf(error);
  const message =
    code === undefined || BROKEN.includes(code)
      ? "the judge's server broke off the connection"
      : `the judge's server could not be reached (${code})${adviceOn(code)}`;
  return new JudgeFault("passing", message);
}

// The server may still accept the request of the next run.
const OF_THE_RUN = [400, 413, 422];

const ADVICE = new Map([
  [401, "check the key"],
  [402, "check the account's credit"],
  [403, "check what the key may do"],
  [404, "check the model and the server's address"],
]);

function refusedFault(answer: Answer, apiKey: string): JudgeFault {
  const { status, text = `the answer was longer than ${limits.judgeAnswerBytes} bytes` } = answer;
  const answered = `the judge's server answered ${status}`;
  if (mayPass(status)) {
    const ending = reasonToStop(answer);
    // The server's text is left out, because it contains times and request ids that differ between runs.
    return ending === undefined
      ? new JudgeFault("passing", answered)
      : new JudgeFault("judge", `${answered}: ${ending}`);
  }
  if (status < 400)
    return new JudgeFault("judge", `${answered}, a redirect: give the address to which it leads`);
  const { message, param } = readRefusal(text);
  // In a 401 answer servers show parts of the key, or its hash. A gateway's HTML page is less informative than its status.
  const isHidden = status === 401 || message.trimStart().startsWith("<");
  const detail = isHidden ? "" : safeText(message, apiKey);
  const reason = detail === "" ? answered : `${answered} (${detail})`;
  if (OF_THE_RUN.includes(status)) return new JudgeFault("run", reason, `${param} ${message}`);
  const advice = ADVICE.get(status);
  return new JudgeFault("judge", advice === undefined ? reason : `${reason}: ${advice}`);
}

/** llama-cpp-python answers 500 to a parameter that it does not know. To ask again does not help, and to leave it out does. */
function refusesParameter(status: number, text = ""): boolean {
  const { message, param } = readRefusal(text);
  return status === 500 && levelBelow(TOP_LEVEL, `${param} ${message}`) !== undefined;
}

function mayPass(status: number): boolean {
  return status >= 500 || [408, 409, 429].includes(status);
}

/** Returns a reason to stop all requests although the fault may pass. */
function reasonToStop({ status, headers, text = "" }: Answer): string | undefined {
  if (status === 429 && text.includes("insufficient_quota")) return "the key's quota is used up";
  const most = limits.judgeRetryAfterSeconds;
  return secondsToWait(headers) > most ? `it asks to wait longer than ${most} s` : undefined;
}

/** Returns the seconds that a server asks to wait, or NaN. Reads the headers in the same order as the OpenAI client. */
function secondsToWait(headers: Answer["headers"]): number {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (!Number.isNaN(milliseconds)) return milliseconds / 1000;
  const after = headers.get("retry-after") ?? "";
  const seconds = Number.parseFloat(after);
  return Number.isNaN(seconds) ? (Date.parse(after) - Date.now()) / 1000 : seconds;
}

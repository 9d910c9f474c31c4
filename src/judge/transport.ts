import { Agent, type Dispatcher, fetch, ProxyAgent } from "undici";
import { limits } from "../limits.ts";
import { proxyTo, UNUSABLE_PROXY } from "../network/proxy.ts";
import { readBytes } from "../network/read-bytes.ts";
import { version } from "../version.ts";
import { AnswerTooLong, JudgeFault } from "./fault.ts";
import { readRefusal } from "./refusal.ts";
import { mayAskAgain } from "./retry.ts";

/** The transport to one server, by the runner's proxy where there is one. */
export interface Transport {
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Breaks off what is open, so that nothing keeps the process alive. */
  close: () => Promise<void>;
}

/** Is told of each request. */
export interface Watch {
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
export function openTransport(
  { server, apiKey }: { server: string; apiKey: string },
  watch: Watch,
): Transport {
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

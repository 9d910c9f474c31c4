import { getProxyUrl } from "@actions/http-client";
import { Agent, fetch, ProxyAgent } from "undici";
import { readBytes } from "../github/read-bytes.ts";
import { limits } from "../limits.ts";
import { AnswerTooLong } from "./fault.ts";
import { mayAskAgain } from "./retry.ts";

/** A way to one server, by the runner's proxy where there is one. */
export interface Way {
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Breaks off what is open, so that nothing keeps the process alive. */
  close: () => Promise<void>;
}

/**
 * Opens a way to a server. Its `fetch` follows no redirect, since the key goes nowhere else, and comes back when the whole answer is
 * there, so that the signal ends an answer that stalls too. Reading the body of an answer that is too long throws AnswerTooLong.
 * `onAttempt` is told before each request, `onAnswer` of each answer.
 */
export function openWay(
  server: string,
  onAttempt: () => void,
  onAnswer: (status: number, headers: Headers) => void,
): Way {
  const proxy = getProxyUrl(server);
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  const dispatcher = proxy === "" ? new Agent(untimed) : new ProxyAgent({ uri: proxy, ...untimed });
  return {
    async fetch(url, { method = "GET", headers, body, signal } = {}) {
      onAttempt();
      const answer = await fetch(String(url), {
        method,
        headers: [...new Headers(headers)],
        body: typeof body === "string" ? body : null,
        signal: signal ?? null,
        redirect: "manual",
        dispatcher,
      });
      const bytes =
        answer.body === null ? Buffer.of() : await readBytes(answer.body, limits.judgeAnswerBytes);
      const answerHeaders = new Headers([...answer.headers]);
      onAnswer(answer.status, answerHeaders);
      return passOn(answer.status, answerHeaders, bytes);
    },
    close: () => dispatcher.destroy(),
  };
}

/** The answer with our own word on whether the request may be sent again, which the client obeys. */
function passOn(status: number, headers: Headers, bytes: Buffer | undefined): Response {
  headers.set("x-should-retry", String(mayAskAgain(status, headers, bytes?.toString("utf8") ?? "")));
  // The bytes are unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  if (bytes === undefined) return new Response(tooLong(), { status, headers });
  // Some statuses may have no body, not even an empty one.
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers });
}

function tooLong(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new AnswerTooLong()) });
}

import { limits } from "../limits.ts";

/** Whether what a server answered may be over when one asks again. */
export function mayPass(status: number): boolean {
  return status >= 500 || [408, 409, 429].includes(status);
}

/**
 * Whether a request may be sent again after an answer, whatever the server says about that. `text` is the
 * answer's body.
 */
export function mayAskAgain(status: number, headers: Headers, text: string): boolean {
  return mayPass(status) && whyNoMore(status, headers, text) === undefined;
}

/**
 * Why no request at all is worth sending for now, after a fault that may pass. `text` is the answer's body,
 * or what is known of it.
 */
export function whyNoMore(status: number, headers: Headers, text: string): string | undefined {
  if (status === 429 && text.includes("insufficient_quota")) return "the key's quota is used up";
  const most = limits.judgeRetryAfterSeconds;
  return secondsToWait(headers) > most ? `it asks to wait longer than ${most} s` : undefined;
}

/**
 * Seconds that a server asks to wait, NaN when it says nothing: read in the order in which the client reads
 * it.
 */
export function secondsToWait(headers: Headers): number {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (!Number.isNaN(milliseconds)) return milliseconds / 1000;
  const after = headers.get("retry-after") ?? "";
  const seconds = Number.parseFloat(after);
  return Number.isNaN(seconds) ? (Date.parse(after) - Date.now()) / 1000 : seconds;
}

import type * as openai from "openai";
import { limits } from "../../../core/limits.ts";
import { adviceOn, codeOf } from "../../../core/network.ts";
import * as z from "../../../core/schema.ts";
import { shorten } from "../../../core/text.ts";

/** Learns the request features that a server supports, shared by all requests of a job. */
export class RequestLevels {
  private level = TOP_LEVEL;

  /**
   * Sends at the best level that may work and descends after refusals. Later requests start at the level that worked. A level without
   * success is not remembered, because then the request itself was at fault. Throws the error of `send` if no lower level could help.
   */
  async descend(
    send: (level: RequestLevel) => Promise<string>,
  ): Promise<{ answer: string; level: RequestLevel }> {
    const start = this.level;
    let level = start;
    for (;;) {
      try {
        const answer = await send(level);
        // Another request may have learned more in the meantime.
        if (this.level === start) this.level = level;
        return { answer, level };
      } catch (error) {
        const below = error instanceof JudgeFault ? levelBelow(level, error.complaint) : undefined;
        if (below === undefined) throw error;
        level = below;
      }
    }
  }
}

/** The optional features of a request, which are removed one by one if a server refuses them. */
export interface RequestLevel {
  format: "json_schema" | "json_object" | "text";
  seed: boolean;
  temperature: boolean;
  bound: "max_completion_tokens" | "max_tokens";
}

const TOP_LEVEL: RequestLevel = {
  format: "json_schema",
  seed: true,
  temperature: true,
  bound: "max_completion_tokens",
};

const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined } as const;

const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;

/** Returns the next level without the feature that a server complains about, or undefined if the complaint names none. */
function levelBelow(level: RequestLevel, complaint: string): RequestLevel | undefined {
  const names = (parameter: string) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
  if (level.seed && names("seed")) return { ...level, seed: false };
  if (level.bound === "max_completion_tokens" && names("max_completion_tokens"))
    return { ...level, bound: "max_tokens" };
  if (level.temperature && names("temperature")) return { ...level, temperature: false };
  const format = FORMAT.test(complaint) ? PLAINER[level.format] : undefined;
  return format && { ...level, format };
}

/** Formats a level for reports: `json_schema`, `json_object without seed, temperature`. Leaves out `bound`, which changes no reply. */
export function levelText({ format, seed, temperature }: RequestLevel): string {
  const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
  return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}

/** The runs that a fault ends: this run, this run with hope for the next ones, or all remaining runs. */
type Reach = "run" | "passing" | "judge";

/** A request failed. The message is safe to show: short, one line, without the key. */
export class JudgeFault extends Error {
  override readonly name = "JudgeFault";
  readonly reach: Reach;
  /** The server's reason for a refusal, else "". Not safe to show. */
  readonly complaint: string;

  constructor(reach: Reach, message: string, complaint = "") {
    super(message);
    this.reach = reach;
    this.complaint = complaint;
  }
}

/** The answer exceeded `limits.judgeAnswerBytes` and was not read further. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";

  constructor() {
    super(`the answer was longer than ${limits.judgeAnswerBytes} bytes`);
  }
}

const SHOWN = 200;
const SHORTEST_KEY = 8;

/** Converts a server's text to one short line without the key. */
export function safeText(text: string, apiKey: string): string {
  // The key is removed before the cut, which would leave half of it.
  return shorten(
    withoutKey(text, apiKey)
      .replace(/[\s\p{C}]+/gu, " ")
      .trim(),
    SHOWN,
  );
}

/** Removes the key from a text. A word as short as "ollama" is not a secret and may appear anywhere. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "***");
}

// The server may still accept the request of the next run.
const OF_THE_RUN = [400, 413, 422];

const ADVICE = new Map([
  [401, "check the key"],
  [402, "check the account's credit"],
  [403, "check what the key may do"],
  [404, "check the model and the server's address"],
]);

/** Converts an error of the client. `timeoutSeconds` is the limit of each attempt. */
export function faultOf(
  error: unknown,
  { APIError, APIConnectionError, APIConnectionTimeoutError }: typeof openai,
  { apiKey, timeoutSeconds }: { apiKey: string; timeoutSeconds: number },
): JudgeFault {
  if (error instanceof APIConnectionTimeoutError) {
    const bound = `${timeoutSeconds} s (judge.timeoutSeconds of the policy)`;
    return new JudgeFault("passing", `the judge's server did not answer within ${bound}`);
  }
  if (error instanceof APIConnectionError) return new JudgeFault("passing", connectionText(error));
  if (!(error instanceof APIError) || error.status === undefined)
    return new JudgeFault("judge", `the judge cannot be asked (${safeText(String(error), apiKey)})`);

  const { status, headers } = error;
  const { message, code, param, type } = refusalOf(error.error);
  const answered = `the judge's server answered ${status}`;
  if (mayPass(status)) {
    const ending = reasonToStop(status, headers, `${code} ${type} ${message}`);
    // The server's text is left out, because it contains times and request ids that differ between runs.
    return ending === undefined
      ? new JudgeFault("passing", answered)
      : new JudgeFault("judge", `${answered}: ${ending}`);
  }
  if (status < 400)
    return new JudgeFault("judge", `${answered}, a redirect: give the address to which it leads`);
  // In a 401 answer servers show parts of the key, or its hash.
  const detail = status === 401 ? "" : safeText(pageless(message), apiKey);
  const text = detail === "" ? answered : `${answered} (${detail})`;
  if (OF_THE_RUN.includes(status)) return new JudgeFault("run", text, `${param} ${message}`);
  const advice = ADVICE.get(status);
  return new JudgeFault("judge", advice === undefined ? text : `${text}: ${advice}`);
}

// A gateway's HTML page is less informative than its status.
function pageless(message: string): string {
  return message.trimStart().startsWith("<") ? "" : message;
}

const BROKEN = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Explains a failure to create the client. Other error texts are left out, because they may quote the environment. */
export function closedBy(error: unknown): string {
  const why = error instanceof JudgeFault ? error.message : (codeOf(error) ?? nameOf(error));
  return `the judge cannot be asked: ${why}`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Uses the system's error code, because error texts differ between runs. */
function connectionText(error: Error): string {
  const code = codeOf(error);
  if (code === undefined || BROKEN.includes(code)) return "the judge's server broke off the connection";
  return `the judge's server could not be reached (${code})${adviceOn(code)}`;
}

function mayPass(status: number): boolean {
  return status >= 500 || [408, 409, 429].includes(status);
}

/** Returns true if a request may be repeated after this answer, regardless of the server's own hint. `text` is the answer's body. */
export function mayAskAgain(status: number, headers: Headers, text: string): boolean {
  return mayPass(status) && reasonToStop(status, headers, text) === undefined;
}

/** Returns a reason to stop all requests although the fault may pass. `text` is the answer's body, or the known part of it. */
function reasonToStop(status: number, headers: Headers, text: string): string | undefined {
  if (status === 429 && text.includes("insufficient_quota")) return "the key's quota is used up";
  const most = limits.judgeRetryAfterSeconds;
  return secondsToWait(headers) > most ? `it asks to wait longer than ${most} s` : undefined;
}

/** Returns the seconds that a server asks to wait, or NaN. Reads the headers in the same order as the OpenAI client. */
export function secondsToWait(headers: Headers): number {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (!Number.isNaN(milliseconds)) return milliseconds / 1000;
  const after = headers.get("retry-after") ?? "";
  const seconds = Number.parseFloat(after);
  return Number.isNaN(seconds) ? (Date.parse(after) - Date.now()) / 1000 : seconds;
}

const word = z
  .string()
  .transform((text) => text.slice(0, limits.judgeRefusal))
  .catch("");

const refusalSchema = z
  .object({ message: word, code: word, param: word, type: word })
  .catch({ message: "", code: "", param: "", type: "" });

const bodySchema = z.object({ error: z.unknown() }).catch({ error: undefined });

/** A server's refusal of a request. Not safe to show. */
export type Refusal = z.output<typeof refusalSchema>;

/** Parses the body of a failed request: an error in OpenAI's format, or else the text itself as message. */
export function readRefusal(text: string): Refusal {
  const { error } = bodySchema.parse(parsed(text));
  const refusal = refusalOf(error);
  const message = refusal.message || (typeof error === "string" ? error : text);
  return { ...refusal, message: word.parse(message) };
}

function refusalOf(error: unknown): Refusal {
  return refusalSchema.parse(error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

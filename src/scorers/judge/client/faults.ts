import type * as openai from "openai";
import { limits } from "../../../base/limits.ts";
import { adviceOn, codeOf } from "../../../base/network.ts";
import { shorten } from "../../../base/text.ts";
import * as z from "../../../base/zod.ts";

/** How the server of a job is asked: as well as it allows, as far as that is known. */
export class RequestLevels {
  private rung = TOP_LEVEL;

  /**
   * Sends from the highest rung that may hold down to one that does, which later requests begin with. What a
   * request was refused for in vain is not remembered: it was the request's fault. Throws what `send` throws
   * when no rung is left that could help.
   */
  async descend(
    send: (rung: RequestLevel) => Promise<string>,
  ): Promise<{ answer: string; rung: RequestLevel }> {
    const start = this.rung;
    let rung = start;
    for (;;) {
      try {
        const answer = await send(rung);
        // Another request may have learnt more meanwhile.
        if (this.rung === start) this.rung = rung;
        return { answer, rung };
      } catch (error) {
        const below = error instanceof JudgeFault ? levelBelow(rung, error.complaint) : undefined;
        if (below === undefined) throw error;
        rung = below;
      }
    }
  }
}

/** How a request is put: what a server will not take is left out step by step. */
export interface RequestLevel {
  /** How the shape of the reply is asked for. */
  format: "json_schema" | "json_object" | "text";
  seed: boolean;
  temperature: boolean;
  /** The name under which the length of the reply is bounded. */
  bound: "max_completion_tokens" | "max_tokens";
}

export const TOP_LEVEL: RequestLevel = {
  format: "json_schema",
  seed: true,
  temperature: true,
  bound: "max_completion_tokens",
};

const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined } as const;

const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;

/**
 * The rung below, for a server that complains about this one; undefined when the complaint names nothing
 * that could be left out.
 */
export function levelBelow(rung: RequestLevel, complaint: string): RequestLevel | undefined {
  const names = (parameter: string) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
  if (rung.seed && names("seed")) return { ...rung, seed: false };
  if (rung.bound === "max_completion_tokens" && names("max_completion_tokens"))
    return { ...rung, bound: "max_tokens" };
  if (rung.temperature && names("temperature")) return { ...rung, temperature: false };
  const format = FORMAT.test(complaint) ? PLAINER[rung.format] : undefined;
  return format && { ...rung, format };
}

/**
 * A rung as reports name it: `json_schema`, `json_object without seed, temperature`. How the length is
 * bounded changes no reply.
 */
export function levelText({ format, seed, temperature }: RequestLevel): string {
  const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
  return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}

/**
 * What a fault ends: this run, this run with a hope for the next ones, or the judge for all runs that are
 * left.
 */
type Reach = "run" | "passing" | "judge";

/**
 * A request got no answer that could be a completion. The message is safe to show: short, one line, without
 * the key.
 */
export class JudgeFault extends Error {
  override readonly name = "JudgeFault";
  readonly reach: Reach;
  /** What the server says was wrong with the request, when it refuses it: "" otherwise. Not safe to show. */
  readonly complaint: string;

  constructor(reach: Reach, message: string, complaint = "") {
    super(message);
    this.reach = reach;
    this.complaint = complaint;
  }
}

/** An answer that is longer than `limits.judgeAnswerBytes`, of which the rest was not read. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";

  constructor() {
    super(`the answer was longer than ${limits.judgeAnswerBytes} bytes`);
  }
}

const SHOWN = 200;
const SHORTEST_KEY = 8;

/** A server's text on one line, shortened, and without the key. */
export function safeText(text: string, apiKey: string): string {
  // The key before the cut, which would leave half of it.
  return shorten(
    withoutKey(text, apiKey)
      .replace(/[\s\p{C}]+/gu, " ")
      .trim(),
    SHOWN,
  );
}

/** A text without the key. A word as short as "ollama" is no secret, and may stand anywhere. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "***");
}

// A server that cannot take this run's request may take the next one.
const OF_THE_RUN = [400, 413, 422];

const ADVICE = new Map([
  [401, "check the key"],
  [402, "check the account's credit"],
  [403, "check what the key may do"],
  [404, "check the model and the server's address"],
]);

/** What the client's error means. `timeoutSeconds` is what each try was given. */
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
    const ending = whyNoMore(status, headers, `${code} ${type} ${message}`);
    // No text of the server: after such a fault it names times and request ids, which differ from run to run.
    return ending === undefined
      ? new JudgeFault("passing", answered)
      : new JudgeFault("judge", `${answered}: ${ending}`);
  }
  if (status < 400)
    return new JudgeFault("judge", `${answered}, a redirect: give the address to which it leads`);
  // With a 401 servers show pieces of the key, or its hash.
  const said = status === 401 ? "" : safeText(pageless(message), apiKey);
  const text = said === "" ? answered : `${answered} (${said})`;
  if (OF_THE_RUN.includes(status)) return new JudgeFault("run", text, `${param} ${message}`);
  const advice = ADVICE.get(status);
  return new JudgeFault("judge", advice === undefined ? text : `${text}: ${advice}`);
}

// The pages of gateways say less than their status.
function pageless(message: string): string {
  return message.trimStart().startsWith("<") ? "" : message;
}

const BROKEN = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/**
 * Why nobody can be asked, when the client could not even be made. Other texts than ours may quote the
 * environment.
 */
export function closedBy(error: unknown): string {
  const why = error instanceof JudgeFault ? error.message : (codeOf(error) ?? nameOf(error));
  return `the judge cannot be asked: ${why}`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Why there was no answer, by the code that the system gives: its texts differ from run to run. */
function connectionText(error: Error): string {
  const code = codeOf(error);
  if (code === undefined || BROKEN.includes(code)) return "the judge's server broke off the connection";
  return `the judge's server could not be reached (${code})${adviceOn(code)}`;
}

/** Whether what a server answered may be over when one asks again. */
function mayPass(status: number): boolean {
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
function whyNoMore(status: number, headers: Headers, text: string): string | undefined {
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

const word = z
  .string()
  .transform((text) => text.slice(0, limits.judgeRefusal))
  .catch("");

const refusalSchema = z
  .object({ message: word, code: word, param: word, type: word })
  .catch({ message: "", code: "", param: "", type: "" });

const bodySchema = z.object({ error: z.unknown() }).catch({ error: undefined });

/** What a server says when it refuses a request, as far as it says it. Not safe to show. */
export type Refusal = z.output<typeof refusalSchema>;

/**
 * Reads what a server answered with a status of failure: an error as OpenAI has it, else all of the text is
 * its message.
 */
export function readRefusal(text: string): Refusal {
  const { error } = bodySchema.parse(parsed(text));
  const refusal = refusalOf(error);
  const message = refusal.message || (typeof error === "string" ? error : text);
  return { ...refusal, message: word.parse(message) };
}

/** A refusal that the client hands on. */
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

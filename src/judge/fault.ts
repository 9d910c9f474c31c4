import type * as openai from "openai";
import { limits } from "../limits.ts";
import { adviceOn, codeOf } from "../network/unreachable.ts";
import { shorten } from "../wording.ts";
import { refusalOf } from "./refusal.ts";
import { mayPass, whyNoMore } from "./retry.ts";

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

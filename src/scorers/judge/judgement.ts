import { counted } from "../../core/text.ts";
import type { JudgedBy, Row, SheetDetails, SheetName, TableName } from "../details.ts";

/** The settings that influence the judge's answers. `votes` is odd; the majority decides. */
export interface JudgeTerms {
  model: string;
  /** Base URL of the OpenAI-compatible API. */
  server: string;
  votes: number;
}

export interface JudgedCall {
  /** `call-1`, `call-2` … in order, because a recorded id may be missing, duplicate or hostile. */
  callId: string;
  toolCallId: string | null;
  name: string;
}

/** Deterministic: equal runs and terms give an equal question. */
interface QuestionBase {
  /** The sha256 of prompt version, terms, rubric and data. Finds stored judgements again. */
  key: string;
  /** The reply must repeat it. It is derived from all data, so that the data cannot contain it. */
  nonce: string;
  system: string;
  /** The data between markers, followed by the end of the rubric. */
  user: string;
  /** The maximum length of a reply, including the model's reasoning. */
  replyTokens: number;
}

/** A question about appropriate calls and missing tools. */
export interface CallsQuestion extends QuestionBase {
  kind: "calls";
  calls: readonly JudgedCall[];
  tools: readonly string[];
  seesReasoning?: true;
}

/** A table for the judge to fill in. */
export interface SheetTable {
  name: TableName;
  rows: readonly string[];
  /** The allowed words by column, the best first. */
  columns: Readonly<Record<string, readonly string[]>>;
}

/** A question about the texts of a run. */
export interface SheetQuestion extends QuestionBase {
  kind: "sheet";
  sheet: SheetName;
  tables: readonly SheetTable[];
}

export type Question = CallsQuestion | SheetQuestion;

export interface CallVerdict {
  wasAppropriate: boolean;
  /** The call counts half. `wasAppropriate` is false then. */
  partly?: true | undefined;
}

/** A valid reply about calls, in their order. */
export interface CallsReply {
  evaluations: (CallVerdict & { callId: string; reasoning: string })[];
  missingTools: string[];
  reason: string;
}

export type FilledRow = Required<Row> & { reason: string };

/** A valid reply to a sheet, in the order of the question. */
export interface SheetReply {
  tables: Partial<Record<TableName, FilledRow[]>>;
}

/** The combined votes on a run's calls. */
export interface CallsJudgement {
  evaluations: (CallVerdict & {
    callId: string;
    /** The number of votes with this verdict. The reasoning comes from the first of them. */
    agreeing: number;
    reasoning: string;
  })[];
  missingTools: string[];
  /** From the first vote with the same missing tools. */
  reason: string;
  by: JudgedBy;
  votes: number;
}

/** The combined votes on a sheet. The reason of a row comes from the first vote with the same words in the whole row. */
export type SheetJudgement = Omit<SheetDetails, "key">;

export type Judgement = CallsJudgement | SheetJudgement;

/** "left": not asked because the judge had stopped. */
export type Answer =
  | { status: "judged"; judgement: Judgement }
  | { status: "failed"; reason: string }
  | { status: "left"; reason: string };

/** `requests` includes repeats. `unmetered` counts replies without token counts from the server. */
export interface JudgeUsage {
  requests: number;
  promptTokens: number;
  replyTokens: number;
  unmetered: number;
}

/** A cautious estimate: English has four or more characters per token, JSON has fewer. */
const CHARACTERS_PER_TOKEN = 3;

/** Estimates the maximum number of tokens for one attempt. */
export function tokensOf({ system, user, replyTokens }: Question): number {
  return Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + replyTokens;
}

export function beyondTokens(tokens: number, maxTokens: number): string {
  const [needed, allowed] = [counted(tokens, "token"), counted(maxTokens, "token")];
  return `budget: with the longest reply this takes ${needed}, more than is still free of ${allowed} (judge.maxTokens of the policy): allow more, or judge fewer runs`;
}

export const DEFAULT_SERVER = "https://api.openai.com/v1";

/** Returns a reason not to send a key to this server, or undefined. */
export function serverFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "write the address of a server, such as https://api.openai.com/v1";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "leave out the name and the password: the address is in the report";
  if (address.includes("#")) return "leave out the fragment (#…): no server gets to see it";
  if (address.includes("?"))
    return "leave out the query (?…): the address is in the report, and requests go to paths below it";
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isLoopback)
    ? undefined
    : "use https: the key would be sent in the open";
}

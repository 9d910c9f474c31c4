import { counted } from "../../base/text.ts";
import type { Row, SheetName, TableName, Tables } from "../texts/text-scorer.ts";

/** What decides, besides what it sees, how a judge answers. */
export interface JudgeTerms {
  model: string;
  /** Address of the OpenAI-compatible API, such as `https://api.openai.com/v1`. */
  server: string;
  /** How often each run is judged; the majority of an odd number decides. */
  votes: number;
}

/** A call of a run by the name under which the judge sees it. */
export interface JudgedCall {
  /** `call-1`, `call-2` … in the order of the calls: a recorded id may be missing, double or hostile. */
  callId: string;
  /** The id in the recording. */
  toolCallId: string | null;
  name: string;
}

/** What every question has. The same run under the same terms gives the same question. */
interface QuestionBase {
  /** sha256 of everything that decides the answer: prompt version, terms, rubric, data. Judgements are found again by it. */
  key: string;
  /** What the reply must repeat. It depends on all of the data, so that nothing in the data can hold it. */
  nonce: string;
  /** The rubric. */
  system: string;
  /** The data between its markers, and the rubric's end once more. */
  user: string;
  /** The most tokens that a whole reply can need, the thinking of the model with it. */
  replyTokens: number;
}

/** Asks which calls of a run were appropriate, and which tools are missing. */
export interface CallsQuestion extends QuestionBase {
  kind: "calls";
  calls: readonly JudgedCall[];
  /** Names of the tools that the agent could have called, and so can have missed. */
  tools: readonly string[];
  /** What the agent thought is in the data. */
  seesReasoning?: true;
}

/** A table to be filled in: each row gets one word in each column. */
export interface SheetTable {
  name: TableName;
  /** The ids of its rows, which are ours. */
  rows: readonly string[];
  /** By column the words for it, the best one first. */
  columns: Readonly<Record<string, readonly string[]>>;
}

/** Asks about what was said in a run: a sheet of tables. */
export interface SheetQuestion extends QuestionBase {
  kind: "sheet";
  sheet: SheetName;
  tables: readonly SheetTable[];
}

/** What a judge is asked about one run. Plain data. */
export type Question = CallsQuestion | SheetQuestion;

/** What is said of a call. */
export interface CallVerdict {
  wasAppropriate: boolean;
  /** It was not, but in part: it counts half. */
  partly?: true | undefined;
}

/** One valid reply: exactly one verdict on each call. */
export interface CallsReply {
  /** In the order of the calls. */
  evaluations: (CallVerdict & { callId: string; reasoning: string })[];
  /** Available tools that should have been called and were not, each once. */
  missingTools: string[];
  reason: string;
}

/** A row of a table as one vote filled it in. */
export type FilledRow = Required<Row> & { reason: string };

/** One valid reply to a sheet: each row of each table exactly once, in the order of the question. */
export interface SheetReply {
  tables: Partial<Record<TableName, FilledRow[]>>;
}

/** By whom, and how, a run was judged. Scores that differ in it are not compared. */
export interface JudgedBy {
  /** As the server names what answered, which an alias hides. */
  model: string;
  /** How the reply's shape was asked for, and what the server would not take: `json_schema`, `json_object without seed`. */
  rung: string;
  promptVersion: number;
  /** What the agent thought was to be seen. */
  reasoning?: true | undefined;
}

/** The verdict on the calls of a run: of each call the verdict in the middle of all votes. */
export interface CallsJudgement {
  evaluations: (CallVerdict & {
    callId: string;
    /** How many of the votes say so. */
    agreeing: number;
    /** Why, by the first of those votes. */
    reasoning: string;
  })[];
  missingTools: string[];
  /** Why, by the first vote that names the same tools missing. */
  reason: string;
  by: JudgedBy;
  votes: number;
}

/** The verdict on what was said in a run: in each cell the word in the middle of all votes. */
export interface SheetJudgement {
  sheet: SheetName;
  /** The reason of a row is that of the first vote that says the same of all of it; absent where none does. */
  tables: Tables;
  by: JudgedBy;
  votes: number;
}

/** What all votes on a question come to. */
export type Judgement = CallsJudgement | SheetJudgement;

/** What became of a question: judged, failed, or left because the judge could not be asked any more. */
export type Answer =
  | { status: "judged"; judgement: Judgement }
  | { status: "failed"; reason: string }
  | { status: "left"; reason: string };

/** What judging has cost. */
export interface JudgeUsage {
  /** Requests that were sent, those repeated with them. */
  requests: number;
  /** As the server has counted them. */
  promptTokens: number;
  replyTokens: number;
  /** Replies of which the server did not say what they cost. */
  unmetered: number;
}

/** Characters of a token, by a cautious estimate: four and more in English, fewer in JSON. */
const CHARACTERS_PER_TOKEN = 3;

/** The most tokens that asking a question once may take. */
export function tokensOf({ system, user, replyTokens }: Question): number {
  return Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + replyTokens;
}

/** Why a run is not judged that would take more tokens than are left. */
export function beyondTokens(tokens: number, maxTokens: number): string {
  const [needed, allowed] = [counted(tokens, "token"), counted(maxTokens, "token")];
  return `budget: with the longest reply this takes ${needed}, more than is still free of ${allowed} (judge.maxTokens of the policy): allow more, or judge fewer runs`;
}

/** The server that is asked where nobody names another. */
export const DEFAULT_SERVER = "https://api.openai.com/v1";

/** Why a server cannot be trusted with a key; undefined when it can. */
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

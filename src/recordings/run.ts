import { isObject, isString, type Json, sha256Of } from "../base/json.ts";
import { literal, type Pattern } from "../base/patterns.ts";
import type { Place } from "../base/problems.ts";
import { mcpServerIn } from "../base/tool-name.ts";
import { argumentsText } from "./arguments.ts";
import type { RunUsage } from "./usage.ts";

/**
 * What became of a tool call: `ok`, `error` (the tool failed), `rejected` (the tool's schema refused the
 * arguments) or `pending` (no result recorded).
 */
export type CallStatus = "ok" | "error" | "rejected" | "pending";

/** One call of a tool by the agent. */
export interface ToolCall {
  id?: string;
  name: string;
  /** The MCP server that has the tool, where the recording says so. */
  server?: string;
  /** How the recording names the call, where `name` is what it stands for. */
  recordedAs?: string;
  /** JSON, or the source text when `malformed`. */
  arguments: Json;
  /** The arguments were not valid JSON: they equal nothing. */
  malformed: boolean;
  status: CallStatus;
  /** What the tool answered, or the text of its error. */
  result?: Json;
  /** Zero-based index of the message (or step) that made the call. */
  turn: number;
  /** Calls made at once, before any of their results, share a group. Counts from 0. */
  group: number;
  /** The name of the agent that made it, where the recording says so. Absent: the main agent, or nobody knows. */
  agent?: string;
  /** How long the tool took, in milliseconds, where the recording says so. */
  duration?: number;
}

/** What the agent is called that has no name. */
export const MAIN_AGENT = "main";

/** Whose words a text is. */
export type Speaker = "system" | "user" | "assistant" | "reasoning";

/** Something said in a run, in order. */
export interface Text {
  speaker: Speaker;
  text: string;
  /** Zero-based index of the message it stands in. */
  turn: number;
}

/** A tool that was offered to the agent. */
export interface ToolDefinition {
  name: string;
  description?: string;
  /** MCP's `readOnlyHint`, where the recording carries it. */
  readOnly?: boolean;
  /** The names of the arguments that its schema takes. Absent: the recording has no schema of it, or one that takes any. */
  parameters?: readonly string[];
  /** The defaults that its schema states, by the path of the argument. Absent: none. */
  defaults?: ReadonlyMap<string, Json>;
}

/** What a recording says was to be said. */
export interface RecordedTexts {
  /** What the user had to be told, and must not be: texts and matchers of texts. */
  mustSay?: readonly Pattern[];
  mustNotSay?: readonly Pattern[];
  /** The right answer, or several of which any will do. */
  groundTruth?: readonly string[];
  /** What the answer may rest on, as it was ranked. */
  context?: readonly { id: string; text: string }[];
}

/** One execution of an agent. A format reads what it did; loading it adds which case it is of, and where it was read. */
export interface Run extends RunUsage {
  /** As the path names it, else the fields around the run, else the recording itself. */
  caseId?: string;
  trial?: string;
  tags: Record<string, string>;
  /** File, line in a JSONL file, position in the file. */
  place?: RunPlace;
  /** The id of the format that read it. */
  format?: string;
  /** sha256 of what it was read from. */
  hash?: string;
  /** The document that it was read from, with other runs or without. */
  document?: Json;
  /** How many answers of the model it has: messages that say or call something. Absent: nobody knows. */
  steps?: number;
  /** The user's messages up to the answer. */
  input: string;
  /** The agent's final answer: all texts of its last turn, joined with new lines. */
  response: string;
  texts: Text[];
  toolCalls: ToolCall[];
  tools: ToolDefinition[];
  /** What the recording says should have been called; absent when it says nothing. */
  referenceToolCalls?: ReferenceCall[];
  /** What the recording says was to be said; absent when it says nothing. */
  expectedTexts?: RecordedTexts;
  /** The calls that scorers and data sets in the recording expect: `init` proposes it, and the gate does not read it. Absent: nothing. */
  stated?: readonly StatedExpectation[];
  /** The scores that the recording brings along, by name and as they are recorded; absent when it has none. */
  scores?: ReadonlyMap<string, Json>;
  /** The id of the run of which this is a row of scores: other rows of it, with other scores, may be elsewhere. */
  scoredRun?: string;
  /** The recording holds what was said and no word on calls: nobody knows whether any was made. */
  textsOnly?: true;
  /** The recording says of each call which agent made it; a call without an `agent` is of the main one. */
  namesAgents?: true;
  /** This is no execution: the document only says what a case expects. */
  expectsOnly?: true;
  /** The limit at which it ended before the agent was done, as it is recorded: `max_steps`, `length`. Absent: at none that is known. */
  limit?: string;
  /** Why its last answer decided nothing, such as a filter that blocked it: that it calls nothing is not the agent's decision. */
  undecided?: string;
  /** The ids of calls that were left out, with a warning; the names of those without. */
  leftOut?: readonly string[];
  /** Why this run cannot be scored though its document could be read, such as a crash before the first message. */
  fault?: string;
  /** What a reader of the scores should know, such as a call printed as text. */
  warnings: string[];
  /** The kinds of keys and tokens that its document holds; of the runs of a file only one has them. */
  keys?: readonly string[] | undefined;
  /** What the run was read from: of a document that holds several runs the part that is this one. Pointers of users lead into it. */
  row?: Json;
}

/** Where a run was read. */
export type RunPlace = Place & { file: string; index: number };

/** A run that was loaded from a file. */
export type LoadedRun = Run & Required<Pick<Run, "place" | "format" | "hash" | "document">>;

/** A run of a known case. */
export type CaseRun = Run & { caseId: string; place: RunPlace };

/** From what `rungate record` makes recordings: the requests to a model's API, or spans of OpenTelemetry. */
export const recordedSources = ["model requests", "traces"] as const;

/** What the reason begins with why such a run has no score: the recording's own words follow. */
export const COULD_NOT_RUN = "the agent could not run: ";

/** A recording, or a part of one, that cannot be read, or that says that the agent could not run. */
export interface BrokenRun extends Pick<Run, "caseId" | "trial" | "format" | "hash" | "keys"> {
  /** Why. */
  error: string;
  tags: Record<string, string>;
  place: RunPlace;
  /** What no format claims. */
  unknown?: Json;
  /** A format claims it, or it says that the agent could not run, so that it is a recording. */
  isClaimed?: true;
  /** The recording says that the agent could not run: it says nothing about the agent. */
  couldNotRun?: true;
  /** It is JSON, and known to be something else than a recording. */
  isBystander?: true;
  /** What could be read of it all the same. */
  partial?: LoadedRun;
}

/** What is to be told of a run besides what it is: its own warnings, and that its file holds keys. None of it shows a key. */
export function warningsOf({ warnings = [], keys = [] }: Partial<Pick<Run, "warnings" | "keys">>): string[] {
  if (keys.length === 0) return warnings;
  return [...warnings, `holds what looks like a secret (${keys.join(", ")}): ${REVOKE}`];
}

const REVOKE = 'revoke it, then record again. "rungate record" leaves such keys out';

/** A tool call as a format states it. `arguments` is JSON, `argumentsText` the JSON text of it. */
export interface StatedCall {
  id?: Json | undefined;
  name: Json | undefined;
  /** The MCP server that has the tool. What is no text is passed over. */
  server?: Json | undefined;
  arguments?: Json | undefined;
  argumentsText?: string | undefined;
  status?: CallStatus | undefined;
  result?: Json | undefined;
  /** The name of the agent that makes it; absent where the one that acts in the conversation does. */
  agent?: string | undefined;
  /** How long the tool took, in milliseconds. What is no number is passed over. */
  duration?: Json | undefined;
}

/** The result of a tool call as a format states it. */
export interface StatedResult {
  id?: Json | undefined;
  name?: Json | undefined;
  status: CallStatus;
  result?: Json | undefined;
  /** How long the tool took, in milliseconds. What is no number is passed over. */
  duration?: Json | undefined;
}

const NUMBER = /^\d{1,30}(?:\.\d{1,30})?$/;
const FRACTION = /[.,](\d+)(?=Z|[+-]\d{2}:?\d{2}$|$)/;
/** The years 2000 and 2100, in nanoseconds. */
const [EARLIEST, LATEST] = [946_684_800e9, 4_102_444_800e9];
/** Nanoseconds in a nanosecond, microsecond, millisecond and second. */
const UNITS = [1, 1e3, 1e6, 1e9];

/**
 * A point in time as nanoseconds since 1970: of an ISO 8601 text, whose fraction may be finer than a millisecond and which is UTC
 * without a zone, or of a number, whose unit is the one in which it is a date from 2000 to 2100. Undefined when it is neither.
 */
export function instant(time: unknown): bigint | undefined {
  const unit = unitOf(time);
  if (unit !== undefined) return unit === 1 ? wholeOf(time) : inUnit(Number(time), unit);
  if (typeof time !== "string" || NUMBER.test(time)) return undefined;
  // BigQuery names the zone, and Postgres leaves its minutes out.
  const zoned = time
    .trim()
    .replace(/\s*UTC$/, "Z")
    .replace(/:[\d.]+[+-]\d{2}$/, "$&:00");
  const fraction = FRACTION.exec(zoned)?.[1] ?? "";
  const whole = zoned.replace(FRACTION, "").replace(" ", "T");
  const seconds = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(whole) ? whole : `${whole}Z`);
  return Number.isNaN(seconds)
    ? undefined
    : BigInt(seconds) * 1_000_000n + BigInt(fraction.slice(0, 9).padEnd(9, "0"));
}

/** The unit, in nanoseconds, in which a number is a date. */
function unitOf(time: unknown): number | undefined {
  if (typeof time === "string" ? !NUMBER.test(time) : typeof time !== "number" && typeof time !== "bigint")
    return undefined;
  const number = Number(time);
  return UNITS.find((unit) => number * unit >= EARLIEST && number * unit < LATEST);
}

function inUnit(time: number, unit: number): bigint {
  return BigInt(Math.round(time * (unit / 1e3))) * 1_000n;
}

/** The place of something in an order: its instant, or a whole number of no known unit. */
export function orderOf(time: unknown): bigint | undefined {
  return instant(time) ?? wholeOf(time);
}

function wholeOf(time: unknown): bigint | undefined {
  if (typeof time === "bigint") return time;
  if (typeof time === "number") return Number.isInteger(time) ? BigInt(time) : undefined;
  return typeof time === "string" && /^\d{1,30}$/.test(time) ? BigInt(time) : undefined;
}

/** When something began and ended, in nanoseconds or in places of an order. */
export interface Period {
  start: bigint;
  end: bigint;
  /** Its end is recorded. */
  hasEnded: boolean;
  /** From when to when it took, as far as it is known: not where numbers are no dates, or both ends have not one unit. */
  recorded: { start?: bigint; end?: bigint };
}

/** When something began and ended; undefined where it does not say when it began. */
export function periodOf(stated: unknown, statedEnd: unknown): Period | undefined {
  const [start, end] = [orderOf(stated), orderOf(statedEnd)];
  if (start === undefined) return undefined;
  const [begun, ended] = [instant(stated), instant(statedEnd)];
  const isOfOneUnit = ended !== undefined && unitOf(stated) === unitOf(statedEnd);
  const recorded = { ...(begun && { start: begun }), ...(begun && isOfOneUnit && { end: ended }) };
  return { start, end: end ?? start, hasEnded: end !== undefined, recorded };
}

/** When things began and ended, as `[start, end]` state it. Where one does not say when it began, all are taken to be in order. */
export function periods(stated: readonly (readonly [start: unknown, end: unknown])[]): Period[] {
  const read = stated.map(([start, end]) => periodOf(start, end));
  return read.every((period) => period !== undefined)
    ? read
    : stated.map((_, at) => ({ start: BigInt(at), end: BigInt(at), hasEnded: true, recorded: {} }));
}

/** Where a tool definition says that the tool only reads. */
interface ReadOnlyHint {
  annotations?: Json;
  readOnlyHint?: Json;
}

/** MCP's `readOnlyHint` of a tool definition: in its `annotations`, or where it has none on the tool itself. Undefined where it says nothing. */
export function readOnlyHint(tool: ReadOnlyHint): boolean | undefined {
  const { readOnlyHint } = isObject(tool.annotations) ? tool.annotations : tool;
  return typeof readOnlyHint === "boolean" ? readOnlyHint : undefined;
}

/** Characters from which a text is hashed by itself: to join it with others takes longer. */
const LONG_TEXT = 200;

/** A run for its calls alone. What was said and answered would fill the memory where many runs are kept. */
export function withoutTexts<Some extends Run>(run: Some): Some {
  const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
  return { ...run, row: undefined, document: null, input: "", response: "", texts: [], toolCalls };
}

/**
 * `sha256:` and the digest of what an agent did in a run: its calls in order, with arguments, statuses, results and the agents that made
 * them, what it said, and the scores that the recording brings along.
 * The same for the same run in other white space, another order of keys, with other ids and times.
 */
export function contentOf({
  toolCalls,
  texts,
  response,
  scores,
}: Pick<Run, "toolCalls" | "texts" | "response" | "scores">): string {
  let frame = "";
  const long: string[] = [];
  const add = (value: Json) => {
    const text = isString(value) ? value : argumentsText(value);
    frame += `${isString(value) ? "text" : "json"} ${text.length} `;
    if (text.length < LONG_TEXT) frame += text;
    else long.push(text);
  };
  for (const { name, server, arguments: args, malformed, status, result, agent } of toolCalls) {
    frame += `call ${malformed} ${status} `;
    if (agent !== undefined) {
      frame += "of ";
      add(agent);
    }
    // Where the name says it, recordings of before have no server beside it.
    if (server !== undefined && server !== mcpServerIn(name)) {
      frame += "at ";
      add(server);
    }
    add(name);
    add(args);
    if (result !== undefined) add(result);
  }
  for (const { speaker, text } of texts) if (speaker === "assistant") add(text);
  frame += "response ";
  add(response);
  if (scores !== undefined) add([...scores].sort(([a], [b]) => (a < b ? -1 : 1)));
  return sha256Of(frame, long);
}

/** A tool call that was expected. */
export interface ReferenceCall {
  name: string;
  /** What the arguments must be. */
  arguments: Pattern;
  /** Matched if made, not missed if not. */
  optional: boolean;
  /** What the tool must have answered. Absent: anything, or nothing. */
  result?: Pattern;
  /** The agent that must make it. Absent: any. */
  agent?: string;
}

/** The kinds of what is stated of calls, from the one that speaks for a case before all others to the last. */
export const statedKinds = ["scorer", "trajectory", "scored trajectory", "ground truth"] as const;

/** An expectation of calls that a scorer or a data set of another tool states, in the words of an expectations file. */
export interface StatedExpectation {
  kind: (typeof statedKinds)[number];
  /** Who states it, for people: the id of a scorer, or the field. */
  by: string;
  expectedTool?: string;
  strictMode?: true;
  expectedToolOrder?: readonly string[];
  referenceToolCalls?: readonly ReferenceCall[];
  /** Its own scorer counts every call of the main agent: failed ones, lookups and scratchpads too. */
  countsAll?: true;
  order?: "free";
  /** Sentences on the parts of it that an expectations file cannot say, or the recording does not. */
  notes: readonly string[];
}

/** A reference whose arguments mean themselves, whatever keys they have. */
export function literalReference(name: string, args: Json): ReferenceCall {
  return { name: name.normalize("NFC"), arguments: literal(args), optional: false };
}

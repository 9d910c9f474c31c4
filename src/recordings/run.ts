import { isObject, isString, type Json, sha256 } from "../core/json.ts";
import { literal, type Pattern } from "../core/match-values.ts";
import type { Place } from "../core/problems.ts";
import { mcpServerIn } from "../core/tool-name.ts";
import { argumentsText } from "./reading/arguments.ts";
import type { RunUsage } from "./reading/usage.ts";

/** `error`: the tool failed. `rejected`: its schema refused the arguments. `pending`: no result is recorded. */
export type CallStatus = "ok" | "error" | "rejected" | "pending";

export interface ToolCall {
  id?: string;
  name: string;
  /** The MCP server that has the tool; absent when not recorded. */
  server?: string;
  /** The recorded name, when `name` is the tool behind a wrapper. */
  recordedAs?: string;
  /** JSON, or the source text when `malformed`. */
  arguments: Json;
  /** The arguments are not valid JSON; they equal no expected value. */
  malformed: boolean;
  status: CallStatus;
  result?: Json;
  turn: number;
  /** Counts from 0. Parallel calls, made before any of their results, share a group. */
  group: number;
  /** The agent that made the call. Absent: the main agent, or not recorded. */
  agent?: string;
  /** In milliseconds; absent when not recorded. */
  duration?: number;
}

export const MAIN_AGENT = "main";

export type Speaker = "system" | "user" | "assistant" | "reasoning";

export interface Text {
  speaker: Speaker;
  text: string;
  turn: number;
}

export interface ToolDefinition {
  name: string;
  description?: string;
  /** MCP's `readOnlyHint`; absent when not recorded. */
  readOnly?: boolean;
  /** The argument names in the tool's schema. Absent: no schema is recorded, or it takes any argument. */
  parameters?: readonly string[] | undefined;
  /** The schema's default values by argument path. Absent: none. */
  defaults?: ReadonlyMap<string, Json> | undefined;
}

export interface RecordedTexts {
  mustSay?: readonly Pattern[];
  mustNotSay?: readonly Pattern[];
  /** The right answer, or several that are equally right. */
  groundTruth?: readonly string[];
  /** The documents the answer may rest on, in ranked order. */
  context?: readonly { id: string; text: string }[];
}

export interface Run extends RunUsage {
  /** From the path, else from the fields around the run, else from the recording. */
  caseId?: string;
  trial?: string;
  tags: Record<string, string>;
  place?: RunPlace;
  format?: string;
  hash?: string;
  /** The source document, which may hold other runs too. */
  document?: Json;
  /** The number of model answers that hold text or calls. Absent: unknown. */
  steps?: number;
  input: string;
  /** The agent's final answer: all texts of its last turn, joined with new lines. */
  response: string;
  texts: Text[];
  toolCalls: ToolCall[];
  tools: ToolDefinition[];
  referenceToolCalls?: ReferenceCall[];
  expectedTexts?: RecordedTexts;
  /** Expectations of scorers and data sets in the recording. `init` proposes them; the gate does not read them. */
  stated?: readonly StatedExpectation[];
  scores?: ReadonlyMap<string, Json>;
  /** The id of the run that this row of scores belongs to; other rows of that run may be elsewhere. */
  scoredRun?: string;
  /** The runner that scored the run, such as `promptfoo`; the recording then holds its result alone. */
  reportedBy?: string;
  /** The recording holds texts only, so it is unknown which calls were made. */
  textsOnly?: true;
  /** Each call names its agent; a call without `agent` is the main agent's. */
  namesAgents?: true;
  /** The case id is what the user asked, and no name may show all of that. */
  isNamedByInput?: true;
  /** The document holds expectations of a case and no execution. */
  expectsOnly?: true;
  /** The limit that ended the run early, such as `max_steps` or `length`. Absent: none is known. */
  limit?: string;
  /** The reason why the last answer decided nothing, such as a filter that blocked it. Its lack of calls is not the agent's decision. */
  undecided?: string;
  /** The ids (or names, for calls without ids) of the calls left out with a warning. */
  leftOut?: readonly string[];
  /** The reason why this run cannot be scored although its document was read, such as a crash before the first message. */
  fault?: string;
  warnings: string[];
  /** The kinds of secrets found in the document. Of the runs of one file, only one run carries them. */
  keys?: readonly string[] | undefined;
  /** The part of the document that holds this run. Users' JSON pointers start here. */
  row?: Json;
}

export type RunPlace = Place & { file: string; index: number };

export type LoadedRun = Run & Required<Pick<Run, "place" | "format" | "hash" | "document">>;

export type CaseRun = Run & { caseId: string; place: RunPlace };

/** The sources that `rungate record` turns into recordings: requests to a model's API, or OpenTelemetry spans. */
export const recordedSources = ["model requests", "traces"] as const;

/** The prefix of the error of a run whose agent could not run; the recorded reason follows. */
export const COULD_NOT_RUN = "the agent could not run: ";

export interface BrokenRun extends Pick<Run, "caseId" | "trial" | "format" | "hash" | "keys"> {
  error: string;
  tags: Record<string, string>;
  place: RunPlace;
  unknown?: Json;
  /** A format claims it, or its agent could not run: it is a recording. */
  isClaimed?: true;
  /** The recording shows that the agent could not run, so it is no evidence about the agent. */
  couldNotRun?: true;
  /** Valid JSON that is known not to be a recording. */
  isBystander?: true;
  partial?: LoadedRun;
}

/** Returns a run's own warnings and one for secrets in its file. None of them shows a secret. */
export function warningsOf({ warnings = [], keys = [] }: Partial<Pick<Run, "warnings" | "keys">>): string[] {
  if (keys.length === 0) return warnings;
  return [...warnings, `holds what looks like a secret (${keys.join(", ")}): ${REVOKE}`];
}

const REVOKE = 'revoke it, then record again. "rungate record" leaves such keys out';

/** A tool call as a format reads it: `arguments` is JSON, `argumentsText` its JSON text. */
export interface StatedCall {
  id?: Json | undefined;
  name: Json | undefined;
  /** Ignored if it is not text. */
  server?: Json | undefined;
  arguments?: Json | undefined;
  argumentsText?: string | undefined;
  status?: CallStatus | undefined;
  result?: Json | undefined;
  /** Absent: the agent acting in the conversation. */
  agent?: string | undefined;
  /** In milliseconds. Ignored if it is not a number. */
  duration?: Json | undefined;
}

export interface StatedResult {
  id?: Json | undefined;
  name?: Json | undefined;
  status: CallStatus;
  result?: Json | undefined;
  duration?: Json | undefined;
}

const NUMBER = /^\d{1,30}(?:\.\d{1,30})?$/;
const FRACTION = /[.,](\d+)(?=Z|[+-]\d{2}:?\d{2}$|$)/;
/** The years 2000 and 2100, in nanoseconds. */
const [EARLIEST, LATEST] = [946_684_800e9, 4_102_444_800e9];
const UNITS = [1, 1e3, 1e6, 1e9];

/**
 * Converts a time to nanoseconds since 1970. Takes ISO 8601 text (UTC if it has no zone; fractions may be finer than a millisecond), or a
 * number in the unit that makes it a date between 2000 and 2100. Returns undefined for anything else.
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

function unitOf(time: unknown): number | undefined {
  if (typeof time === "string" ? !NUMBER.test(time) : typeof time !== "number" && typeof time !== "bigint")
    return undefined;
  const number = Number(time);
  return UNITS.find((unit) => number * unit >= EARLIEST && number * unit < LATEST);
}

function inUnit(time: number, unit: number): bigint {
  return BigInt(Math.round(time * (unit / 1e3))) * 1_000n;
}

/** Returns the position of a time in an order: its instant, or a whole number of unknown unit. */
export function orderOf(time: unknown): bigint | undefined {
  return instant(time) ?? wholeOf(time);
}

function wholeOf(time: unknown): bigint | undefined {
  if (typeof time === "bigint") return time;
  if (typeof time === "number") return Number.isInteger(time) ? BigInt(time) : undefined;
  return typeof time === "string" && /^\d{1,30}$/.test(time) ? BigInt(time) : undefined;
}

export interface Period {
  start: bigint;
  end: bigint;
  hasEnded: boolean;
  /** The start and end as dates. Each is absent if it is not a date; the end also if its unit differs from the start's. */
  recorded: { start?: bigint; end?: bigint };
}

/** Returns the period between two recorded times, or undefined if the start is not recorded. */
export function periodOf(startTime: unknown, endTime: unknown): Period | undefined {
  const [start, end] = [orderOf(startTime), orderOf(endTime)];
  if (start === undefined) return undefined;
  const [startInstant, endInstant] = [instant(startTime), instant(endTime)];
  const isOfOneUnit = endInstant !== undefined && unitOf(startTime) === unitOf(endTime);
  const recorded = {
    ...(startInstant && { start: startInstant }),
    ...(startInstant && isOfOneUnit && { end: endInstant }),
  };
  return { start, end: end ?? start, hasEnded: end !== undefined, recorded };
}

/** Returns one period per `[start, end]` pair. If any start is not recorded, the list order replaces all times. */
export function periods(pairs: readonly (readonly [start: unknown, end: unknown])[]): Period[] {
  const read = pairs.map(([start, end]) => periodOf(start, end));
  return read.every((period) => period !== undefined)
    ? read
    : pairs.map((_, at) => ({ start: BigInt(at), end: BigInt(at), hasEnded: true, recorded: {} }));
}

interface ReadOnlyHint {
  annotations?: Json;
  readOnlyHint?: Json;
}

/** Returns MCP's `readOnlyHint` of a tool definition, from its `annotations` or else from the tool itself. */
export function readOnlyHint(tool: ReadOnlyHint): boolean | undefined {
  const { readOnlyHint } = isObject(tool.annotations) ? tool.annotations : tool;
  return typeof readOnlyHint === "boolean" ? readOnlyHint : undefined;
}

/** Texts of at least this many characters are hashed apart, because joining them is slow. */
const LONG_TEXT = 200;

/** Returns a run without its texts and results, because these would fill the memory when many runs are kept. */
export function withoutTexts<Some extends Run>(run: Some): Some {
  const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
  return { ...run, row: undefined, document: null, input: "", response: "", texts: [], toolCalls };
}

/**
 * Returns `sha256:` and the digest of a run's behavior: its calls in order (arguments, statuses, results, agents), the assistant's texts
 * and the recorded scores. White space, key order, ids and times do not change it.
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
    // Skip a server that the tool name contains: older recordings have no server field.
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
  return sha256(frame, ...long);
}

export interface ReferenceCall {
  name: string;
  arguments: Pattern;
  /** A match if made, not a miss if not. */
  optional: boolean;
  /** The required answer of the tool. Absent: any or none. */
  result?: Pattern;
  agent?: string;
}

/** The kinds of recorded expectations. Of several for a case, the first kind in this list applies. */
export const statedKinds = ["scorer", "trajectory", "scored trajectory", "ground truth"] as const;

/** An expectation of calls from another tool's scorer or data set, in the fields of an expectations file. */
export interface StatedExpectation {
  kind: (typeof statedKinds)[number];
  /** The source to show to people: a scorer's id, or the field. */
  by: string;
  expectedTool?: string;
  strictMode?: true;
  expectedToolOrder?: readonly string[];
  referenceToolCalls?: readonly ReferenceCall[];
  /** The original scorer counts every call of the main agent, also failed calls, lookups and scratchpads. */
  countsAll?: true;
  order?: "free";
  /** Sentences on the parts that an expectations file cannot express or the recording lacks. */
  notes: readonly string[];
}

/** Returns a reference whose arguments match literally, even if they look like matchers. */
export function literalReference(name: string, args: Json): ReferenceCall {
  return { name: name.normalize("NFC"), arguments: literal(args), optional: false };
}

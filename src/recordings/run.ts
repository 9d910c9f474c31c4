import type { Json } from "../json/json.ts";
import type { Pattern } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Place } from "../problems.ts";

/** Which case a run belongs to. */
export interface Identity {
  caseId: string;
  trial?: string;
  tags: Record<string, string>;
}

/** Where a run came from. */
export interface Origin {
  place: Place & { file: string; index: number };
  format?: string;
  hash?: string;
  /** Of what the agent did, where that could be read. */
  content?: string | undefined;
}

/**
 * What became of a tool call: `ok`, `error` (the tool failed), `rejected` (the tool's schema refused the
 * arguments) or `pending` (no result recorded).
 */
export type CallStatus = "ok" | "error" | "rejected" | "pending";

/** One call of a tool by the agent. */
export interface ToolCall {
  id?: string;
  name: string;
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
}

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

/** One execution of an agent, read from a recording. */
export interface Run {
  /** Case, trial and tags as the recording itself names them. */
  caseId?: string;
  trial?: string;
  tags: Record<string, string>;
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
  /** The scores that the recording brings along, by name and as they are recorded; absent when it has none. */
  scores?: ReadonlyMap<string, Json>;
  /** The recording holds what was said and no word on calls: nobody knows whether any was made. */
  textsOnly?: true;
  /** This is no execution: the document only says what a case expects. */
  expectsOnly?: true;
  /** The limit at which it ended before the agent was done, as it is recorded: `max_steps`, `length`. Absent: at none that is known. */
  limit?: string;
  /** Why this run cannot be scored though its document could be read, such as a crash before the first message. */
  fault?: string;
  /** What a reader of the scores should know, such as a call printed as text. */
  warnings: string[];
  /** What the run was read from: of a document that holds several runs the part that is this one. Pointers of users lead into it. */
  row?: Json;
}

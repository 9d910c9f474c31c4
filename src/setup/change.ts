import { isObject, type Json, type JsonObject } from "../base/json.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { RedactRules } from "../recordings/redact.ts";
import type { Expectation } from "../scorers/expectation.ts";
import type { ToolBook } from "../scorers/tools.ts";

/** An expectations file as it was read, or as it is to be written. */
export interface SourceFile {
  file: string;
  text: string;
}

/** How a value of an expectations file is to change. Keys are as the file writes them, `$$` and all. */
export type Change =
  | { kind: "replace"; value: Json }
  | { kind: "members"; members: ReadonlyMap<string, MemberChange> }
  | { kind: "items"; items: readonly Item[] };

/** Of a member that is not there, `replace` adds it. */
export type MemberChange = Change | { kind: "remove" };

/** An item of a list as it is to be: one that stood `at` a position, changed or not, or a new one. */
export type Item = { at: number; change?: Change | undefined } | { value: Json };

export function replaceBy(value: Json): Change {
  return { kind: "replace", value };
}

/** A change of members, or nothing when no member changes. */
export function membersChange(members: ReadonlyMap<string, MemberChange>): Change | undefined {
  return members.size === 0 ? undefined : { kind: "members", members };
}

/** A change of a list of so many items, or nothing when all stay as and where they are. */
export function itemsChange(items: readonly Item[], length: number): Change | undefined {
  const same =
    items.length === length &&
    items.every((item, at) => "at" in item && item.at === at && item.change === undefined);
  return same ? undefined : { kind: "items", items };
}

/** The value after the change. */
export function changed(value: Json, change: Change): Json {
  switch (change.kind) {
    case "replace":
      return change.value;
    case "members":
      return changedMembers(isObject(value) ? value : {}, change.members);
    case "items": {
      const list = Array.isArray(value) ? value : [];
      return change.items.map((item) => changedItem(list, item));
    }
  }
}

function changedItem(list: readonly Json[], item: Item): Json {
  if ("value" in item) return item.value;
  const value = list[item.at] ?? null;
  return item.change === undefined ? value : changed(value, item.change);
}

function changedMembers(value: JsonObject, members: ReadonlyMap<string, MemberChange>): JsonObject {
  const entries = new Map(Object.entries(value));
  for (const [key, change] of members) {
    if (change.kind === "remove") entries.delete(key);
    else entries.set(key, changed(entries.get(key) ?? null, change));
  }
  return Object.fromEntries(entries);
}

/** Why a run cannot become what is expected. The message completes "cannot be accepted: …". */
export class NotAcceptable extends Error {
  override readonly name = "NotAcceptable";
  /** The trial to name for it to be accepted all the same; undefined where that would not help. */
  readonly trial: string | undefined;

  constructor(message: string, trial?: string) {
    super(message);
    this.trial = trial;
  }
}

/** By what a run is measured, and what of it nobody may read. */
export interface CaseRules {
  expectation: Expectation;
  tools: ToolBook;
  redact: RedactRules;
  gate: Pick<Policy["gate"], "endedAtLimit">;
}

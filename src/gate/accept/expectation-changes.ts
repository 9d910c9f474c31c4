import type { Policy } from "../../config/policy-schema.ts";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import type { RedactRules } from "../../recordings/redact-values.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";

export interface SourceFile {
  file: string;
  text: string;
}

/** A change of a value in an expectations file. Keys are as in the file, including `$$`. */
export type Change =
  | { kind: "replace"; value: Json }
  | { kind: "members"; members: ReadonlyMap<string, MemberChange> }
  | { kind: "items"; items: readonly Item[] };

/** `replace` adds a missing member. */
export type MemberChange = Change | { kind: "remove" };

/** An item of the changed list: the item `at` an old position, changed or not, or a new one. */
export type Item = { at: number; change?: Change | undefined } | { value: Json };

export function replaceBy(value: Json): Change {
  return { kind: "replace", value };
}

/** Returns undefined for no members. */
export function membersChange(members: ReadonlyMap<string, MemberChange>): Change | undefined {
  return members.size === 0 ? undefined : { kind: "members", members };
}

/** Returns undefined if all `length` items stay unchanged in place. */
export function itemsChange(items: readonly Item[], length: number): Change | undefined {
  const same =
    items.length === length &&
    items.every((item, at) => "at" in item && item.at === at && item.change === undefined);
  return same ? undefined : { kind: "items", items };
}

/** Applies a change to a value. */
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

/** The reason why a run cannot be accepted. The message completes "cannot be accepted: …". */
export class NotAcceptable extends Error {
  override readonly name = "NotAcceptable";
  /** The trial that the user can name to accept it anyway; undefined if that does not help. */
  readonly trial: string | undefined;

  constructor(message: string, trial?: string) {
    super(message);
    this.trial = trial;
  }
}

/** The expectation and policy for scoring a run, and the values to redact. */
export interface CaseRules {
  expectation: Expectation;
  tools: ToolBook;
  redact: RedactRules;
  gate: Pick<Policy["gate"], "endedAtLimit">;
}

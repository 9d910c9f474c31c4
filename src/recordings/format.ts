import { isObject, type Json, type JsonObject } from "../core/json.ts";
import type { Run } from "./run.ts";

/** A recording format. Each is in its own file, listed in `formats/index.ts`. */
export interface Format {
  id: string;
  title: string;
  /** Describes the criteria of `detect` for people. */
  looksFor: string;
  /** Typical keys and kinds (values of `type`, `role`, …) of documents, a list per variant. Used for explanations only. */
  marks: readonly (readonly string[])[];
  /** Formats that also match this format's documents. If both do, this format wins. */
  refines?: readonly string[];
  /** Keys whose values hold calls outside the run, such as expected calls. */
  apart?: readonly string[];
  /** The reader itself reports unknown row types. */
  knowsRows?: true;
  /** Checks the shape of a document. Never throws. */
  detect(document: Json): boolean;
  /** Returns the runs of a matching or user-chosen document. Throws RecordingError, with the expected shape, if it is unreadable. */
  read(document: Json): Run[];
}

/** Returns the list itself or its `messages`; undefined unless it is a non-empty list of objects. */
export function messagesOf(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? document.messages : document;
  return Array.isArray(list) && list.length > 0 && list.every(isObject) ? (list as JsonObject[]) : undefined;
}

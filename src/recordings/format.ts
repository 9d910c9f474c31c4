import { isObject, type Json, type JsonObject } from "../base/json.ts";
import type { Run } from "./run.ts";

/** A way in which frameworks write recordings. One file each; `formats/index.ts` lists them. */
export interface Format {
  /** The name users write after `--format`. */
  id: string;
  /** What a person calls it. */
  title: string;
  /** What `detect` looks for, as a person is told it. */
  looksFor: string;
  /**
   * The keys and kinds (values of `type`, `role`, `object`, `event`, `method` and `key`) by which documents of this format are known, one
   * list for each way in which they look. They only explain what `detect` decides.
   */
  marks: readonly (readonly string[])[];
  /**
   * Formats whose shape documents of this one have too, with marks of its own besides: where both claim a document it is of this
   * format.
   */
  refines?: readonly string[];
  /** Keys whose values hold calls that are not of the run, such as those that were expected. */
  apart?: readonly string[];
  /** Its reader accounts for the types of all rows itself. */
  knowsRows?: true;
  /**
   * True when the document has the shape of this format. Looks at content only, never throws.
   */
  detect(document: Json): boolean;
  /**
   * The runs of a document that `detect` claimed or the user named. Throws RecordingError, saying what was expected,
   * when it cannot be read.
   */
  read(document: Json): Run[];
}

/**
 * The messages of a document: the document itself when it is a list, else its `messages`.
 * Undefined when there is no such list or something in it is not an object.
 */
export function messagesOf(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? document.messages : document;
  return Array.isArray(list) && list.length > 0 && list.every(isObject) ? (list as JsonObject[]) : undefined;
}

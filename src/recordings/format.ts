import { isObject, type Json, type JsonObject } from "../json/json.ts";
import type { Run } from "./run.ts";

/** A way in which frameworks write recordings. One file each; `formats/index.ts` lists them. */
export interface Format {
  /** The name users write after `--format`. */
  id: string;
  /** What a person calls it. */
  title: string;
  /** What `detect` looks for, completing "no ..." in a message. */
  looksFor: string;
  /**
   * True when the document is surely of this format. At most one format may claim a document. Looks at content only, never throws.
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

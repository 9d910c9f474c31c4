import { shown } from "../config/shown.ts";
import { limits } from "../limits.ts";
import { shorten } from "../wording.ts";
import type { z } from "../zod.ts";
import { lastObject } from "./last-object.ts";
import { repeatedKey } from "./repeated-key.ts";

/**
 * Reads what a judge replied, by its schema: the last JSON object of the text, with or without anything around it. It counts only
 * when no key in it stands twice and it repeats the question's nonce. Else the `fault` says in a sentence what is wrong with it.
 */
export function readObject<Said extends { nonce: string }>(
  text: string,
  nonce: string,
  schema: z.ZodType<Said>,
): { read: Said } | { fault: string } {
  const object = lastObject(text);
  if (object === undefined) return { fault: "the reply holds no whole JSON object" };
  const repeated = repeatedKey(object);
  if (repeated !== undefined)
    return { fault: `the reply has the key ${shown(repeated)} twice in one object` };
  const { success, data, error } = schema.safeParse(JSON.parse(object));
  if (!success) return { fault: misshapen(error.issues) };
  if (data.nonce !== nonce)
    return { fault: `the reply has the nonce ${shown(data.nonce)} of another question` };
  return { read: data };
}

/** What is kept of a reason, copied: a piece of a text keeps all of that text in memory. */
export function keptReason(reason: string): string {
  return [...shorten(reason, limits.keptReasoning)].join("");
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

function misshapen([issue]: Issues): string {
  const where =
    issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.map(String).join(".")}`;
  return `the reply is not what was asked for${where}: ${issue?.message ?? "another shape"}`;
}

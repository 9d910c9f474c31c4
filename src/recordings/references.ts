import { depthOf, isObject, isString, type Json, type JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import { literalReference, type ReferenceCall } from "../matching/reference.ts";
import { RecordingError } from "../problems.ts";
import type { Run } from "./run.ts";

/** The references in a recording's own list of expected calls; none when there is no such list, `[]` when it is empty. */
export function recordedReferences(
  list: Json | undefined,
  read: (entry: JsonObject) => ReferenceCall,
): Pick<Run, "referenceToolCalls"> {
  if (!Array.isArray(list)) return {};
  checkReferenceCount(list);
  const referenceToolCalls = list.map((entry) => {
    if (!isObject(entry)) throw new RecordingError("a reference tool call that is not an object");
    return read(entry);
  });
  return { referenceToolCalls };
}

/** Throws RecordingError when a recording expects more calls than can be compared. */
export function checkReferenceCount(list: readonly Json[]): void {
  if (list.length <= limits.references) return;
  throw new RecordingError(
    `expects ${list.length} tool calls, more than the ${limits.references} that are compared: expect fewer, or split the case`,
  );
}

/** An expected call as a recording states it: its arguments mean themselves, nothing recorded means none. */
export function recordedReference(name: Json | undefined, args: Json | undefined): ReferenceCall {
  if (!isString(name) || name === "") throw new RecordingError("a reference tool call without a name");
  const stated = args ?? {};
  if (depthOf(stated, limits.nesting) > limits.nesting) {
    throw new RecordingError(`reference arguments of "${name}" nest deeper than ${limits.nesting} levels`);
  }
  return literalReference(name, stated);
}

import { isString, type Json, type JsonObject, jsonText, sha256 } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import { RECORDED_FILE } from "./recorded-sessions.ts";

const LISTS = ["tools", "functions"];
const REFERENCE = new RegExp(`^${RECORDED_FILE}#([0-9a-f]{16})$`);
const SHORTEST = 200;

/** Replaces a document's tool lists by references. `onList` receives each list and its digest. */
export function shareTools(document: JsonObject, onList: (digest: string, list: Json) => void): void {
  changeLists(document, (list) => {
    const text = Array.isArray(list) ? jsonText(list) : "";
    if (text.length < SHORTEST) return undefined;
    const digest = digestOf(text);
    onList(digest, list);
    return `${RECORDED_FILE}#${digest}`;
  });
}

/** Restores a document's tool lists. Throws RecordingError if a list is missing or was edited. */
export function restoreTools(document: JsonObject, listOf: (digest: string) => Json | undefined): void {
  changeLists(document, (reference) => {
    const [, digest] = (isString(reference) && REFERENCE.exec(reference)) || [];
    if (digest === undefined) return undefined;
    const list = listOf(digest);
    if (list === undefined)
      throw new RecordingError(
        `its tools are in ${RECORDED_FILE}, which does not have them: copy that file too, or record again`,
      );
    if (digestOf(jsonText(list)) !== digest)
      throw new RecordingError(`its tools in ${RECORDED_FILE} were edited: record again`);
    return list;
  });
}

export function sharedToolsIn(document: JsonObject): string[] {
  const digests: string[] = [];
  changeLists(document, (reference) => {
    const [, digest] = (isString(reference) && REFERENCE.exec(reference)) || [];
    if (digest !== undefined) digests.push(digest);
    return undefined;
  });
  return digests;
}

function digestOf(text: string): string {
  return sha256(text).replace("sha256:", "").slice(0, 16);
}

/** Without recursion, so that hostile depth cannot exhaust the stack. */
function changeLists(document: JsonObject, change: (list: Json) => Json | undefined): void {
  const containers = [document];
  for (const container of containers)
    for (const [key, item] of Object.entries(container)) {
      const next = LISTS.includes(key) ? change(item) : undefined;
      if (next !== undefined) container[key] = next;
      else if (typeof item === "object" && item !== null) containers.push(item as JsonObject);
    }
}

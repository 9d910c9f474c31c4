import { loadExpectations } from "../../src/expectations/load.ts";
import { jsonText } from "../../src/json/canonical.ts";
import type { Json, JsonObject } from "../../src/json/json.ts";
import { toolBook } from "../../src/policy/tools.ts";
import { RecordingError } from "../../src/problems.ts";
import { readDocument } from "../../src/recordings/read.ts";
import { code } from "../../src/scorers/code.ts";
import { f1 } from "../../src/scorers/f1.ts";

/** What the two scorers make of a run: a score, or why there is none. */
export type Scored =
  | { code: number | string; f1: number | string }
  | "configuration error"
  | "recording error";

/** Recording and case as files would hold them, read and scored. */
export function scored(recording: Json, stated: JsonObject): Scored {
  const text = jsonText({ cases: [{ id: "row", ...stated }] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  const expectation = expectations.get("row");
  if (problems.length > 0 || expectation === undefined) return "configuration error";
  const run = readRun(recording);
  if (run === undefined) return "recording error";
  const [byCode, byF1] = [code, f1].map((scorer) => {
    const outcome = scorer.score(run, expectation, toolBook([]));
    return outcome.status === "scored" ? outcome.value : outcome.status;
  });
  return { code: byCode ?? "error", f1: byF1 ?? "error" };
}

/** The only run of a recording; undefined when it cannot be read. */
export function readRun(recording: Json) {
  try {
    return readDocument(recording).runs[0];
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/** Whether a run passes by the scorers that a case needs. */
export function passes(result: Scored, needed: readonly ("code" | "f1")[]): boolean | string {
  if (typeof result === "string") return result;
  return needed.every((scorer) => result[scorer] === 1);
}

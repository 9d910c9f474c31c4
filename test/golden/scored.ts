import { loadExpectations } from "../../src/config/expectations.ts";
import { defaultPolicy } from "../../src/config/policy.ts";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import { code } from "../../src/scorers/code.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";

export type Scored =
  | { code: number | string; f1: number | string }
  | "configuration error"
  | "recording error";

export function scored(recording: Json, caseFields: JsonObject): Scored {
  const text = jsonText({ cases: [{ id: "row", ...caseFields }] });
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

export function readRun(recording: Json) {
  try {
    return readDocument(recording).runs[0];
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/**
 * True when a run passes by gating scorers, like in the default policy: unmeasurable ones are left out. Returns `otherwise` when none is
 * measurable.
 */
export function passes(
  result: Scored,
  gating: readonly ("code" | "f1")[] = ["code", "f1"],
): boolean | string {
  if (typeof result === "string") return result;
  const measured = gating.filter((scorer) => typeof result[scorer] === "number");
  if (measured.length === 0) return result[gating[0] ?? "code"] as string;
  return measured.every((scorer) => Number(result[scorer]) >= defaultPolicy.passMarks[scorer]);
}

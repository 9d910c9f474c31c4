import { defined, isObject, isString, type Json, type JsonObject, objectOf } from "../../../core/json.ts";
import type { Run } from "../../run.ts";
import { leastScore, resultRun } from "../results/result-row.ts";

/** The numbers of grades, as Inspect's own metrics have them. */
const GRADES = new Map<Json, number>(Object.entries({ C: 1, P: 0.5, I: 0, N: 0 }));

/** Returns the scores of a sample by scorer, grades as numbers. The scores of its row are none of ours. */
export function scoresOf(sample: JsonObject): Pick<Run, "row" | "scores"> {
  const scores = new Map(scoresIn(sample).filter(([, score]) => score !== null));
  return scores.size === 0 ? { row: sample } : { scores, row: { ...sample, scores: null } };
}

/** A scorer may give several values, by name. A sample that was not scored has none. */
function scoresIn({ scores, score = null }: JsonObject): [string, Json][] {
  const named = isObject(scores) ? scores : score === null ? {} : { score };
  return Object.entries(named).flatMap(([scorer, given]): [string, Json][] => {
    const value = isObject(given) ? (given.value ?? null) : given;
    if (!isObject(value)) return [[scorer, gradeOf(value)]];
    return Object.entries(value).map(([name, part]) => [`${scorer}.${name}`, gradeOf(part)]);
  });
}

function gradeOf(value: Json): Json {
  return GRADES.get(value) ?? value;
}

/**
 * Returns the runs of a log. If no run of it has a tool, as in an evaluation of questions and answers, what Inspect's scorers found is the
 * result. Elsewhere the calls decide, and the scores are beside them.
 */
export function withResults(runs: readonly Run[]): Run[] {
  const hasTools = runs.some(
    ({ toolCalls, tools, leftOut }) => toolCalls.length + tools.length > 0 || leftOut,
  );
  const isScored = runs.some(({ scores }) => scores !== undefined);
  return hasTools || !isScored ? [...runs] : runs.map(withResult);
}

function withResult(run: Run): Run {
  if (run.fault !== undefined) return run;
  const result = resultRun({ caseId: undefined, ...leastScore(run.scores ?? new Map()) }, {}, "Inspect");
  const { scores, warnings, fault } = result;
  return {
    ...run,
    reportedBy: "Inspect",
    // A case without tools needs no expectation of calls.
    textsOnly: true,
    warnings: [...run.warnings, ...warnings],
    ...defined({ scores, fault }),
  };
}

/** A sample without its messages, as in the summaries of a log. */
export function isSummary(value: Json): value is JsonObject {
  if (!isObject(value) || "messages" in value) return false;
  return ["id", "epoch", "input", "target"].every((key) => key in value) && isObject(value.scores);
}

export function summaryRun(sample: JsonObject): Run {
  const { id, epoch, input, error = null } = sample;
  const reason = isString(error) ? error : objectOf(error).message;
  const row =
    error === null ? sample : { ...sample, runError: isString(reason) ? reason : "the sample failed" };
  const result = { caseId: id, trial: epoch, input, ...leastScore(new Map(scoresIn(sample))) };
  return resultRun(result, row, "Inspect");
}

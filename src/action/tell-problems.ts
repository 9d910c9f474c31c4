import * as core from "@actions/core";
import { limits } from "../limits.ts";
import { type ConfigurationError, placeText } from "../problems.ts";
import { markerText } from "../views/comment/marker.ts";
import { problemsView } from "../views/problems.ts";
import { comment } from "./comment.ts";
import { annotate, lineText, writeLog } from "./log.ts";
import type { Started, Told } from "./start.ts";
import { addToSummary } from "./summary.ts";

/** Says everywhere why nothing could be judged: a comment of the run before would go on saying that all is well. */
export async function tellProblems(
  error: ConfigurationError,
  started: Started<Told> | undefined,
): Promise<void> {
  const { problems, subject } = error;
  // The log shows an annotation without its place.
  for (const problem of problems) writeLog(`${lineText(placeText(problem) + problem.message)}\n`);
  for (const { message, file, line, column } of problems)
    annotate("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
  const [first] = problems;
  core.setOutput("verdict", "fail");
  core.setOutput(
    "summary",
    lineText(`fail · ${subject}: ${first === undefined ? "" : placeText(first) + first.message}`),
  );
  await addToSummary(problemsView(error, limits.commentCharacters));
  if (started === undefined) return;
  const { inputs, environment } = started;
  const marker = `${markerText({ suite: inputs.suite, run: environment.GITHUB_RUN_ID })}\n`;
  await comment(`${marker}${problemsView(error, limits.commentCharacters - marker.length)}`, started);
}

/** Tells a fault of rungate itself. Its text may hold anything, so it goes the way of all text. */
export function tellFault(error: unknown): void {
  core.setOutput("verdict", "fail");
  writeLog(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const message = `rungate failed on something it did not expect, so nothing was judged: ${error instanceof Error ? error.message : String(error)}. Please report it with the log`;
  annotate("error", message, { title: "rungate" });
}

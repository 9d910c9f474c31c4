import * as core from "@actions/core";
import { limits } from "../limits.ts";
import { ConfigurationError, placeText } from "../problems.ts";
import { markerText } from "../views/comment/marker.ts";
import { problemsView } from "../views/problems.ts";
import { comment } from "./comment.ts";
import { annotate, lineText, writeLog } from "./log.ts";
import { type Started, startToTell, type Told } from "./start.ts";
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

/** Tells a fault of rungate itself, which may be one of writing: what can still be told, is. Its text may hold anything. */
export async function tellFault(error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  writeLog(`${error instanceof Error ? (error.stack ?? text) : text}\n`);
  const message = `rungate failed on something it did not expect, so nothing was judged: ${text}. Please report it with the log`;
  try {
    await tellProblems(new RungateFault(message), startToTell());
  } catch {
    // The job is red, and its log has said why.
  }
}

class RungateFault extends ConfigurationError {
  override readonly subject = "Fault";

  constructor(message: string) {
    super([{ severity: "error", message }]);
  }
}

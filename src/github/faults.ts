import { type Markdown, manyLines, markdown, terminal } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { ConfigurationError, placeText } from "../base/problems.ts";
import { markerLine, problemsView, stoppedView } from "../views/comment.ts";
import { jobUrl, repositoryUrl } from "./event.ts";
import { callName } from "./inputs.ts";
import { addToSummary, annotate, endSummary, setOutputs, writeLog } from "./log.ts";
import { comment, markRunning } from "./publish.ts";
import { type ActionContext, type CommentInputs, startToReport } from "./start.ts";

/** Says everywhere why nothing could be judged: a comment of the run before would go on saying that all is well. */
export async function reportProblems(
  error: ConfigurationError,
  started: ActionContext<CommentInputs> | undefined,
): Promise<void> {
  await addToSummary(reportHere(error));
  await commentOn(error, started);
}

async function commentOn(
  error: ConfigurationError,
  started: ActionContext<CommentInputs> | undefined,
): Promise<void> {
  if (started === undefined) return;
  const { inputs, environment, event } = started;
  const marker = markdown`${markerLine({ suite: callName(inputs), run: environment.runId })}\n`;
  const said = problemsView(error, limits.commentCharacters - marker.text.length, {
    commit: event.pullRequest?.headCommit ?? event.commit,
    job: jobUrl(environment),
    repository: repositoryUrl(environment),
  });
  const body = markdown`${marker}${said}`;
  if (inputs.comment !== "never") return comment(body, started);
  // Only the pull request says so here: a comment that is there is updated, and none is made.
  const updating = { ...started, inputs: { ...inputs, comment: "changes" as const } };
  await markRunning(updating);
  await comment(body, updating, false);
}

/** Tells a fault of rungate itself, which may be one of writing: what can still be told, is. Its text may hold anything. */
export async function reportFault(error: unknown): Promise<void> {
  const fault = faultOf(error);
  await addToSummary(reportHere(fault));
  try {
    await commentOn(fault, await startToReport());
  } catch {
    // The job is red, and its log has said why.
  }
}

/** Tells such a fault that leaves no time to write a comment. */
export function reportCrash(error: unknown): void {
  endSummary(reportHere(faultOf(error)));
}

/** Tells that the job was stopped: later steps must not go by a verdict of before, which nobody may have been told in full. */
export function reportInterrupt(signal: NodeJS.Signals): void {
  const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
  annotate("error", message, { title: "rungate" });
  setOutputs({ verdict: "fail", summary: `fail · ${message}` });
  endSummary(stoppedView(message));
}

/** All that is told without a request and at once: the log, annotations, outputs. Returns what the summary is to say. */
function reportHere(error: ConfigurationError): Markdown {
  const { problems, subject } = error;
  // The log shows an annotation without its place.
  for (const problem of problems) writeLog(terminal`${placeText(problem)}${problem.message}`);
  for (const { message, file, line, column } of problems)
    annotate("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
  const [first] = problems;
  const why = first === undefined ? "" : placeText(first) + first.message;
  setOutputs({ verdict: "fail", summary: `fail · ${subject}: ${why}` });
  return problemsView(error, limits.commentCharacters);
}

/** The fault, which the log gets with where in the program it happened. */
function faultOf(error: unknown): RungateFault {
  const text = error instanceof Error ? error.message : String(error);
  writeLog(manyLines(error instanceof Error ? (error.stack ?? text) : text));
  const home = process.env.GITHUB_ACTION_REPOSITORY;
  const place = home ? ` at ${process.env.GITHUB_SERVER_URL}/${home}/issues` : "";
  return new RungateFault(
    `rungate failed on something it did not expect, so nothing was judged: ${text}. Please report it${place} with the log`,
  );
}

class RungateFault extends ConfigurationError {
  override readonly subject = "Fault";

  constructor(message: string) {
    super([{ severity: "error", message }]);
  }
}

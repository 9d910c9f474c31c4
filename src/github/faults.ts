import { type Markdown, manyLines, markdown, oneLine, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, placeText } from "../core/problems.ts";
import { shorten } from "../core/text.ts";
import { markerLine, problemsView, stoppedView } from "../views/comment.ts";
import { jobUrl, repositoryUrl } from "./event.ts";
import { callName } from "./inputs.ts";
import { addToSummary, annotate, endSummary, setOutputs, writeLog } from "./log.ts";
import { comment, markRunning, writeCheckRun } from "./publish.ts";
import { type ActionContext, type CommentInputs, startToReport } from "./start.ts";

/** Reports a configuration error everywhere, because an earlier run's comment may still show a pass. */
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
  const problems = problemsView(error, limits.commentCharacters - marker.text.length, {
    commit: event.pullRequest?.headCommit ?? event.commit,
    job: jobUrl(environment),
    repository: repositoryUrl(environment),
  });
  const body = markdown`${marker}${problems}`;
  const title = oneLine(shorten(summaryOf(error), limits.shownText));
  await writeCheckRun({ conclusion: "failure", title, summary: problems, annotations: [] }, started);
  if (inputs.comment !== "never") return comment(body, started);
  // Only the pull request disables comments here, so update an existing comment and create none.
  const updating = { ...started, inputs: { ...inputs, comment: "changes" as const } };
  await markRunning(updating);
  await comment(body, updating, false);
}

/** Reports a bug of rungate, as far as writing still works. The error's text is untrusted. */
export async function reportFault(error: unknown): Promise<void> {
  const fault = faultOf(error);
  await addToSummary(reportHere(fault));
  try {
    await commentOn(fault, await startToReport());
  } catch {
    // The job fails, and its log has the reason.
  }
}

/** Reports a bug when there is no time to write a comment. */
export function reportCrash(error: unknown): void {
  endSummary(reportHere(faultOf(error)));
}

/** Reports that the job was stopped, so that later steps do not use an earlier verdict that may be incomplete. */
export function reportInterrupt(signal: NodeJS.Signals): void {
  const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
  annotate("error", message, { title: "rungate" });
  setOutputs({ verdict: "fail", summary: `fail · ${message}` });
  endSummary(stoppedView(message));
}

/** Writes the log, annotations and outputs synchronously. Returns the text for the summary. */
function reportHere(error: ConfigurationError): Markdown {
  const { problems, subject } = error;
  // The log shows an annotation without its place.
  for (const problem of problems) writeLog(terminal`${placeText(problem)}${problem.message}`);
  for (const { message, file, line, column } of problems)
    annotate("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
  setOutputs({ verdict: "fail", summary: summaryOf(error) });
  return problemsView(error, limits.commentCharacters);
}

function summaryOf({ problems, subject }: ConfigurationError): string {
  const [first] = problems;
  return `fail · ${subject}: ${first === undefined ? "" : placeText(first) + first.message}`;
}

/** Writes the stack trace to the log. */
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

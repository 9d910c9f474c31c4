import { decide } from "../checks/verdict.ts";
import { isRed } from "../report/is-red.ts";
import type { Report } from "../report/schema.ts";
import type { ForkRun } from "./fork-run.ts";

/** What is known without the report that a run left. */
export interface Known extends Pick<ForkRun, "commit" | "ending"> {
  suite: string;
  /** The numbers of the open pull requests whose newest commit was run. */
  pullRequests: readonly number[];
}

/** What may be shown of a run: its report, and on which pull request, or why it is not shown. */
export type Word<R> = { pullRequest: number; report: R } | { why: string };

/** Why nothing is shown of a run whose pull request can say what runs. */
export const CHANGES_WORKFLOWS =
  "the pull request changes files in .github/, where it is decided what runs and what it reports";

/**
 * Looks whether the report that a run on somebody else's pull request left can be shown. It is the word of whoever wrote the pull
 * request: it has to be about that one, its verdict is the one that its numbers make, and it may not say anything else than how the run
 * ended, which GitHub tells. That somebody accepted it only GitHub can say.
 */
export function wordOf(report: Report, { suite, commit, ending, pullRequests }: Known): Word<Report> {
  const { pullRequest } = report;
  if (report.suite !== suite) return { why: "its report is of another suite" };
  if (report.role !== "head") return { why: "its report is not of a pull request" };
  if (report.headCommit !== commit) return { why: "its report is of another commit" };
  if (pullRequest === null || !pullRequests.includes(pullRequest))
    return { why: "its report is of another pull request" };
  if (report.accepted !== null)
    return { why: "its report says that somebody accepted it, which only GitHub can say" };
  const verdict = decide(report);
  if (verdict.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
    return { why: "its report contradicts itself" };
  const decided = { ...report, verdict };
  const isFailing = isRed(decided);
  if (isFailing === (ending === "failed")) return { pullRequest, report: decided };
  return { why: isFailing ? RED : GREEN };
}

const RED = "its report says that the check is red";
const GREEN = "its report says that the check is green (something else in the run may have failed)";

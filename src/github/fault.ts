import { adviceOn, codeOf } from "../network/unreachable.ts";
import { shorten } from "../wording.ts";

/** GitHub, or what stands between it and us, answered something that cannot be used. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
}

const SHOWN = 200;

/** What a request to GitHub ended with, for a reader: `GitHub answered 403 (Resource not accessible by integration)`. */
export function faultText(error: unknown): string {
  if (error instanceof GitHubError) return error.message;
  const status = statusOf(error);
  // octokit adds where the request is documented, which helps nobody who reads a job's log.
  const said = (error instanceof Error ? error.message : String(error)).replace(
    / - https:\/\/docs\.github\.com\S*$/,
    "",
  );
  const message = shorten(said, SHOWN);
  return status === undefined || !hasResponse(error)
    ? `GitHub could not be reached (${message})${adviceOn(codeOf(error))}`
    : `GitHub answered ${status} (${message})`;
}

/** The same for a request that looks at the base branch, with the permission that the job lacks where that is why GitHub refuses. */
export function lookText(error: unknown): string {
  const text = faultText(error);
  if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text)) return text;
  const { url } = (error as { request?: { url?: unknown } }).request ?? {};
  const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
  return `${text}, as where the job lacks the permission "${permission}"`;
}

/** Whether a request failed, or its answer cannot be used; everything else is a fault of ours. */
export function isFaultOfGitHub(error: unknown): boolean {
  return error instanceof GitHubError || statusOf(error) !== undefined;
}

/** The HTTP status of a failed request; undefined when it did not get that far. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}

// octokit gives the status 500 to requests that no server ever saw.
function hasResponse(error: unknown): boolean {
  return (error as { response?: unknown }).response !== undefined;
}

import { faultText, graphqlError, statusOf } from "./client.ts";

/** GitHub refuses to read or write comments; `remedy` is the advice for the reader. */
export class RefusedComment extends Error {
  override readonly name = "RefusedComment";
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}

const PERMISSIONS =
  "give the job `permissions: { contents: read, actions: read, pull-requests: write }`; for a pull request from a fork " +
  "the token stays read-only all the same, and a second workflow can comment: `docs/action.md` of rungate has it";

const STATUSES = new Map([
  ["FORBIDDEN", 403],
  ["NOT_FOUND", 404],
]);

/** Explains a failed request to the reader who waits for the comment. */
export function refusedComment(error: unknown): RefusedComment {
  if (error instanceof RefusedComment) return error;
  const refused = graphqlError(error);
  const status = refused === undefined ? statusOf(error) : STATUSES.get(refused.type ?? "");
  const reason = faultText(error);
  return new RefusedComment(reason, remedyFor(status, reason));
}

function remedyFor(status: number | undefined, reason: string): string {
  if (status === 429 || /rate limit/i.test(reason))
    return "run the job again when GitHub's rate limit allows it";
  if (status === 403 && /\blocked\b/i.test(reason))
    return "the conversation is locked: unlock it and run the job again";
  if (status === 401) return "check the input `github-token`";
  if (status === 403) return PERMISSIONS;
  if (status === 404) return `the token cannot see the pull request: ${PERMISSIONS}`;
  return "run the job again";
}

import { shorten } from "../wording.ts";
import { z } from "../zod.ts";
import { faultText, statusOf } from "./fault.ts";

/** GitHub does not let us read or write comments: the message says why, `remedy` what would help. */
export class RefusedComment extends Error {
  override readonly name = "RefusedComment";
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}

const SHOWN = 200;

const PERMISSIONS =
  "give the job `permissions: { contents: read, actions: read, pull-requests: write }`; for a pull request from a fork " +
  "the token stays read-only all the same, and a second workflow can comment: `docs/action.md` of rungate has it";

/** By GraphQL's types of errors, the status with which the REST API says the same. */
const STATUSES = new Map([
  ["FORBIDDEN", 403],
  ["NOT_FOUND", 404],
]);

const graphqlSchema = z.object({
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
});

/** What a failed request means to somebody who waits for the comment. */
export function refusedComment(error: unknown): RefusedComment {
  if (error instanceof RefusedComment) return error;
  // GraphQL says with status 200 that something failed.
  const [first] = graphqlSchema.safeParse(error).data?.errors ?? [];
  const status = first === undefined ? statusOf(error) : STATUSES.get(first.type ?? "");
  const reason =
    first === undefined ? faultText(error) : `GitHub answered an error (${shorten(first.message, SHOWN)})`;
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

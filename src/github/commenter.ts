import * as z from "../base/zod.ts";
import { isPerson, permissionOf } from "./acceptance.ts";
import { type GitHub, readAnswer, statusOf } from "./client.ts";
import { RefusedCommand } from "./command-words.ts";
import type { Actor } from "./commits.ts";

const account = z.object({ id: z.int(), login: z.string(), type: z.string() });

/** A comment on an issue as GitHub tells it, in the event and when it is asked. */
export const commentSchema = z
  .object({
    id: z.int().min(1),
    body: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    user: account.nullable(),
    performed_via_github_app: z.object({}).nullish(),
  })
  .transform(({ performed_via_github_app: app, created_at, updated_at, ...comment }) => ({
    ...comment,
    createdAt: created_at,
    updatedAt: updated_at,
    isByApp: app !== null && app !== undefined,
  }));

/** A comment, and who wrote it. */
type WrittenComment = z.output<typeof commentSchema>;

/** A comment that was written on a pull request, and who is said to have done so. */
export interface CommentEvent {
  action: string;
  /** The number of the pull request. */
  pullRequest: number;
  isPullRequest: boolean;
  comment: WrittenComment;
  /** The id of the account that made the event. */
  sender: number;
}

/** Why a comment is not listened to, by its event alone; undefined for one of a person on a pull request. */
export function whyNotHeard({ action, isPullRequest, comment, sender }: CommentEvent): string | undefined {
  if (action !== "created") return "the comment is not a new one";
  if (!isPullRequest) return "the comment is on an issue, not on a pull request";
  const { user } = comment;
  if (user === null) return "the account that wrote the comment is gone";
  if (!isPerson(user)) return "the comment was not written by a person";
  if (comment.isByApp) return "the comment was written by an app in a person's name";
  if (user.id !== sender) return "the comment is not of the person who made the event";
  return undefined;
}

/**
 * The person whose comment it is, who may write to the repository now; or why nobody is listened to. Throws RefusedCommand when the
 * comment is not any more what it was, what octokit throws, and GitHubError.
 */
export async function speakerOf(
  github: GitHub,
  { comment }: CommentEvent,
): Promise<{ by: Actor } | { nobody: string }> {
  const { user } = comment;
  if (user === null) return { nobody: "the account that wrote the comment is gone" };
  if (!(await mayWrite(github, user))) return { nobody: `@${user.login} may not write to the repository` };
  const now = await commentNow(github, comment.id);
  if (now === undefined) return { nobody: "the comment is gone" };
  if (now.user?.id !== user.id || now.isByApp) return { nobody: "the comment is somebody else's by now" };
  const isEdited = [comment, now].some(({ createdAt, updatedAt }) => createdAt !== updatedAt);
  if (isEdited || now.body !== comment.body)
    throw new RefusedCommand(
      "the comment was edited after you wrote it",
      "write the command in a new comment, and leave that as it is",
    );
  return { by: user };
}

/** Whether this person may write, now, under the login of then. */
async function mayWrite(github: GitHub, user: Actor): Promise<boolean> {
  const { permission } = await permissionOf(github, user);
  // GitHub calls the role "maintain" the permission "write".
  return permission === "admin" || permission === "write";
}

async function commentNow(
  { octokit, owner, repo }: GitHub,
  comment_id: number,
): Promise<WrittenComment | undefined> {
  try {
    const { data } = await octokit.rest.issues.getComment({ owner, repo, comment_id });
    return readAnswer(commentSchema, data, "a comment");
  } catch (error) {
    if ([404, 410].includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

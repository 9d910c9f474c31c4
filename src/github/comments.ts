import type { Markdown } from "../escape/markdown.ts";
import type { GitHub } from "./client.ts";
import { type OwnComment, type OwnComments, ownCommentsOn } from "./own-comments.ts";
import { RefusedComment } from "./refused-comment.ts";

/** What became of a comment. */
export type CommentOutcome =
  | { state: "created" | "updated" | "unchanged"; url: string }
  /** A newer run has already written, and nothing is written over it. */
  | { state: "superseded"; url: string }
  | { state: "refused"; reason: string; remedy: string };

/** What a workflow run has to say; the body begins with the marker of that run. */
export interface Writing {
  run: number;
  body: Markdown;
}

/** Writes the one comment of a suite on a pull request, or writes it anew. Throws only what is not GitHub's fault. */
export async function upsertComment(
  github: GitHub,
  { pullRequest, suite, ...writing }: Writing & { pullRequest: number; suite: string },
): Promise<CommentOutcome> {
  try {
    return await writeComment(ownCommentsOn(github, pullRequest, suite), writing);
  } catch (error) {
    if (!(error instanceof RefusedComment)) throw error;
    return { state: "refused", reason: error.message, remedy: error.remedy };
  }
}

/**
 * Gives the comment of a suite that is there another body; creates none, and leaves one of a newer run as it is. Throws RefusedComment
 * where GitHub does not let us.
 */
export async function replaceComment(
  github: GitHub,
  { pullRequest, suite, run, body }: Writing & { pullRequest: number; suite: string },
): Promise<void> {
  const comments = ownCommentsOn(github, pullRequest, suite);
  const found = await comments.list();
  const [oldest] = found;
  if (oldest !== undefined && found.every((one) => one.run <= run)) await comments.update(oldest.id, body);
}

/**
 * The order of requests by which jobs that write at the same time leave one comment. GitHub cannot create a comment "unless there is
 * one", so whoever created one looks again, and then sees every older one. The oldest stays: nobody removes it. Throws RefusedComment.
 */
export async function writeComment(comments: OwnComments, writing: Writing): Promise<CommentOutcome> {
  const written = await settle(comments, await comments.list(), writing);
  if (written !== undefined) return written;
  const created = { run: writing.run, body: writing.body.text, ...(await comments.create(writing.body)) };
  const settled = await settleAgain(comments, created, writing);
  const isOther = settled !== undefined && (settled.state !== "unchanged" || settled.url !== created.url);
  return isOther ? settled : { state: "created", url: created.url };
}

type Settled = Exclude<CommentOutcome, { state: "refused" }>;

/**
 * Gives the oldest comment our body and removes the others, unless a newer run has written one. Undefined when there is none, or none
 * any more.
 */
async function settle(
  comments: OwnComments,
  found: readonly OwnComment[],
  { run, body }: Writing,
): Promise<Settled | undefined> {
  const newer = found.findLast((one) => one.run > run);
  if (newer !== undefined) {
    // An oldest comment is left to the newer run, which may be about to write there.
    await removeAll(
      comments,
      found.slice(1).filter((one) => one.run === run),
    );
    return { state: "superseded", url: newer.url };
  }
  for (const [index, { id, url, body: before }] of found.entries()) {
    const isSame = sameText(before, body.text);
    if (!isSame && !(await comments.update(id, body))) continue;
    await removeAll(comments, found.slice(index + 1));
    return { state: isSame ? "unchanged" : "updated", url };
  }
  return undefined;
}

/** The same once more, with a comment just created, which a listing may not have yet. What fails now is left to the next run. */
async function settleAgain(
  comments: OwnComments,
  created: OwnComment,
  writing: Writing,
): Promise<Settled | undefined> {
  try {
    const listed = await comments.list();
    const isListed = listed.some(({ id }) => id === created.id);
    const found = isListed ? listed : [...listed, created].sort((a, b) => a.id - b.id);
    return await settle(comments, found, writing);
  } catch (error) {
    if (error instanceof RefusedComment) return undefined;
    throw error;
  }
}

async function removeAll(comments: OwnComments, duplicates: readonly OwnComment[]): Promise<void> {
  for (const { id } of duplicates) await comments.remove(id);
}

// GitHub may change the ends of lines, and drop spaces at the end.
function sameText(one: string, other: string): boolean {
  return one.replaceAll("\r\n", "\n").trimEnd() === other.replaceAll("\r\n", "\n").trimEnd();
}

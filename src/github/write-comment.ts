import type { Markdown } from "../core/escape.ts";
import { RefusedComment } from "./refused-comment.ts";

export type CommentOutcome =
  | { state: "created" | "updated" | "unchanged"; url: string }
  | { state: "none" }
  /** A newer run has written a comment, which is not overwritten. */
  | { state: "superseded"; url: string }
  | { state: "refused"; reason: string; remedy: string };

/** The comment text of a workflow run; it begins with the run's marker. */
export interface Writing {
  run: number;
  body: Markdown;
}

/**
 * Leaves one comment even when jobs write at the same time. GitHub has no "create unless it exists", so a job lists again after it creates
 * a comment, and keeps the oldest. Throws RefusedComment.
 */
export async function writeComment(comments: OwnComments, writing: Writing): Promise<CommentOutcome> {
  const written = await settle(comments, await comments.list(), writing);
  if (written !== undefined) return written;
  const created = { run: writing.run, body: writing.body.text, ...(await comments.create(writing.body)) };
  const settled = await settleAgain(comments, created, writing);
  const isOther = settled !== undefined && (settled.state !== "unchanged" || settled.url !== created.url);
  return isOther ? settled : { state: "created", url: created.url };
}

type PostedComment = Exclude<CommentOutcome, { state: "refused" | "none" }>;

/** Returns undefined when no comment is left. */
export async function settle(
  comments: OwnComments,
  found: readonly OwnComment[],
  { run, body }: Writing,
): Promise<PostedComment | undefined> {
  const newer = found.findLast((comment) => comment.run > run);
  if (newer !== undefined) {
    // Keep the oldest comment, because the newer run may be about to update it.
    await removeAll(
      comments,
      found.slice(1).filter((comment) => comment.run === run),
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

/** GitHub's listing may lag behind the comment just created. The next run repairs a failure here. */
async function settleAgain(
  comments: OwnComments,
  created: OwnComment,
  writing: Writing,
): Promise<PostedComment | undefined> {
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

// GitHub may change line ends and remove trailing spaces.
export function sameText(text: string, otherText: string): boolean {
  return text.replaceAll("\r\n", "\n").trimEnd() === otherText.replaceAll("\r\n", "\n").trimEnd();
}

/** A comment that this token wrote in a workflow run. */
export interface OwnComment {
  id: number;
  url: string;
  body: string;
  run: number;
}

/** Our comments on a pull request for one suite. Faults of GitHub are thrown as RefusedComment. */
export interface OwnComments {
  list(): Promise<OwnComment[]>;
  create(body: Markdown): Promise<Pick<OwnComment, "id" | "url">>;
  /** False when the comment no longer exists. */
  update(id: number, body: Markdown): Promise<boolean>;
  /** Ignores faults, because the next run removes the duplicate. */
  remove(id: number): Promise<void>;
}

import type { Markdown } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { counted } from "../base/text.ts";
import * as z from "../base/zod.ts";
import { type CommentMarker, commitOf, readMarker } from "../views/comment.ts";
import { commitId, faultText, type GitHub, graphqlError, readAnswer, statusOf } from "./client.ts";

/** What became of a comment. */
export type CommentOutcome =
  | { state: "created" | "updated" | "unchanged"; url: string }
  /** There is none, and none is wanted. */
  | { state: "none" }
  /** A newer run has already written, and nothing is written over it. */
  | { state: "superseded"; url: string }
  | { state: "refused"; reason: string; remedy: string };

/** What a workflow run has to say; the body begins with the marker of that run. */
export interface Writing {
  run: number;
  body: Markdown;
}

/** The comment of a suite on a pull request, which is about this commit of its branch. */
export interface CommentTarget {
  pullRequest: number;
  suite: string;
  headCommit: string;
}

/** Creates the one comment of a suite on a pull request, or updates it. Throws only what is not GitHub's fault. */
export async function upsertComment(
  github: GitHub,
  { run, body, ...target }: Writing & CommentTarget,
): Promise<CommentOutcome> {
  try {
    return await writeComment(ownCommentsOn(github, target), { run, body });
  } catch (error) {
    if (!(error instanceof RefusedComment)) throw error;
    return { state: "refused", reason: error.message, remedy: error.remedy };
  }
}

/** Updates the one comment of a suite on a pull request, and writes none where there is none. Throws only what is not GitHub's fault. */
export async function updateComment(
  github: GitHub,
  { run, body, ...target }: Writing & CommentTarget,
): Promise<CommentOutcome> {
  try {
    const comments = ownCommentsOn(github, target);
    return (await settle(comments, await comments.list(), { run, body })) ?? { state: "none" };
  } catch (error) {
    if (!(error instanceof RefusedComment)) throw error;
    return { state: "refused", reason: error.message, remedy: error.remedy };
  }
}

/** Whose comments are outdated, and what each of them is to say instead. */
interface Outdating extends CommentTarget {
  run: number;
  bodyOf(comment: CommentMarker): Markdown;
}

/**
 * Gives another body to every comment of ours that is not of this run or a newer one: of this suite, and of others where it is about
 * another commit. Creates none. Throws RefusedComment where GitHub does not let us.
 */
export async function outdateComments(github: GitHub, { run, bodyOf, ...target }: Outdating): Promise<void> {
  const comments = ownCommentsOn(github, target);
  for (const one of await comments.all()) {
    const isOwn = one.suite === target.suite;
    const isOutdated = isOwn ? one.run <= run : one.run < run && commitOf(one.body) !== target.headCommit;
    const body = bodyOf(one);
    if (isOutdated && !sameText(one.body, body.text)) await comments.update(one.id, body);
  }
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

type PostedComment = Exclude<CommentOutcome, { state: "refused" | "none" }>;

/**
 * Gives the oldest comment our body and removes the others, unless a newer run has written one. Undefined when there is none, or none
 * any more.
 */
async function settle(
  comments: OwnComments,
  found: readonly OwnComment[],
  { run, body }: Writing,
): Promise<PostedComment | undefined> {
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

// GitHub may change the ends of lines, and drop spaces at the end.
function sameText(one: string, other: string): boolean {
  return one.replaceAll("\r\n", "\n").trimEnd() === other.replaceAll("\r\n", "\n").trimEnd();
}

/** A comment that this token wrote in a workflow run. */
export interface OwnComment {
  id: number;
  url: string;
  body: string;
  run: number;
}

/** The comments on a pull request that are ours and one suite's. What GitHub does not do is thrown as RefusedComment. */
export interface OwnComments {
  /** The oldest first. */
  list(): Promise<OwnComment[]>;
  create(body: Markdown): Promise<Pick<OwnComment, "id" | "url">>;
  /** False when the comment is gone. */
  update(id: number, body: Markdown): Promise<boolean>;
  /** Takes a duplicate away, if GitHub lets us: the next run tries again. */
  remove(id: number): Promise<void>;
}

const PAGE = 100;

// The REST API does not tell who asks, so that it cannot tell our comments from those of somebody who copied our marker.
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pullRequest) {
      headRefOid
      comments(first: ${PAGE}, after: $after) {
        nodes { fullDatabaseId viewerDidAuthor url body }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const commentsSchema = z.object({
  nodes: z.array(
    z.object({
      fullDatabaseId: z.coerce.number().int().positive(),
      viewerDidAuthor: z.boolean(),
      url: z.string(),
      body: z.string(),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
type Comments = z.output<typeof commentsSchema>;

const answerSchema = z.object({
  repository: z.object({ pullRequest: z.object({ headRefOid: commitId, comments: commentsSchema }) }),
});

const createdSchema = z.object({ id: z.int().min(1), html_url: z.string() });

/** The comments of a suite on a pull request, on GitHub. None can be listed once the pull request has a newer commit. */
function ownCommentsOn(
  github: GitHub,
  { pullRequest, suite, headCommit }: CommentTarget,
): OwnComments & { all(): Promise<MarkedComment[]> } {
  const { octokit, owner, repo } = github;
  const { issues } = octokit.rest;
  const all = () =>
    asked(async () => {
      const comments = await readComments(github, pullRequest, headCommit);
      return comments.flatMap(markedComment).sort((a, b) => a.id - b.id);
    });
  return {
    all,
    list: async () => (await all()).filter((one) => one.suite === suite),
    create: ({ text: body }) =>
      asked(async () => {
        const { data } = await issues.createComment({ owner, repo, issue_number: pullRequest, body });
        const { id, html_url: url } = readAnswer(createdSchema, data, "a comment");
        return { id, url };
      }),
    update: (id, { text: body }) =>
      asked(async () => {
        try {
          await issues.updateComment({ owner, repo, comment_id: id, body });
          return true;
        } catch (error) {
          if ([404, 410].includes(statusOf(error) ?? 0)) return false;
          throw error;
        }
      }),
    async remove(id) {
      await issues.deleteComment({ owner, repo, comment_id: id }).catch(() => undefined);
    },
  };
}

/** Writes a comment of its own on a pull request, and returns its address. Throws what octokit throws, and GitHubError. */
export async function answerOn(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
  { text: body }: Markdown,
): Promise<string> {
  const where = { owner, repo, issue_number: pullRequest };
  const { data } = await octokit.rest.issues.createComment({ ...where, body });
  return readAnswer(createdSchema, data, "a comment").html_url;
}

async function readComments(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
  headCommit: string,
): Promise<Comments["nodes"]> {
  const comments: Comments["nodes"] = [];
  let after: string | null = null;
  for (let page = 1; page <= limits.pages; page++) {
    const answer: unknown = await octokit.graphql(QUERY, { owner, repo, pullRequest, after });
    const { repository } = readAnswer(answerSchema, answer, "a page of comments");
    const { headRefOid: newest, comments: listed } = repository.pullRequest;
    // The run of the newer commit comments, and need not have begun.
    if (newest !== headCommit) throw movedOn(headCommit, newest);
    const { nodes, pageInfo }: Comments = listed;
    comments.push(...nodes);
    if (!pageInfo.hasNextPage) return comments;
    after = pageInfo.endCursor;
  }
  throw new RefusedComment(
    `the pull request has more than ${counted(limits.pages * PAGE, "comment")}, too many to look for ours`,
    "read the job summary: it says the same",
  );
}

function movedOn(headCommit: string, newest: string): RefusedComment {
  const [ours, theirs] = [headCommit, newest].map((commit) => commit.slice(0, 7));
  return new RefusedComment(
    `this run is about commit ${ours}, and the newest commit of the pull request is ${theirs}`,
    `read what the run of ${theirs} says`,
  );
}

type MarkedComment = OwnComment & CommentMarker;

function markedComment(one: Comments["nodes"][number]): MarkedComment[] {
  const marker = one.viewerDidAuthor ? readMarker(one.body) : undefined;
  return marker === undefined ? [] : [{ id: one.fullDatabaseId, url: one.url, body: one.body, ...marker }];
}

async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw refusedComment(error);
  }
}

/** GitHub does not let us read or write comments: the message says why, `remedy` what would help. */
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

/** By GraphQL's types of errors, the status with which the REST API says the same. */
const STATUSES = new Map([
  ["FORBIDDEN", 403],
  ["NOT_FOUND", 404],
]);

/** What a failed request means to somebody who waits for the comment. */
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

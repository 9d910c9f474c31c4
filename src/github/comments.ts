import type { Markdown } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { counted } from "../core/text.ts";
import { type CommentMarker, commitOf, readMarker } from "../views/comment.ts";
import { commitId, type GitHub, readAnswer, statusOf } from "./client.ts";
import { RefusedComment, refusedComment } from "./refused-comment.ts";
import {
  type CommentOutcome,
  type OwnComment,
  type OwnComments,
  sameText,
  settle,
  type Writing,
  writeComment,
} from "./write-comment.ts";

export interface CommentTarget {
  pullRequest: number;
  suite: string;
  headCommit: string;
}

/** Creates or updates the comment of a suite. Returns `refused` for faults of GitHub, and throws all other errors. */
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

/** Updates the comment of a suite if it exists. Returns `refused` for faults of GitHub, and throws all other errors. */
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

interface Outdating extends CommentTarget {
  run: number;
  bodyOf(comment: CommentMarker): Markdown;
}

/** Replaces the text of outdated comments, also of other suites' comments about other commits. Throws RefusedComment. */
export async function outdateComments(github: GitHub, { run, bodyOf, ...target }: Outdating): Promise<void> {
  const comments = ownCommentsOn(github, target);
  for (const comment of await comments.all()) {
    const isOwn = comment.suite === target.suite;
    const isOutdated = isOwn
      ? comment.run <= run
      : comment.run < run && commitOf(comment.body) !== target.headCommit;
    const body = bodyOf(comment);
    if (isOutdated && !sameText(comment.body, body.text)) await comments.update(comment.id, body);
  }
}

const PAGE = 100;

// The REST API has no `viewerDidAuthor`, without which a copied marker would make another author's comment look like ours.
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

/** Listing fails once the pull request has a newer commit. */
function ownCommentsOn(
  github: GitHub,
  { pullRequest, suite, headCommit }: CommentTarget,
): OwnComments & { all(): Promise<MarkedComment[]> } {
  const { octokit, owner, repo } = github;
  const { issues } = octokit.rest;
  const all = () =>
    withRefusal(async () => {
      const comments = await readComments(github, pullRequest, headCommit);
      return comments.flatMap(markedComment).sort((a, b) => a.id - b.id);
    });
  return {
    all,
    list: async () => (await all()).filter((comment) => comment.suite === suite),
    create: ({ text: body }) =>
      withRefusal(async () => {
        const { data } = await issues.createComment({ owner, repo, issue_number: pullRequest, body });
        const { id, html_url: url } = readAnswer(createdSchema, data, "a comment");
        return { id, url };
      }),
    update: (id, { text: body }) =>
      withRefusal(async () => {
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

/** Creates a comment on a pull request and returns its URL. Throws GitHubError and octokit's errors. */
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

function markedComment(comment: Comments["nodes"][number]): MarkedComment[] {
  const marker = comment.viewerDidAuthor ? readMarker(comment.body) : undefined;
  return marker === undefined
    ? []
    : [{ id: comment.fullDatabaseId, url: comment.url, body: comment.body, ...marker }];
}

async function withRefusal<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw refusedComment(error);
  }
}

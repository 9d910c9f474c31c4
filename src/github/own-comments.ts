import type { Markdown } from "../escape/markdown.ts";
import { limits } from "../limits.ts";
import { readMarker } from "../views/comment/marker.ts";
import { counted } from "../wording.ts";
import { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { statusOf } from "./fault.ts";
import { RefusedComment, refusedComment } from "./refused-comment.ts";

/** A comment that this token wrote for a suite. */
export interface OwnComment {
  id: number;
  url: string;
  body: string;
  /** The workflow run that wrote it. */
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
  repository: z.object({ pullRequest: z.object({ comments: commentsSchema }) }),
});

const createdSchema = z.object({ id: z.int().min(1), html_url: z.string() });

/** The comments of a suite on a pull request, on GitHub. */
export function ownCommentsOn(github: GitHub, pullRequest: number, suite: string): OwnComments {
  const { octokit, owner, repo } = github;
  const { issues } = octokit.rest;
  return {
    list: () =>
      asked(async () => {
        const comments = await readComments(github, pullRequest);
        return comments.flatMap((one) => ownComment(one, suite)).sort((a, b) => a.id - b.id);
      }),
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

async function readComments(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
): Promise<Comments["nodes"]> {
  const comments: Comments["nodes"] = [];
  let after: string | null = null;
  for (let page = 1; page <= limits.pages; page++) {
    const answer: unknown = await octokit.graphql(QUERY, { owner, repo, pullRequest, after });
    const { repository } = readAnswer(answerSchema, answer, "a page of comments");
    const { nodes, pageInfo }: Comments = repository.pullRequest.comments;
    comments.push(...nodes);
    if (!pageInfo.hasNextPage) return comments;
    after = pageInfo.endCursor;
  }
  throw new RefusedComment(
    `the pull request has more than ${counted(limits.pages * PAGE, "comment")}, too many to look for ours`,
    "read the job summary: it says the same",
  );
}

function ownComment(one: Comments["nodes"][number], suite: string): OwnComment[] {
  const marker = one.viewerDidAuthor ? readMarker(one.body) : undefined;
  if (marker?.suite !== suite) return [];
  return [{ id: one.fullDatabaseId, url: one.url, body: one.body, run: marker.run }];
}

async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw refusedComment(error);
  }
}

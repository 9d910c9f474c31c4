import { type Answer, fault, notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { Comment, PullRequest } from "../repository.ts";
import type { GitHubState } from "../state.ts";
import { type Call, type Operations, pullOf } from "./call.ts";
import { userDocument } from "./documents.ts";

const LONGEST = 65_536;

export const comments: Operations = {
  "issues/list-comments": (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return notFound;
    const since = call.query("since") ?? "";
    const shown = pull.comments.filter(({ updatedAt }) => updatedAt >= since);
    return paged(shown, call, (page) => page.map((comment) => commentDocument(call.state, pull, comment)));
  },
  "issues/get-comment": (call) => {
    const { pull, comment } = find(call);
    return pull === undefined || comment === undefined
      ? notFound
      : { body: commentDocument(call.state, pull, comment) };
  },
  "issues/create-comment": (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return notFound;
    const refused = refusal(pull, textOf(call));
    if (refused !== undefined) return refused;
    const comment = call.state.comment(pull, { body: textOf(call) });
    return { status: 201, body: commentDocument(call.state, pull, comment) };
  },
  "issues/update-comment": (call) => {
    const { pull, comment } = find(call);
    if (pull === undefined || comment === undefined) return notFound;
    const refused = refusal(pull, textOf(call));
    if (refused !== undefined) return refused;
    comment.body = textOf(call);
    comment.updatedAt = call.state.nextTime();
    return { body: commentDocument(call.state, pull, comment) };
  },
  "issues/delete-comment": (call) => {
    const { pull, comment } = find(call);
    if (pull === undefined || comment === undefined) return notFound;
    pull.comments.splice(pull.comments.indexOf(comment), 1);
    return { status: 204 };
  },
};

function find({ state, path }: Call): { pull?: PullRequest; comment?: Comment } {
  const id = Number(path("comment_id"));
  for (const pull of state.pulls.values())
    for (const comment of pull.comments) if (comment.id === id) return { pull, comment };
  return {};
}

function refusal(pull: PullRequest, body: string): Answer | undefined {
  if (pull.locked) return fault(403, "Unable to create comment because issue is locked.");
  if (body.length <= LONGEST) return undefined;
  const message = `Body is too long (maximum is ${LONGEST} characters)`;
  const errors = [{ resource: "IssueComment", code: "unprocessable", field: "data", message }];
  return fault(422, "Validation Failed", { errors });
}

function textOf({ body }: Call): string {
  return typeof body.body === "string" ? body.body : "";
}

export function commentDocument(
  { repository }: GitHubState,
  { number }: PullRequest,
  comment: Comment,
): Fields {
  const at = `${repository.owner}/${repository.name}`;
  return fill("issue-comment", {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    html_url: `https://github.com/${at}/pull/${number}#issuecomment-${comment.id}`,
    issue_url: `https://api.github.com/repos/${at}/issues/${number}`,
    user: { ...userDocument(comment.author), ...(comment.authorId && { id: comment.authorId }) },
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: "NONE",
    performed_via_github_app: comment.app === undefined ? null : fill("integration", { slug: comment.app }),
  });
}

import { notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { PullRequest, TimelineEvent } from "../repository.ts";
import type { GitHubState } from "../state.ts";
import { type Operations, pullOf } from "./call.ts";
import { commitDocument, userDocument } from "./documents.ts";

export const issues: Operations = {
  "issues/get": (call) => {
    const pull = pullOf(call);
    return pull === undefined ? notFound : { body: issueDocument(pull) };
  },
  "issues/list-labels-on-issue": (call) => {
    const pull = pullOf(call);
    return pull === undefined ? notFound : paged(pull.labels, call, (page) => page.map(labelDocument));
  },
  "issues/list-events-for-timeline": (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return notFound;
    return paged(pull.timeline, call, (page) => page.map((event) => eventDocument(call.state, event)));
  },
};

export function labelDocument(name: string): Fields {
  return fill("label", { name, color: "ededed", description: "" });
}

function issueDocument({ number, title, state, author, labels, locked, comments }: PullRequest): Fields {
  return fill("issue", {
    number,
    title,
    state,
    locked,
    user: userDocument(author),
    labels: labels.map(labelDocument),
    comments: comments.length,
    pull_request: { url: null, html_url: null, diff_url: null, patch_url: null },
  });
}

function eventDocument(state: GitHubState, entry: TimelineEvent): Fields {
  const { event, id, actor, at, label = "", sha = "" } = entry;
  const user = actor === null ? null : userDocument(actor);
  const happened = { id, event, actor: user, created_at: at };
  switch (event) {
    case "labeled":
    case "unlabeled":
      return fill(`${event}-issue-event`, { ...happened, label: { name: label, color: "ededed" } });
    case "committed": {
      const commit = state.commitAt(sha);
      if (commit === undefined) throw new Error(`no commit ${sha} for the timeline: make it first`);
      const { message, author, committer } = Object(commitDocument(commit).commit);
      return fill("timeline-committed-event", { event, sha, message, author, committer });
    }
    case "commented":
      return fill("timeline-comment-event", {
        ...happened,
        user,
        updated_at: at,
        author_association: "NONE",
      });
    default:
      return fill("state-change-issue-event", { ...happened, commit_id: sha || null, commit_url: null });
  }
}

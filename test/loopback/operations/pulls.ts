import { notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { PullRequest, RepositoryRef } from "../repository.ts";
import type { GitHubState } from "../state.ts";
import { type Operations, pullOf } from "./call.ts";
import { fileDocument } from "./commits.ts";
import { repositoryDocument, userDocument } from "./documents.ts";
import { labelDocument } from "./issues.ts";

export const pulls: Operations = {
  "pulls/get": (call) => {
    const pull = pullOf(call, "pull_number");
    return pull === undefined ? notFound : { body: pullDocument("pull-request", call.state, pull) };
  },
  "pulls/list": (call) => {
    const [requestedState = "open", head, base] = ["state", "head", "base"].map(call.query);
    const shown = [...call.state.pulls.values()]
      .filter(({ state }) => requestedState === "all" || state === requestedState)
      .filter((pull) => head === undefined || `${pull.head.repository.owner}:${pull.head.ref}` === head)
      .filter((pull) => base === undefined || pull.base.ref === base)
      .reverse();
    return paged(shown, call, (page) => page.map((pull) => simple(call.state, pull)));
  },
  "pulls/list-files": (call) => {
    const pull = pullOf(call, "pull_number");
    return pull === undefined ? notFound : paged(pull.files, call, (page) => page.map(fileDocument));
  },
  "repos/list-pull-requests-associated-with-commit": (call) => {
    const sha = call.path("commit_sha");
    const shown = [...call.state.pulls.values()].filter(
      ({ head, mergeSha }) => head.sha === sha || mergeSha === sha,
    );
    return paged(shown, call, (page) => page.map((pull) => simple(call.state, pull)));
  },
};

/** A pull request in the API and in events; `schema` selects the fields. */
export function pullDocument(schema: string, state: GitHubState, pull: PullRequest): Fields {
  const { repository } = state;
  const side = (sha: string, ref: string, at: RepositoryRef) => ({
    sha,
    ref,
    label: `${at.owner}:${ref}`,
    user: userDocument(at.owner),
    repo: repositoryDocument("repository", at, {
      fork: at.id !== repository.id,
      default_branch: repository.defaultBranch,
    }),
  });
  return fill(schema, {
    number: pull.number,
    title: pull.title,
    state: pull.state,
    draft: pull.draft,
    locked: pull.locked,
    user: userDocument(pull.author),
    labels: pull.labels.map(labelDocument),
    head: side(pull.head.sha, pull.head.ref, pull.head.repository),
    base: side(pull.base.sha, pull.base.ref, repository),
    merge_commit_sha: pull.mergeSha,
    html_url: `https://github.com/${repository.owner}/${repository.name}/pull/${pull.number}`,
    author_association: pull.head.repository.id === repository.id ? "COLLABORATOR" : "CONTRIBUTOR",
  });
}

function simple(state: GitHubState, pull: PullRequest): Fields {
  return pullDocument("pull-request-simple", state, pull);
}

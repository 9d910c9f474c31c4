import type { Answer } from "../answer.ts";
import type { Fields } from "../fill.ts";
import type { PullRequest } from "../repository.ts";
import type { GitHubState } from "../state.ts";

export interface Call {
  state: GitHubState;
  blobUrl: string;
  url: URL;
  accept: string;
  body: Fields;
  path: (name: string) => string;
  /** A parameter of the query. A given one that is never read is a problem, because it would be ignored. */
  query: (name: string) => string | undefined;
  number: (name: string) => number | undefined;
}

export type Operations = Record<string, (call: Call) => Answer>;

export function pullOf({ state, path }: Call, name = "issue_number"): PullRequest | undefined {
  return state.pulls.get(Number(path(name)));
}

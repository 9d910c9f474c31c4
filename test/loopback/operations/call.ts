import type { Answer } from "../answer.ts";
import type { Fields } from "../fill.ts";
import type { PullRequest } from "../repository.ts";
import type { GitHubState } from "../state.ts";

/** One request that GitHub's description allows, and what it is about. */
export interface Call {
  state: GitHubState;
  /** Where artifacts' bytes are. */
  blobUrl: string;
  url: URL;
  accept: string;
  body: Fields;
  /** A parameter of the path, decoded. */
  path: (name: string) => string;
  /** A parameter of the query. One that is given and never asked for is a problem: it would be ignored. */
  query: (name: string) => string | undefined;
  /** The same as a number. */
  number: (name: string) => number | undefined;
}

/** What each operation of the description answers, by its id. */
export type Operations = Record<string, (call: Call) => Answer>;

/** The pull request that a path names. */
export function pullOf({ state, path }: Call, name = "issue_number"): PullRequest | undefined {
  return state.pulls.get(Number(path(name)));
}

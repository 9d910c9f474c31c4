import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError } from "./fault.ts";

const commitSchema = z.object({ sha: commitId, parents: z.array(z.object({ sha: commitId })) });

const datedSchema = commitSchema.extend({
  commit: z.object({ committer: z.object({ date: z.string().optional() }).nullable() }),
});

/** A commit, as far as it places a report. */
export interface Commit {
  /** Null for a root commit. */
  firstParent: string | null;
  /** When it was committed, as its author says. */
  time: string | null;
}

/** A commit, also one that is on no branch, as GitHub's test merges are. Throws what octokit throws, and GitHubError. */
export async function readCommit({ octokit, owner, repo }: GitHub, ref: string): Promise<Commit> {
  // A commit is answered together with all that it changed: one file of that is enough.
  const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
  const { sha, parents, commit } = readAnswer(datedSchema, data, "a commit");
  if (sha !== ref) throw new GitHubError("GitHub answered another commit than it was asked for");
  return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}

/** The newest commit of a branch. Throws what octokit throws, and GitHubError. */
export async function readTip({ octokit, owner, repo }: GitHub, branch: string): Promise<string> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  const { name, commit } = readAnswer(branchSchema, data, "a branch");
  if (name !== branch) throw new GitHubError("GitHub answered another branch than it was asked for");
  return commit.sha;
}

const branchSchema = z.object({ name: z.string(), commit: z.object({ sha: commitId }) });

/** The newest commit that both sides have, each a branch or an id. Throws what octokit throws, and GitHubError. */
export async function mergeBaseOf(
  { octokit, owner, repo }: GitHub,
  base: string,
  head: string,
): Promise<string> {
  const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
    owner,
    repo,
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  const schema = z.object({ merge_base_commit: z.object({ sha: commitId }) });
  return readAnswer(schema, data, "a comparison of two commits").merge_base_commit.sha;
}

/**
 * A commit, its first parent, that one's, and so on, within the bounds of `limits`. Asks for the next page only when somebody wants
 * to know: the baseline is mostly near. Throws what octokit throws, and GitHubError.
 */
export async function* firstParents(github: GitHub, commit: string): AsyncGenerator<string, void> {
  let next: string | null = commit;
  let left = limits.baselineDistance + 1;
  for (let page = 0; next !== null && page < limits.commitPages; page++) {
    // A page lists side branches too: where the chain leaves it, the rest is asked for from there.
    const parents: Parents = await parentsBelow(github, next);
    do {
      if (left-- === 0) return;
      yield next;
      next = parentOf(parents, next);
    } while (next !== null && parents.has(next));
  }
}

/** The first parents of a commit, itself included, of which as many are asked for as somebody wants to know. */
export class Chain {
  readonly commits: string[] = [];
  readonly #walk: AsyncGenerator<string, void>;

  constructor(github: GitHub, commit: string) {
    this.#walk = firstParents(github, commit);
  }

  /** The commit so many first parents below; undefined beyond the last one. Throws what octokit throws, and GitHubError. */
  async at(distance: number): Promise<string | undefined> {
    while (this.commits.length <= distance) {
      const { value, done } = await this.#walk.next();
      if (done) return undefined;
      this.commits.push(value);
    }
    return this.commits[distance];
  }

  /** How far below each of them lies. Throws what octokit throws, and GitHubError. */
  async places(): Promise<ReadonlyMap<string, number>> {
    await this.at(Number.POSITIVE_INFINITY);
    return new Map(this.commits.map((commit, distance) => [commit, distance]));
  }
}

/** Commits, and the first parent of each. */
type Parents = Map<string, string | null>;

/** A commit and those below it, a hundred in all, newest first. */
async function parentsBelow({ octokit, owner, repo }: GitHub, sha: string): Promise<Parents> {
  const { data } = await octokit.rest.repos.listCommits({ owner, repo, sha, per_page: 100 });
  const commits = readAnswer(z.array(commitSchema), data, "a list of commits");
  return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}

function parentOf(parents: Parents, commit: string): string | null {
  const parent = parents.get(commit);
  if (parent === undefined) throw new GitHubError("GitHub listed other commits than it was asked for");
  return parent;
}

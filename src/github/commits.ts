import { z } from "zod";
import { limits } from "../limits.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError } from "./fault.ts";

const commitSchema = z.object({ sha: commitId, parents: z.array(z.object({ sha: commitId })) });

/** The first parent of a commit; null for a root commit. Throws what octokit throws, and GitHubError. */
export async function firstParentOf(github: GitHub, commit: string): Promise<string | null> {
  // A list of one, since a commit asked for by itself is answered together with all that it changed.
  const parents = await parentsBelow(github, commit, 1);
  return parentOf(parents, commit);
}

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
    const parents: Parents = await parentsBelow(github, next, 100);
    do {
      if (left-- === 0) return;
      yield next;
      next = parentOf(parents, next);
    } while (next !== null && parents.has(next));
  }
}

/** Commits, and the first parent of each. */
type Parents = Map<string, string | null>;

/** A commit and those below it, newest first. */
async function parentsBelow({ octokit, owner, repo }: GitHub, sha: string, count: number): Promise<Parents> {
  const { data } = await octokit.rest.repos.listCommits({ owner, repo, sha, per_page: count });
  const commits = readAnswer(z.array(commitSchema), data, "a list of commits");
  return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}

function parentOf(parents: Parents, commit: string): string | null {
  const parent = parents.get(commit);
  if (parent === undefined) throw new GitHubError("GitHub listed other commits than it was asked for");
  return parent;
}

import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { commitId, type GitHub, GitHubError, readAnswer } from "./client.ts";

export const commitSchema = z.object({ sha: commitId, parents: z.array(z.object({ sha: commitId })) });

/** Yields a commit and its first parents within `limits`. Requests pages only on demand, because the baseline is mostly near. */
export async function* firstParents(github: GitHub, commit: string): AsyncGenerator<string, void> {
  let next: string | null = commit;
  let left = limits.baselineDistance + 1;
  for (let page = 0; next !== null && page < limits.commitPages; page++) {
    // A page lists side branches too. Where the chain leaves the page, the next request starts there.
    const parents: Parents = await parentsBelow(github, next);
    do {
      if (left-- === 0) return;
      yield next;
      next = parentOf(parents, next);
    } while (next !== null && parents.has(next));
  }
}

type Parents = Map<string, string | null>;

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

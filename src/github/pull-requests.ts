import * as z from "../core/schema.ts";
import { commitId, type GitHub, readAnswer, readPages, TooManyPages } from "./client.ts";

/** The newest commit of a pull request, with its branch and repository. */
export interface PullRequestHead {
  number: number;
  headCommit: string;
  headBranch: string;
  /** Null when the fork is deleted. */
  headRepositoryId: number | null;
}

const pullSchema = z.object({
  head: z.object({ sha: commitId, ref: z.string(), repo: z.object({ id: z.int() }).nullable() }),
});

/** Returns the head of a pull request. Throws GitHubError and octokit's errors. */
export async function pullRequestHead(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<PullRequestHead> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const { sha, ref, repo: home } = readAnswer(pullSchema, data, "a pull request").head;
  return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}

const listSchema = z.array(
  z.object({
    number: z.int().min(1),
    head: z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() }),
    base: z.object({ ref: z.string() }),
  }),
);

/** A branch, in any repository, with its newest commit. */
export interface BranchTip {
  owner: string;
  repositoryId: number;
  branch: string;
  commit: string;
}

/** Returns the open pull requests from a branch at this commit. Throws GitHubError and octokit's errors. */
export async function openPullRequestsFrom(github: GitHub, tip: BranchTip): Promise<number[]> {
  const pulls = await openPulls(github, tip);
  return pulls.map(({ number }) => number);
}

/** Returns the open pull request from a branch into `base`. Throws as `openPullRequestsFrom` does. */
export async function openPullRequestInto(
  github: GitHub,
  tip: BranchTip,
  base: string,
): Promise<PullRequestHead | null> {
  const found = (await openPulls(github, tip)).find((pull) => pull.base.ref === base);
  const { commit: headCommit, branch: headBranch, repositoryId: headRepositoryId } = tip;
  return found === undefined ? null : { number: found.number, headCommit, headBranch, headRepositoryId };
}

async function openPulls(
  { octokit, owner, repo }: GitHub,
  tip: BranchTip,
): Promise<z.output<typeof listSchema>> {
  const head = `${tip.owner}:${tip.branch}`;
  const ask = (page: number) =>
    octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
  const pulls = await readPages(listSchema, ask, "a list of pull requests");
  // Another account can take over the name of an owner or branch, but not a repository id or a commit.
  return pulls.filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId);
}

const filesSchema = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }));

/** Returns true when a pull request changes, removes or moves files in .github/, or has too many files to check. */
export async function changesWorkflows(
  { octokit, owner, repo }: GitHub,
  pull_number: number,
): Promise<boolean> {
  const ask = (page: number) =>
    octokit.rest.pulls.listFiles({ owner, repo, pull_number, per_page: 100, page });
  try {
    const files = await readPages(filesSchema, ask, "a list of changed files");
    const paths = files.flatMap(({ filename, previous_filename: before }) => [filename, before ?? ""]);
    return paths.some((path) => path.split("/", 1)[0] === ".github");
  } catch (error) {
    if (error instanceof TooManyPages) return true;
    throw error;
  }
}

import * as z from "../base/zod.ts";
import { commitId, type GitHub, readAnswer, readPages, TooManyPages } from "./client.ts";

/** The newest commit of a pull request, and where it lives. */
export interface PullRequestHead {
  number: number;
  headCommit: string;
  headBranch: string;
  /** Null when the fork is gone. */
  headRepositoryId: number | null;
}

const pullSchema = z.object({
  head: z.object({ sha: commitId, ref: z.string(), repo: z.object({ id: z.int() }).nullable() }),
});

/** Asks for the head of a pull request. Throws what octokit throws, and GitHubError. */
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

/** A commit at the end of a branch, in whatever repository. */
export interface BranchTip {
  owner: string;
  repositoryId: number;
  branch: string;
  commit: string;
}

/**
 * The numbers of the open pull requests from a branch whose newest commit this is: one for each branch that they go to. Throws what
 * octokit throws, and GitHubError.
 */
export async function openPullRequestsFrom(github: GitHub, tip: BranchTip): Promise<number[]> {
  const pulls = await openPulls(github, tip);
  return pulls.map(({ number }) => number);
}

/** The open pull request from such a branch into another one; null where there is none. Throws as `openPullRequestsFrom` does. */
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
  // Names of owners and branches pass to others; the repository's number and the commit do not.
  return pulls.filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId);
}

const filesSchema = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }));

/**
 * Whether a pull request changes what runs: files in .github/, also those that it takes away or moves. One with more files than are
 * looked at counts as if it did. Throws what octokit throws, and GitHubError.
 */
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

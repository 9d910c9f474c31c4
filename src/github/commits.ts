import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { limits } from "../core/limits.ts";
import { readBytes } from "../core/network.ts";
import * as z from "../core/schema.ts";
import { shorten } from "../core/text.ts";
import { commitId, type GitHub, GitHubError, readAnswer, readPages, statusOf } from "./client.ts";
import { commitSchema, firstParents } from "./first-parents.ts";
import type { PullRequestHead } from "./pull-requests.ts";

const datedSchema = commitSchema.extend({
  commit: z.object({ committer: z.object({ date: z.string().optional() }).nullable() }),
});

export interface Commit {
  /** Null for a root commit. */
  firstParent: string | null;
  /** The committer date, which the author of the commit can set. */
  time: string | null;
}

/** Returns a commit, which may be on no branch, such as GitHub's test merges. Throws GitHubError and octokit's errors. */
export async function readCommit({ octokit, owner, repo }: GitHub, ref: string): Promise<Commit> {
  // GitHub answers with all changed files of the commit, so request one per page.
  const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
  const { sha, parents, commit } = readAnswer(datedSchema, data, "a commit");
  if (sha !== ref) throw new GitHubError("GitHub answered another commit than it was asked for");
  return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}

/** Returns the newest commit of a branch. Throws GitHubError and octokit's errors. */
export async function readTip({ octokit, owner, repo }: GitHub, branch: string): Promise<string> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  const { name, commit } = readAnswer(branchSchema, data, "a branch");
  if (name !== branch) throw new GitHubError("GitHub answered another branch than it was asked for");
  return commit.sha;
}

const branchSchema = z.object({ name: z.string(), commit: z.object({ sha: commitId }) });

/** Returns true when a rule of the repository protects the branch. Throws GitHubError and octokit's errors. */
export async function isProtected({ octokit, owner, repo }: GitHub, branch: string): Promise<boolean> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  return readAnswer(z.object({ protected: z.boolean() }), data, "a branch").protected;
}

/** Returns the merge base of two branches or commits. Throws GitHubError and octokit's errors. */
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

/** The chain of first parents from a commit on, read as far as needed. */
export class Chain {
  readonly commits: string[] = [];
  readonly #walk: AsyncGenerator<string, void>;

  constructor(github: GitHub, commit: string) {
    this.#walk = firstParents(github, commit);
  }

  /** Returns the commit `distance` first parents below; undefined beyond the end of the chain. */
  async at(distance: number): Promise<string | undefined> {
    while (this.commits.length <= distance) {
      const { value, done } = await this.#walk.next();
      if (done) return undefined;
      this.commits.push(value);
    }
    return this.commits[distance];
  }

  async places(): Promise<ReadonlyMap<string, number>> {
    await this.at(Number.POSITIVE_INFINITY);
    return new Map(this.commits.map((commit, distance) => [commit, distance]));
  }
}

export interface Actor {
  id: number;
  login: string;
  type: string;
}

interface TimelineEvent {
  event: string;
  /** GitHub's time in milliseconds; NaN when not recorded. */
  at: number;
  label: string | undefined;
  /** Undefined when the account is deleted. */
  actor: Actor | undefined;
}

export interface Labelling {
  at: number;
  actor: Actor | undefined;
}

const HEAD_MOVES = new Map([
  ["head_ref_force_pushed", "the branch was force-pushed"],
  ["head_ref_deleted", "the branch was deleted"],
  ["head_ref_restored", "the branch was restored"],
  ["reopened", "the pull request was reopened"],
]);

/** Events after which a pull request contains a different change than the change that was reviewed. */
const CHANGES = new Map([
  ...HEAD_MOVES,
  ["base_ref_changed", "the base branch was changed"],
  ["automatic_base_change_succeeded", "the base branch was changed"],
]);

const timelineSchema = z.array(
  z
    .object({
      event: z.string().optional(),
      created_at: z.string().nullish(),
      label: z.object({ name: z.string() }).nullish(),
      actor: z.object({ id: z.number(), login: z.string(), type: z.string() }).nullish(),
    })
    .transform(
      ({ event = "", created_at, label, actor }): TimelineEvent => ({
        event,
        at: Date.parse(created_at ?? ""),
        label: label?.name,
        actor: actor ?? undefined,
      }),
    ),
);

/** Returns the timeline of a pull request in GitHub's order. Throws GitHubError and octokit's errors. */
export function readTimeline(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
): Promise<TimelineEvent[]> {
  const query = { owner, repo, issue_number: pullRequest, per_page: 100 };
  return readPages(
    timelineSchema,
    (page) => octokit.rest.issues.listEventsForTimeline({ ...query, page }),
    "a timeline",
  );
}

/** Returns the last time that exactly this label was added; undefined when it is not on the pull request now. */
export function standingLabel(timeline: readonly TimelineEvent[], label: string): Labelling | undefined {
  const isSwitch = ({ event }: TimelineEvent) => event === "labeled" || event === "unlabeled";
  const last = timeline.findLast((event) => isSwitch(event) && event.label === label);
  return last?.event === "labeled" ? last : undefined;
}

/** Returns the text of the first event at or after `at` that made the pull request a different change; undefined without one. */
export function changedSince(timeline: readonly TimelineEvent[], at: number): string | undefined {
  const change = timeline.find((event) => CHANGES.has(event.event) && !(event.at < at));
  return change && CHANGES.get(change.event);
}

/** Returns the last time that the branch moved in another way than by an ordinary push; -Infinity when it never did. */
export function lastHeadMove(timeline: readonly TimelineEvent[]): number {
  return Math.max(...timeline.filter(({ event }) => HEAD_MOVES.has(event)).map(({ at }) => at));
}

const runsSchema = z
  .object({
    workflow_runs: z.array(
      z.object({
        created_at: z.string(),
        head_sha: z.string(),
        head_branch: z.string().nullish(),
        head_repository: z.object({ id: z.int() }).nullish(),
      }),
    ),
  })
  .transform(({ workflow_runs }) => workflow_runs);

/**
 * Returns the time (ms) of the first push of the head commit after `since`, undefined when unknown. Uses GitHub's time of the first
 * workflow run, because an author can set the dates of a commit.
 */
export async function pushTime(
  { octokit, owner, repo }: GitHub,
  { headCommit, headBranch, headRepositoryId }: PullRequestHead,
  since: number,
): Promise<number | undefined> {
  const query = { owner, repo, head_sha: headCommit, event: "pull_request", per_page: 100 };
  const runs = await readPages(
    runsSchema,
    (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...query, page }),
    "a list of workflow runs",
  );
  const times = runs
    .filter((run) => run.head_sha === headCommit && run.head_branch === headBranch)
    .filter((run) => run.head_repository?.id === headRepositoryId)
    .map((run) => Date.parse(run.created_at))
    .filter((at) => at > since);
  return times.length === 0 ? undefined : Math.min(...times);
}

const fileSchema = z.object({
  type: z.literal("file"),
  size: z.int().min(0),
  encoding: z.string(),
  content: z.string(),
  sha: commitId,
});

/**
 * Returns the text of a file at a commit, or undefined on 404, which is also GitHub's answer without the permission for contents: request
 * the commit first. Throws GitHubError for a path outside the repository, a non-file, or an incomplete, too large or non-UTF-8 file.
 */
export async function readFileAt(
  github: GitHub,
  path: string,
  commit: string,
  mostBytes: number,
): Promise<string | undefined> {
  const bytes = await readBytesAt(github, path, commit, mostBytes);
  if (bytes !== undefined && !isUtf8(bytes))
    throw fileFault(path, commit, "is not UTF-8 text: save it as UTF-8");
  return bytes?.toString("utf8");
}

function fileFault(path: string, commit: string, what: string): GitHubError {
  return new GitHubError(`${shorten(path, limits.shownText)} at ${commit.slice(0, 7)} ${what}`);
}

/** Returns the bytes of a file at a commit. Throws as `readFileAt` does. */
export async function readBytesAt(
  github: GitHub,
  path: string,
  commit: string,
  mostBytes: number,
): Promise<Buffer | undefined> {
  const { octokit, owner, repo } = github;
  const file = insideRepository(path);
  const fault = (what: string) => fileFault(file, commit, what);
  const where = { owner, repo, path: file, ref: commit };
  try {
    const { data } = await octokit.rest.repos.getContent(where);
    if (Array.isArray(data) || ("type" in Object(data) && data.type !== "file"))
      throw fault("is a folder, a submodule or a link to nowhere: name a file");
    const { size, encoding, content, sha } = readAnswer(fileSchema, data, "a file");
    if (size > mostBytes) throw fault(`has ${size} bytes, and ${mostBytes} are read: make it smaller`);
    // GitHub sends large files only in the raw format.
    const bytes =
      encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
    if (bytes?.length !== size) throw fault("did not arrive whole");
    if (blobId(bytes) !== sha) throw fault("did not arrive as GitHub has it: run this job again");
    return bytes;
  } catch (error) {
    if (!isNoSuchFile(error)) throw error;
    if (await isListed(github, file, commit)) throw fault("is there and did not arrive: run this job again");
    return undefined;
  }
}

function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

const folderSchema = z.array(z.object({ path: z.string() }));

/** A missing policy does not apply, so a single 404 is not enough: the folder's list, or a second request, must agree. */
async function isListed({ octokit, owner, repo }: GitHub, file: string, ref: string): Promise<boolean> {
  const folder = posix.dirname(file);
  try {
    const path = folder === "." ? file : folder;
    const { data } = await octokit.rest.repos.getContent({ owner, repo, path, ref });
    return folder === "." || readAnswer(folderSchema, data, "a folder").some(({ path }) => path === file);
  } catch (error) {
    if (!isNoSuchFile(error)) throw error;
    return false;
  }
}

/** Returns the path in git's form. Throws GitHubError when it leads out of the repository. */
export function insideRepository(path: string): string {
  const file = posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
  if (path.includes("\0") || /^([a-z]:|\/|\.\.?(\/|$))/i.test(file)) {
    const shown = JSON.stringify(shorten(path, limits.shownText));
    throw new GitHubError(`${shown} is no path of a file inside the repository: name it from its root on`);
  }
  return file;
}

async function rawBytes(
  { octokit }: GitHub,
  where: { owner: string; repo: string; path: string; ref: string },
  mostBytes: number,
): Promise<Buffer | undefined> {
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
    ...where,
    mediaType: { format: "raw" },
    request: { parseSuccessResponseBody: false },
  });
  const body: unknown = data;
  if (!(body instanceof ReadableStream)) return undefined;
  try {
    return await readBytes(body, mostBytes);
  } catch {
    return undefined;
  }
}

// A missing commit is answered with 404 too, and proves nothing about the file.
function isNoSuchFile(error: unknown): boolean {
  return statusOf(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}

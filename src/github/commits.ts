import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { limits } from "../base/limits.ts";
import { readBytes } from "../base/network.ts";
import { shorten } from "../base/text.ts";
import * as z from "../base/zod.ts";
import { commitId, type GitHub, GitHubError, readAnswer, readPages, statusOf } from "./client.ts";
import type { PullRequestHead } from "./pull-requests.ts";

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

/** Whether a rule of the repository protects a branch. Throws what octokit throws, and GitHubError. */
export async function isProtected({ octokit, owner, repo }: GitHub, branch: string): Promise<boolean> {
  const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
  return readAnswer(z.object({ protected: z.boolean() }), data, "a branch").protected;
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

/** Who did something, as GitHub names them. */
export interface Actor {
  id: number;
  login: string;
  type: string;
}

/** Something that happened to a pull request. */
interface TimelineEvent {
  event: string;
  /** When, by GitHub's clock, in milliseconds; NaN where GitHub does not say. */
  at: number;
  label: string | undefined;
  /** Undefined when the account is gone. */
  actor: Actor | undefined;
}

/** The label as it was last put on. */
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

/** What makes another change of a pull request than the one that somebody looked at before. */
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

/** All that happened to a pull request, in GitHub's order. Throws what octokit throws, and GitHubError. */
export function readTimeline(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
): Promise<TimelineEvent[]> {
  const asked = { owner, repo, issue_number: pullRequest, per_page: 100 };
  return readPages(
    timelineSchema,
    (page) => octokit.rest.issues.listEventsForTimeline({ ...asked, page }),
    "a timeline",
  );
}

/** The last time that exactly this label was put on; undefined when it was never, or was taken off since. */
export function standingLabel(timeline: readonly TimelineEvent[], label: string): Labelling | undefined {
  const isSwitch = ({ event }: TimelineEvent) => event === "labeled" || event === "unlabeled";
  const last = timeline.findLast((one) => isSwitch(one) && one.label === label);
  return last?.event === "labeled" ? last : undefined;
}

/** What happened at that time or later to make it another change, for a reader; undefined when nothing did. */
export function changedSince(timeline: readonly TimelineEvent[], at: number): string | undefined {
  const change = timeline.find((one) => CHANGES.has(one.event) && !(one.at < at));
  return change && CHANGES.get(change.event);
}

/** When the branch last pointed somewhere else without a push that follows what was there; -Infinity when it never did. */
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
 * When the commit was first pushed there after `since`, in milliseconds: the time of the first workflow run that it started, the
 * only one that GitHub's clock tells. A commit's own dates are its author's word. Undefined when no run is known. Throws what octokit
 * throws, and GitHubError.
 */
export async function pushTime(
  { octokit, owner, repo }: GitHub,
  { headCommit, headBranch, headRepositoryId }: PullRequestHead,
  since: number,
): Promise<number | undefined> {
  const asked = { owner, repo, head_sha: headCommit, event: "pull_request", per_page: 100 };
  const runs = await readPages(
    runsSchema,
    (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...asked, page }),
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
 * The text of a file of the repository at a commit; undefined when there is none. GitHub answers alike (404) when the token may not
 * read contents: ask for the commit first, which takes the same permission and tells the two apart. A link to a file of the
 * repository is followed. Throws what octokit throws, and GitHubError when the path leads out of the repository or to no file, when
 * the file is larger than `mostBytes`, when it did not arrive whole, or when it is not UTF-8.
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

/** The bytes of a file at a commit, which need not be text. Throws as `readFileAt` does. */
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
    // GitHub gives large files only by themselves.
    const bytes =
      encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
    // A policy that is cut short would be another policy.
    if (bytes?.length !== size) throw fault("did not arrive whole");
    if (blobId(bytes) !== sha) throw fault("did not arrive as GitHub has it: run this job again");
    return bytes;
  } catch (error) {
    if (!isNoSuchFile(error)) throw error;
    if (await isListed(github, file, commit)) throw fault("is there and did not arrive: run this job again");
    return undefined;
  }
}

/** The id that git gives to the content of a file. */
function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

const folderSchema = z.array(z.object({ path: z.string() }));

/**
 * Whether GitHub contradicts itself on a file that it did not find: its folder lists it, or it is there when asked for again. A policy
 * that is not found does not rule: one answer is too little for that.
 */
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

/** The path as git knows it. Throws GitHubError when it leads out of the repository. */
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

// A commit that is not there is answered with 404 too, and says nothing about the file.
function isNoSuchFile(error: unknown): boolean {
  return statusOf(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}

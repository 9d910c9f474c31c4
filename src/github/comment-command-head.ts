import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { DEFAULT_SUITE } from "../config/policy.ts";
import { leadsOutside } from "../core/files.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { shorten } from "../core/text.ts";
import { isOfWorkflow, type WorkflowRun } from "../gate/baseline/provenance.ts";
import type { Report } from "../report/report.ts";
import { commitId, type GitHub, readAnswer } from "./client.ts";
import { changedSince, readBytesAt, readTimeline } from "./commits.ts";
import { AT_A_TERMINAL, RefusedCommand } from "./read-command.ts";
import { reportsOfRun, runsAt } from "./runs.ts";

export interface CommandPull {
  number: number;
  /** The newest commit, and the branch, which is in this repository. */
  commit: string;
  branch: string;
  base: string;
  defaultBranch: string;
}

const sideSchema = z.object({
  sha: commitId,
  ref: z.string().min(1),
  repo: z.object({ id: z.int(), default_branch: z.string() }).nullable(),
});
const pullSchema = z.object({ state: z.string(), head: sideSchema, base: sideSchema });

/** Returns the pull request. Throws RefusedCommand when it is closed or its branch is in a fork or the default branch. */
export async function commandPull(
  { octokit, owner, repo }: GitHub,
  number: number,
  repositoryId: number,
): Promise<CommandPull> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const { state, head, base } = readAnswer(pullSchema, data, "a pull request");
  if (state !== "open")
    throw new RefusedCommand("the pull request is closed", "reopen it, or open another one");
  if (head.repo?.id !== repositoryId || base.repo?.id !== repositoryId)
    throw new RefusedCommand(
      "the branch is in a fork, and rungate commits only to branches of this repository",
      "let the author of the pull request run the command below on the branch, and push",
      { lines: AT_A_TERMINAL },
    );
  if (head.ref === base.repo.default_branch)
    throw new RefusedCommand(
      `the branch is ${head.ref}, the default branch of the repository`,
      "make the change on another branch",
    );
  // GitHub's commit API treats the branch "refs/heads/main" as "main". New branches with such a name cannot be pushed.
  if (head.ref.startsWith("refs/"))
    throw new RefusedCommand(`the branch is called ${head.ref}, as if it was another one`, "rename it");
  const { default_branch: defaultBranch } = base.repo;
  return { number, commit: head.sha, branch: head.ref, base: base.ref, defaultBranch };
}

export interface HeadRunQuery {
  pull: CommandPull;
  workflow: string;
  repository: string;
  repositoryId: number;
}

/** The events that start the gate on a pull request's branch. */
const EVENTS = ["pull_request", "workflow_dispatch"];

/** Returns the newest run at the newest commit. Throws RefusedCommand when it has not completed or does not exist. */
export async function newestHeadRun(
  github: GitHub,
  { pull, workflow, repository, repositoryId }: HeadRunQuery,
): Promise<WorkflowRun> {
  const workflows = [`.github/workflows/${workflow}`];
  const listed = await Promise.all(EVENTS.map((event) => runsAt(github, pull.commit, event, pull.branch)));
  const [newest] = listed
    .flat()
    .filter((run) => isOfWorkflow(run.path, { workflows, repository }))
    .filter((run) => run.commit === pull.commit && run.headRepositoryId === repositoryId)
    .sort((a, b) => b.id - a.id);
  const commit = pull.commit.slice(0, 7);
  if (newest === undefined)
    throw new RefusedCommand(
      `${workflow} has not run on ${commit}, the newest commit`,
      "wait for its run, and write the command in a new comment",
    );
  if (newest.status !== "completed")
    throw new RefusedCommand(
      `the run of ${workflow} on ${commit}, the newest commit, has not ended`,
      "wait for its end, and write the command in a new comment",
    );
  return newest;
}

/**
 * Throws RefusedCommand when the branch moved since the run began, because the comment, written at `until` (ms), may be about another
 * commit. The timeline does not date an ordinary push, but that starts a newer run.
 */
export async function demandUnmoved(
  github: GitHub,
  { pull, run, until }: { pull: CommandPull; run: WorkflowRun; until: number },
): Promise<void> {
  const timeline = await readTimeline(github, pull.number);
  const later = changedSince(timeline, until);
  if (later !== undefined)
    throw new RefusedCommand(
      `${later} after the comment was written`,
      "look at the pull request as it is now, and write the command in a new comment",
    );
  const earlier = changedSince(timeline, run.createdAt);
  if (earlier !== undefined)
    throw new RefusedCommand(
      `${earlier} after the newest run on ${pull.commit.slice(0, 7)} began`,
      "start the gate again, look at what it says, and write the command in a new comment",
    );
}

/** Returns only reports uploaded before `until` (ms), which the author can have read. Throws RefusedCommand when there are none. */
export async function headReports(
  github: GitHub,
  { run, pull, call, until }: { run: WorkflowRun; pull: CommandPull; call: string; until: number },
): Promise<Report[]> {
  const reports = await reportsOfRun(github, run, call, until - limits.readingSeconds * 1000);
  const found = "why" in reports ? reports.why : whyNotOf(reports, pull, call);
  if (found === undefined && !("why" in reports)) return reports;
  throw new RefusedCommand(
    `the run on ${pull.commit.slice(0, 7)}, the newest commit, ${found}`,
    "look at the pull request as it is now, and write the command in a new comment",
  );
}

function whyNotOf(
  reports: readonly Report[],
  { number, commit }: CommandPull,
  call: string,
): string | undefined {
  const isOther = reports.some(
    (report) => report.role !== "head" || report.pullRequest !== number || report.headCommit !== commit,
  );
  if (isOther) return "left a report of another pull request or commit";
  const suites = reports.map(({ suite }) => suite);
  if (reports.length === 1 && call !== DEFAULT_SUITE && suites[0] !== call)
    return "left a report of another suite";
  return new Set(suites).size < suites.length ? "left two reports of one suite" : undefined;
}

export interface HeadFiles {
  commit: string;
  /** An empty temporary folder for the files. */
  root: string;
  /** The folder of downloaded artifacts, relative to `workspace`; undefined where nothing is downloaded. */
  folder: string | undefined;
  workspace: string;
}

/** Copies files of a pull request from the downloaded artifacts or the commit. Returns the missing files. Throws RefusedCommand. */
export async function fetchHeadFiles(
  github: GitHub,
  names: readonly string[],
  from: HeadFiles,
): Promise<string[]> {
  if (names.length > limits.acceptedRecordings)
    throw tooMuch(`${names.length} recordings, and at most ${limits.acceptedRecordings} are read`);
  const missing: string[] = [];
  let left = limits.acceptedBytes;
  for (const name of names) {
    demandPath(name);
    const isDownloaded = from.folder !== undefined && name.startsWith(`${from.folder}/`);
    const bytes = isDownloaded
      ? downloaded(name, from, left)
      : await readBytesAt(github, name, from.commit, left);
    if (bytes === undefined) missing.push(name);
    else put(from.root, name, bytes);
    left -= bytes?.length ?? 0;
  }
  return missing;
}

function tooMuch(what: string): RefusedCommand {
  return new RefusedCommand(`the cases have ${what}`, "accept fewer cases at once, or at a terminal");
}

/** A report is untrusted, so a name in it must be a path below the root. */
function demandPath(name: string): void {
  const isPlain =
    posix.normalize(name) === name && !/^(?:\/|\.\.?(?:\/|$)|\.git(?:\/|$))|[\\\p{C}]|\/$/iu.test(name);
  if (isPlain && !/^[a-z]:/i.test(name)) return;
  throw new RefusedCommand(
    `the report names a recording ${JSON.stringify(shorten(name, limits.shownName))}, which is no path in the repository`,
    "look at what the workflow of the branch records",
  );
}

/** Follows a link only within the folder. */
function downloaded(
  name: string,
  { workspace, folder = "" }: HeadFiles,
  maxBytes: number,
): Buffer | undefined {
  const place = resolve(workspace, name);
  try {
    if (leadsOutside(resolve(workspace, folder), place)) return undefined;
    const stats = statSync(place);
    if (!stats.isFile()) return undefined;
    if (stats.size > maxBytes) throw tooMuch(`more than ${limits.acceptedBytes} bytes of recordings`);
    return readFileSync(place);
  } catch (error) {
    if (error instanceof RefusedCommand) throw error;
    return undefined;
  }
}

/** Writes a file below the root and creates its folders. */
export function put(root: string, name: string, content: Buffer | string): void {
  const place = join(root, name);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

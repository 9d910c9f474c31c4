import { limits } from "../base/limits.ts";
import * as z from "../base/zod.ts";
import { reportFileName } from "../gate/fingerprint.ts";
import {
  isOfBase,
  isOfWorkflow,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
  whyNotListed,
} from "../gate/provenance.ts";
import type { Report } from "../report/report.ts";
import { ReportError } from "../report/stored-reports.ts";
import { downloadReports, listArtifactsOfRun, OtherBytes, RefusedArtifact } from "./artifacts.ts";
import { commitId, type GitHub, GitHubError, readAnswer, statusOf } from "./client.ts";
import type { Chain } from "./commits.ts";

const repositorySchema = z.object({ id: z.int().min(1) }).nullish();

const runSchema = z.object({
  id: z.int().min(1),
  event: z.string(),
  path: z.string(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  head_sha: commitId,
  head_branch: z.string().nullish(),
  created_at: z.string(),
  repository: repositorySchema,
  head_repository: repositorySchema,
});

const listSchema = z.object({ total_count: z.int().min(0), workflow_runs: z.array(runSchema) });

/** A run of a workflow that something else of GitHub's names. Throws what octokit throws, and GitHubError: also when it is not there. */
export async function readRun({ octokit, owner, repo }: GitHub, id: number): Promise<WorkflowRun> {
  for (let tries = 0; ; tries++) {
    try {
      const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
      const run = runOf(readAnswer(runSchema, data, "a workflow run"));
      if (run.id !== id) throw new GitHubError("GitHub answered another workflow run than it was asked for");
      return run;
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      if (tries === limits.requestRetries) throw new GitHubError(NOT_THERE);
    }
  }
}

const NOT_THERE = "GitHub answered 404 to a workflow run of which it lists an artifact: run this job again";

/** Which runs are asked for. */
export interface AskedRuns {
  /** Of any event without it. */
  event?: string;
  /** Null: on any branch. */
  branch: string | null;
  commit?: string;
  /** A workflow file; of all workflows without it. */
  workflow?: string;
}

/** A page of runs, newest first. */
export interface RunPage {
  runs: WorkflowRun[];
  hasNext: boolean;
}

/**
 * A page of runs, counted from 1. None when GitHub says that it knows no such workflow. Throws what octokit throws, and GitHubError, also
 * for runs that were not asked for.
 */
export async function listRuns(github: GitHub, asked: AskedRuns, page: number): Promise<RunPage> {
  const { total_count, workflow_runs } = await askRuns(github, asked, page);
  const isCut = page === 1 && total_count > 0 && workflow_runs.length === 0;
  if (isCut) throw new GitHubError("GitHub's list of workflow runs has fewer of them than it says");
  const runs = workflow_runs.map(runOf);
  if (runs.some((run) => !isAskedFor(run, asked)))
    throw new GitHubError("GitHub listed other workflow runs than it was asked for");
  return { runs, hasNext: workflow_runs.length > 0 && total_count > page * PAGE };
}

const PAGE = 100;

async function askRuns(
  { octokit, owner, repo }: GitHub,
  { event, branch, commit, workflow }: AskedRuns,
  page: number,
): Promise<z.output<typeof listSchema>> {
  const where = branch === null ? {} : { branch };
  const asked = {
    owner,
    repo,
    per_page: PAGE,
    page,
    ...where,
    ...(event && { event }),
    ...(commit && { head_sha: commit }),
  };
  const { actions } = octokit.rest;
  try {
    const { data } =
      workflow === undefined
        ? await actions.listWorkflowRunsForRepo(asked)
        : await actions.listWorkflowRuns({
            ...asked,
            workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
          });
    return readAnswer(listSchema, data, "a list of workflow runs");
  } catch (error) {
    if (workflow !== undefined && statusOf(error) === 404) return { total_count: 0, workflow_runs: [] };
    throw error;
  }
}

function isAskedFor(run: WorkflowRun, { event, commit }: AskedRuns): boolean {
  return (event === undefined || run.event === event) && (commit === undefined || run.commit === commit);
}

function runOf({ repository, head_repository, ...run }: z.output<typeof runSchema>): WorkflowRun {
  return {
    id: run.id,
    event: run.event,
    path: run.path,
    status: run.status ?? null,
    conclusion: run.conclusion ?? null,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    repositoryId: repository?.id ?? null,
    headRepositoryId: head_repository?.id ?? null,
    createdAt: Date.parse(run.created_at),
  };
}

/** A list of runs, as far as it was read. */
/** All runs that one event started at a commit of the base branch. Throws what octokit throws, and GitHubError. */
export async function runsAt(
  github: GitHub,
  commit: string,
  event: string,
  baseBranch: string | null,
): Promise<WorkflowRun[]> {
  const asked = { event, commit, branch: branchOf(event, baseBranch) };
  const found: WorkflowRun[] = [];
  for (let page = 1, hasNext = true; hasNext && page <= limits.runPages; page++) {
    const read = await listRuns(github, asked, page);
    found.push(...read.runs);
    hasNext = read.hasNext;
  }
  return found;
}

interface List {
  asked: AskedRuns;
  page: number;
  /** There is more to read. */
  isOpen: boolean;
  runs: WorkflowRun[];
}

/**
 * The runs that may have left a baseline: of trusted workflows and events, on the base branch, as GitHub lists them. What pull requests
 * and others leave, however much it is, stands in none of these lists.
 */
export class TrustedRuns {
  readonly #github: GitHub;
  readonly #trust: Trust;
  readonly #lists: List[];

  constructor(github: GitHub, trust: Trust) {
    this.#github = github;
    this.#trust = trust;
    this.#lists = trust.workflows.flatMap((workflow) =>
      TRUSTED_EVENTS.map((event) => {
        const asked = { event, workflow, branch: branchOf(event, trust.baseBranch) };
        return { asked, page: 0, isOpen: true, runs: [] };
      }),
    );
  }

  /** Those that one event started at a commit, or of such runs that were asked for before. Throws what octokit throws, and GitHubError. */
  async at(commit: string, event: string, asked?: Promise<WorkflowRun[]>): Promise<WorkflowRun[]> {
    return this.#trusted(await (asked ?? runsAt(this.#github, commit, event, this.#trust.baseBranch)));
  }

  /** All that was listed so far. */
  get all(): WorkflowRun[] {
    return this.#lists.flatMap(({ runs }) => runs);
  }

  /** A list has more runs than are read. */
  get isCut(): boolean {
    return this.#lists.some(({ isOpen, page }) => isOpen && page === limits.runPages);
  }

  /** Reads the first page of every list. Throws what octokit throws, and GitHubError. */
  async begin(): Promise<void> {
    for (const list of this.#lists) await this.#readPage(list);
  }

  /**
   * How far down from the base commit every run is listed: as many first parents, or Infinity where nothing more is to be read. Newest
   * runs come first, so that a list in which there is none of these commits has not come down to them.
   */
  async horizon(chain: Chain): Promise<number> {
    const open = this.#unread();
    if (open.length === 0) return Number.POSITIVE_INFINITY;
    const places = await chain.places();
    return Math.min(...open.map(({ runs }) => depthOf(runs, places)));
  }

  /** Reads on where the lists end that come down to a horizon and no deeper. */
  async readOn(chain: Chain, horizon: number): Promise<void> {
    const places = await chain.places();
    const short = this.#unread().filter(({ runs }) => depthOf(runs, places) <= horizon);
    for (const list of short) await this.#readPage(list);
  }

  #unread(): List[] {
    return this.#lists.filter(({ isOpen, page }) => isOpen && page < limits.runPages);
  }

  async #readPage(list: List): Promise<void> {
    list.page += 1;
    const { runs, hasNext } = await listRuns(this.#github, list.asked, list.page);
    list.runs.push(...this.#trusted(runs));
    list.isOpen = hasNext;
  }

  #trusted(runs: readonly WorkflowRun[]): WorkflowRun[] {
    const { baseBranch, repositoryId } = this.#trust;
    return runs
      .filter((run) => run.repositoryId === repositoryId && run.headRepositoryId === repositoryId)
      .filter((run) => isOfBase(run, baseBranch) && isOfWorkflow(run.path, this.#trust));
  }
}

/** The merge queue has branches of its own. */
function branchOf(event: string, baseBranch: string | null): string | null {
  return event === "merge_group" ? null : baseBranch;
}

function depthOf(runs: readonly WorkflowRun[], places: ReadonlyMap<string, number>): number {
  return Math.max(-1, ...runs.map(({ commit }) => places.get(commit) ?? -1));
}

/**
 * The report of a suite that a run left, whatever it says, or why it cannot be read: the rest of a sentence that begins with "the run".
 * One that it left after `until`, in milliseconds, does not count.
 * Throws what octokit throws, and GitHubError.
 */
export async function reportsOfRun(
  github: GitHub,
  { id, commit }: { id: number; commit: string },
  call: string,
  until = Number.POSITIVE_INFINITY,
): Promise<Report[] | { why: string }> {
  const artifacts = await listArtifactsOfRun(github, id, [reportFileName(call)]);
  const [artifact] = artifacts.filter(({ run }) => run?.id === id && run.commit === commit);
  if (artifact === undefined) return { why: "left no report of this suite" };
  if (!(Date.parse(artifact.createdAt ?? "") <= until) && until !== Number.POSITIVE_INFINITY)
    return { why: "left its report too late to be read before the comment was written" };
  const refusal = whyNotListed(artifact);
  if (refusal !== undefined) return { why: `left a report that ${refusal.why}` };
  try {
    return await downloadReports(github, artifact);
  } catch (error) {
    if (error instanceof RefusedArtifact || error instanceof ReportError)
      return { why: `left a report that ${error.message}` };
    if (error instanceof OtherBytes) return { why: "left a report that does not match its digest" };
    throw error;
  }
}

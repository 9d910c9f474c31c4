import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import {
  isOfBase,
  isOfWorkflow,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
  whyNotListed,
} from "../gate/baseline/provenance.ts";
import { reportFileName } from "../gate/score/fingerprint.ts";
import type { Report } from "../report/report.ts";
import { ReportError } from "../report/stored-reports.ts";
import { downloadReports, listArtifactsOfRun } from "./artifacts.ts";
import { commitId, type GitHub, GitHubError, readAnswer, statusOf } from "./client.ts";
import type { Chain } from "./commits.ts";
import { OtherBytes, RefusedArtifact } from "./download-artifact.ts";

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

/** Returns a run that GitHub names elsewhere. Throws octokit's errors, and GitHubError when the run does not exist. */
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

export interface RunQuery {
  event?: string;
  /** Null: any branch. */
  branch: string | null;
  commit?: string;
  workflow?: string;
}

/** Newest first. */
export interface RunPage {
  runs: WorkflowRun[];
  hasNext: boolean;
}

/** Returns a page of runs, counted from 1; an empty page for an unknown workflow. Throws GitHubError and octokit's errors. */
export async function listRuns(github: GitHub, query: RunQuery, page: number): Promise<RunPage> {
  const { total_count, workflow_runs } = await requestRuns(github, query, page);
  const isCut = page === 1 && total_count > 0 && workflow_runs.length === 0;
  if (isCut) throw new GitHubError("GitHub's list of workflow runs has fewer of them than it says");
  const runs = workflow_runs.map(runOf);
  if (runs.some((run) => !matchesQuery(run, query)))
    throw new GitHubError("GitHub listed other workflow runs than it was asked for");
  return { runs, hasNext: workflow_runs.length > 0 && total_count > page * PAGE };
}

const PAGE = 100;

async function requestRuns(
  { octokit, owner, repo }: GitHub,
  { event, branch, commit, workflow }: RunQuery,
  page: number,
): Promise<z.output<typeof listSchema>> {
  const where = branch === null ? {} : { branch };
  const parameters = {
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
        ? await actions.listWorkflowRunsForRepo(parameters)
        : await actions.listWorkflowRuns({
            ...parameters,
            workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
          });
    return readAnswer(listSchema, data, "a list of workflow runs");
  } catch (error) {
    if (workflow !== undefined && statusOf(error) === 404) return { total_count: 0, workflow_runs: [] };
    throw error;
  }
}

function matchesQuery(run: WorkflowRun, { event, commit }: RunQuery): boolean {
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

/** Returns all runs of an event at a commit of the base branch. Throws GitHubError and octokit's errors. */
export async function runsAt(
  github: GitHub,
  commit: string,
  event: string,
  baseBranch: string | null,
): Promise<WorkflowRun[]> {
  const query = { event, commit, branch: branchOf(event, baseBranch) };
  const found: WorkflowRun[] = [];
  for (let page = 1, hasNext = true; hasNext && page <= limits.runPages; page++) {
    const read = await listRuns(github, query, page);
    found.push(...read.runs);
    hasNext = read.hasNext;
  }
  return found;
}

interface List {
  query: RunQuery;
  page: number;
  isOpen: boolean;
  runs: WorkflowRun[];
}

/**
 * The runs that may have uploaded a baseline: trusted workflows and events on the base branch. GitHub filters these lists, so other runs
 * cannot crowd them out. Throws GitHubError and octokit's errors.
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
        const query = { event, workflow, branch: branchOf(event, trust.baseBranch) };
        return { query, page: 0, isOpen: true, runs: [] };
      }),
    );
  }

  /** Returns the trusted runs that an event started at a commit, from `requested` if given. */
  async at(commit: string, event: string, requested?: Promise<WorkflowRun[]>): Promise<WorkflowRun[]> {
    return this.#trusted(await (requested ?? runsAt(this.#github, commit, event, this.#trust.baseBranch)));
  }

  get all(): WorkflowRun[] {
    return this.#lists.flatMap(({ runs }) => runs);
  }

  get isCut(): boolean {
    return this.#lists.some(({ isOpen, page }) => isOpen && page === limits.runPages);
  }

  async begin(): Promise<void> {
    for (const list of this.#lists) await this.#readPage(list);
  }

  /**
   * Returns the depth below the base commit, in first parents, down to which all runs are listed; Infinity when all lists are read. Lists
   * are newest first, so a list without any of these commits has not reached them yet.
   */
  async horizon(chain: Chain): Promise<number> {
    const open = this.#unread();
    if (open.length === 0) return Number.POSITIVE_INFINITY;
    const places = await chain.places();
    return Math.min(...open.map(({ runs }) => depthOf(runs, places)));
  }

  /** Reads a further page of each list that reaches no deeper than the horizon. */
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
    const { runs, hasNext } = await listRuns(this.#github, list.query, list.page);
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

/** The merge queue uses its own branches. */
function branchOf(event: string, baseBranch: string | null): string | null {
  return event === "merge_group" ? null : baseBranch;
}

function depthOf(runs: readonly WorkflowRun[], places: ReadonlyMap<string, number>): number {
  return Math.max(-1, ...runs.map(({ commit }) => places.get(commit) ?? -1));
}

/** Returns the unchecked reports of a run, or the rest of "the run …" when they cannot be read. Ignores reports after `until` (ms). */
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

import {
  isOfBase,
  isOfWorkflow,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
} from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import type { GitHub } from "./client.ts";
import type { Chain } from "./commits.ts";
import { type AskedRuns, listRuns } from "./runs.ts";

/** A list of runs, as far as it was read. */
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
        const asked = { event, workflow, branch: branchOf(event, trust) };
        return { asked, page: 0, isOpen: true, runs: [] };
      }),
    );
  }

  /** Those that one event started at a commit. Throws what octokit throws, and GitHubError. */
  async at(commit: string, event: string): Promise<WorkflowRun[]> {
    const asked = { event, commit, branch: branchOf(event, this.#trust) };
    const found: WorkflowRun[] = [];
    for (let page = 1, hasNext = true; hasNext && page <= limits.runPages; page++) {
      const read = await listRuns(this.#github, asked, page);
      found.push(...read.runs);
      hasNext = read.hasNext;
    }
    return this.#trusted(found);
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
function branchOf(event: string, { baseBranch }: Trust): string | null {
  return event === "merge_group" ? null : baseBranch;
}

function depthOf(runs: readonly WorkflowRun[], places: ReadonlyMap<string, number>): number {
  return Math.max(-1, ...runs.map(({ commit }) => places.get(commit) ?? -1));
}

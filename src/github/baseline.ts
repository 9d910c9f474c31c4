import type { Baseline, Instead } from "../baseline/baseline.ts";
import {
  type Artifact,
  isOfWorkflow,
  isOwn,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
} from "../baseline/provenance.ts";
import {
  reasons,
  refusedReason,
  underWayReason,
  unrecordedReason,
  unreportedReason,
} from "../baseline/reasons.ts";
import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { reportFileName } from "../suite/suite-name.ts";
import { counted } from "../wording.ts";
import { type ArtifactList, listArtifacts, listArtifactsOfRun } from "./artifacts.ts";
import type { GitHub } from "./client.ts";
import { Chain } from "./commits.ts";
import { GitHubError, isFaultOfGitHub, lookText } from "./fault.ts";
import { Inspection } from "./inspection.ts";
import { listRuns } from "./runs.ts";
import { TrustedRuns } from "./trusted-runs.ts";

/** Which baseline is sought. */
export interface Search {
  suite: string;
  baseCommit: string;
  /** Null: nobody knows the base branch's name. */
  baseBranch: string | null;
  repositoryId: number;
  /** The calling workflow's file: `.github/workflows/agent.yml`. */
  workflow: string;
  /** Other workflow files that the policy trusts. */
  workflows: readonly string[];
  /** There is a policy at the base commit. */
  hasPolicy: boolean;
  /** The workflow asks for recorded reports, so that there must be one where it has run. */
  asksForReports?: boolean;
  /** Told of every step. */
  debug: (text: string) => void;
}

/**
 * The report of the nearest first parent of the base commit, itself included, that a trusted run of this repository has left. Never
 * throws for a fault of GitHub: a baseline that nobody could look for is `unavailable`.
 */
export async function findBaseline(github: GitHub, search: Search): Promise<Baseline> {
  const baseline = await find(github, search).catch(unavailable);
  search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
  return baseline;
}

function unavailable(error: unknown): Baseline {
  if (!isFaultOfGitHub(error)) throw error;
  return { state: "unavailable", reason: lookText(error) };
}

/** What is asked, and what is known so far. */
interface Looking {
  github: GitHub;
  search: Search;
  trust: Trust;
  runs: TrustedRuns;
  inspection: Inspection;
  chain: Chain;
}

async function find(github: GitHub, search: Search): Promise<Baseline> {
  const { suite, baseCommit, baseBranch, repositoryId, debug } = search;
  const trust = {
    repository: `${github.owner}/${github.repo}`,
    repositoryId,
    workflows: [...new Set([search.workflow, ...search.workflows])],
    baseBranch,
  };
  const inspection = new Inspection(github, { ...trust, suite, debug });
  const chain = new Chain(github, baseCommit);
  const looking = { github, search, trust, runs: new TrustedRuns(github, trust), inspection, chain };
  const atBase: WorkflowRun[] = [];
  // The push of the base commit is nearly always all that is asked for.
  for (const event of TRUSTED_EVENTS) {
    const runs = await looking.runs.at(baseCommit, event);
    atBase.push(...runs);
    const baseline = await inspection.atBase(runs);
    if (baseline !== undefined) return baseline;
  }
  debug(`no report of the base commit is in ${counted(atBase.length, "run")} of it`);
  const list = await listArtifacts(github, reportFileName(suite));
  inspection.list(list);
  await looking.runs.begin();
  const older = await walk(looking, atBase);
  if (older?.state !== "found") return without(looking, list, atBase);
  return older.origin?.distance === 0 ? older : { ...older, instead: insteadOf(looking, atBase) };
}

/** The nearest baseline, from the base commit down, by all that is listed. */
async function walk(looking: Looking, atBase: readonly WorkflowRun[]): Promise<Baseline | undefined> {
  const { runs, inspection, chain } = looking;
  for (let distance = 0; ; ) {
    const horizon = await runs.horizon(chain);
    const known = distinct([...atBase, ...runs.all]);
    const others = inspection.listedBeside(known);
    const byCommit = groupBy(known, ({ commit }) => commit);
    const othersByCommit = groupBy(others, ({ run }) => run.commit);
    const left = new Set([...byCommit.keys(), ...othersByCommit.keys()]);
    for (const commit of chain.commits.slice(0, distance)) left.delete(commit);
    for (; distance <= horizon && left.size > 0; distance++) {
      const commit = await chain.at(distance);
      if (commit === undefined) return undefined;
      const baseline =
        (await inspection.below(byCommit.get(commit) ?? [], distance)) ??
        (await inspection.amongOthers(othersByCommit.get(commit) ?? [], distance));
      if (baseline !== undefined) return baseline;
      left.delete(commit);
    }
    if (horizon === Number.POSITIVE_INFINITY) return undefined;
    await runs.readOn(chain, horizon);
  }
}

function distinct(runs: readonly WorkflowRun[]): WorkflowRun[] {
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}

/** Why it is not the report of the base commit itself that is compared with. */
function insteadOf({ search, inspection, runs }: Looking, atBase: readonly WorkflowRun[]): Instead {
  const { baseCommit } = search;
  const own = distinct([...atBase, ...runs.all]).filter(({ commit }) => commit === baseCommit);
  // A merge queue looks at several commits at once, each on top of one that it still looks at.
  const underWay = own.find(({ status, event }) => status !== "completed" && event !== "merge_group");
  const refused = inspection.passedOver.find(({ commit }) => commit === baseCommit);
  const why =
    underWay !== undefined
      ? underWayReason(baseCommit, underWay.id)
      : refused !== undefined
        ? refusedReason(refused, [])
        : unreportedReason(baseCommit, own[0]?.id);
  return { why, isUnderWay: underWay !== undefined };
}

/** What it means that there is no baseline. */
async function without(
  looking: Looking,
  list: ArtifactList,
  atBase: readonly WorkflowRun[],
): Promise<Baseline> {
  const { search, inspection, runs, chain } = looking;
  const missing = (reason: string): Baseline => ({ state: "missing", reason });
  const [nearest, ...others] = inspection.passedOver;
  const hasRun = [...atBase, ...runs.all].some(({ status }) => status === "completed");
  const isRecorded = hasRun && search.asksForReports !== false;
  const hasReports = list.artifacts.some(isOnBase(search));
  const isKnown = search.hasPolicy || list.isCut || isRecorded || hasReports;
  search.debug(`${counted(chain.commits.length, "first parent")} looked at`);
  if (isKnown && nearest !== undefined) return missing(refusedReason(nearest, others));
  if (isKnown && (runs.isCut || inspection.isBlind)) return missing(reasons.notAllSeen);
  const unrecorded =
    chain.commits.length > 0 ? unrecordedReason(chain.commits.length) : reasons.neverRecorded;
  if (hasReports) return missing(unrecorded);
  // A pull request that renames the suite, or the workflow, does not begin anew.
  if (await hasOtherReports(looking, hasRun)) return missing(reasons.otherSuites);
  return isKnown ? missing(unrecorded) : { state: "first-use", reason: reasons.firstUse };
}

/** Whether the base branch has reports of whatever suite. Throws GitHubError when GitHub contradicts itself. */
async function hasOtherReports({ github, search, trust }: Looking, hasRun: boolean): Promise<boolean> {
  const { artifacts, isCut } = await listArtifacts(github);
  if (artifacts.some((one) => isReport(one) && isOnBase(search)(one))) return true;
  const { runs } = await listRuns(github, { event: "push", branch: search.baseBranch }, 1);
  const { repositoryId: own } = search;
  const isOwnRun = (run: WorkflowRun) => run.repositoryId === own && run.headRepositoryId === own;
  const ended = runs.filter((run) => run.status === "completed" && isOwnRun(run));
  if (!hasRun && ended.some(({ path }) => isOfWorkflow(path, trust))) throw new GitHubError(CONTRADICTION);
  if (!isCut) return false;
  const newest = [...groupBy(ended, ({ path }) => path).values()].flatMap(([run]) => run ?? []);
  for (const { id } of newest.slice(0, limits.baselineCandidates))
    if ((await listArtifactsOfRun(github, id)).some(isReport)) return true;
  return false;
}

const CONTRADICTION = "GitHub lists runs of the workflow on the base branch at one time and none at another";

function isOnBase({ baseBranch, repositoryId }: Search): (artifact: Artifact) => boolean {
  return (one) => isOwn(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
}

function isReport({ name }: { name: string }): boolean {
  return /^rungate-report\..+\.json$/.test(name);
}

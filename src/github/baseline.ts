import type { Baseline } from "../baseline/baseline.ts";
import { isOwn } from "../baseline/provenance.ts";
import { reasons, refusedReason, unrecordedReason } from "../baseline/reasons.ts";
import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { reportFileName } from "../suite/suite-name.ts";
import { type ArtifactList, listArtifacts, listArtifactsOfRun } from "./artifacts.ts";
import type { GitHub } from "./client.ts";
import { firstParents } from "./commits.ts";
import { isFaultOfGitHub, lookText } from "./fault.ts";
import { Inspection, type OwnArtifact } from "./inspection.ts";
import { listPushRuns } from "./runs.ts";

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
  /** Told of every step. */
  debug: (text: string) => void;
}

/** The runs of pushes that are looked at when pull requests have left more artifacts than a page lists. */
const PUSHES = 2;

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

async function find(github: GitHub, search: Search): Promise<Baseline> {
  const { suite, repositoryId, debug } = search;
  const name = reportFileName(suite);
  const list = await listArtifacts(github, name);
  const own = list.artifacts.filter((one): one is OwnArtifact => isOwn(one, repositoryId));
  debug(`${list.artifacts.length} artifacts ${name}, ${own.length} of them of this repository`);
  const inspection = new Inspection(github, {
    suite,
    repository: `${github.owner}/${github.repo}`,
    repositoryId,
    workflows: [search.workflow, ...search.workflows],
    baseBranch: search.baseBranch,
    debug,
  });
  const walk = firstParents(github, search.baseCommit);
  const chain: string[] = [];
  const byCommit = groupBy(own, ({ run }) => run.commit);
  while (byCommit.size > 0 && !inspection.isExhausted) {
    const { value: commit, done } = await walk.next();
    if (done) break;
    chain.push(commit);
    const baseline = await inspection.baselineOf(byCommit.get(commit) ?? [], chain.length - 1);
    if (baseline !== undefined) return baseline;
    byCommit.delete(commit);
  }
  if (list.isCut || inspection.isExhausted) {
    for await (const commit of walk) chain.push(commit);
    const baseline = await amongPushes(github, search, inspection, chain);
    if (baseline !== undefined) return baseline;
  }
  debug(`${chain.length} first parents were looked at`);
  return without(github, search, { list, inspection, chain });
}

/** The baseline among the artifacts of the nearest pushes, which no flood of other artifacts can hide. */
async function amongPushes(
  github: GitHub,
  { suite, repositoryId, workflow, workflows, baseBranch, debug }: Search,
  inspection: Inspection,
  chain: readonly string[],
): Promise<Baseline | undefined> {
  debug("other artifacts may hide the baseline's: looking at the runs of pushes");
  const files = [workflow, ...workflows].slice(0, limits.baselineCandidates);
  const lists = await Promise.all(files.map((file) => listPushRuns(github, file, baseBranch)));
  const runs = lists
    .flat()
    .map((run) => ({ run, distance: chain.indexOf(run.commit) }))
    .filter(({ run, distance }) => distance >= 0 && !inspection.hasAskedFor(run.id))
    .sort((a, b) => a.distance - b.distance || b.run.id - a.run.id);
  for (const { run, distance } of runs.slice(0, PUSHES)) {
    inspection.know(run);
    const artifacts = await listArtifactsOfRun(github, run.id, reportFileName(suite));
    const own = artifacts.filter((one): one is OwnArtifact => isOwn(one, repositoryId));
    const baseline = await inspection.baselineOf(own, distance);
    if (baseline !== undefined) return baseline;
  }
  return undefined;
}

/** What it means that there is no baseline. */
async function without(
  github: GitHub,
  search: Search,
  seen: { list: ArtifactList; inspection: Inspection; chain: readonly string[] },
): Promise<Baseline> {
  const { baseBranch, repositoryId, hasPolicy } = search;
  const isOnBase = (one: ArtifactList["artifacts"][number]) =>
    isOwn(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
  const missing = (reason: string): Baseline => ({ state: "missing", reason });
  const [nearest, ...others] = seen.inspection.passedOver;
  const isKnown = hasPolicy || seen.list.isCut || seen.list.artifacts.some(isOnBase);
  if (isKnown && nearest !== undefined) return missing(refusedReason(nearest, others));
  if (isKnown && seen.chain.length > 0) return missing(unrecordedReason(seen.chain.length));
  if (isKnown) return missing(reasons.neverRecorded);
  // A pull request that renames the suite does not begin anew.
  const { artifacts, isCut } = await listArtifacts(github);
  const isOther = artifacts.some((one) => isReport(one) && isOnBase(one));
  return isOther || (isCut && (await pushesLeftReports(github, search)))
    ? missing(reasons.otherSuites)
    : { state: "first-use", reason: reasons.firstUse };
}

/** Whether the newest pushes of the workflow left reports, of whatever suite: other artifacts cannot hide those. */
async function pushesLeftReports(github: GitHub, { workflow, baseBranch }: Search): Promise<boolean> {
  const runs = await listPushRuns(github, workflow, baseBranch);
  const lists = await Promise.all(runs.slice(0, PUSHES).map(({ id }) => listArtifactsOfRun(github, id)));
  return lists.flat().some(isReport);
}

function isReport({ name }: { name: string }): boolean {
  return /^rungate-report\..+\.json$/.test(name);
}

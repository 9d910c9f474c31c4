import { DEFAULT_SUITE } from "../config/policy.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { counted, groupBy } from "../core/text.ts";
import {
  type Baseline,
  type OlderBaseline,
  reasons,
  refusedReason,
  underWayReason,
  unrecordedReason,
  unreportedReason,
} from "../gate/baseline/baseline.ts";
import {
  type Artifact,
  isOfWorkflow,
  isOwn,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
} from "../gate/baseline/provenance.ts";
import { reportFileName } from "../gate/score/fingerprint.ts";
import type { Report } from "../report/report.ts";
import { type ArtifactList, listArtifacts, listArtifactsOfRun } from "./artifacts.ts";
import { type GitHub, GitHubError, isFaultOfGitHub, lookText, readAnswer } from "./client.ts";
import { Chain } from "./commits.ts";
import { type FoundBaseline, Inspection, isSettled } from "./inspect-artifacts.ts";
import { listRuns, TrustedRuns } from "./runs.ts";

/** The facts that identify the baseline to look for. */
export interface Search {
  suite: string;
  /** The name of the call that gates the suite; the suite's name unless several suites are gated together. */
  call?: string;
  baseCommit: string;
  /** Null when unknown. */
  baseBranch: string | null;
  repositoryId: number;
  workflow: string;
  workflows: readonly string[];
  hasPolicy: boolean;
  /** The workflow requires recorded reports, so a report must exist where the workflow has run. */
  asksForReports?: boolean;
  /** The runs started by pushes of the base commit, where they were requested already. */
  pushes?: Promise<WorkflowRun[]> | undefined;
  debug: (text: string) => void;
}

/** Finds the report of the nearest first parent that a trusted run uploaded. A fault of GitHub gives an `unavailable` baseline. */
export async function findBaseline(github: GitHub, search: Search): Promise<Baseline> {
  const baseline = await find(github, search).catch(unavailable);
  search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
  return baseline;
}

function ownNames({ suite, call = suite }: Search): string[] {
  return [...new Set([call, suite])].map((name) => reportFileName(name));
}

function unavailable(error: unknown): Baseline {
  if (!isFaultOfGitHub(error)) throw error;
  return { state: "unavailable", reason: lookText(error) };
}

interface SearchState {
  github: GitHub;
  search: Search;
  trust: Trust;
  runs: TrustedRuns;
  inspection: Inspection;
  chain: Chain;
}

async function find(github: GitHub, search: Search): Promise<Baseline> {
  const { suite, baseCommit, baseBranch, repositoryId, debug } = search;
  const own = ownNames(search);
  // A call that names no suite uploads the reports of all suites together.
  const names = [...new Set([...own, reportFileName(DEFAULT_SUITE)])];
  const trust = {
    repository: `${github.owner}/${github.repo}`,
    repositoryId,
    workflows: [...new Set([search.workflow, ...search.workflows])],
    baseBranch,
  };
  const inspection = new Inspection(github, { ...trust, suite, names, own, debug });
  const chain = new Chain(github, baseCommit);
  const state = { github, search, trust, runs: new TrustedRuns(github, trust), inspection, chain };
  const atBase: WorkflowRun[] = [];
  let carrying: FoundBaseline | undefined;
  // The push of the base commit is nearly always enough.
  for (const event of TRUSTED_EVENTS) {
    const runs = await state.runs.at(baseCommit, event, event === "push" ? search.pushes : undefined);
    atBase.push(...runs);
    const baseline = await inspection.atBase(runs);
    if (baseline !== undefined && isSettled(baseline, carrying)) return baseline;
    carrying ??= baseline;
  }
  if (carrying !== undefined) return carrying;
  debug(`no report of the base commit is in ${counted(atBase.length, "run")} of it`);
  const list = await listArtifacts(github, names);
  inspection.list(list);
  await state.runs.begin();
  const older = await walk(state, atBase);
  if (older?.state !== "found") return missingBaseline(state, list, atBase);
  return older.origin?.distance === 0 ? older : { ...older, instead: olderBaselineOf(state, atBase) };
}

async function walk(state: SearchState, atBase: readonly WorkflowRun[]): Promise<FoundBaseline | undefined> {
  const { runs, inspection, chain } = state;
  for (let distance = 0; ; ) {
    const horizon = await runs.horizon(chain);
    const runsSeen = distinct([...atBase, ...runs.all]);
    const strayArtifacts = inspection.listedBeside(runsSeen);
    const byCommit = groupBy(runsSeen, ({ commit }) => commit);
    const straysByCommit = groupBy(strayArtifacts, ({ run }) => run.commit);
    const left = new Set([...byCommit.keys(), ...straysByCommit.keys()]);
    for (const commit of chain.commits.slice(0, distance)) left.delete(commit);
    for (; distance <= horizon && left.size > 0; distance++) {
      const commit = await chain.at(distance);
      if (commit === undefined) return undefined;
      const baseline =
        (await inspection.below(byCommit.get(commit) ?? [], distance)) ??
        (await inspection.amongOthers(straysByCommit.get(commit) ?? [], distance));
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

function olderBaselineOf(
  { search, inspection, runs }: SearchState,
  atBase: readonly WorkflowRun[],
): OlderBaseline {
  const { baseCommit } = search;
  const own = distinct([...atBase, ...runs.all]).filter(({ commit }) => commit === baseCommit);
  // A merge queue tests several commits at once, each on top of a commit that is still under test.
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

async function missingBaseline(
  state: SearchState,
  list: ArtifactList,
  atBase: readonly WorkflowRun[],
): Promise<Baseline> {
  const { search, inspection, runs, chain } = state;
  const listed = callsIn(list.artifacts.filter(isOnBase(search)));
  const missing = (reason: string, calls = listed): Baseline => {
    return { state: "missing", reason, together: inspection.together, calls };
  };
  const [nearest, ...rest] = inspection.passedOver;
  const hasRun = [...atBase, ...runs.all].some(({ status }) => status === "completed");
  const isRecorded = hasRun && search.asksForReports !== false;
  const hasReports = listed.some((call) => ownNames(search).includes(reportFileName(call)));
  const mustExist = search.hasPolicy || list.isCut || isRecorded || hasReports;
  search.debug(`${counted(chain.commits.length, "first parent")} looked at`);
  if (mustExist && nearest !== undefined) return missing(refusedReason(nearest, rest));
  if (mustExist && (runs.isCut || inspection.isBlind)) return missing(reasons.notAllSeen);
  const unrecorded =
    chain.commits.length > 0 ? unrecordedReason(chain.commits.length) : reasons.neverRecorded;
  if (hasReports) return missing(unrecorded);
  // A pull request that renames the suite or the workflow must not count as a first use.
  const calls = await otherCalls(state, hasRun);
  if (calls.length > 0) return missing(reasons.otherSuites, calls);
  return mustExist ? missing(unrecorded) : { state: "first-use", reason: reasons.firstUse };
}

/** Returns the calls that uploaded reports on the base branch. Throws GitHubError when GitHub contradicts itself. */
async function otherCalls({ github, search, trust }: SearchState, hasRun: boolean): Promise<string[]> {
  const { artifacts, isCut } = await listArtifacts(github);
  const calls = callsIn(artifacts.filter(isOnBase(search)));
  if (calls.length > 0) return calls;
  const { runs } = await listRuns(github, { event: "push", branch: search.baseBranch }, 1);
  const { repositoryId: own } = search;
  const isOwnRun = (run: WorkflowRun) => run.repositoryId === own && run.headRepositoryId === own;
  const ended = runs.filter((run) => run.status === "completed" && isOwnRun(run));
  if (!hasRun && ended.some(({ path }) => isOfWorkflow(path, trust))) throw new GitHubError(CONTRADICTION);
  if (!isCut) return [];
  const newest = [...groupBy(ended, ({ path }) => path).values()].flatMap(([run]) => run ?? []);
  for (const { id } of newest.slice(0, limits.baselineCandidates)) {
    const left = callsIn(await listArtifactsOfRun(github, id));
    if (left.length > 0) return left;
  }
  return [];
}

const CONTRADICTION = "GitHub lists runs of the workflow on the base branch at one time and none at another";

function isOnBase({ baseBranch, repositoryId }: Search): (artifact: Artifact) => boolean {
  return (artifact) =>
    isOwn(artifact, repositoryId) && (baseBranch === null || artifact.run.branch === baseBranch);
}

function callsIn(artifacts: readonly Pick<Artifact, "name">[]): string[] {
  const calls = artifacts.flatMap(({ name }) => /^rungate-report\.(.+)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set(calls)];
}

export type BaselineQuery = Pick<Search, "suite" | "workflow" | "workflows" | "hasPolicy">;

/** The baseline of the default branch's newest commit. */
export interface KeptBaseline {
  isFound: boolean;
  reason: string;
  /** ISO time from GitHub; null if not known. */
  expiresAt: string | null;
  report?: Report;
}

/** Returns the baseline for a change of the default branch. Throws GitHubError and octokit's errors. */
export async function readKeptBaseline(
  github: GitHub,
  query: BaselineQuery,
  { branch, id, commit }: { branch: string; id: number; commit: string },
): Promise<KeptBaseline> {
  const baseline = await findBaseline(github, {
    ...query,
    baseCommit: commit,
    baseBranch: branch,
    repositoryId: id,
    debug: () => {},
  });
  if (baseline.state === "unavailable") throw new GitHubError(baseline.reason);
  if (baseline.state !== "found") return { isFound: false, reason: baseline.reason, expiresAt: null };
  const { artifactId } = baseline.origin ?? {};
  const expiresAt = artifactId === undefined ? null : await readExpiry(github, artifactId);
  return { isFound: true, reason: baseline.reason, expiresAt, report: baseline.report };
}

async function readExpiry({ octokit, owner, repo }: GitHub, artifact_id: number): Promise<string | null> {
  const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
  return readAnswer(z.object({ expires_at: z.string().nullable() }), data, "an artifact").expires_at;
}

import { limits } from "../base/limits.ts";
import { counted, groupBy, shorten } from "../base/text.ts";
import * as z from "../base/zod.ts";
import { DEFAULT_SUITE } from "../config/policy.ts";
import {
  type Baseline,
  foundReason,
  type OlderBaseline,
  type RejectedBaseline,
  reasons,
  refusedReason,
  underWayReason,
  unrecordedReason,
  unreportedReason,
} from "../gate/baseline.ts";
import { reportFileName } from "../gate/fingerprint.ts";
import {
  type Artifact,
  type ArtifactRun,
  eventRank,
  isOfBase,
  isOfWorkflow,
  isOwn,
  type Refusal,
  TRUSTED_EVENTS,
  type Trust,
  type WorkflowRun,
  whyNotEnded,
  whyNotListed,
  whyNotReport,
  whyNotRun,
} from "../gate/provenance.ts";
import { ReportError } from "../report/stored-reports.ts";
import type { KeptBaseline } from "../setup/repository.ts";
import {
  type ArtifactList,
  downloadReports,
  listArtifacts,
  listArtifactsOfRun,
  RefusedArtifact,
} from "./artifacts.ts";
import { type GitHub, GitHubError, isFaultOfGitHub, lookText, readAnswer } from "./client.ts";
import { Chain } from "./commits.ts";
import { listRuns, readRun, TrustedRuns } from "./runs.ts";

/** Which baseline is sought. */
export interface Search {
  suite: string;
  /** The name of the call that gates the suite, and leaves the report: that of the suite, unless several are gated together. */
  call?: string;
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
  /** The runs that pushes of the base commit have started, where they were asked for already. */
  pushes?: Promise<WorkflowRun[]> | undefined;
  /** Told of every step. */
  debug: (text: string) => void;
}

/**
 * The report of the nearest first parent of the base commit, itself included, that a trusted run of this repository has left, by itself or
 * together with those of other suites. Never throws for a fault of GitHub: a baseline that could not be looked for is `unavailable`.
 */
export async function findBaseline(github: GitHub, search: Search): Promise<Baseline> {
  const baseline = await find(github, search).catch(unavailable);
  search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
  return baseline;
}

/** The artifacts that the call itself leaves, or a call for the suite alone. */
function ownNames({ suite, call = suite }: Search): string[] {
  return [...new Set([call, suite])].map((name) => reportFileName(name));
}

function unavailable(error: unknown): Baseline {
  if (!isFaultOfGitHub(error)) throw error;
  return { state: "unavailable", reason: lookText(error) };
}

type FoundBaseline = Extract<Baseline, { state: "found" }>;

/** What is asked, and what is known so far. */
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
  // A call that names no suite leaves the reports of all together.
  const names = [...new Set([...own, reportFileName(DEFAULT_SUITE)])];
  const trust = {
    repository: `${github.owner}/${github.repo}`,
    repositoryId,
    workflows: [...new Set([search.workflow, ...search.workflows])],
    baseBranch,
  };
  const inspection = new Inspection(github, { ...trust, suite, names, own, debug });
  const chain = new Chain(github, baseCommit);
  const looking = { github, search, trust, runs: new TrustedRuns(github, trust), inspection, chain };
  const atBase: WorkflowRun[] = [];
  let carrying: FoundBaseline | undefined;
  // The push of the base commit is nearly always all that is asked for.
  for (const event of TRUSTED_EVENTS) {
    const runs = await looking.runs.at(baseCommit, event, event === "push" ? search.pushes : undefined);
    atBase.push(...runs);
    const baseline = await inspection.atBase(runs);
    if (baseline !== undefined && isSettled(baseline, carrying)) return baseline;
    carrying ??= baseline;
  }
  if (carrying !== undefined) return carrying;
  debug(`no report of the base commit is in ${counted(atBase.length, "run")} of it`);
  const list = await listArtifacts(github, names);
  inspection.list(list);
  await looking.runs.begin();
  const older = await walk(looking, atBase);
  if (older?.state !== "found") return without(looking, list, atBase);
  return older.origin?.distance === 0 ? older : { ...older, instead: olderBaselineOf(looking, atBase) };
}

/** The nearest baseline, from the base commit down, by all that is listed. */
async function walk(
  looking: SearchState,
  atBase: readonly WorkflowRun[],
): Promise<FoundBaseline | undefined> {
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
function olderBaselineOf(
  { search, inspection, runs }: SearchState,
  atBase: readonly WorkflowRun[],
): OlderBaseline {
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
  looking: SearchState,
  list: ArtifactList,
  atBase: readonly WorkflowRun[],
): Promise<Baseline> {
  const { search, inspection, runs, chain } = looking;
  const listed = callsIn(list.artifacts.filter(isOnBase(search)));
  const missing = (reason: string, calls = listed): Baseline => {
    return { state: "missing", reason, together: inspection.together, calls };
  };
  const [nearest, ...others] = inspection.passedOver;
  const hasRun = [...atBase, ...runs.all].some(({ status }) => status === "completed");
  const isRecorded = hasRun && search.asksForReports !== false;
  const hasReports = listed.some((call) => ownNames(search).includes(reportFileName(call)));
  const isKnown = search.hasPolicy || list.isCut || isRecorded || hasReports;
  search.debug(`${counted(chain.commits.length, "first parent")} looked at`);
  if (isKnown && nearest !== undefined) return missing(refusedReason(nearest, others));
  if (isKnown && (runs.isCut || inspection.isBlind)) return missing(reasons.notAllSeen);
  const unrecorded =
    chain.commits.length > 0 ? unrecordedReason(chain.commits.length) : reasons.neverRecorded;
  if (hasReports) return missing(unrecorded);
  // A pull request that renames the suite, or the workflow, does not begin anew.
  const calls = await otherCalls(looking, hasRun);
  if (calls.length > 0) return missing(reasons.otherSuites, calls);
  return isKnown ? missing(unrecorded) : { state: "first-use", reason: reasons.firstUse };
}

/** The calls that left reports on the base branch, of whatever suite. Throws GitHubError when GitHub contradicts itself. */
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
  return (one) => isOwn(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
}

/** The names of the calls that left reports among these artifacts. */
function callsIn(artifacts: readonly Pick<Artifact, "name">[]): string[] {
  const calls = artifacts.flatMap(({ name }) => /^rungate-report\.(.+)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set(calls)];
}

/** Whose baseline is sought. */
export type BaselineQuery = Pick<Search, "suite" | "workflow" | "workflows" | "hasPolicy">;

/** What a change of the default branch would be compared with. Throws what octokit throws, and GitHubError. */
export async function readKeptBaseline(
  github: GitHub,
  sought: BaselineQuery,
  { branch, id, commit }: { branch: string; id: number; commit: string },
): Promise<KeptBaseline> {
  const baseline = await findBaseline(github, {
    ...sought,
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

/** An artifact of this repository's, with the run that left it. */
type OwnArtifact = Artifact & { run: ArtifactRun };

/** What is inspected, and whom one believes. */
interface InspectedArtifact extends Trust {
  suite: string;
  /** Artifacts in which its report may be, those that no other suite's call leaves first. */
  names: readonly string[];
  own: readonly string[];
  debug: (text: string) => void;
}

/** Looks at what runs have left, those of one commit at a time, and remembers why it passed it over. */
class Inspection {
  readonly passedOver: RejectedBaseline[] = [];
  /** The suites whose reports are in the first file that was read. */
  together: readonly string[] = [];
  /** The repository's own artifacts of the report's name. */
  #listed: OwnArtifact[] = [];
  #isListCut = true;
  readonly #looked = new Set<OwnArtifact["id"]>();
  readonly #ended = new Set<WorkflowRun["id"]>();
  /** Runs of which no list tells what they left, and others of which none tells what they are. */
  #left: number = limits.baselineCandidates;
  #strangersLeft: number = limits.baselineCandidates;
  readonly #strangers = new Map<WorkflowRun["id"], WorkflowRun>();
  readonly #github: GitHub;
  readonly #wanted: InspectedArtifact;

  constructor(github: GitHub, wanted: InspectedArtifact) {
    this.#github = github;
    this.#wanted = wanted;
  }

  /** Tells which artifacts of the report's name there are. */
  list({ artifacts, isCut }: ArtifactList): void {
    this.#listed = artifacts.filter((one): one is OwnArtifact => isOwn(one, this.#wanted.repositoryId));
    this.#isListCut = isCut;
  }

  /** What is listed of runs that are not among these. */
  listedBeside(runs: readonly WorkflowRun[]): OwnArtifact[] {
    const known = new Set(runs.map(({ id }) => id));
    return this.#listed.filter(({ run }) => !known.has(run.id));
  }

  /**
   * The baseline among what trusted runs of the base commit have left: a push before others, the merge queue last, then the newest; after
   * all of them one that carries cases. Undefined when none can be used. Throws what octokit throws, and GitHubError.
   */
  async atBase(runs: readonly WorkflowRun[]): Promise<FoundBaseline | undefined> {
    return this.#first(runs, async (run) => this.#among(await this.#leftBy(run), run, 0));
  }

  /**
   * The same at another commit, so many first parents below. What lists do not tell is asked for, within a bound. Throws what octokit
   * throws, and GitHubError.
   */
  async below(runs: readonly WorkflowRun[], distance: number): Promise<FoundBaseline | undefined> {
    return this.#first(runs, async (run) => {
      const listed = this.#listed.filter(({ run: { id } }) => id === run.id);
      const isAsked = listed.length === 0 && this.#left > 0;
      if (isAsked) this.#left -= 1;
      return this.#among(isAsked ? await this.#leftBy(run) : listed, run, distance);
    });
  }

  /** What a night recorded of all cases comes before what a push of the same commit recorded of some, and carried of the others. */
  async #first(
    runs: readonly WorkflowRun[],
    look: (run: WorkflowRun) => Promise<FoundBaseline | undefined>,
  ): Promise<FoundBaseline | undefined> {
    let carrying: FoundBaseline | undefined;
    for (const run of inOrder(runs)) {
      if (this.#isPassedOver(run)) continue;
      const baseline = await look(run);
      if (baseline !== undefined && isSettled(baseline, carrying)) return baseline;
      carrying ??= baseline;
    }
    return carrying;
  }

  /** The same among artifacts of runs that stand in no list of trusted ones: mostly it is only said why. */
  async amongOthers(artifacts: readonly OwnArtifact[], distance: number): Promise<FoundBaseline | undefined> {
    for (const artifact of artifacts) {
      if (this.#looked.has(artifact.id)) continue;
      const refusal = whyNotListed(artifact) ?? whyElsewhere(artifact, this.#wanted);
      if (refusal !== undefined) this.#passOver(artifact, refusal);
      const run = refusal === undefined ? await this.#stranger(artifact.run.id) : undefined;
      const baseline = run && (await this.#among([artifact], run, distance));
      if (baseline !== undefined) return baseline;
    }
    return undefined;
  }

  /** No more is asked for, and the list of artifacts does not tell the rest. */
  get isBlind(): boolean {
    return this.#left === 0 && this.#isListCut;
  }

  async #leftBy({ id }: WorkflowRun): Promise<OwnArtifact[]> {
    const artifacts = await listArtifactsOfRun(this.#github, id, this.#wanted.names);
    return artifacts.filter((one): one is OwnArtifact => isOwn(one, this.#wanted.repositoryId));
  }

  async #stranger(id: number): Promise<WorkflowRun | undefined> {
    if (this.#strangers.has(id) || this.#strangersLeft === 0) return this.#strangers.get(id);
    this.#strangersLeft -= 1;
    const run = await readRun(this.#github, id);
    this.#strangers.set(id, run);
    return run;
  }

  /** Nothing that this run has left counts; said once. */
  #isPassedOver(run: WorkflowRun): boolean {
    const refusal = whyNotEnded(run);
    if (refusal === undefined) return false;
    if (!this.#ended.has(run.id)) {
      this.#ended.add(run.id);
      this.#tell(run.commit, `run ${run.id}`, refusal);
    }
    return true;
  }

  async #among(
    artifacts: readonly OwnArtifact[],
    run: WorkflowRun,
    distance: number,
  ): Promise<FoundBaseline | undefined> {
    const { names } = this.#wanted;
    const inOrder = artifacts.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
    for (const artifact of inOrder) {
      if (this.#looked.has(artifact.id)) continue;
      const refusal = whyNotListed(artifact) ?? whyNotRun(run, artifact.run, this.#wanted);
      const found =
        refusal === undefined ? await this.#reportIn(artifact) : this.#passOver(artifact, refusal);
      if (found === undefined) continue;
      const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
      this.#wanted.debug(`artifact ${artifact.id}: the baseline`);
      const { id: artifactId, createdAt } = artifact;
      const origin = { distance, runId: run.id, artifactId, createdAt };
      return { state: "found", reason, origin, ...found };
    }
    return undefined;
  }

  async #reportIn(artifact: OwnArtifact): Promise<Pick<FoundBaseline, "report" | "together"> | undefined> {
    const { suite } = this.#wanted;
    try {
      const reports = await downloadReports(this.#github, artifact);
      const together = reports.map((report) => report.suite);
      if (this.together.length === 0) this.together = together;
      const isOwn = this.#wanted.own.includes(artifact.name);
      const report =
        reports.find((one) => one.suite === suite) ??
        (isOwn && reports.length === 1 ? reports[0] : undefined);
      if (report === undefined && isOwn) throw new ReportError("has reports of other suites only");
      if (report === undefined) return void this.#looked.add(artifact.id);
      const refusal = whyNotReport(report, { commit: artifact.run.commit, suite });
      return refusal === undefined ? { report, together } : this.#passOver(artifact, refusal);
    } catch (error) {
      if (error instanceof RefusedArtifact) return this.#passOver(artifact, error.refusal);
      if (error instanceof ReportError) return this.#passOver(artifact, { why: error.message });
      throw error;
    }
  }

  #passOver({ id, run: { id: runId, commit } }: OwnArtifact, refusal: Refusal): undefined {
    this.#looked.add(id);
    this.#tell(commit, `artifact ${id} of run ${runId}`, refusal);
  }

  #tell(commit: string, what: string, refusal: Refusal): void {
    this.#wanted.debug(`${what}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
    this.passedOver.push({ commit, ...refusal });
  }
}

/** Whether no other report of the commit need be looked at: this one carries no case, and has as many as one before it that does. */
function isSettled(baseline: FoundBaseline, carrying: FoundBaseline | undefined): boolean {
  const { tier, totals } = baseline.report;
  return (tier?.carried ?? 0) === 0 && totals.cases >= (carrying?.report.totals.cases ?? 0);
}

function inOrder(runs: readonly WorkflowRun[]): WorkflowRun[] {
  return runs.toSorted((a, b) => eventRank(a.event) - eventRank(b.event) || b.id - a.id);
}

/** What the list itself tells: no request is spent on what pull requests and other branches leave. */
function whyElsewhere({ run }: OwnArtifact, { baseBranch }: Trust): Refusal | undefined {
  // An event is not told there: the branches of a merge queue are nobody else's.
  if (isOfBase({ event: "merge_group", branch: run.branch }, baseBranch)) return undefined;
  return { why: `was recorded on another branch, ${shorten(run.branch ?? "unknown", limits.shownName)}` };
}

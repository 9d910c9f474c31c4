import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { type Baseline, foundReason, type RejectedBaseline } from "../gate/baseline/baseline.ts";
import {
  type Artifact,
  type ArtifactRun,
  eventRank,
  isOfBase,
  isOwn,
  type Refusal,
  type Trust,
  type WorkflowRun,
  whyNotEnded,
  whyNotListed,
  whyNotReport,
  whyNotRun,
} from "../gate/baseline/provenance.ts";
import { ReportError } from "../report/stored-reports.ts";
import { type ArtifactList, downloadReports, listArtifactsOfRun } from "./artifacts.ts";
import type { GitHub } from "./client.ts";
import { RefusedArtifact } from "./download-artifact.ts";
import { readRun } from "./runs.ts";

export type FoundBaseline = Extract<Baseline, { state: "found" }>;

type OwnArtifact = Artifact & { run: ArtifactRun };

interface InspectedArtifact extends Trust {
  suite: string;
  /** Artifacts that may hold the report; artifacts that no other suite's call uploads come first. */
  names: readonly string[];
  own: readonly string[];
  debug: (text: string) => void;
}

/** Inspects the artifacts of runs, one commit at a time, and records why it rejected them. */
export class Inspection {
  readonly passedOver: RejectedBaseline[] = [];
  /** The suites in the first artifact that was read. */
  together: readonly string[] = [];
  #listed: OwnArtifact[] = [];
  #isListCut = true;
  readonly #looked = new Set<OwnArtifact["id"]>();
  readonly #ended = new Set<WorkflowRun["id"]>();
  /** Requests left for runs with no listed artifact, and for runs that are in no list. */
  #left: number = limits.baselineCandidates;
  #strangersLeft: number = limits.baselineCandidates;
  readonly #strangers = new Map<WorkflowRun["id"], WorkflowRun>();
  readonly #github: GitHub;
  readonly #query: InspectedArtifact;

  constructor(github: GitHub, query: InspectedArtifact) {
    this.#github = github;
    this.#query = query;
  }

  list({ artifacts, isCut }: ArtifactList): void {
    this.#listed = artifacts.filter((artifact): artifact is OwnArtifact =>
      isOwn(artifact, this.#query.repositoryId),
    );
    this.#isListCut = isCut;
  }

  listedBeside(runs: readonly WorkflowRun[]): OwnArtifact[] {
    const ids = new Set(runs.map(({ id }) => id));
    return this.#listed.filter(({ run }) => !ids.has(run.id));
  }

  /**
   * Returns the baseline at the base commit. Prefers pushes to other events, the merge queue last, then newer runs; a report with carried
   * cases is the last resort. Throws GitHubError and octokit's errors.
   */
  async atBase(runs: readonly WorkflowRun[]): Promise<FoundBaseline | undefined> {
    return this.#first(runs, async (run) => this.#among(await this.#leftBy(run), run, 0));
  }

  /** Returns the baseline at a commit `distance` first parents below. Requests artifacts that no list has, within a bound. */
  async below(runs: readonly WorkflowRun[], distance: number): Promise<FoundBaseline | undefined> {
    return this.#first(runs, async (run) => {
      const listed = this.#listed.filter(({ run: { id } }) => id === run.id);
      const isAsked = listed.length === 0 && this.#left > 0;
      if (isAsked) this.#left -= 1;
      return this.#among(isAsked ? await this.#leftBy(run) : listed, run, distance);
    });
  }

  /** A nightly run that recorded all cases comes before a push of the same commit that recorded some and carried the rest. */
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

  /** Mostly explains why the artifacts of runs that are in no trusted list are rejected. */
  async amongOthers(artifacts: readonly OwnArtifact[], distance: number): Promise<FoundBaseline | undefined> {
    for (const artifact of artifacts) {
      if (this.#looked.has(artifact.id)) continue;
      const refusal = whyNotListed(artifact) ?? whyElsewhere(artifact, this.#query);
      if (refusal !== undefined) this.#passOver(artifact, refusal);
      const run = refusal === undefined ? await this.#stranger(artifact.run.id) : undefined;
      const baseline = run && (await this.#among([artifact], run, distance));
      if (baseline !== undefined) return baseline;
    }
    return undefined;
  }

  /** The request bound is used up, and the list of artifacts is incomplete. */
  get isBlind(): boolean {
    return this.#left === 0 && this.#isListCut;
  }

  async #leftBy({ id }: WorkflowRun): Promise<OwnArtifact[]> {
    const artifacts = await listArtifactsOfRun(this.#github, id, this.#query.names);
    return artifacts.filter((artifact): artifact is OwnArtifact => isOwn(artifact, this.#query.repositoryId));
  }

  async #stranger(id: number): Promise<WorkflowRun | undefined> {
    if (this.#strangers.has(id) || this.#strangersLeft === 0) return this.#strangers.get(id);
    this.#strangersLeft -= 1;
    const run = await readRun(this.#github, id);
    this.#strangers.set(id, run);
    return run;
  }

  #isPassedOver(run: WorkflowRun): boolean {
    const refusal = whyNotEnded(run);
    if (refusal === undefined) return false;
    if (!this.#ended.has(run.id)) {
      this.#ended.add(run.id);
      this.#recordRejection(run.commit, `run ${run.id}`, refusal);
    }
    return true;
  }

  async #among(
    artifacts: readonly OwnArtifact[],
    run: WorkflowRun,
    distance: number,
  ): Promise<FoundBaseline | undefined> {
    const { names } = this.#query;
    const inOrder = artifacts.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
    for (const artifact of inOrder) {
      if (this.#looked.has(artifact.id)) continue;
      const refusal = whyNotListed(artifact) ?? whyNotRun(run, artifact.run, this.#query);
      const found =
        refusal === undefined ? await this.#reportIn(artifact) : this.#passOver(artifact, refusal);
      if (found === undefined) continue;
      const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
      this.#query.debug(`artifact ${artifact.id}: the baseline`);
      const { id: artifactId, createdAt } = artifact;
      const origin = { distance, runId: run.id, artifactId, createdAt };
      return { state: "found", reason, origin, ...found };
    }
    return undefined;
  }

  async #reportIn(artifact: OwnArtifact): Promise<Pick<FoundBaseline, "report" | "together"> | undefined> {
    const { suite } = this.#query;
    try {
      const reports = await downloadReports(this.#github, artifact);
      const together = reports.map((report) => report.suite);
      if (this.together.length === 0) this.together = together;
      const isOwn = this.#query.own.includes(artifact.name);
      const report =
        reports.find((report) => report.suite === suite) ??
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
    this.#recordRejection(commit, `artifact ${id} of run ${runId}`, refusal);
  }

  #recordRejection(commit: string, what: string, refusal: Refusal): void {
    this.#query.debug(`${what}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
    this.passedOver.push({ commit, ...refusal });
  }
}

/** A report settles the search when it carries no case and has at least as many cases as an earlier report that does. */
export function isSettled(baseline: FoundBaseline, carrying: FoundBaseline | undefined): boolean {
  const { tier, totals } = baseline.report;
  return (tier?.carried ?? 0) === 0 && totals.cases >= (carrying?.report.totals.cases ?? 0);
}

function inOrder(runs: readonly WorkflowRun[]): WorkflowRun[] {
  return runs.toSorted((a, b) => eventRank(a.event) - eventRank(b.event) || b.id - a.id);
}

/** Uses the list alone, so that artifacts of pull requests and other branches cost no request. */
function whyElsewhere({ run }: OwnArtifact, { baseBranch }: Trust): Refusal | undefined {
  // The list has no event. Only the merge queue can make branches with its prefix.
  if (isOfBase({ event: "merge_group", branch: run.branch }, baseBranch)) return undefined;
  return { why: `was recorded on another branch, ${shorten(run.branch ?? "unknown", limits.shownName)}` };
}

import type { Baseline } from "../baseline/baseline.ts";
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
} from "../baseline/provenance.ts";
import { foundReason, type PassedOver } from "../baseline/reasons.ts";
import { limits } from "../limits.ts";
import { ReportError } from "../report/read-stored.ts";
import type { Report } from "../report/schema.ts";
import { reportFileName } from "../suite/suite-name.ts";
import { shorten } from "../wording.ts";
import { type ArtifactList, listArtifactsOfRun } from "./artifacts.ts";
import type { GitHub } from "./client.ts";
import { downloadReport } from "./download-report.ts";
import { RefusedArtifact } from "./refused-artifact.ts";
import { readRun } from "./runs.ts";

/** An artifact of this repository's, with the run that left it. */
export type OwnArtifact = Artifact & { run: ArtifactRun };

/** What is inspected, and whom one believes. */
export interface Inspected extends Trust {
  suite: string;
  debug: (text: string) => void;
}

/** Looks at what runs have left, those of one commit at a time, and remembers why it passed it over. */
export class Inspection {
  readonly passedOver: PassedOver[] = [];
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
  readonly #wanted: Inspected;

  constructor(github: GitHub, wanted: Inspected) {
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
   * The baseline among what trusted runs of the base commit have left: a push before others, the merge queue last, then the newest.
   * Undefined when none can be used. Throws what octokit throws, and GitHubError.
   */
  async atBase(runs: readonly WorkflowRun[]): Promise<Baseline | undefined> {
    for (const run of inOrder(runs)) {
      if (this.#isPassedOver(run)) continue;
      const baseline = await this.#among(await this.#leftBy(run), run, 0);
      if (baseline !== undefined) return baseline;
    }
    return undefined;
  }

  /**
   * The same at another commit, so many first parents below. What lists do not tell is asked for, within a bound. Throws what octokit
   * throws, and GitHubError.
   */
  async below(runs: readonly WorkflowRun[], distance: number): Promise<Baseline | undefined> {
    for (const run of inOrder(runs)) {
      if (this.#isPassedOver(run)) continue;
      const listed = this.#listed.filter(({ run: { id } }) => id === run.id);
      const isAsked = listed.length === 0 && this.#left > 0;
      if (isAsked) this.#left -= 1;
      const baseline = await this.#among(isAsked ? await this.#leftBy(run) : listed, run, distance);
      if (baseline !== undefined) return baseline;
    }
    return undefined;
  }

  /** The same among artifacts of runs that stand in no list of trusted ones: mostly it is only said why. */
  async amongOthers(artifacts: readonly OwnArtifact[], distance: number): Promise<Baseline | undefined> {
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
    const artifacts = await listArtifactsOfRun(this.#github, id, reportFileName(this.#wanted.suite));
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
  ): Promise<Baseline | undefined> {
    for (const artifact of artifacts) {
      if (this.#looked.has(artifact.id)) continue;
      const refusal = whyNotListed(artifact) ?? whyNotRun(run, artifact.run, this.#wanted);
      const report =
        refusal === undefined ? await this.#reportIn(artifact) : this.#passOver(artifact, refusal);
      if (report === undefined) continue;
      const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
      this.#wanted.debug(`artifact ${artifact.id}: the baseline`);
      const origin = { distance, runId: run.id, artifactId: artifact.id };
      return { state: "found", reason, report, origin };
    }
    return undefined;
  }

  async #reportIn(artifact: OwnArtifact): Promise<Report | undefined> {
    try {
      const report = await downloadReport(this.#github, artifact);
      const refusal = whyNotReport(report, { commit: artifact.run.commit, suite: this.#wanted.suite });
      return refusal === undefined ? report : this.#passOver(artifact, refusal);
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

function inOrder(runs: readonly WorkflowRun[]): WorkflowRun[] {
  return runs.toSorted((a, b) => eventRank(a.event) - eventRank(b.event) || b.id - a.id);
}

/** What the list itself tells: no request is spent on what pull requests and other branches leave. */
function whyElsewhere({ run }: OwnArtifact, { baseBranch }: Trust): Refusal | undefined {
  // An event is not told there: the branches of a merge queue are nobody else's.
  if (isOfBase({ event: "merge_group", branch: run.branch }, baseBranch)) return undefined;
  return { why: `was recorded on another branch, ${shorten(run.branch ?? "unknown", limits.shownName)}` };
}

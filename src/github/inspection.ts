import type { Baseline } from "../baseline/baseline.ts";
import {
  type Artifact,
  type ArtifactRun,
  eventRank,
  type Refusal,
  type Trust,
  type WorkflowRun,
  whyNotListed,
  whyNotReport,
  whyNotRun,
} from "../baseline/provenance.ts";
import { foundReason, type PassedOver } from "../baseline/reasons.ts";
import { limits } from "../limits.ts";
import { ReportError } from "../report/read-stored.ts";
import type { Report } from "../report/schema.ts";
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

/** Looks at artifacts, those of one commit at a time, and remembers why it passed them over. */
export class Inspection {
  readonly passedOver: PassedOver[] = [];
  private readonly runs = new Map<number, WorkflowRun | undefined>();
  private left: number = limits.baselineCandidates;
  private readonly github: GitHub;
  private readonly wanted: Inspected;

  constructor(github: GitHub, wanted: Inspected) {
    this.github = github;
    this.wanted = wanted;
  }

  /** No more runs may be asked for. */
  get isExhausted(): boolean {
    return this.left === 0;
  }

  hasAskedFor(runId: number): boolean {
    return this.runs.has(runId);
  }

  /** A run that is known from a list, and need not be asked for. */
  know(run: WorkflowRun): void {
    this.runs.set(run.id, run);
  }

  /**
   * The baseline among the artifacts of one commit: a push's before others, the merge queue's last, then the newest. Undefined when
   * none can be used. `distance`: first parents between the base commit and this one. Throws what octokit throws, and GitHubError.
   */
  async baselineOf(artifacts: readonly OwnArtifact[], distance: number): Promise<Baseline | undefined> {
    for (const { artifact, run } of await this.withTrustedRuns(artifacts)) {
      const report = await this.reportIn(artifact);
      if (report === undefined) continue;
      const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
      this.wanted.debug(`artifact ${artifact.id}: the baseline`);
      const origin = { distance, runId: run.id, artifactId: artifact.id };
      return { state: "found", reason, report, origin };
    }
    return undefined;
  }

  private async withTrustedRuns(artifacts: readonly OwnArtifact[]) {
    const trusted: { artifact: OwnArtifact; run: WorkflowRun }[] = [];
    for (const artifact of [...artifacts].sort((a, b) => b.id - a.id)) {
      const refusal = whyNotListed(artifact);
      if (refusal !== undefined) {
        this.passOver(artifact, refusal);
        continue;
      }
      if (this.isExhausted && !this.hasAskedFor(artifact.run.id)) break;
      const run = await this.runOf(artifact);
      const why = run === undefined ? GONE : whyNotRun(run, artifact.run, this.wanted);
      if (why !== undefined) this.passOver(artifact, why);
      else if (run !== undefined) trusted.push({ artifact, run });
    }
    return trusted.sort((a, b) => eventRank(a.run.event) - eventRank(b.run.event));
  }

  private async runOf({ run: { id } }: OwnArtifact): Promise<WorkflowRun | undefined> {
    if (this.runs.has(id)) return this.runs.get(id);
    this.left--;
    const run = await readRun(this.github, id);
    this.runs.set(id, run);
    return run;
  }

  private async reportIn(artifact: OwnArtifact): Promise<Report | undefined> {
    try {
      const report = await downloadReport(this.github, artifact);
      const refusal = whyNotReport(report, { commit: artifact.run.commit, suite: this.wanted.suite });
      if (refusal === undefined) return report;
      this.passOver(artifact, refusal);
    } catch (error) {
      if (error instanceof RefusedArtifact) this.passOver(artifact, error.refusal);
      else if (error instanceof ReportError) this.passOver(artifact, { why: error.message });
      else throw error;
    }
    return undefined;
  }

  private passOver({ id, run: { id: runId, commit } }: OwnArtifact, refusal: Refusal): void {
    this.wanted.debug(`artifact ${id} of run ${runId}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
    this.passedOver.push({ commit, ...refusal });
  }
}

const GONE: Refusal = { why: "belongs to a run that is gone" };

import { sha256 } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";
import type { Report } from "../report/report.ts";

/** An artifact as GitHub lists it. */
export interface Artifact {
  id: number;
  name: string;
  bytes: number;
  /** `sha256:` and hexadecimal digits, where GitHub knows it. */
  digest: string | null;
  expired: boolean;
  /** When GitHub got it; undefined where GitHub does not say it. */
  createdAt?: string | undefined;
  run: ArtifactRun | null;
}

/** What an artifact's listing says of the run that left it. */
export interface ArtifactRun {
  id: number;
  commit: string;
  branch: string | null;
  repositoryId: number;
  headRepositoryId: number | null;
}

/** A run of a workflow. */
export interface WorkflowRun {
  id: number;
  event: string;
  /** The workflow's file: `.github/workflows/agent.yml`, sometimes with `@` and a ref, or after `owner/name/`. */
  path: string;
  status: string | null;
  conclusion: string | null;
  commit: string;
  /** The name of the branch or tag that it ran on. */
  branch: string | null;
  repositoryId: number | null;
  headRepositoryId: number | null;
  /** When it began, by GitHub's clock, in milliseconds. */
  createdAt: number;
}

/** Why something is no baseline: the rest of a sentence that begins with "the report of a1b2c3d". */
export interface Refusal {
  why: string;
  /** What to do about it. */
  remedy?: string;
}

/** Whom a repository trusts to record its baselines. */
export interface Trust {
  /** `owner/name`. */
  repository: string;
  repositoryId: number;
  /** Paths of workflow files. */
  workflows: readonly string[];
  /** Null: nobody knows the base branch's name. */
  baseBranch: string | null;
}

/** Events whose runs may record a baseline, most trusted first: a commit of the base branch shaped them, not a pull request. */
export const TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];

const UPLOAD = "actions/upload-artifact v7 or newer";

/** True when an artifact was left by a run of this repository for one of its own commits. Names tell nothing: a fork has a main too. */
export function isOwn(
  artifact: Artifact,
  repositoryId: number,
): artifact is Artifact & { run: NonNullable<Artifact["run"]> } {
  const { run } = artifact;
  return run !== null && run.repositoryId === repositoryId && run.headRepositoryId === repositoryId;
}

/** Why an artifact is not worth a look at its run; undefined when it is. */
export function whyNotListed({ expired, bytes, digest }: Artifact): Refusal | undefined {
  if (expired) return EXPIRED;
  if (bytes > limits.baselineBytes) return tooLarge(bytes, limits.baselineBytes);
  if (digest === null || !/^sha256:[0-9a-f]{64}$/.test(digest))
    return { why: "has no digest to be checked against", remedy: `upload it with ${UPLOAD}` };
  return undefined;
}

/** Why a run is not trusted to have left an artifact that may be a baseline; undefined when it is. */
export function whyNotRun(
  run: WorkflowRun,
  left: ArtifactRun,
  { repository, repositoryId, workflows, baseBranch }: Trust,
): Refusal | undefined {
  if (run.repositoryId !== repositoryId || run.headRepositoryId !== repositoryId)
    return { why: "belongs to a run of another repository" };
  if (run.id !== left.id || run.commit !== left.commit) return { why: "belongs to a run of another commit" };
  if (!TRUSTED_EVENTS.includes(run.event))
    return { why: `was recorded on ${shorten(run.event, SHOWN)}, where a pull request decides what runs` };
  if (!isOfBase(run, baseBranch)) return elsewhere(run);
  if (!isOfWorkflow(run.path, { workflows, repository }))
    return {
      why: `was recorded by another workflow, ${shorten(run.path, SHOWN)}`,
      remedy: "name it in baseline.workflows of the policy to trust it",
    };
  return whyNotEnded(run);
}

/** Why nothing that a run has left counts yet, or any more; undefined when it does. */
export function whyNotEnded({ status, conclusion }: Pick<WorkflowRun, "status" | "conclusion">) {
  if (status !== "completed")
    return { why: "belongs to a run that has not ended", remedy: "run this job again when it has" };
  if (conclusion !== "success" && conclusion !== "failure")
    return { why: "belongs to a run that was cut short", remedy: "run that one again" };
  return undefined;
}

/**
 * Whether a run was one of the base branch, or of its merge queue. A new branch or a tag at a commit of the base branch is enough to
 * record that commit once more, with other inputs and as often as one likes.
 */
export function isOfBase(
  { event, branch }: Pick<WorkflowRun, "event" | "branch">,
  baseBranch: string | null,
): boolean {
  if (baseBranch === null || branch === baseBranch) return true;
  return event === "merge_group" && (branch ?? "").startsWith(`gh-readonly-queue/${baseBranch}/`);
}

/** Whether a run is one of these workflow files, at whatever ref. */
export function isOfWorkflow(
  path: string,
  { workflows, repository }: Pick<Trust, "workflows" | "repository">,
) {
  return workflows.some((file) => isRunOf(path, file, repository));
}

function elsewhere({ event, branch }: WorkflowRun): Refusal {
  const how = event === "workflow_dispatch" ? " by hand" : "";
  return { why: `was recorded${how} on another branch, ${shorten(branch ?? "unknown", SHOWN)}` };
}

/** Whether bytes are those of an artifact that GitHub took in. */
export function areBytesOf(bytes: Buffer, { digest }: Pick<Artifact, "digest">): boolean {
  return sha256(bytes) === digest;
}

/** Whether bytes are a zip archive. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString("latin1") === "PK";
}

/** Why a report is no baseline for a suite at a commit; undefined when it is one. */
export function whyNotReport(
  report: Pick<Report, "commit" | "suite" | "role" | "baseline" | "baselineEligible">,
  { commit, suite }: { commit: string; suite: string },
): Refusal | undefined {
  if (report.commit !== commit) return { why: "says that it is of another commit" };
  if (report.suite !== suite) return { why: "says that it is of another suite" };
  if (report.role === "head") return { why: "is that of a pull request" };
  if (report.baseline.state === "unavailable")
    return { why: "was recorded while the base branch could not be looked at", remedy: "run that job again" };
  if (!report.baselineEligible) return { why: "has recordings in error, or some are missing" };
  return undefined;
}

/** Where an event stands among those of one commit: a push before others, the merge queue last. */
export function eventRank(event: string): number {
  return TRUSTED_EVENTS.indexOf(event);
}

/** An artifact whose bytes GitHub has thrown away. */
export const EXPIRED: Refusal = {
  why: "has expired",
  remedy: "the next run of the workflow on the base branch records another",
};

/** An artifact that an older uploader has packed. */
export const ZIP: Refusal = {
  why: "is a zip archive",
  remedy: `upload it with archive: false, which ${UPLOAD} knows`,
};

/** Refuses an artifact that has more bytes than are read. */
export function tooLarge(bytes: number, most: number): Refusal {
  return {
    why: `has ${bytes} bytes or more, and ${most} are read`,
    remedy: "record fewer cases or trials",
  };
}

const SHOWN = 100;

/** A ref after the file's name is none of it; a name that goes on to another `.yml` is another file's. */
function isRunOf(path: string, file: string, repository: string): boolean {
  const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return own.replace(/@[^@]*(?<!\.ya?ml)$/, "") === file;
}

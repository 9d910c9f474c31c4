import { sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { shorten } from "../../core/text.ts";
import type { Report } from "../../report/report.ts";

/** An artifact as GitHub lists it. */
export interface Artifact {
  id: number;
  name: string;
  bytes: number;
  /** `sha256:` and hexadecimal digits; null where GitHub has no digest. */
  digest: string | null;
  expired: boolean;
  /** The upload time; undefined where GitHub does not return it. */
  createdAt?: string | undefined;
  run: ArtifactRun | null;
}

export interface ArtifactRun {
  id: number;
  commit: string;
  branch: string | null;
  repositoryId: number;
  headRepositoryId: number | null;
}

export interface WorkflowRun {
  id: number;
  event: string;
  /** The workflow file, such as `.github/workflows/agent.yml`, sometimes with `@` and a ref, or after `owner/name/`. */
  path: string;
  status: string | null;
  conclusion: string | null;
  commit: string;
  /** The name of a branch or a tag. */
  branch: string | null;
  repositoryId: number | null;
  headRepositoryId: number | null;
  /** The start by GitHub's clock, in milliseconds. */
  createdAt: number;
}

/** The reason for a rejected baseline; completes a sentence that begins with "the report of a1b2c3d". */
export interface Refusal {
  why: string;
  remedy?: string;
}

/** The workflows and the branch that a repository trusts to record its baselines. */
export interface Trust {
  /** `owner/name`. */
  repository: string;
  repositoryId: number;
  workflows: readonly string[];
  /** Null: unknown. */
  baseBranch: string | null;
}

/** The events whose runs may record a baseline, most trusted first. A commit of the base branch shaped these runs, not a pull request. */
export const TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];

const UPLOAD = "actions/upload-artifact v7 or newer";

/** Returns true when a run of this repository left the artifact for its own commit. Branch names prove nothing: forks have a main. */
export function isOwn(
  artifact: Artifact,
  repositoryId: number,
): artifact is Artifact & { run: NonNullable<Artifact["run"]> } {
  const { run } = artifact;
  return run !== null && run.repositoryId === repositoryId && run.headRepositoryId === repositoryId;
}

/** Returns the reason to skip an artifact before its run is read. */
export function whyNotListed({ expired, bytes, digest }: Artifact): Refusal | undefined {
  if (expired) return EXPIRED;
  if (bytes > limits.baselineBytes) return tooLarge(bytes, limits.baselineBytes);
  if (digest === null || !/^sha256:[0-9a-f]{64}$/.test(digest))
    return { why: "has no digest to be checked against", remedy: `upload it with ${UPLOAD}` };
  return undefined;
}

/** Returns the reason not to trust a run with a baseline. */
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

/** Returns the reason to ignore the artifacts of an unfinished or cancelled run. */
export function whyNotEnded({ status, conclusion }: Pick<WorkflowRun, "status" | "conclusion">) {
  if (status !== "completed")
    return { why: "belongs to a run that has not ended", remedy: "run this job again when it has" };
  if (conclusion !== "success" && conclusion !== "failure")
    return { why: "belongs to a run that was cut short", remedy: "run that one again" };
  return undefined;
}

/**
 * Returns true for a run of the base branch or its merge queue. A new branch or tag at a base commit is not trusted:
 * anyone could record that commit again with other inputs, as often as they like.
 */
export function isOfBase(
  { event, branch }: Pick<WorkflowRun, "event" | "branch">,
  baseBranch: string | null,
): boolean {
  if (baseBranch === null || branch === baseBranch) return true;
  return event === "merge_group" && (branch ?? "").startsWith(`gh-readonly-queue/${baseBranch}/`);
}

/** Returns true when the run is of one of these workflow files, at any ref. */
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

/** Returns true when the bytes match GitHub's digest of the artifact. */
export function areBytesOf(bytes: Buffer, { digest }: Pick<Artifact, "digest">): boolean {
  return sha256(bytes) === digest;
}

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString("latin1") === "PK";
}

/** Returns the reason that a report is not a baseline of a suite at a commit; undefined when it is a baseline. */
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

/** Returns the rank of an event among the events of a commit: push first, merge queue last. */
export function eventRank(event: string): number {
  return TRUSTED_EVENTS.indexOf(event);
}

export const EXPIRED: Refusal = {
  why: "has expired",
  remedy: "the next run of the workflow on the base branch records another",
};

/** The refusal of an artifact that an older uploader packed. */
export const ZIP: Refusal = {
  why: "is a zip archive",
  remedy: `upload it with archive: false, which ${UPLOAD} knows`,
};

export function tooLarge(bytes: number, most: number): Refusal {
  return {
    why: `has ${bytes} bytes or more, and ${most} are read`,
    remedy: "record fewer cases or trials",
  };
}

const SHOWN = 100;

/** A ref after the file name is ignored; a name that continues to another `.yml` is another file. */
function isRunOf(path: string, file: string, repository: string): boolean {
  const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return own.replace(/@[^@]*(?<!\.ya?ml)$/, "") === file;
}

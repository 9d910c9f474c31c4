import type { Value } from "./expressions.ts";
import type { Grants } from "./permissions.ts";
import type { Place } from "./place.ts";
import type { Result } from "./result.ts";
import type { PlayedSteps } from "./steps.ts";
import type { JobFile, WorkflowFile } from "./workflow-file.ts";

/** A job as shown on GitHub's page of a run. */
export interface PlayedJob extends Omit<PlayedSteps, "result"> {
  /** Includes the caller's name: `rungate / score (2/4)`. */
  name: string;
  result: Result;
}

/** The state of a run in progress. */
export interface Play extends Pick<Place, "trigger" | "run" | "artifacts"> {
  /** The finished jobs. */
  jobs: PlayedJob[];
  /** The jobs of an earlier attempt; its successful ones are not played again. */
  earlier: readonly PlayedJob[];
  /** Called before a job's first step; returns a result that replaces its steps, if any. */
  begin: (name: string) => "failure" | "cancelled" | undefined;
}

/** A workflow to be played: the caller's, or a called one. */
export interface WorkflowPlay {
  file: WorkflowFile;
  isOurs: boolean;
  inputs: Record<string, Value>;
  secrets: Record<string, string>;
  /** The prefix of its job names. */
  prefix: string;
  /** The most permissions of its token. */
  grants: Grants;
  /** The calling job; the caller's own workflow has none. */
  after: Pick<Ended, "ancestors" | "isNew">;
}

/** A finished job as seen by its dependents. */
export interface Ended {
  result: Result;
  outputs: Record<string, string>;
  ancestors: Result[];
  /** True when it was played in this attempt; then its dependents are played again too. */
  isNew: boolean;
}

/** A job that is ready, and the results of its needs. */
export interface Turn {
  id: string;
  job: JobFile;
  needs: Record<string, Ended>;
  ancestors: Result[];
  /** True when a predecessor was played in this attempt. */
  isNew: boolean;
}

/** The results of a job that has not begun. */
export const NO_STEPS = { steps: [], outputs: {}, log: "", annotations: [], summary: "" };

import type { Value } from "./expressions.ts";
import type { Grants } from "./permissions.ts";
import type { Place } from "./place.ts";
import type { Result } from "./result.ts";
import type { PlayedSteps } from "./steps.ts";
import type { JobFile, WorkflowFile } from "./workflow-file.ts";

export interface PlayedJob extends Omit<PlayedSteps, "result"> {
  /** Includes the caller's name: `rungate / score (2/4)`. */
  name: string;
  result: Result;
}

export interface Play extends Pick<Place, "trigger" | "run" | "artifacts"> {
  jobs: PlayedJob[];
  /** The jobs of an earlier attempt; its successful ones are not played again. */
  earlier: readonly PlayedJob[];
  /** Called before a job's first step; returns a result that replaces its steps, if any. */
  begin: (name: string) => "failure" | "cancelled" | undefined;
}

export interface WorkflowPlay {
  file: WorkflowFile;
  isOurs: boolean;
  inputs: Record<string, Value>;
  secrets: Record<string, string>;
  prefix: string;
  /** The most permissions of its token. */
  grants: Grants;
  /** The calling job; the caller's own workflow has none. */
  after: Pick<Ended, "ancestors" | "isNew">;
}

export interface Ended {
  result: Result;
  outputs: Record<string, string>;
  ancestors: Result[];
  /** True when it was played in this attempt; then its dependents are played again too. */
  isNew: boolean;
}

export interface Turn {
  id: string;
  job: JobFile;
  needs: Record<string, Ended>;
  ancestors: Result[];
  /** True when a predecessor was played in this attempt. */
  isNew: boolean;
}

export const NO_STEPS = { steps: [], outputs: {}, log: "", annotations: [], summary: "" };

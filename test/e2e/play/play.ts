import type { Value } from "./expressions.ts";
import type { Grants } from "./permissions.ts";
import type { Place } from "./place.ts";
import type { Result } from "./result.ts";
import type { PlayedSteps } from "./steps.ts";
import type { JobFile, WorkflowFile } from "./workflow-file.ts";

/** A job as GitHub's page of a run shows it. */
export interface PlayedJob extends Omit<PlayedSteps, "result"> {
  /** With the caller's: `rungate / score (2/4)`. */
  name: string;
  result: Result;
}

/** A run in the middle of it. */
export interface Play extends Pick<Place, "trigger" | "run" | "artifacts"> {
  /** What came of jobs until now. */
  jobs: PlayedJob[];
  /** What an earlier attempt had come to, of which nothing that succeeded is played again. */
  earlier: readonly PlayedJob[];
  /** Called before the first step of a job: what it ends with instead, if with anything. */
  begin: (name: string) => "failure" | "cancelled" | undefined;
}

/** A workflow that is to be played: the caller's, or one that it calls. */
export interface WorkflowPlay {
  file: WorkflowFile;
  isOurs: boolean;
  inputs: Record<string, Value>;
  secrets: Record<string, string>;
  /** What stands before the names of its jobs. */
  prefix: string;
  /** What its token may do at most. */
  grants: Grants;
  /** The job that calls it, as far as it has come; the caller's own workflow has none. */
  after: Pick<Ended, "ancestors" | "isNew">;
}

/** What dependents see of a job. */
export interface Ended {
  result: Result;
  outputs: Record<string, string>;
  /** The results of all jobs before it. */
  ancestors: Result[];
  /** It was played in this attempt, so that what needs it is played again too. */
  isNew: boolean;
}

/** A job whose turn it is, and what those came to that it needs. */
export interface Turn {
  id: string;
  job: JobFile;
  needs: Record<string, Ended>;
  /** The results of all jobs before it. */
  ancestors: Result[];
  /** Something before it was played in this attempt. */
  isNew: boolean;
}

/** What a job leaves that has not begun. */
export const NO_STEPS = { steps: [], outputs: {}, log: "", annotations: [], summary: "" };

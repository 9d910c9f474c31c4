import type { Identity, Origin, Run } from "../recordings/run.ts";

/** A run that was read, the case it belongs to, and where it stands. */
export interface RecordedRun {
  run: Run;
  identity: Identity;
  origin: Origin;
}

import type { Run } from "../recordings/run.ts";
import type { Identity, Origin } from "../suite/suite.ts";

/** A run that was read, the case it belongs to, and where it stands. */
export interface RecordedRun {
  run: Run;
  identity: Identity;
  origin: Origin;
}

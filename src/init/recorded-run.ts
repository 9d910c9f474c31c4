import type { Run } from "../recordings/run.ts";
import type { Identity, Origin } from "../suite/scored-run.ts";

/** A run that was read, the case it belongs to, and where it stands. */
export interface RecordedRun {
  run: Run;
  identity: Identity;
  origin: Origin;
}

import type { Check } from "./check.ts";
import { allowedActions } from "./checks/allowed-actions.ts";
import { baseline } from "./checks/baseline.ts";
import { concurrency } from "./checks/concurrency.ts";
import { configuration } from "./checks/configuration.ts";
import { dispatch } from "./checks/dispatch.ts";
import { forkComments } from "./checks/fork-comments.ts";
import { gate } from "./checks/gate.ts";
import { inputs } from "./checks/inputs.ts";
import { mergeGroup } from "./checks/merge-group.ts";
import { needsTold } from "./checks/needs-told.ts";
import { pathFilters } from "./checks/path-filters.ts";
import { permissions } from "./checks/permissions.ts";
import { pinned } from "./checks/pinned.ts";
import { pullRequest } from "./checks/pull-request.ts";
import { push } from "./checks/push.ts";
import { recordingsArtifact } from "./checks/recordings-artifact.ts";
import { recordingsCommitted } from "./checks/recordings-committed.ts";
import { redStaysRed } from "./checks/red-stays-red.ts";
import { requiredCheck } from "./checks/required-check.ts";
import { retention } from "./checks/retention.ts";
import { schedule } from "./checks/schedule.ts";
import { skipped } from "./checks/skipped.ts";
import { suites } from "./checks/suites.ts";
import { upload } from "./checks/upload.ts";
import type { Finding } from "./finding.ts";
import type { Repository } from "./repository.ts";

/** All that makes a gate one that can be trusted, in the order in which it is told. */
export const checks: readonly Check[] = [
  gate,
  pullRequest,
  pathFilters,
  push,
  schedule,
  mergeGroup,
  dispatch,
  permissions,
  pinned,
  concurrency,
  skipped,
  redStaysRed,
  needsTold,
  inputs,
  suites,
  recordingsArtifact,
  recordingsCommitted,
  configuration,
  upload,
  retention,
  forkComments,
  requiredCheck,
  baseline,
  allowedActions,
];

/** What all checks find in a repository; the same thing at the same place once. */
export function examine(repository: Repository): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { id, look } of checks) {
    for (const found of look(repository)) {
      const finding = { check: id, ...found };
      findings.set(JSON.stringify(finding), finding);
    }
  }
  return [...findings.values()];
}

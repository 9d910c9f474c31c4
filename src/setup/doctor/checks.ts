import { agentNamed } from "./checks-agent.ts";
import {
  allowedActions,
  baseBranches,
  baseline,
  forkComments,
  requiredCheck,
  retention,
  upload,
} from "./checks-baseline.ts";
import { power, quarantine } from "./checks-cases.ts";
import { concurrency } from "./checks-concurrency.ts";
import { dispatch, gate, mergeGroup, pathFilters, pullRequest, push, schedule } from "./checks-events.ts";
import { expectationsNamed, onePolicy } from "./checks-folders.ts";
import { inputs, needsInput, suites } from "./checks-inputs.ts";
import { permissions, pinned, redStaysRed, skipped } from "./checks-jobs.ts";
import { recordingsKeys } from "./checks-keys.ts";
import { configuration, oneFile, recordingsArtifact, recordingsCommitted } from "./checks-recordings.ts";
import type { Check } from "./repository.ts";

/** All checks in display order. */
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
  needsInput,
  inputs,
  suites,
  recordingsArtifact,
  recordingsCommitted,
  recordingsKeys,
  configuration,
  oneFile,
  onePolicy,
  expectationsNamed,
  agentNamed,
  upload,
  retention,
  forkComments,
  requiredCheck,
  baseBranches,
  baseline,
  power,
  quarantine,
  allowedActions,
];

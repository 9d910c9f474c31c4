import {
  checkBaseBranches,
  checkBaseline,
  checkForkComments,
  checkRequired,
  checkUpload,
} from "./baseline.ts";
import { checkConcurrency } from "./concurrency.ts";
import { checkConfiguration, checkExpectationsNamed, checkKeys, checkOnePolicy } from "./files.ts";
import { checkInputs, checkNeeds, checkSuite } from "./inputs.ts";
import { checkPermissions, checkPinned, checkRedStaysRed, checkSkipped } from "./jobs.ts";
import { checkQuarantine } from "./quarantine.ts";
import { checkAgentNamed, checkArtifacts, checkCommitted } from "./recordings.ts";
import type { Found, Repository } from "./repository.ts";
import {
  checkDispatch,
  checkGates,
  checkMergeGroup,
  checkPaths,
  checkPullRequest,
  checkPush,
  checkSchedule,
} from "./triggers.ts";
import type { Gate } from "./workflow.ts";

/** A requirement for a trustworthy gate, or an improvement. docs/doctor.md says why. */
export interface Check {
  id: string;
  /** The requirement in a few words: it ends the sentence "missing: …". */
  title: string;
  look(repository: Repository): Found;
}

function each(check: (gate: Gate, repository: Repository) => Found): Check["look"] {
  return (repository) => repository.gates.map((gate) => check(gate, repository));
}

/** All checks in display order. */
export const checks: readonly Check[] = [
  { id: "gate", title: "a workflow that gates", look: checkGates },
  { id: "pull-request", title: "gating on every pull request", look: each(checkPullRequest) },
  { id: "path-filters", title: "gating whatever files change", look: each(checkPaths) },
  { id: "push", title: "recording on pushes to the default branch", look: each(checkPush) },
  { id: "schedule", title: "recording on a schedule", look: each(checkSchedule) },
  { id: "merge-group", title: "gating in a merge queue", look: each(checkMergeGroup) },
  { id: "dispatch", title: "recording by hand", look: each(checkDispatch) },
  { id: "permissions", title: "the permissions that the gate needs", look: each(checkPermissions) },
  { id: "pinned", title: "a gate that is pinned to a release", look: each(checkPinned) },
  {
    id: "concurrency",
    title: "gates and runs of the base branch that nothing cancels",
    look: checkConcurrency,
  },
  { id: "skipped", title: "a gate that is never skipped", look: each(checkSkipped) },
  { id: "red-stays-red", title: "a check that is red where the gate is", look: each(checkRedStaysRed) },
  { id: "needs", title: "passing on how recording ended", look: each(checkNeeds) },
  { id: "inputs", title: "inputs that the gate knows", look: each(checkInputs) },
  { id: "suites", title: "one gate for each suite", look: each(checkSuite) },
  {
    id: "recordings-artifact",
    title: "recordings that a job before the gate leaves",
    look: each(checkArtifacts),
  },
  { id: "recordings-committed", title: "recordings where the patterns look", look: each(checkCommitted) },
  { id: "recordings-keys", title: "recordings without keys", look: each(checkKeys) },
  {
    id: "configuration",
    title: "expectations and a policy that can be used",
    look: each(checkConfiguration),
  },
  { id: "one-policy", title: "one policy, at the top of the repository", look: checkOnePolicy },
  { id: "expectations-named", title: "expectations that a suite names", look: checkExpectationsNamed },
  { id: "agent-named", title: "the files of the agent", look: each(checkAgentNamed) },
  { id: "upload", title: "the upload of the report", look: each(checkUpload) },
  { id: "fork-comments", title: "comments on pull requests from forks", look: checkForkComments },
  { id: "required-check", title: "a required check", look: each(checkRequired) },
  {
    id: "base-branches",
    title: "base branches that only reviewed commits reach",
    look: each(checkBaseBranches),
  },
  { id: "baseline", title: "a report of the default branch", look: each(checkBaseline) },
  {
    id: "quarantine",
    title: "flaky cases that do not decide for a while",
    look: each(checkQuarantine),
  },
];

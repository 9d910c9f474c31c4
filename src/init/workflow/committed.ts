import { inputLines } from "./input-lines.ts";
import { namesFor } from "./names.ts";
import type { WorkflowPlan } from "./plan.ts";
import { branchName, oneLine } from "./yaml-value.ts";

/** The workflow of docs/recipes.md for recordings that are committed. */
export function committedWorkflow(plan: WorkflowPlan): string {
  return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] }
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }]
  workflow_dispatch:
permissions: {}
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
${committedJobs(plan)}
`;
}

/** The job of it that gates. */
export function committedJobs(plan: WorkflowPlan): string {
  return `  ${namesFor(plan).gate}:
    permissions:
      contents: read
      actions: read
      pull-requests: write
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
${inputLines(plan)}`;
}

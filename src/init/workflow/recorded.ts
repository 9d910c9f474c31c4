import { artifactPatterns, uploadedPath } from "./artifact.ts";
import { inputLines } from "./input-lines.ts";
import type { WorkflowPlan } from "./plan.ts";
import { branchName, inBraces, onALine, oneLine } from "./yaml-value.ts";

/** The workflow of the README, in which a job records and another one gates. */
export function recordedWorkflow(plan: WorkflowPlan): string {
  return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] } # records the baseline
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }] # records it again before it expires
  workflow_dispatch:
permissions: {}
concurrency: # a push to a pull request stops the run before it; a run that leaves a baseline is never stopped
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
  record:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
      - run: ${recordCommand(plan)}
        env: { MODEL_API_KEY: "\${{ secrets.MODEL_API_KEY }}" }
      - uses: actions/upload-artifact@v7
        with: { name: recordings, path: ${inBraces(uploadedPath(plan.runs))}, overwrite: true, if-no-files-found: error }
  rungate:
    needs: record
    if: \${{ always() }} # where nothing was recorded, the gate is red and says so
    permissions:
      contents: read # the policy and the commits of the base branch
      actions: read # the baseline
      pull-requests: write # the comment
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
      runs-artifact: recordings
      needs: \${{ toJSON(needs) }} # how recording ended
${inputLines({ ...plan, runs: artifactPatterns(plan.runs) })}
`;
}

function recordCommand({ record, runs }: WorkflowPlan): string {
  if (record !== undefined) return onALine(record);
  const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
  return `npm ci && npm run evals # your command: writes ${oneLine(files.join(", "))}`;
}

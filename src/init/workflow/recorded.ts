import { artifactPatterns, uploadedPath } from "./artifact.ts";
import { inputLines } from "./input-lines.ts";
import { namesFor } from "./names.ts";
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
${recordedJobs(plan)}
`;
}

/** The jobs of it: one records, the other gates. */
export function recordedJobs(plan: WorkflowPlan): string {
  const { gate, record, recordings } = namesFor(plan);
  return `  ${record}:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${recordStep(plan)}
        env: { MODEL_API_KEY: "\${{ secrets.MODEL_API_KEY }}" }
      - uses: actions/upload-artifact@v7
        with: { name: ${recordings}, path: ${inBraces(uploadedPath(plan.runs))}, overwrite: true, if-no-files-found: error }
  ${gate}:
    needs: ${record}
    if: \${{ always() }} # where nothing was recorded, the gate is red and says so
    permissions:
      contents: read # the policy and the commits of the base branch
      actions: read # the baseline
      pull-requests: write # the comment
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
      runs-artifact: ${recordings}
      needs: \${{ toJSON(needs) }} # how recording ended
${inputLines({ ...plan, runs: artifactPatterns(plan.runs) })}`;
}

const INDENT = " ".repeat(6);

function recordStep({ record, runs }: WorkflowPlan): string {
  if (record !== undefined)
    return [
      `${INDENT}# By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.`,
      `${INDENT}- run: ${onALine(record)}`,
    ].join("\n");
  const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
  return `${INDENT}- run: npm ci && npm run evals # your command: writes ${oneLine(files.join(", "))}`;
}

import { Document, Scalar } from "yaml";
import { CONFIG_FILE } from "../../config/policy.ts";
import { plainText } from "../../core/escape.ts";
import { yamlText } from "../../core/yaml-nodes.ts";
import { commonFolder } from "../../recordings/reading/artifact-folders.ts";
import {
  ANY_KEY,
  agentCommand,
  type RecordedProject,
  recorderText,
  type ToReplace,
  withPackage,
} from "./record-step.ts";

/** Returns the text of a workflow, following the README and docs/recipes.md. */
export function workflowText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}

/** Returns only the jobs, for an existing workflow. */
export function jobsText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}

/** Returns the reason why a plan cannot become a workflow; undefined if it can. */
export function whyNoWorkflow(plan: WorkflowPlan): string | undefined {
  const paths = [plan.policy, ...(plan.project === undefined ? [] : [plan.project.folder])];
  const outside = paths.find(
    (path) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes(".."),
  );
  if (outside !== undefined) return `${outside} does not lie in the repository: name files that do`;
  const unusable = paths.find(isUnusable);
  if (unusable === undefined) return undefined;
  return `${unusable} cannot be in a workflow: it has a line break, blanks at an end or "\${{", which GitHub reads as its own. Name it without`;
}

/** GitHub trims input lines and evaluates expressions in them. */
function isUnusable(text: string): boolean {
  return text.includes("${{") || text !== text.trim() || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
}

function recordedWorkflow(plan: WorkflowPlan): string {
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

function recordedJobs(plan: WorkflowPlan): string {
  const { gate, record, recordings } = namesFor(plan);
  return `  ${record}:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read${folderLine(plan)}
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${recordSteps(plan)}
        env: { ${keysOf(plan).map(secretNamed).join(", ")} }
      - uses: actions/upload-artifact@v7
        if: \${{ !cancelled() }} # the gate says which runs could not run
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
      needs: \${{ toJSON(needs) }} # how recording ended${inputLines(plan)}`;
}

function folderLine({ project }: WorkflowPlan): string {
  if (project === undefined) return "";
  return `\n    defaults: { run: { working-directory: ${inBraces(project.folder)} } }`;
}

const INDENT = " ".repeat(6);

/** Only the last step gets the keys, because installed packages must not see them. */
function recordSteps(plan: WorkflowPlan): string {
  const { record, runs, install, python = [], usesRecorder } = plan;
  if (record === undefined && usesRecorder !== true) return placeholderStep(runs);
  const installed = [...(install === undefined ? [] : [`run: ${install}`]), ...python].map(
    (step) => `- ${step}`,
  );
  const before = installed.length === 0 ? [`# ${NOTHING_INSTALLED}`] : installed;
  return [...before, `- run: ${record === undefined ? recorderStep(plan) : onALine(startOf(record, plan))}`]
    .map((line) => line.replaceAll(/^/gm, INDENT))
    .join("\n");
}

function startOf(record: string, plan: WorkflowPlan): string {
  return plan.install === undefined ? withPackage(record, plan) : record;
}

const NOTHING_INSTALLED =
  "By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.";

function recorderStep(plan: WorkflowPlan): string {
  const command = `${recorderText(plan)} ${agentCommand(plan)}`;
  const isPlain = /^[\w ./:-]+$/.test(command) && !command.includes(": ");
  return `${isPlain ? command : onALine(command)} # your agent's command`;
}

/** Returns the variables for API keys of the agent's models. */
export function keysOf({ keys = [ANY_KEY] }: Pick<WorkflowPlan, "keys">): readonly string[] {
  return keys;
}

function secretNamed(key: string): string {
  return `${key}: "\${{ secrets.${key} }}"`;
}

/** Returns the placeholder command that a person must replace; undefined if the command is known. */
export function toReplaceIn(plan: WorkflowPlan): ToReplace | undefined {
  if (plan.record !== undefined || (plan.usesRecorder && plan.agent?.isRecorded)) return undefined;
  return plan.usesRecorder
    ? { text: agentCommand(plan), by: "the command that starts your agent" }
    : { text: PLACEHOLDER, by: "the command that records your agent" };
}

const PLACEHOLDER = "npm ci && npm run evals";

function placeholderStep(runs: readonly string[]): string {
  const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
  return `${INDENT}- run: ${PLACEHOLDER} # your command: writes ${oneLine(files.join(", "))}`;
}

function committedWorkflow(plan: WorkflowPlan): string {
  return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] }
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }]
  workflow_dispatch:
permissions: {}
jobs:
${committedJobs(plan)}
`;
}

function committedJobs(plan: WorkflowPlan): string {
  return `  ${namesFor(plan).gate}:
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: rungate/rungate/.github/workflows/gate.yml@v1${inputsOf(plan).length === 0 ? "" : `\n    with:${inputLines(plan)}`}`;
}

/** Names of jobs and artifacts. Each suite of a repository has its own. */
export interface Names {
  gate: string;
  record: string;
  recordings: string;
}

/** Returns the names for a suite. GitHub requires job ids to begin with a letter. */
export function namesFor({ suite }: Pick<WorkflowPlan, "suite">): Names {
  if (suite === undefined) return { gate: "rungate", record: "record", recordings: "recordings" };
  const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
  return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}

const INPUT_INDENT = " ".repeat(6);

function inputLines(plan: WorkflowPlan): string {
  return inputsOf(plan)
    .map(([name, value]) => `\n${INPUT_INDENT}${name}: ${onALine(value)}`)
    .join("");
}

const NO_TEXT = /^(?:true|false|null)$/i;
const PLAIN = /^[\p{L}_.][\p{L}\p{N}_./{}*-]*$/u;
const PLAIN_IN_BRACES = /^[\p{L}_.][\p{L}\p{N}_./-]*$/u;

function onALine(text: string): string {
  return plainOr(text, PLAIN);
}

function inBraces(text: string): string {
  return plainOr(text, PLAIN_IN_BRACES);
}

function oneLine(text: string): string {
  return plainText(text);
}

function branchName(name: string): string {
  return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}

function plainOr(text: string, plain: RegExp): string {
  if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text)) return text;
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return yamlText(new Document(scalar)).trimEnd();
}

/** The content of a workflow. All paths except `cases` are relative to the repository, with forward slashes. */
export interface WorkflowPlan extends RecordedProject {
  file: string;
  branch: string;
  suite?: string | undefined;
  expectations: string;
  policy: string;
  format?: string | undefined;
  caseField?: string | undefined;
  /** `committed`: gates existing recordings. `recorded`: records in each run of the workflow. */
  kind: "committed" | "recorded";
  record?: string | undefined;
  /** True for recordings of `rungate record`, which also makes the next ones. */
  usesRecorder?: boolean;
  python?: readonly string[];
  keys?: readonly string[];
}

function inputsOf({ suite, policy }: WorkflowPlan): [string, string][] {
  const inputs: [string, string | undefined][] = [
    ["suite", suite],
    ["policy", policy === CONFIG_FILE ? undefined : policy],
  ];
  return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** Returns the common folder of all patterns, or the patterns without captures if that is the repository. */
function uploadedPath(patterns: readonly string[]): string {
  const folder = commonFolder(patterns);
  if (folder.length > 0) return folder.map(asUploaded).join("/");
  return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}

/** actions/upload-artifact reads globs but supports no portable escape. */
function asUploaded(part: string): string {
  return part.replace(/\\[\s\S]/g, (escaped) =>
    /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1),
  );
}

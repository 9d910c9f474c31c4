import { Document, Scalar } from "yaml";
import { plainText } from "../base/escape.ts";
import { CONFIG_FILE } from "../config/policy.ts";
import { commonFolder } from "../recordings/pattern-folders.ts";
import { ANY_KEY, commandToReplace, recorderText, type ToReplace, withPackage } from "./record-step.ts";
import { yamlText } from "./yaml-text.ts";

/** The text of a workflow, as the README or docs/recipes.md shows it, with what a plan says in the place of what is different. */
export function workflowText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}

/** Its jobs alone, for a workflow that is there. */
export function jobsText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}

/** Why no workflow can be written for a plan; undefined where one can. */
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

/** Inputs are lists of lines, without blanks at their ends, and texts in which GitHub seeks expressions. */
function isUnusable(text: string): boolean {
  return text.includes("${{") || text !== text.trim() || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
}

/** The workflow of the README, in which a job records and another one gates. */
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

/** The jobs of it: one records, the other gates. */
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

/** The commands of an agent in a folder of the repository run there. */
function folderLine({ project }: WorkflowPlan): string {
  if (project === undefined) return "";
  return `\n    defaults: { run: { working-directory: ${inBraces(project.folder)} } }`;
}

const INDENT = " ".repeat(6);

/** The steps before what is recorded is uploaded. The keys are for the last one alone: what is installed does not need them. */
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

function startOf(record: string, { install }: WorkflowPlan): string {
  return install === undefined ? withPackage(record) : record;
}

const NOTHING_INSTALLED =
  "By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.";

function recorderStep(plan: WorkflowPlan): string {
  const command = `${recorderText(plan)} ${commandToReplace(plan)}`;
  const isPlain = /^[\w ./:-]+$/.test(command) && !command.includes(": ");
  return `${isPlain ? command : onALine(command)} # your agent's command`;
}

/** The variables that hold the keys of the agent's models. */
export function keysOf({ keys = [ANY_KEY] }: Pick<WorkflowPlan, "keys">): readonly string[] {
  return keys;
}

function secretNamed(key: string): string {
  return `${key}: "\${{ secrets.${key} }}"`;
}

/** What the step that records has until a person replaces it; undefined where the command was named. */
export function toReplaceIn(plan: WorkflowPlan): ToReplace | undefined {
  if (plan.record !== undefined) return undefined;
  return plan.usesRecorder
    ? { text: commandToReplace(plan), by: "the command that starts your agent" }
    : { text: PLACEHOLDER, by: "the command that records your agent" };
}

const PLACEHOLDER = "npm ci && npm run evals";

function placeholderStep(runs: readonly string[]): string {
  const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
  return `${INDENT}- run: ${PLACEHOLDER} # your command: writes ${oneLine(files.join(", "))}`;
}

/** The workflow of docs/recipes.md for recordings that are committed. */
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

/** The job of it that gates. */
function committedJobs(plan: WorkflowPlan): string {
  return `  ${namesFor(plan).gate}:
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: rungate/rungate/.github/workflows/gate.yml@v1${inputsOf(plan).length === 0 ? "" : `\n    with:${inputLines(plan)}`}`;
}

/** What jobs and artifacts are called: in a repository with several suites each has its own. */
export interface Names {
  /** The job that gates. */
  gate: string;
  /** The job that records. */
  record: string;
  /** The artifact that it leaves. */
  recordings: string;
}

/** The names for a suite. That of a job begins with a letter. */
export function namesFor({ suite }: Pick<WorkflowPlan, "suite">): Names {
  if (suite === undefined) return { gate: "rungate", record: "record", recordings: "recordings" };
  const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
  return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}

const INPUT_INDENT = " ".repeat(6);

/** The lines of a workflow that give gate.yml its inputs, each after a line break. */
function inputLines(plan: WorkflowPlan): string {
  return inputsOf(plan)
    .map(([name, value]) => `\n${INPUT_INDENT}${name}: ${onALine(value)}`)
    .join("");
}

const NO_TEXT = /^(?:true|false|null)$/i;
const PLAIN = /^[\p{L}_.][\p{L}\p{N}_./{}*-]*$/u;
const PLAIN_IN_BRACES = /^[\p{L}_.][\p{L}\p{N}_./-]*$/u;

/** A text as a value that has its line for itself. */
function onALine(text: string): string {
  return plainOr(text, PLAIN);
}

/** A text as a value among others in braces or brackets. */
function inBraces(text: string): string {
  return plainOr(text, PLAIN_IN_BRACES);
}

/** A text for a comment. */
function oneLine(text: string): string {
  return plainText(text);
}

/** The name of a branch in a filter, where some characters of names mean others. */
function branchName(name: string): string {
  return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}

function plainOr(text: string, plain: RegExp): string {
  if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text)) return text;
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return yamlText(new Document(scalar)).trimEnd();
}

/** What a workflow is to do. All paths but `cases` are relative to the repository, with forward slashes. */
export interface WorkflowPlan {
  /** Its own file. */
  file: string;
  /** The default branch, whose pushes leave the baseline. */
  branch: string;
  /** Its name, where the repository has several suites. */
  suite?: string | undefined;
  /** Patterns of the recordings. */
  runs: readonly string[];
  expectations: string;
  policy: string;
  format?: string | undefined;
  caseField?: string | undefined;
  /** `committed` recordings are gated as they are; `recorded` ones are made again in each run of the workflow. */
  kind: "committed" | "recorded";
  /** The command that records; undefined where it was not named. */
  record?: string | undefined;
  /** `rungate record` made the recordings, and is to make the next ones. */
  usesRecorder?: boolean;
  /** The file whose cases have inputs, from the folder in which the steps run. */
  cases?: string | undefined;
  /** What installs the packages of the repository; undefined where it has none. */
  install?: string | undefined;
  /** Where the agent lies in a folder of the repository: that folder, in which the steps run, and the suite. */
  project?: { folder: string; suite: string } | undefined;
  /** The steps that install those of Python. */
  python?: readonly string[];
  /** The variables that hold the keys of the agent's models. */
  keys?: readonly string[];
}

/** The inputs of gate.yml that a plan needs: rungate.yml says everything else. */
function inputsOf({ suite, policy }: WorkflowPlan): [string, string][] {
  const inputs: [string, string | undefined][] = [
    ["suite", suite],
    ["policy", policy === CONFIG_FILE ? undefined : policy],
  ];
  return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/**
 * What is to be uploaded for these patterns, as a path of actions/upload-artifact: the folder in which all files lie that they match. The
 * patterns themselves, without captures, where that is the repository.
 */
function uploadedPath(patterns: readonly string[]): string {
  const folder = commonFolder(patterns);
  if (folder.length > 0) return folder.map(asUploaded).join("/");
  return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}

function withoutCaptures(pattern: string): string {
  return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}

/** The action reads globs, but has no backslash that works on every runner. */
function asUploaded(part: string): string {
  return part.replace(/\\[\s\S]/g, (escaped) =>
    /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1),
  );
}

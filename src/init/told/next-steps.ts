import { lines, manyLines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { listed } from "../../wording.ts";

/** What became of the workflow. */
export type WorkflowOutcome =
  | { state: "written"; file: string; kind: "committed" | "recorded"; isRecordKnown: boolean }
  | { state: "kept"; file: string }
  | { state: "called"; file: string; gatedBy?: string | undefined; job?: JobToAdd | undefined }
  | { state: "none"; reason: string };

/** A job for a workflow that is there, as text that stands below its `jobs`. */
interface JobToAdd {
  text: string;
  kind: "committed" | "recorded";
}

/** What the steps depend on. */
export interface Situation {
  /** Files that were written. */
  written: readonly string[];
  workflow: WorkflowOutcome;
  /** The name of the check that the gate leaves; undefined where nobody knows. */
  check: string | undefined;
  branch: string;
  /** How rungate is called, as a shell reads it. */
  program: string;
  /** The command that gates the same recordings by the files that were written, without the program's name. */
  gate: string;
}

/** What to do after `init`, step by step. */
export function nextSteps({ written, workflow, check, branch, program, gate }: Situation): TerminalText {
  const steps = [
    [terminal`Read ${listed(written)}. A recording shows what the agent did, not what is right.`],
    [terminal`Gate on this machine:`, terminal`  ${program} ${gate}`],
    ...workflowSteps(workflow, program),
    [
      terminal`Commit ${isCommitted(workflow) ? "all of it, the recordings too" : "all of it"}, and push to ${branch}: that leaves the baseline, with which pull requests are compared.`,
    ],
    [
      terminal`Require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules), once a first pull request has shown it.`,
    ],
    [terminal`See whether all is set up: ${program} doctor`],
  ];
  return lines([
    terminal`Next:`,
    ...steps.flatMap(([first = terminal``, ...others], at) => [
      terminal`  ${String(at + 1)}. ${first}`,
      ...others.map((line) => terminal`     ${line}`),
    ]),
    ...jobLines(workflow),
  ]);
}

function isCommitted(workflow: WorkflowOutcome): boolean {
  const { kind } = workflow.state === "called" ? (workflow.job ?? {}) : { kind: undefined, ...workflow };
  return kind === "committed";
}

function workflowSteps(workflow: WorkflowOutcome, program: string): TerminalText[][] {
  switch (workflow.state) {
    case "written": {
      if (workflow.kind === "committed") return [];
      const command = workflow.isRecordKnown
        ? terminal`Give the command in ${workflow.file} what it needs,`
        : terminal`Put the command that records into ${workflow.file}, in the place of "npm ci && npm run evals",`;
      return [[terminal`${command} and the key of your model into the secret MODEL_API_KEY.`]];
    }
    case "called": {
      const { file, gatedBy, job } = workflow;
      if (job !== undefined)
        return [
          [terminal`Paste what stands below into ${file}, at the end of its "jobs:". It gates this suite.`],
        ];
      const gate = gatedBy === undefined ? file : `job ${gatedBy} of ${file}`;
      return [
        [
          terminal`See that ${gate} names these recordings and files. For a job of their own:`,
          terminal`  ${program} init --dry-run --suite NAME, or ${RECIPES}#a-monorepo-with-two-suites`,
        ],
      ];
    }
    default:
      return [[terminal`Gate pull requests with a workflow: ${RECIPES}`]];
  }
}

function jobLines(workflow: WorkflowOutcome): TerminalText[] {
  if (workflow.state !== "called" || workflow.job === undefined) return [];
  return [
    terminal``,
    terminal`For ${workflow.file}, below "jobs:"`,
    terminal``,
    manyLines(workflow.job.text),
  ];
}

const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";

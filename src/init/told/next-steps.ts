import { lines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { listed } from "../../wording.ts";

/** What became of the workflow. */
export type WorkflowOutcome =
  | { state: "written"; file: string; kind: "committed" | "recorded"; isRecordKnown: boolean }
  | { state: "kept"; file: string }
  | { state: "called"; file: string }
  | { state: "none"; reason: string };

/** What the steps depend on. */
export interface Situation {
  /** Files that were written. */
  written: readonly string[];
  workflow: WorkflowOutcome;
  branch: string;
  /** How rungate is called, as a shell reads it. */
  program: string;
  /** The command that gates the same recordings by the files that were written, without the program's name. */
  gate: string;
}

/** What to do after `init`, step by step. */
export function nextSteps({ written, workflow, branch, program, gate }: Situation): TerminalText {
  const steps = [
    [terminal`Read ${listed(written)}. A recording shows what the agent did, not what is right.`],
    [terminal`Gate on this machine:`, terminal`  ${program} ${gate}`],
    ...workflowSteps(workflow),
    [
      terminal`Commit ${isCommitted(workflow) ? "all of it, the recordings too" : "all of it"}, and push to ${branch}: that leaves the baseline, with which pull requests are compared.`,
    ],
    [
      terminal`Require the check "rungate / gate" for ${branch} (Settings, Rules), once a first pull request has shown it.`,
    ],
    [terminal`See whether all is set up: ${program} doctor`],
  ];
  return lines([
    terminal`Next:`,
    ...steps.flatMap(([first = terminal``, ...others], at) => [
      terminal`  ${String(at + 1)}. ${first}`,
      ...others.map((line) => terminal`     ${line}`),
    ]),
  ]);
}

function isCommitted(workflow: WorkflowOutcome): boolean {
  return workflow.state === "written" && workflow.kind === "committed";
}

function workflowSteps(workflow: WorkflowOutcome): TerminalText[][] {
  switch (workflow.state) {
    case "written": {
      if (workflow.kind === "committed") return [];
      const command = workflow.isRecordKnown
        ? terminal`Give the command in ${workflow.file} what it needs,`
        : terminal`Put the command that records into ${workflow.file}, in the place of "npm ci && npm run evals",`;
      return [[terminal`${command} and the key of your model into the secret MODEL_API_KEY.`]];
    }
    case "called":
      return [
        [
          terminal`See that ${workflow.file} names these recordings and files, or give them a job of their own: ${RECIPES}#a-monorepo-with-two-suites`,
        ],
      ];
    default:
      return [[terminal`Gate pull requests with a workflow: ${RECIPES}`]];
  }
}

const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";

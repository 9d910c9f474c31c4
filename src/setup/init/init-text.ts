import { lines, manyLines, padEnd, type TerminalText, terminal } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, groupBy, listed, shorten } from "../../core/text.ts";
import { fullName } from "../../core/tool-name.ts";
import type { CaseRun } from "../../recordings/run.ts";
import { RECIPES } from "../../views/next-command.ts";
import type { InitAssumptions } from "./propose-files.ts";
import type { ToReplace } from "./record-step.ts";

export function workflowLine(workflow: WorkflowOutcome): TerminalText {
  switch (workflow.state) {
    case "written":
      return workflow.kind === "committed"
        ? terminal`wrote ${workflow.file}: it gates the recordings that you commit`
        : terminal`wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
    case "kept":
      return terminal`kept ${workflow.file}: it exists and does not call rungate`;
    case "called":
      return terminal`kept ${workflow.file}: it already calls rungate`;
    case "none":
      return terminal`wrote no workflow: ${workflow.reason}`;
  }
}

export type WorkflowOutcome =
  | { state: "written"; file: string; kind: "committed" }
  | {
      state: "written";
      file: string;
      kind: "recorded";
      toReplace?: ToReplace | undefined;
      secrets: readonly string[];
    }
  | { state: "kept"; file: string }
  | { state: "called"; file: string; gatedBy?: string | undefined; job?: JobToAdd | undefined }
  | { state: "none"; reason: string };

/** A job for an existing workflow, as text below its `jobs`. */
interface JobToAdd {
  text: string;
  kind: "committed" | "recorded";
}

export interface InitSummary {
  written: readonly string[];
  workflow: WorkflowOutcome;
  /** Name of the gate's check; undefined if unknown. */
  check: string | undefined;
  branch: string;
  program: string;
  gate: string;
  toAdd?: { file: string; lines: readonly string[] } | undefined;
}

/** Returns the numbered steps after `init`. */
export function nextSteps({
  written,
  workflow,
  check,
  branch,
  program,
  gate,
  toAdd,
}: InitSummary): TerminalText {
  const steps = [
    ...(toAdd === undefined
      ? []
      : [
          [
            terminal`Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
            ...toAdd.lines.map((line) => terminal`  ${line}`),
          ],
        ]),
    [terminal`Read ${listed(written)}. A recording shows what the agent did, not what is right.`],
    [terminal`Run the gate on your machine:`, terminal`  ${program} ${gate}`],
    ...workflowSteps(workflow, program),
    [
      terminal`Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
    ],
    [
      terminal`After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
    ],
    [terminal`Check your setup:`, terminal`  ${program} doctor`],
  ];
  return lines([
    terminal`Next:`,
    ...steps.flatMap(([first = terminal``, ...rest], at) => [
      terminal`  ${String(at + 1)}. ${first}`,
      ...rest.map((line) => terminal`     ${line}`),
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
      const { file, toReplace, secrets } = workflow;
      const command =
        toReplace === undefined
          ? terminal`In ${file}, set up what the command needs.`
          : terminal`In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
      const secret = secrets.length === 1 ? "the secret" : "the secrets";
      return [[terminal`${command} Store the key of your model in ${secret} ${listed(secrets)}.`]];
    }
    case "called": {
      const { file, gatedBy, job } = workflow;
      if (job !== undefined)
        return [[terminal`Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
      if (gatedBy !== undefined) return [];
      return [
        [
          terminal`Check that ${file} gates this suite. To see a job for it:`,
          terminal`  ${program} init --dry-run --suite NAME`,
        ],
      ];
    }
    default:
      return [[terminal`Add a workflow that gates pull requests: ${RECIPES}`]];
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

export interface PatternExample {
  pattern: string;
  example?: { file: string; captures: Record<string, string> } | undefined;
}

export interface FoundFiles {
  patterns: readonly PatternExample[];
  files: number;
  formats: readonly string[];
  runs: readonly CaseRun[];
}

const SHOWN_TOOLS = 6;
const WIDEST = 60;

/** Returns a summary of the recordings for the user to check. */
export function foundText({ patterns, files, formats, runs }: FoundFiles): TerminalText {
  const real = runs.filter(({ expectsOnly }) => !expectsOnly);
  const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
  return lines([
    terminal`Found ${counted(real.length, "run")} in ${counted(files, "file")} (${listed(formats, SHOWN_TOOLS)}): ${casesText(real)}`,
    ...patterns.map((each) => patternLine(each, width)),
    terminal`Tools: ${toolsText(real)}`,
  ]);
}

function casesText(runs: readonly CaseRun[]): string {
  const cases = [...groupBy(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
  const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
  const trials = fewest === most ? counted(most, "trial") : `${fewest} to ${counted(most, "trial")}`;
  return `${counted(cases.length, "case")}, ${trials} each`;
}

function patternLine({ pattern, example }: PatternExample, width: number): TerminalText {
  if (example === undefined || example.file === pattern) return terminal`  ${pattern}`;
  const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
  const suffix = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
  return terminal`  ${padEnd(pattern, width)}  such as ${example.file}${suffix}`;
}

function toolsText(runs: readonly CaseRun[]): string {
  const calls = new Map<string, number>();
  for (const run of runs)
    for (const name of run.toolCalls.map(fullName)) calls.set(name, (calls.get(name) ?? 0) + 1);
  const byUse = [...calls].sort(([, a], [, b]) => b - a);
  if (byUse.length === 0) return "none was called";
  const names = byUse.map(
    ([name, count]) => `${shorten(name, limits.shownString)} (${counted(count, "call")})`,
  );
  return listed(names, SHOWN_TOOLS);
}

const SHOWN = 6;

/** Returns the guesses for the user to check; undefined if there are none. */
export function decidedText({ readOnly, ignored, volatile }: InitAssumptions): TerminalText | undefined {
  const differing = [...volatile].map(([name, cases]) =>
    cases === 1 ? short(name) : `${short(name)} (${counted(cases, "case")})`,
  );
  const guesses: [string, string[]][] = [
    ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
    ["Scratchpads (never counted)", ignored.map(short)],
    ["Arguments that differ between runs (more than one value is right)", differing],
  ];
  const decided = guesses.filter(([, names]) => names.length > 0);
  if (decided.length === 0) return undefined;
  return lines([
    terminal`rungate guessed this. Check it:`,
    ...decided.map(([what, names]) => terminal`  ${what}: ${listed(names, SHOWN)}`),
  ]);
}

function short(name: string): string {
  return shorten(name, limits.shownString);
}

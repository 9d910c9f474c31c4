import { lstatSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { folderOf, loadConfigFile } from "../config/config-file.ts";
import { loadExpectations } from "../config/expectations.ts";
import { DEFAULT_SUITE, type SuiteConfig, suiteNameFault } from "../config/policy.ts";
import { leadsOut } from "../config/suites.ts";
import { escapeGlob } from "../core/escape.ts";
import { leadsOutside, readConfigurationFile, readTextFile, writeWhole } from "../core/files.ts";
import { defaultBranch, gitIgnores, placeInRepository, upToRepository } from "../core/git/git.ts";
import { atOnce } from "../core/interruptible.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem } from "../core/problems.ts";
import { findFiles, type MatchedFile } from "../recordings/files/find.ts";
import type { LoadOptions } from "../recordings/files/load.ts";
import { loadOptions } from "../recordings/files/load-options.ts";
import type { CaseRun } from "../recordings/run.ts";
import { isExpression } from "../setup/doctor/expressions.ts";
import { checkName, gatesIn, readWorkflow } from "../setup/doctor/workflow.ts";
import type { WorkflowOutcome } from "../setup/init/init-text.ts";
import type { KeptFile } from "../setup/init/propose-files.ts";
import { installsRungate, portableCommand, pythonCommand } from "../setup/init/python-project.ts";
import { isRecorder, keysFor, pythonSteps } from "../setup/init/record-step.ts";
import {
  jobsText,
  keysOf,
  namesFor,
  toReplaceIn,
  type WorkflowPlan,
  whyNoWorkflow,
  workflowText,
} from "../setup/init/workflow-text.ts";
import { guessRecordedAgent, recordedCommand } from "../setup/record/agent-guess.ts";
import { commandFromTop, fromHere, inRepository, patternInRepository, topFolder } from "./init-place.ts";
import type { InitOptions } from "./options.ts";

export interface PlannedWorkflow {
  /** Undefined where no workflow is written. */
  text: string | undefined;
  outcome: WorkflowOutcome;
  /** The name of the gate's check; undefined when unknown. */
  check: string | undefined;
  branch: string;
}

interface FoundRecordings {
  files: readonly MatchedFile[];
  formats: readonly string[];
  runs: readonly CaseRun[];
  isMadeByRecorder: boolean;
}

/** A file with the inputs of cases. */
export interface CasesFile {
  file: string;
  inputs: ReadonlyMap<string, string | string[]>;
}

/** Plans the workflow that gates these recordings, unless one exists. `cases` is a file that existed before init. */
export function planWorkflow(
  options: InitOptions,
  found: FoundRecordings,
  cases: CasesFile | undefined,
): PlannedWorkflow {
  const branch = defaultBranch(topFolder());
  const none = (outcome: WorkflowOutcome, check?: string) => ({ text: undefined, outcome, check, branch });
  const plan = planFor(options, found, branch, cases);
  const calling = gatingWorkflows();
  if (calling.length > 0) return none(...calledBy(calling, plan));
  if (isThere(options.workflow)) return none({ state: "kept", file: options.workflow });
  const reason = whyNoWorkflow(plan);
  if (reason !== undefined) return none({ state: "none", reason });
  const written = { state: "written", file: options.workflow } as const;
  const outcome =
    plan.kind === "committed"
      ? ({ ...written, kind: "committed" } as const)
      : ({ ...written, kind: "recorded", toReplace: toReplaceIn(plan), secrets: keysOf(plan) } as const);
  // Without a suite the call gates all suites of the file, also later ones. Recordings of a job belong to a single suite.
  const whole = plan.kind === "committed" ? { ...plan, suite: undefined } : plan;
  return { text: workflowText(whole), outcome, check: checkOf(whole), branch };
}

function calledBy(
  calling: readonly { file: string; text: string }[],
  plan: WorkflowPlan,
): [outcome: WorkflowOutcome, check: string | undefined] {
  const workflows = calling.map(({ file, text }) => readWorkflow(file, text));
  const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
  const gates = read.flatMap(gatesIn);
  const own = gates.find(({ suite, isForAll }) => isForAll || suite === (plan.suite ?? DEFAULT_SUITE));
  const file = fromHere((own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "");
  if (own !== undefined) return [{ state: "called", file, gatedBy: own.job.id }, checkName(own)];
  const { gate, record } = namesFor(plan);
  const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
  // An unreadable workflow may gate this suite.
  const isKnown =
    gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => isExpression(suite));
  if (isTaken || !isKnown || whyNoWorkflow(plan) !== undefined) return [{ state: "called", file }, undefined];
  return [{ state: "called", file, job: { text: jobsText(plan), kind: plan.kind } }, checkOf(plan)];
}

/** gate.yml names its job `gate`. */
function checkOf(plan: WorkflowPlan): string {
  return `${namesFor(plan).gate} / gate`;
}

function planFor(
  options: InitOptions,
  { files: [file], formats, runs: recorded, isMadeByRecorder }: FoundRecordings,
  branch: string,
  cases: CasesFile | undefined,
): WorkflowPlan {
  const { runs, suite, format, caseField, record } = options;
  const usesRecorder = record === undefined ? isMadeByRecorder : isRecorder(record);
  const isRecorded =
    record !== undefined ||
    (file !== undefined && gitIgnores(topFolder())(inRepository(file.name)) !== undefined);
  const folder = placeInRepository(process.cwd());
  const agent = agentOf(runs);
  return {
    file: inRepository(options.workflow),
    branch,
    suite,
    ...(folder === "" || suite === undefined ? {} : { project: { folder, suite } }),
    runs: runs.map(patternInRepository),
    expectations: inRepository(options.expectations),
    policy: inRepository(options.policy),
    format,
    caseField,
    kind: isRecorded ? "recorded" : "committed",
    record,
    usesRecorder,
    cases: cases && (isCopied(cases, recorded) ? local(options.expectations) : cases.file),
    install: installing(),
    python: pythonSteps(isThere, folder, (file) => isThere(fromHere(file)), record ?? agent?.command),
    hasRungate: installsRungate(readWhole, isThere),
    agent,
    ...(usesRecorder ? { keys: keysFor(formats) } : {}),
  };
}

function agentOf(runs: readonly string[]): WorkflowPlan["agent"] {
  const words = recordedCommand(runs, process.cwd());
  // A server needs more than its command, and GitHub would evaluate an expression in it.
  if (words !== undefined && !words.some((word) => word.includes("{port}") || word.includes("${{")))
    return { command: portableCommand(words), isRecorded: true };
  const command = pythonCommand(readWhole, isThere);
  return command === undefined ? undefined : { command, isRecorded: false };
}

function isCopied({ inputs }: CasesFile, recorded: readonly CaseRun[]): boolean {
  const ids = new Set(recorded.map(({ caseId }) => caseId));
  return [...inputs.keys()].every((id) => ids.has(id));
}

/** Returns the first file beside the expectations with an input of a recorded case. Ignores problems of other files. */
export function casesBeside(
  expectations: string,
  recorded: readonly string[],
  root: string = topFolder(),
): CasesFile | undefined {
  const ids = new Set(recorded);
  const folder = dirname(relative(root, resolve(expectations)).split(sep).join("/"));
  if (ids.size === 0 || leadsOut(folder)) return undefined;
  const patterns = ["yml", "yaml"].map((ending) => `${escapeGlob(folder)}/*.${ending}`);
  const { files } = atOnce(findFiles(patterns, root, true));
  for (const { name } of files) {
    const inputs = inputsIn(name, root);
    if ([...inputs.keys()].some((id) => ids.has(id))) return { file: fromHere(name), inputs };
  }
  return undefined;
}

function inputsIn(file: string, root: string): CasesFile["inputs"] {
  const source = readTextFile(file, { ...workflowBounds(), root }, []);
  const cases = source === undefined ? [] : [...loadExpectations([source]).expectations.values()];
  return new Map(cases.flatMap(({ id, input }) => (input === undefined ? [] : [[id, input]])));
}

function installing(): string | undefined {
  const folders = upToRepository(process.cwd());
  const home = folders.find((folder) => isThere(join(folder, "package.json")));
  if (home === undefined) return undefined;
  // npm installs a workspace from the lock file at its root.
  const isWhole = (folder: string) =>
    folder === home || readWhole(join(folder, "package.json")).includes('"workspaces"');
  const isLocked = folders.some((folder) => isThere(join(folder, "package-lock.json")) && isWhole(folder));
  return isLocked ? "npm ci" : "npm install";
}

function readWhole(file: string): string {
  return isThere(file) ? readFileSync(file, "utf8") : "";
}

function local(path: string): string {
  return relative(process.cwd(), resolve(path)).split(sep).join("/");
}

const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const LED_OUTSIDE =
  "a folder on the way to it is a link that leads out of the working directory: name the place itself, or take the link away";

interface CheckedOptions {
  how: LoadOptions;
  kept: KeptFile | undefined;
}

/** Throws ConfigurationError that lists all problems of the options, before anything is read. */
export function checkInit(options: InitOptions): CheckedOptions {
  const { policy, suite } = options;
  const problems: Problem[] = [];
  const refuse = (file: string, message: string) => problems.push({ severity: "error", file, message });
  const how = loadOptions(options, problems);
  const fault = suite === undefined ? undefined : suiteNameFault(suite);
  if (fault !== undefined) problems.push({ severity: "error", message: fault });
  const hasPolicy = isThere(policy);
  refuseFiles(options, hasPolicy, refuse);
  const kept = hasPolicy ? readKept(policy, problems) : undefined;
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { how, kept };
}

function refuseFiles(
  { runs, expectations, policy, workflow, dryRun }: InitOptions,
  hasPolicy: boolean,
  refuse: (file: string, message: string) => void,
): void {
  const written = [expectations, ...(hasPolicy ? [] : [policy]), ...(isThere(workflow) ? [] : [workflow])];
  for (const file of written)
    if (!YAML_NAME.test(file)) refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
  for (const file of repeated([expectations, policy, workflow]))
    refuse(file, "is named for two files: name each of them differently");
  if (!dryRun && isThere(expectations)) refuse(expectations, EXISTS);
  const outside = runs.filter((pattern) => leadsOut(patternInRepository(pattern)));
  if (leadsOut(inRepository(expectations))) outside.push(local(expectations));
  for (const path of outside)
    refuse(path, "is not in this folder, so rungate.yml cannot name it: move it into the folder");
  for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
    if (!dryRun && isLedOutside(file)) refuse(file, LED_OUTSIDE);
  if (folderOf(inRepository(policy)) !== ".")
    refuse(policy, "name a file at the top of the repository or in .github: the paths in it start there");
}

function repeated(files: readonly string[]): string[] {
  const paths = files.map((file) => resolve(file));
  return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}

function readKept(file: string, problems: Problem[]): KeptFile | undefined {
  const source = readConfigurationFile(file, { root: process.cwd(), contained: false }, problems);
  if (source === undefined) return undefined;
  const { policy, suites, problems: found } = loadConfigFile(source.file, source.text);
  for (const problem of found) problems.push(problem);
  return policy && { text: source.text, policy, suites: suites.map(({ name }) => name) };
}

/** Returns the suite's entry for the repository's file. */
export function suiteConfig(options: InitOptions): SuiteConfig {
  const { suite = DEFAULT_SUITE, runs, expectations, format, caseField, record } = options;
  // A workflow that makes the recordings needs no proof that they are of this agent.
  const agent = record === undefined ? (guessRecordedAgent(runs, process.cwd(), topFolder()) ?? []) : [];
  return {
    name: suite,
    runs: runs.map(patternInRepository),
    expectations: [inRepository(expectations)],
    format,
    caseField,
    record: record && commandFromTop(record),
    ...(agent.length === 0 ? {} : { agent }),
  };
}

/** Creates a file and its folders. Throws ConfigurationError when the file exists or cannot be written. */
export function writeNew(file: string, text: string): void {
  try {
    if (isLedOutside(file)) throw new Error(LED_OUTSIDE);
    mkdirSync(dirname(file), { recursive: true });
    if (isThere(file)) throw new Error(EXISTS);
    writeWhole(file, text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `cannot be written: ${error.message}`;
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
}

/** Ignores paths outside the repository, because the user chose them. */
function isLedOutside(file: string): boolean {
  const top = topFolder();
  const path = resolve(file);
  if (!path.startsWith(top.endsWith(sep) ? top : top + sep)) return false;
  let folder = dirname(path);
  while (!isThere(folder)) folder = dirname(folder);
  try {
    return leadsOutside(top, folder);
  } catch {
    return true;
  }
}

/** Includes a broken link, because a write would follow it. */
function isThere(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}

const FOLDER = ".github/workflows";
const CALL = /^[^#\n]*\buses:\s*["']?rungate\/rungate(?:\/[^\s@]*)?@/m;

function workflowBounds() {
  return { root: topFolder(), contained: true, mostBytes: limits.configurationBytes, remedy: "" };
}

/** Returns the workflows that call rungate. */
function gatingWorkflows(): { file: string; text: string }[] {
  const bounds = workflowBounds();
  const { files } = atOnce(findFiles([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
  return files
    .flatMap(({ name }) => readTextFile(name, bounds, []) ?? [])
    .filter(({ text }) => CALL.test(text));
}

import { CONFIG_FILE, type SuiteConfig } from "../../config/policy.ts";
import { isObject, type Json, member, replaceStrings, shown } from "../../core/json.ts";
import { parseConfiguration } from "../../core/parse-configuration.ts";
import { type Place, type Problem, placeText } from "../../core/problems.ts";
import type { ConfigurationDocument, Path } from "../../core/yaml.ts";
import { patternsInside } from "../../recordings/reading/artifact-folders.ts";
import { isExpression } from "./expressions.ts";

export interface Workflow {
  file: string;
  /** The name that GitHub lists: the `name` key, else the file. */
  name: string;
  whole: YamlNode;
  triggers: ReadonlyMap<string, YamlNode>;
  jobs: readonly Job[];
}

export interface Job {
  id: string;
  part: YamlNode;
  needs: readonly string[];
  steps: readonly YamlNode[];
  /** The local reusable workflow that the job calls, with the inputs of the call filled in. */
  called?: Workflow;
}

/** Parses the text of a workflow file. Returns its problems if it is not a workflow. */
export function readWorkflow(file: string, text: string): Workflow | readonly Problem[] {
  const document = parseConfiguration(file, text);
  const whole = new YamlNode(document, [], document.value);
  if (document.problems.length > 0) return document.problems;
  if (!isObject(whole.get("jobs").value) || !whole.get("on").isThere) {
    const message = "is no workflow: expected YAML with `on` and `jobs`";
    return [{ severity: "error", file, message }];
  }
  return workflowOf(file, whole);
}

function workflowOf(file: string, whole: YamlNode): Workflow {
  const jobs = whole.get("jobs").entries.map(([id, part]) => {
    return { id, part, needs: part.get("needs").texts, steps: part.get("steps").items };
  });
  return { file, name: whole.get("name").text || file, whole, triggers: triggersOf(whole.get("on")), jobs };
}

const CALL_LEVELS = 10;
/** Limit of followed calls per workflow. */
const MOST_CALLS = 200;

/** Adds to each job the local reusable workflow that it calls, up to ten levels deep. */
export function linkCalls(workflows: readonly Workflow[]): Workflow[] {
  const byFile = new Map(workflows.map((workflow) => [workflow.file, workflow]));
  return workflows.map((workflow) => {
    let left = MOST_CALLS;
    const link = (current: Workflow, path: readonly string[]): Workflow => {
      const jobs = current.jobs.map((job) => {
        const target = byFile.get(calledFile(job) ?? "");
        const isCallable = target?.triggers.has("workflow_call") && path.length < CALL_LEVELS;
        if (target === undefined || !isCallable || path.includes(target.file) || left === 0) return job;
        left -= 1;
        return { ...job, called: link(withInputs(target, job), [...path, target.file]) };
      });
      return { ...current, jobs };
    };
    return link(workflow, [workflow.file]);
  });
}

/** Returns the local workflow file that a job calls. */
function calledFile({ part }: Job): string | undefined {
  return /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(part.get("uses").text ?? "")?.[1];
}

function withInputs({ file, whole }: Workflow, { part }: Job): Workflow {
  const declared = whole.get("on").get("workflow_call").get("inputs");
  const passed = part.get("with");
  const value = (name: string) => passed.get(name).text ?? declared.get(name).get("default").text ?? "";
  return workflowOf(
    file,
    whole.mapTexts((text) => text.replace(INPUT, (_, name: string) => value(name))),
  );
}

const INPUT = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g;

/** `on` is an event, a list of events, or an object of them. */
function triggersOf(on: YamlNode): ReadonlyMap<string, YamlNode> {
  if (isObject(on.value)) return new Map(on.entries);
  return new Map(on.items.flatMap((item) => (item.text === undefined ? [] : [[item.text, item] as const])));
}

/** Includes indirect needs and the jobs of called workflows. */
function jobsBeforeIn(jobs: readonly Job[], { needs }: Job): Job[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const before = new Set<Job>();
  const waiting = [...needs];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const job = byId.get(id);
    if (job === undefined || before.has(job)) continue;
    before.add(job);
    waiting.push(...job.needs);
  }
  return [...before].flatMap(withCalled);
}

/** Returns the job, or the jobs of the workflow that it calls. */
export function withCalled(job: Job): Job[] {
  return job.called?.jobs.flatMap(withCalled) ?? [job];
}

/** A job on the path to a gate, with its workflow. */
export interface Level {
  whole: YamlNode;
  jobs: readonly Job[];
  job: Job;
}

/** Returns the jobs on the path to a gate, from the triggered workflow to the job of the gate. */
export function levelsOf({ workflow, callers, job }: Gate): Level[] {
  const path = [...callers, job];
  return path.map((current, at) => {
    const { whole, jobs } = path[at - 1]?.called ?? workflow;
    return { whole, jobs, job: current };
  });
}

/** Returns the jobs that run before a gate, in its workflow and in the calling workflows. */
export function jobsBefore(gate: Gate): Job[] {
  return levelsOf(gate).flatMap(({ jobs, job }) => jobsBeforeIn(jobs, job));
}

/** A job that calls the reusable workflow or has a step with the action. */
export interface Gate {
  kind: "call" | "action";
  workflow: Workflow;
  /** The calling jobs, the one in the triggered workflow first. */
  callers: readonly Job[];
  job: Job;
  uses: YamlNode;
  inputs: YamlNode;
  /** Index of the step; -1 for a call. */
  step: number;
  suite: string;
  isOneOfMany: boolean;
  /** True without a suite name: the gate covers all suites of rungate.yml. */
  isForAll: boolean;
  suites: readonly SuiteConfig[];
}

/** Returns the gates of a workflow. Workflows that are only called, comment for forks or answer comments have none. */
export function gatesIn(workflow: Workflow): Gate[] {
  return isStarted(workflow) ? gatesAnywhere(workflow, workflow.jobs) : [];
}

/** Returns true if an event that can gate triggers the workflow. */
export function isStarted({ triggers }: Workflow): boolean {
  return [...triggers.keys()].some((event) => !NO_GATING.has(event));
}

export function jobsIn({ jobs }: Workflow): Job[] {
  return jobs.flatMap((job) => [job, ...(job.called === undefined ? [] : jobsIn(job.called))]);
}

/** Returns the gates of called workflows that are not reachable from any triggered workflow here. */
export function calledGates(workflows: readonly Workflow[], gates: readonly Gate[]): Gate[] {
  const reached = new Set(gates.flatMap(({ callers }) => callers.map(({ called }) => called?.file)));
  const own = new Set(gates.map(({ uses }) => placeText(uses.place)));
  const otherJobs = workflows
    .flatMap(({ jobs }) => jobs)
    .filter(({ part }) => !own.has(placeText(part.get("uses").place)));
  const called = new Set(otherJobs.map(calledFile));
  return workflows
    .filter((workflow) => called.has(workflow.file) && !reached.has(workflow.file))
    .filter((workflow) => gatesIn(workflow).length === 0)
    .flatMap((workflow) => gatesAnywhere(workflow, workflow.jobs));
}

function gatesAnywhere(workflow: Workflow, jobs: readonly Job[], callers: readonly Job[] = []): Gate[] {
  return jobs.flatMap((job) => {
    const own = gatesOf(workflow, job, callers);
    return own.length > 0 ? own : gatesAnywhere(workflow, job.called?.jobs ?? [], [...callers, job]);
  });
}

const NO_GATING = new Set(["workflow_call", "workflow_run", "issue_comment"]);

function gatesOf(workflow: Workflow, job: Job, callers: readonly Job[]): Gate[] {
  const isGate = (step: YamlNode) =>
    isOurs(step, STEPS) && !NO_GATE.some((name) => step.get("with").get(name).isThere);
  const steps = job.steps.flatMap((part, step) => (isGate(part) ? [{ part, step }] : []));
  const isCall = isOurs(job.part, CALLS);
  return (isCall ? [{ part: job.part, step: -1 }] : steps).map(({ part, step }) => {
    const inputs = part.get("with");
    return {
      kind: isCall ? "call" : "action",
      workflow,
      callers,
      job,
      uses: part.get("uses"),
      inputs,
      step,
      suite: inputOf(inputs, "suite"),
      isOneOfMany: !isCall && steps.length > 1,
      isForAll: (inputs.get("suite").text ?? "") === "",
      suites: [],
    };
  });
}

/** Inputs of the action that exclude a verdict: a shard, a first look, or an answer to a comment. */
const NO_GATE = ["shard", "first-look", "workflow"];

/** Addresses that are certainly ours, and those that are if an input says so. */
const CALLS = [
  /^[^/\s]+\/rungate\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
  /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
] as const;
const STEPS = [
  /^[^/\s.$]+\/rungate(?:\/\.github\/actions\/rungate)?(?:@|$)/,
  /^[.$]\/(?:\.github\/actions\/rungate)?$/,
] as const;

function isOurs(part: YamlNode, [certain, possible]: typeof CALLS | typeof STEPS): boolean {
  const uses = part.get("uses").text ?? "";
  return (
    certain.test(uses) || (possible.test(uses) && OWN.some((name) => part.get("with").get(name).isThere))
  );
}

/** Inputs that identify rungate if the address in `uses` does not. */
const OWN = ["runs", "runs-artifact", "runs-folder", "policy", "suite", "judge-model", "shards"];

const DEFAULTS: Record<string, string> = {
  suite: "default",
  policy: CONFIG_FILE,
  baseline: "auto",
  comment: "auto",
};

/** Returns an input or its default. An empty input counts as absent. */
export function inputOf(inputs: YamlNode, name: string): string {
  return inputs.get(name).text || (DEFAULTS[name] ?? "");
}

/** Returns true for a gate that scores on several runners with `gate-sharded.yml`. */
export function isSharded({ uses }: Gate): boolean {
  return /\/gate-sharded\.ya?ml(?:@|$)/.test(uses.text ?? "");
}

export function linesOf(inputs: YamlNode, name: string): string[] {
  return inputOf(inputs, name)
    .split(/\r?\n/)
    .flatMap((line) => line.trim() || []);
}

/** Returns the patterns of the recordings, from the input or rungate.yml, inside the artifact folder if there is one. */
export function runsOf({ inputs, suites }: Gate): readonly string[] {
  const lines = linesOf(inputs, "runs");
  if (lines.length > 0) return lines;
  const folder = inputs.get("runs-artifact").isThere ? "recordings" : inputOf(inputs, "runs-folder");
  const all = suites.flatMap(({ runs }) => runs);
  return folder === "" ? all : patternsInside(folder, all);
}

/** Returns the expectations files, from the input or rungate.yml. */
export function expectationsOf({ inputs, suites }: Gate): readonly string[] {
  const lines = linesOf(inputs, "expectations");
  return lines.length > 0 ? lines : suites.flatMap(({ expectations }) => expectations);
}

export function gateName({ job, suite, isOneOfMany }: Gate): string {
  return `job ${shown(job.id)}${isOneOfMany ? `, suite ${shown(suite)}` : ""}`;
}

/** Returns the name of the check on a commit; undefined if it depends on values that only GitHub knows. */
export function checkName(gate: Gate): string | undefined {
  const parts = levelsOf(gate).map(({ job }) => job);
  const names = parts.map(({ id, part }) => part.get("name").text || id);
  const isMatrix = parts.some(({ part }) => part.get("strategy").get("matrix").isThere);
  if (isMatrix || names.some(isExpression)) return undefined;
  return [...names, ...(gate.kind === "call" ? ["gate"] : [])].join(" / ");
}

/** Returns true if the gate writes a check run beside its job's check. */
export function writesCheckRun({ kind, inputs }: Gate): boolean {
  return kind === "action" && /^true$/i.test(inputOf(inputs, "check"));
}

/** Returns true if pull requests or a merge queue trigger the gate. */
export function gatesPullRequests({ workflow: { triggers } }: Gate): boolean {
  return triggers.has("pull_request") || triggers.has("merge_group");
}

/** Returns the committed baseline report from the input or rungate.yml; undefined without one or with an expression. */
export function committedBaselineOf({ inputs, suites }: Gate): string | undefined {
  const named = inputOf(inputs, "baseline");
  if (named === "auto") return suites.length === 1 ? suites[0]?.baseline : undefined;
  return named === "none" || isExpression(named) ? undefined : named;
}

/** Returns true if the baseline is an artifact of the base branch; undefined with an expression. */
export function comparesWithArtifact(gate: Gate): boolean | undefined {
  const baseline = inputOf(gate.inputs, "baseline");
  return isExpression(baseline) ? undefined : baseline === "auto" && committedBaselineOf(gate) === undefined;
}

/** A part of a YAML file, present or absent, with its value, its children and its position. */
export class YamlNode {
  readonly value: Json | undefined;
  private readonly document: ConfigurationDocument;
  private readonly path: Path;
  private readonly around: YamlNode | undefined;

  constructor(document: ConfigurationDocument, path: Path, value: Json | undefined, around?: YamlNode) {
    this.document = document;
    this.path = path;
    this.value = value;
    this.around = around;
  }

  get(key: string): YamlNode {
    return this.inner(key, isObject(this.value) ? member(this.value, key) : undefined);
  }

  /** Keys and parts of an object; empty for other values. */
  get entries(): [key: string, part: YamlNode][] {
    if (!isObject(this.value)) return [];
    return Object.entries(this.value).map(([key, value]) => [key, this.inner(key, value)]);
  }

  /** Items of a list. A scalar is its own item: GitHub reads `needs` and `branches` this way. */
  get items(): YamlNode[] {
    if (Array.isArray(this.value)) return this.value.map((value, at) => this.inner(at, value));
    return this.text === undefined ? [] : [this];
  }

  get isThere(): boolean {
    return this.value !== undefined;
  }

  /** A scalar as GitHub converts it to text; undefined for other values. */
  get text(): string | undefined {
    const { value } = this;
    if (typeof value === "string") return value.trim();
    return ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : undefined;
  }

  get texts(): string[] {
    return this.items.flatMap(({ text }) => text ?? []);
  }

  /** Position of the key or list item; for an absent part, of the nearest existing parent. */
  get place(): Place {
    return this.isThere || this.around === undefined
      ? this.document.locate(this.path, "key")
      : this.around.place;
  }

  mapTexts(change: (text: string) => string): YamlNode {
    const value = this.value === undefined ? undefined : replaceStrings(structuredClone(this.value), change);
    return new YamlNode(this.document, this.path, value, this.around);
  }

  private inner(key: string | number, value: Json | undefined): YamlNode {
    return new YamlNode(this.document, [...this.path, key], value, this);
  }
}

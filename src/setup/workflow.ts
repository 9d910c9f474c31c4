import { isObject, type Json, member, replaceStrings, shown } from "../base/json.ts";
import type { ConfigurationDocument, Path } from "../base/json-places.ts";
import { type Place, type Problem, placeText } from "../base/problems.ts";
import { parseConfiguration } from "../base/yaml.ts";
import { CONFIG_FILE, type SuiteConfig } from "../config/policy.ts";
import { patternsInside } from "../recordings/pattern-folders.ts";

/** A file of `.github/workflows/`. */
export interface Workflow {
  /** `.github/workflows/agent.yml`. */
  file: string;
  /** As GitHub lists it: its `name`, else its file. */
  name: string;
  /** The whole file. */
  whole: YamlNode;
  /** The events that start it, with their filters. */
  triggers: ReadonlyMap<string, YamlNode>;
  jobs: readonly Job[];
}

/** One job of it. */
export interface Job {
  id: string;
  part: YamlNode;
  /** The ids of the jobs it waits for. */
  needs: readonly string[];
  steps: readonly YamlNode[];
  /** The workflow of this repository that it calls, with the inputs of the call in their places. */
  called?: Workflow;
}

/** Reads a workflow from the text of its file; one that is none comes back as the problems that say why. */
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

/** GitHub follows calls ten levels deep. */
const CALL_LEVELS = 10;
/** Calls that are followed from one workflow. */
const MOST_CALLS = 200;

/** Workflows whose jobs know the workflows of the repository that they call. */
export function linkCalls(workflows: readonly Workflow[]): Workflow[] {
  const byFile = new Map(workflows.map((workflow) => [workflow.file, workflow]));
  return workflows.map((workflow) => {
    let left = MOST_CALLS;
    const link = (one: Workflow, path: readonly string[]): Workflow => {
      const jobs = one.jobs.map((job) => {
        const target = byFile.get(calledFile(job) ?? "");
        const isCallable = target?.triggers.has("workflow_call") && path.length < CALL_LEVELS;
        if (target === undefined || !isCallable || path.includes(target.file) || left === 0) return job;
        left -= 1;
        return { ...job, called: link(withInputs(target, job), [...path, target.file]) };
      });
      return { ...one, jobs };
    };
    return link(workflow, [workflow.file]);
  });
}

/** The file of this repository that a job calls as a workflow. */
export function calledFile({ part }: Job): string | undefined {
  return /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(part.get("uses").text ?? "")?.[1];
}

/** A called workflow with the values of its inputs where their expressions are. */
function withInputs({ file, whole }: Workflow, { part }: Job): Workflow {
  const declared = whole.get("on").get("workflow_call").get("inputs");
  const given = part.get("with");
  const value = (name: string) => given.get(name).text ?? declared.get(name).get("default").text ?? "";
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

/** The jobs that a job waits for, and those that they wait for, with the jobs of workflows that they call. */
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

/** A job, or in its place the jobs of the workflow that it calls. */
export function withCalled(job: Job): Job[] {
  return job.called?.jobs.flatMap(withCalled) ?? [job];
}

/** A job on the way to a gate, with the workflow around it. */
export interface Level {
  whole: YamlNode;
  jobs: readonly Job[];
  job: Job;
}

/** The jobs that lead to a gate, from the one in the workflow that events start to the gate's own. */
export function levelsOf({ workflow, callers, job }: Gate): Level[] {
  const path = [...callers, job];
  return path.map((one, at) => {
    const { whole, jobs } = path[at - 1]?.called ?? workflow;
    return { whole, jobs, job: one };
  });
}

/** The jobs that a gate waits for, in its own workflow and in those that call it. */
export function jobsBefore(gate: Gate): Job[] {
  return levelsOf(gate).flatMap(({ jobs, job }) => jobsBeforeIn(jobs, job));
}

/** A job that gates: it calls the reusable workflow, or has a step with the action. */
export interface Gate {
  kind: "call" | "action";
  /** The workflow that events start. */
  workflow: Workflow;
  /** The jobs that call the workflow with the gate, the first in the workflow that events start. */
  callers: readonly Job[];
  job: Job;
  /** The `uses` that names rungate. */
  uses: YamlNode;
  inputs: YamlNode;
  /** Which step of the job it is; -1 for a call. */
  step: number;
  /** The name of the suite, in the words of the workflow. */
  suite: string;
  /** Whether its job has other gates. */
  isOneOfMany: boolean;
  /** It names no suite, and so gates all that rungate.yml has. */
  isForAll: boolean;
  /** The suites that it gates, as rungate.yml names them. */
  suites: readonly SuiteConfig[];
}

/** The gates of a workflow. One that only others call, or that comments for forks or answers comments, has none of its own. */
export function gatesIn(workflow: Workflow): Gate[] {
  return isStarted(workflow) ? gatesAnywhere(workflow, workflow.jobs) : [];
}

/** Whether an event starts a workflow on which a gate can gate. */
export function isStarted({ triggers }: Workflow): boolean {
  return [...triggers.keys()].some((event) => !NO_GATING.has(event));
}

/** The jobs of a workflow and of all workflows that it calls. */
export function jobsIn({ jobs }: Workflow): Job[] {
  return jobs.flatMap((job) => [job, ...(job.called === undefined ? [] : jobsIn(job.called))]);
}

/** The gates of workflows that are called, but from none in which they could be looked at. */
export function calledGates(workflows: readonly Workflow[], gates: readonly Gate[]): Gate[] {
  const reached = new Set(gates.flatMap(({ callers }) => callers.map(({ called }) => called?.file)));
  const own = new Set(gates.map(({ uses }) => placeText(uses.place)));
  const others = workflows
    .flatMap(({ jobs }) => jobs)
    .filter(({ part }) => !own.has(placeText(part.get("uses").place)));
  const called = new Set(others.map(calledFile));
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

/** Inputs with which our action gives no verdict: of a share of the cases, of a first look, of what answers comments. */
const NO_GATE = ["shard", "first-look", "workflow"];

/** How a `uses` names something of rungate's: beyond doubt, or so that its inputs must tell. */
interface Naming {
  certain: RegExp;
  possible: RegExp;
}

const CALLS: Naming = {
  certain: /^[^/\s]+\/rungate\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
  possible: /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
};
const STEPS: Naming = {
  certain: /^[^/\s.$]+\/rungate(?:\/\.github\/actions\/rungate)?(?:@|$)/,
  possible: /^[.$]\/(?:\.github\/actions\/rungate)?$/,
};

function isOurs(part: YamlNode, { certain, possible }: Naming): boolean {
  const uses = part.get("uses").text ?? "";
  const inputs = part.get("with");
  return certain.test(uses) || (possible.test(uses) && OWN.some((name) => inputs.get(name).isThere));
}

/** Inputs by which rungate is known where its address does not tell. */
const OWN = ["runs", "runs-artifact", "runs-folder", "policy", "suite", "judge-model", "shards"];

const DEFAULTS: Record<string, string> = {
  suite: "default",
  policy: CONFIG_FILE,
  baseline: "auto",
  comment: "auto",
};

/** An input as the gate takes it; an empty one is as good as none. */
export function inputOf(inputs: YamlNode, name: string): string {
  return inputs.get(name).text || (DEFAULTS[name] ?? "");
}

/** Whether a gate shares its scoring among several runners: it calls `gate-sharded.yml`. */
export function isSharded({ uses }: Gate): boolean {
  return /\/gate-sharded\.ya?ml(?:@|$)/.test(uses.text ?? "");
}

/** The lines of an input. */
export function linesOf(inputs: YamlNode, name: string): string[] {
  return inputOf(inputs, name)
    .split(/\r?\n/)
    .flatMap((line) => line.trim() || []);
}

/** The patterns by which a gate finds recordings: those of its input, else those of rungate.yml, in the folder of an artifact where it has one. */
export function runsOf({ inputs, suites }: Gate): readonly string[] {
  const named = linesOf(inputs, "runs");
  if (named.length > 0) return named;
  const folder = inputs.get("runs-artifact").isThere ? "recordings" : inputOf(inputs, "runs-folder");
  const all = suites.flatMap(({ runs }) => runs);
  return folder === "" ? all : patternsInside(folder, all);
}

/** The expectations files of a gate: those of its input, else those of rungate.yml. */
export function expectationsOf({ inputs, suites }: Gate): readonly string[] {
  const named = linesOf(inputs, "expectations");
  return named.length > 0 ? named : suites.flatMap(({ expectations }) => expectations);
}

/** How messages name a gate: by its job, and where that has several by the suite too. */
export function gateName({ job, suite, isOneOfMany }: Gate): string {
  return `job ${shown(job.id)}${isOneOfMany ? `, suite ${shown(suite)}` : ""}`;
}

/**
 * The name of the check that a gate leaves on a commit; undefined where GitHub makes it of values that nobody here knows.
 */
export function checkName(gate: Gate): string | undefined {
  const parts = levelsOf(gate).map(({ job }) => job);
  const names = parts.map(({ id, part }) => part.get("name").text || id);
  const isMatrix = parts.some(({ part }) => part.get("strategy").get("matrix").isThere);
  if (isMatrix || names.some(isExpression)) return undefined;
  return [...names, ...(gate.kind === "call" ? ["gate"] : [])].join(" / ");
}

/** Whether pull requests, or the queue that merges them, start the gate. */
export function gatesPullRequests({ workflow: { triggers } }: Gate): boolean {
  return triggers.has("pull_request") || triggers.has("merge_group");
}

/** The committed report that a gate compares with, by its input or by rungate.yml; undefined where there is none, or an expression decides. */
export function committedBaselineOf({ inputs, suites }: Gate): string | undefined {
  const named = inputOf(inputs, "baseline");
  if (named === "auto") return suites.length === 1 ? suites[0]?.baseline : undefined;
  return named === "none" || isExpression(named) ? undefined : named;
}

/** Whether it compares with what runs of the base branch have left; undefined where an expression decides. */
export function comparesWithArtifact(gate: Gate): boolean | undefined {
  const baseline = inputOf(gate.inputs, "baseline");
  return isExpression(baseline) ? undefined : baseline === "auto" && committedBaselineOf(gate) === undefined;
}

/** A part of a YAML file, there or not: its value, what is inside, and where it stands. */
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

  /** What stands under a key; a part without a value where nothing does. */
  get(key: string): YamlNode {
    return this.inner(key, isObject(this.value) ? member(this.value, key) : undefined);
  }

  /** Keys and what stands under them, of an object only. */
  get entries(): [key: string, part: YamlNode][] {
    if (!isObject(this.value)) return [];
    return Object.entries(this.value).map(([key, value]) => [key, this.inner(key, value)]);
  }

  /** The items of a list; of a scalar itself, as GitHub reads `needs` and `branches`. */
  get items(): YamlNode[] {
    if (Array.isArray(this.value)) return this.value.map((value, at) => this.inner(at, value));
    return this.text === undefined ? [] : [this];
  }

  /** Whether there is such a key, also one without a value. */
  get isThere(): boolean {
    return this.value !== undefined;
  }

  /** A scalar as GitHub reads it where it takes text; undefined for all else. */
  get text(): string | undefined {
    const { value } = this;
    if (typeof value === "string") return value.trim();
    return ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : undefined;
  }

  /** The texts of all items. */
  get texts(): string[] {
    return this.items.flatMap(({ text }) => text ?? []);
  }

  /** Where its key stands, or the item of a list; of what is not there, the nearest part around it. */
  get place(): Place {
    return this.isThere || this.around === undefined
      ? this.document.locate(this.path, "key")
      : this.around.place;
  }

  /** The part with its texts changed, in the same places. */
  mapTexts(change: (text: string) => string): YamlNode {
    const value = this.value === undefined ? undefined : replaceStrings(structuredClone(this.value), change);
    return new YamlNode(this.document, this.path, value, this.around);
  }

  private inner(key: string | number, value: Json | undefined): YamlNode {
    return new YamlNode(this.document, [...this.path, key], value, this);
  }
}

/** What begins an expression, which GitHub evaluates and nobody here. */
export const EXPRESSION = "\u0024{{";

/** Whether GitHub puts a value into this text. Nobody here knows which. */
export function isExpression(text: string | undefined): boolean {
  return text?.includes(EXPRESSION) ?? false;
}

/** The expressions in a text, without what stands around each. */
export function expressionsIn(text: string): string[] {
  return text
    .split(EXPRESSION)
    .flatMap((piece, at) => (at === 0 ? [] : (piece.split("}}", 1)[0] ?? "").trim()));
}

/** An expression as a workflow has it, for lines that a reader copies. */
export function expression(inner: string): string {
  return `${EXPRESSION} ${inner} }}`;
}

/** An expression, or a condition, without what may stand around it: `always()`. */
export function bare(text: string): string {
  return text.startsWith(EXPRESSION) && text.endsWith("}}") ? text.slice(3, -2).trim() : text;
}

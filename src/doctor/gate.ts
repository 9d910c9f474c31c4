import { shown } from "../config/shown.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import { isExpression, type Part } from "./part.ts";
import type { Job, Workflow } from "./workflow.ts";

/** A job that gates: it calls the reusable workflow, or has a step with the action. */
export interface Gate {
  kind: "call" | "action";
  workflow: Workflow;
  job: Job;
  /** The `uses` that names rungate. */
  uses: Part;
  inputs: Part;
  /** Which step of the job it is; -1 for a call. */
  step: number;
  /** The name of the suite, in the words of the workflow. */
  suite: string;
  /** Whether its job has other gates. */
  isOneOfMany: boolean;
}

/** The gates of a workflow. One that only others call, or that comments for forks, has none of its own. */
export function gatesIn(workflow: Workflow): Gate[] {
  const starts = [...workflow.triggers.keys()].some((event) => !NO_GATING.has(event));
  return starts ? gatesAnywhere(workflow) : [];
}

/** The gates of workflows that only others call, where one of these does so. A copy of `gate.yml` is a gate of its caller. */
export function calledGates(workflows: readonly Workflow[], gates: readonly Gate[]): Gate[] {
  const own = new Set(gates.map(({ job }) => job));
  const others = workflows.flatMap(({ jobs }) => jobs).filter((job) => !own.has(job));
  const called = new Set(others.map(({ part }) => part.get("uses").text));
  return workflows
    .filter((workflow) => called.has(`./${workflow.file}`) && gatesIn(workflow).length === 0)
    .flatMap(gatesAnywhere);
}

function gatesAnywhere(workflow: Workflow): Gate[] {
  return workflow.jobs.flatMap((job) => gatesOf(workflow, job));
}

const NO_GATING = new Set(["workflow_call", "workflow_run"]);

function gatesOf(workflow: Workflow, job: Job): Gate[] {
  const isGate = (step: Part) => isOurs(step, STEPS) && !step.get("with").get("shard").isThere;
  const steps = job.steps.flatMap((part, step) => (isGate(part) ? [{ part, step }] : []));
  const isCall = isOurs(job.part, CALLS);
  return (isCall ? [{ part: job.part, step: -1 }] : steps).map(({ part, step }) => {
    const inputs = part.get("with");
    return {
      kind: isCall ? "call" : "action",
      workflow,
      job,
      uses: part.get("uses"),
      inputs,
      step,
      suite: inputOf(inputs, "suite"),
      isOneOfMany: !isCall && steps.length > 1,
    };
  });
}

/** How a `uses` names something of rungate's: beyond doubt, or so that its inputs must tell. */
interface Naming {
  certain: RegExp;
  possible: RegExp;
}

const CALLS: Naming = {
  certain: /^[^/\s]+\/rungate\/\.github\/workflows\/gate\.ya?ml(?:@|$)/,
  possible: /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate\.ya?ml(?:@|$)/,
};
const STEPS: Naming = { certain: /^[^/\s.$]+\/rungate(?:@|$)/, possible: /^[.$]\/$/ };

function isOurs(part: Part, { certain, possible }: Naming): boolean {
  const uses = part.get("uses").text ?? "";
  return certain.test(uses) || (possible.test(uses) && part.get("with").get("runs").isThere);
}

const DEFAULTS: Record<string, string> = {
  suite: "default",
  policy: DEFAULT_POLICY,
  baseline: "auto",
  comment: "auto",
};

/** An input as the gate takes it; an empty one is as good as none. */
export function inputOf(inputs: Part, name: string): string {
  return inputs.get(name).text || (DEFAULTS[name] ?? "");
}

/** The lines of an input. */
export function linesOf(inputs: Part, name: string): string[] {
  return inputOf(inputs, name)
    .split(/\r?\n/)
    .flatMap((line) => line.trim() || []);
}

/** How messages name a gate: by its job, and where that has several by the suite too. */
export function gateName({ job, suite, isOneOfMany }: Gate): string {
  return `job ${shown(job.id)}${isOneOfMany ? `, suite ${shown(suite)}` : ""}`;
}

/**
 * The name of the check that a gate leaves on a commit; undefined where GitHub makes it of values that nobody here knows.
 */
export function checkName({ kind, job }: Gate): string | undefined {
  const name = job.part.get("name").text || job.id;
  const isMatrix = job.part.get("strategy").get("matrix").isThere;
  if (isMatrix || isExpression(name)) return undefined;
  return kind === "call" ? `${name} / gate` : name;
}

/** Whether pull requests, or the queue that merges them, start the gate. */
export function gatesPullRequests({ workflow: { triggers } }: Gate): boolean {
  return triggers.has("pull_request") || triggers.has("merge_group");
}

/** Whether it compares with what runs of the base branch have left; undefined where an expression decides. */
export function comparesWithArtifact({ inputs }: Gate): boolean | undefined {
  const baseline = inputOf(inputs, "baseline");
  return isExpression(baseline) ? undefined : baseline === "auto";
}

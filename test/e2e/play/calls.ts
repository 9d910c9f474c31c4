import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Commit } from "../../loopback/repository.ts";
import { root } from "../runner.ts";
import { asText, filled, filledTexts, mapValues, type Scope, type Value } from "./expressions.ts";
import { DEFAULT_GRANTS, excess, type Grants } from "./permissions.ts";
import { type CallFile, type JobFile, readWorkflow, type WorkflowFile } from "./workflow-file.ts";

export interface Callee {
  file: WorkflowFile;
  call: CallFile;
  /** True for rungate's own workflows, where `$/` is our action. */
  isOurs: boolean;
}

export class InvalidWorkflow extends Error {}

const OURS = /^rungate\/rungate\/(\.github\/workflows\/[^/@]+)@.+$/;
const OWN = /^\.\/(\.github\/workflows\/[^/@]+)$/;
const NOTHING = { string: "", number: 0, boolean: false };

/** The called workflow: one of rungate, or one of the commit. Throws InvalidWorkflow when it cannot be called. */
export function calleeOf(uses: string, commit: Commit): Callee {
  const ours = OURS.exec(uses)?.[1];
  const own = commit.files[OWN.exec(uses)?.[1] ?? ""];
  const text = ours === undefined ? own : readFileSync(join(root, ours), "utf8");
  if (text === undefined) throw new InvalidWorkflow(`workflow was not found: ${uses}`);
  const file = readWorkflow(text.toString());
  if (!("workflow_call" in file.on)) throw new InvalidWorkflow(`${uses} has no on.workflow_call`);
  const call = file.on.workflow_call ?? { inputs: {}, outputs: {}, secrets: {} };
  return { file, call, isOurs: ours !== undefined };
}

/** Throws InvalidWorkflow when a job's call is invalid or allows fewer permissions than the callee requests. */
export function checkCall(
  { uses = "", with: callerInputs, secrets }: JobFile,
  callee: Callee,
  allowed: Grants,
): void {
  const { inputs, secrets: declared } = callee.call;
  checkNames("input", callerInputs, inputs);
  if (secrets !== "inherit") checkNames("secret", secrets, declared);
  for (const [name, value] of Object.entries(callerInputs)) {
    if (!isExpression(value)) typed(name, value, inputs[name]?.type ?? "string");
  }
  for (const [id, job] of Object.entries(callee.file.jobs)) {
    const more = excess(job.permissions ?? callee.file.permissions ?? {}, allowed);
    if (more === undefined) continue;
    throw new InvalidWorkflow(`Error calling workflow '${uses}'. The nested job '${id}' ${more}.`);
  }
}

/** The inputs of a called workflow: the caller's value, else the default, else the type's empty value. */
export function calledInputs(inputs: JobFile["with"], { call }: Callee, scope: Scope): Record<string, Value> {
  return mapValues(call.inputs, ({ type, default: preset = NOTHING[type] }, name) => {
    const value = inputs[name];
    return value === undefined ? preset : typed(name, filled(value, scope), type);
  });
}

export function calledSecrets(
  values: JobFile["secrets"],
  inherited: Record<string, string>,
  scope: Scope,
): Record<string, string> {
  return values === "inherit" ? inherited : filledTexts(values, scope);
}

/** The permissions that a calling job passes on. */
export function callGrants(job: JobFile, file: WorkflowFile): Grants {
  return job.permissions ?? file.permissions ?? DEFAULT_GRANTS;
}

function checkNames(kind: string, values: object, declared: Record<string, { required: boolean }>): void {
  const unknown = Object.keys(values).find((name) => !(name in declared));
  if (unknown !== undefined)
    throw new InvalidWorkflow(`Invalid ${kind}, ${unknown} is not defined in the referenced workflow.`);
  const missing = Object.keys(declared).find((name) => declared[name]?.required && !(name in values));
  if (missing !== undefined)
    throw new InvalidWorkflow(`${kind} ${missing} is required, but not provided while calling.`);
}

function typed(name: string, value: Value, type: keyof typeof NOTHING): Value {
  if (type === "string") return asText(value);
  if (typeof value === type) return value;
  throw new InvalidWorkflow(`${name}: Unexpected type of value '${asText(value)}', expected type: ${type}.`);
}

function isExpression(value: unknown): boolean {
  return typeof value === "string" && value.includes("${{");
}

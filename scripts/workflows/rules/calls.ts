import { z } from "zod";
import { ownPath, type ReadFile } from "../repository.ts";
import type { Rule } from "../rule.ts";
import { type Permissions, readWorkflow, type Workflow } from "../workflow.ts";

/** A called workflow of ours is there. In an example `./` and `$/` may stand for a file that its reader has. */
export const existence: Rule = {
  broken({ content: { jobs }, lineOf }, { kind }, read) {
    return Object.entries(jobs).flatMap(([id, { uses = "" }]) => {
      const path = ownPath(uses);
      if (path === undefined || read(path) !== undefined) return [];
      if (kind === "example" && /^[.$]\//.test(uses)) return [];
      return [{ line: lineOf(["jobs", id, "uses"]), message: `this repository has no workflow ${path}` }];
    });
  },
};

/** Values that a called workflow of ours takes are of the type it names. Their names are checked by the language service. */
export const inputTypes: Rule = {
  broken({ content: { jobs }, lineOf }, _source, read) {
    return Object.entries(jobs).flatMap(([id, { uses, with: values = {} }]) => {
      const inputs = inputsOf(calledBy(uses, read));
      return Object.entries(values).flatMap(([name, value]) => {
        const type = inputs[name]?.type;
        if (type === undefined || isOfType(value, type)) return [];
        const message = `input ${name} is ${JSON.stringify(value)}: ${uses} expects a ${type}`;
        return [{ line: lineOf(["jobs", id, "with", name]), message }];
      });
    });
  },
};

/** A call grants every permission that a job of the called workflow of ours asks for: GitHub starts no job of the run otherwise. */
export const permissions: Rule = {
  broken({ content: { permissions: ofAll, jobs }, lineOf }, _source, read) {
    return Object.entries(jobs).flatMap(([id, { uses, permissions = ofAll }]) => {
      const called = calledBy(uses, read)?.content;
      if (called === undefined) return [];
      const asked = [called.permissions, ...Object.values(called.jobs).map((job) => job.permissions)];
      const lacking = [...new Set(asked.flatMap((some) => beyond(permissions, some)))].sort();
      if (lacking.length === 0) return [];
      const message = `${uses} asks for more than this call grants, and GitHub will not start the run: add ${lacking.join(", ")} to the job's \`permissions\``;
      return [{ line: lineOf(["jobs", id, "permissions"]), message }];
    });
  },
};

function calledBy(uses: string | undefined, read: ReadFile): Workflow | undefined {
  const path = uses === undefined ? undefined : ownPath(uses);
  const text = path === undefined ? undefined : read(path);
  return text === undefined ? undefined : readWorkflow({ text, firstLine: 1 });
}

const callable = z.object({
  workflow_call: z.object({
    inputs: z.record(z.string(), z.object({ type: z.enum(["string", "number", "boolean"]) })),
  }),
});

function inputsOf(workflow: Workflow | undefined) {
  return callable.safeParse(workflow?.content.on).data?.workflow_call.inputs ?? {};
}

// GitHub writes any single value as a string, and reads no string as anything else.
function isOfType(value: unknown, type: "string" | "number" | "boolean"): boolean {
  const isExpression = typeof value === "string" && /^\$\{\{.*\}\}$/s.test(value.trim());
  if (isExpression || typeof value === type) return true;
  return type === "string" && (typeof value === "number" || typeof value === "boolean");
}

const LEVELS = ["none", "read", "write"];

/** What `asked` has and `granted` lacks, such as `contents: read`. Where nothing is granted by name, the repository's settings decide. */
function beyond(granted: Permissions, asked: Permissions): string[] {
  if (granted === undefined || asked === undefined) return [];
  if (typeof asked === "string") return granted === asked || granted === "write-all" ? [] : [asked];
  return Object.entries(asked)
    .filter(([scope, level]) => LEVELS.indexOf(level) > LEVELS.indexOf(levelOf(granted, scope)))
    .map(([scope, level]) => `${scope}: ${level}`);
}

function levelOf(granted: string | Record<string, string>, scope: string): string {
  return typeof granted === "string" ? granted.replace(/-all$/, "") : (granted[scope] ?? "none");
}

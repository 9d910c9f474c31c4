import * as nodeModule from "node:module";
import { stringify } from "yaml";
import { filesIn } from "../../../scripts/workflows/repository.ts";
import { ruleFindings } from "../../../scripts/workflows/rules.ts";
import { type Finding, type Source, sourcesIn } from "../../../scripts/workflows/source.ts";
import { type Block, root } from "../pages.ts";
import { contentOf, hasOnly, isObject, type Kind } from "./kind.ts";

const read = filesIn(root);
const linted = sourcesIn(root);

export const workflow: Kind = {
  name: "workflow",
  claims: (block) => {
    const value = contentOf(block);
    return isObject(value) && "on" in value && "jobs" in value && !isChange(block);
  },
  faults: async ({ page, line, text }) => {
    const source = workflowAt(page, line);
    if (source === undefined) return ["scripts/lint-workflows.ts does not take this block"];
    if (source.text.trim() !== text.trim())
      return ["scripts/lint-workflows.ts sees another text in this place"];
    return (await findings(source)).map((finding) => `${finding.file}:${finding.line}: ${finding.message}`);
  },
};

/** Jobs of a recipe that change the workflow of another section. The whole is linted. */
export const workflowChange: Kind = {
  name: "change of a workflow",
  claims: isChange,
  faults: async ({ page, line }) => {
    const source = workflowAt(page, line);
    return source === undefined ? [] : (await findings(source)).map(({ message }) => message);
  },
};

/** True for a part of a workflow that the linter sees whole. */
function isChange({ page, line, text }: Block): boolean {
  const source = workflowAt(page, line);
  return source !== undefined && source.text.trim() !== text.trim() && !/^permissions:/m.test(text);
}

function workflowAt(page: string, line: number): Source | undefined {
  return linted.find(({ file, firstLine }) => file === page && firstLine === line);
}

/** Steps, jobs, or keys of a job or workflow, linted inside a valid workflow. */
export const workflowPart: Kind = {
  name: "part of a workflow",
  claims: (block) => wholeOf(contentOf(block)) !== undefined,
  faults: async (block) => {
    const text = stringify(wholeOf(contentOf(block)));
    const found = await findings({ file: block.page, firstLine: block.line, text, kind: "example" });
    return found.map(({ message }) => message);
  },
};

async function findings(source: Source): Promise<Finding[]> {
  const byRules = ruleFindings(source);
  // Node versions without `registerHooks` cannot load GitHub's language service.
  if (!("registerHooks" in nodeModule)) return byRules;
  const { languageFindings } = await import("../../../scripts/workflows/language-service.ts");
  return [...(await languageFindings(source, read)), ...byRules];
}

const OF_A_WORKFLOW = ["name", "on", "permissions", "concurrency", "env", "defaults", "jobs"];
const OF_A_JOB = ["needs", "if", "permissions", "runs-on", "timeout-minutes", "strategy", "env", "outputs"];
const OF_A_CALL = [...OF_A_JOB, "uses", "with", "secrets"];

function wholeOf(part: unknown): object | undefined {
  if (isList(part, isStep)) return withSteps(part);
  if (isStep(part) && !String(part.uses).includes(".yml@")) return withSteps([part]);
  if (isObject(part) && isList(part.steps, isStep) && hasOnly(part, [...OF_A_JOB, "steps"]))
    return withJobs({ part: { ...withSteps(part.steps).jobs.part, ...part } });
  if (hasOnly(part, OF_A_CALL) && ("with" in part || "secrets" in part || "uses" in part))
    return withJobs({ part: { ...called, ...part, with: { ...called.with, ...inputsOf(part.with) } } });
  if (hasOnly(part, OF_A_WORKFLOW)) return { ...withJobs({ part: called }), ...part };
  if (isObject(part) && isList(Object.values(part), isJob)) return withJobs(part);
  return undefined;
}

const called = {
  permissions: { contents: "read", actions: "read", "pull-requests": "write" },
  uses: "rungate/rungate/.github/workflows/gate.yml@v1",
  with: { runs: "runs/{case}.json" },
};

function withJobs<Jobs>(jobs: Jobs) {
  return { on: { pull_request: null, push: { branches: ["main"] } }, permissions: {}, concurrency, jobs };
}

const concurrency = {
  group: `\${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}`,
  "cancel-in-progress": true,
};

/** A job with these steps and a gate, and a job that uses its outputs. */
function withSteps(steps: readonly Record<string, unknown>[]) {
  const gate = { id: "rungate", uses: "rungate/rungate@v1", with: { runs: "runs/{case}.json" } };
  const isOurs = ({ uses }: Record<string, unknown>) => String(uses).startsWith("rungate/rungate@");
  const own = steps.map((step) => (isOurs(step) ? { id: gate.id, ...step } : step));
  const all = own.some(isOurs) ? own : [gate, ...own];
  return withJobs({
    part: {
      "runs-on": "ubuntu-latest",
      "timeout-minutes": 5,
      permissions: called.permissions,
      steps: [...all, upload],
    },
  });
}

const upload = {
  if: `\${{ !cancelled() && steps.rungate.outputs.report }}`,
  uses: "actions/upload-artifact@v7",
  with: {
    path: "rungate-report.default.json",
    name: "rungate-report.default.json",
    archive: false,
    overwrite: true,
    "if-no-files-found": "error",
  },
};

function inputsOf(value: unknown): object {
  return isObject(value) ? value : {};
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

function isStep(value: unknown): value is Record<string, unknown> {
  return isObject(value) && ("uses" in value || "run" in value) && !("secrets" in value);
}

function isJob(value: unknown): value is Record<string, unknown> {
  return isObject(value) && ("steps" in value || "uses" in value);
}

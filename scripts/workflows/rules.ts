import type { ReadFile } from "./repository.ts";
import type { Rule } from "./rule.ts";
import { ownActions, permissions } from "./rules/calls.ts";
import {
  baselines,
  downloads,
  pageUploads,
  silentUploads,
  skippedGates,
  untoldResults,
  uploads,
} from "./rules/gating.ts";
import type { Finding, Source } from "./source.ts";
import { readWorkflow } from "./workflow.ts";

const rules: readonly Rule[] = [
  permissions,
  ownActions,
  skippedGates,
  untoldResults,
  uploads,
  pageUploads,
  silentUploads,
  baselines,
  downloads,
];

/** Breaches of what a gate needs of its workflow, which linters do not know. One for a text that is no workflow. */
export function ruleFindings(source: Source, read: ReadFile): Finding[] {
  if (source.kind === "action") return [];
  const { file, firstLine } = source;
  const workflow = readWorkflow(source);
  if (workflow === undefined)
    return [{ file, line: firstLine, message: "not a workflow: expected YAML with `on` and `jobs`" }];
  return rules
    .flatMap(({ broken }) => broken(workflow, source, read))
    .map(({ line, message }) => ({ file, line, message }));
}

import type { ReadFile } from "./repository.ts";
import type { Rule } from "./rule.ts";
import { existence, inputTypes, permissions } from "./rules/calls.ts";
import {
  baselines,
  pageUploads,
  silentUploads,
  skippedGates,
  untoldResults,
  uploads,
} from "./rules/gating.ts";
import { concurrency, timeouts } from "./rules/lifetime.ts";
import { credentials, downloads, pins, scripts, topPermissions, triggers } from "./rules/security.ts";
import type { Finding, Source } from "./source.ts";
import { readWorkflow } from "./workflow.ts";

const rules: readonly Rule[] = [
  triggers,
  topPermissions,
  pins,
  credentials,
  downloads,
  scripts,
  timeouts,
  concurrency,
  existence,
  inputTypes,
  permissions,
  skippedGates,
  untoldResults,
  uploads,
  pageUploads,
  silentUploads,
  baselines,
];

/** Breaches of our own rules, which the language service does not know. One for a text that is no workflow. */
export function ruleFindings(source: Source, read: ReadFile): Finding[] {
  if (source.kind === "action") return [];
  const { file, firstLine } = source;
  const workflow = readWorkflow(source);
  if (workflow === undefined)
    return [{ file, line: firstLine, message: "not a workflow: expected YAML with `on` and `jobs`" }];
  return rules
    .filter(({ isOwn }) => !isOwn || source.kind === "workflow")
    .flatMap(({ broken }) => broken(workflow, source, read))
    .map(({ line, message }) => ({ file, line, message }));
}

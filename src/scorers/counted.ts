import type { ReferenceCall } from "../matching/reference.ts";
import type { CountOptions } from "../policy/scorer-options.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolCall } from "../recordings/run.ts";

/** Why a call does not count. */
export type LeftOut = "ignored" | "read-only" | "failed";

/** The calls of a run that count under these options, in order. */
export function countedCalls(run: Run, options: CountOptions, tools: ToolBook): readonly ToolCall[] {
  if (options.failedCalls === "count" && everyToolCounts(options, tools)) return run.toolCalls;
  return run.toolCalls.filter((call) => whyLeftOut(call, run, options, tools) === undefined);
}

/** Why a call does not count under these options; undefined when it does. */
export function whyLeftOut(
  { name, status }: ToolCall,
  run: Run,
  options: CountOptions,
  tools: ToolBook,
): LeftOut | undefined {
  const byTool = whyToolLeftOut(name, run, options, tools);
  if (byTool !== undefined || options.failedCalls === "count") return byTool;
  return hasFailed({ status }) ? "failed" : undefined;
}

/** Whether a call failed, or never reached its tool. */
export function hasFailed({ status }: Pick<ToolCall, "status">): boolean {
  return status === "error" || status === "rejected";
}

/** The references that count under these options: the tools left out of the calls are left out here too. */
export function countedReferences(
  references: readonly ReferenceCall[],
  run: Run,
  options: CountOptions,
  tools: ToolBook,
): readonly ReferenceCall[] {
  if (everyToolCounts(options, tools)) return references;
  return references.filter(({ name }) => whyToolLeftOut(name, run, options, tools) === undefined);
}

function everyToolCounts(options: CountOptions, tools: ToolBook): boolean {
  return options.calls === "all" && tools.ignoresNone;
}

function whyToolLeftOut(name: string, run: Run, options: CountOptions, tools: ToolBook): LeftOut | undefined {
  if (tools.ignores(name)) return "ignored";
  return options.calls === "state-changing" && tools.isReadOnly(name, run.tools) ? "read-only" : undefined;
}

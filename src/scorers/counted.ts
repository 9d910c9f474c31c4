import type { ReferenceCall } from "../matching/reference.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { CodeOptions } from "./options.ts";

/** The calls of a run that count under these options, in order. */
export function countedCalls(run: Run, options: CodeOptions, tools: ToolBook): ToolCall[] {
  const counts = toolCounts(run, options, tools);
  const failed = (call: ToolCall) => call.status === "error" || call.status === "rejected";
  return run.toolCalls.filter(
    (call) => counts(call.name) && !(options.failedCalls === "ignore" && failed(call)),
  );
}

/** The references that count under these options: the tools left out of the calls are left out here too. */
export function countedReferences(
  references: readonly ReferenceCall[],
  run: Run,
  options: CodeOptions,
  tools: ToolBook,
): ReferenceCall[] {
  const counts = toolCounts(run, options, tools);
  return references.filter((reference) => counts(reference.name));
}

function toolCounts(run: Run, options: CodeOptions, tools: ToolBook): (name: string) => boolean {
  return (name) => {
    const { readOnly, ignore } = tools(name, run.tools);
    return !ignore && !(options.calls === "state-changing" && readOnly);
  };
}

import type { Expectation } from "../expectations/expectation.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { ToolBook } from "../policy/tools.ts";

/** What a case names of tools. */
type Expected = Pick<Expectation, "expectedTool" | "expectedToolOrder" | "referenceToolCalls">;

/** What is known of tools in a case: a hand-off that the case expects counts, whether it only reads or not. */
export function toolsOfCase(tools: ToolBook, expected: Expected): ToolBook {
  if (!tools.hasHandoffs) return tools;
  const { expectedTool = "", expectedToolOrder = [], referenceToolCalls = [] } = expected;
  const names = new Set([expectedTool, ...expectedToolOrder, ...referenceToolCalls.map(({ name }) => name)]);
  const isExpected = (name: string) => names.has(name) && tools.isHandoff(name);
  return {
    ...tools,
    isReadOnly: (name, definitions) => !isExpected(name) && tools.isReadOnly(name, definitions),
  };
}

/** References of which those of hand-offs accept any arguments: what a person is told is said in many ways. */
export function withFreeHandoffs(
  references: readonly ReferenceCall[],
  tools: ToolBook,
): readonly ReferenceCall[] {
  if (!tools.hasHandoffs) return references;
  return references.map((one) => (tools.isHandoff(one.name) ? { ...one, arguments: anyValue } : one));
}

/** Whether a case expects a hand-off: then its other calls are measured by recall. */
export function expectsHandoff(references: readonly ReferenceCall[], tools: ToolBook): boolean {
  return tools.hasHandoffs && references.some(({ name, optional }) => !optional && tools.isHandoff(name));
}

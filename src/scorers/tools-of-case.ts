import type { Expectation } from "../expectations/expectation.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";

/** What a case names of tools. */
type Expected = Pick<Expectation, "expectedTool" | "expectedToolOrder" | "referenceToolCalls">;

/**
 * What is known of tools in a case. A tool that the case expects counts, whatever a recording says of it: only the policy says that it
 * reads. A hand-off that the case expects counts, whether it only reads or not.
 */
export function toolsOfCase(tools: ToolBook, expected: Expected): ToolBook {
  const names = namesOf(expected);
  return {
    ...tools,
    isReadOnly: (name, definitions) =>
      names.has(name)
        ? !tools.isHandoff(name) && tools.isReadOnly(name, [])
        : tools.isReadOnly(name, definitions),
    isHinted: (name, definitions) => !names.has(name) && tools.isHinted(name, definitions),
  };
}

/** By expectation, which all trials of its case share. */
const named = new WeakMap<Expected, ReadonlySet<string>>();

function namesOf(expected: Expected): ReadonlySet<string> {
  const known = named.get(expected);
  if (known !== undefined) return known;
  const { expectedTool, expectedToolOrder = [], referenceToolCalls = [] } = expected;
  const names = new Set([...expectedToolOrder, ...referenceToolCalls.map(({ name }) => name)]);
  if (expectedTool !== undefined) names.add(expectedTool);
  named.set(expected, names);
  return names;
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

/** The tools of which calls of a run do not count by the word of its recording alone, each once. */
export function hintedTools(run: Run, expectation: Expectation, book: ToolBook): string[] {
  const { f1, code } = expectation.options;
  const mayLeaveOut = f1.calls === "state-changing" || code.calls === "state-changing";
  if (!mayLeaveOut || !run.tools.some(({ readOnly }) => readOnly)) return [];
  const tools = toolsOfCase(book, expectation);
  const left = run.toolCalls.filter(({ name }) => !tools.ignores(name) && tools.isHinted(name, run.tools));
  return [...new Set(left.map(({ name }) => name))].sort();
}

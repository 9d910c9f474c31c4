import { limits } from "../base/limits.ts";
import type { Trial } from "../report/case.ts";
import { isF1Details } from "../report/reasons.ts";
import type { ToolCount } from "../scorers/tool-counts.ts";

/** How a run has expected and called a tool, with what the report leaves out because it is none. */
export function wholeCount({ name, ...counts }: NonNullable<Trial["tools"]>[number]): ToolCount {
  return {
    name,
    expected: 0,
    called: 0,
    missed: 0,
    wrongArguments: 0,
    confusedWith: [],
    ...(counts as Partial<ToolCount>),
  };
}

/** The tools that a run called without being expected to, one for each call; undefined where the report does not list them all. */
export function unexpectedIn({ scores: { f1 } }: Trial): string[] | undefined {
  if (f1?.status !== "scored" || !isF1Details(f1.details)) return [];
  const { unexpected } = f1.details;
  return unexpected.length < limits.shownCalls ? unexpected.map(({ name }) => name) : undefined;
}

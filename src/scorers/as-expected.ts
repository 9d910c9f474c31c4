import type { Expectation } from "../expectations/expectation.ts";
import { Effort } from "../matching/effort.ts";
import type { ScorerOptions } from "../policy/scorer-options.ts";
import type { ToolBook } from "../policy/tools.ts";
import { RecordingError } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { countedCalls, countedReferences } from "./counted.ts";
import { matchedFraction } from "./pairing.ts";
import { toolsOfCase } from "./tools-of-case.ts";

/** Values compared at first sight. Where there are more, the scorers say whether they are too many. */
const AT_FIRST_SIGHT = 1_000_000;

/**
 * True only where a run makes the calls that are expected of it, in their order and each in full: each scorer that
 * looks at calls alone gives it 1 (`isOneAsExpected`). Most runs are such, and of those there is nothing to pair and nothing to tell.
 */
export function isAsExpected(run: Run, expectation: Expectation, book: ToolBook): boolean {
  const tools = toolsOfCase(book, expectation);
  const { referenceToolCalls, expectedTool, expectedToolOrder, options } = expectation;
  if (
    run.textsOnly ||
    referenceToolCalls === undefined ||
    expectedTool !== undefined ||
    expectedToolOrder !== undefined
  )
    return false;
  if (!countAlike(options)) return false;
  // What tools answered is for the scorers to compare, for they say what is not recorded.
  if (referenceToolCalls.some(({ result }) => result !== undefined)) return false;
  const references = countedReferences(referenceToolCalls, run, options.f1, tools);
  const calls = countedCalls(run, options.f1, tools);
  if (references.length !== calls.length) return false;
  // Names first: they differ more often, and are compared sooner.
  if (!references.every(({ name }, at) => name === calls[at]?.name)) return false;
  const effort = new Effort(AT_FIRST_SIGHT);
  try {
    return references.every((reference, at) => {
      const call = calls[at];
      return call !== undefined && matchedFraction(reference, call, options.f1, effort) === 1;
    });
  } catch (error) {
    if (error instanceof RecordingError) return false;
    throw error;
  }
}

/** The same calls count for each scorer. */
function countAlike({ f1, code }: ScorerOptions): boolean {
  return f1.calls === code.calls && f1.failedCalls === code.failedCalls;
}

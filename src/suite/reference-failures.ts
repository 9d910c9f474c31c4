import type { Expectation } from "../expectations/expectation.ts";
import { limits } from "../limits.ts";
import { Effort } from "../matching/effort.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { ToolBook } from "../policy/tools.ts";
import { RecordingError } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { countedReferences, hasFailed } from "../scorers/counted.ts";
import { matchedFraction, threshold } from "../scorers/pairing.ts";
import { toolsOfCase } from "../scorers/tools-of-case.ts";

/** What a run shows of references that cannot be met: by positions among all of its case. Those that it made as expected are in none. */
export interface ReferenceFailures {
  /** Required references that it made, but every such call failed. */
  failedReferences?: { reference: number; name: string }[];
  /** Required references that it did not make. */
  unmadeReferences?: number[];
}

/**
 * The required references that every call of a run which made them failed at, and those that it did not make, among the first
 * `shownCalls` of its case that count. A hand-off is never among them, nor what takes too long to be compared.
 */
export function referenceFailures(run: Run, expectation: Expectation, book: ToolBook): ReferenceFailures {
  const tools = toolsOfCase(book, expectation);
  const { referenceToolCalls = [], options } = expectation;
  const counted = new Set(countedReferences(referenceToolCalls, run, options.f1, tools));
  const effort = new Effort();
  const isMade = (reference: ReferenceCall, call: Run["toolCalls"][number]) =>
    call.name === reference.name &&
    !call.malformed &&
    matchedFraction(reference, call, options.f1, effort) >= threshold(options.f1);
  const failed: { reference: number; name: string }[] = [];
  const unmade: number[] = [];
  try {
    for (const [at, reference] of referenceToolCalls.slice(0, limits.shownCalls).entries()) {
      const { name, optional } = reference;
      if (optional || tools.isHandoff(name) || !counted.has(reference)) continue;
      const made = run.toolCalls.filter((call) => isMade(reference, call));
      if (made.length === 0) unmade.push(at);
      else if (made.every(hasFailed)) failed.push({ reference: at, name });
    }
  } catch (error) {
    if (error instanceof RecordingError) return {};
    throw error;
  }
  return {
    ...(failed.length === 0 ? {} : { failedReferences: failed }),
    ...(unmade.length === 0 ? {} : { unmadeReferences: unmade }),
  };
}

import { manyLines, terminal } from "../escape/terminal.ts";
import { type Problem, placeText } from "../problems.ts";
import { complain } from "./print-text.ts";

/** Tells problems on standard error, one a line. True when one of them is an error. */
export function tell(problems: readonly Problem[]): boolean {
  for (const problem of problems)
    complain(terminal`${problem.severity}: ${placeText(problem)}${problem.message}`);
  return problems.some(({ severity }) => severity === "error");
}

/** Tells a fault of rungate itself. Its text may hold anything. */
export function tellFault(error: unknown): void {
  complain(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  complain(
    terminal`error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`,
  );
}

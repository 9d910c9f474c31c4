import { type Problem, placeText } from "../problems.ts";
import { plainText } from "../views/escape.ts";

/** Tells problems on standard error, one a line. True when one of them is an error. */
export function tell(problems: readonly Problem[]): boolean {
  for (const problem of problems)
    process.stderr.write(`${problem.severity}: ${plainText(placeText(problem) + problem.message)}\n`);
  return problems.some(({ severity }) => severity === "error");
}

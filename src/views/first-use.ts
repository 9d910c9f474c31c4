import type { Report } from "../report/schema.ts";

/** What to do on the first pull request of a suite, so that the next one has something to be compared with. Code stands in backticks. */
export const FIRST_USE =
  "One thing to do: merge once, with a `push` trigger for the base branch and, in a job of your own, the upload step. That run records the first baseline, and every pull request after it is compared.";

/** Whether a reader is to be told that. Who has a red gate has something else to do first. */
export function isFirstUse({
  role,
  baseline,
  verdict,
}: Pick<Report, "role" | "baseline" | "verdict">): boolean {
  return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}

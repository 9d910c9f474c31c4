import type { WorkflowPlan } from "./plan.ts";

/** What jobs and artifacts are called: in a repository with several suites each has its own. */
export interface Names {
  /** The job that gates. */
  gate: string;
  /** The job that records. */
  record: string;
  /** The artifact that it leaves. */
  recordings: string;
}

/** The names for a suite. That of a job begins with a letter. */
export function namesFor({ suite }: Pick<WorkflowPlan, "suite">): Names {
  if (suite === undefined) return { gate: "rungate", record: "record", recordings: "recordings" };
  const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
  return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}

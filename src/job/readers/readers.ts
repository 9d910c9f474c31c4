import { loadRe2For } from "../../disk/simple-pattern.ts";
import type { Job } from "../job.ts";

type ConfigurationReaders = typeof import("./configuration.ts");
type ReportReaders = Pick<typeof import("./reports.ts"), "readBaseline" | "readPartialReports">;

/** What reads the files that a job names, except its recordings. */
export interface Readers extends ConfigurationReaders, ReportReaders {}

/** Loads what reads the files that this job names: YAML and schemas take longer to load than a small job to score. */
export async function readersFor(job: Job): Promise<Readers> {
  const { runs, policy, expectations, baseline, merge } = job;
  await loadRe2For([...runs, ...(merge?.patterns ?? [])]);
  const isConfigured = typeof policy === "string" || expectations.length > 0;
  const hasReports = typeof baseline === "string" || merge !== undefined;
  return {
    ...noReaders,
    ...(isConfigured ? await import("./configuration.ts") : {}),
    ...(hasReports ? await import("./reports.ts") : {}),
  };
}

const noReaders: Readers = {
  loadExpectations: () => ({ expectations: new Map(), retired: [], problems: [] }),
  loadPolicy: unnamed,
  readBaseline: unnamed,
  readPartialReports: unnamed,
};

function unnamed(): never {
  throw new Error("a file is read that the job does not name");
}

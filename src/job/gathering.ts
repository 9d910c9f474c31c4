import type { FoundFile } from "../disk/patterns.ts";
import type { Shard } from "../shards/shard.ts";
import type { JudgeSetup } from "../suite/judge-setup.ts";
import type { Configuration } from "./configure.ts";
import type { FileFindings } from "./findings.ts";
import type { Job } from "./job.ts";

/** What is to be gathered: of which files, by what, and which share of it. */
export interface Gathering {
  files: readonly FoundFile[];
  /** What those came to that are what the baseline knows: nobody reads them again. */
  unchanged: ReadonlyMap<FoundFile, FileFindings>;
  job: Job;
  configuration: Configuration;
  judge: JudgeSetup | undefined;
  shard: Shard | undefined;
}

import * as configuration from "./configuration.ts";
import type { Readers } from "./readers.ts";
import * as reports from "./reports.ts";

/** What reads any file, for a job that cannot wait. */
export const allReaders: Readers = { ...configuration, ...reports };

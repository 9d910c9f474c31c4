import { loadExpectations } from "../expectations/load.ts";
import { loadPolicy } from "../policy/load.ts";
import type { Readers } from "./readers.ts";
import * as reports from "./reports.ts";

/** What reads any file, for a job that cannot wait. It needs RE2, which must be loaded before. */
export const allReaders: Readers = { loadExpectations, loadPolicy, ...reports };

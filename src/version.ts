import { createRequire } from "node:module";

/** The version of this rungate, as package.json states it. */
export const version: string = createRequire(import.meta.url)("../package.json").version;

/** Raised when a report can no longer be read by the rungate before. */
export const SCHEMA_VERSION = 1;

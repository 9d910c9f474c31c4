/** The version of this rungate. A test holds it to package.json, which `dist/` does without. */
export const version = "0.1.0";

/** Raised when a report can no longer be read by the rungate before. */
export const SCHEMA_VERSION = 1;

/** Raised when a report can no longer be read by the rungate before. */
export const SCHEMA_VERSION = 1;

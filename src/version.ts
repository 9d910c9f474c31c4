/** The version of rungate. A test compares it with package.json, because `dist/` has no package.json. */
export const version = "0.1.0";

/** The schema version of reports, raised when the previous rungate cannot read them. */
export const SCHEMA_VERSION = 1;

import { createRequire } from "node:module";

/** The version of this rungate, as package.json states it. */
export const version: string = createRequire(import.meta.url)("../package.json").version;

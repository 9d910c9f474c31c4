import fc from "fast-check";
import { loadRe2 } from "../src/core/expression.ts";
import { beginTestFile } from "./e2e/test-file.ts";

await loadRe2();

/** Property tests use constant samples, so that a red build means a change. Others: SEED=1 npx vitest run */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

beginTestFile();

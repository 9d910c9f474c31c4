import { parseConfiguration } from "../config/parse.ts";
import { validate } from "../config/validate.ts";
import type { Problem } from "../problems.ts";
import { loadRe2 } from "../re2.ts";
import { misplacedBound } from "./misplaced-bound.ts";
import { type Policy, policySchema } from "./schema.ts";

// Whoever reads globs and expressions comes by here first.
await loadRe2();

/** A policy file: its text, and the policy, or undefined and every problem found. */
export interface PolicyFile {
  file: string;
  text: string;
  policy: Policy | undefined;
  problems: Problem[];
}

/** Reads a policy from the text of its file. */
export function loadPolicy(file: string, text: string): PolicyFile {
  const { value, problems } = validate(policySchema, parseConfiguration(file, text), misplacedBound);
  return { file, text, policy: value, problems };
}

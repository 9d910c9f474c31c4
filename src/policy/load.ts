import { parseConfiguration } from "../config/document.ts";
import { validate } from "../config/validate.ts";
import type { Problem } from "../problems.ts";
import { type Policy, policySchema } from "./schema.ts";

/** A policy file: its text, and the policy, or undefined and every problem found. */
export interface PolicyFile {
  file: string;
  text: string;
  policy: Policy | undefined;
  problems: Problem[];
}

/** Reads a policy from the text of its file. Throws Re2Missing where that needs RE2. */
export function loadPolicy(file: string, text: string): PolicyFile {
  const { value, problems } = validate(policySchema, parseConfiguration(file, text));
  return { file, text, policy: value, problems };
}

import { parseConfiguration } from "../config/document.ts";
import { validate } from "../config/validate.ts";
import type { Problem } from "../problems.ts";
import { type Policy, policySchema } from "./schema.ts";

/** Where a team's policy stands unless it says otherwise. */
export const DEFAULT_POLICY = ".github/rungate.yml";

/** Reads a policy from the text of its file: the policy, or undefined and every problem found. */
export function loadPolicy(file: string, text: string): { policy: Policy | undefined; problems: Problem[] } {
  const { value, problems } = validate(policySchema, parseConfiguration(file, text));
  return { policy: value, problems };
}

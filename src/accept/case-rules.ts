import type { Expectation } from "../expectations/expectation.ts";
import type { RedactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import type { ToolBook } from "../policy/tools.ts";

/** By what a run is measured, and what of it nobody may read. */
export interface CaseRules {
  expectation: Expectation;
  tools: ToolBook;
  redact: RedactRules;
  gate: Pick<Policy["gate"], "endedAtLimit">;
}

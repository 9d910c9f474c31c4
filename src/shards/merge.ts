import type { Part } from "../report/part-schema.ts";
import { joinProblems } from "../report/problems.ts";
import { joinToolUses } from "../report/unnamed-tools.ts";
import { compareCases } from "../suite/trial-names.ts";

/** Parts that share no case as one, which is the same as if they had never been apart. */
export function mergeParts(parts: readonly Part[]): Part {
  return {
    cases: parts.flatMap(({ cases }) => cases).sort(compareCases),
    withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
    ...joinProblems(parts),
    unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
    tools: joinToolUses(parts.map(({ tools }) => tools)),
  };
}

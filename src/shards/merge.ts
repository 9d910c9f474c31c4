import { joinToolUses } from "../measurement/unnamed-tools.ts";
import type { JudgeWork } from "../report/judge-schema.ts";
import type { Part } from "../report/part-schema.ts";
import { joinProblems } from "../report/problems.ts";
import { compareCases } from "../suite/trial-names.ts";

/** Parts that share no case as one, which is the same as if they had never been apart. */
export function mergeParts(parts: readonly Part[]): Part {
  return {
    cases: parts.flatMap(({ cases }) => cases).sort(compareCases),
    withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
    ...joinProblems(parts),
    unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
    tools: joinToolUses(parts.map(({ tools }) => tools)),
    judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
  };
}

function joinWork(works: readonly JudgeWork[]): JudgeWork | null {
  const [first, ...others] = works;
  if (first === undefined) return null;
  return others.reduce(
    (sum, one) => ({
      asked: sum.asked + one.asked,
      known: sum.known + one.known,
      requests: sum.requests + one.requests,
      promptTokens: sum.promptTokens + one.promptTokens,
      replyTokens: sum.replyTokens + one.replyTokens,
      unmetered: sum.unmetered + one.unmetered,
    }),
    first,
  );
}

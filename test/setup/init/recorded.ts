import type { CaseRun, Run, ToolCall } from "../../../src/recordings/run.ts";
import { runOf } from "../../scorers/fixture.ts";

/** Runs in `init`'s form, one file each with unique content: the calls of each trial, by case id. */
export function recorded(
  cases: Iterable<readonly [caseId: string, trials: readonly (readonly ToolCall[])[]]>,
  more: Partial<Run> = {},
): CaseRun[] {
  return [...cases].flatMap(([caseId, trials], row) =>
    trials.map((calls, at) => ({
      ...runOf(calls, more),
      caseId,
      trial: String(at + 1),
      place: { file: `runs/${row + 1}.${at + 1}.json`, index: 0 },
      hash: `${row}.${at}`,
    })),
  );
}

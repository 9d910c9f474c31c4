import type { Run, ToolCall } from "../../src/recordings/run.ts";
import type { RecordedRun } from "../../src/setup/propose.ts";
import { runOf } from "../scorers/fixture.ts";

/** Runs as `init` reads them, one file each, none the same recording as another: the calls of each trial, by case id. */
export function recorded(
  cases: Iterable<readonly [caseId: string, trials: readonly (readonly ToolCall[])[]]>,
  more: Partial<Run> = {},
): RecordedRun[] {
  return [...cases].flatMap(([caseId, trials], row) =>
    trials.map((calls, at) => ({
      run: runOf(calls, more),
      identity: { caseId, trial: String(at + 1), tags: {} },
      origin: { place: { file: `runs/${row + 1}.${at + 1}.json`, index: 0 }, hash: `${row}.${at}` },
    })),
  );
}

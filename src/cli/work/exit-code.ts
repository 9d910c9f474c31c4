import type { ExitCode } from "../command.ts";

/** 0: nothing stops a merge, 1: the verdict does. */
export function exitCodeOf({ blocks }: { blocks: boolean }): ExitCode {
  return blocks ? 1 : 0;
}

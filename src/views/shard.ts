import { lines, type TerminalText, terminal } from "../escape/terminal.ts";
import { placeText } from "../problems.ts";
import type { PartialReport } from "../shards/partial-report.ts";
import { shardName } from "../shards/shard.ts";
import { counted } from "../wording.ts";

/** What a shard has scored, in a line, and what was wrong with its recordings. The verdict is not its. */
export function shardView({ suite, shard, part }: PartialReport): TerminalText {
  const { cases, problems, problemCounts } = part;
  const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
  const { errors, warnings } = problemCounts;
  const found = [
    counted(cases.length, "case"),
    counted(runs, "run"),
    counted(errors, "error"),
    counted(warnings, "warning"),
  ];
  return lines([
    terminal`shard ${shardName(shard)} of suite ${suite}: ${found.join(", ")}`,
    ...problems.map((one) => terminal`${one.severity}: ${placeText(one)}${one.message}`),
  ]);
}

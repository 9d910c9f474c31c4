import { InvalidArgumentError, Option } from "commander";
import { limits } from "../limits.ts";
import { parseShard, type Shard } from "../shards/shard.ts";
import { fileViews } from "../views/file-views.ts";
import type { AddCommand } from "./command.ts";
import { withPrintOptions } from "./job-options.ts";
import { withJudgedJobOptions } from "./judge-options.ts";
import type { ScoreOptions } from "./work/score.ts";

/** `rungate score`: scores the recordings; demands nothing but that they can be read. */
export const addScore: AddCommand = (program, exit) => {
  const command = program
    .command("score")
    .description("score recordings: exit 1 only when something could not be read")
    .addOption(
      new Option("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", ...fileViews.map(({ name }) => name)]),
    );
  withPrintOptions(withJudgedJobOptions(command)).action(async (options: ScoreOptions) => {
    const { score } = await import("./work/jobs.ts");
    exit(await score(options));
  });
};

function shardOption(text: string): Shard {
  const shard = parseShard(text);
  if (shard === undefined) {
    const message = `Write it as 2/4: the second of four, of at most ${limits.shards}.`;
    throw new InvalidArgumentError(message);
  }
  return shard;
}

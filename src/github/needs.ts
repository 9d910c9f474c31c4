import * as z from "../core/schema.ts";

const needsSchema = z.record(
  z.string(),
  z.object({
    result: z.string(),
    // Runners other than GitHub's write null for a job without outputs.
    outputs: z
      .record(z.string(), z.string())
      .nullish()
      .transform((outputs) => outputs ?? {}),
  }),
);

/** The results of earlier jobs, by job id. */
export type Needs = z.output<typeof needsSchema>;

/** Parses the text of `toJSON(needs)`; undefined for another text. */
export function parseNeeds(text: string): Needs | undefined {
  try {
    return needsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The job ids in the recipe for a second look. */
const FIRST_LOOK = "first-look";
export const SECOND_LOOK = "second-look";

/** Describes failed jobs, such as `record ended as failure`. The first look can make the second look unnecessary, which skips it. */
export function unfinished(needs: Needs): string | undefined {
  const first = needs[FIRST_LOOK];
  const isSettled = first?.result === "success" && (first.outputs.more ?? "") === "";
  const ended = Object.entries(needs)
    .filter(([, { result }]) => result !== "success")
    .filter(([id, { result }]) => !(isSettled && id === SECOND_LOOK && result === "skipped"))
    .map(([id, { result }]) => `${id} ended as ${result}`);
  return ended.length === 0 ? undefined : ended.join(", ");
}

/** Returns the sha256 of each shard's report by shard number, from the outputs of its job. */
export function shardDigests(needs: Needs): ReadonlyMap<number, string> {
  const entries = Object.values(needs).flatMap(({ outputs }) => Object.entries(outputs));
  return new Map(
    entries.flatMap(([name, digest]) => {
      const [, index] = /^digest-(\d{1,3})$/.exec(name) ?? [];
      return index === undefined || digest === "" ? [] : [[Number(index), digest] as const];
    }),
  );
}

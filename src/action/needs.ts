import { z } from "../zod.ts";

const needsSchema = z.record(
  z.string(),
  z.object({ result: z.string(), outputs: z.record(z.string(), z.string()).default({}) }),
);

/** What GitHub says of the jobs before this one, by their ids. */
export type Needs = z.output<typeof needsSchema>;

/** The jobs in a text that `toJSON(needs)` has made; undefined when it is another text. */
export function parseNeeds(text: string): Needs | undefined {
  try {
    return needsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** How those jobs ended that did not succeed, in words: `record ended as failure`. Undefined when all did. */
export function unfinished(needs: Needs): string | undefined {
  const ended = Object.entries(needs)
    .filter(([, { result }]) => result !== "success")
    .map(([id, { result }]) => `${id} ended as ${result}`);
  return ended.length === 0 ? undefined : ended.join(", ");
}

/** sha256 of what each shard left, as its job has said, by its number. */
export function shardDigests(needs: Needs): ReadonlyMap<number, string> {
  const said = Object.values(needs).flatMap(({ outputs }) => Object.entries(outputs));
  return new Map(
    said.flatMap(([name, digest]) => {
      const [, index] = /^digest-(\d{1,3})$/.exec(name) ?? [];
      return index === undefined || digest === "" ? [] : [[Number(index), digest] as const];
    }),
  );
}

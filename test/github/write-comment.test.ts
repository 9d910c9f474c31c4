import fc from "fast-check";
import { expect, test } from "vitest";
import { Markdown } from "../../src/core/escape.ts";
import {
  type CommentOutcome,
  type OwnComment,
  type OwnComments,
  writeComment,
} from "../../src/github/write-comment.ts";

/** The comments of a pull request. Each request is a separate step, so that other writers may come between. */
function pullRequest(before: readonly number[]) {
  const there = new Map<number, OwnComment>();
  let lastId = 0;
  const add = (body: string) => {
    lastId += 1;
    const comment = { id: lastId, url: `#${lastId}`, body, run: Number(body) };
    there.set(lastId, comment);
    return comment;
  };
  for (const run of before) add(String(run));
  const seenBy = (scheduler: fc.Scheduler, name: string): OwnComments => {
    const step = async <T>(what: string, act: () => T): Promise<T> => {
      await scheduler.schedule(Promise.resolve(), `${name} ${what}`);
      return act();
    };
    return {
      list: () => step("list", () => [...there.values()]),
      create: ({ text: body }) => step("create", () => add(body)),
      update: (id, { text: body }) =>
        step("update", () => {
          const comment = there.get(id);
          if (comment !== undefined) there.set(id, { ...comment, body, run: Number(body) });
          return comment !== undefined;
        }),
      remove: (id) =>
        step("remove", () => {
          there.delete(id);
        }),
    };
  };
  return { there, seenBy };
}

const runs = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 });
const oneAtMost = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 1 });
const before = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });

test("writers at once leave one comment, in whatever order their requests arrive", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), oneAtMost, runs, async (scheduler, before, runs) => {
      const { there } = await writeAll(scheduler, before, runs);
      expect(there.size).toBe(1);
    }),
    { numRuns: 2_000 },
  );
});

test("an outcome names a comment that stayed, and a newer run's when it was superseded", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), before, runs, async (scheduler, before, runs) => {
      const { outcomes } = await writeAll(scheduler, before, runs);
      const highest = Math.max(...before, ...runs);
      for (const [at, { state }] of outcomes.entries())
        if (state === "superseded") expect(runs[at]).toBeLessThan(highest);
      const writers = runs.filter((_, at) => outcomes[at]?.state !== "superseded");
      if (Math.max(...runs) === highest) expect(writers).toContain(highest);
    }),
    { numRuns: 1_000 },
  );
});

test("one more run tidies up whatever is there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), before, runs, async (scheduler, before, runs) => {
      const { there, seenBy } = await writeAll(scheduler, before, runs);
      const last = writeComment(seenBy(scheduler, "last"), { run: 9, body: new Markdown("9") });
      await scheduler.waitFor(last);
      expect([...there.values()]).toEqual([expect.objectContaining({ id: 1, body: "9" })]);
    }),
    { numRuns: 1_000 },
  );
});

async function writeAll(scheduler: fc.Scheduler, before: readonly number[], runs: readonly number[]) {
  const pull = pullRequest(before);
  const writing = runs.map((run, at) =>
    writeComment(pull.seenBy(scheduler, `writer ${at}`), { run, body: new Markdown(String(run)) }),
  );
  const outcomes: CommentOutcome[] = await scheduler.waitFor(Promise.all(writing));
  return { ...pull, outcomes };
}

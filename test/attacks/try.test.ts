import { test } from "vitest";
import { gate, openPull, recordBase, recordings, startRepository } from "./trips.ts";

test("try", async () => {
  const { github, base } = await startRepository("gate: {}\n");
  recordBase(github, base);
  for (const wrong of [[], ["trip-3"]]) {
    const t = Date.now();
    const done = await gate(github, openPull(github, recordings(wrong)));
    console.log(
      Date.now() - t,
      done.exitCode,
      done.headline,
      done.report?.baseline,
      done.annotations,
      github.log.map((e) => e.operation),
      done.summary,
    );
    console.log(done.printed);
  }
});

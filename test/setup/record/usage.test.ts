import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { type RecordedRun, recordingText, runIn } from "../../../src/setup/record/recording.ts";
import { type Exchange, noTraffic } from "../../../src/setup/record/traffic.ts";
import { workspace } from "../../workspace.ts";
import { conversation, refused } from "./exchanges.ts";

function tookOf(exchanges: Exchange[]) {
  const recorded = runIn({ ...noTraffic(), exchanges }, { id: "c" }) as RecordedRun;
  const text = recordingText(
    recorded,
    { caseId: "c", trial: 0, id: "r" },
    (one) => one,
    () => {},
  );
  const { files } = atOnce(findFiles(["c.json"], workspace({ "c.json": text }), true));
  const [run] = files.flatMap((file) => [...loadRuns(file)]);
  if (run === undefined || "error" in run) throw new Error(`the recording is broken: ${run?.error}`);
  const { usage, duration, model, unmeasured, modelCalls } = run;
  return { usage, duration, model, unmeasured, count: modelCalls?.length };
}

const silent = (exchange: Exchange): Exchange => {
  const { usage: _, ...response } = exchange.response as { usage?: object };
  return { ...exchange, response };
};

describe("what a recorded run took", () => {
  test("is that of all requests, though only the last one is kept", () => {
    expect(tookOf(conversation("Fly", 2, { id: "a", startedAt: 1_000_000 }))).toEqual({
      usage: { input: 30, output: 6, total: 36 },
      duration: 25,
      model: "gpt-5",
      unmeasured: undefined,
      count: 3,
    });
  });

  test("counts no tokens of a request that was refused and made again", () => {
    const [first, last] = conversation("Fly", 1, { id: "a", startedAt: 1_000_000 }) as [Exchange, Exchange];
    const took = tookOf([first, refused(last), { ...last, startedAt: 1_000_100 }]);
    expect(took).toMatchObject({ usage: { total: 24 }, duration: 105, unmeasured: undefined, count: 2 });
  });

  test("is unknown where some requests say nothing", () => {
    const [first, last] = conversation("Fly", 1, { id: "a", startedAt: 1_000_000 }) as [Exchange, Exchange];
    expect(tookOf([silent(first), last])).toMatchObject({
      usage: undefined,
      model: "gpt-5",
      unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
    });
  });

  test("is how long it took where no request says more", () => {
    const [first, last] = conversation("Fly", 1, { id: "a", startedAt: 1_000_000 }) as [Exchange, Exchange];
    expect(tookOf([silent(first), silent(last)])).toMatchObject({
      usage: undefined,
      duration: 15,
      unmeasured: undefined,
    });
  });
});

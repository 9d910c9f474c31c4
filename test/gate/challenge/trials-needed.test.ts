import { expect, test } from "vitest";
import { TrialsNeeded } from "../../../src/gate/challenge/trials-needed.ts";
import { reportOn } from "../../workspace.ts";
import { trips } from "./fixture.ts";

function needed(
  recorded: Parameters<typeof trips>[0],
  failing: number,
  regression: object = {},
): number | null {
  const files = trips({ ...recorded, policy: { gate: { regression } } });
  const report = reportOn(files, { runs: ["runs.jsonl"], policy: "policy.yml" });
  return new TrialsNeeded(report).of(0, failing);
}

test("3 trials of a case show that it turned, in a suite that passes", () => {
  expect(needed({ trials: 1 }, 1)).toBe(3);
  expect(needed({ trials: 3 }, 3)).toBe(6);
});

test("a share of the trials needs more, and a noisy suite more still", () => {
  const third = needed({ trials: 3 }, 1) ?? Number.POSITIVE_INFINITY;
  expect(third).toBeGreaterThan(needed({ trials: 3 }, 2) ?? Number.POSITIVE_INFINITY);
  const noisy = { trials: 3, cases: 12, wrong: ["2.1", "3.2", "4.1", "5.1", "6.2", "7.3", "8.1"] };
  expect(needed(noisy, 2)).toBeGreaterThan(needed({ trials: 3, cases: 12 }, 2) ?? 0);
});

test("no more are tried than the gate compares, and none is enough where it compares nothing", () => {
  expect(needed({ trials: 1 }, 1, { window: 3 })).toBe(3);
  expect(needed({ trials: 1 }, 1, { window: 2 })).toBeNull();
  expect(needed({ trials: 3 }, 3, { window: 5 })).toBeNull();
  expect(needed({ trials: 1 }, 1, { mode: "off" })).toBeNull();
  expect(needed({ trials: 1 }, 0)).toBeNull();
});

import { expect, test, vi } from "vitest";
import type { Fault } from "../loopback/faults.ts";
import { acceptedPull, expectWhole, LOST, outcome } from "./accepted-pull.ts";
import { preload } from "./preload.ts";

// A request may take seconds here, and is sent three times.
vi.setConfig({ testTimeout: 180_000 });

const HASTE = preload(`
  const real = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => real.call(AbortSignal, milliseconds / 10);
`);

const UNANSWERED: [operation: string, lost: string][] = [
  ["actions/list-workflow-run-artifacts", LOST.look],
  ["blob", LOST.look],
  ["issues/list-events-for-timeline", LOST.accept],
  ["graphql", LOST.comment],
];

test.each<[what: string, fault: Fault, words: string]>([
  ["never answers", "silence", "GitHub could not be reached"],
  ["answers with a blank now and then, and no end", "trickle", "GitHub's answer is cut off"],
])(
  "when GitHub %s, the job ends all the same, nothing passes that was not compared, and all is said",
  async (_what, fault, words) => {
    const met = UNANSWERED.map(async ([operation]) => {
      const { github, act } = await acceptedPull();
      github.fail(fault, { operation, times: 99 });
      const done = await act({ env: HASTE });
      expectWhole(done, github);
      const isOfStorage = operation === "blob";
      expect(done.summary).toContain(
        isOfStorage ? "the download of an artifact took more than 120 s" : words,
      );
      return [operation, outcome(done)];
    });
    expect(await Promise.all(met)).toEqual(UNANSWERED);
  },
);

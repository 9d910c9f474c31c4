import { expect, test } from "vitest";
import { addUp, type GatedBreak } from "../../../src/gate/challenge/results.ts";

const facts = { suite: "default", seed: 1, found: 6, runs: 3, uncounted: 0, alreadyRed: [], judges: [] };

function gated(more: Partial<GatedBreak>): GatedBreak {
  const whole = { kind: "drop-call", at: "book", broken: 1, trials: 1, seenBy: ["f1"] } as const;
  return { ...whole, case: "a", result: "red", sight: "seen", ...more, seenBy: more.seenBy ?? ["f1"] };
}

test("each break that is not red is missed for one reason, and a red one for none", () => {
  const list = [
    gated({}),
    gated({ result: "inconclusive", trialsNeeded: 3 }),
    gated({ result: "green", trialsNeeded: null, kind: "no-number", seenBy: ["says"] }),
    gated({ result: "green", sight: "unseen", seenBy: [] }),
    gated({ result: "green", sight: "tolerated" }),
    // A check of the whole suite can be red although no score changes.
    gated({ sight: "unseen", seenBy: [] }),
  ];
  const { kinds, ...found } = addUp(list, [], facts);
  const counts = { breaks: 6, red: 2, inconclusive: 1, green: 3, unseen: 1, tolerated: 1, undecided: 2 };
  expect(found).toMatchObject({ ...facts, ...counts, list });
  expect(kinds.map(({ kind, breaks, seenBy }) => [kind, breaks, seenBy])).toEqual([
    ["drop-call", 5, { f1: 3 }],
    ["no-number", 1, { says: 1 }],
  ]);
});

test("the case that misses the largest share comes first, and one that misses none is not deaf", () => {
  const missed: Partial<GatedBreak> = { result: "green", sight: "unseen", seenBy: [] };
  const list = [
    ...[gated({ ...missed, case: "half" }), gated({ case: "half" })],
    ...[gated({ case: "none" }), gated({ case: "none", result: "green" })],
    ...[
      gated({ ...missed, case: "all", sight: "tolerated" }),
      gated({ ...missed, case: "all", kind: "end-early" }),
    ],
  ];
  expect(addUp(list, [], facts).deaf).toEqual([
    { case: "all", breaks: 2, unseen: 1, tolerated: 1, kinds: ["drop-call", "end-early"] },
    { case: "half", breaks: 2, unseen: 1, tolerated: 0, kinds: ["drop-call"] },
  ]);
});

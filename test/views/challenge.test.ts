import { expect, test } from "vitest";
import { challengeView } from "../../src/views/challenge.ts";
import { challenged, EXPECTED, trips } from "../gate/challenge/fixture.ts";
import { printed } from "./printed.ts";

test("a challenge says what is red, what is missed and what would notice it", async () => {
  const rules = { forbiddenTools: ["delete_trip"] };
  const files = trips({
    trials: 3,
    wrong: ["1.1", "1.2", "1.3"],
    expected: { referenceToolCalls: EXPECTED, rules },
    policy: { tools: [{ match: "search", readOnly: true }], passMarks: { f1: 0.6 } },
  });
  expect(printed(challengeView(await challenged(files), false))).toMatchInlineSnapshot(`
    "default: 23.8% of 84 breaks are red, 23.8% inconclusive, 52.4% green
    71.4% make a run fail.
    Broken: 6 passing runs of 2 cases.
    Without a passing run that decides: trip-1.
    Start here, for 40 breaks: required: true in cases that must always pass, or more trials of each case

    break                          breaks  red  inconclusive  green  unseen  tolerated  undecided
    a call dropped                     12    4             4      4       0          0          8
    two calls swapped                   6    0             0      6       6          0          0
    a number changed                    6    2             2      2       0          0          4
    a date changed                      6    2             2      2       0          0          4
    a text changed                      6    2             2      2       0          0          4
    a value of another case             6    2             2      2       0          0          4
    a forbidden call                    6    2             2      2       0          0          4
    a call repeated                    12    0             0     12       0         12          0
    a neighbour tool called            12    4             4      4       0          0          8
    ended early                         6    2             2      2       0          0          4
    an answer without the number        6    0             0      6       6          0          0

    12 breaks unseen: no score changes
      two calls swapped: trip-2 (search, book), trip-3 (search, book)
        would notice it: expectedToolOrder, code: { order: significant }, or the rule before
      an answer without the number: trip-2, trip-3
        would notice it: mustSay with the number

    12 breaks tolerated: a score changes, and the run passes all the same
      would notice them: a stricter pass mark of f1, or its name in gate.scorers

    40 breaks undecided: runs fail, and the trials are too few to be sure
      20 would be red with 6 trials of each case, on both sides
      20 would be red with 12 trials of each case, on both sides
      would be red at once: a case with required: true, a broken rule with gate: { rules: fail }

    24 breaks unseen or tolerated in 2 deaf cases
      trip-2: 12 of 42 breaks: two calls swapped, a call repeated, an answer without the number
      trip-3: 12 of 42 breaks: two calls swapped, a call repeated, an answer without the number
    "
  `);
});

test("a challenge in which nothing is missed has its table alone", async () => {
  const found = await challenged(trips({ cases: 1 }), { areSnapshots: true });
  const list = found.list.map((each) => ({ ...each, result: "red" as const, sight: "seen" as const }));
  const whole = {
    ...found,
    list,
    unseen: 0,
    tolerated: 0,
    undecided: 0,
    red: list.length,
    green: 0,
    inconclusive: 0,
  };
  expect(printed(challengeView({ ...whole, deaf: [] }, false))).not.toMatch(
    /unseen:|tolerated:|undecided:|deaf/,
  );
});

test("names of a recording are no commands for a terminal", async () => {
  const calls = ["\u001b[31mbook\n", "pay"].map((name) => ({ name, arguments: {} }));
  const row = { case: "a\u001b[2J", trial: "1", toolCalls: calls, referenceToolCalls: calls };
  const found = await challenged({ "runs.jsonl": JSON.stringify(row) });
  const text = printed(challengeView(found, false));
  expect(text).toMatch(/two calls swapped: a.*\(.*book.*, pay\)/);
  expect(text).not.toContain("\u001b");
});

test("a sample says of how many breaks it is", async () => {
  const found = {
    ...(await challenged(trips({ cases: 1 }))),
    found: 3_456,
    seed: 7,
    judges: ["llm"],
    alreadyRed: ["floors"],
  };
  const text = printed(challengeView(found, false));
  expect(text).toContain("Broken: 1 passing run of 1 case, in a sample (seed 7) of 3,456 breaks.");
  expect(text).toContain("Left out, because no judge is asked: llm.");
  expect(text).toContain("Red without a break: floors. Only what gets worse counts.");
});

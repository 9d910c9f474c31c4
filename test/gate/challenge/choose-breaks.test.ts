import { expect, test } from "vitest";
import { groupBy } from "../../../src/core/text.ts";
import { suiteFacts } from "../../../src/gate/challenge/breaks.ts";
import { type Mutant, mutantsOf, sampled } from "../../../src/gate/challenge/choose-breaks.ts";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { expectationOf, runOf } from "./fixture.ts";

function mutants(at: number, runs: readonly CaseRun[]): Mutant[] {
  const passing = runs.map((run, trial) => ({ trial, run }));
  const of = { at, label: "trip", expectation: expectationOf(), passing };
  return mutantsOf(of, suiteFacts(runs, toolBook([])));
}

const nameOf = ({ place: { kind, at, of }, count }: Mutant) => `${of.at} ${kind} ${at} ${count}`;

test("a break is tried in one of the trials that have its place, in half of them and in all", () => {
  const [book, both] = [runOf([{ name: "book" }]), runOf([{ name: "book" }, { name: "pay" }])];
  const found = mutants(0, [book, both, book, both, book]).filter(({ place }) => place.kind === "drop-call");
  expect(found.map(({ place, count }) => [place.at, count])).toEqual([
    ["book", 1],
    ["book", 3],
    ["book", 5],
    ["pay", 1],
    ["pay", 2],
  ]);
  expect(found[3]?.place.trials.map(({ trial }) => trial)).toEqual([1, 3]);
});

test("a sample has each kind of each case equally often, and depends on the seed alone", () => {
  const long = runOf(Array.from({ length: 40 }, (_, at) => ({ name: "book", arguments: { at } })));
  const all = [...mutants(0, [long]), ...mutants(1, [runOf([{ name: "pay", arguments: { at: 1 } }])])];
  expect(all.length).toBe(40 * 3 + 1 + 4);
  expect(sampled(all, all.length, 1)).toBe(all);
  const chosen = sampled(all, 20, 1);
  const kinds = groupBy(chosen, ({ place }) => `${place.of.at} ${place.kind}`);
  expect([...kinds].map(([key, { length }]) => `${key} ${length}`).sort()).toEqual([
    "0 change-number 5",
    "0 drop-call 5",
    "0 end-early 1",
    "0 repeat-call 5",
    "1 change-number 1",
    "1 drop-call 1",
    "1 end-early 1",
    "1 repeat-call 1",
  ]);
  expect(sampled(all, 20, 1)).toEqual(chosen);
  expect(sampled(all, 20, 2).map(nameOf)).not.toEqual(chosen.map(nameOf));
  const order = all.map(nameOf);
  expect(chosen.map((mutant) => order.indexOf(nameOf(mutant)))).toEqual(
    chosen.map((mutant) => order.indexOf(nameOf(mutant))).toSorted((a, b) => a - b),
  );
});

import { expect, test } from "vitest";
import { decideRegression } from "../../../src/gate/decide/regression-outcome.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { type Compared, compared, findingOf } from "../checks/compared.ts";
import { flips, ids } from "../checks/regression-fixture.ts";
import { recorded, tried } from "../comparison/fixture.ts";

/** Passes and trials of a case: on the base, then here. */
type Counts = [number, number, number, number];

function suite(...cases: Counts[]): Pick<Compared, "head" | "base"> {
  return {
    base: cases.map(([passes, trials], at) => tried(`c${at}`, "b", passes, trials)),
    head: cases.map(([, , passes, trials], at) => tried(`c${at}`, "h", passes, trials)),
  };
}

const times = (count: number, counts: Counts) => Array.from({ length: count }, () => counts);

/** A base of many commits, of which each case passed `passing` of six runs. */
function pooled(id: string, passing: number): ReportCase {
  const runs = [1, 2, 3].map((at): [string, boolean] => [`p.${id}.${at}`, at <= passing - 3]);
  return { ...tried(id, "b", Math.min(passing, 3), 3), pool: [{ commit: "c", runs }] };
}

const turned = (failures: number, steadyHeads = 38): Pick<Compared, "head" | "base"> => ({
  base: [pooled("turned", 6), ...ids(40).map((id) => pooled(id, 4))],
  head: [
    tried("turned", "h", 0, failures),
    ...ids(40).map((id, at) => tried(id, "h", at < steadyHeads ? 2 : 3, 3)),
  ],
});

const carried = (one: ReportCase): ReportCase =>
  one.id.startsWith("k") ? { ...one, carried: true as const } : one;
const tiered = { tier: { name: "pr", carried: 4 } };

const suites: [string, Compared][] = [
  ["nothing changed", suite(...times(12, [3, 3, 3, 3]))],
  ["one flip of one trial", suite([1, 1, 0, 1])],
  ["one flip of one trial among 12", flips(12, 1)],
  ["three flips of one trial among 12", flips(12, 3)],
  ["four flips of one trial among 12", flips(12, 4)],
  ["three flips beside snapshots", flips(12, 3, 4)],
  [
    "three flips beside carried cases",
    { ...flips(12, 3, 4), head: flips(12, 3, 4).head.map(carried), more: tiered },
  ],
  [
    "no drop beside carried cases",
    { ...flips(12, 0, 4), head: flips(12, 0, 4).head.map(carried), more: tiered },
  ],
  ["a snapshot that turned", flips(1, 1, 20)],
  ["two snapshots that turned", flips(2, 2, 20)],
  ["snapshots of which none turned", flips(0, 0, 20)],
  [
    "a snapshot that is not one: strict",
    { ...flips(3, 1), policy: "gate: { regression: { mode: strict } }" },
  ],
  ["all trials of one case lost", suite([3, 3, 0, 3], ...times(11, [3, 3, 3, 3]))],
  [
    "one case worse and two fixed",
    suite([3, 3, 0, 3], [0, 3, 3, 3], [0, 3, 3, 3], ...times(9, [3, 3, 3, 3])),
  ],
  ["one case less often", suite([3, 3, 2, 3], ...times(11, [3, 3, 3, 3]))],
  ["two cases less often", suite([3, 3, 1, 3], [3, 3, 2, 3])],
  [
    "one newly failing and two less often",
    suite([3, 3, 0, 3], [3, 3, 2, 3], [3, 3, 1, 3], ...times(9, [3, 3, 3, 3])),
  ],
  [
    "a case that the mean hides",
    suite(...times(6, [8, 10, 3, 3]), ...times(5, [10, 10, 3, 3]), [10, 10, 0, 3]),
  ],
  ["different numbers of trials", suite([3, 3, 1, 2], [2, 2, 3, 3], [3, 3, 3, 3])],
  ["one base trial and ten here", suite(...times(5, [1, 1, 8, 10]))],
  ["many small drops", suite(...times(30, [3, 3, 2, 3]), ...times(30, [3, 3, 3, 3]))],
  [
    "a drop below maxDrop, of more than one case",
    { ...suite(...times(60, [10, 10, 9, 10])), policy: "gate: { regression: { maxDrop: 0.2 } }" },
  ],
  [
    "a drop below maxDrop, of less than one case",
    suite(...times(10, [30, 30, 29, 30]), ...times(190, [30, 30, 30, 30])),
  ],
  ["a case that turned beside noise", turned(3)],
  ["a case that turned beside better ones", turned(3, 30)],
  ["a case that turned and failed as planned", turned(8)],
  ["a case that turned in two trials", turned(2)],
  ["a case that turned in one trial", turned(1)],
  [
    "an unsure drop beside one that turned",
    suite([6, 6, 0, 3], ...times(10, [4, 6, 2, 3]), ...times(4, [6, 6, 2, 3])),
  ],
  [
    "new, gone and changed cases",
    {
      base: [...flips(6, 0).base, tried("gone", "b", 1, 1), recorded("other", "o+")],
      head: [...flips(6, 0).head, tried("new", "h", 1, 1), recorded("other", "x+", { fingerprint: "else" })],
    },
  ],
  ["no case of the base", { head: [tried("a", "h", 1, 1)], base: [] }],
  ["no common case", { head: [tried("a", "h", 0, 1)], base: [tried("b", "b", 1, 1)] }],
  ["a mode that is off", { ...flips(12, 6), policy: "gate: { regression: { mode: off } }" }],
];

test("each kind of change has its sentences, and its plan", async () => {
  const texts = suites.map(([name, one]) => {
    const report = compared(one);
    const { ground, cases } = decideRegression(report);
    const worse = cases.map(({ reportCase }) => reportCase.id).join(", ");
    const { plan } = report;
    return [
      `# ${name}`,
      `${ground}: ${worse}`,
      findingOf(report, "regression"),
      plan === undefined ? "no plan" : `plan: ${plan.cases} cases × ${plan.trials}: ${plan.command}`,
    ].join("\n");
  });
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("../../golden/lines/regression-states.txt");
});

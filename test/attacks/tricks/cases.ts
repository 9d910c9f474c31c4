import { expectation, expectationsWith, recording } from "../trips.ts";
import { expecting, type Row, worse } from "./trick.ts";

const renamed = (changed: Record<string, string | null>) => expecting(expectationsWith(changed));
const formerly = (id: string, before: string) => expectation(id, undefined, `, formerly: ${before}`);
const tagged = (tag: string) =>
  JSON.stringify({ ...JSON.parse(recording("trip-3", "2026-06-05")), tags: { tag } });

export const cases: readonly Row[] = [
  [
    "the failing case is deleted",
    { files: { "runs/trip-3.json": null, "expectations.yml": expectationsWith({ "trip-3": null }) } },
    "fail",
    ["❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-3"],
  ],
  [
    "its id is another",
    {
      files: {
        "runs/trip-3.json": recording("new-3"),
        "expectations.yml": expectationsWith({ "trip-3": expectation("new-3") }),
      },
    },
    "fail",
    ["❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-3"],
  ],
  [
    "its recording stays, its expectation goes",
    { files: { ...worse, "expectations.yml": expectationsWith({ "trip-3": null }) } },
    "fail",
    ["❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-3"],
  ],
  [
    "it is retired by the pull request itself",
    {
      files: {
        "runs/trip-3.json": null,
        "expectations.yml": `${expectationsWith({ "trip-3": null })}retired: [{ id: trip-3, reason: hard }]\n`,
      },
    },
    "pass",
    ["Changed: 1 case retired: trip-3 (hard)"],
  ],
  [
    "three of twelve are retired",
    {
      files: {
        "runs/trip-3.json": null,
        "runs/trip-4.json": null,
        "runs/trip-5.json": null,
        "expectations.yml": `${expectationsWith({ "trip-3": null, "trip-4": null, "trip-5": null })}retired: [{ id: trip-3, reason: hard }, { id: trip-4, reason: hard }, { id: trip-5, reason: hard }]\n`,
      },
    },
    "inconclusive",
    [
      "🟡 Inconclusive, does not block the merge · Weakening: 3 of 12 cases of the baseline are retired or gone, more than a tenth",
    ],
  ],
  [
    "an easy case takes its name's place, by what it was formerly called",
    {
      files: {
        "runs/trip-3.json": recording("easy"),
        ...renamed({ "trip-3": expectation("easy", "{ $any: true }", ", formerly: trip-3") }),
      },
    },
    "pass",
    [
      "1 of 12 cases changed its expectation, so not compared: easy",
      "Changed: 1 case renamed: trip-3 → easy",
    ],
  ],
  [
    "the failing case is renamed and says so",
    {
      files: {
        "runs/trip-3.json": recording("new-3", "2026-06-05"),
        ...renamed({ "trip-3": formerly("new-3", "trip-3") }),
      },
    },
    "fail",
    ["new-3 passed on every base recording and fails now", "1 case renamed: trip-3 → new-3"],
  ],
  [
    "two cases were formerly the failing one",
    {
      files: {
        "runs/trip-3.json": recording("a"),
        "runs/b.json": recording("b"),
        ...renamed({ "trip-3": `${formerly("a", "trip-3")}\n${formerly("b", "trip-3")}` }),
      },
    },
    "refused",
    ['case "b" says it was formerly "trip-3", and so does "a"'],
  ],
  [
    "names are handed on, so that the failing one is nobody's",
    {
      files: {
        ...worse,
        "runs/trip-4.json": null,
        ...renamed({ "trip-3": formerly("trip-3", "trip-4"), "trip-4": null }),
      },
    },
    "fail",
    ["❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-4"],
  ],
  [
    "a case was formerly one that is still there",
    { files: { ...worse, ...renamed({ "trip-4": formerly("trip-4", "trip-3") }) } },
    "refused",
    ['case "trip-4" says it was formerly "trip-3", which is still declared'],
  ],
  [
    "the failing case is retired and another was formerly that one",
    {
      files: {
        "runs/trip-3.json": recording("new-3"),
        ...expecting(
          `${expectationsWith({ "trip-3": formerly("new-3", "trip-3") })}retired: [{ id: trip-3, reason: hard }]\n`,
        ),
      },
    },
    "refused",
    ['case "new-3" says it was formerly "trip-3", which is retired'],
  ],
  [
    "the failing case is retired and stays",
    { files: { ...worse, ...expecting(`${expectationsWith({})}retired: [{ id: trip-3, reason: hard }]\n`) } },
    "refused",
    ['case "trip-3" is retired here and declared'],
  ],
  [
    "the failing runs get a tag, which makes them another case",
    { files: { "runs/trip-3.json": tagged("v2") } },
    "fail",
    [
      "❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-3 (it is recorded with other tags only",
    ],
  ],
  [
    "they get a tag, and the runs without one are retired by the pull request itself",
    {
      files: {
        "runs/trip-3.json": tagged("v2"),
        ...expecting(`${expectationsWith({})}retired: [{ id: trip-3, tags: {}, reason: hard }]\n`),
      },
    },
    "inconclusive",
    ["a new case that fails expects the same as a retired one: trip-3 → trip-3 (tag=v2)"],
  ],
];

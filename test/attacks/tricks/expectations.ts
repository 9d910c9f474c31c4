import { expectation, expectations, expectationsWith, recording } from "../trips.ts";
import { expecting, REGRESSION, type Row, worse } from "./trick.ts";

const ids = Array.from({ length: 12 }, (_, at) => `trip-${at + 1}`);
const changed = (lines: Record<string, string | null>) => expecting(expectationsWith(lines));
const before = (more: string) => ({ files: changed({ "trip-3": expectation("trip-3", undefined, more) }) });
const twice = JSON.stringify({
  case: "trip-3",
  toolCalls: [
    { name: "book", arguments: { date: "2026-06-12" }, status: "ok" },
    { name: "drop", arguments: {}, status: "ok" },
  ],
});

function expected(of: readonly string[], date = "2026-06-12"): Record<string, string> {
  const referenceToolCalls = [{ name: "book", arguments: { date } }];
  return Object.fromEntries(
    of.map((id) => [
      `runs/${id}.json`,
      JSON.stringify({ ...JSON.parse(recording(id, date)), referenceToolCalls }),
    ]),
  );
}

/** The verdict when trip-3 fails by the base's expectation. */
const BROKEN =
  "🟡 Inconclusive, does not block the merge · Weakening: 1 changed case fails by what the base expects: trip-3 (passes 0 of 1 run, 1 of 1 on the base): ";
const DATE = 'book date: expected "2026-06-12", got "2026-06-05" · ';

export const weakerExpectations: readonly Row[] = [
  [
    "its matcher takes anything",
    {
      files: {
        ...worse,
        "expectations.yml": expectationsWith({ "trip-3": expectation("trip-3", "{ $any: true }") }),
      },
    },
    "inconclusive",
    [`${BROKEN}${DATE}1 of 12 cases changed its expectation, so not compared: trip-3`],
  ],
  [
    "the matchers of three take anything",
    {
      files: {
        ...worse,
        "expectations.yml": expectationsWith({
          "trip-3": expectation("trip-3", "{ $any: true }"),
          "trip-4": expectation("trip-4", "{ $any: true }"),
          "trip-5": expectation("trip-5", "{ $any: true }"),
        }),
      },
    },
    "inconclusive",
    [`${BROKEN}${DATE}3 of 12 cases changed their expectations, so not compared: trip-3, trip-4, trip-5`],
  ],
  [
    "the threshold of every case is lowered",
    {
      files: {
        ...worse,
        "expectations.yml": `defaults: { f1: { mode: flexible, argumentMatchThreshold: 0 } }\n${expectations()}`,
      },
    },
    "inconclusive",
    [`${BROKEN}${DATE}12 of 12 cases changed their expectations`],
  ],
  [
    "the expectations are emptied",
    { files: { "expectations.yml": "cases: []\n" } },
    "fail",
    ["❌ Fail · Nothing assessed: none of 12 runs", "Weakening: 12 of 12 cases of the baseline are gone"],
  ],
  [
    "every case leaves out calls of tools that only read, and the tool is one of those",
    {
      policy: 'tools: [{ match: "b*", readOnly: true }]\n',
      files: {
        ...worse,
        ...expecting(
          `defaults: { f1: { calls: state-changing }, code: { calls: state-changing } }\n${expectations()}`,
        ),
      },
    },
    "inconclusive",
    [`${BROKEN}${DATE}12 of 12 cases changed their expectations, so not compared: `],
  ],
  [
    "the failing case is required no more",
    { base: before(", required: true"), files: worse },
    "fail",
    [REGRESSION, "1 required case changed or gone: trip-3"],
  ],
  [
    "a required case that passes is required no more",
    { base: before(", required: true"), files: {} },
    "inconclusive",
    ["🟡 Inconclusive, does not block the merge · Weakening: 1 required case changed or gone: trip-3"],
  ],
  [
    "a required case is retired",
    {
      base: before(", required: true"),
      files: {
        "runs/trip-3.json": null,
        ...expecting(`${expectationsWith({ "trip-3": null })}retired: [{ id: trip-3, reason: hard }]\n`),
      },
    },
    "inconclusive",
    [
      "🟡 Inconclusive, does not block the merge · Weakening: 1 required case changed or gone: trip-3 · 1 case retired: trip-3 (hard)",
    ],
  ],
  [
    "its budget of calls is gone",
    { base: before(", maxToolCalls: 1"), files: { "runs/trip-3.json": twice } },
    "inconclusive",
    [
      `${BROKEN}unexpected drop {} · 1 of 12 cases changed its expectation, so not compared: trip-3 (fails 1 of 1 run)`,
    ],
  ],
  [
    "the tools that it may not call are gone",
    { base: before(", forbiddenTools: [drop]"), files: { "runs/trip-3.json": twice } },
    "inconclusive",
    [
      `${BROKEN}unexpected drop {} · 1 of 12 cases changed its expectation, so not compared: trip-3 (fails 1 of 1 run)`,
    ],
  ],
  [
    "no case says any more with which arguments, so that f1 measures none",
    {
      files: {
        ...worse,
        ...expecting(`cases:\n${ids.map((id) => `  - { id: ${id}, expectedTool: book }`).join("\n")}\n`),
      },
    },
    "inconclusive",
    [`${BROKEN}${DATE}12 of 12 cases changed their expectations, so not compared: `],
  ],
  [
    "the failing recording says no more what was expected of it",
    {
      base: { files: { ...expected(ids), ...{} }, with: { expectations: "" } },
      inputs: { expectations: "" },
      files: { ...expected(ids), "runs/trip-3.json": recording("trip-3", "2026-06-05") },
    },
    "fail",
    [
      "❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-3 (its runs are recorded, and nothing is expected of them)",
    ],
  ],
  [
    "the failing recording says that what it did was expected",
    {
      base: { files: expected(ids), with: { expectations: "" } },
      inputs: { expectations: "" },
      files: { ...expected(ids), ...expected(["trip-3"], "2026-06-05") },
    },
    "inconclusive",
    [
      "🟡 Inconclusive, does not block the merge · Weakening: 1 changed case could not be scored by what the base expects: trip-3",
    ],
  ],
  [
    "a later expectations file declares the failing case once more",
    {
      files: { ...worse, "mine.yml": `cases:\n${expectation("trip-3", "{ $any: true }")}\n` },
      inputs: { expectations: "expectations.yml\nmine.yml" },
    },
    "refused",
    ['case "trip-3" is declared a second time'],
  ],
  [
    "a second expectations file takes the failing case in, with defaults of its own",
    {
      files: {
        ...worse,
        ...changed({ "trip-3": null }),
        "mine.yml": `defaults: { f1: { mode: flexible, argumentMatchThreshold: 0 } }\ncases:\n${expectation("trip-3")}\n`,
      },
      inputs: { expectations: "expectations.yml\nmine.yml" },
    },
    "fail",
    [
      '❌ Fail · Weakening: other settings than the baseline\'s: expectations is ["expectations.yml","mine.yml"], was ["expectations.yml"]',
      "1 of 12 cases changed its expectation, so not compared: trip-3",
    ],
  ],
];

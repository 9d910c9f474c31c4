import { expectation, expectations, recording } from "../trips.ts";
import { REGRESSION, type Row, worse } from "./trick.ts";

const easy = Array.from({ length: 50 }, (_, at) => `easy-${at}`);
const STATISTICAL = "gate: { regression: { mode: statistical } }\n";
const names = Array.from({ length: 12 }, (_, at) => `trip-${at + 1}`);

function recordedAgain(wrong: readonly string[], words = "anew", ids = names): Record<string, string> {
  return Object.fromEntries(
    ids.map((id) => {
      const made = JSON.parse(recording(id, wrong.includes(id) ? "2026-06-05" : undefined));
      return [
        `runs/${id}${words === "anew" ? "" : `-${words}`}.json`,
        JSON.stringify({ ...made, response: words }),
      ];
    }),
  );
}

/** A recording that claims that the agent could not run. */
function unable(id: string, words = ""): Record<string, string> {
  const made = JSON.parse(recording(id, "2026-06-05"));
  const name = words === "" ? id : `${id}-${words}`;
  return { [`runs/${name}.json`]: JSON.stringify({ ...made, runError: "429 from api.example.com" }) };
}

const nineMore = (words: (at: number) => object) =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `runs/more-${at}.json`,
      JSON.stringify({ ...JSON.parse(recording("trip-3")), ...words(at) }),
    ]),
  );

export const easierRecordings: readonly Row[] = [
  ["nothing of the kind", { files: worse }, "fail", [REGRESSION]],
  [
    "its expectation stays, its recording goes",
    { files: { "runs/trip-3.json": null } },
    "fail",
    ['❌ Fail · Integrity: expectations.yml:4: case "trip-3" has no run'],
  ],
  [
    "no file matches any more",
    { files: Object.fromEntries(Object.keys(worse).map((path) => [path, null])) },
    "fail",
    ['❌ Fail · Integrity: no file matched "runs/*.json"'],
  ],
  [
    "fifty easy cases are added",
    {
      files: {
        ...worse,
        ...Object.fromEntries(easy.map((id) => [`runs/${id}.json`, recording(id)])),
        "expectations.yml": `${expectations()}${easy.map((id) => expectation(id)).join("\n")}\n`,
      },
    },
    "fail",
    [REGRESSION],
  ],
  [
    "the recording of the failing run is cut off",
    { files: { "runs/trip-3.json": recording("trip-3").slice(0, 30) } },
    "fail",
    ["❌ Fail · Integrity: runs/trip-3.json:1: "],
  ],
  [
    "the recording of the failing run says that the agent could not run",
    { files: unable("trip-3") },
    "fail",
    [
      "❌ Fail · Integrity: 1 of 12 runs could not run, and gate.maxRunErrors allows none: runs/trip-3.json: ",
    ],
  ],
  [
    "the only recording of a failing case says so, where the base allows some",
    { policy: "gate: { maxRunErrors: 0.5 }\n", files: unable("trip-3") },
    "fail",
    ["❌ Fail · Integrity: no run of trip-3 could run: runs/trip-3.json: "],
  ],
  [
    "it says so and allows it for itself",
    {
      policy: "gate: { budgets: pass }\n",
      files: { ...unable("trip-3"), ".github/rungate.yml": "gate: { maxRunErrors: 1 }\n" },
    },
    "fail",
    ["1 of 12 runs could not run, and gate.maxRunErrors allows none", "maxRunErrors is 1, was 0"],
  ],
  [
    "of two runs of each case the one that fails says so, where the base allows half: line one says what they decide",
    {
      policy: `gate: { maxRunErrors: 0.5, regression: { mode: statistical } }\n`,
      files: { ...recordedAgain([]), ...Object.assign({}, ...names.map((id) => unable(id, "again"))) },
    },
    "inconclusive",
    [
      "the verdict depends on 12 runs that could not run",
      "If they had failed: Regression: pass rate 100% → 50.0%",
    ],
  ],
  [
    "the recording says that the failing call was an error",
    { files: { "runs/trip-3.json": recording("trip-3", "2026-06-05").replace('"ok"', '"error"') } },
    "fail",
    [REGRESSION],
  ],
  [
    "the failing recording is called like a passing case",
    { files: { "runs/trip-3.json": recording("trip-4") } },
    "fail",
    ["❌ Fail · Integrity: "],
  ],
  [
    "the recording that passed stays, nine times, beside the one that fails: the one that fails counts",
    { files: { ...worse, ...nineMore(() => ({})) } },
    "fail",
    [REGRESSION],
  ],
  [
    "nine copies of it, each with another byte, are put beside it: the one that fails counts",
    { files: { ...worse, ...nineMore((at) => ({ response: `${at}` })) } },
    "fail",
    [REGRESSION],
  ],
  [
    "nine copies of one new recording that passes are put beside it: the one that fails counts",
    { files: { ...worse, ...nineMore(() => ({ response: "new" })) } },
    "fail",
    [REGRESSION],
  ],
  [
    "the base's own recordings are put back in place of new ones: nothing tells that others were made, but that nothing was recorded anew",
    { files: { "agent.py": "worse" } },
    "pass",
    ["nothing was recorded again"],
  ],
  [
    "the base's own recordings are put back for the six cases that fail, which line one counts",
    { policy: STATISTICAL, files: recordedAgain([], "anew", names.slice(0, 6)) },
    "pass",
    ["12 cases compared, 6 unchanged", "drops under about 33 points may stay unseen"],
  ],
  [
    "recordings are made until they pass: six of twelve fail at first",
    { policy: STATISTICAL, files: recordedAgain(names.slice(0, 6)) },
    "fail",
    ["❌ Fail · Regression: pass rate 100% → 50.0%", "12 cases compared, 1 trial each"],
  ],
  [
    "recordings are made until they pass: two more trials of the six that failed",
    {
      policy: STATISTICAL,
      files: {
        ...recordedAgain(names.slice(0, 6)),
        ...recordedAgain([], "b", names.slice(0, 6)),
        ...recordedAgain([], "c", names.slice(0, 6)),
      },
    },
    "fail",
    ["❌ Fail · Regression: pass rate 100% → 50.0%", "12 cases compared, 1 trial each"],
  ],
  [
    "trials of the base that the failing one stood beside are taken out",
    {
      base: { files: nineMore((at) => ({ response: `${at}` })) },
      files: { "runs/trip-3.json": recording("trip-3") },
    },
    "fail",
    ["❌ Fail · Weakening: 1 case has fewer runs than on the base: trip-3"],
  ],
];

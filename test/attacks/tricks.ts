import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";
import { expectation, expectations, expectationsWith, recording, recordings } from "./trips.ts";

const FLOOR = "gate: { floors: { passRate: 0.95 } }\n";
const LABEL = "gate: { acceptLabel: accepted }\n";
const POLICY = "gate: {}\n";
/** The agent of the pull request fails trip-3, and the pull request wants nobody to notice. */
const worse = recordings(["trip-3"]);

interface Trick {
  policy?: string;
  files: Record<string, string | null>;
  inputs?: Record<string, string>;
  github?: (github: LoopbackGitHub, pull: PullRequest) => void;
  /** What is said further down. */
  elsewhere?: string;
}

/** What the pull request does, how, the verdict, and words of the first lines. */
export type Row = [what: string, trick: Trick, verdict: string, words: string[]];

const easy = Array.from({ length: 50 }, (_, at) => `easy-${at}`);
const REGRESSION = "❌ Fail · Regression (snapshots): trip-3 passed on every base recording and fails now";

export const tricks: readonly Row[] = [
  ["nothing of the kind", { files: worse }, "fail", [REGRESSION]],
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
    "its expectation stays, its recording goes",
    { files: { "runs/trip-3.json": null } },
    "fail",
    ['❌ Fail · Integrity: expectations.yml:4: case "trip-3" has no run'],
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
    "two of twelve are retired",
    {
      files: {
        "runs/trip-3.json": null,
        "runs/trip-4.json": null,
        "expectations.yml": `${expectationsWith({ "trip-3": null, "trip-4": null })}retired: [{ id: trip-3, reason: hard }, { id: trip-4, reason: hard }]\n`,
      },
    },
    "inconclusive",
    ["🟡 Inconclusive · Weakening: 2 of 12 cases of the baseline are retired or gone, more than a tenth"],
  ],
  [
    "its matcher takes anything",
    {
      files: {
        ...worse,
        "expectations.yml": expectationsWith({ "trip-3": expectation("trip-3", "{ $any: true }") }),
      },
    },
    "pass",
    ["Changed: 1 of 12 cases changed its expectation, so not compared: trip-3"],
  ],
  [
    "the matchers of two take anything",
    {
      files: {
        ...worse,
        "expectations.yml": expectationsWith({
          "trip-3": expectation("trip-3", "{ $any: true }"),
          "trip-4": expectation("trip-4", "{ $any: true }"),
        }),
      },
    },
    "inconclusive",
    [
      "🟡 Inconclusive · Weakening: 2 of 12 cases changed their expectations, so not compared: trip-3, trip-4",
    ],
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
    ["🟡 Inconclusive · Weakening: 12 of 12 cases changed their expectations"],
  ],
  [
    "the expectations are emptied",
    { files: { "expectations.yml": "cases: []\n" } },
    "fail",
    ["❌ Fail · Nothing assessed: none of 12 runs", "Weakening: 12 of 12 cases of the baseline are gone"],
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
    "the suite has another name",
    { files: worse, inputs: { suite: "fresh" } },
    "inconclusive",
    ["🟡 Inconclusive · fresh · No baseline: "],
  ],
  [
    "the pattern leaves the failing one out",
    { files: worse, inputs: { runs: "runs/trip-[124-9]*.json" } },
    "fail",
    ["❌ Fail · Integrity: "],
  ],
  [
    "the baseline is switched off",
    { files: worse, inputs: { baseline: "none" } },
    "inconclusive",
    [
      '🟡 Inconclusive · No baseline: the workflow here asks for the baseline "none", that of the base branch for "auto"',
    ],
  ],
  [
    "the baseline is a file that the pull request brings",
    { files: { ...worse, "evil.json": "{}" }, inputs: { baseline: "evil.json" } },
    "inconclusive",
    [
      '🟡 Inconclusive · No baseline: the workflow here asks for the baseline "evil.json", that of the base branch for "auto"',
    ],
  ],
  [
    "the policy file is another",
    {
      policy: POLICY,
      files: { ...worse, "mine.yml": "gate: { regression: { mode: 'off' } }\n" },
      inputs: { policy: "mine.yml" },
    },
    "fail",
    [REGRESSION, 'other settings than the baseline\'s: policy is "mine.yml", was ".github/rungate.yml"'],
  ],
  [
    "the floor and the regression test are taken out of the policy",
    { policy: FLOOR, files: { ...worse, ".github/rungate.yml": "gate: { regression: { mode: 'off' } }\n" } },
    "fail",
    [
      "❌ Fail · Floors: pass rate 91.7 %, at least 95.0 % demanded",
      "the policy is changed here, which is not in force yet: floors.passRate is null, was 0.95",
      "Regression (snapshots): trip-3",
    ],
  ],
  [
    "the policy is deleted",
    { policy: POLICY, files: { ...worse, ".github/rungate.yml": null } },
    "fail",
    [REGRESSION, "the policy is changed here, which is not in force yet"],
  ],
  [
    "the policy ignores the tool",
    {
      policy: POLICY,
      files: { ...worse, ".github/rungate.yml": "tools: [{ match: book, ignore: true }]\n" },
    },
    "fail",
    [REGRESSION, "the policy is changed here, which is not in force yet"],
  ],
  [
    "a policy is brought to a base branch that has reports and none",
    { files: { ...worse, ".github/rungate.yml": "gate: { regression: { mode: 'off' } }\n" } },
    "fail",
    [REGRESSION, "the policy is changed here, which is not in force yet"],
  ],
  [
    "the pull request's own label accepts it",
    {
      policy: LABEL,
      files: worse,
      elsewhere: 'not accepted: @mallory, who set the label "accepted", has no triage rights',
      github: (github, pull) => {
        const head = github.commits.get(pull.head.sha);
        if (head !== undefined) github.run({ head, event: "pull_request", headBranch: pull.head.ref });
        github.happened(pull, "labeled", { actor: "mallory", label: "accepted" });
      },
    },
    "fail",
    [REGRESSION],
  ],
  [
    "a label is made to accept by the pull request's policy",
    {
      policy: POLICY,
      files: { ...worse, ".github/rungate.yml": "gate: { acceptLabel: mine }\n" },
      github: (github, pull) => {
        github.collaborators.set("maintainer", "write");
        github.happened(pull, "labeled", { actor: "maintainer", label: "mine" });
      },
    },
    "fail",
    [REGRESSION, 'acceptLabel is "mine", was null'],
  ],
  [
    "the job is made to report only, which is said",
    { files: worse, inputs: { "report-only": "true" } },
    "fail",
    ["❌ Fail, report-only: the job does not fail · ", "report-only is true, was false"],
  ],
  [
    "the comment is switched on or off, which is said",
    { files: {}, inputs: { comment: "auto" } },
    "inconclusive",
    ['🟡 Inconclusive · Weakening: other settings than the baseline\'s: comment is "auto", was "never"'],
  ],
];

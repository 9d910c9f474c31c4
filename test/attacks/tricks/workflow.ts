import { recording } from "../trips.ts";
import { POLICY, REGRESSION, type Row, worse } from "./trick.ts";

const OTHER_SCORERS = `sha256:${"0".repeat(64)}`;
const NEEDS = JSON.stringify({ record: { result: "success", outputs: {} } });
const fieldNamed = (field: string) =>
  Object.fromEntries(
    Object.entries(worse).map(([path, text]) => [
      path,
      JSON.stringify({ ...JSON.parse(text), [field]: JSON.parse(text).case }),
    ]),
  );

export const otherWorkflows: readonly Row[] = [
  [
    "the suite has another name",
    { files: worse, inputs: { suite: "fresh" } },
    "fail",
    ["❌ Fail · Weakening: this call leaves out 1 suite that the base branch gates: default"],
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
    "fail",
    [REGRESSION, 'other settings than the baseline\'s: baseline is "none", was "auto"'],
  ],
  [
    "the baseline is a file that the pull request brings",
    { files: { ...worse, "evil.json": "{}" }, inputs: { baseline: "evil.json" } },
    "fail",
    [REGRESSION, 'other settings than the baseline\'s: baseline is "evil.json", was "auto"'],
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
    "the job is made to report only, which the base branch does not ask for",
    { files: worse, inputs: { "report-only": "true" } },
    "fail",
    [REGRESSION, "report-only is true, was false"],
  ],
  [
    "the comment is switched off, which it says all the same",
    { files: {}, inputs: { comment: "never" } },
    "fail",
    ['❌ Fail · Weakening: other settings than the baseline\'s: comment is "never", was "auto"'],
  ],
  [
    "another field names the cases, so that the failing run is one of trip-4",
    {
      files: {
        ...worse,
        ...Object.fromEntries(
          Object.entries(fieldNamed("as")).map(([p, t]) => [p, t.replace('"as":"trip-3"', '"as":"trip-4"')]),
        ),
      },
      inputs: { "case-field": "/as" },
    },
    "fail",
    ['❌ Fail · Integrity: expectations.yml:4: case "trip-3" has no run', 'case-field is "/as", was not set'],
  ],
  [
    "another field names the cases as before, which is said",
    { files: worse, inputs: { "case-field": "/case" } },
    "fail",
    [REGRESSION, 'case-field is "/case", was not set'],
  ],
  [
    "recordings are read as another format",
    { files: worse, inputs: { format: "openai-chat" } },
    "fail",
    ["❌ Fail · Integrity: runs/trip-1.json: no messages", 'format is "openai-chat", was not set'],
  ],
  [
    "recordings are read as the format that they are, which is said",
    { files: worse, inputs: { format: "plain" } },
    "fail",
    [REGRESSION, 'format is "plain", was not set'],
  ],
  [
    "a second pattern matches the same recordings again",
    { files: worse, inputs: { runs: "runs/*.json\nruns/trip-*.json" } },
    "fail",
    [REGRESSION, 'runs is ["runs/*.json","runs/trip-*.json"], was ["runs/*.json"]'],
  ],
  [
    "a second pattern adds recordings that pass",
    {
      files: {
        ...worse,
        ...Object.fromEntries(
          [1, 2, 3].map((at) => [
            `more/${at}.json`,
            JSON.stringify({ ...JSON.parse(recording("trip-3")), response: at }),
          ]),
        ),
      },
      inputs: { runs: "runs/*.json\nmore/*.json" },
    },
    "fail",
    [REGRESSION],
  ],
  [
    "the artifact was given another name on the base branch: the last one of the right name is compared with",
    { below: true, base: { artifact: { name: "agent-report.json" } }, files: worse },
    "fail",
    [REGRESSION],
  ],
  [
    "the artifact has had another name on the base branch ever since, beside a policy",
    { policy: POLICY, base: { artifact: { name: "agent-report.json" } }, files: worse },
    "inconclusive",
    ["🟡 Inconclusive, does not block the merge · No baseline: "],
  ],
  [
    "the artifact has never had the right name, and there is no policy: the workflow has run there, so it is no first use",
    { base: { artifact: { name: "agent-report.json" } }, files: worse },
    "inconclusive",
    ["🟡 Inconclusive, does not block the merge · No baseline: no report is of the base commit"],
  ],
  [
    "another version of rungate scores, which the base branch did not",
    {
      base: {
        report: ({ cases }) => ({
          cases: cases.map((testCase) => ({ ...testCase, fingerprint: OTHER_SCORERS })),
        }),
      },
      files: worse,
    },
    "fail",
    [
      REGRESSION,
      "another rungate recorded 12 cases of the baseline; the base commit expects the same of them, so they are compared with what was recorded",
    ],
  ],
  [
    "nobody is asked any more how the jobs that recorded have ended",
    { base: { with: { needs: NEEDS } }, files: worse },
    "fail",
    [REGRESSION, 'needs is not set, was ["record"]'],
  ],
  [
    "a job that recorded is left out of those that are asked",
    {
      base: {
        with: { needs: JSON.stringify({ record: { result: "success" }, more: { result: "success" } }) },
      },
      files: {},
      inputs: { needs: NEEDS },
    },
    "fail",
    ['❌ Fail · Weakening: other settings than the baseline\'s: needs is ["record"], was ["more","record"]'],
  ],
  [
    "shards are merged that no job scored",
    { files: { ...worse, "part.json": "{}" }, inputs: { merge: "part.json" } },
    "refused",
    ["❌ Fail · Configuration: input shard-jobs: beside merge it says how the jobs of the shards ended"],
  ],
  [
    "shards are merged of jobs that the pull request made up",
    {
      files: { ...worse, "rungate-shard.default.1-of-1.json": "{}" },
      inputs: {
        merge: "rungate-shard.*.json",
        "shard-jobs": JSON.stringify({ score: { result: "success", outputs: { "digest-1": "x" } } }),
      },
    },
    "refused",
    ["❌ Fail · Shards: rungate-shard.default.1-of-1.json: is not a partial report of rungate"],
  ],
  [
    "nobody is asked to judge any more",
    { base: { with: { "judge-model": "judge" } }, files: {} },
    "fail",
    ['❌ Fail · Weakening: other settings than the baseline\'s: judge-model is not set, was "judge"'],
  ],
  [
    "the job is run again until it is green",
    { files: {}, env: { GITHUB_RUN_ATTEMPT: "3" } },
    "pass",
    ["✅ Pass, attempt 3"],
  ],
];

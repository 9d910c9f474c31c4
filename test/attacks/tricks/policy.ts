import type { Report } from "../../../src/report/report.ts";
import { expectation, expectationsWith, recordBase } from "../trips.ts";
import { expecting, POLICY, REGRESSION, type Row, worse } from "./trick.ts";

const FLOOR = "gate: { floors: { passRate: 0.95 } }\n";
const LABEL = "gate: { acceptLabel: accepted }\n";
const REQUIRED = "gate: { requiredCases: [trip-3] }\n";
const requiring = (id: string, { gate, ...policy }: Report["policy"]): Report["policy"] => ({
  ...policy,
  fingerprint: `sha256:${"0".repeat(64)}`,
  gate: { ...gate, requiredCases: [id] },
});
const rules = (text: string) => ({ ".github/rungate.yml": text });

const quarantine = (id: string, until = "2199-12-31") =>
  `quarantine: [{ case: ${id}, owner: "@mallory", reason: flaky, until: ${until} }]\n`;

export const otherPolicies: readonly Row[] = [
  [
    "the floor and the regression test are taken out of the policy",
    { policy: FLOOR, files: { ...worse, ".github/rungate.yml": "gate: { regression: { mode: 'off' } }\n" } },
    "fail",
    [
      "❌ Floors: pass rate 91.7%, at least 95.0% required",
      "this pull request loosens the policy, which is not in force yet: floors.passRate is not set, was 0.95",
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
    [REGRESSION, "this pull request loosens the policy, which is not in force yet"],
  ],
  [
    "a policy is brought to a base branch that has reports and none",
    { files: { ...worse, ".github/rungate.yml": "gate: { regression: { mode: 'off' } }\n" } },
    "fail",
    [REGRESSION, "this pull request loosens the policy, which is not in force yet"],
  ],
  [
    "the pull request's own label accepts it",
    {
      policy: LABEL,
      files: worse,
      elsewhere: 'not accepted: @mallory, who set the label "accepted", has no triage rights',
      github: (github, pull) => {
        const head = github.commits.get(pull.head.sha);
        if (head !== undefined)
          github.run({ id: 5000, head, event: "pull_request", headBranch: pull.head.ref });
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
    [REGRESSION, 'acceptLabel is "mine", was not set'],
  ],
  [
    "the policy's pass mark is 0",
    { policy: POLICY, files: { ...worse, ...rules("passMarks: { f1: 0, code: 0 }\n") } },
    "fail",
    [REGRESSION, "passMarks.code is 0, was 1"],
  ],
  [
    "the policy has the tool only read, and leave out what only reads",
    {
      policy: POLICY,
      files: {
        ...worse,
        ...rules("tools: [{ match: book, readOnly: true }]\ndefaults: { f1: { calls: state-changing } }\n"),
      },
    },
    "fail",
    [REGRESSION, "the policy is changed here, which is not in force yet: defaults.f1 is"],
  ],
  [
    "the policy has the failing case in quarantine",
    { policy: POLICY, files: { ...worse, ...rules(quarantine("trip-3")) } },
    "fail",
    [REGRESSION, 'not in force yet: quarantine.trip-3 is "until 2199-12-31, @mallory: flaky", was not set'],
  ],
  [
    "the entry of the failing case, whose day is past, gets a later day",
    { policy: quarantine("trip-3", "2020-01-31"), files: { ...worse, ...rules(quarantine("trip-3")) } },
    "fail",
    [REGRESSION, "quarantine.trip-3 is"],
  ],
  [
    "the policy requires the failing case no more",
    { policy: REQUIRED, files: { ...worse, ...rules(POLICY) } },
    "fail",
    [
      "❌ Fail · Required cases: required and not passed by every run: trip-3",
      'requiredCases is [], was ["trip-3"]',
    ],
  ],
  [
    "the case that the policy requires is gone",
    {
      policy: REQUIRED,
      files: {
        "runs/trip-3.json": null,
        ...expecting(`${expectationsWith({ "trip-3": null })}retired: [{ id: trip-3, reason: hard }]\n`),
        ...rules(POLICY),
      },
    },
    "fail",
    [
      "❌ Fail · Required cases: required and not recorded: trip-3",
      "1 required case changed or gone: trip-3",
    ],
  ],
  [
    "the base branch requires the case whose expectation is widened no more, and the baseline is older",
    {
      policy: POLICY,
      base: { report: ({ policy }) => ({ policy: requiring("trip-3", policy) }) },
      files: {
        ...worse,
        ...expecting(expectationsWith({ "trip-3": expectation("trip-3", "{ $any: true }") })),
      },
    },
    "inconclusive",
    [
      "🟡 Inconclusive, does not block the merge · Weakening: 1 changed case fails by what the base expects: trip-3 ",
      " · 1 required case changed or gone: trip-3",
      'the baseline was judged by another policy: requiredCases is [], was ["trip-3"]',
    ],
  ],
  [
    "the policy's scorers are fewer",
    { policy: POLICY, files: { ...worse, ...rules("gate: { scorers: [code] }\n") } },
    "fail",
    [REGRESSION, 'scorers is ["code"], was ["code","f1","says"]'],
  ],
  [
    "the policy trusts reports of another workflow, which left one that suits",
    {
      policy: POLICY,
      files: { ...worse, ...rules("baseline: { workflows: [.github/workflows/evil.yml] }\n") },
      github: (github) => {
        const base = [...github.commits.values()].at(1);
        const run = { path: ".github/workflows/evil.yml" };
        if (base !== undefined) recordBase(github, base, { files: worse, run, with: { comment: "auto" } });
      },
    },
    "fail",
    [REGRESSION, 'baseline.workflows is [".github/workflows/evil.yml"], was []'],
  ],
  [
    "the policy is one that cannot be read",
    { policy: POLICY, files: { ...worse, ...rules("gate: [\n") } },
    "refused",
    ["❌ Fail · Configuration: .github/rungate.yml:2:1: not valid YAML"],
  ],
];

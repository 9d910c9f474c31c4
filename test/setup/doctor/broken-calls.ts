// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours

import { recordedFileText } from "../../../src/recordings/reading/recorded-sessions.ts";
import { CONFIG, EXPECTATIONS_LINE, type Mutation, RUNS_LINE } from "./fixture.ts";

const line = (text: string) => `  ${text}\n`;
const PUSH = "push: { branches: [main] } # records the baseline";
const SCHEDULE = 'schedule: [{ cron: "17 3 * * 1" }] # records it again before it expires';
const GROUP = "  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.run_id }}";

const WITH = "    with:\n      runs-artifact: recordings\n";

const SESSIONS = recordedFileText({
  tools: {},
  sessions: [{ id: "1", by: "rungate", command: ["node", "agent.mjs"], agent: {}, recordings: ["a.1.json"] }],
});

export const brokenCalls: Mutation[] = [
  [
    "no pull_request",
    line("pull_request:"),
    "",
    { check: "pull-request", what: "pull requests do not start it", at: "on:" },
  ],
  [
    "pull_request_target",
    line("pull_request:"),
    line("pull_request:") + line("pull_request_target:"),
    { check: "pull-request", what: "rungate refuses it", at: "pull_request_target:" },
  ],
  [
    "types without new commits",
    line("pull_request:"),
    line("pull_request: { types: [opened, labeled] }"),
    { check: "pull-request", what: "when they are synchronize, reopened", at: "types:" },
  ],
  [
    "pull requests into other branches",
    line("pull_request:"),
    line("pull_request: { branches: [develop] }"),
    { check: "pull-request", what: "into the default branch do not start it", at: "pull_request:" },
  ],
  [
    "pull requests but those into main",
    line("pull_request:"),
    line("pull_request: { branches-ignore: [main] }"),
    { check: "pull-request", what: "into the default branch do not start it", at: "pull_request:" },
  ],
  [
    "branches that take main back",
    line("pull_request:"),
    line('pull_request: { branches: ["**", "!main"] }'),
    { check: "pull-request", what: "into the default branch do not start it", at: "pull_request:" },
  ],
  [
    "branches by signs of GitHub's",
    line("pull_request:"),
    line('pull_request: { branches: ["ma[i]n"] }'),
    {
      check: "pull-request",
      state: "not checked",
      what: "whether pull requests into the default branch start it",
      at: "pull_request:",
    },
  ],
  [
    "paths",
    line("pull_request:"),
    line("pull_request: { paths: [src/**] }"),
    { check: "path-filters", what: "a required check then waits for ever", at: "paths:" },
  ],
  [
    "paths-ignore",
    line("pull_request:"),
    line("pull_request: { paths-ignore: [docs/**] }"),
    { check: "path-filters", what: "a required check then waits for ever", at: "paths-ignore:" },
  ],
  [
    "a recording whose failure is a success",
    "    timeout-minutes: 60\n",
    "    timeout-minutes: 60\n    continue-on-error: true\n",
    {
      check: "needs",
      what: "if this job fails, the gate still sees a success",
      at: "continue-on-error: true",
    },
  ],
  [
    "paths of pushes",
    line(PUSH),
    line("push: { branches: [main], paths: [src/**] }"),
    { check: "path-filters", state: "advice", what: "leave no baseline", at: "paths:" },
  ],
  [
    "a group of what only GitHub knows",
    GROUP,
    "  group: ${{ hashFiles('x') }}",
    { check: "concurrency", state: "not checked", what: "whether each run", at: "concurrency:" },
  ],
  ["no push", line(PUSH), "", { check: "push", what: "no baseline is ever left", at: "on:" }],
  [
    "pushes to another branch",
    PUSH,
    "push: { branches: [release] }",
    { check: "push", what: "no baseline is ever left", at: "push:" },
  ],
  [
    "pushes of tags",
    PUSH,
    "push: { tags: [v*] }",
    { check: "push", what: "no baseline is ever left", at: "push:" },
  ],
  [
    "no schedule",
    line(SCHEDULE),
    "",
    { check: "schedule", what: "expires in a quiet repository", at: "on:" },
  ],
  [
    "a schedule without a time",
    line(SCHEDULE),
    line("schedule:"),
    { check: "schedule", what: "never comes", at: "schedule:" },
  ],
  [
    "no merge_group",
    line("merge_group:"),
    "",
    { check: "merge-group", what: "would wait in it for ever", at: "on:" },
  ],
  [
    "no workflow_dispatch",
    line("workflow_dispatch:"),
    "",
    { check: "dispatch", state: "advice", what: "you cannot run it by hand", at: "on:" },
  ],
  [
    "no actions: read",
    "      actions: read # the baseline\n",
    "",
    { check: "permissions", what: 'job "rungate" may not: actions: read', at: "permissions:" },
  ],
  [
    "pull-requests: read",
    "pull-requests: write",
    "pull-requests: read",
    { check: "permissions", what: "may not: pull-requests: write", at: "permissions:" },
  ],
  [
    "the permissions of the whole workflow, which are none",
    "    permissions:\n      contents: read # the policy and the commits of the base branch\n      actions: read # the baseline\n      pull-requests: write # the comment\n",
    "",
    {
      check: "permissions",
      what: "may not: contents: read, actions: read, pull-requests: write",
      at: "permissions: {}",
    },
  ],
  [
    "more permissions",
    "pull-requests: write",
    "pull-requests: write\n      id-token: write",
    {
      check: "permissions",
      state: "advice",
      what: "may write id-token, which the gate does not need",
      at: "permissions:",
    },
  ],
  [
    "a branch",
    "gate.yml@v1",
    "gate.yml@main",
    { check: "pinned", what: '"main" is no release', at: "uses: rungate" },
  ],
  [
    "no version",
    "gate.yml@v1",
    "gate.yml",
    { check: "pinned", what: "names no version", at: "uses: rungate" },
  ],
  [
    "a shortened commit",
    "gate.yml@v1",
    "gate.yml@0123abc",
    { check: "pinned", state: "not checked", what: "is a commit", at: "uses: rungate" },
  ],
  [
    "a copy that is not there",
    "rungate/rungate/.github/workflows/gate.yml@v1",
    "./.github/workflows/gate.yml",
    { check: "pinned", what: "is not in this repository", at: "uses: ./" },
  ],
  [
    "one group for pushes in a row",
    GROUP,
    "  group: ${{ github.workflow }}-${{ github.ref }}",
    { check: "concurrency", what: "cancels one of the base branch", at: "concurrency:" },
  ],
  [
    "one group, with an expression that cancels",
    `${GROUP}\n  cancel-in-progress: true`,
    "  group: ${{ github.ref }}\n  cancel-in-progress: ${{ fromJSON(vars.CANCEL) }}",
    { check: "concurrency", state: "not checked", what: "whether a newer run cancels", at: "concurrency:" },
  ],
  [
    "a group of the job that records",
    "    timeout-minutes: 60\n",
    '    concurrency: { group: "${{ github.ref }}", cancel-in-progress: true }\n',
    { check: "concurrency", what: "cancels one of the base branch", at: "concurrency: { group:" },
  ],
  [
    "no always()",
    "    if: ${{ always() }} # where nothing was recorded, the gate is red and says so\n",
    "",
    { check: "skipped", what: "is skipped when a job that it needs fails", at: "rungate:" },
  ],
  [
    "!cancelled() in its place",
    "${{ always() }}",
    "${{ !cancelled() }}",
    { check: "skipped", what: "is skipped when its `if` is false", at: "if:" },
  ],
  [
    "always() and more",
    "${{ always() }}",
    "${{ always() && github.actor != 'me' }}",
    { check: "skipped", state: "advice", what: "where the rest of its `if` says so", at: "if:" },
  ],
  [
    "no input needs",
    "      needs: ${{ toJSON(needs) }} # how recording ended\n",
    "",
    { check: "needs", what: "does not know how the jobs before it ended", at: "uses: rungate" },
  ],
  [
    "another input needs",
    "${{ toJSON(needs) }}",
    "${{ toJSON(github) }}",
    {
      check: "needs",
      what: "does not know how the jobs before it ended",
      at: "needs: ${{ toJSON(github)",
    },
  ],
  [
    "an input that nobody knows",
    WITH,
    `${WITH}      expectation: evals/expectations.yml\n`,
    { check: "inputs", what: 'has no input "expectation". Did you mean "expectations"?', at: "expectation:" },
  ],
  [
    "shards where one job scores",
    WITH,
    `${WITH}      shards: 4\n`,
    { check: "inputs", what: 'has no input "shards"', at: "shards:" },
  ],
  [
    "no runs",
    RUNS_LINE + EXPECTATIONS_LINE,
    "gate: { budgets: fail }\n",
    { check: "inputs", what: "does not know where the recordings are", at: "uses: rungate" },
    { in: CONFIG },
  ],
  [
    "a suite that the file does not have",
    WITH,
    `${WITH}      suite: booking\n`,
    { check: "inputs", what: "does not know where the recordings are", at: "uses: rungate" },
  ],
  [
    "a file of which only GitHub knows the name",
    WITH,
    `${WITH}      policy: \${{ vars.POLICY }}\n`,
    { check: "inputs", state: "not checked", what: "knows where recordings", at: "uses: rungate" },
  ],
  [
    "a suite of which only GitHub knows the name",
    WITH,
    `${WITH}      suite: \${{ vars.SUITE }}\n`,
    { check: "inputs", state: "not checked", what: "knows where recordings", at: "uses: rungate" },
  ],
  [
    "expectations without runs",
    RUNS_LINE,
    "",
    { check: "configuration", what: 'needs "runs" beside it', at: "expectations:" },
    { in: CONFIG },
  ],
  [
    "a file that cannot be used",
    "runs:",
    "passMark: 1\nruns:",
    { check: "configuration", what: "unknown key", at: "passMark: 1" },
    { in: CONFIG },
  ],
  [
    "a name of a suite that is none",
    WITH,
    `${WITH}      suite: My Suite\n`,
    { check: "suites", what: 'suite "My Suite" is not a name', at: "suite:" },
  ],
  [
    "a matrix of one suite",
    "    needs: record\n",
    "    needs: record\n    strategy: { matrix: { x: [1, 2] } }\n",
    { check: "suites", what: 'every job of the matrix gates the suite "default"', at: "with:" },
  ],
  [
    "no artifact and nothing committed",
    "      runs-artifact: recordings\n",
    "",
    { check: "recordings-committed", what: "no file matched", at: "with:" },
    { files: { "evals/runs/a.1.json": undefined } },
  ],
  [
    "no artifact, and an input whose pattern finds nothing",
    "      runs-artifact: recordings\n",
    "      runs: evals/run/{case}.{trial}.json\n",
    { check: "recordings-committed", what: "no file matched", at: "runs: evals/run/" },
  ],
  [
    "no artifact, and committed recordings of an agent that is not named",
    "      runs-artifact: recordings\n",
    "",
    { check: "agent-named", state: "advice", what: "does not name the files of its agent", at: CONFIG },
    { files: { "evals/runs/recorded.json": SESSIONS } },
  ],
  [
    "expectations that are not there",
    "evals/expectations.yml",
    "evals/expectation.yml",
    { check: "configuration", what: "does not exist", at: "evals/expectation.yml" },
    { in: CONFIG },
  ],
  [
    "expectations of an input that are not there",
    WITH,
    `${WITH}      expectations: evals/expectation.yml\n`,
    { check: "configuration", what: "does not exist", at: "evals/expectation.yml" },
  ],
  [
    "no expectations",
    EXPECTATIONS_LINE,
    "",
    { check: "configuration", state: "advice", what: "names no expectations", at: "with:" },
    { in: CONFIG },
  ],
  [
    "a committed baseline that is not there",
    WITH,
    `${WITH}      baseline: base.json\n`,
    { check: "configuration", what: "does not exist", at: "base.json" },
  ],
];

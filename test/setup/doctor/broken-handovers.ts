// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { CONFIG, EXPECTATIONS_LINE, type Mutation, RUNS_LINE } from "./fixture.ts";

const ARTIFACT = "      runs-artifact: recordings\n";

const UPLOAD =
  "      - uses: actions/upload-artifact@v7\n        if: ${{ !cancelled() }} # the gate says which runs could not run\n";

/** Recordings that do not reach the job that calls `gate.yml`. */
export const brokenHandovers: Mutation[] = [
  [
    "a policy in a folder too",
    RUNS_LINE,
    RUNS_LINE,
    { check: "one-policy", what: "a second policy", at: `packages/a/${CONFIG}` },
    { in: CONFIG, files: { [`packages/a/${CONFIG}`]: RUNS_LINE } },
  ],
  [
    "expectations that the policy does not name",
    EXPECTATIONS_LINE,
    "",
    { check: "expectations-named", state: "advice", what: "no suite names", at: "evals/expectations.yml" },
    { in: CONFIG },
  ],
  [
    "a pattern that does not look into the folder of the artifact",
    ARTIFACT,
    `${ARTIFACT}      runs: recordings/{case}.{trial}.json\n`,
    { check: "recordings-artifact", what: "a folder of its own", at: "runs:" },
  ],
  [
    "a pattern of files beside the folder",
    ARTIFACT,
    `${ARTIFACT}      runs: "{case}.{trial}.json"\n`,
    { check: "recordings-artifact", what: "no pattern of `runs` looks there", at: "runs:" },
  ],
  [
    "jobs of a matrix that leave one artifact",
    "    timeout-minutes: 60\n",
    "    timeout-minutes: 60\n    strategy: { matrix: { model: [a, b] } }\n",
    { check: "recordings-artifact", what: "writes over the artifact", at: "name: recordings" },
  ],
  [
    "recordings that are never uploaded",
    UPLOAD,
    "      - uses: actions/upload-artifact@v7\n        if: false\n",
    { check: "recordings-artifact", what: "no recordings are left on pull_request", at: "if:" },
  ],
  [
    "recordings of pull requests only",
    UPLOAD,
    "      - uses: actions/upload-artifact@v7\n        if: github.event_name == 'pull_request'\n",
    { check: "recordings-artifact", what: "no recordings are left on merge_group", at: "if:" },
  ],
  [
    "recordings under a condition that nobody can tell",
    UPLOAD,
    "      - uses: actions/upload-artifact@v7\n        if: ${{ vars.RECORD }}\n",
    { check: "recordings-artifact", state: "not checked", what: "whether recordings are left", at: "if:" },
  ],
  [
    "recordings only where recording failed",
    UPLOAD,
    "      - uses: actions/upload-artifact@v7\n        if: failure()\n",
    { check: "recordings-artifact", what: "no recordings are left on pull_request", at: "if:" },
  ],
  [
    "a job that records for pull requests only",
    "    timeout-minutes: 60\n",
    "    timeout-minutes: 60\n    if: github.event_name == 'pull_request' || github.event_name == 'merge_group'\n",
    { check: "recordings-artifact", what: "no recordings are left on push", at: "if:" },
  ],
  [
    "an artifact that nobody leaves",
    "runs-artifact: recordings",
    "runs-artifact: recording",
    {
      check: "recordings-artifact",
      what: 'leaves an artifact "recording", only "recordings"',
      at: "runs-artifact:",
    },
  ],
  [
    "a job that the gate does not wait for",
    "needs: record\n    if: ${{ always() }}",
    "if: ${{ always() }}",
    { check: "recordings-artifact", what: 'does not wait for job "record"', at: "runs-artifact:" },
  ],
  [
    "an artifact that an expression names",
    "runs-artifact: recordings",
    "runs-artifact: ${{ github.ref }}",
    {
      check: "recordings-artifact",
      state: "not checked",
      what: "whether a job before leaves the recordings",
      at: "runs-artifact:",
    },
  ],
  [
    "another folder",
    ARTIFACT,
    `${ARTIFACT}      runs: evals/runs/**/{case}.{trial}.json\n`,
    {
      check: "recordings-artifact",
      what: 'unpacked to the folder "recordings", and no pattern of `runs` looks there',
      at: "runs:",
    },
  ],
];

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { recorded } from "../e2e/recorded.ts";
import { policy, tripRuns } from "../e2e/trips.ts";
import { onPull, propose } from "../e2e/workflow.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

const read = (file: string) => parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const inputs = Object.keys(read("action.yml").inputs);

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

/** Values that may mean something to an input: files of the pull request, our own keywords, invalid values. */
const VALUES = [
  "",
  "true",
  "none",
  "never",
  "1/1",
  "easy.jsonl",
  "easy.yml",
  "../easy.yml",
  "v2",
  "/as",
  "plain",
  "{}",
];

/** The pull request has a worse agent, better recordings and a policy without demands. */
const worse = {
  ...tripRuns({ wrong: [4] }),
  "easy.jsonl": tripRuns()["evals/runs.jsonl"] ?? "",
  "easy.yml": "gate: { regression: { mode: 'off' }, inconclusive: pass }\n",
};

const states: [string, (github: LoopbackGitHub) => void][] = [
  ["beside a baseline", () => {}],
  [
    "without a baseline that could be read",
    ({ permissions }) => Object.assign(permissions, { actions: "none" }),
  ],
  [
    "beside a baseline that has expired",
    ({ artifacts }) => {
      for (const artifact of artifacts) artifact.expired = true;
    },
  ],
];

describe("a pull request cannot weaken its gate", () => {
  describe.each(states)("%s", (_state, change) => {
    test.each(inputs)("by the input %s, with report-only or not", async (name) => {
      const { github } = await recorded(policy("gate: { inconclusive: fail }\n"));
      change(github);
      const pull = propose(github, "feature", worse);
      for (const [at, value] of VALUES.entries()) {
        const only: Record<string, string> = at % 2 === 0 ? { "report-only": "true" } : {};
        const inputs = { comment: "never", ...only, [name]: value };
        const { exitCode, summary } = await onPull(github, pull, {
          inputs: inputs,
          env: { GITHUB_JOB: "gate" },
        });
        expect(exitCode, `${JSON.stringify(inputs)}\n${summary}`).toBeGreaterThan(0);
      }
    });
  });

  test("nor by a key of the workflow that is called: each of them is such an input", () => {
    for (const file of ["gate.yml", "gate-sharded.yml", "first-look.yml"]) {
      const jobs: { steps: Step[] }[] = Object.values(read(`.github/workflows/${file}`).jobs);
      const steps = jobs.flatMap((job) => job.steps).filter(({ uses }) => uses?.startsWith("$/"));
      const workflowInputs = steps.flatMap((step) => Object.keys(step.with ?? {}));
      expect(workflowInputs.length).toBeGreaterThan(0);
      expect(inputs).toEqual(expect.arrayContaining(workflowInputs));
    }
  });
});

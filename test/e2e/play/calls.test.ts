import { describe, expect, test } from "vitest";
import { readOnly } from "../../loopback/access.ts";
import { startGitHub } from "../../loopback/loopback.ts";
import { proposeFrom } from "../forks.ts";
import { jobOf, play } from "../player.ts";
import { commit, pushOf, resultsOf, script } from "./push-of.ts";
import { pullRequested } from "./trigger.ts";

const CALLED = ".github/workflows/called.yml";

const called = {
  [CALLED]: `
on:
  workflow_call:
    inputs:
      count: { type: number, default: 1 }
      word: { type: string, required: true }
      strict: { type: boolean }
    secrets: { key: { required: false } }
    outputs: { said: { value: "\${{ jobs.inner.outputs.said }}" } }
permissions: {}
jobs:
  inner:
    permissions: { actions: read, pull-requests: write }
    runs-on: ubuntu-latest
    outputs: { said: "\${{ steps.say.outputs.said }}" }
    steps:
      - id: say
        env: { KEY: "\${{ secrets.key }}" }
        run: echo "said=\${{ inputs.word }} \${{ inputs.count + 0 == 1 }} \${{ inputs.strict == false }} \${#KEY} \${{ github.workflow_ref }}" >> "$GITHUB_OUTPUT"
`.replace("inputs.count + 0", "inputs.count"),
};
const GRANTED = "permissions: { contents: read, actions: write, pull-requests: write }";
const call = (inputs: string, more = GRANTED) => `
first: { runs-on: x, steps: [{ run: exit 0 }] }
outer:
  ${more}
  uses: ./${CALLED}
  with: ${inputs}
after:
  needs: outer
  runs-on: ubuntu-latest
  steps: [{ run: "echo \${{ needs.outer.outputs.said }}" }]
`;

describe("a called workflow", () => {
  test("gets typed inputs and secrets, gives outputs, and runs as the caller's", async () => {
    const secrets = `${GRANTED}\n  secrets: { key: "\${{ secrets.JUDGE }}" }`;
    const played = await pushOf(call("{ word: 5 }", secrets), { secrets: { JUDGE: "s3" } }, called);
    expect(resultsOf(played)).toEqual({ first: "success", "outer / inner": "success", after: "success" });
    expect(jobOf(played, "after").log).toBe(
      `5 true true 2 octo/demo/.github/workflows/agent.yml@refs/heads/main\n`,
    );
  });

  test.each([
    ["{ word: a, wrod: b }", GRANTED, "Invalid input, wrod is not defined in the referenced workflow."],
    ["{ count: 2 }", GRANTED, "input word is required, but not provided while calling."],
    ["{ word: a, count: many }", GRANTED, "count: Unexpected type of value 'many', expected type: number."],
    ["{ word: a }", `${GRANTED}\n  secrets: { k: x }`, "Invalid secret, k is not defined"],
    [
      "{ word: a }",
      "permissions: { pull-requests: read }",
      "The nested job 'inner' is requesting 'actions: read, pull-requests: write', but is only allowed 'actions: none, pull-requests: read'.",
    ],
    ["{ word: a }", "", "'actions: none, pull-requests: none'"],
  ])("does not start with %s, %s", async (inputs, more, why) => {
    const played = await pushOf(call(inputs, more), {}, called);
    expect(played).toMatchObject({ run: { conclusion: "startup_failure" }, jobs: [] });
    expect(played.refused).toContain(why);
    expect(() => jobOf(played, "outer / inner")).toThrow(why);
  });

  test("does not start with what an expression makes of another type, and ends the run", async () => {
    const played = await pushOf(call(`{ word: a, count: "\${{ github.run_id }}" }`), {}, called);
    expect(played.refused).toMatch(/^count: Unexpected type of value '\d+', expected type: number\.$/);
    expect([resultsOf(played), played.run.conclusion]).toEqual([{ first: "success" }, "failure"]);
  });

  test("has to be there", async () => {
    const played = await pushOf(call("{ word: a }"));
    expect(played.refused).toBe(`workflow was not found: ./${CALLED}`);
  });
});

test("a job that is skipped inside of a call skips what needs the call, unless its `if` asks for the status", async () => {
  const inner = `on: workflow_call
jobs:
  shards: { if: false, runs-on: x, steps: [{ run: exit 0 }] }
  gate: { needs: shards, if: always(), runs-on: x, steps: [{ run: exit 0 }] }
`;
  const jobs = `
outer: { uses: ./${CALLED} }
after: { needs: outer, runs-on: x, steps: [{ run: exit 0 }] }
anyway: { needs: outer, if: "!cancelled()", runs-on: x, steps: [{ run: exit 0 }] }`;
  const played = await pushOf(jobs, {}, { [CALLED]: inner });
  expect(resultsOf(played)).toEqual({
    "outer / shards": "skipped",
    "outer / gate": "success",
    after: "skipped",
    anyway: "success",
  });
});

const none = { actions: "none", checks: "none", contents: "none", pullRequests: "none" };

describe("the token", () => {
  const ofJob = / {4}permissions: .*\n/;
  const ofFile = /^permissions: .*\n/m;
  test.each([
    ["its job says", called[CALLED], { actions: "read", pullRequests: "write" }],
    ["its workflow says where the job does not", called[CALLED].replace(ofJob, ""), {}],
    [
      "its caller allows where neither does",
      called[CALLED].replace(ofJob, "").replace(ofFile, ""),
      { contents: "read", actions: "write", pullRequests: "write" },
    ],
  ])("may do what %s", async (_what, text, may) => {
    const [outer = ""] = call("{ word: a }").split("after:");
    const { github } = (await pushOf(outer, {}, { [CALLED]: text })).trigger;
    expect(github.permissions).toEqual({ ...none, ...may });
  });

  test("reads contents where nobody says anything", async () => {
    const { github } = (await pushOf(script("job", "exit 0"))).trigger;
    expect(github.permissions).toEqual({ ...none, contents: "read" });
  });

  test("only reads for a fork, which has no secrets", async () => {
    const github = await startGitHub();
    commit(
      github,
      script(
        "job",
        `echo [\${{ secrets.JUDGE }}]`,
        "permissions: { pull-requests: write, checks: write, actions: write, contents: write }",
      ),
    );
    const pull = proposeFrom(github, github.fork("mallory"), { "agent.py": "" });
    const played = await play(pullRequested(github, pull), { secrets: { JUDGE: "s3" } });
    expect(jobOf(played, "job").log).toBe("[]\n");
    expect(github.permissions).toEqual(readOnly);
    expect(played.run).toMatchObject({ event: "pull_request", headBranch: "main", headSha: pull.head.sha });
  });
});

import { describe, expect, test } from "vitest";
import { startGitHub } from "../../loopback/loopback.ts";
import { expression } from "../../scripts/findings.ts";
import { jobOf, play } from "../player.ts";
import { commit, pushOf, resultsOf, script } from "./push-of.ts";
import { pullRequested } from "./trigger.ts";

describe("expressions", () => {
  test("see contexts and keep types, and what is not there is empty", async () => {
    const played = await pushOf(`
first:
  runs-on: ubuntu-latest
  outputs: { list: "\${{ steps.make.outputs.list }}", none: "[\${{ steps.other.outputs.x }}]" }
  steps:
    - { id: make, run: 'echo "list=[1,2]" >> "$GITHUB_OUTPUT"' }
second:
  needs: first
  runs-on: ubuntu-latest
  env: { WHO: "\${{ github.actor }}" }
  steps:
    - if: fromJSON(needs.first.outputs.list)[1] == 2 && needs.first.result == 'success'
      env: { LINE: "\${{ format('{0} on {1}', env.WHO, github.event.repository.default_branch) }}\${{ needs.first.outputs.none }}" }
      run: echo "$LINE, \${{ github.run_attempt }} of $GITHUB_JOB"
    - { if: needs.first.outputs.list == '', run: echo not this }
`);
    expect(jobOf(played, "second").log).toBe("octocat on main[], 1 of second\n");
    expect(jobOf(played, "second").steps.map(({ outcome }) => outcome)).toEqual(["success", "skipped"]);
    expect(played.run).toMatchObject({
      status: "completed",
      conclusion: "success",
      path: ".github/workflows/agent.yml",
    });
  });

  test("that name no status hold only after success, of all jobs before", async () => {
    const played = await pushOf(
      script("broken", "exit 3") +
        script("after", "echo no", "needs: broken\n  if: true") +
        script("always", "echo yes", `needs: after\n  if: \${{ always() }}`) +
        script("late", "echo no", "needs: always") +
        script("failed", "echo yes", "needs: broken\n  if: failure() && needs.broken.result == 'failure'") +
        script("alone", "echo yes", "if: success()"),
    );
    expect(resultsOf(played)).toEqual({
      broken: "failure",
      after: "skipped",
      always: "success",
      late: "skipped",
      failed: "success",
      alone: "success",
    });
    expect(played.run.conclusion).toBe("failure");
  });
});

test("steps after a failed one wait for always or failure, unless it may fail", async () => {
  const played = await pushOf(`
job:
  runs-on: ubuntu-latest
  steps:
    - { id: may, run: exit 1, continue-on-error: true }
    - { id: next, run: "false | true; echo \${{ steps.may.outcome }} \${{ steps.may.conclusion }}" }
    - { id: fails, run: "false | true", shell: bash }
    - { id: skipped, run: echo skipped }
    - { id: last, if: "!cancelled()", run: "echo last" }
    - { id: told, if: failure(), run: "echo ::error::told" }
`);
  const job = jobOf(played, "job");
  expect(job.steps.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    "may failure",
    "next success",
    "fails failure",
    "skipped skipped",
    "last success",
    "told success",
  ]);
  expect(job).toMatchObject({
    result: "failure",
    log: "failure success\nlast\n##[error]told\n",
    annotations: [{ level: "error", message: "told" }],
  });
});

test("a run that a newer one stops begins no job that does not ask for it", async () => {
  const jobs = `
record: { runs-on: x, steps: [{ run: exit 0 }] }
other: { runs-on: x, steps: [{ run: exit 0 }] }
gate: { needs: record, if: always(), runs-on: x, steps: [{ run: exit 0 }] }`;
  const group = expression("github.event.pull_request.number || github.run_id");
  const concurrency = { group, "cancel-in-progress": true };
  for (const [written, results] of [
    [concurrency, ["cancelled", "skipped", "success"]],
    [{ ...concurrency, "cancel-in-progress": false }, ["success", "success", "success"]],
    [{ ...concurrency, group: expression("github.run_id") }, ["success", "success", "success"]],
  ] as const) {
    const github = await startGitHub();
    commit(github, `${jobs}`, {}, { concurrency: written });
    const pull = github.pull({ head: github.commit({ branch: "topic" }), ref: "topic" });
    let pushes = 0;
    const played = await play(pullRequested(github, pull), { pushes: { record: () => (pushes += 1) } });
    expect(pushes).toBe(1);
    expect(Object.values(resultsOf(played))).toEqual(results);
  }
});

test("an output that holds a secret is dropped", async () => {
  const say = (value: string) => `echo "said=${value}" >> "$GITHUB_OUTPUT"`;
  const played = await pushOf(
    `
job:
  runs-on: ubuntu-latest
  outputs: { said: "\${{ steps.say.outputs.said }}" }
  steps: [{ id: say, run: '${say("sha256:ab12")}' }]
after: { needs: job, runs-on: x, steps: [{ run: "echo [\${{ needs.job.outputs.said }}]" }] }`,
    { secrets: { KEY: "b1" } },
  );
  expect(jobOf(played, "after").log).toBe("[]\n");
});

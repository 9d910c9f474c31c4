import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { agentTrips, documented, documentedTrips } from "./documented.ts";
import { proposeFrom } from "./forks.ts";
import { pullRequested, pushed, runEnded } from "./play/trigger.ts";
import { jobOf, play, replay, reportIn } from "./player.ts";
import { firstLine, readable } from "./reading.ts";
import { trips } from "./trips.ts";
import { merge, propose, pushTo } from "./workflow.ts";

const GATE = "rungate / gate";
const AGENT = ".github/workflows/agent.yml";
const SHARDED = ".github/workflows/sharded.yml";
const COMMENT = ".github/workflows/agent-comment.yml";

test("the README's workflow: a push leaves a baseline, pull requests are compared with it, and the next push too", async () => {
  const github = await startGitHub();
  const base = github.commit({ files: documentedTrips() });
  const first = await play(pushed(github));
  expect(first.run.conclusion).toBe("success");
  expect(first.artifacts.names()).toEqual([
    "recordings",
    "rungate-report.default.html",
    "rungate-report.default.json",
  ]);
  expect(first.artifacts.text("rungate-report.default.html")).toMatch(/^<!doctype html>\n/);
  expect(jobOf(first, GATE).outputs).toEqual({
    verdict: "pass",
    report: "rungate-report.default.json",
    html: "rungate-report.default.html",
  });
  expect(reportIn(first)).toMatchObject({ role: "base", history: [{ commit: base.sha, cases: 12 }] });

  let pull = propose(github, "feature", { "agent.py": "v2" });
  const same = await play(pullRequested(github, pull));
  expect(jobOf(same, GATE)).toMatchObject({ result: "success", outputs: { verdict: "pass" } });
  expect(reportIn(same).baseline).toMatchObject({ state: "found", commit: base.sha, runId: first.run.id });
  expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^✅ Pass · No regression/);

  pull = pushTo(github, pull, agentTrips({ wrong: [7] }));
  const red = await play(pullRequested(github, pull));
  expect(red.run.conclusion).toBe("failure");
  expect(jobOf(red, GATE).annotations[0]?.message).toContain("trip-7 passed on every base recording");
  const again = await replay(red, "failed");
  expect(again.jobs.map(({ name, result }) => `${name} ${result}`)).toEqual([
    "record success",
    "rungate / gate failure",
  ]);
  expect(reportIn(again)).toMatchObject({ runAttempt: 2, verdict: { result: "fail" } });
  expect(pull.comments.map(({ body }) => firstLine(body))).toEqual([
    expect.stringMatching(/^❌ Fail, attempt 2 · Regression \(snapshots\): trip-7 passed/),
  ]);

  merge(github, pull);
  const next = await play(pushed(github));
  expect(next.run.conclusion).toBe("success");
  expect(reportIn(next)).toMatchObject({ baseline: { commit: base.sha }, verdict: { result: "fail" } });
});

test("a later job needs no `if` to run after a green gate, with shards too", async () => {
  const github = await startGitHub();
  const files = documentedTrips();
  const deploy = `  deploy: { needs: rungate, runs-on: ubuntu-latest, steps: [{ run: "echo \${{ needs.rungate.outputs.verdict }}" }] }\n`;
  const one = `${String(files[AGENT]).trimEnd()}\n${deploy}`;
  const two = one.replace("gate.yml@", "gate-sharded.yml@").replace("runs-artifact:", "shards: 2\n      $&");
  github.commit({ files: { ...files, [AGENT]: one, [SHARDED]: two } });
  for (const path of [AGENT, SHARDED]) {
    const played = await play(pushed(github), { path });
    expect(jobOf(played, "deploy")).toMatchObject({ result: "success", log: "pass\n" });
  }
});

test("a push stops the run before it, whose gate then says nothing on the pull request", async () => {
  const github = await startGitHub();
  github.commit({ files: documentedTrips() });
  await play(pushed(github));
  let pull = propose(github, "feature", { "agent.py": "v2" });
  const [before, after] = [pull.head.sha.slice(0, 7), () => pull.head.sha.slice(0, 7)];
  const stopped = await play(pullRequested(github, pull), {
    pushes: {
      record: () => {
        pull = pushTo(github, pull, { "agent.py": "v3" });
      },
    },
  });
  expect(jobOf(stopped, "record").result).toBe("cancelled");
  const gate = jobOf(stopped, GATE);
  expect(gate).toMatchObject({ result: "failure", outputs: { verdict: "fail" } });
  expect(readable(gate.summary)).toContain(
    `**No comment on the pull request:** this run is about commit ${before}, and the newest commit of the pull request is ${after()}.`,
  );
  expect(pull.comments).toEqual([]);
  await play(pullRequested(github, pull));
  expect(pull.comments.map(({ body }) => firstLine(body))).toEqual([expect.stringMatching(/^✅ Pass/)]);
});

test("a job that fails to record makes the gate red, which says why", async () => {
  const github = await startGitHub();
  github.commit({ files: documentedTrips() });
  const pull = propose(github, "feature", { "agent.py": "v2" });
  const played = await play(pullRequested(github, pull), { fails: ["record"] });
  expect(jobOf(played, GATE)).toMatchObject({ result: "failure", outputs: { verdict: "fail" } });
  const body = pull.comments[0]?.body ?? "";
  expect(firstLine(body)).toMatch(/^❌ Fail · Integrity: job record ended as failure/);
  expect(body).toContain('no file matched "recordings/');
});

test("a page that cannot be uploaded turns nothing red, a report that cannot be does", async () => {
  const github = await startGitHub();
  github.commit({ files: documentedTrips() });
  const playWithout = (name: string) =>
    play(pushed(github), { before: { [GATE]: (artifacts) => artifacts.refuse(name) } });
  const green = await playWithout("rungate-report.default.html");
  expect(jobOf(green, GATE)).toMatchObject({
    result: "success",
    outputs: { verdict: "pass", report: "rungate-report.default.json", html: "" },
  });
  expect(green.artifacts.names()).toEqual(["recordings", "rungate-report.default.json"]);
  const red = await playWithout("rungate-report.default.json");
  expect(jobOf(red, GATE).result).toBe("failure");
});

test("a caller that grants less starts no job", async () => {
  const github = await startGitHub();
  const files = documentedTrips();
  const less = String(files[AGENT]).replace("pull-requests: write", "pull-requests: read");
  github.commit({ files: { ...files, [AGENT]: less } });
  const played = await play(pushed(github));
  expect(played).toMatchObject({ jobs: [], run: { conclusion: "startup_failure" } });
  expect(played.refused).toContain(
    "The nested job 'gate' is requesting 'pull-requests: write', but is only allowed 'pull-requests: read'.",
  );
});

test("committed recordings need no other job, and a later job has what the gate gives", async () => {
  const github = await startGitHub();
  const caller = `
on: [push, pull_request]
permissions: {}
jobs:
  booking:
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with: { runs: evals/runs.jsonl, expectations: evals/expectations.yml, suite: booking, comment: never }
  tell:
    needs: booking
    if: always()
    runs-on: ubuntu-latest
    env: { VERDICT: "\${{ needs.booking.outputs.verdict }}", REPORT: "\${{ needs.booking.outputs.report }}" }
    steps: [{ uses: actions/download-artifact@v8, with: { name: "\${{ env.REPORT }}" } }, { run: 'ls; echo "$VERDICT"' }]
`;
  const base = github.commit({ files: { ...trips(), [AGENT]: caller } });
  await play(pushed(github));
  const pull = propose(github, "feature", trips({ wrong: [2] }));
  const played = await play(pullRequested(github, pull));
  expect(jobOf(played, "booking / gate").result).toBe("failure");
  expect(jobOf(played, "tell").log).toContain("\nrungate-report.booking.json\nfail\n");
  expect(reportIn(played, "booking")).toMatchObject({ suite: "booking", baseline: { commit: base.sha } });
  expect(pull.comments).toEqual([]);
});

test("a fork's run cannot comment, and the workflow does that starts at its end", async () => {
  const github = await startGitHub();
  const commentFor = documented("docs/action.md", "comment.yml@v1");
  github.commit({ files: { ...documentedTrips(), [COMMENT]: commentFor } });
  const own = await play(pushed(github));
  const pull = proposeFrom(github, github.fork("mallory"), agentTrips({ wrong: [7] }));
  const { run, ...red } = await play(pullRequested(github, pull));
  expect(run.conclusion).toBe("failure");
  expect(pull.comments).toEqual([]);
  const commented = await play(runEnded(github, run), { path: COMMENT });
  expect(jobOf(commented, "comment / comment").result).toBe("success");
  const [comment] = pull.comments;
  expect(comment?.body).toContain("reported by the fork of mallory");
  const told1 = firstLine(comment?.body ?? "").replace(", reported by the fork of mallory", "");
  expect(told1).toBe(firstLine(jobOf({ run, ...red }, GATE).summary));

  const nothing = await play(runEnded(github, own.run), { path: COMMENT });
  expect(jobOf(nothing, "comment / comment").result).toBe("skipped");
});

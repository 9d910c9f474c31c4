import { describe, expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { baseFiles, gated, SUITE, say } from "./commands.ts";
import { agentTrips, documented, documentedTrips } from "./documented.ts";
import { dispatchEvent } from "./events.ts";
import { commented, dispatched, pullRequested, pushed } from "./play/trigger.ts";
import { jobOf, play, reportIn } from "./player.ts";
import { readable } from "./reading.ts";
import { tripExpectations, tripRuns } from "./trips.ts";
import { onBranch, onPull, propose, reportOf } from "./workflow.ts";

const NO_INPUTS = { runs: "", expectations: "" };

describe("/rungate accept", () => {
  test("commits what the head did to the expectations alone, answers, and starts the gate, which is green and says so", async () => {
    const scene = await gated();
    const { github, pull } = scene;
    const before = github.commitAt("feature");
    const result = await say(
      scene,
      "/rungate accept trip-4 because the customer moved the trip\n\nmore words",
    );
    expect(result).toMatchObject({ exitCode: 0, annotations: [], undeclaredOutputs: [] });
    const commit = github.commitAt("feature");
    expect(commit?.parents).toEqual([before?.sha]);
    expect(commit?.message).toBe(
      `Accept trip-4: the customer moved the trip\n\nAsked for by maintainer in https://github.com/octo/demo/pull/7#issuecomment-${result.comment.id}`,
    );
    const text = String(before?.files["evals/expectations.yml"]);
    const trip = text.split("\n").find((line) => line.includes("trip-4,")) ?? "";
    const moved = text.replace(trip, trip.replace("2026-06-12", "2026-06-05"));
    expect(commit?.files).toEqual({ ...before?.files, "evals/expectations.yml": moved });
    expect(result.answers.map(readable)).toEqual([
      `✅ Accepted 1 case in [${commit?.sha.slice(0, 7)}](https://github.com/octo/demo/commit/${commit?.sha}): the customer moved the trip\n\n* trip-4 expects what its runs did\n\nThe gate runs again on that commit.`,
    ]);
    expect(github.dispatches).toEqual([]);
    const held = github.runs.filter(({ headSha }) => headSha === commit?.sha);
    expect(held).toMatchObject([{ event: "pull_request", status: "queued", attempt: 2 }]);

    // A run by hand counts as one on the pull request: its comment exists, and the next command uses its report.
    if (commit === undefined) throw new Error("no commit");
    const again = await onBranch(github, dispatchEvent(github, { head: commit, branch: "feature" }), {
      inputs: NO_INPUTS,
    });
    expect(reportOf(again)).toMatchObject({ role: "head", pullRequest: 7, headCommit: commit.sha });
    expect(reportOf(again).cases.find(({ id }) => id === "trip-4")?.passRate).toBe(1);
    expect(pull.comments.at(-1)?.body).toContain(`run=${again.run.id}`);
    const second = await say(scene, "/rungate accept trip-4 because once more");
    expect(readable(second.answers.join())).toContain("trip-4 passes already");
  });

  test("adds another right way with --variant", async () => {
    const scene = await gated();
    const { answers } = await say(scene, "/rungate accept `trip-4` --variant because both days are right");
    const commit = scene.github.commitAt("feature");
    expect(commit?.message).toMatch(/^Accept trip-4 as a variant: both days are right\n/);
    expect(String(commit?.files["evals/expectations.yml"])).toMatch(
      /id: trip-4, anyOf: .*2026-06-12.*2026-06-05/,
    );
    expect(readable(answers.join())).toContain("trip-4 has another right way: what its runs did");
  });

  test("takes several cases, all of them or none", async () => {
    const scene = await gated({ head: tripRuns({ wrong: [4, 5] }) });
    const { github } = scene;
    const tip = github.commitAt("feature")?.sha;
    const none = await say(scene, "/rungate accept trip-4 trip-1 because one of them");
    expect(readable(none.answers.join())).toContain("Nothing was changed: trip-1 passes already");
    expect(github.commitAt("feature")?.sha).toBe(tip);
    await say(scene, "/rungate accept trip-4 trip-5 because of both");
    expect(github.commitAt("feature")?.message).toMatch(/^Accept trip-4, trip-5: of both\n/);
  });

  test("commits with the token for that where there is one, and then the push starts the gate", async () => {
    const scene = await gated();
    const { github } = scene;
    github.appToken = "ghs_app0123456789";
    const { answers, printed } = await say(scene, "/rungate accept trip-4 because of that", {
      inputs: { "push-token": github.appToken },
    });
    const commits = github.log.filter(({ body }) => body.includes("createCommitOnBranch"));
    expect(commits.map(({ headers }) => headers.authorization)).toEqual([`token ${github.appToken}`]);
    const rest = github.log.filter((entry) => !commits.includes(entry) && entry.server === "api");
    expect(rest.filter(({ headers }) => headers.authorization?.includes(github.appToken))).toEqual([]);
    expect(github.dispatches).toEqual([]);
    expect(answers.join()).toContain("The commit starts the gate again.");
    expect(printed.replace(/^::add-mask::.*$/gm, "")).not.toContain(github.appToken);
  });

  test.each(["held", "refused"] as const)(
    "says who must release the gate's run where that is %s",
    async (heldRun) => {
      const scene = await gated();
      scene.github.settings.heldRun = heldRun;
      const { answers } = await say(scene, "/rungate accept trip-4 because of that");
      expect(readable(answers.join())).toMatch(
        /✅ Accepted.*GitHub holds the gate's run on that commit until a person with write permission clicks "Approve workflows to run" on the pull request\./s,
      );
      expect(scene.github.dispatches).toEqual([]);
    },
  );

  test("releases only the run of the named workflow", async () => {
    const scene = await gated();
    const { github } = scene;
    const head = github.commitAt("feature");
    if (head === undefined) throw new Error("no commit");
    const held = { event: "pull_request", headBranch: "feature", conclusion: "action_required" };
    const other = github.run({ ...held, head, path: ".github/workflows/other.yml" });
    await say(scene, "/rungate accept trip-4 because of that");
    expect(other).toMatchObject({ attempt: 1, conclusion: "action_required" });
    expect(github.runs.at(-1)).toMatchObject({ status: "queued", attempt: 2 });
  });

  test("releases both runs where two pull requests come from the branch", async () => {
    const scene = await gated();
    const { github } = scene;
    github.settings.runsOfCommit = 2;
    const { answers } = await say(scene, "/rungate accept trip-4 because of that");
    const tip = github.commitAt("feature")?.sha;
    const runs = github.runs.filter(({ headSha }) => headSha === tip);
    expect(runs).toMatchObject([
      { status: "queued", attempt: 2 },
      { status: "queued", attempt: 2 },
    ]);
    expect(answers.join()).toContain("The gate runs again on that commit.");
  });

  test("does not take an approval that GitHub does not know for a released run", async () => {
    const scene = await gated();
    scene.github.settings.heldRun = "held";
    const absent = { status: 404, body: { message: "Not Found" } };
    scene.github.fail(absent, { operation: "actions/approve-workflow-run" });
    scene.github.fail(absent, { operation: "actions/re-run-workflow" });
    const { exitCode, answers } = await say(scene, "/rungate accept trip-4 because of that");
    expect(exitCode).toBe(0);
    expect(readable(answers.join())).toContain("GitHub holds the gate's run on that commit until a person");
  });

  test("says that it cannot start a workflow that the branch has under another name", async () => {
    const renamed = {
      ".github/workflows/agent.yml": null,
      ".github/workflows/gate.yml": "on: { pull_request: {}, workflow_dispatch: {} }\n",
    };
    const scene = await gated();
    scene.github.settings.heldRun = "none";
    scene.github.commit({ branch: "feature", files: renamed });
    scene.github.moved("feature");
    const { run } = await onPull(scene.github, scene.pull, { inputs: NO_INPUTS });
    expect(run.conclusion).toBe("failure");
    const { answers } = await say(scene, "/rungate accept trip-4 because of that");
    expect(readable(answers.join())).toMatch(
      /✅ Accepted.*The gate does not run again by itself \(GitHub answered 404.*\): add workflow_dispatch to agent\.yml/s,
    );
  });

  test("starts the gate by hand where GitHub makes no run, and says what that run counts for", async () => {
    const scene = await gated();
    const { github } = scene;
    github.settings.heldRun = "none";
    const { answers } = await say(scene, "/rungate accept trip-4 because of that");
    expect(github.dispatches).toEqual([{ workflow: "agent.yml", ref: "feature" }]);
    expect(readable(answers.join())).toContain(
      "The gate runs again on that commit, by hand. GitHub does not count this run's job for a required check",
    );
  });

  test("says where the gate cannot be started", async () => {
    const base = { ...baseFiles(), ".github/workflows/agent.yml": "on: pull_request\n" };
    const scene = await gated({ base });
    scene.github.settings.heldRun = "none";
    const { answers } = await say(scene, "/rungate accept trip-4 because of that");
    expect(readable(answers.join())).toMatch(
      /✅ Accepted.*The gate does not run again by itself \(GitHub answered 422 .*\): add workflow_dispatch to agent\.yml/s,
    );
  });

  test("takes recordings that the run left as artifacts, by the folder into which they are unpacked", async () => {
    const runs = String(tripRuns({ wrong: [4] })["evals/runs.jsonl"]);
    const file = "recordings/runs.jsonl";
    const scene = await gated({ head: { "evals/runs.jsonl": "", "README.md": "" } });
    const { github, pull } = scene;
    const unpacked = { inputs: { ...NO_INPUTS, "runs-folder": "recordings" }, more: { [file]: runs } };
    const { run } = await onPull(github, pull, unpacked);
    pull.comments.length = 0;
    const inputs = { "runs-folder": "recordings" };
    const body = "/rungate accept trip-4 because of that";
    const first = await say(scene, body, { inputs });
    expect(first).toMatchObject({ exitCode: 0, answers: [], outputs: { "recordings-run": String(run.id) } });
    const empty = await say(scene, body, { inputs, files: { "recordings/.keep": "" } });
    expect(readable(empty.answers.join())).toContain(`the recordings are missing: ${file}`);
    const other = await say(scene, body, { inputs, files: { [file]: runs.replaceAll("06-05", "06-06") } });
    expect(readable(other.answers.join())).toContain("are not those that the report was made of");
    const last = await say(scene, body, { inputs, files: { [file]: runs } });
    expect(readable(last.answers.join())).toContain("✅ Accepted 1 case");
    expect(String(github.commitAt("feature")?.files["evals/expectations.yml"])).toContain("2026-06-05");
  });

  test("says that a case passes from now on if nothing is called", async () => {
    const row = JSON.stringify({ case: "idle", trial: "1", response: "no", toolCalls: [] });
    const more = "  - { id: idle, referenceToolCalls: [{ name: book, arguments: {} }] }\n";
    const booked = row.replace("[]", '[{"name":"book","arguments":{},"status":"ok"}]');
    const runs = `${tripRuns()["evals/runs.jsonl"]}\n`;
    const base = { ...baseFiles(SUITE), ...tripExpectations(12, more), "evals/runs.jsonl": runs + booked };
    const scene = await gated({ base, head: { "evals/runs.jsonl": runs + row } });
    const { answers } = await say(scene, "/rungate accept idle because it must not book");
    expect(readable(answers.join())).toContain("idle now passes if nothing is called.");
  });

  test("is told how it is written where nobody can understand it", async () => {
    const scene = await gated();
    for (const [body, why] of [
      ["/rungate accept trip-4", "the reason is missing"],
      ["/rungate accept because of that", "no case is named"],
      ["/rungate accept --all because of that", "there is no option --all"],
      ["/rungate accept `trip-4 because of that", "a quote has no end"],
      ["/rungate help", "there is no such command"],
      ["/rungate rerun please", "rerun takes no other word"],
    ] as const) {
      const { answers } = await say(scene, body);
      expect(readable(answers.join())).toContain(`Nothing was changed: ${why}.`);
      expect(answers.join()).toContain("/rungate accept CASE… [--variant] because REASON\n/rungate rerun\n");
    }
  });
});

describe("/rungate rerun", () => {
  test("runs the job of the second look once", async () => {
    const scene = await gated();
    const { github, run } = scene;
    github.job({ run, name: "first-look" });
    const job = github.job({ run, name: "second-look", conclusion: "skipped" });
    const { answers } = await say(scene, "/rungate rerun");
    expect(readable(answers.join())).toContain(
      `The second look has begun: see [the run](https://github.com/octo/demo/actions/runs/${run.id})`,
    );
    expect(job).toMatchObject({ status: "queued" });
    const early = await say(scene, "/rungate rerun");
    expect(readable(early.answers.join())).toContain("has not ended");
    Object.assign(job, { status: "completed", conclusion: "success" });
    Object.assign(run, { status: "completed", conclusion: "failure" });
    const again = await say(scene, "/rungate rerun");
    expect(readable(again.answers.join())).toContain("this commit has had its second look");
    expect(github.requests("actions/re-run-job-for-workflow-run")).toHaveLength(1);
  });

  test.each([
    ["where it has run already", ["second-look / record"], "success", "this commit has had its second look"],
    [
      "where there is no such job",
      ["gate", "my-second-look"],
      "skipped",
      "the workflow has no job second-look",
    ],
  ])("is refused %s", async (_what, names, conclusion, why) => {
    const scene = await gated();
    for (const name of names) scene.github.job({ run: scene.run, name, conclusion });
    const { answers } = await say(scene, "/rungate rerun");
    expect(readable(answers.join())).toContain(why);
    expect(scene.github.requests("actions/re-run-job-for-workflow-run")).toEqual([]);
  });
});

test("the workflow of the recipe accepts what the gate's own workflow recorded, and the gate that it starts is green", async () => {
  const github = await startGitHub();
  github.settings.heldRun = "none";
  const COMMAND = ".github/workflows/agent-command.yml";
  const command = documented("docs/recipes.md", "command.yml@v1");
  github.commit({ files: { ...documentedTrips(), [COMMAND]: command } });
  await play(pushed(github));
  const pull = propose(github, "feature", agentTrips({ wrong: [7] }));
  expect((await play(pullRequested(github, pull))).run.conclusion).toBe("failure");
  github.collaborators.set("maintainer", "write");
  const comment = github.comment(pull, {
    author: "maintainer",
    body: "/rungate accept trip-7 because it moved",
  });
  const played = await play(commented(github, pull, comment), { path: COMMAND });
  const job = jobOf(played, "command / command");
  expect(job).toMatchObject({ result: "success" });
  expect(readable(pull.comments.at(-1)?.body ?? "")).toContain("✅ Accepted 1 case");
  expect(github.commitAt("feature")?.message).toMatch(/^Accept trip-7: it moved\n/);
  expect(github.dispatches).toEqual([{ workflow: "agent.yml", ref: "feature" }]);
  const again = await play(dispatched(github, "feature"));
  expect(reportIn(again)).toMatchObject({ role: "head", pullRequest: pull.number });
  expect(again.run.conclusion).toBe("success");

  const chat = github.comment(pull, {
    author: "maintainer",
    body: "is /rungate accept trip-7 because x how to do it?",
  });
  const nothing = await play(commented(github, pull, chat), { path: COMMAND });
  expect(jobOf(nothing, "command / command").result).toBe("skipped");
});

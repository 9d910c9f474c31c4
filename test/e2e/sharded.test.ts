import { expect, test } from "vitest";
import { startGitHub } from "../loopback/loopback.ts";
import { expression } from "../scripts/findings.ts";
import { agentTrips, documented, documentedTrips, FILE } from "./documented.ts";
import { proposeFrom } from "./forks.ts";
import { pullRequested, pushed, runEnded } from "./play/trigger.ts";
import { jobOf, type PlayedRun, play, replay, reportIn } from "./player.ts";
import { firstLine, topOf } from "./reading.ts";
import { type Files, policy } from "./trips.ts";
import { merge, propose } from "./workflow.ts";

const GATE = "rungate / gate";
const ONE = ".github/workflows/one.yml";
const FOUR = ".github/workflows/agent.yml";
const COMMENT = ".github/workflows/agent-comment.yml";
const REPORT = "rungate-report.default.json";
const PAGE = "rungate-report.default.html";
const THIRD = "rungate / shard (3)";

const partOf = (shard: number) => `rungate-shard.default.${shard}-of-4.json`;

function shardedTrips(): Files {
  const files = documentedTrips();
  const one = String(files[FOUR]);
  const four = one
    .replace("/gate.yml@", "/gate-sharded.yml@")
    .replace(/^( +)with:(?=\s+runs-artifact:)/m, "$1with:\n$1  shards: 4");
  return { ...files, [ONE]: one, [FOUR]: four };
}

test("four runners come to what one comes to: on a push, a pull request, the next push, and for a fork", async () => {
  const github = await startGitHub();
  const both = policy(`${FILE}baseline: { workflows: [${FOUR}] }\n`);
  const base = github.commit({
    files: { ...shardedTrips(), ...both, [COMMENT]: documented("docs/action.md", "comment.yml@v1") },
  });
  const push = await play(pushed(github));
  expect(push.jobs.map(({ name, result }) => `${name} ${result}`)).toEqual([
    "record success",
    "rungate / plan success",
    ...[1, 2, 3, 4].map((shard) => `rungate / shard (${shard}) success`),
    "rungate / gate success",
  ]);
  expect(jobOf(push, "rungate / shard (1)").summary).toContain("Only the job that merges all shares gives");
  expect(push.artifacts.names()).toEqual(["recordings", PAGE, REPORT, ...[1, 2, 3, 4].map(partOf)]);

  const pull = propose(github, "feature", agentTrips({ wrong: [7] }));
  const four = await play(pullRequested(github, pull));
  const comment = pull.comments[0]?.body ?? "";
  expect(firstLine(comment)).toMatch(/^❌ Fail · Regression \(snapshots\): trip-7 passed/);
  expect(reportIn(four).baseline).toMatchObject({ commit: base.sha, runId: push.run.id });
  const playedRun = await play(pullRequested(github, pull), { path: ONE });
  expect(playedRun.jobs.map(({ name, result }) => `${name} ${result}`)).toEqual([
    "record success",
    "rungate / gate failure",
  ]);
  for (const name of [PAGE, REPORT]) expect(four.artifacts.text(name)).toBe(playedRun.artifacts.text(name));

  merge(github, pull);
  const next = await play(pushed(github));
  expect(next.run.conclusion).toBe("success");
  expect(reportIn(next).baseline).toMatchObject({ commit: base.sha, runId: push.run.id });

  const fork = proposeFrom(github, github.fork("mallory"), agentTrips({ wrong: [7, 8] }));
  const { run } = await play(pullRequested(github, fork));
  expect(fork.comments).toEqual([]);
  await play(runEnded(github, run), { path: COMMENT });
  expect(firstLine(fork.comments[0]?.body ?? "")).toMatch(
    /^🟡 Inconclusive, .*reported by the fork of mallory · Looks worse: .* worst case trip-8: /,
  );
});

test("a shard that fails, is cancelled, is missing, there twice or of something else makes the gate red by name", async () => {
  const github = await startGitHub();
  github.commit({ files: shardedTrips() });
  const pull = propose(github, "feature", { "agent.py": "v2" });
  const lines = (played: PlayedRun) => {
    expect(jobOf(played, GATE)).toMatchObject({
      result: "failure",
      outputs: { verdict: "fail", report: "", html: "" },
    });
    for (const name of [PAGE, REPORT]) expect(played.artifacts.names()).not.toContain(name);
    return jobOf(played, GATE).annotations.map(({ message }) => message);
  };
  const missing = expect.stringMatching(/^shard 3\/4 is missing/);

  const failed = await play(pullRequested(github, pull), { fails: [THIRD] });
  expect(lines(failed)).toEqual([missing, expect.stringContaining("ended as failure")]);
  expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^❌ Fail · Shards: shard 3\/4 is missing/);

  const cancelled = await replay(failed, "failed", { cancels: [THIRD] });
  expect(lines(cancelled)).toEqual([missing, expect.stringContaining("ended as cancelled")]);

  let part = "";
  const gone = await replay(cancelled, "failed", {
    before: {
      [GATE]: (artifacts) => {
        part = artifacts.text(partOf(3));
        artifacts.remove(partOf(3));
      },
    },
  });
  expect(lines(gone)).toEqual([missing]);

  // The third shard's job has succeeded now: only the gate is played again.
  const withPart = (from: PlayedRun, change: (second: string) => string) =>
    replay(from, "failed", {
      before: { [GATE]: (artifacts) => artifacts.replace(partOf(3), change(artifacts.text(partOf(2)))) },
    });
  const twice = await withPart(gone, (second) => second);
  expect(lines(twice)).toEqual([expect.stringMatching(/^shard 2\/4 is there twice/), missing]);

  const foreign = await withPart(twice, () => part.replaceAll(pull.mergeSha, "f".repeat(40)));
  expect(lines(foreign)[0]).toMatch(/shard 3\/4 is not what its job wrote/);

  const whole = await withPart(foreign, () => part);
  expect(jobOf(whole, GATE)).toMatchObject({ result: "success", outputs: { verdict: "inconclusive" } });
  expect(topOf(pull.comments[0]?.body ?? "")).toMatch(/^🟡 Inconclusive, .* attempt 6 · No baseline: /);
  expect(whole.run.conclusion).toBe("success");
});

test("where GitHub does not answer, that is said first, and no shard scores by a policy that it does not know", async () => {
  const github = await startGitHub();
  const files = shardedTrips();
  const two = String(files[FOUR]).replace("shards: 4", "shards: 2");
  github.commit({ files: { ...files, [FOUR]: two, ...policy(`${FILE}passMarks: { f1: 0.5 }\n`) } });
  await play(pushed(github));
  const pull = propose(github, "feature", { "agent.py": "v2" });
  const unanswered = () =>
    github.fail({ status: 404, body: { message: "Not Found" } }, { operation: "repos/get-commit" });

  const blindGate = await play(pullRequested(github, pull), { before: { [GATE]: unanswered } });
  expect(jobOf(blindGate, GATE).annotations[0]?.message).toMatch(/^the base branch cannot be looked at: /);

  const blindShard = await play(pullRequested(github, pull), {
    before: { "rungate / shard (2)": unanswered },
  });
  expect(jobOf(blindShard, "rungate / shard (2)").annotations[0]?.message).toMatch(
    /^the base branch cannot be looked at: /,
  );
  expect(jobOf(blindShard, GATE).annotations[0]?.message).toMatch(/^shard 2\/2 is missing/);
});

test("a number of shards that cannot be is red, and says whose log has the reason", async () => {
  const github = await startGitHub();
  const files = shardedTrips();
  github.commit({ files: { ...files, [FOUR]: String(files[FOUR]).replace("shards: 4", "shards: 21") } });
  const played = await play(pushed(github));
  expect(jobOf(played, "rungate / plan").log).toContain("shards is 21: use a whole number from 1 to 20");
  expect(jobOf(played, GATE).result).toBe("failure");
  expect(jobOf(played, GATE).annotations[0]?.message).toMatch(
    /^job plan ended as failure, shard ended as skipped, .* its log says why$/,
  );
});

test("a short secret that is part of a shard's digest is named as the cause: GitHub drops that output each time", async () => {
  const github = await startGitHub();
  const files = shardedTrips();
  const secrets = `secrets: { judge-api-key: "${expression("secrets.KEY")}" }`;
  const keyed = String(files[FOUR])
    .replace("shards: 4", "shards: 2")
    .replace(/^( +)with:(?=\s+shards:)/m, `$1${secrets}\n$&`);
  github.commit({ files: { ...files, [FOUR]: keyed } });
  expect(jobOf(await play(pushed(github)), GATE).result).toBe("success");
  const dropped = await play(pushed(github), { secrets: { KEY: "5" } });
  expect(jobOf(dropped, "rungate / shard (2)").outputs["digest-2"]).toBe("");
  expect(jobOf(dropped, GATE)).toMatchObject({ result: "failure", outputs: { verdict: "fail" } });
  expect(jobOf(dropped, GATE).annotations.at(-1)?.message).toMatch(
    /^shard 2\/2 is not known .* "Skip output", a secret of few characters is in the digest, and GitHub drops it: use a longer secret/,
  );
});

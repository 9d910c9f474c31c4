import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pullRequested, pushed } from "../e2e/play/trigger.ts";
import { jobOf, type PlayedRun, play } from "../e2e/player.ts";
import { firstLine } from "../e2e/reading.ts";
import { root } from "../e2e/runner.ts";
import { merge, propose } from "../e2e/workflow.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { workspace } from "../workspace.ts";
import { Watch } from "./watch.ts";

/** The README's words to a newcomer, one after the other, up to the comments on the first two pull requests. */
test("from a clone to the first comment", async () => {
  const watch = new Watch();
  const clone = join(workspace(), "rungate");
  const agent = workspace({ "package.json": { name: "travel-desk", private: true } }, "travel desk");
  const shell = (command: string, cwd = agent) =>
    spawnSync("bash", ["-euo", "pipefail", "-c", command], { cwd, encoding: "utf8" });

  watch.time("git clone", () =>
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone]),
  );
  const first = watch.time("the README's first command", () => shell(firstCommand(clone), clone));
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(firstLine(first.stdout)).toContain('book_flight date: expected "2026-06-12", got "2026-06-05"');

  const tarball = join(clone, "rungate.tgz");
  watch.time("the package of a release", () =>
    execFileSync(process.execPath, ["scripts/pack.ts", tarball], { cwd: clone }),
  );
  cpSync(join(clone, "examples/runs/openai"), join(agent, "evals/runs"), { recursive: true });
  expect(shell("git init --quiet --initial-branch main && git add evals package.json")).toMatchObject({
    status: 0,
  });
  const install = `npm install --save-dev --offline --no-audit --no-fund '${tarball}'`;
  expect(watch.time("npm install --save-dev", () => shell(install))).toMatchObject({ status: 0 });
  expect(Object.keys(JSON.parse(readFileSync(join(agent, "package-lock.json"), "utf8")).packages)).toEqual([
    "",
    "node_modules/rungate",
  ]);

  const init = watch.time("npx rungate init", () => shell("npx rungate init"));
  expect(init).toMatchObject({ status: 0, stderr: "" });
  const [command = ""] = /^ *rungate gate .*$/m.exec(init.stdout) ?? [];
  const gate = watch.time("the gate command that init prints", () => shell(`npx ${command.trim()}`));
  expect(gate).toMatchObject({ status: 0, stdout: expect.stringMatching(/^✔ Pass/) });
  const doctor = watch.time("npx rungate doctor", () => shell("npx rungate doctor"));
  expect(doctor.status).toBe(0);

  const github = await startGitHub();
  github.commit({ files: { "agent.py": "v1" } });
  const adoption = propose(github, "adopt-rungate", filesIn(agent));
  const welcome = await watch.timed("the first pull request", () => play(pullRequested(github, adoption)));
  expect(gateOf(welcome)).toMatchObject({ result: "success" });
  expect(firstLine(adoption.comments[0]?.body ?? "")).toMatch(/^✅ Pass/);
  watch.stop();

  merge(github, adoption);
  await watch.timed("the push that leaves a baseline", () => play(pushed(github)));
  const worse = propose(github, "worse", {
    "evals/runs/small-talk.1.json": withCall(agent),
    "evals/runs/small-talk.2.json": withCall(agent),
    "evals/runs/small-talk.3.json": withCall(agent),
  });
  const red = await watch.timed("a pull request that makes the agent worse", () =>
    play(pullRequested(github, worse)),
  );
  expect(gateOf(red)).toMatchObject({ result: "failure" });
  expect(firstLine(worse.comments[0]?.body ?? "")).toMatch(
    /^❌ Fail · Regression \(snapshots\): small-talk passed/,
  );
  console.log(watch.table);
});

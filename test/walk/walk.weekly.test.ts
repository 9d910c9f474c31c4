import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pullRequested, pushed } from "../e2e/play/trigger.ts";
import { jobOf, type PlayedRun, play } from "../e2e/player.ts";
import { firstLine, headlineOf } from "../e2e/reading.ts";
import { root } from "../e2e/runner.ts";
import { merge, propose } from "../e2e/workflow.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { workspace } from "../workspace.ts";
import { Watch } from "./watch.ts";

const AGENT = { "package.json": { name: "travel-desk", private: true } };

/** The README's steps for a newcomer, up to the first comments. Prints the time of each step without limits. */
test("from a clone to the first comment", async () => {
  const watch = new Watch();
  const clone = join(workspace(), "rungate");
  watch.time("git clone", () => git(root, "clone", "--quiet", "--no-local", "--depth", "1", root, clone));
  const first = watch.time("the README's first command", () => shell(clone, firstCommand(clone)));
  expect(readme(clone)).toContain(first.slice(0, first.indexOf("\n\n")));
  expect(first).toContain('book_flight date: expected "2026-06-12", got "2026-06-05"');

  const agent = workspace(AGENT, "travel desk");
  cpSync(join(clone, "examples/runs/openai"), join(agent, "evals/runs"), { recursive: true });
  git(agent, "init", "--quiet", "--initial-branch", "main");
  git(agent, "add", "evals");
  // A release has the package; here it is made of the clone.
  shell(clone, "npm pack --silent && mv rungate-*.tgz rungate.tgz");
  const install = `npm install --save-dev --offline --no-audit --no-fund '${clone}/rungate.tgz'`;
  watch.time("npm install --save-dev …/rungate.tgz", () => shell(agent, install));
  expect(packagesIn(agent)).toEqual(["", "node_modules/rungate"]);

  const output = watch.time("npx rungate init", () => shell(agent, "npx rungate init"));
  expect(output).toContain("wrote evals/expectations.yml: 4 cases; the runs reach a pass rate of 75.0%");
  const [gate = ""] = /^ *(?:npx )?rungate gate.*$/m.exec(output) ?? [];
  const judged = watch.time("the gate command that init prints", () => shell(agent, `${gate} 2>/dev/null`));
  expect(firstLine(judged)).toBe("○ rungate: nothing to compare with, 3 of 4 cases do not pass every run");
  const checked = watch.time("npx rungate doctor", () => shell(agent, "npx rungate doctor"));
  expect(checked).toContain("No check fails");

  const github = await startGitHub();
  github.commit({ files: { "agent.py": "v1" } });
  const adoption = propose(github, "adopt-rungate", committed(agent));
  const welcome = await watch.timed("the first pull request", () => play(pullRequested(github, adoption)));
  expect(gateOf(welcome)).toBe("success");
  expect(headlineOf(adoption.comments[0]?.body ?? "")).toContain("3 of 4 cases do not pass every run");
  watch.total("from the clone to the first comment");

  merge(github, adoption);
  await watch.timed("the push that leaves the baseline", () => play(pushed(github)));
  const worse = propose(github, "cheaper-model", chatty(agent));
  const red = await watch.timed("a pull request that makes a case worse", () =>
    play(pullRequested(github, worse)),
  );
  expect(gateOf(red)).toBe("failure");
  expect(headlineOf(worse.comments[0]?.body ?? "")).toMatch(/^❌ rungate: 1 case got worse: small-talk/);
  expect(worse.comments[0]?.body).toContain("small-talk passed on every base recording and fails now");
  console.log(watch.table);
});

/** The steps in docs/record.md for an agent without recordings, up to the comment on a worse one. Its model follows a script. */
test("from an agent without recordings to the first comment", async () => {
  const watch = new Watch();
  const model = join(root, "examples/agents/model.mjs");
  const upstream = workspace({ ...AGENT, "agent.py": "", "evals/cases.yml": "" }, "agent upstream");
  cpSync(join(root, "examples/agents/agent.py"), join(upstream, "agent.py"));
  cpSync(join(root, "examples/agents/cases.yml"), join(upstream, "evals/cases.yml"));
  git(upstream, "init", "--quiet", "--initial-branch", "main");
  git(upstream, "add", "--all");
  git(
    upstream,
    "-c",
    "user.name=a",
    "-c",
    "user.email=a@example.com",
    "commit",
    "--quiet",
    "--message",
    "An agent",
  );
  const agent = join(workspace(), "agent");
  watch.time("git clone", () => git(upstream, "clone", "--quiet", "--no-local", upstream, agent));
  const packed = workspace();
  const package_ = join(packed, "rungate.tgz");
  shell(
    root,
    `npm pack --silent --pack-destination '${packed}' && mv '${packed}'/rungate-*.tgz '${package_}'`,
  );
  watch.time("npm install --save-dev …/rungate.tgz", () =>
    shell(agent, `npm install --save-dev --offline --no-audit --no-fund '${package_}'`),
  );
  const record = "npx rungate record --cases evals/cases.yml -- python3 agent.py";
  const recording = (date: string) => withModel(model, date, record);

  const recorded = watch.time(record, () => shell(agent, recording("2026-06-12")));
  expect(recorded).toContain("Recorded 9 runs of 3 cases in evals/runs: 9 from model requests");
  expect(recorded).toContain("Next: npx rungate init");
  expect(watch.time("npx rungate init", () => shell(agent, "npx rungate init"))).toContain(
    "wrote evals/expectations.yml: 3 cases; the runs reach a pass rate of 100%",
  );
  // Standard error says that the base has no suite yet.
  const judged = watch.time("npx rungate gate", () => shell(agent, "npx rungate gate 2>/dev/null"));
  expect(firstLine(judged)).toBe("○ rungate: nothing to compare with, 3 cases pass");

  const github = await startGitHub();
  github.commit({ files: { "agent.py": "v1" } });
  const adoption = propose(github, "adopt-rungate", committed(agent));
  const welcome = await watch.timed("the first pull request", () => play(pullRequested(github, adoption)));
  expect(gateOf(welcome)).toBe("success");
  expect(headlineOf(adoption.comments[0]?.body ?? "")).toContain("3 cases pass");
  watch.total("from the clone to the first comment");

  merge(github, adoption);
  await watch.timed("the push that leaves the baseline", () => play(pushed(github)));
  watch.time(`${record}, of a worse agent`, () => shell(agent, recording("2026-06-05")));
  const worse = propose(github, "other-day", committed(agent));
  const red = await watch.timed("its pull request", () => play(pullRequested(github, worse)));
  expect(gateOf(red)).toBe("failure");
  expect(headlineOf(worse.comments[0]?.body ?? "")).toMatch(/^❌ rungate: 1 case got worse: book-flight/);
  expect(worse.comments[0]?.body).toContain('date: expected "2026-06-12", got "2026-06-05"');
  console.log(watch.table);
});

function withModel(model: string, date: string, command: string): string {
  return `
    coproc MODEL { PORT=0 DATE=${date} exec node '${model}' 2>/dev/null; }
    trap 'kill $MODEL_PID' EXIT
    read -r line <&"\${MODEL[0]}"
    export OPENAI_BASE_URL="$(grep -o 'http://[^ ]*' <<<"$line")" OPENAI_API_KEY=none
    ${command}`;
}

function firstCommand(clone: string): string {
  const [command = ""] = /^node dist\/index\.js gate (?:.*\\\n)*.*$/m.exec(readme(clone)) ?? [];
  return command;
}

function readme(clone: string): string {
  return readFileSync(join(clone, "README.md"), "utf8");
}

/** Runs commands in a shell and returns their output. Throws when one fails or writes to stderr. */
function shell(cwd: string, commands: string): string {
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", commands], {
    cwd,
    encoding: "utf8",
    // npm's opinion on this machine's settings is irrelevant.
    env: { ...process.env, npm_config_loglevel: "error", NO_COLOR: "1" },
  });
  expect({ commands, status, stderr }).toEqual({ commands, status: 0, stderr: "" });
  return stdout;
}

function git(cwd: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd, encoding: "utf8" });
}

function packagesIn(folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  return Object.keys(packages);
}

function committed(folder: string): Record<string, string> {
  git(folder, "add", "--all", "--", ".", ":!node_modules");
  const paths = git(folder, "ls-files", "-z").split("\0").filter(Boolean);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The recordings of a case without calls, with the calls of another case. */
function chatty(folder: string): Record<string, string> {
  const paths = [1, 2, 3].map((trial) => `evals/runs/small-talk.${trial}.json`);
  const recorded = (path: string) =>
    readFileSync(join(folder, path.replace("small-talk", "add-baggage")), "utf8");
  return Object.fromEntries(paths.map((path) => [path, recorded(path)]));
}

function gateOf(run: PlayedRun): string {
  return jobOf(run, "rungate / gate").result;
}

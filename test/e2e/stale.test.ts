import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { booking, model } from "../setup/record/model.ts";
import { AGENT, PER_CASE, project, record } from "../setup/record/project.ts";
import { rungate } from "./command-line.ts";

const config = (stale = "") =>
  `runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\nagent: [agent.mjs, prompts/**]\nrecord: npx rungate record --cases -- node agent.mjs\n${stale}`;
const FAIL = "gate: { stale: fail }\n";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: root });

async function recorded(stale = FAIL, files: Record<string, string> = {}) {
  const root = project({
    ".github/rungate.yml": config(stale),
    "prompts/system.md": "Book flights.\n",
    "prompts/node_modules/x/index.js": "1\n",
    ...files,
  });
  git(root, "init", "-qb", "main");
  const { status, stderr } = await record(root, await model(booking), [
    ...PER_CASE,
    "--trials",
    "2",
    ...AGENT,
  ]);
  expect([status, stderr]).toEqual([0, ""]);
  git(root, "add", "-A");
  git(root, "commit", "-qm", "Record the agent");
  return root;
}

const gate = async (root: string) => {
  const { stdout, status } = await rungate(root, ["gate", "--base", "main"]);
  return { status, lines: stdout.split("\n").slice(0, 3).join("\n") };
};
const sessionsFile = (root: string) => join(root, "evals/runs/recorded.json");

describe("recordings of another agent", () => {
  test("pass where the agent is the one that was recorded, with recorded.json among them", async () => {
    const root = await recorded();
    expect(existsSync(sessionsFile(root))).toBe(true);
    const { status } = await gate(root);
    expect(status).toBe(0);
  });

  test.each([
    ["agent.mjs changed", "agent.mjs"],
    ["prompts/system.md changed", "prompts/system.md"],
  ])("fail the gate, whose first line says %s", async (reason, file) => {
    const root = await recorded();
    appendFileSync(join(root, file), "\n");
    const { status, lines } = await gate(root);
    expect(lines).toContain(`not recorded again: ${reason}`);
    expect(status).toBe(1);
  });

  test("are inconclusive by default, and pass where the policy says so", async () => {
    const root = await recorded("");
    appendFileSync(join(root, "agent.mjs"), "\n");
    expect((await gate(root)).status).toBe(0);
    expect((await gate(root)).lines).toContain("not recorded again: agent.mjs changed");
  });

  test("pass again once they are recorded again", async () => {
    const root = await recorded();
    appendFileSync(join(root, "agent.mjs"), "\n");
    await record(root, await model(booking), [...PER_CASE, "--trials", "2", ...AGENT]);
    expect((await gate(root)).status).toBe(0);
  });

  test("fail where one case alone was recorded again", async () => {
    const root = await recorded();
    appendFileSync(join(root, "agent.mjs"), "\n");
    await record(root, await model(booking), [...PER_CASE, "--trials", "2", "--case", "porto", ...AGENT]);
    expect((await gate(root)).lines).toContain("not recorded again: agent.mjs changed");
  });

  test("a new file of the agent counts, and one in a folder of packages does not", async () => {
    const root = await recorded();
    writeFileSync(join(root, "prompts/node_modules/x/index.js"), "2\n");
    expect((await gate(root)).status).toBe(0);
    writeFileSync(join(root, "prompts/more.md"), "Be brief.\n");
    expect((await gate(root)).lines).toContain("prompts/more.md changed");
  });

  test("line ends do not count", async () => {
    const root = await recorded();
    const file = join(root, "agent.mjs");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    expect((await gate(root)).status).toBe(0);
  });

  test.each<[string, (root: string) => void]>([
    ["evals/runs/recorded.json is missing", (root) => rmSync(sessionsFile(root))],
    [
      "is not as rungate record wrote it",
      (root) => writeFileSync(sessionsFile(root), '{"version":1,"sessions":[{}]}'),
    ],
    [
      "is of a newer rungate (version 2)",
      (root) => writeFileSync(sessionsFile(root), '{"version":2,"sessions":[]}'),
    ],
    [
      "does not name lisbon.1.json",
      (root) => {
        const text = readFileSync(sessionsFile(root), "utf8");
        writeFileSync(sessionsFile(root), text.replace(/"lisbon\.1\.json",\s*/, ""));
      },
    ],
  ])("says: recorded.json %s", async (reason, damage) => {
    const root = await recorded();
    damage(root);
    const { status, lines } = await gate(root);
    expect(lines).toContain(reason);
    expect(status).toBe(1);
  });

  test("a pull request that names fewer files is judged by the base's globs", async () => {
    const root = await recorded();
    git(root, "checkout", "-qb", "topic");
    writeFileSync(
      join(root, ".github/rungate.yml"),
      config(FAIL).replace("agent: [agent.mjs, prompts/**]", "agent: agent.mjs"),
    );
    appendFileSync(join(root, "prompts/system.md"), "\n");
    const { status, lines } = await gate(root);
    expect(lines).toContain("not recorded again: prompts/system.md changed");
    expect(status).toBe(1);
  });

  test("a glob that matches nothing stops record before it starts the agent", async () => {
    const root = project({ ".github/rungate.yml": config().replace("prompts/**", "prompt/**") });
    const { status, stderr } = await record(root, await model(booking), [...PER_CASE, ...AGENT]);
    expect(stderr).toContain('agent: of .github/rungate.yml: no file matched "prompt/**"');
    expect(status).toBe(2);
  });
});

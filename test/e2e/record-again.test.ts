import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agent, booking, breakDate, model } from "../setup/record/model.ts";
import { AGENT, PER_CASE, project, record, runsIn } from "../setup/record/project.ts";
import { rungate } from "./command-line.ts";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
  });
const commit = (root: string) => {
  git(root, "add", "-A");
  git(root, "commit", "-qm", "Record the agent");
};
const changed = (root: string) => git(root, "diff", "--name-only").trim().split("\n");
const recordedIn = (root: string) => JSON.parse(readFileSync(join(root, "evals/runs/recorded.json"), "utf8"));
const describedTools = agent.replace(
  '{ name: "book",',
  `{ name: "book", description: "${"Books a flight. ".repeat(20)}",`,
);

async function recordedOnMain() {
  const root = project({ "agent.mjs": describedTools });
  const provider = await model(booking);
  const again = () => record(root, provider, [...PER_CASE, "--trials", "2", ...AGENT]);
  git(root, "init", "-qb", "main");
  expect((await again()).status).toBe(0);
  commit(root);
  return { root, again };
}

async function reported(root: string, args: readonly string[] = ["gate", "--no-base"]) {
  const { stdout } = await rungate(root, [...args, "--json"]);
  const report = JSON.parse(stdout);
  return report.cases.flatMap(
    ({ trials }: { trials: { file: string; hash: string; duration: number }[] }) => trials,
  );
}

describe("an agent that is recorded again", () => {
  test("ten times without a change leaves every recording as it is, and each of its runs counts", async () => {
    const { root, again } = await recordedOnMain();
    const identities = new Set<string>();
    const count = async () => {
      for (const { hash } of await reported(root)) identities.add(hash);
      return identities.size;
    };
    expect(await count()).toBe(4);
    for (let session = 1; session <= 10; session += 1) {
      const { stdout } = await again();
      expect(stdout).toContain("4 of 4 did the same as before: their files did not change");
      expect(changed(root)).toEqual(["evals/runs/recorded.json"]);
      expect(await count()).toBe(4 + 4 * session);
    }
    const { sessions } = recordedIn(root);
    expect(sessions).toHaveLength(1);
    commit(root);
    // The commit before has equal bytes from another session.
    const { stdout } = await rungate(root, ["gate", "--base", "HEAD~1"]);
    expect(stdout).toMatch(/^✔ rungate: no case got worse\n/);
  }, 240_000);

  test("writes the recordings whose runs did something else, and those alone", async () => {
    const { root, again } = await recordedOnMain();
    writeFileSync(
      join(root, "agent.mjs"),
      describedTools.replace(
        "RUNGATE_INPUT === undefined",
        "RUNGATE_INPUT === undefined || process.env.RUNGATE_CASE === 'porto'",
      ),
    );
    await again();
    expect(changed(root)).toEqual([
      "agent.mjs",
      "evals/runs/porto.1.json",
      "evals/runs/porto.2.json",
      "evals/runs/recorded.json",
    ]);
    git(root, "checkout", "-q", ".");
    breakDate("2027-01-01");
    await again();
    expect(changed(root)).toHaveLength(5);
    const { stdout, status } = await rungate(root, ["gate", "--base", "main"]);
    expect([status, stdout]).toEqual([1, expect.stringContaining("lisbon")]);
  });

  test("takes as long as it took this time, and not as long as the run whose bytes stay", async () => {
    const { root } = await recordedOnMain();
    const [before] = await reported(root);
    const slow = await model(async (body, response) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      booking(body, response);
    });
    await record(root, slow, [...PER_CASE, "--trials", "2", ...AGENT]);
    expect(changed(root)).toEqual(["evals/runs/recorded.json"]);
    const [after] = await reported(root);
    expect(after.file).toBe(before.file);
    expect(after.duration).toBeGreaterThanOrEqual(800);
    expect(after.duration).toBeGreaterThan(before.duration);
  });

  test("by another model is written again", async () => {
    const { root, again } = await recordedOnMain();
    writeFileSync(join(root, "agent.mjs"), describedTools.replace('model: "gpt-5"', 'model: "gpt-6"'));
    await again();
    expect(changed(root)).toHaveLength(6);
  });

  test("stores its tools once a folder, and no recording is read without them", async () => {
    const { root } = await recordedOnMain();
    const texts = runsIn(root).map((file) => readFileSync(join(root, "evals/runs", file), "utf8"));
    expect(texts.filter((text) => text.includes("Books a flight"))).toEqual([]);
    expect(Object.keys(recordedIn(root).tools)).toHaveLength(1);
    expect((await rungate(root, ["gate", "--no-base"])).status).toBe(0);

    const file = join(root, "evals/runs/recorded.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("Books a flight", "Books a hotel"));
    const edited = await rungate(root, ["gate", "--no-base"]);
    expect([edited.status, edited.stdout]).toEqual([
      1,
      expect.stringContaining("its tools in recorded.json were edited: record again"),
    ]);
    rmSync(file);
    const missing = await rungate(root, ["gate", "--no-base"]);
    expect([missing.status, missing.stdout]).toEqual([
      1,
      expect.stringContaining("its tools are in recorded.json, which does not have them"),
    ]);
  });

  test("starts no agent where recorded.json cannot be used, so that no recording loses its tools", async () => {
    const { root, again } = await recordedOnMain();
    const file = join(root, "evals/runs/recorded.json");
    const conflict = `<<<<<<< HEAD\n${readFileSync(file, "utf8")}`;
    writeFileSync(file, conflict);
    expect(await again()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("restore it with git, or delete it and record every case again"),
    });
    expect(readFileSync(file, "utf8")).toBe(conflict);
  });
});

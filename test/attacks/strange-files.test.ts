import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { terminalVerdict } from "../e2e/reading.ts";
import { gateAtTerminal } from "./terminal.ts";
import { gate, openPull, recordBase, recording, startRepository } from "./trips.ts";

const SECRET = "c0ffee-secret-of-the-runner";
const secret = recording(SECRET, SECRET);

async function gatePrepared(prepare: (folder: string) => void, inputs: Record<string, string> = {}) {
  const { github, base } = await startRepository();
  recordBase(github, base);
  const done = await gate(github, openPull(github, {}), {
    prepare,
    with: inputs,
    env: { RUNNER_DEBUG: "1" },
  });
  const report = JSON.stringify(done.report ?? "");
  expect(`${done.printed}${done.summary}${JSON.stringify(done.outputs)}${report}`).not.toContain(SECRET);
  return done;
}

describe("what is no file is no recording, and keeps nobody waiting:", () => {
  const rows: [what: string, make: (path: string) => void, words: string][] = [
    ["a FIFO that nobody writes to", (path) => execFileSync("mkfifo", [path]), "is not a regular file"],
    [
      "a socket that nobody answers at",
      (path) => {
        const server = createServer().listen(path);
        onTestFinished(() => void server.close());
      },
      "is not a regular file",
    ],
    ["a folder with the name of a recording", (path) => mkdirSync(path), "is a folder, not a recording"],
    ["a link to itself", (path) => symlinkSync("strange.json", path), "is a link to nothing"],
    ["a link to nothing", (path) => symlinkSync("nothing.json", path), "is a link to nothing"],
    [
      "a link to a device that never ends",
      (path) => symlinkSync("/dev/zero", path),
      "leads outside the workspace",
    ],
    [
      "a link to what the process waits for",
      (path) => symlinkSync("/dev/stdin", path),
      "is a link to nothing",
    ],
    [
      "a link to the process's environment",
      (path) => symlinkSync("/proc/self/environ", path),
      "outside the workspace",
    ],
    [
      "two links that lead to each other",
      (path) => {
        symlinkSync("strange.json", join(path, "../other"));
        symlinkSync("other", path);
      },
      "is a link to nothing",
    ],
  ];

  test("the process's environment, which a link leads to, is not read at a terminal either", async () => {
    const prepare = (folder: string) => symlinkSync("/proc/self/environ", join(folder, "runs/strange.json"));
    const { status, output, report } = await gateAtTerminal({}, { prepare });
    expect(report?.problems).toContainEqual(
      expect.objectContaining({
        file: "runs/strange.json",
        message: expect.stringContaining("leads into /proc, where the system keeps what it knows"),
      }),
    );
    expect(output).not.toContain("PATH=");
    expect(status).toBe(1);
  });

  test.each(rows)("%s", async (_what, make, words) => {
    const done = await gatePrepared((folder) => make(join(folder, "runs/strange.json")));
    expect(done.headline).toContain("❌ Fail · Integrity");
    expect(done.report?.problems).toContainEqual(
      expect.objectContaining({ file: "runs/strange.json", message: expect.stringContaining(words) }),
    );
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(done.report?.totals.runs).toBe(12);
  });

  test.skipIf(!canMakeDevices())("a device of its own", async () => {
    const done = await gatePrepared(
      (folder) => void execFileSync("mknod", [join(folder, "runs/strange.json"), "c", "1", "5"]),
    );
    expect(done.report?.problems[0]).toMatchObject({
      message: "is not a regular file: copy what it holds into one",
    });
    expect(done.exitCode).toBe(1);
  });

  test.each([
    ["expectations", "expectations.yml", {}],
    ["a policy", ".github/rungate.yml", { policy: ".github/rungate.yml" }],
  ])("%s that are a FIFO, which stop the gate before anything is scored", async (_what, file, content) => {
    const done = await gatePrepared((folder) => {
      rmSync(join(folder, file), { force: true });
      execFileSync("mkfifo", [join(folder, file)]);
    }, content);
    expect(done).toMatchObject({ exitCode: 2, report: undefined, outputs: { verdict: "fail" } });
    expect(done.summary).toContain("is not a regular file");
  });
});

describe("folders that lead to each other end somewhere:", () => {
  test("each recording in them counts once", async () => {
    const done = await gatePrepared(
      (folder) => {
        symlinkSync("..", join(folder, "runs/up"));
        symlinkSync(".", join(folder, "runs/here"));
      },
      { runs: "runs/**/*.json" },
    );
    expect(done.report?.cases).toHaveLength(12);
    expect(done.report?.totals.runs).toBe(12);
  });
});

describe("a pattern that leads out of the workspace finds nothing there:", () => {
  const outside = (folder: string) => writeFileSync(join(folder, "../secret.json"), secret);

  test.each([
    "../secret.json",
    "runs/../../secret.json",
    "x/../../*.json",
    "**/../../*.json",
    "/**/secret.json",
  ])("%s is refused", async (runs) => {
    const done = await gatePrepared(outside, { runs });
    expect(done).toMatchObject({ exitCode: 2, report: undefined, outputs: { verdict: "fail" } });
    expect(done.summary).toContain("relative to the workspace");
  });

  test.each([
    "{..,runs}/*.json",
    "@(..)/secret.json",
    "[.][.]/*.json",
    ".?/secret.json",
    "+(.)/*.json",
    "..\\secret.json",
    "~/*.json",
  ])("%s, which says so in another way", async (runs) => {
    const done = await gatePrepared(outside, { runs });
    const read = done.report?.cases.flatMap(({ trials }) => trials.map(({ file }) => file)) ?? [];
    expect(read.filter((file) => !file.startsWith("runs/"))).toEqual([]);
  });
});

describe("a folder of very many files", () => {
  const MANY = 5_000;
  const fill = (folder: string, nameOf: (at: number) => string, text: string) => {
    mkdirSync(join(folder, "many"));
    for (let at = 0; at < MANY; at++) writeFileSync(join(folder, "many", nameOf(at)), text);
  };

  test("none of which is a recording is walked through", async () => {
    const prepare = (folder: string) => fill(folder, (at) => `${at}.txt`, "");
    const { status, output } = await gateAtTerminal({}, { args: ["--runs", "many/*.json"], prepare });
    expect(output).toContain('no file matched "many/*.json"');
    expect(status).toBe(1);
  });

  test("all of which are broken is told in a bounded number of lines, with their count", async () => {
    const prepare = (folder: string) => fill(folder, (at) => `${at}.json`, "{");
    const { status, stdout, output, report } = await gateAtTerminal(
      {},
      { args: ["--runs", "many/*.json"], prepare },
    );
    expect(terminalVerdict(stdout)).toMatch(/^✘ Fail · Integrity: many\/0\.json.*4,?999 more/);
    expect(report?.problemCounts.errors).toBe(MANY);
    expect(report?.problems).toHaveLength(limits.shownProblems);
    expect(output.split("\n").length).toBeLessThan(2 * limits.shownProblems);
    expect(status).toBe(1);
  });
});

function canMakeDevices(): boolean {
  if (process.getuid?.() !== 0) return false;
  const path = `/tmp/rungate-device-${process.pid}`;
  const made = spawnSync("mknod", [path, "c", "1", "5"]).status === 0;
  rmSync(path, { force: true });
  return made;
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { expectations, gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import { chatFiles, tripChatExpectations, tripChats } from "../e2e/chats.ts";
import { rungate } from "../e2e/command-line.ts";
import { JUDGE_KEY, judge, judgeArguments } from "../e2e/judges.ts";
import { workspace, write } from "../workspace.ts";
import { FULL, fillDisk, noFileLongerThan, smallDisk } from "./full-disk.ts";
import { preloadFiles } from "./preload.ts";

// Every test row needs one or more separate processes.
vi.setConfig({ testTimeout: 180_000 });

const WRITTEN = ["html", "json", "xml"].map((ending) => `rungate-report.default.${ending}`);
const [PAGE, REPORT, JUNIT] = WRITTEN;

type Options = Parameters<typeof gate>[2];

async function act({ worse = false, ...options }: Options & { worse?: boolean } = {}) {
  const { github, base } = await startRepository();
  recordBase(github, base, { with: { comment: "auto" } });
  const pull = openPull(github, worse ? recordings(["trip-3"]) : {});
  const done = await gate(github, pull, { ...options, with: { comment: "auto", ...options.with } });
  const lines = pull.comments.map(({ body }) => body.split("\n")[1]);
  return { ...done, lines, left: readdirSync(done.workspace).filter((name) => name.startsWith("rungate-")) };
}

describe.each([
  ["a passing", "✅ rungate: no recording changed", { worse: false, verdict: "pass" }],
  ["a failing", "❌ rungate: 1 case got worse: trip-3", { worse: true, verdict: "fail" }],
])("%s gate whose disk gets full in the middle of the report", (_what, headline, { worse, verdict }) => {
  /** There is still room for the smallest file. */
  const unwritten = (code: string) => ({
    exitCode: 1,
    outputs: { verdict, report: "", html: "", junit: expect.stringMatching(`/${JUNIT}$`) },
    headline: expect.stringMatching(worse ? /❌ Fail/ : /✅ Pass/),
    lines: [expect.stringContaining(headline)],
    annotations: expect.arrayContaining([
      expect.objectContaining({
        level: "error",
        message: expect.stringMatching(`^the report cannot be written, .*: ${code}`),
      }),
    ]),
    left: [JUNIT],
  });

  test("has none, not even one of the pull request's own, is red, and says everything else", async () => {
    const prepare = (folder: string) => {
      for (const name of WRITTEN) writeFileSync(join(folder, name), "of the pull request");
    };
    expect(await act({ worse, prepare, prelude: noFileLongerThan(8) })).toMatchObject(unwritten("EFBIG"));
  });

  test("does so on a real disk, too", async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip("no disk can be mounted here");
    const prepare = (folder: string) => {
      const files = { ...recordings(worse ? ["trip-3"] : []), "expectations.yml": expectations() };
      for (const [path, content] of Object.entries(files)) write(folder, path, content);
      fillDisk(folder, 4096);
    };
    expect(await act({ worse, workspace: disk, prepare })).toMatchObject(unwritten("ENOSPC"));
  });
});

test("a gate whose page cannot be removed or written anew keeps its verdict, and no output names the old one", async () => {
  const prepare = (folder: string) => {
    for (const name of [PAGE, JUNIT]) writeFileSync(join(folder, name ?? ""), "of the pull request");
  };
  const env = preloadFiles(`
    const stuck = (name) => (path, ...more) => {
      if (/rungate-report.default.(html|xml)/.test(path)) throw new Error("EPERM: operation not permitted");
      return real[name](path, ...more);
    };
    for (const name of ["rmSync", "openSync"]) fs[name] = stuck(name);
  `);
  const done = await act({ prepare, env });
  expect(done).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", html: "", junit: "" } });
  expect(done.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    "warning: the page of the report cannot be written: EPERM: operation not permitted",
    "warning: the JUnit file of the report cannot be written: EPERM: operation not permitted",
  ]);
  expect(done.outputs.report).toBe(join(done.workspace, REPORT ?? ""));
});

test("a gate whose report's place cannot be freed does not start, and says why", async () => {
  const env = preloadFiles(`
    fs.rmSync = (path, ...more) => {
      if (/rungate-report.default.json$/.test(path)) throw new Error("EPERM: operation not permitted");
      return real.rmSync(path, ...more);
    };
  `);
  const done = await act({ env });
  expect(done).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, left: [] });
  expect(done.headline).toMatch(/^### ❌ Fail · .*is in the report's place and cannot be removed/);
});

describe("a gate whose runner takes no", () => {
  const whole = { left: WRITTEN, lines: [expect.stringContaining("✅ rungate: no recording changed")] };
  const nowhere = "/nowhere/at/all";

  test.each([
    ["full", FULL, "ENOSPC"],
    ["gone", nowhere, "Unable to access summary file"],
  ])("summary, for its file is %s, keeps its verdict and says so", async (_what, file, code) => {
    const done = await act({ env: { GITHUB_STEP_SUMMARY: file } });
    expect(done).toMatchObject({ ...whole, exitCode: 0, outputs: { verdict: "pass" } });
    expect(done.annotations).toEqual([
      {
        level: "warning",
        title: "rungate",
        message: expect.stringMatching(`^the job summary cannot be written: ${code}`),
      },
    ]);
  });

  test.each([
    ["full", FULL, "ENOSPC"],
    ["gone", nowhere, "Missing file"],
  ])("outputs, for their file is %s, is red and says why", async (_what, file, words) => {
    const done = await act({ env: { GITHUB_OUTPUT: file } });
    expect(done).toMatchObject({ ...whole, exitCode: 1, outputs: {} });
    const messages = done.annotations.map(({ level, message }) => `${level}: ${message}`);
    expect(messages).toContainEqual(
      expect.stringMatching(`^error: the outputs cannot be written, so .*${words}`),
    );
  });

  test("log is red", async () => {
    const done = await act({ prelude: `exec > ${FULL}` });
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(done.headline).toMatch(/^### ❌ Fail · Fault.* rungate failed on something it did not expect/);
  });
});

describe("a shard whose disk gets full", () => {
  test("leaves nothing to merge, and is red", async () => {
    const done = await act({ prelude: noFileLongerThan(8), with: { shard: "1/1" } });
    expect(done).toMatchObject({ exitCode: 1, outputs: {}, left: [] });
  });
});

const SUITE = { ...chatFiles(tripChats(12)), ...tripChatExpectations(Object.keys(tripChats(12))) };
const GATE = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml"];

describe("on a full disk the command line leaves what was there", () => {
  test.each(["--output", "--html", "--junit"])("by %s", async (option) => {
    const folder = workspace({ ...SUITE, "out.txt": "of yesterday" });
    const before = readdirSync(folder);
    const done = await rungate(folder, [...GATE, option, "out.txt"], {}, { prelude: noFileLongerThan(1) });
    expect(done).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error: out.txt: cannot be written, .*EFBIG/),
    });
    expect(done.stdout).toContain("Pass");
    expect(readFileSync(join(folder, "out.txt"), "utf8")).toBe("of yesterday");
    expect(readdirSync(folder)).toEqual(before);
  });

  test("by --judge-cache, and the verdict is told all the same", async () => {
    const folder = workspace(SUITE);
    const server = await judge();
    const env = { RUNGATE_JUDGE_API_KEY: JUDGE_KEY };
    const options = [...judgeArguments(server), "--judge-cache", "known.json"];
    const done = await rungate(folder, [...GATE, ...options], env, { prelude: noFileLongerThan(1) });
    expect(done).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error: known.json: cannot be written/),
    });
    expect(done.stdout).toContain("Pass");
    expect(JSON.parse(readFileSync(join(folder, "known.json"), "utf8"))).toMatchObject({ judgements: [] });
    expect(readdirSync(folder)).toEqual(["expectations.yml", "known.json", "runs"]);
  });

  test("by init, which writes nothing by halves", async () => {
    const folder = workspace(chatFiles(tripChats(12)));
    const init = ["init", "--runs", "runs/{case}.json"];
    const done = await rungate(folder, init, {}, { prelude: noFileLongerThan(1) });
    expect(done).toMatchObject({ status: 2, stderr: expect.stringMatching(/cannot be written: EFBIG/) });
    expect(readdirSync(folder, { recursive: true }).filter((name) => /yml/.test(String(name)))).toEqual([]);
  });

  test("by accept", async () => {
    const other = {
      ...SUITE,
      "expectations.yml": SUITE["expectations.yml"]?.replaceAll("Oslo", "Bergen") ?? "",
    };
    const folder = workspace(other);
    const before = readdirSync(folder);
    const accept = ["accept", "--all", "--yes", ...GATE.slice(1)];
    const done = await rungate(folder, accept, {}, { prelude: noFileLongerThan(1) });
    expect(done).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: expectations.yml: cannot be written: EFBIG/),
    });
    expect(readFileSync(join(folder, "expectations.yml"), "utf8")).toBe(other["expectations.yml"]);
    expect(readdirSync(folder)).toEqual(before);
  });

  test("and its output is cut, which is no pass", async () => {
    const folder = workspace(SUITE);
    const done = await rungate(folder, GATE, {}, { prelude: `exec > ${FULL}` });
    expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining("ENOSPC") });
  });
});

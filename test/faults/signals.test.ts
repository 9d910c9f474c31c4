import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import { chatFiles, tripChatExpectations, tripChats } from "../e2e/chats.ts";
import { rungate } from "../e2e/command-line.ts";
import { forked, leave, onRunEnd, reportFor } from "../e2e/forks.ts";
import { JUDGE_KEY, judge, judgeArguments } from "../e2e/judges.ts";
import { workspace, write } from "../workspace.ts";
import { preload, preloadFiles, preloadReading } from "./preload.ts";

// Every test row needs one or more separate processes.
vi.setConfig({ testTimeout: 180_000 });

const SIGNALS = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;
type Signal = (typeof SIGNALS)[number][0];

const REPORT = "rungate-report.default.json";

/** Sends itself the signal on opening the second recording, and slows down reading. */
const whileReading = (signal: Signal) =>
  preloadReading(
    /runs.trip-/,
    `process._rawDebug("read recording " + opened.size);
     if (opened.size === 2) process.kill(process.pid, "${signal}");
     for (const end = performance.now() + 20; performance.now() < end; );`,
  );

/** Sends itself the signal on opening the second folder, and slows down the search. */
const whileLooking = (signal: Signal) =>
  preloadFiles(`
    let opened = 0;
    fs.opendirSync = (...path) => {
      opened += 1;
      process._rawDebug("opened folder " + opened);
      if (opened === 2) process.kill(process.pid, "${signal}");
      for (const end = performance.now() + 20; performance.now() < end; );
      return real.opendirSync(...path);
    };
  `);

/** Ignores signals without a handler, like the first process of a container. */
const asFirstProcess = () => preload("process.kill = () => true;");

/** Sends itself the signal while a file is written under its temporary name. */
const whileWriting = (signal: Signal, name: RegExp) =>
  preloadFiles(`
    fs.renameSync = (from, to) => {
      if (${name}.test(to)) process.kill(process.pid, "${signal}");
      real.renameSync(from, to);
    };
  `);

async function start() {
  const { github, base } = await startRepository();
  recordBase(github, base, { with: { comment: "auto" } });
  const pull = openPull(github, recordings(["trip-3"]));
  const act = (options: Parameters<typeof gate>[2]) =>
    gate(github, pull, { ...options, with: { comment: "auto", ...options?.with } });
  return { github, pull, act };
}

function filesOfReport(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("rungate-report"));
}

describe.each(SIGNALS)("%s stops the action", (signal, exitCode) => {
  const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
  const stopped = { exitCode, annotations: [{ level: "error", title: "rungate", message }] };
  const outputs = { verdict: "fail", summary: `fail · ${message}` };
  const summary = `### ❌ rungate: stopped before the end\n\n${message}\n\n`;
  const undecided = { ...stopped, summary, outputs };

  test("while GitHub is silent: nothing is written, nothing decided, and it is said", async () => {
    const { github, pull, act } = await start();
    let stop = () => {};
    github.fail("silence", { operation: "actions/list-workflow-runs-for-repo" });
    github.before({ operation: "actions/list-workflow-runs-for-repo" }, () => stop());
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const done = await act({ started });
    expect(done).toMatchObject(undecided);
    expect(filesOfReport(done.workspace)).toEqual([]);
    expect(pull.comments).toEqual([]);
  });

  test("while a judge is silent: nothing is written, nothing decided, and it is said", async () => {
    const { act } = await start();
    let stop = () => {};
    const server = await judge({
      script: () => {
        stop();
        return { fate: "silence" };
      },
    });
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const prepare = (folder: string) => {
      const files = { ...chatFiles(tripChats(2)), ...tripChatExpectations(["trip-1", "trip-2"]) };
      for (const [path, content] of Object.entries(files)) write(folder, path, content);
    };
    const named = { "judge-model": "judge", "judge-base-url": server.url, "judge-api-key": JUDGE_KEY };
    const done = await act({ started, prepare, with: { ...named, runs: "runs/{case}.json" } });
    expect(done).toMatchObject(undecided);
    expect(filesOfReport(done.workspace)).toEqual([]);
  });

  test("while recordings are read: the rest is not read, and nothing written", async () => {
    const { pull, act } = await start();
    const done = await act({ env: whileReading(signal) });
    expect(done).toMatchObject(undecided);
    expect(done.printed).toContain("read recording 2");
    expect(done.printed).not.toContain("read recording 12");
    expect(filesOfReport(done.workspace)).toEqual([]);
    expect(pull.comments).toEqual([]);
  });

  test("while the report is written: it is there whole, without a draft beside it", async () => {
    const { pull, act } = await start();
    const done = await act({ env: whileWriting(signal, /rungate-report.default.json$/) });
    expect(done.exitCode).toBe(exitCode);
    expect(done.annotations).toContainEqual(expect.objectContaining({ level: "error", message }));
    expect(done.outputs).toMatchObject({ ...outputs, "score-code": expect.any(String) });
    expect(done.report?.verdict.result).toBe("fail");
    expect(done.summary).toMatch(
      /^### ❌ rungate: stopped before .*\n### ❌ rungate: 1 case got worse: .*<sub>head .*<\/sub>\n/s,
    );
    expect(done.summary.match(/1 case got worse/g)).toHaveLength(1);
    expect(filesOfReport(done.workspace)).toEqual([REPORT]);
    expect(pull.comments).toEqual([]);
  });

  test("while the comment is written: it is there whole or not at all", async () => {
    const { github, pull, act } = await start();
    let stop = () => {};
    github.fail("silence", { operation: "issues/create-comment" });
    github.before({ operation: "issues/create-comment" }, () => stop());
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const done = await act({ started });
    expect(done.exitCode).toBe(exitCode);
    expect(done.annotations).toContainEqual(expect.objectContaining({ level: "error", message }));
    expect(done.report?.verdict.result).toBe("fail");
    // The comment had arrived.
    expect(pull.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/^<!-- .*<\/sub>$/s)]);
  });

  test("after a verdict that passes was written: no later step reads that it does", async () => {
    const { github, base } = await startRepository();
    recordBase(github, base, { with: { comment: "auto" } });
    const pull = openPull(github, {});
    let stop = () => {};
    github.fail("silence", { operation: "issues/create-comment" });
    github.before({ operation: "issues/create-comment" }, () => stop());
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const done = await gate(github, pull, { started, with: { comment: "auto" } });
    expect(done.report?.verdict.result).toBe("pass");
    expect(done).toMatchObject({ exitCode, outputs });
  });

  test("where no signal ends the process: it ends itself", async () => {
    const { github, pull, act } = await start();
    let stop = () => {};
    // Without its own exit the process would wait for the answer and decide.
    github.before({ operation: "actions/list-workflow-runs-for-repo" }, () => stop());
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const done = await act({ started, env: asFirstProcess() });
    expect(done).toMatchObject(undecided);
    expect(pull.comments).toEqual([]);
  });

  test("while it comments for a fork", async () => {
    const fork = await forked();
    leave(fork, reportFor(fork.pull));
    let stop = () => {};
    fork.github.fail("silence", { operation: "actions/download-artifact" });
    fork.github.before({ operation: "actions/download-artifact" }, () => stop());
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    expect(await onRunEnd(fork, { started })).toMatchObject(undecided);
    expect(fork.pull.comments).toEqual([]);
  });
});

const GATE = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml"];

describe.each(SIGNALS)("%s stops the command line", (signal, status) => {
  const message = `error: stopped by ${signal} before the end: nothing was decided\n`;
  const suite = (more: Record<string, string> = {}) =>
    workspace({ ...chatFiles(tripChats(12)), ...tripChatExpectations(["trip-1"]), ...more });

  test("while recordings are read: the rest is not read, and what was written before stays", async () => {
    const folder = suite({ "report.json": "of yesterday" });
    const done = await rungate(folder, [...GATE, "--output", "report.json"], whileReading(signal));
    expect(done).toMatchObject({ status, stdout: "", stderr: expect.stringContaining(message) });
    expect(done.stderr).toContain("read recording 2");
    expect(done.stderr).not.toContain("read recording 12");
    expect(readFileSync(join(folder, "report.json"), "utf8")).toBe("of yesterday");
  });

  test("while recordings are looked for: the rest is not looked for, and nothing read", async () => {
    const folders = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`more/${at}/a.txt`, ""]));
    const folder = suite(folders);
    const args = ["gate", "--runs", "**/{case}.json", ...GATE.slice(3)];
    const done = await rungate(folder, args, whileLooking(signal));
    expect(done).toMatchObject({ status, stdout: "", stderr: expect.stringContaining(message) });
    expect(done.stderr).toContain("opened folder 2");
    expect(done.stderr).not.toContain("opened folder 12");
  });

  test("while a judge is silent", async () => {
    const folder = suite();
    let stop = () => {};
    const server = await judge({
      script: () => {
        stop();
        return { fate: "silence" };
      },
    });
    const env = { RUNGATE_JUDGE_API_KEY: JUDGE_KEY };
    const started = (send: (signal: Signal) => void) => {
      stop = () => send(signal);
    };
    const options = ["--output", "report.json", ...judgeArguments(server)];
    const done = await rungate(folder, [...GATE, ...options], env, { started });
    expect(done).toEqual({ status, stdout: "", stderr: message });
    expect(readdirSync(folder)).not.toContain("report.json");
  });

  test("while the report is written: it is there whole, without a draft beside it", async () => {
    const folder = suite({ "report.json": "of yesterday" });
    const before = readdirSync(folder);
    const env = whileWriting(signal, /report.json$/);
    const done = await rungate(folder, [...GATE, "--output", "report.json"], env);
    expect(done).toMatchObject({ status, stderr: message });
    expect(() =>
      reportSchema.parse(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))),
    ).not.toThrow();
    expect(readdirSync(folder)).toEqual(before);
  });
});

import { expect, test, vi } from "vitest";
import { gate, openPull, recordBase, startRepository } from "../attacks/trips.ts";
import { chatFiles, tripChatExpectations, tripChats } from "../e2e/chats.ts";
import { rungate } from "../e2e/command-line.ts";
import { workspace } from "../workspace.ts";
import { preload, preloadFiles, preloadReading } from "./preload.ts";

// Every test row needs one or more separate processes.
vi.setConfig({ testTimeout: 180_000 });

/** Replaces Node's hash function, which scoring needs. */
const brokenHash = (code: string) =>
  preload(`
    import crypto from "node:crypto";
    import { syncBuiltinESMExports } from "node:module";
    crypto.hash = crypto.createHash = () => { ${code} };
    syncBuiltinESMExports();
  `);

const beside = (code: string) => preloadReading(/runs.trip-5.json$/, `setImmediate(() => { ${code} });`);

const crashes: [what: string, env: Record<string, string>, words: string][] = [
  ["an exception", brokenHash(`throw new Error("::error::<b>boom");`), "boom"],
  ["something thrown that is no error", brokenHash(`throw "::error::<b>boom";`), "boom"],
  ["nothing thrown at all", brokenHash("throw undefined;"), "undefined"],
  ["a stack that overflows", brokenHash("const deeper = () => deeper() + 1; deeper();"), "call stack size"],
  ["an exception that nobody waits for", beside(`throw new Error("::error::<b>boom");`), "boom"],
  ["a rejection that nobody waits for", beside(`Promise.reject(new Error("::error::<b>boom"));`), "boom"],
];

test.each(crashes)(
  "%s in rungate itself is red, and the first line says so and where to report it",
  async (_what, env, words) => {
    const { github, base } = await startRepository();
    recordBase(github, base);
    const home = { GITHUB_ACTION_REPOSITORY: "the/action" };
    const done = await gate(github, openPull(github, {}), { env: { ...env, ...home } });
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" }, report: undefined });
    expect(done.headline).toMatch(
      /^### ❌ Fail · Fault.* rungate failed on something it did not expect, so nothing was judged/,
    );
    expect(done.headline).toContain("the/action/issues");
    expect(done.headline).toContain(words);
    expect(done.annotations).toMatchObject([{ level: "error", message: expect.stringContaining(words) }]);
    expect(done.summary).not.toContain("<b>");
  },
);

test("a crash after the verdict was written is what the summary says first", async () => {
  const { github, base } = await startRepository();
  recordBase(github, base);
  const whileWriting = preloadFiles(`
    fs.renameSync = (from, to) => {
      if (/html$/.test(to)) setImmediate(() => { throw new Error("boom"); });
      real.renameSync(from, to);
    };`);
  const done = await gate(github, openPull(github, {}), { env: whileWriting });
  expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(done.summary).toMatch(/^### ❌ rungate: a fault of its own\n/);
  expect(done.summary.match(/rungate: no recording changed/g)).toHaveLength(1);
});

test.each(crashes.slice(0, 4))("so is %s at a command line", async (_what, env, words) => {
  const folder = workspace({ ...chatFiles(tripChats(1)), ...tripChatExpectations(["trip-1"]) });
  const done = await rungate(
    folder,
    ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml"],
    env,
  );
  expect(done).toMatchObject({ status: 1, stdout: "" });
  expect(done.stderr).toContain(words);
  expect(done.stderr).toContain(
    "error: rungate failed on something it did not expect, so nothing was judged. Please report it",
  );
});

const stuck = preload(`
  import timers from "node:timers/promises";
  import { syncBuiltinESMExports } from "node:module";
  const real = timers.setImmediate;
  timers.setImmediate = () => {
    timers.setImmediate = real;
    syncBuiltinESMExports();
    return new Promise(() => {});
  };
  syncBuiltinESMExports();
`);
const NO_END =
  "an answer that rungate waited for, such as that of a server, never came to its end: run it again";

test("work that nothing can end any more is red too, and all says why", async () => {
  const { github, base } = await startRepository();
  recordBase(github, base);
  const done = await gate(github, openPull(github, {}), { env: stuck });
  expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" }, report: undefined });
  expect(done.headline).toContain(NO_END);
  expect(done.outputs.summary).toContain(NO_END);
  expect(done.annotations).toMatchObject([{ level: "error", message: expect.stringContaining(NO_END) }]);
});

test("at a command line it is no regression, and says so in a sentence", async () => {
  const folder = workspace({ ...chatFiles(tripChats(1)), ...tripChatExpectations(["trip-1"]) });
  const command = ["gate", "--runs", "runs/{case}.json", "--expectations", "expectations.yml"];
  const done = await rungate(folder, command, stuck);
  expect(done).toEqual({ status: 2, stdout: "", stderr: `error: ${NO_END}\n` });
});

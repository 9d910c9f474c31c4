import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { gate, openPull, recordBase, startRepository } from "../attacks/trips.ts";
import { chatFiles, tripChatExpectations, tripChats } from "../e2e/chats.ts";
import { rungate } from "../e2e/command-line.ts";
import { workspace } from "../workspace.ts";
import { preloadFiles, preloadReading } from "./preload.ts";

// Every test row needs one or more separate processes.
vi.setConfig({ testTimeout: 180_000 });

const FIFTH = /runs.trip-5.json$/;

function neverOpened(code: string, message: string): Record<string, string> {
  return preloadFiles(`
    for (const of of ["readFileSync", "openSync"])
      fs[of] = (path, ...more) => {
        if (${FIFTH}.test(path)) throw Object.assign(new Error("${message}"), { code: "${code}" });
        return real[of](path, ...more);
      };
  `);
}

/** A change of a recording between finding and reading it, and the message. */
const faults: [what: string, env: Record<string, string>, words: RegExp][] = [
  [
    "cannot be opened, for too many files are open",
    neverOpened("EMFILE", "EMFILE: too many open files"),
    /trip-5.json: cannot be read: EMFILE/,
  ],
  [
    "cannot be read by a fault of the disk",
    neverOpened("EIO", "EIO: i/o error, read"),
    /trip-5.json: cannot be read: EIO/,
  ],
  ["is gone meanwhile", preloadReading(FIFTH, "real.rmSync(path);"), /trip-5.json: cannot be read: ENOENT/],
  ["grows meanwhile", preloadReading(FIFTH, `real.appendFileSync(path, '{"case": ');`), /trip-5.json/],
  ["is emptied meanwhile", preloadReading(FIFTH, `real.truncateSync(path, 0);`), /trip-5.json:1: empty/],
];

test.each(faults)(
  "a recording that %s makes the gate red, by name, and no case gets a score for it",
  async (_what, env, words) => {
    const { github, base } = await startRepository();
    recordBase(github, base);
    const done = await gate(github, openPull(github, {}), { env });
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(done.headline.replaceAll("&#58;", ":")).toMatch(/^### ❌ Fail · Integrity: /);
    expect(done.headline.replaceAll("&#58;", ":")).toMatch(words);
    const fifth = done.report?.cases.find(({ id }) => id === "trip-5");
    expect(fifth?.trials.map(({ pass }) => pass) ?? []).not.toContain(true);
    expect(fifth?.trials.map(({ pass }) => pass) ?? []).not.toContain(false);
  },
);

test.each(faults)("so does one that %s at a command line", async (_what, env, words) => {
  const chats = tripChats(6);
  const folder = workspace({ ...chatFiles(chats), ...tripChatExpectations(Object.keys(chats)) });
  const options = ["--runs", "runs/{case}.json", "--expectations", "expectations.yml"];
  const done = await rungate(folder, ["gate", ...options], env);
  expect(done.status).toBe(1);
  expect(done.stdout).toMatch(words);
});

/** Makes access to such a path fail like missing permissions, which do not stop a superuser. */
const shut = (path: RegExp) =>
  preloadFiles(`
    for (const of of ["lstatSync", "statSync", "opendirSync"])
      fs[of] = (at, ...more) => {
        if (${path}.test(at)) throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
        return real[of](at, ...more);
      };
  `);

test.each([
  ["listed", /runs.shut$/, "runs/{_}/{case}.json", "runs/shut"],
  ["entered, and the pattern names what is in it", /shut.in$/, "runs/shut/in/{case}.json", "runs/shut"],
  ["entered, and a link leads into it", /runs.link$/, "runs/{_}/{case}.json", "runs/link"],
])(
  "a folder that cannot be %s makes the gate red, by name: a recording in it may be missed",
  async (_what, path, pattern, name) => {
    const chats = tripChats(3);
    const folder = workspace({
      ...chatFiles(chats),
      ...tripChatExpectations(Object.keys(chats)),
      "runs/shut/in/trip-1.json": "{}",
    });
    symlinkSync("shut/in", join(folder, "runs/link"));
    const options = ["--runs", "runs/{case}.json", pattern, "--expectations", "expectations.yml"];
    const done = await rungate(folder, ["gate", ...options], shut(path));
    expect(done.status).toBe(1);
    expect(done.stdout).toContain(`${name}: cannot be looked into: EACCES`);
  },
);

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace, write } from "../workspace.ts";
import { gate, openPull, recordBase, recording, recordings, startRepository } from "./trips.ts";

const REPORT = "rungate-report.default.json";
const SECRET = "c0ffee-secret-of-the-runner";

/** A file outside of every workspace, of which nothing may come out. */
function outside(text = SECRET): string {
  const folder = workspace({ "secret.json": text }, "outside");
  return join(folder, "secret.json");
}

/** A link in the place of whatever is there. */
function link(folder: string, path: string, target: string): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { recursive: true, force: true });
  symlinkSync(target, place);
}

async function start(policy?: string) {
  const { github, base } = await startRepository(policy);
  recordBase(github, base);
  const pull = openPull(github, recordings(["trip-3"]));
  return { github, act: (options: Parameters<typeof gate>[2]) => gate(github, pull, options) };
}

describe("the report", () => {
  const rows: [string, (folder: string, secret: string) => void][] = [
    ["a link to a file outside", (folder, secret) => link(folder, REPORT, secret)],
    ["a link to a folder outside", (folder, secret) => link(folder, REPORT, dirname(secret))],
    ["a link to nowhere", (folder) => link(folder, REPORT, "/nowhere/at/all")],
    ["a link to itself", (folder) => link(folder, REPORT, REPORT)],
    [
      "a folder with files",
      (folder) => {
        mkdirSync(join(folder, REPORT, "deep"), { recursive: true });
        writeFileSync(join(folder, REPORT, "deep", "x"), "x");
      },
    ],
    ["a forged report", (folder) => writeFileSync(join(folder, REPORT), '{"verdict":{"result":"pass"}}')],
  ];

  test.each(rows)(
    "is written although its name is taken by %s, which stays as it was",
    async (_what, take) => {
      const secret = outside();
      const { act } = await start();
      const done = await act({ prepare: (folder) => take(folder, secret) });
      expect(done).toMatchObject({ exitCode: 1, report: { verdict: { result: "fail" } } });
      expect(done.outputs.report).toBe(join(done.workspace, REPORT));
      expect(readFileSync(secret, "utf8")).toBe(SECRET);
      expect(readdirSync(dirname(secret))).toEqual(["secret.json"]);
      expect(readdirSync(done.workspace).filter((name) => name.startsWith("rungate-report"))).toEqual([
        REPORT,
      ]);
    },
  );

  test("that a pull request brings is gone when the configuration cannot be used", async () => {
    const { act } = await start();
    const prepare = (folder: string) => writeFileSync(join(folder, REPORT), "{}");
    const done = await act({ prepare, with: { expectations: "none.yml" } });
    expect(done).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    expect(done.outputs.report ?? "").toBe("");
    expect(existsSync(join(done.workspace, REPORT))).toBe(false);
  });

  test("that cannot be written makes the job red, and everything else is said", async () => {
    const { github, base } = await startRepository();
    recordBase(github, base);
    // The report's name is as long as a path may be, and what it is written to first is longer.
    const deep = deepFolder(4095 - "/rungate-report.default.json".length);
    const { ".github/workflows/agent.yml": _, ...files } = base.files;
    for (const [path, content] of Object.entries(files)) write(deep, path, content);
    const done = await gate(github, openPull(github, {}), { workspace: deep });
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "pass", report: "" } });
    expect(done.headline).toContain("✅ Pass · No regression");
    expect(done.annotations[0]?.message).toContain("the report cannot be written");
    expect(readdirSync(deep).filter((name) => name.startsWith("rungate-report"))).toEqual([]);
  });
});

/** A folder whose path has this many characters. */
function deepFolder(length: number): string {
  let folder = workspace();
  while (folder.length < length) {
    const left = length - folder.length - 1;
    folder = join(folder, "d".repeat(left > 202 ? 200 : left));
  }
  mkdirSync(folder, { recursive: true });
  return folder;
}

describe("nothing outside the workspace is read", () => {
  const rows: [
    what: string,
    change: {
      prepare?: (folder: string, secret: string) => void;
      with?: (secret: string) => Record<string, string>;
    },
    exitCode: number,
    words: string,
  ][] = [
    [
      "a policy that is a link",
      { prepare: (folder, secret) => link(folder, ".github/rungate.yml", secret) },
      2,
      ".github/rungate.yml: leads outside the workspace",
    ],
    [
      "a policy in a folder that is a link",
      {
        prepare: (folder, secret) => link(folder, ".github", dirname(secret)),
        with: () => ({ policy: ".github/secret.json" }),
      },
      2,
      ".github/secret.json: leads outside the workspace",
    ],
    [
      "a policy by an absolute path",
      { with: (secret) => ({ policy: secret }) },
      2,
      "leads outside the workspace",
    ],
    [
      "expectations that are a link",
      { prepare: (folder, secret) => link(folder, "expectations.yml", secret) },
      2,
      "expectations.yml: leads outside the workspace",
    ],
    [
      "expectations by a path upwards",
      {
        with: () => ({ expectations: "../outside.yml" }),
        prepare: (folder) => writeFileSync(join(folder, "../outside.yml"), SECRET),
      },
      2,
      "../outside.yml: leads outside the workspace",
    ],
    [
      "expectations by an absolute path",
      { with: (secret) => ({ expectations: secret }) },
      2,
      "leads outside the workspace",
    ],
    [
      "a recording that is a link",
      { prepare: (folder, secret) => link(folder, "runs/trip-3.json", secret) },
      1,
      "runs/trip-3.json",
    ],
    [
      "recordings in a folder that is a link",
      { prepare: (folder, secret) => link(folder, "runs", dirname(secret)) },
      1,
      "runs",
    ],
    ["recordings by a path upwards", { with: () => ({ runs: "../*.json" }) }, 2, "relative to the workspace"],
    [
      "a baseline by a path upwards",
      { with: () => ({ baseline: "../secret.json" }) },
      0,
      "the workflow here asks",
    ],
    [
      "a branch's name that leads out",
      {
        prepare: (folder) => {
          mkdirSync(join(folder, ".git"), { recursive: true });
          writeFileSync(join(folder, ".git/HEAD"), "ref: refs/heads/../../../outside/secret.json\n");
        },
      },
      1,
      "❌ Fail · Regression",
    ],
  ];

  test.each(rows)("%s", async (_what, change, exitCode, words) => {
    const text = JSON.stringify({ case: SECRET, [SECRET]: SECRET, ...JSON.parse(recording(SECRET)) });
    const secret = outside(text);
    const { act } = await start();
    const done = await act({
      prepare: (folder) => change.prepare?.(folder, secret),
      with: change.with?.(secret) ?? {},
      env: { RUNNER_DEBUG: "1" },
    });
    const said = `${done.headline} ${done.annotations.map(({ file, message }) => `${file}: ${message}`).join("\n")}`;
    expect(`${said}\n${done.summary.replaceAll("&#58;", ":")}`).toContain(words);
    expect(done.exitCode).toBe(exitCode);
    const report = JSON.stringify(done.report ?? "");
    expect(`${done.printed}${done.summary}${JSON.stringify(done.outputs)}${report}`).not.toContain(SECRET);
  });
});

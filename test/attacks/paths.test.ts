import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace, write } from "../workspace.ts";
import { gate, openPull, recordBase, recording, recordings, startRepository } from "./trips.ts";

const REPORT = "rungate-report.default.json";
const WRITTEN = ["rungate-report.default.html", REPORT, "rungate-report.default.xml"];
const SECRET = "c0ffee-secret-of-the-runner";

function outside(text = SECRET): string {
  const folder = workspace({ "secret.json": text }, "outside");
  return join(folder, "secret.json");
}

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
  const rows: [string, (folder: string, name: string, secret: string) => void][] = [
    ["a link to a file outside", (folder, name, secret) => link(folder, name, secret)],
    ["a link to a folder outside", (folder, name, secret) => link(folder, name, dirname(secret))],
    ["a link to nowhere", (folder, name) => link(folder, name, "/nowhere/at/all")],
    ["a link to itself", (folder, name) => link(folder, name, name)],
    [
      "a folder with files",
      (folder, name) => {
        mkdirSync(join(folder, name, "deep"), { recursive: true });
        writeFileSync(join(folder, name, "deep", "x"), "x");
      },
    ],
    ["a forged one", (folder, name) => writeFileSync(join(folder, name), '{"verdict":{"result":"pass"}}')],
  ];

  test.each(rows)(
    "is written, and its page and JUnit file, although their names are taken by %s, which stays as it was",
    async (_what, take) => {
      const secret = outside();
      const { act } = await start();
      const prepare = (folder: string) => {
        for (const name of WRITTEN) take(folder, name, secret);
      };
      const done = await act({ prepare });
      expect(done).toMatchObject({ exitCode: 1, report: { verdict: { result: "fail" } } });
      const { report, html, junit } = done.outputs;
      expect([html, report, junit]).toEqual(WRITTEN.map((name) => join(done.workspace, name)));
      expect(readFileSync(html ?? "", "utf8")).toMatch(/^<!doctype html>\n.*<\/html>\n$/s);
      expect(readFileSync(junit ?? "", "utf8")).toMatch(/^<\?xml .*<\/testsuites>\n$/s);
      expect(readFileSync(secret, "utf8")).toBe(SECRET);
      expect(readdirSync(dirname(secret))).toEqual(["secret.json"]);
      expect(filesOfReport(done.workspace)).toEqual(WRITTEN);
    },
  );

  test("that a pull request brings is gone when the configuration cannot be used, and the others with it", async () => {
    const { act } = await start();
    const prepare = (folder: string) => {
      for (const name of WRITTEN) writeFileSync(join(folder, name), "{}");
    };
    const done = await act({ prepare, with: { expectations: "none.yml" } });
    expect(done).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    const { report = "", html = "", junit = "" } = done.outputs;
    expect([report, html, junit]).toEqual(["", "", ""]);
    expect(filesOfReport(done.workspace)).toEqual([]);
  });

  test("that cannot be written makes the job red, and everything else is said", async () => {
    const { github, base } = await startRepository();
    recordBase(github, base);
    // The report's name has the maximum path length; the temporary file's name is longer.
    const deep = deepFolder(4095 - "/rungate-report.default.json".length);
    const { ".github/workflows/agent.yml": _, ...files } = base.files;
    for (const [path, content] of Object.entries(files)) write(deep, path, content);
    const done = await gate(github, openPull(github, {}), { workspace: deep });
    expect(done).toMatchObject({
      exitCode: 1,
      outputs: { verdict: "pass", report: "", html: "", junit: "" },
    });
    expect(done.headline).toContain("✅ Pass · No regression");
    expect(done.annotations[0]?.message).toContain("the report cannot be written");
    expect(filesOfReport(deep)).toEqual([]);
  });

  test("is there without its page and JUnit file where those cannot be written: the verdict stays, and it is said", async () => {
    const { github, base } = await startRepository();
    recordBase(github, base);
    const disk = join(workspace({ "full-disk.mjs": FULL_DISK }, "disk"), "full-disk.mjs");
    const done = await gate(github, openPull(github, {}), { env: { NODE_OPTIONS: `--import ${disk}` } });
    expect(done).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", html: "", junit: "" } });
    expect(done.outputs.report).toBe(join(done.workspace, REPORT));
    expect(done.annotations).toMatchObject([
      { level: "warning", message: "the page of the report cannot be written: no space left on device" },
      {
        level: "warning",
        message: "the JUnit file of the report cannot be written: no space left on device",
      },
    ]);
    expect(filesOfReport(done.workspace)).toEqual([REPORT]);
  });
});

const FULL_DISK = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const open = fs.openSync;
fs.openSync = (path, ...more) => {
  if (/rungate-report.*\\.(html|xml)\\./.test(path)) throw new Error("no space left on device");
  return open(path, ...more);
};
syncBuiltinESMExports();
`;

function filesOfReport(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("rungate-report"));
}

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
      1,
      'baseline is "../secret.json", was "auto"',
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
    const messages = `${done.headline} ${done.annotations.map(({ file, message }) => `${file}: ${message}`).join("\n")}`;
    expect(`${messages}\n${done.summary.replaceAll("&#58;", ":")}`).toContain(words);
    expect(done.exitCode).toBe(exitCode);
    const report = JSON.stringify(done.report ?? "");
    expect(`${done.printed}${done.summary}${JSON.stringify(done.outputs)}${report}`).not.toContain(SECRET);
  });
});

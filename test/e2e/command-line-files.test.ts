import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { root } from "./runner.ts";

vi.setConfig({ testTimeout: 180_000 });

const examples = [
  ...["--runs", "examples/runs/{_}/{case}.{trial}.json"],
  ...["--runs", "examples/runs/ai-sdk/{case}/{trial}.json"],
  ...["--runs", "examples/runs/*.jsonl"],
  ...["--expectations", "examples/expectations.yml"],
];
const strict = "gate: { floors: { passRate: 0.99 } }";

function failuresIn(file: string): string[] {
  const xml = readFileSync(file, "utf8");
  return [...xml.matchAll(/<testcase name="([^"]*)"[^>]*>\s*<(?:failure|error) /g)].map(
    ([, name = ""]) => name,
  );
}

describe("the page and the JUnit file", () => {
  test("are written beside the report, and what is printed stays the same", async () => {
    const folder = workspace({ "strict.yml": strict });
    const [report, html, junit] = ["r.json", "r.html", "r.xml"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const files = ["--output", report, "--html", html, "--junit", junit];
    const policy = ["--no-base", "--policy", join(folder, "strict.yml")];
    const plain = await rungate(root, ["gate", ...examples, ...policy]);
    expect(plain.status).toBe(1);
    expect(await rungate(root, ["gate", ...examples, ...policy, ...files])).toEqual(plain);
    expect(readFileSync(html, "utf8")).toMatch(/^<!doctype html>\n.*✘ Fail.*<\/html>\n$/s);
    expect(failuresIn(junit)).toEqual(expect.arrayContaining(["floors", "book-flight"]));

    const green = await rungate(root, ["gate", ...examples, ...policy, "--report-only", "--junit", junit]);
    expect(green.status).toBe(0);
    expect(failuresIn(junit)).toEqual([]);
    expect(readFileSync(junit, "utf8")).toContain("<skipped>fail, stops nothing · Floors: ");

    const compared = await rungate(root, ["compare", report, report, "--html", html, "--junit", junit]);
    expect(compared.status).toBe(1);
    expect(failuresIn(junit)).toEqual(["floors"]);
    expect(readFileSync(html, "utf8")).toContain("✘ Fail");
  });

  test("of score say what was measured and give no verdict", async () => {
    // f1 decides by its floor, though no single run passes or fails by it.
    const demanding = "gate: { scorers: [code], floors: { passRate: 0.99, f1: 0.99 } }";
    const folder = workspace({ "strict.yml": demanding, "broken.json": "{" });
    const [html, junit] = [join(folder, "r.html"), join(folder, "r.xml")];
    const how = ["--policy", join(folder, "strict.yml"), "--html", html, "--junit", junit];
    expect(await rungate(root, ["score", ...examples, ...how])).toMatchObject({ status: 0, stderr: "" });
    expect(failuresIn(junit)).toEqual([]);
    expect(readFileSync(junit, "utf8")).not.toContain("Floors");
    expect(readFileSync(html, "utf8")).toContain("<title>rungate: scores</title>");
    for (const word of ["✘ Fail", "at least", "✘ below"])
      expect(readFileSync(html, "utf8")).not.toContain(word);
    const { stdout } = await rungate(root, ["score", ...examples, ...how, "--suite", "trips", "--markdown"]);
    expect(stdout).toMatch(/^### What was measured · trips\n\n\| {2}\| head \|\n/);
    expect(stdout).not.toMatch(/Fail|at least|below|advisory/);

    const broken = await rungate(folder, ["score", "--runs", "broken.json", "--junit", junit]);
    expect(broken.status).toBe(1);
    expect(failuresIn(junit)).toEqual(["integrity", "broken"]);
  });

  test("are refused before any work where two options name one file", async () => {
    const folder = workspace({ "there.xml": "old" });
    symlinkSync(join(folder, "there.xml"), join(folder, "link.xml"));
    const rows = [
      ["--output", "a", "--html", "./a"],
      ["--html", "none/../b", "--junit", join(folder, "b")],
      ["--output", "there.xml", "--junit", "link.xml"],
      ["--junit", "c", "--judge-cache", "c", "--judge-model", "m"],
    ];
    for (const files of rows) {
      const result = await rungate(folder, ["gate", "--runs", "runs.json", ...files]);
      expect(result).toMatchObject({ status: 2, stdout: "" });
      expect(result.stderr).toMatch(
        new RegExp(`^error: .*: both ${files[0]} and ${files[2]} would be written there: name another file`),
      );
    }
    expect(readdirSync(folder).sort()).toEqual(["link.xml", "there.xml"]);
    expect(readFileSync(join(folder, "there.xml"), "utf8")).toBe("old");
  });

  test("are refused before any work where they are the expectations or the policy", async () => {
    const files = { "e.yml": "cases: []", "p.yml": "", "f.yml": "", "old.json": "" };
    const folder = workspace({ ...files, ".github": { "rungate.yml": "" } });
    const options = ["--runs", "*.json", "--expectations", "e.yml", "--expectations", "f.yml"];
    const output = async (...args: string[]) => {
      const result = await rungate(folder, [...args, ...options]);
      expect(result).toMatchObject({ status: 2, stdout: "" });
      return result.stderr;
    };
    const gate = ["gate", "--policy", "p.yml", "--output", "./f.yml", "--html", "p.yml"];
    expect(await output(...gate, "--junit", "r.xml")).toBe(
      [
        "error: ./f.yml: is the file of --expectations, which --output would overwrite: name another file for --output",
        "error: p.yml: is the file of --policy, which --html would overwrite: name another file for --html",
        "",
      ].join("\n"),
    );
    expect(await output("score", "--output", ".github/rungate.yml")).toContain("is the file of --policy");
    expect(await output("explain", "a", "--judge-model", "m", "--judge-cache", "e.yml")).toContain(
      "is the file of --expectations, which --judge-cache would overwrite",
    );
    expect(readFileSync(join(folder, "f.yml"), "utf8")).toBe("");
  });

  test("may be the baseline that it is compared with", async () => {
    const folder = workspace({ "a.json": { toolCalls: [], referenceToolCalls: [] } });
    const first = ["gate", "--runs", "{case}.json", "--output", "r.txt"];
    expect(await rungate(folder, first)).toMatchObject({ status: 0 });
    expect(await rungate(folder, [...first, "--baseline", "r.txt"])).toMatchObject({ status: 0, stderr: "" });
  });

  test("that cannot be written end with 2, and the others are there", async () => {
    const folder = workspace({ "a.json": { toolCalls: [], referenceToolCalls: [] } });
    const files = ["--output", "r.json", "--html", ".", "--junit", "none/r.xml"];
    const result = await rungate(folder, ["gate", "--runs", "{case}.json", ...files]);
    expect(result.status).toBe(2);
    expect(result.stdout).toContain("○ Pass");
    expect(result.stderr.split("\n")).toEqual([
      "error: .: cannot be written: it is a folder, name a file in it",
      expect.stringMatching(/^error: none\/r\.xml: cannot be written, check that its folder is there/),
      "",
    ]);
    expect(readdirSync(folder).sort()).toEqual(["a.json", "r.json"]);
  });

  test("are not of one shard", async () => {
    const folder = workspace({ "a.json": { toolCalls: [] } });
    for (const option of ["--html", "--junit"]) {
      const shard = ["score", "--runs", "a.json", "--shard", "1/2", "--output", "part.json", option, "x"];
      const result = await rungate(folder, shard);
      expect(result).toMatchObject({ status: 2, stdout: "" });
      expect(result.stderr).toContain(`'--shard <share>' cannot be used with option '${option} <file>'`);
    }
    expect(existsSync(join(folder, "part.json"))).toBe(false);
  });
});

describe("in a folder without a policy, that of the repository", () => {
  const failing = { toolCalls: [{ name: "u", arguments: {} }], referenceToolCalls: [{ name: "t" }] };
  const gate = ["gate", "--runs", "{case}.json"];
  const policy = ".github/rungate.yml";

  test("rules and is named, unless another one is", async () => {
    const top = workspace({
      ".git/HEAD": "",
      [policy]: strict,
      "agent/a.json": failing,
      "agent/p.yml": "{}",
    });
    const agent = join(top, "agent");
    const red = await rungate(agent, gate);
    expect(red).toMatchObject({ status: 1, stderr: `using ../${policy}\n` });
    expect(red.stdout).toContain("✘ Fail · Floors: pass rate 0%, at least 99.0% required");
    const green = await rungate(agent, [...gate, "--policy", "p.yml"]);
    expect(green).toMatchObject({ status: 0, stderr: "" });
    expect(green.stdout).toMatch(
      /^○ rungate: nothing to compare with, 1 of 1 case fails\n(?:.*\n)*.*○ Pass, with nothing to compare · 1 of 1 case fails: a: missing t/,
    );
    const overwriting = await rungate(agent, [...gate, "--output", `../${policy}`]);
    expect(overwriting).toMatchObject({ status: 2, stdout: "" });
    expect(overwriting.stderr).toContain("is the file of --policy");
    const folder = join(workspace({ [policy]: strict, "agent/a.json": failing }), "agent");
    expect(await rungate(folder, gate)).toMatchObject({ status: 0, stderr: "" });
  });
});

test("reports with rates are compared and merged like any other", async () => {
  const run = (at: number) => ({
    model: "gpt-4o-2024-08-06",
    usage: { input: 1_000 + at, output: 100 },
    toolCalls: [],
    referenceToolCalls: [],
    response: `done ${at}`,
  });
  const folder = workspace({
    "policy.yml": { rates: [{ match: "gpt-4o*", input: 2.5, output: 10 }] },
    ...Object.fromEntries([1, 2, 3].map((at) => [`runs/a.${at}.json`, run(at)])),
  });
  const job = ["--runs", "runs/{case}.{trial}.json", "--policy", "policy.yml"];
  await rungate(folder, ["gate", ...job, "--output", "report.json"]);
  const compared = await rungate(folder, ["compare", "report.json", "report.json", "--json"]);
  expect(compared.status).toBe(0);
  const { comparison } = JSON.parse(compared.stdout);
  expect(comparison.measures.cost).toMatchObject({ rise: 0, cases: 1 });
  expect(comparison.measures.cost.base).toBeCloseTo(0.003505, 9);
  expect((await rungate(folder, ["trend", "report.json"])).stderr).toBe("");
});

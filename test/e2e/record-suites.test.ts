import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agent, booking, model } from "../setup/record/model.ts";
import {
  AGENT,
  documentOf,
  PER_CASE,
  project,
  record,
  recordingsIn,
  runsIn,
} from "../setup/record/project.ts";

const suite = (name: string, line: string) => `  ${name}:
    runs: evals/${name}/{case}.{trial}.json
    expectations: evals/${name}.yml
    record: ${JSON.stringify(line)}
`;
const cases = (id: string) => `cases: [{ id: ${id}, input: to ${id} }]\n`;
const NODE = JSON.stringify(process.execPath);
const LINE = `npx rungate record --cases --trials 2 -- ${NODE} agent.mjs`;

const two = (first = LINE, second = LINE) =>
  project({
    ".git/HEAD": "ref: refs/heads/main\n",
    ".github/rungate.yml": `suites:\n${suite("city", first)}${suite("coast", second)}`,
    "evals/city.yml": cases("Rome"),
    "evals/coast.yml": cases("Faro"),
  });
const filesIn = (root: string, name: string) => {
  const folder = join(root, "evals", name);
  return existsSync(folder) ? recordingsIn(folder) : [];
};

describe("rungate record alone", () => {
  test("records every suite as its record: line says, each into its own folder", async () => {
    const root = two();
    const { stdout, stderr, status } = await record(root, await model(booking), ["record"]);
    expect(stderr).toBe(`Suite city: ${LINE}\nSuite coast: ${LINE}\n`);
    expect(stdout).toContain("Recorded 2 runs of 1 case in evals/city");
    expect(stdout).toContain("Recorded 2 runs of 1 case in evals/coast");
    expect(status).toBe(0);
    expect(filesIn(root, "city")).toEqual(["Rome.1.json", "Rome.2.json"]);
    expect(filesIn(root, "coast")).toEqual(["Faro.1.json", "Faro.2.json"]);
  });

  test("--suite records one, and what you type wins over its line, from a folder below too", async () => {
    const root = two();
    const args = ["record", "-C", "evals", "--suite", "coast", "--trials", "1", "--case", "Faro"];
    const { status } = await record(root, await model(booking), args);
    expect(status).toBe(0);
    expect(filesIn(root, "city")).toEqual([]);
    expect(filesIn(root, "coast")).toEqual(["Faro.1.json"]);
  });

  test.each([
    "rungate record --cases --trials 1 --",
    "npx --yes --package https://example.com/rungate.tgz rungate record --cases --trials 1 --",
    "pnpm exec rungate record -C . --cases evals/city.yml --trials 1 --",
    "node node_modules/rungate/dist/index.js record --cases --trials 1 --",
  ])("knows %s", async (line) => {
    const root = two(`${line} ${NODE} agent.mjs`);
    const { status } = await record(root, await model(booking), ["record", "--suite", "city"]);
    expect(status).toBe(0);
    expect(filesIn(root, "city")).toEqual(["Rome.1.json"]);
  });

  test("passes on what is in quotes as a shell does", async () => {
    const root = two(
      `rungate record --cases -- ${NODE} -e 'import("./agent.mjs"); console.log("$HOME | a")' "b c"`,
    );
    const { status } = await record(root, await model(booking), ["record", "--suite", "city"]);
    expect(status).toBe(0);
  });

  test("starts a recorder of its own in the top folder, and fails where it fails", async () => {
    const write = `${NODE} -e 'fs.writeFileSync("made.txt", "")'`;
    const root = two(write, `${NODE} -e 'process.exit(4)'`);
    const { stderr, status } = await record(root, { address: "" }, ["record", "-C", "evals"]);
    expect(existsSync(join(root, "made.txt"))).toBe(true);
    expect(stderr).toContain("error: the recorder of suite coast failed");
    expect(status).toBe(1);
    const typed = await record(root, { address: "" }, ["record", "--suite", "city", "--trials", "1"]);
    expect(typed.stderr).toContain("suite city has a recorder of its own, which does not know --trials");
  });

  test.each([
    "npm ci && npm run evals",
    "rungate record --cases -- node agent.mjs | tee log.txt",
    "rungate record --cases -- node agent.mjs; touch made.txt",
    "rungate record --cases -- node agent.mjs $(touch made.txt)",
    'rungate record --cases -- node agent.mjs "`touch made.txt`"',
    "rungate record --cases -- node agent.mjs > made.txt",
    "rungate record --cases -- node agent.mjs 'open",
    "MODEL=gpt rungate record --cases -- node agent.mjs",
  ])("runs nothing of %s", async (line) => {
    const root = two(LINE, line);
    const { stderr, status } = await record(root, { address: "" }, ["record"]);
    expect(stderr).toContain(
      `error: the record: line of suite coast needs a shell, so rungate does not run it. Run it yourself:`,
    );
    expect(stderr).toContain(line);
    expect(status).toBe(2);
    expect(filesIn(root, "city")).toEqual([]);
    expect(existsSync(join(root, "made.txt"))).toBe(false);
  });

  test.each([
    [["--out", "elsewhere"], "--out is for one suite, and rungate.yml has several: add --suite city"],
    [["--suite", "cost"], 'has no suite "cost". Did you mean "coast"?'],
  ])("%j is refused", async (options, message) => {
    const { stderr, status } = await record(two(), { address: "" }, ["record", ...options]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test("says which option of a line is not known", async () => {
    const root = two("rungate record --caes -- node agent.mjs");
    const { stderr, status } = await record(root, { address: "" }, ["record", "--suite", "city"]);
    expect(stderr).toContain("the record: line of suite city cannot be used: unknown option '--caes'");
    expect(status).toBe(2);
  });

  test("without a record: line asks for a command", async () => {
    const { stderr, status } = await record(project(), { address: "" }, ["record"]);
    expect(stderr).toContain("no command is named: write -- before it");
    expect(status).toBe(2);
  });
});

describe("one command for several suites", () => {
  test("records the cases of each into its own folder", async () => {
    const root = two();
    await record(root, await model(booking), ["record", "--cases", "--trials", "1", ...AGENT]);
    expect(filesIn(root, "city")).toEqual(["Rome.1.json"]);
    expect(filesIn(root, "coast")).toEqual(["Faro.1.json"]);
  });

  test("a file of cases says which suite it is", async () => {
    const root = two();
    const args = ["record", "--cases", "evals/coast.yml", "--trials", "1", ...AGENT];
    await record(root, await model(booking), args);
    expect(filesIn(root, "coast")).toEqual(["Faro.1.json"]);
  });

  test("that runs its cases itself is asked for the suite", async () => {
    const { stderr, status } = await record(two(), { address: "" }, ["record", ...AGENT]);
    expect(stderr).toContain("name the one that your command runs with --suite, such as --suite city");
    expect(status).toBe(2);
  });
});

describe("between two recordings", () => {
  test("a case that is removed leaves its recordings, which are named", async () => {
    const root = project();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT]);
    const file = join(root, "evals/cases.yml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/ {2}- id: porto[\s\S]*/, ""));
    const { stdout } = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT]);
    expect(stdout).toContain("1 recording from before, which the gate reads too: porto.1.json. Delete");
  });

  test("half of a session that was stopped is recorded to its end with --resume", async () => {
    const root = project();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, "--trials", "2", ...AGENT]);
    const first = documentOf(root, "lisbon.1.json").run;
    for (const name of ["lisbon.2.json", "porto.2.json"]) rmSync(join(root, "evals/runs", name));
    const { stdout } = await record(root, server, [...PER_CASE, "--trials", "2", "--resume", ...AGENT]);
    expect(stdout).toContain("Recorded 2 runs of 2 cases");
    expect(stdout).toContain("Kept 2 recordings from before");
    expect(runsIn(root)).toHaveLength(4);
    expect(documentOf(root, "lisbon.1.json").run).toBe(first);
  });
});

test("says what the runs cost where the policy has rates", async () => {
  const root = project({
    ".github/rungate.yml":
      'runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\nrates: [{ match: "gpt-*", input: 10, output: 100 }]\n',
    "agent.mjs": agent,
  });
  const { stdout } = await record(root, await model(booking), [...PER_CASE, "--trials", "1", ...AGENT]);
  expect(stdout).toContain("\nTook 2 runs, 60 tokens, $0.0017\n");
});

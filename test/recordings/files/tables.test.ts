import { truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { limits } from "../../../src/core/limits.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { workspace } from "../../workspace.ts";

function load(name: string, content: string | Buffer): string[] {
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files
    .flatMap((file) => [...loadRuns(file)])
    .map((run) => {
      const at = run.place.line === undefined ? "" : ` (line ${run.place.line})`;
      if ("error" in run) return `${run.error}${at}`;
      return `${run.format} ${run.caseId} ${run.scores?.get("result")}${at}`;
    });
}

test.each<[what: string, name: string, content: string]>([
  ["commas", "a.csv", "case,passed\nbook,true\nweather,false\n"],
  ["semicolons and a byte order mark", "a.csv", "\uFEFFcase;passed\r\nbook;TRUE\r\nweather;no\r\n"],
  ["tabs", "a.tsv", "case\tpassed\nbook\t1\nweather\t0"],
  ["another name", "results.txt", "case,passed\nbook,pass\nweather,fail\n"],
  ["quotes", "a.csv", '"case","passed"\n"book","yes"\n"weather","no"\n'],
])("a table with %s is read by row", (_what, name, content) => {
  expect(load(name, content)).toEqual(["results book 1 (line 2)", "results weather 0 (line 3)"]);
});

test("a result keeps its name and score beside an id and scores in its row", () => {
  const row = {
    id: 1,
    input: "Book",
    output: "Booked",
    averageScore: 0.75,
    scores: [{ name: "a", score: 0.5 }],
  };
  const content = JSON.stringify({ evals: [{ name: "Travel", results: [row] }] });
  expect(load("a.json", content)).toEqual(["evalite Travel: Book 0.75"]);
});

test("a table of LangSmith's experiment is read as that, whatever it is called", () => {
  const rows = "inputs.q,outputs.a,error,feedback.ok,execution_time,example_id,id\nx,y,,1.0,0.1,e1,r1\n";
  for (const name of ["a.csv", "results.txt"])
    expect(load(name, `,${rows.replace("\nx", "\n0,x")}`)).toEqual(["langsmith e1 1 (line 2)"]);
});

test("a table of LangSmith's experiment may have an example several times", () => {
  const rows = "example_id,execution_time,feedback.ok,id\ne1,1,1.0,r1\ne1,1,0.0,r2\n";
  const { files } = atOnce(findFiles(["a.csv"], workspace({ "a.csv": rows }), true));
  const runs = files.flatMap((file) => [...loadRuns(file)]);
  expect(runs.map(({ caseId, trial }) => [caseId, trial])).toEqual([
    ["e1", undefined],
    ["e1", undefined],
  ]);
});

test("a table may have columns that recordings have, and a secret in it is named", () => {
  const key = ["sk", "proj", "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH"].join("-");
  const root = workspace({ "a.csv": `case,type,steps,passed,input\na,easy,3,true,${key}\n` });
  const { files } = atOnce(findFiles(["a.csv"], root, true));
  const [run] = files.flatMap((file) => [...loadRuns(file)]);
  expect(run).toMatchObject({ format: "results", caseId: "a" });
  expect(run?.keys).not.toEqual([]);
  expect(run?.keys).toBeDefined();
});

test("a row is named by its line, after quoted line breaks and blank lines too", () => {
  const text = 'case,score,note\na,0.5,"one\ntwo"\n\nb,,x\nc,4,\n';
  expect(load("a.csv", text)).toEqual([
    "results a 0.5 (line 2)",
    "has no result: score is empty (line 5)",
    'score is "4", and a score goes from 0 to 1, more is better: divide it by its maximum (line 6)',
  ]);
});

test("a row with other columns than the table is a fault", () => {
  expect(load("a.csv", "case,passed\na,true,more\nb,true\n").sort()).toEqual([
    "its columns: Too many fields: expected 2 fields but parsed 3 (line 2)",
    "results b 1 (line 3)",
  ]);
});

test("a table without such columns says which it has", () => {
  expect(load("a.csv", "date,price\n2026-01-01,3\n")).toEqual([
    expect.stringMatching(
      /^is a table without a column for the case .*: its columns are date, price \(line 1\)$/,
    ),
  ]);
  expect(load("a.csv", "case,passed\n")).toEqual(["is a table without a row"]);
});

test("the cases of a JUnit file are read, without those that were skipped", () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" tests="4">
<testcase classname="tests.test_agent" name="test_books" time="0.1" />
<testcase classname="tests.test_agent" name="test_weather"><failure message="m">assert 1 == 2 &amp; more</failure></testcase>
<testcase name="skipped"><skipped /></testcase>
<testcase name="broken"><error message="no key" /></testcase>
</testsuite></testsuites>`;
  expect(load("junit.xml", xml)).toEqual([
    "junit tests.test_agent.test_books 1",
    "junit tests.test_agent.test_weather 0",
    "the agent could not run: no key",
  ]);
  expect(load("junit.xml", xml.slice(0, 200))).toEqual([expect.stringContaining("is not whole XML")]);
});

test("a table of more bytes than are read is a fault", () => {
  const root = workspace({ "a.csv": "case,passed\na,true\n" });
  // The file has a hole, so it takes no room.
  truncateSync(join(root, "a.csv"), limits.tableBytes + 1);
  const { files } = atOnce(findFiles(["a.csv"], root, true));
  expect(files.flatMap((file) => [...loadRuns(file)])).toMatchObject([
    { error: "257 MiB is more than the 256 MiB that a table may have: split it" },
  ]);
});

import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takenIds } from "../../scripts/new/ids.ts";
import { filesOf, isId, recipes } from "../../scripts/new/recipes.ts";
import type { Json } from "../../src/core/json.ts";
import { run } from "../../src/gate/run-job.ts";
import type { Report } from "../../src/report/report.ts";
import { jobIn, workspace, write } from "../workspace.ts";
import { brokenLinks, tables } from "./markdown.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const house = mkdtempSync(join(realpathSync(tmpdir()), "rungate-house-"));
/** Loads a module of the house as Node does, which is faster than by vitest. */
const load = createRequire(join(house, "package.json"));
const inHouse = (path: string) => readFileSync(join(house, path), "utf8");

/** A new id of each kind. */
const ids = { format: "ship-log", scorer: "few-calls-twice", "text-scorer": "brief", view: "rows" };
const written: Record<string, string> = {};

beforeAll(() => {
  for (const each of ["src", "docs", "package.json", "CONTRIBUTING.md"])
    cpSync(join(root, each), join(house, each), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  for (const [kind, id] of Object.entries(ids)) {
    const recipe = recipes[kind];
    if (recipe === undefined) throw new Error(`there is no recipe of ${kind}`);
    const files = filesOf(recipe, id, inHouse);
    Object.assign(written, Object.fromEntries(files.written));
    for (const [path, text] of [...files.written, ...files.changed]) write(house, path, text);
  }
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const files = {
  "runs/trip.json": { toolCalls: ["search", "search", "book", "think", "think"].map((name) => ({ name })) },
  "runs/other.json": { toolCalls: [], response: "Booked for you." },
  "policy.yml": "tools: [{ match: think, ignore: true }]",
  "expectations.yml":
    "cases: [{ id: trip, expectedTool: book, few-calls-twice: true }, { id: other, brief: { characters: 10 } }]",
};

/** The report by the house on the files, with some of them in place of others. */
function report(more: Record<string, string> = {}): Promise<Report> {
  return load("./src/gate/run-job.ts").run(jobIn(workspace({ ...files, ...more }), { policy: "policy.yml" }));
}

describe("npm run new", () => {
  test.each(Object.entries(ids))("%s: the code is short, and all of it has the new id", (kind, id) => {
    const { example = "" } = recipes[kind] ?? {};
    const own = Object.entries(written).filter(([path, text]) => `${path}${text}`.includes(id));
    const [code] = own.filter(([path]) => path.startsWith("src/"));
    expect(code?.[1].split("\n").length).toBeLessThan(30);
    expect(own.filter(([path, text]) => `${path}${text}`.includes(example))).toEqual([]);
  });

  test.each(["", "Ship", "ship log", "ship_log", "-ship", "ship--log", "../ship", "9-ships"])(
    "takes no id such as %j",
    (id) => expect(isId(id)).toBe(false),
  );

  test("takes no id that there is, and for a scorer no other key of a case", () => {
    expect(takenIds("format").has("openai-chat")).toBe(true);
    expect(["code", "says", "bias", "turns"].filter((id) => !takenIds("scorer").has(id))).toEqual([]);
    expect(["html", "json", "runs"].filter((id) => !takenIds("view").has(id))).toEqual([]);
    for (const [kind, id] of Object.entries(ids))
      expect([isId(id), takenIds(kind).has(id)]).toEqual([true, false]);
  });

  test("a format: its fixture is claimed by it alone and read, and other documents are refused", () => {
    const { claimants, readDocument } = load("./src/recordings/detect.ts");
    const document: Json = JSON.parse(written["test/fixtures/ship-log/run.json"] ?? "");
    const [format, ...others] = claimants(document);
    expect([format.id, format.title, others]).toEqual(["ship-log", "Ship log", []]);
    expect(readDocument(document).runs).toMatchObject([
      { toolCalls: [{ name: "search", arguments: { to: "Oslo" } }, { name: "book" }] },
    ]);
    for (const other of [null, [], 1, "", { shipLog: 1 }, { shipLog: [{ tool: 7 }] }])
      expect(() => format.read(other)).toThrow(expect.objectContaining({ name: "RecordingError" }));
  });

  test("a format: pages have a row of it, where a reader looks", () => {
    const [producers] = tables(inHouse("docs/formats.md")).filter(({ header }) =>
      header.includes("producer"),
    );
    const names = (producers?.rows ?? []).map(({ producer = "" }) =>
      producer.replaceAll(/\[|\]\([^)]*\)/g, ""),
    );
    const at = names.indexOf("Ship log");
    expect(names.slice(at - 1, at + 2).map((name) => name < "Ship log")).toEqual([true, false, false]);
    expect(inHouse("docs/measures.md")).toContain("\n| `ship-log` |");
  });

  test("a scorer of calls: a case asks for it, and it sees the calls that count", async () => {
    const { cases, passRate } = await report();
    expect(cases.map(({ id, scores }) => [id, scores["few-calls-twice"]])).toEqual([
      ["other", undefined],
      ["trip", 2 / 3],
    ]);
    expect(passRate).toBe(1);
  });

  test("a scorer of calls: the policy gates on it, and a reader sees why", async () => {
    const gated = await report({ "policy.yml": "gate: { scorers: [code, few-calls-twice] }" });
    expect(gated).toMatchObject({ passRate: 0, scores: { "few-calls-twice": { value: 3 / 5 } } });
    const { terminalView } = load("./src/views/terminal.ts");
    expect(terminalView(gated, {}).text).toContain("search was called again with the same arguments");
  });

  test("a scorer of texts: a case asks for it with options", async () => {
    const { cases, problems } = await report();
    expect(cases.find(({ id }) => id === "other")?.scores).toMatchObject({ brief: 10 / 15 });
    expect(problems).toEqual([]);
    const expectations = "cases: [{ id: other, brief: { characters: 0 } }]";
    await expect(report({ "expectations.yml": expectations })).rejects.toThrow("at least 1");
  });

  test("a scorer changes no report without it", async () => {
    const plain = workspace({ ...files, "expectations.yml": "cases: [{ id: trip, expectedTool: book }]" });
    const here = await run(jobIn(plain));
    expect(JSON.stringify(await load("./src/gate/run-job.ts").run(jobIn(plain)))).toBe(JSON.stringify(here));
  });

  test("a view: there is an option for it, and it shows the report", async () => {
    const view = load("./src/views/index.ts").fileViews.find(({ name }: { name: string }) => name === "rows");
    const rows = (await view.load())(await report(), {})
      .trimEnd()
      .split("\n");
    expect(rows.map((row: string) => JSON.parse(row))).toMatchObject([{ id: "other" }, { id: "trip" }]);
  });
});

test("CONTRIBUTING.md has links that lead somewhere", () => {
  expect(brokenLinks(new URL("../../CONTRIBUTING.md", import.meta.url))).toEqual([]);
});

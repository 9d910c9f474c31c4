import { availableParallelism } from "node:os";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type CommandResult, rungate } from "../../e2e/command-line.ts";
import { preload, preloadFiles } from "../../faults/preload.ts";
import { anySuite } from "../../shards/any-suite.ts";
import { type Content, workspace, write } from "../../workspace.ts";

// Every suite is scored by several processes.
vi.setConfig({ testTimeout: 180_000 });

const call = (name: string, args: object = {}) => ({ name, arguments: args });
const row = (caseId: string, ...toolCalls: object[]) => ({ case: caseId, toolCalls });

/** What two or three workers must get right: places, captures, faults, warnings, several runs of one file, big integers, matchers. */
const files: Record<string, Content> = {
  "expectations.yml": `cases:
  - id: a
    referenceToolCalls: [{ name: find, arguments: { q: { $regex: "^o.*o$" }, at: { $oneOf: [1, 2] } } }]
  - id: b
    referenceToolCalls: [{ name: find, arguments: { n: 9007199254740993 } }]
    forbiddenTools: [drop_*]
`,
  "rungate.yml": "redact: ['*.secret']\n",
  "runs/a.1.json": row("a", call("find", { q: "oslo", at: 2 })),
  "runs/a.2.json": row("a", call("find", { q: "rome", at: 3, secret: "hush" })),
  "runs/a.3.json": '{"case": "a", "toolCalls": [{"na',
  "runs/a.4.json": row("a", call("find", { q: "oslo", at: 2 })),
  "runs/b.1.json": '{"case": "b", "toolCalls": [{"name": "find", "arguments": {"n": 9007199254740993}}]}',
  "runs/b.2.json": '{"case": "b", "toolCalls": [{"name": "find", "arguments": {"n": 9007199254740992}}]}',
  "runs/many.jsonl": [row("a"), row("c", call("x")), row("b", call("drop_all"))]
    .map((one) => JSON.stringify(one))
    .join("\n"),
  "runs/packed.json.gz": gzipSync(JSON.stringify(row("d", call("y")))),
  "runs/unknown.json": { nothing: "known" },
  // Large enough to be sent to different workers.
  "runs/z.1.json": large(JSON.stringify(row("z", call("x")))),
  "runs/z.2.json": large(JSON.stringify(row("z", call("y")))),
  "runs/z.jsonl": manyRows(),
};

function large(text: string): string {
  return text + " ".repeat(2_000_000);
}

/** Rows in several pieces of their file: with blank lines, faults, rows of several runs and one that is longer than a piece. */
function manyRows(): string {
  const rows = Array.from({ length: 30 }, (_, at) => {
    if (at % 7 === 3) return `\n \n{"case": "z-${at}", "toolCalls": [{"na`;
    if (at % 7 === 5) return JSON.stringify([row(`z-${at}`, call("x")), row(`y-${at}`)]);
    const text = "x".repeat(at === 13 ? 5_000_000 : 300_000);
    return JSON.stringify({ ...row(`z-${at % 9}`, call("find", { at })), input: text });
  });
  return rows.join("\n");
}
const options = [
  "--runs",
  "runs/*",
  "--expectations",
  "expectations.yml",
  "--policy",
  "rungate.yml",
  "--json",
];

/** Fails in a few words where two results differ: reports are long. */
function expectSame(result: CommandResult, alone: CommandResult): void {
  const at = [...alone.stdout].findIndex((character, index) => character !== result.stdout[index]);
  const around = ({ stdout }: CommandResult) => stdout.slice(Math.max(at - 200, 0), at + 200);
  if (at !== -1) expect(around(result)).toBe(around(alone));
  expect({ ...result, stdout: result.stdout.length }).toEqual({ ...alone, stdout: alone.stdout.length });
}

const scored = (root: string, workers: number, ...more: string[]) =>
  rungate(root, ["score", ...more, "--workers", String(workers)]);

describe("workers find byte for byte what one thread finds", () => {
  test.each([1, 2, 3])("in a suite with everything in it, when there are %i", async (workers) => {
    const root = workspace(files);
    const alone = await scored(root, 0, ...options);
    expect(alone).toMatchObject({ status: 1 });
    expect(JSON.parse(alone.stdout).totals).toMatchObject({ runs: 42, errors: 6 });
    expectSame(await scored(root, workers, ...options), alone);
  });

  test("in any suite", async () => {
    await fc.assert(
      fc.asyncProperty(anySuite, async ({ files: placed, job }) => {
        const root = workspace(placed);
        const asked = [
          ...job.runs.flatMap((pattern) => ["--runs", pattern]),
          ...job.expectations.flatMap((file) => ["--expectations", file]),
          ...(job.caseField === undefined ? [] : ["--case-field", job.caseField]),
          ...["--policy", "rungate.yml", "--json"],
        ];
        expectSame(await scored(root, 2, ...asked), await scored(root, 0, ...asked));
      }),
      { numRuns: 6 },
    );
  });

  test("of one shard", async () => {
    const root = workspace(files);
    for (const shard of ["1/2", "2/2"]) {
      const alone = await scored(root, 0, ...options, "--shard", shard);
      expect(alone).toMatchObject({ status: 0 });
      expectSame(await scored(root, 2, ...options, "--shard", shard), alone);
    }
  });

  /** Rows that fill several pieces of their file. */
  const filling = (from: number, count = 15) =>
    Array.from({ length: count }, (_, at) =>
      JSON.stringify({ ...row(`c-${from + at}`, call("x")), input: "x".repeat(300_000) }),
    );
  const odd: Record<string, Content> = {
    "a row that is UTF-16": Buffer.concat([
      Buffer.from(`${filling(0).join("\n")}\n`),
      Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
      Buffer.from(`\n${filling(20, 20).join("\n")}`),
    ]),
    "all of it UTF-16": Buffer.from(`\uFEFF${filling(0).join("\n")}`, "utf16le"),
    "blank lines that are longer than a piece": [...filling(0), "\n".repeat(9_000_000), ...filling(20)].join(
      "\n",
    ),
    "a byte order mark, and lines that end as on Windows": `\uFEFF${filling(0, 40).join("\r\n")}\r\n`,
    "rows that are pieces of one recording": Array.from({ length: 40 }, (_, at) =>
      JSON.stringify({ role: at % 2 ? "assistant" : "user", content: "x".repeat(300_000) }),
    ).join("\n"),
  };
  test.each(Object.entries(odd))("in a large file of rows: %s", async (_what, content) => {
    const root = workspace({ "runs/large.jsonl": content, "runs/small.json": row("s", call("y")) });
    const asked = ["--runs", "runs/*", "--json"];
    expectSame(await scored(root, 2, ...asked), await scored(root, 0, ...asked));
    for (const limit of ["documentMegabytes: 2", "recordingMegabytes: 10", "runs: 20"]) {
      write(root, "rungate.yml", `limits: { ${limit} }\n`);
      const bounded = [...asked, "--policy", "rungate.yml"];
      expectSame(await scored(root, 2, ...bounded), await scored(root, 0, ...bounded));
    }
  });

  test("where a large file cannot be read", async () => {
    const root = workspace({
      "runs/large.jsonl": filling(0, 40).join("\n"),
      "runs/small.json": row("s", call("y")),
    });
    const shut = preloadFiles(`
      for (const of of ["readFileSync", "openSync"])
        fs[of] = (path, ...more) => {
          if (/large/.test(path)) throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
          return real[of](path, ...more);
        };
    `);
    const [alone, together] = await Promise.all(
      ["0", "2"].map((workers) =>
        rungate(root, ["score", "--runs", "runs/*", "--json", "--workers", workers], shut),
      ),
    );
    expect(alone).toMatchObject({ status: 1 });
    expectSame(together as CommandResult, alone as CommandResult);
  });

  test("where a file says what is expected of runs in others, whichever comes first", async () => {
    const expected = { eval_set_id: "set", eval_cases: [{ eval_id: "trip", conversation: [] }] };
    const root = workspace({ "runs/1.json": row("trip", call("x")), "runs/2.json": expected });
    const asked = ["--runs", "runs/*", "--json"];
    expectSame(await scored(root, 2, ...asked), await scored(root, 0, ...asked));
  });
});

describe("workers are started", () => {
  /** Tells of each worker that is started. */
  const watched = () =>
    preload(`
      import { syncBuiltinESMExports } from "node:module";
      import threads from "node:worker_threads";
      const { Worker } = threads;
      threads.Worker = class extends Worker {
        constructor(...given) {
          super(...given);
          process._rawDebug("worker started");
        }
      };
      syncBuiltinESMExports();
    `);
  const startedIn = async (root: string, ...asked: string[]) => {
    const { stderr } = await rungate(root, ["score", "--runs", "runs/*", ...asked], watched());
    return stderr.split("worker started").length - 1;
  };
  const placed = (megabytes: number) =>
    workspace(
      Object.fromEntries(
        Array.from({ length: megabytes }, (_, at) => [
          `runs/${at}.json`,
          JSON.stringify(row(`case-${at}`)) + " ".repeat(1024 * 1024),
        ]),
      ),
    );

  test("where there is much to read, and not where there is little", async () => {
    const [little, much] = [placed(12), placed(24)];
    expect(await startedIn(little)).toBe(0);
    expect(await startedIn(much)).toBe(availableParallelism() < 2 ? 0 : Math.min(availableParallelism(), 4));
    expect(await startedIn(much, "--workers", "0")).toBe(0);
    expect(await startedIn(little, "--workers", "3")).toBe(3);
  });

  test("for as much as is left when the baseline has the rest", async () => {
    const root = placed(24);
    write(root, "expectations.json", {
      cases: Array.from({ length: 24 }, (_, at) => ({ id: `case-${at}`, referenceToolCalls: [] })),
    });
    const demands = ["--expectations", "expectations.json"];
    await rungate(root, ["score", "--runs", "runs/*", ...demands, "--output", "baseline.json"]);
    const gate = ["gate", "--runs", "runs/*", ...demands, "--baseline", "baseline.json", "--reuse"];
    expect(await rungate(root, gate, watched())).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("workers are stopped", () => {
  test("by the same bound as one thread, of the job and not of each of them", async () => {
    const rows = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`runs/${at}.json`, row(`case-${at}`)] as const),
    );
    const root = workspace({ ...rows, "rungate.yml": "limits: { runs: 5 }\n" });
    const asked = ["--runs", "runs/*", "--policy", "rungate.yml"];
    const alone = await scored(root, 0, ...asked);
    expect(alone).toMatchObject({ status: 2, stdout: "" });
    expect(alone.stderr).toContain("limits.runs of the policy");
    expectSame(await scored(root, 2, ...asked), alone);
  });

  test("by a signal, at once", async () => {
    const long = JSON.stringify(row("a", call("find", { text: "x".repeat(1_000_000) })));
    const root = workspace(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [`runs/${at}.json`, `${long}${" ".repeat(at)}`] as const),
      ),
    );
    const result = await rungate(
      root,
      ["score", "--runs", "runs/*", "--workers", "2", "--output", "report.json"],
      {},
      { started: (kill) => setTimeout(() => kill("SIGTERM"), 150) },
    );
    expect(result).toMatchObject({ status: 143, stdout: "" });
    expect(result.stderr).toMatch(/stopped by SIGTERM|^$/);
  });
});

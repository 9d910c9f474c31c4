import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { pointerSteps, sha256 } from "../../../src/core/json.ts";
import { formatNamed } from "../../../src/recordings/detect.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { type LoadOptions, loadRuns } from "../../../src/recordings/files/load.ts";
import { type Content, workspace } from "../../workspace.ts";

function load(name: string, content: Content, pattern = name, options: LoadOptions = {}) {
  const { files } = atOnce(findFiles([pattern], workspace({ [name]: content }), true));
  expect(files).toHaveLength(1);
  return files.flatMap((file) => [...loadRuns(file, options)]);
}

/** The cases of the runs in a file, `case/trial {tags}`, and the errors. */
function cases(...args: Parameters<typeof load>): string[] {
  return load(...args).map((one) => {
    const { caseId, trial } = one;
    // Tags are not checked for a run without a case.
    const tags = "error" in one && caseId === undefined ? {} : one.tags;
    const name = `${caseId ?? "?"}${trial === undefined ? "" : `/${trial}`}`;
    const tagged = Object.keys(tags).length === 0 ? name : `${name} ${JSON.stringify(tags)}`;
    return "error" in one ? `${tagged}: ${one.error}` : tagged;
  });
}

const caseField = (pointer: string): LoadOptions => ({ caseField: pointerSteps(pointer) });
const rows = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");
const call = { name: "t", arguments: {} };
const chat = [
  { role: "user", content: "hi" },
  { role: "assistant", content: "hello" },
];

test("a case that a platform names by its input shows no key and nothing that redact hides", () => {
  const key = ["sk", "proj", "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH"].join("-");
  const named = (input: string, metadata = {}) => {
    const span = { span_id: "1", root_span_id: "1", span_attributes: { type: "eval" }, scores: { ok: 1 } };
    const [id] = cases("a.json", JSON.stringify([{ ...span, input, metadata }]), "a.json", {
      redact: [String.raw`/\d{3}-\d\d-\d{4}/`],
    });
    return id;
  };
  expect(named("my number")).toBe("my number/1");
  expect(named("my 123-45-6789")).toMatch(/^my-[0-9a-f]{10}\/1$/);
  expect(named(`use ${key}`)).toMatch(/^[0-9a-f]{10}\/1$/);
  expect(named("my number", { case: "123-45-6789" })).toBe("123-45-6789/1");
});

describe("a run's case is named by the first of", () => {
  const row = {
    case: "by-case",
    caseId: "by-caseId",
    case_id: "by-case_id",
    task_id: "by-task_id",
    id: "by-id",
    meta: { name: "by-pointer" },
    toolCalls: [],
  };
  const without = (...keys: string[]) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

  test.each<[string, ...Parameters<typeof cases>]>([
    ["by-capture", "by-capture.json", row, "{case}.json", caseField("/meta/name")],
    ["by-pointer", "stem.json", row, "*.json", caseField("/meta/name")],
    ["by-case", "stem.json", row],
    ["by-caseId", "stem.json", without("case")],
    ["by-case_id", "stem.json", without("case", "caseId")],
    ["by-task_id", "stem.json", without("case", "caseId", "case_id")],
  ])("%s", (name, ...file) => {
    expect(cases(...file)).toEqual([name]);
  });
  test("the id of a plain row or of an envelope around messages", () => {
    expect(cases("stem.json", { id: "by-id", toolCalls: [] })).toEqual(["by-id"]);
    expect(cases("stem.json", { id: "by-id", messages: chat })).toEqual(["by-id"]);
  });
  test("the stem of a file with one run", () => {
    expect(cases("stem.json", { toolCalls: [] })).toEqual(["stem"]);
    expect(cases("v1.2.json", { toolCalls: [] })).toEqual(["v1.2"]);
    expect(cases("stem.jsonl", rows({ toolCalls: [] }))).toEqual(["stem"]);
    expect(cases("stem.jsonl.gz", gzipSync(rows({ toolCalls: [] })))).toEqual(["stem"]);
    expect(cases("stem.json", [{ toolCalls: [] }])).toEqual(["stem"]);
    expect(cases("stem.json", chat)).toEqual(["stem"]);
  });
});

describe("a run has no case", () => {
  test("when nothing names it and its file has several runs", () => {
    expect(
      cases("stem.jsonl", rows({ toolCalls: [] }, { case: "b", toolCalls: [] }, { toolCalls: [call] })),
    ).toEqual(["?", "b", "?"]);
    expect(cases("stem.json", [{ toolCalls: [] }, { toolCalls: [] }])).toEqual(["?", "?"]);
  });

  test.each(["chatcmpl-123", "resp_1", "msg_1", "gen-1", "run_1", "thread_1", "cmpl-1"])(
    "by a provider's own id: %s",
    (id) => {
      expect(cases("stem.json", { id, toolCalls: [] })).toEqual(["stem"]);
      expect(cases("stem.json", { id, messages: chat })).toEqual(["stem"]);
    },
  );

  test("by the id of a response", () => {
    const response = { id: "abc", choices: [{ message: { role: "assistant", content: "hello" } }] };
    expect(cases("stem.json", response)).toEqual(["stem"]);
  });

  test("by a field that holds no name", () => {
    expect(cases("stem.json", { case: "", case_id: { a: 1 }, task_id: null, toolCalls: [] })).toEqual([
      "stem",
    ]);
  });

  test("when the case-field leads nowhere: then it cannot be read", () => {
    const broken = "nothing usable at case-field /meta/name: expected text or a number";
    expect(cases("stem.json", { case: "a", toolCalls: [] }, "*.json", caseField("/meta/name"))).toEqual([
      `?: ${broken}`,
    ]);
    expect(
      cases("stem.json", { meta: { name: [1] }, toolCalls: [] }, "*.json", caseField("/meta/name")),
    ).toEqual([`?: ${broken}`]);
  });
});

describe("a run's identity", () => {
  test("is text, also where a number stands", () => {
    expect(cases("s.json", { task_id: 0, trial: 3, toolCalls: [] })).toEqual(["0/3"]);
    expect(cases("s.json", '{"case": 9007199254740993, "toolCalls": []}')).toEqual(["9007199254740993"]);
    expect(cases("s.json", { meta: [{ n: 5 }], toolCalls: [] }, "*.json", caseField("/meta/0/n"))).toEqual([
      "5",
    ]);
  });

  test("has trial and tags from the path before those of the row", () => {
    const row = {
      case: "a",
      trial: "row",
      tags: { model: "row", lang: "en", n: 1, on: true, no: {}, empty: "" },
      toolCalls: [],
    };
    expect(cases("gpt/2.json", row, "{model}/{trial}.json")).toEqual([
      'a/2 {"model":"gpt","lang":"en","n":"1","on":"true"}',
    ]);
  });

  test("may have the names of Object.prototype", () => {
    const text = '{"case": "__proto__", "tags": {"__proto__": "x", "constructor": "y"}, "toolCalls": []}';
    const [one] = load("s.json", text);
    expect(one?.caseId).toBe("__proto__");
    expect(Object.entries(one?.tags ?? {})).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
  });
});

describe("the runs of a file", () => {
  test("are the rows of a JSON list, each with its position and hash", () => {
    const loaded = load("s.json", [
      { case: "a", toolCalls: [call] },
      { case: "b", toolCalls: [] },
      { case: "a", toolCalls: [call] },
    ]);
    expect(loaded.map(({ place }) => place)).toEqual([
      { file: "s.json", index: 0 },
      { file: "s.json", index: 1 },
      { file: "s.json", index: 2 },
    ]);
    const [first, second, third] = loaded.map(({ hash }) => hash);
    expect(first).toBe(third);
    expect(first).not.toBe(second);
  });

  test("have the hash of their bytes, so that a file written anew is a recording of its own", () => {
    const hashOf = (text: string) => load("s.json", text).map(({ hash }) => hash);
    expect(hashOf('{"toolCalls": []}')).toEqual([sha256('{"toolCalls": []}')]);
    expect(hashOf('{"toolCalls":[]}')).toEqual([sha256('{"toolCalls":[]}')]);
  });

  test("are the lines of JSONL, each with its line", () => {
    const loaded = load(
      "s.jsonl",
      `${rows({ case: "a", toolCalls: [] })}\n\n${rows({ case: "b", messages: chat })}\n`,
    );
    expect(loaded.map(({ place, format }) => [place.line, place.index, format])).toEqual([
      [1, 0, "plain"],
      [3, 1, "openai-chat"],
    ]);
  });

  test("are one when the file has a message on each line", () => {
    const loaded = load("s.jsonl", rows(...chat));
    expect(loaded).toMatchObject([{ input: "hi", response: "hello", caseId: "s", place: { index: 0 } }]);
    expect(cases("a.jsonl", rows(...chat), "{case}.jsonl")).toEqual(["a"]);
  });

  test("are as many as lists of messages on its lines", () => {
    expect(cases("s.jsonl", `${JSON.stringify(chat)}\n${JSON.stringify(chat)}`)).toEqual(["?", "?"]);
  });

  test("of a list that is a recording itself are not its elements", () => {
    expect(load("s.json", chat)).toMatchObject([{ input: "hi" }]);
  });

  test("are read by the format that was named, where others would claim them too", () => {
    expect(load("s.json", chat, "s.json", { format: formatNamed("openai-chat") })).toMatchObject([
      { format: "openai-chat" },
    ]);
    expect(cases("s.json", chat, "s.json", { format: formatNamed("plain") })).toEqual([
      "?: no toolCalls: the plain form is {case, toolCalls: [{name, arguments}]} (and 1 more row)",
    ]);
  });
});

describe("what cannot be read keeps its case where it is known, and the rest is read", () => {
  test("a row of another shape", () => {
    expect(
      cases("s.json", [
        { case: "a", toolCalls: [] },
        { case: "b", hello: 1 },
        5,
        { case: "c", toolCalls: [] },
      ]),
    ).toEqual([
      "a",
      expect.stringMatching(/^b: unknown shape: an object with keys case, hello\./),
      "c",
      expect.stringMatching(/^\?: unknown shape: a number\./),
    ]);
  });

  test("rows of an unknown log are one fault with their number, also in the middle", () => {
    const log = Array.from({ length: 1_001 }, (_, at) => ({ at, kind: at % 2 === 0 ? "step" : "end" }));
    const [first, last] = ["a", "c"].map((name) => ({ case: name, toolCalls: [] }));
    const fault = (rest: string) =>
      expect.stringMatching(new RegExp(`^\\?: unknown shape: an object with keys at, kind\\..*${rest}$`));
    expect(cases("s.jsonl", rows(...log))).toEqual([fault("\\(and 1,000 more rows: lines 2 to 1001\\)")]);
    expect(cases("s.json", log)).toEqual([fault("\\(and 1,000 more rows\\)")]);
    expect(cases("s.jsonl", rows(first ?? {}, ...log, last ?? {}))).toEqual([
      "a",
      "c",
      fault("\\(and 1,000 more rows: lines 3 to 1002\\)"),
    ]);
    expect(cases("b.1.jsonl", rows(...log), "{case}.{trial}.jsonl")).toHaveLength(1);
  });

  test("lines of a text are one fault, and lines apart are listed", () => {
    const run = JSON.stringify({ case: "a", toolCalls: [] });
    const text = [run, "10:01 start", run, "10:02 stop", run, "10:03 end"];
    expect(cases("s.jsonl", text.join("\n")).at(-1)).toMatch(
      /^\?: not JSON: .*\(and 2 more rows: lines 4, 6\)$/,
    );
  });

  test("a pointer of Git LFS is named, whatever the name of the file", () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"4d".repeat(32)}\nsize 12345\n`;
    for (const name of ["s.json", "s.jsonl", "s.json.gz", "s.sse", "s.txt"])
      for (const content of [pointer, ...(name.endsWith("gz") ? [gzipSync(pointer)] : [])])
        expect(cases(name, content)).toEqual([
          's: is a Git LFS pointer, not the file itself: check out with "lfs: true" (actions/checkout), or run "git lfs pull"',
        ]);
  });

  test("rows that are all no recording for one reason have one fault", () => {
    const question = { id: "q_0", question: [[]], function: [] };
    const refused = expect.stringMatching(/^q: this is no recording but questions of /);
    expect(cases("q.jsonl", rows(question, question, question))).toEqual([refused]);
    expect(cases("q.json", [question, question])).toEqual([refused]);
    expect(cases("q.jsonl", rows(question, { ...question, case: "a" }))).toEqual([
      expect.stringContaining("a: this is no recording"),
      expect.stringContaining("?: this is no recording"),
    ]);
  });

  test("a line that is cut", () => {
    expect(cases("x.2.jsonl", `${rows({ toolCalls: [] })}\n{"case": "b", `, "{case}.{trial}.jsonl")).toEqual([
      "x/2",
      "x/2: not JSON: the text ends inside a value (cut off?)",
    ]);
  });

  test("a run whose references are unusable", () => {
    const broken = (references: unknown) =>
      cases("s.json", {
        case: "a",
        trial: 1,
        tags: { m: "x" },
        toolCalls: [],
        referenceToolCalls: references,
      });
    expect(broken({ name: "t" })).toEqual([
      'a/1 {"m":"x"}: referenceToolCalls is not a list of {name, arguments}',
    ]);
    expect(broken([{ tool: "t" }])).toEqual([
      'a/1 {"m":"x"}: referenceToolCalls[0] is not {name, arguments}',
    ]);
    expect(broken([{ name: "t" }, { name: "t", arguments: { a: { $regexp: "b" } } }])).toEqual([
      'a/1 {"m":"x"}: referenceToolCalls[1].arguments: a.$regexp: unknown matcher "$regexp". Did you mean "$regex"? For a key that begins with $, write "$$regexp".',
    ]);
    expect(broken(null)).toEqual(['a/1 {"m":"x"}']);
  });

  test("a run that its recording says crashed", () => {
    const crashed = { task_id: 7, trial: 0, reward: 0, traj: [], info: { error: "timeout", traceback: "…" } };
    const [one] = load("tau.json", [crashed]);
    expect(one).toMatchObject({ caseId: "7", trial: "0" });
    expect(one).toHaveProperty("error");
  });

  test.each([
    ["a list of lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["an object in an object", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`],
    [
      "arguments",
      `{"case":"a","toolCalls":[{"name":"t","arguments":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]}`,
    ],
    ["messages", `{"messages":[{"role":"user","content":${"[".repeat(50_000)}${"]".repeat(50_000)}}]}`],
    ["rows", `${"[".repeat(20_000)}${"]".repeat(20_000)}\n{"role":"user"}`],
    [
      "references",
      `{"case":"a","toolCalls":[],"referenceToolCalls":[{"name":"t","arguments":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]}`,
    ],
    [
      "numbers that are too large for a double",
      `${"[".repeat(50_000)}12345678901234567890${"]".repeat(50_000)}`,
    ],
  ])("a recording that nests endlessly: %s", (_what, text) => {
    for (const one of load("s.json", text)) expect(one).toHaveProperty("error");
  });
});

test("a run is yielded before the next is read, so that a large file need not fit into memory", () => {
  const root = workspace({
    "s.jsonl": `${rows({ case: "a", toolCalls: [] }, { case: "b", toolCalls: [] })}\n`,
  });
  const runs = loadRuns({ path: join(root, "s.jsonl"), name: "s.jsonl", captures: {} });
  expect(runs.next().value).toMatchObject({ caseId: "a" });
  runs.return(undefined);
});

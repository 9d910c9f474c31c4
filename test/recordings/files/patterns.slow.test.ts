import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { atOnce, type Steps } from "../../../src/core/interruptible.ts";
import { limits } from "../../../src/core/limits.ts";
import { ConfigurationError, placeText } from "../../../src/core/problems.ts";
import { Allowance, digestOf } from "../../../src/recordings/files/allowance.ts";
import { findFiles, refuseNearPatterns } from "../../../src/recordings/files/find.ts";
import { workspace, write } from "../../workspace.ts";

const folder = (...names: string[]) => workspace(Object.fromEntries(names.map((name) => [name, ""])));

/** The matches of the patterns as `name {captures}`, and the problems. */
function find(root: string, patterns: string | string[], contained = true) {
  const { files, problems } = atOnce(findFiles([patterns].flat(), root, contained));
  return {
    found: files.map(({ name, captures }) => `${name} ${JSON.stringify(captures)}`),
    problems: problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`),
  };
}

const found = (root: string, patterns: string | string[], contained?: boolean) => {
  const result = find(root, patterns, contained);
  expect(result.problems).toEqual([]);
  return result.found;
};

describe("captures", () => {
  test.each<[string, string[], string[]]>([
    ["{case}.json", ["a.json", "b/c.json"], ['a.json {"case":"a"}']],
    ["{case}.{trial}.json", ["a.b.1.json"], ['a.b.1.json {"case":"a.b","trial":"1"}']],
    ["{case}", ["a"], ['a {"case":"a"}']],
    ["é{case}.json", ["éa.json"], ['éa.json {"case":"a"}']],
    ["runs/{case}.json", ["runs/a.json", "runs/b.txt"], ['runs/a.json {"case":"a"}']],
    ["runs/{case}.{trial}.json", ["runs/a.1.json"], ['runs/a.1.json {"case":"a","trial":"1"}']],
    ["runs/{case}.{trial}.json", ["runs/v1.2.3.json"], ['runs/v1.2.3.json {"case":"v1.2","trial":"3"}']],
    [
      "{model}/{case}/{trial}.json",
      ["gpt/a/1.json"],
      ['gpt/a/1.json {"model":"gpt","case":"a","trial":"1"}'],
    ],
    ["{_}/{_}/{case}.json", ["x/y/a.json"], ['x/y/a.json {"case":"a"}']],
    ["runs/*.json", ["runs/a.json"], ["runs/a.json {}"]],
    ["**/{case}.json", ["a.json", "x/y/b.json"], ['a.json {"case":"a"}', 'x/y/b.json {"case":"b"}']],
    ["runs/run-{case}-*.json", ["runs/run-a-b-c.json"], ['runs/run-a-b-c.json {"case":"a-b"}']],
    ["./runs//{case}.json", ["runs/a.json"], ['runs/a.json {"case":"a"}']],
    ["{case}/run.json", [".hidden/run.json"], ['.hidden/run.json {"case":".hidden"}']],
    ["runs/{case}.jsonl.gz", ["runs/a.jsonl.gz"], ['runs/a.jsonl.gz {"case":"a"}']],
    ["{__proto__}/{constructor}.json", ["a/b.json"], ['a/b.json {"__proto__":"a","constructor":"b"}']],
  ])("%s", (pattern, names, expected) => {
    expect(found(folder(...names), pattern)).toEqual(expected);
  });

  test("stand beside other parts of a glob", () => {
    const root = folder("gpt/a.1.json", "claude/b.2.json", "llama/c.3.json");
    const both = ['claude/b.2.json {"case":"b","trial":"2"}', 'gpt/a.1.json {"case":"a","trial":"1"}'];
    expect(found(root, "{gpt,claude}/{case}.{trial}.json")).toEqual(both);
    expect(found(root, "[cg]*/{case}.{trial}.json")).toEqual(both);
  });

  test("stand beside sets, which leave out what ! or ^ is in front of", () => {
    const root = folder("runs/a.json", "runs/b.json", "runs/^.json");
    expect(found(root, "runs/[!a].json")).toEqual(["runs/^.json {}", "runs/b.json {}"]);
    expect(found(root, "runs/[^a].json")).toEqual(["runs/^.json {}", "runs/b.json {}"]);
    expect(found(root, "runs/[\\^a].json")).toEqual(["runs/^.json {}", "runs/a.json {}"]);
    expect(() => find(root, "runs/[[:alpha:]].json")).toThrow('"[:alpha:]" is not known');
  });

  test("side by side stay within one folder", () => {
    const root = folder("a/x-y.json", "a/b/c/x-y.json", "x-y.json");
    expect(found(root, "a/{case}{trial}.json")).toEqual(['a/x-y.json {"case":"x-","trial":"y"}']);
    expect(find(root, "*{a}{b}/x-y.json").found).toEqual([]);
  });

  test("are not made of braces after a backslash", () => {
    expect(found(folder("{case}.json", "a.json"), "\\{case\\}.json")).toEqual(["{case}.json {}"]);
  });

  test("of one name cannot stand twice in a pattern", () => {
    expect(() => find(folder(), "{case}/{case}.json")).toThrow(
      new ConfigurationError([
        {
          severity: "error",
          file: "{case}/{case}.json",
          message: "captures {case} twice; use {_} for one of them",
        },
      ]),
    );
  });

  test("come from the first of several patterns that match a file", () => {
    const root = folder("runs/gpt/a.json");
    expect(found(root, ["runs/{model}/{case}.json", "**/*.json"])).toEqual([
      'runs/gpt/a.json {"model":"gpt","case":"a"}',
    ]);
    expect(found(root, ["**/*.json", "runs/{model}/{case}.json"])).toEqual(["runs/gpt/a.json {}"]);
  });

  test("may hold any character of a name", () => {
    const names = [
      "new\nline",
      "p|pe",
      "`tick`",
      "::error::",
      "\u202Ebidi",
      "[x]",
      "{a,b}",
      "(c)",
      "$& $1",
      "é",
    ];
    const root = folder(...names.map((name) => `runs/${name}.json`));
    const { files } = atOnce(findFiles(["runs/{case}.json"], root, true));
    expect(files.map(({ captures }) => captures.case).sort()).toEqual([...names].sort());
  });
});

describe("files", () => {
  test("come in the order of their names, whatever the patterns' order", () => {
    const root = folder("b.json", "a.json", "a/z.json", "B.json");
    const names = atOnce(findFiles(["*/*.json", "[b-z].json", "*.json"], root, true)).files.map(
      ({ name }) => name,
    );
    expect(names).toEqual(["B.json", "a.json", "a/z.json", "b.json"]);
  });

  test("are found under a root with the characters of globs in its name", () => {
    const root = workspace({ "runs/a.json": "" }, "a(b)[c] {d,e}!$+^ *?é");
    expect(found(root, "runs/{case}.json")).toEqual(['runs/a.json {"case":"a"}']);
    expect(found(root, "{_}/{case}.json")).toEqual(['runs/a.json {"case":"a"}']);
    expect(found(root, "../*/runs/{case}.json", false)).toEqual(['runs/a.json {"case":"a"}']);
  });

  test("may lie in a folder whose name begins with two dots", () => {
    expect(found(folder("..data/a.json"), "..data/{case}.json")).toEqual(['..data/a.json {"case":"a"}']);
  });

  test("outside the root are found where that is allowed", () => {
    const root = workspace({}, "inner");
    write(root, "../outer/a.json", "");
    expect(found(root, "../outer/{case}.json", false)).toEqual(['../outer/a.json {"case":"a"}']);
    expect(found(root, join(root, "../outer/{case}.json"), false)).toEqual(['../outer/a.json {"case":"a"}']);
  });

  test.each(["/etc/{case}.json", "../{case}.json", "runs/../../{case}.json"])(
    "outside the root are refused where it is contained: %s",
    (pattern) => {
      expect(() => find(folder(), pattern)).toThrow(
        `${pattern}: must be relative to the workspace, without ..`,
      );
    },
  );

  test("that no pattern matches are a problem that names pattern and root", () => {
    const root = folder("other/a.json");
    expect(find(root, ["runs/{case}.json", "other/*.json"])).toEqual({
      found: ["other/a.json {}"],
      problems: [
        'error no file matched "runs/{case}.json": check the pattern, and that the recordings are there',
      ],
    });
  });

  test("in a folder that was named instead of a pattern: the pattern is suggested", () => {
    expect(find(folder("evals/runs/a.json"), "evals/runs/").problems).toEqual([
      "error evals/runs/: is a folder: match the recordings in it, with a pattern such as evals/runs/{case}.{trial}.json",
    ]);
  });

  test("among more entries than are searched, none is suggested", () => {
    const root = folder("evals/runs/a.json");
    const refuse = () => atOnce(refuseNearPatterns(["evals/runs/*.jsonl"], root, true));
    expect(refuse).toThrow('Did you mean "evals/runs/*.json"?');
    for (let at = 0; at < limits.entriesSearched; at++)
      writeFileSync(join(root, `evals/runs/${at}.json`), "");
    expect(refuse).not.toThrow();
  });

  test("with backslashes between folders: slashes are suggested, and no quotes", () => {
    expect(() => find(folder(), "evals\\runs\\{case}.json")).toThrow(
      /\. Write "evals\/runs\/\{case\}\.json"$/,
    );
    expect(() => find(folder(), "'evals\\{case}.json'")).toThrow(/\. Write "evals\/\{case\}\.json"$/);
    expect(find(folder(), "evals\\runs\\a.json").problems).toEqual([
      expect.stringMatching(/^error no file matched .*\. Write "evals\/runs\/a\.json"$/),
    ]);
    expect(find(folder(), "evals/a\\[1].json").problems).toEqual([
      expect.stringMatching(/^error no file matched .* are there$/),
    ]);
  });

  test("by a capture that is nearly case or trial: a warning, and none for other tags", () => {
    const root = folder("a.json");
    expect(find(root, ["{cases}.json", "{Case}.json", "{caseId}.json"]).problems).toEqual(
      ["cases", "Case", "caseId"].map(
        (name) =>
          `warning {${name}}.json: the capture {${name}} makes a tag of that name: did you mean {case}?`,
      ),
    );
    expect(find(folder("a.1.json"), "{case}.{trail}.json").problems).toEqual([
      "warning {case}.{trail}.json: the capture {trail} makes a tag of that name: did you mean {trial}?",
    ]);
    for (const pattern of ["{base}.json", "{model}.json", "{cases}-{case}.json", "*.json"]) {
      expect(find(folder("a.json", "a-b.json"), pattern).problems).toEqual([]);
    }
  });

  test("do not include folders that a pattern passes through", () => {
    expect(found(folder("runs/deep/a.json", "runs/b.json"), "runs/**")).toEqual([
      "runs/b.json {}",
      "runs/deep/a.json {}",
    ]);
  });
});

describe("what is no file to read is a problem, and the others are found", () => {
  test("a folder named like a recording", () => {
    const root = folder("runs/a.json");
    mkdirSync(join(root, "runs/x.json"));
    expect(find(root, "runs/{case}.json")).toEqual({
      found: ['runs/a.json {"case":"a"}'],
      problems: ["error runs/x.json: is a folder, not a recording: rename it, or match files inside it"],
    });
  });

  test("a FIFO", () => {
    const root = folder("runs/a.json");
    execFileSync("mkfifo", [join(root, "runs/pipe.json")]);
    expect(find(root, "runs/{case}.json")).toEqual({
      found: ['runs/a.json {"case":"a"}'],
      problems: ["error runs/pipe.json: is not a regular file: copy what it holds into one"],
    });
  });

  test("a socket and a device", async () => {
    const root = folder("runs/a.json");
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(join(root, "runs/s.json"), listening));
    symlinkSync("/dev/zero", join(root, "runs/zero.json"));
    expect(find(root, "runs/{case}.json", false).problems).toEqual([
      "error runs/s.json: is not a regular file: copy what it holds into one",
      "error runs/zero.json: leads into /dev, where the system keeps what it knows: link to a file of your own, or copy it",
    ]);
  });

  test("a name that no folder can have", () => {
    const name = "n".repeat(300);
    expect(find(folder("runs/a.json"), ["runs/{case}.json", `runs/${name}/b.json`])).toMatchObject({
      found: ['runs/a.json {"case":"a"}'],
      problems: [
        expect.stringContaining("error runs: cannot be looked into: ENAMETOOLONG"),
        expect.stringContaining("error no file matched"),
      ],
    });
  });

  test("a link to nothing", () => {
    const root = folder("runs/a.json");
    symlinkSync("gone.json", join(root, "runs/b.json"));
    symlinkSync("c.json", join(root, "runs/c.json"));
    for (const pattern of ["runs/{case}.json", "**/{case}.json"])
      expect(find(root, pattern)).toEqual({
        found: ['runs/a.json {"case":"a"}'],
        problems: ["error runs/b.json: is a link to nothing", "error runs/c.json: is a link to nothing"],
      });
  });
});

describe("links", () => {
  function linked(): string {
    const root = folder("runs/a.json");
    write(root, "../secret/s.json", "");
    symlinkSync("../../secret/s.json", join(root, "runs/file.json"));
    symlinkSync("../../secret", join(root, "runs/folder"));
    symlinkSync("a.json", join(root, "runs/inside.json"));
    return root;
  }

  test("that leave a contained root are refused, file and folder", () => {
    expect(find(linked(), "runs/**/{case}.json")).toEqual({
      found: ['runs/a.json {"case":"a"}', 'runs/inside.json {"case":"inside"}'],
      problems: [
        "error runs/file.json: leads outside the workspace: copy the recording into it",
        "warning runs/folder: leads to a folder outside the workspace and is not followed",
      ],
    });
  });

  test("that leave a contained root are refused although a folder is read as what they are called", () => {
    const root = linked();
    const misread = Buffer.concat([Buffer.from(`${root}/runs/`), Buffer.from([0xff])]);
    mkdirSync(misread);
    writeFileSync(Buffer.concat([misread, Buffer.from("/s.json")]), "");
    write(root, "runs/b/s.json", "");
    symlinkSync("../../secret", join(root, "runs/\uFFFD"));
    for (const pattern of ["runs/**/s.json", "runs/{case}/s.json", "**/s.json"]) {
      const { found } = find(root, pattern);
      expect(found.map((one) => one.split(" ")[0])).toEqual(["runs/b/s.json"]);
    }
  });

  test("that lead to what the system keeps are refused everywhere, by a folder too", () => {
    const root = folder("runs/a.json");
    symlinkSync("/proc/self/environ", join(root, "runs/environ.json"));
    symlinkSync("environ.json", join(root, "runs/again.json"));
    symlinkSync("/proc/self", join(root, "runs/self"));
    const why =
      "leads into /proc, where the system keeps what it knows: link to a file of your own, or copy it";
    expect(find(root, "runs/{case}.json", false)).toEqual({
      found: ['runs/a.json {"case":"a"}'],
      problems: [`error runs/again.json: ${why}`, `error runs/environ.json: ${why}`],
    });
    for (const pattern of ["runs/self/environ", "/proc/self/environ"])
      expect(find(root, pattern, false)).toEqual({ found: [], problems: [expect.stringContaining(why)] });
  });

  test("that leave the root are followed where that is allowed", () => {
    expect(found(linked(), "runs/**/{case}.json", false)).toEqual([
      'runs/a.json {"case":"a"}',
      'runs/file.json {"case":"file"}',
      'runs/folder/s.json {"case":"s"}',
      'runs/inside.json {"case":"inside"}',
    ]);
  });

  test("out of the root and back in again are refused no more than others", () => {
    const root = folder("runs/a.json");
    symlinkSync(root, join(root, "../elsewhere"));
    symlinkSync("../../elsewhere/runs/a.json", join(root, "runs/b.json"));
    expect(found(root, "runs/{case}.json")).toEqual(['runs/a.json {"case":"a"}', 'runs/b.json {"case":"b"}']);
    expect(found(join(root, "../elsewhere"), "runs/a.json")).toEqual(["runs/a.json {}"]);
  });

  test("to a folder above end somewhere", () => {
    const root = folder("runs/a.json");
    symlinkSync("..", join(root, "runs/up"));
    expect(found(root, "runs/**/a.json")).toContain("runs/a.json {}");
  });

  test("to a folder above are followed where the pattern names them", () => {
    const root = folder("runs/a.json");
    symlinkSync("..", join(root, "runs/up"));
    expect(found(root, "runs/up/runs/{case}.json")).toEqual(['runs/up/runs/a.json {"case":"a"}']);
    expect(found(root, "runs/u?/*/{case}.json")).toEqual(['runs/up/runs/a.json {"case":"a"}']);
    expect(found(root, "runs/up/**/{case}.json")).toEqual(['runs/up/runs/a.json {"case":"a"}']);
  });

  test("to the whole disk are not followed out of a contained root", () => {
    const root = folder("runs/a.json");
    symlinkSync("/", join(root, "runs/disk"));
    expect(find(root, "**/{case}.json")).toEqual({
      found: ['runs/a.json {"case":"a"}'],
      problems: ["warning runs/disk: leads to a folder outside the workspace and is not followed"],
    });
  });
});

/** The number of steps between which an interrupt is possible. */
function stepsOf<T>(steps: Steps<T>): { count: number; value: T } {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done) return { count, value };
  }
}

describe("the search takes more steps", () => {
  const search = (root: string, pattern: string) => stepsOf(findFiles([pattern], root, true));

  test("the more folders there are", () => {
    const root = folder(...Array.from({ length: 50 }, (_, at) => `${at}/a.json`));
    expect(search(root, "{_}/a.json").count).toBeGreaterThan(50);
    expect(search(root, "{_}/b.json").count).toBeGreaterThan(50);
  });

  test("the more files a folder has, whether they match or not", () => {
    const root = folder(...Array.from({ length: 2_000 }, (_, at) => `runs/${at}.json`));
    const [some, none] = [search(root, "runs/{case}.json"), search(root, "runs/{case}.jsonl")];
    expect(some.value.files).toHaveLength(2_000);
    expect(none.count).toBeGreaterThan(7);
    expect(some.count).toBeGreaterThan(none.count + 7);
  });
});

test("the digest of recordings takes more steps the more bytes they have", () => {
  const root = workspace({ "a.json": "", "b.json": Buffer.alloc(20 * 1024 * 1024) });
  const { files } = atOnce(findFiles(["{case}.json"], root, true));
  const { count, value } = stepsOf(digestOf(files, new Allowance()));
  expect(count).toBeGreaterThan(5);
  expect(value).toBe(atOnce(digestOf(files, new Allowance())));
});

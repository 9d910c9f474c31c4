import { mkdirSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { ShardsError } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import { shardOf } from "../../../src/gate/score/shards.ts";
import { reportText } from "../../../src/report/cases.ts";
import type { PartialReport } from "../../../src/report/scored-suite.ts";
import { version } from "../../../src/version.ts";
import { problemsView } from "../../../src/views/comment.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, workspace, write } from "../../workspace.ts";
import { mergeOf, partsOf, shardProblems, whole } from "../shards/apart.ts";

const ids = Array.from({ length: 8 }, (_, at) => `case-${at}`);
const expectations = `cases:\n${ids.map((id) => `  - { id: ${id}, referenceToolCalls: [] }\n`).join("")}`;
const files: Record<string, Content> = {
  "expectations.yml": expectations,
  ...Object.fromEntries(ids.map((id) => [`runs/${id}.json`, { toolCalls: [] }])),
};
const job = (more: Partial<Job> = {}): Job =>
  jobIn(workspace(files), { commit: "a".repeat(40), workflowRun: 7, ...more });

type Parts = Record<string, PartialReport>;
const name = (index: number) => `rungate-shard.default.${index}-of-4.json`;
const path = (index: number) => `parts/${name(index)}`;

function fourParts(of: Job): Parts {
  return Object.fromEntries(Object.entries(partsOf(of, 4)).map(([file, text]) => [file, JSON.parse(text)]));
}

function writeParts({ root }: Job, parts: Record<string, Content>): void {
  for (const [file, content] of Object.entries(parts)) write(root, `parts/${file}`, content);
}

function faultsOf(spoil: (parts: Parts) => Record<string, Content>, more: Partial<Job> = {}): string[] {
  const whole = job();
  writeParts(whole, spoil(fourParts(whole)));
  return shardProblems(mergeOf({ ...whole, ...more }));
}

const changed = (index: number, change: (part: PartialReport) => object) => (parts: Parts) => ({
  ...parts,
  [name(index)]: change(structuredClone(parts[name(index)] as PartialReport)),
});

const without =
  (...indexes: number[]) =>
  (parts: Parts) =>
    Object.fromEntries(Object.entries(parts).filter(([file]) => !indexes.map(name).includes(file)));

const missing = (index: number) =>
  `shard ${index}/4 is missing: it left no partial report. Look at its job, and run it again`;
const caseOf = (index: number) => ids.find((id) => shardOf(id, 4) === index) ?? "none";

test("four parts in order are put together, and every one of them has a case", () => {
  const all = job();
  const expected = whole(all);
  const parts = fourParts(all);
  expect(Object.values(parts).every(({ part }) => part.cases.length > 0)).toBe(true);
  writeParts(all, parts);
  expect(reportText(runUnjudged(mergeOf(all)))).toBe(expected);
});

describe("refused by name is a shard that", () => {
  test.each<[string, (parts: Parts) => Record<string, Content>, string[]]>([
    ["is missing", without(3), [missing(3)]],
    ["is missing, like others", without(1, 4), [missing(1), missing(4)]],
    [
      "is there twice",
      (parts) => ({ ...parts, "b.json": parts[name(2)] as object }),
      [`shard 2/4 is there twice: parts/b.json, ${path(2)}`],
    ],
    [
      "is one of another number",
      changed(2, (part) => ({ ...part, shard: { index: 2, of: 5 }, part: { ...part.part, cases: [] } })),
      [`the partial reports are not of one division: of 4 shards (${path(4)}), of 5 shards (${path(2)})`],
    ],
    [
      "is of another suite",
      changed(2, (part) => ({ ...part, suite: "web" })),
      [`${path(2)}: shard 2/4 is of suite "web", and this is suite "default"`],
    ],
    [
      "another rungate scored",
      changed(3, (part) => ({ ...part, tool: { version: "99.0.0" } })),
      [`${path(3)}: shard 3/4 was scored by rungate 99.0.0, and this is ${version}`],
    ],
    [
      "is of another commit",
      changed(1, (part) => ({ ...part, commit: "b".repeat(40) })),
      [`${path(1)}: shard 1/4 is of commit ${"b".repeat(40)}, and not of ${"a".repeat(40)}`],
    ],
    [
      "is of another run of the workflow",
      changed(1, (part) => ({ ...part, workflowRun: 6 })),
      [`${path(1)}: shard 1/4 is of another run of the workflow`],
    ],
    [
      "went by another policy",
      changed(4, (part) => ({ ...part, policy: "sha256:0" })),
      [`${path(4)}: shard 4/4 was scored by another policy than the one in force: run all jobs again`],
    ],
    [
      "went by other expectations",
      changed(4, (part) => ({ ...part, expectations: "sha256:0" })),
      [`${path(4)}: shard 4/4 was scored by other expectations files: run all jobs again`],
    ],
    [
      "saw other recordings",
      changed(4, (part) => ({ ...part, recordings: "sha256:0" })),
      [`${path(4)}: shard 4/4 was scored from other recordings than shard 1/4: run all jobs again`],
    ],
    [
      "has a case of another",
      changed(2, (part) => ({
        ...part,
        part: {
          ...part.part,
          cases: part.part.cases.map((reportCase) => ({ ...reportCase, id: caseOf(3) })),
        },
      })),
      [`${path(2)}: shard 2/4 has case "${caseOf(3)}", which belongs to shard 3/4`],
    ],
    [
      "has a case twice",
      changed(2, (part) => ({
        ...part,
        part: { ...part.part, cases: [...part.part.cases, ...part.part.cases] },
      })),
      [`${path(2)}: shard 2/4 has case "${caseOf(2)}" twice`],
    ],
    [
      "has several faults, and is told all of them",
      changed(2, (part) => ({ ...part, suite: "web", policy: "", expectations: "" })),
      [
        `${path(2)}: shard 2/4 is of suite "web", and this is suite "default"`,
        `${path(2)}: shard 2/4 was scored by another policy than the one in force: run all jobs again`,
        `${path(2)}: shard 2/4 was scored by other expectations files: run all jobs again`,
      ],
    ],
  ])("%s", (_what, spoil, problems) => {
    expect(faultsOf(spoil)).toEqual(problems);
  });

  test("has a case twice, its tags in another order", () => {
    const twice = changed(2, (part) => {
      const [one] = part.part.cases;
      const cases = [
        { a: "1", b: "2" },
        { b: "2", a: "1" },
      ].map((tags) => ({ ...one, tags }));
      return { ...part, part: { ...part.part, cases } };
    });
    expect(faultsOf(twice)).toEqual([`${path(2)}: shard 2/4 has case "${caseOf(2)} (a=1, b=2)" twice`]);
  });

  test("is missing because none is there", () => {
    expect(faultsOf(without(1, 2, 3, 4))).toEqual([
      'no shard left a partial report that matches "parts/*.json": look at their jobs, and run all of them again',
    ]);
  });
});

describe("at a command line, where nobody knows of a run of a workflow,", () => {
  const local = { commit: null, workflowRun: null };

  test("parts of one commit and one run are put together, whatever these are", () => {
    const all = job();
    writeParts(all, fourParts(all));
    expect(runUnjudged(mergeOf({ ...all, ...local })).totals.cases).toBe(ids.length);
  });

  test("parts of two commits or runs are not", () => {
    const other = { commit: "b".repeat(40), workflowRun: 8 };
    expect(
      faultsOf(
        changed(3, (part) => ({ ...part, ...other })),
        local,
      ),
    ).toEqual([
      `${path(3)}: shard 3/4 is of commit ${"b".repeat(40)}, and not of ${"a".repeat(40)}`,
      `${path(3)}: shard 3/4 is of another run of the workflow`,
    ]);
  });

  test("shards that read the same files in another way are not of one division", () => {
    const all = job(local);
    const ways: Partial<Job>[] = [{ runs: ["runs/{_}.json"] }, { caseField: "/id" }, { format: "plain" }];
    for (const way of ways) {
      writeParts(all, { ...fourParts(all), [name(3)]: fourParts({ ...all, ...way })[name(3)] as object });
      expect(shardProblems(mergeOf(all))).toEqual([
        `${path(3)}: shard 3/4 was told to read other recordings, or to read them otherwise: give all jobs the same inputs`,
      ]);
    }
  });

  test.each<[string, string]>([
    ["recording is another", "runs/case-0.json"],
    ["recording came", "runs/case-8.json"],
  ])("a shard for which one %s is refused", (_what, file) => {
    const all = job(local);
    writeParts(all, fourParts(all));
    write(all.root, file, { toolCalls: [{ name: "t", arguments: {} }] });
    writeParts(all, { [name(2)]: fourParts(all)[name(2)] as object });
    expect(shardProblems(mergeOf(all))).toEqual([
      expect.stringContaining("shard 2/4 was scored from other recordings"),
    ]);
  });

  test("a gate that reads more than the shards did refuses every shard", () => {
    const all = job(local);
    writeParts(all, fourParts(all));
    write(all.root, "rungate.yml", "limits: { runs: 5000 }\n");
    const problems = shardProblems(mergeOf({ ...all, policy: "rungate.yml" }));
    expect(problems).toHaveLength(4);
    expect(problems[0]).toContain("shard 1/4 was scored by another policy");
  });

  test("a gate that goes by another policy or other expectations refuses every shard", () => {
    const all = job(local);
    writeParts(all, fourParts(all));
    write(all.root, "expectations.yml", `${expectations}  - { id: more }\n`);
    write(all.root, "rungate.yml", "passMarks: { f1: 0.5 }\n");
    const problems = shardProblems(mergeOf({ ...all, policy: "rungate.yml" }));
    expect(problems).toHaveLength(8);
    expect(problems[0]).toContain("shard 1/4 was scored by another policy");
    expect(problems[7]).toContain("shard 4/4 was scored by other expectations files");
  });
});

describe("no part is", () => {
  const absent = [expect.stringContaining(`${path(2)}: `), missing(2)];

  test.each<[string, Content, string]>([
    ["what is not JSON", "{", "is not JSON (line 1, column 2"],
    ["an empty file", "", "is not JSON"],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00]), "is not UTF-8 text"],
    ["null", "null", "is not a partial report of rungate"],
    ["something else", { schemaVersion: 1 }, "is not a partial report of rungate at suite: "],
    ["what a newer rungate wrote", { schemaVersion: 2 }, "is a partial report of a newer rungate"],
    ["what an older one wrote", { schemaVersion: 0 }, "is a partial report of an older rungate"],
    ["what nests without end", `${"[".repeat(100_000)}`, "nests deeper than"],
    [
      "what nests too deep",
      `{"schemaVersion":1,"part":${"[".repeat(limits.reportNesting)}${"]".repeat(limits.reportNesting)}}`,
      `nests deeper than the ${limits.reportNesting} levels`,
    ],
  ])("%s", (_what, content, message) => {
    const problems = faultsOf((parts) => ({ ...parts, [name(2)]: content }));
    expect(problems).toEqual(absent);
    expect(problems[0]).toContain(message);
  });

  test("a whole report", () => {
    const report = whole(job());
    const problems = faultsOf((parts) => ({ ...parts, [name(2)]: report }));
    expect(problems).toEqual(absent);
    expect(problems[0]).toContain('a partial report is what "rungate score --shard" writes');
  });

  test("a file that is too large", () => {
    const all = job();
    writeParts(all, fourParts(all));
    truncateSync(join(all.root, path(2)), limits.baselineBytes + 1);
    const problems = shardProblems(mergeOf(all));
    expect(problems).toEqual(absent);
    expect(problems[0]).toContain(
      `more than the ${limits.baselineBytes} that are read: share the cases among more`,
    );
  });

  test("more files than there may be shards", () => {
    const all = job();
    writeParts(
      all,
      Object.fromEntries(Array.from({ length: limits.shards + 1 }, (_, at) => [name(at), "{}"])),
    );
    const message = `${limits.shards + 1} files match`;
    expect(shardProblems(mergeOf(all))).toEqual([expect.stringContaining(message)]);
  });

  test("a folder", () => {
    const all = job();
    writeParts(all, without(2)(fourParts(all)));
    mkdirSync(join(all.root, path(2)));
    expect(shardProblems(mergeOf(all))).toEqual(absent);
  });

  test("what a link leads to outside of the workspace", () => {
    const all = job();
    const parts = fourParts(all);
    writeParts(all, without(2)(parts));
    symlinkSync(
      join(workspace({ "part.json": parts[name(2)] as object }), "part.json"),
      join(all.root, path(2)),
    );
    const problems = shardProblems(mergeOf(all));
    expect(problems).toEqual(absent);
    expect(problems[0]).toContain("leads outside the workspace");
    expect(runUnjudged(mergeOf({ ...all, contained: false })).totals.cases).toBe(ids.length);
  });
});

test("what the job that merges was told to read is what the shards must have read", () => {
  const all = job();
  writeParts(all, fourParts(all));
  expect(runUnjudged({ ...mergeOf(all), runs: all.runs }).verdict.result).toBe("pass");
  for (const other of [{ runs: ["other/{case}.json"] }, { runs: all.runs, format: "plain" }])
    expect(shardProblems({ ...mergeOf(all), ...other })).toEqual(
      [1, 2, 3, 4].map((index) =>
        expect.stringContaining(`shard ${index}/4 was told to read other recordings`),
      ),
    );
});

describe("shards whose jobs ended as", () => {
  test.each(["failure", "cancelled", "skipped", "anything"])(
    "%s are not judged, though all parts are there",
    (ended) => {
      expect(faultsOf((parts) => parts, unfinished(`score ended as ${ended}`))).toEqual([
        `job score ended as ${ended}, and only what all shards have scored can be judged: its log says why`,
      ]);
    },
  );

  test("anything are what a reader must know first where none left anything", () => {
    const problems = faultsOf(() => ({}), unfinished("plan ended as failure, score ended as skipped"));
    expect(problems[0]).toMatch(/^job plan ended as failure, score ended as skipped, /);
    expect(problems[1]).toMatch(/^no shard left a partial report/);
  });
});

describe("a part that its job did not write", () => {
  const texts = () => partsOf(job(), 4);
  const digests = (parts: Record<string, string>) =>
    new Map(Object.values(parts).map((text, at) => [at + 1, sha256(text)]));
  const merging = (digestsByIndex: ReadonlyMap<number, string>) => ({
    merge: { patterns: [], digests: digestsByIndex },
  });

  test("is known by its digest, whatever it says", () => {
    const parts = texts();
    const forged = { ...parts, [name(2)]: String(parts[name(2)]).replace('"value":1', '"value":0.5') };
    expect(forged).not.toEqual(parts);
    expect(faultsOf(() => forged, merging(digests(parts)))).toEqual([
      expect.stringMatching(/shard 2\/4 is not what its job wrote/),
    ]);
  });

  test("is none as long as its job says nothing", () => {
    const parts = texts();
    const digestsByIndex = new Map([...digests(parts)].slice(1));
    expect(faultsOf(() => parts, merging(digestsByIndex))).toEqual([
      expect.stringMatching(/shard 1\/4 is not known to be what its job wrote/),
    ]);
  });

  test("is not among those that their jobs wrote", () => {
    const all = job();
    const parts = partsOf(all, 4);
    writeParts(all, parts);
    expect(runUnjudged(mergeOf({ ...all, ...merging(digests(parts)) })).verdict.result).toBe("pass");
  });
});

function unfinished(ended: string): Partial<Job> {
  return { merge: { patterns: [], unfinished: ended } };
}

test("the first line that people read names the shard, and how much else is wrong", () => {
  const all = job();
  writeParts(all, without(2, 3)(fourParts(all)));
  let refusal: unknown;
  try {
    runUnjudged(mergeOf({ ...all, ...unfinished("score ended as failure") }));
  } catch (error) {
    refusal = error;
  }
  if (!(refusal instanceof ShardsError)) throw new Error("the parts were put together");
  const [headline, , line] = problemsView(refusal, 10_000).text.split("\n");
  expect(headline).toBe("### ❌ rungate: shards cannot be used");
  expect(line).toMatch(/^Shards\S* shard 2\/4 is missing.* \(and 2 more\)$/);
});

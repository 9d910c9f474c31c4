import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demandsTable } from "../../scripts/bench/speed/demands.ts";
import { dialects } from "../../scripts/bench/speed/dialects.ts";
import { HISTORY, historyLine, PAGE, withMeasured } from "../../scripts/bench/speed/docs.ts";
import { measureAll } from "../../scripts/bench/speed/measure.ts";
import { optionsFrom } from "../../scripts/bench/speed/options.ts";
import { agreement, type Peer } from "../../scripts/bench/speed/peer.ts";
import { recordingOf } from "../../scripts/bench/speed/recording.ts";
import type { Result, Row } from "../../scripts/bench/speed/result.ts";
import { runIn, subjectsOf } from "../../scripts/bench/speed/subject.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import type { Run } from "../../src/recordings/run.ts";
import { brokenLinks } from "../docs/markdown.ts";
import { workspace } from "../workspace.ts";

const FIGURES = { wall: expect.any(Number), cpu: expect.any(Number), memory: expect.any(Number) };

function resultOf(...rows: (Pick<Row, "id" | "rounds"> & Partial<Row>)[]): Result {
  const machine = { processor: "abacus", cores: 2, memory: 24, node: "v24.0.0", system: "linux x64" };
  const sections = [
    { id: "whole", title: "", rows: rows.map((row) => ({ name: row.id, ...row })), remarks: [] },
  ];
  return { commit: "abc", date: "2026-01-01", machine, runs: 10_000, megabytes: 220, sections };
}

describe("the benchmark of speed", () => {
  test("measures every row", { timeout: 180_000 }, async () => {
    const sections = ["start", "whole", "formats", "growth", "per-run"] as const;
    const data = workspace();
    const options = { runs: 20, rounds: 1, sections, data, growth: true, peers: false };
    const result = await measureAll(options, () => {});
    expect(result.sections.map(({ id }) => id)).toEqual(sections);
    const rows = result.sections.flatMap(({ rows }) => rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { id, rounds } of rows) {
      if (id === "action-first-request") expect(rounds).toEqual([{ wall: expect.any(Number) }]);
      else if (id.startsWith("per-run-")) expect(rounds).toEqual([{ perRun: expect.any(Number) }]);
      else expect([id, rounds]).toEqual([id, [FIGURES]]);
    }
    expect(
      rows.map(({ against }) => against).filter((id) => id && !rows.some((row) => row.id === id)),
    ).toEqual([]);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(demandsTable(result).match(/(agentevals|Mastra) takes: not measured/g)).toHaveLength(2);
  });

  test.each(Object.entries(dialects))("%s has the same runs in another format", (id, dialect) => {
    for (let run = 0; run < 20; run++) {
      const recording = recordingOf(run, 4);
      const { format, runs } = readDocument(JSON.parse(JSON.stringify(dialect(recording))));
      expect(format).toBe(id);
      const called = (read: Run | undefined) =>
        read?.toolCalls.map(({ name, arguments: args }) => [name, args]);
      expect(runs.map(called)).toEqual([called(runIn(JSON.parse(JSON.stringify(recording))))]);
    }
  });

  test("makes the same recordings each time, every other one beyond Latin-1", () => {
    const texts = Array.from({ length: 100 }, (_, run) => JSON.stringify(recordingOf(run, 20)));
    expect(JSON.stringify(recordingOf(42, 20))).toBe(texts[42]);
    expect(texts.filter((text) => [...text].some((letter) => letter > "\u{ff}"))).toHaveLength(50);
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(26_000);
  });

  test("says where another library differs, and whether that is known", async () => {
    const subjects = subjectsOf(20, 10);
    const peer: Peer = {
      id: "peer",
      name: "a peer",
      question: "whether it is so",
      of: (subject) => async () => subjects.indexOf(subject) > 3,
      ours: (subject) => subjects.indexOf(subject) !== 9,
      rule: { text: "it is known", explains: (subject) => subjects.indexOf(subject) > 0 },
    };
    expect(await agreement(peer, subjects)).toBe(
      "a peer: whether it is so is answered alike for 5 of 10 runs; 3 differ: it is known; 2 differ, and nobody knows why.",
    );
  });
});

describe("the arguments of the benchmark", () => {
  test.each([
    [["--only", "start,pears"], "pears"],
    [["--runs", "many"], "many"],
    [["--rounds", "0"], "from 1"],
    [["--only", "start", "--keep"], "all sections"],
    [["--round", "3"], "--round"],
  ])("%j are refused", (args, message) => {
    expect(() => optionsFrom(args)).toThrow(message);
  });
});

describe("the page on speed", () => {
  const page = readFileSync(PAGE, "utf8");

  test("shows every commit that was measured, the newest first", () => {
    const history = readFileSync(HISTORY, "utf8")
      .split("\n")
      .filter((line) => line !== "");
    const commits = history.map((line) => JSON.parse(line).commit);
    const shown = [...page.matchAll(/^\| `([0-9a-f]+\+?)` \|/gm)].map(([, commit]) => commit);
    expect(shown).toEqual(commits.toReversed());
  });

  test("takes what is kept of a commit from the rows", () => {
    const line = historyLine(
      resultOf(
        { id: "bare-files", rounds: [{ cpu: 100 }] },
        { id: "score-files", rounds: [{ cpu: 250 }] },
        { id: "gate-files", rounds: [{ cpu: 300, memory: 180 }] },
      ),
    );
    expect(line.endsWith("\n")).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ commit: "abc", score: 2.5, gate: 3, memory: 180 });
    const marks = ["demands", "history", "sections"].map(
      (name) => `<!-- ${name}: begin -->\n<!-- ${name}: end -->`,
    );
    expect(withMeasured(marks.join("\n"), resultOf(), line)).toContain(
      "| `abc` | 2026-01-01 | 2.5 × | 3 × | 180 MB |  |  |  |",
    );
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(PAGE)).toEqual([]);
  });

  test("takes ratios round by round, and says what falls short", () => {
    const cpu = (...values: number[]) => values.map((value) => ({ cpu: value }));
    const bare = { id: "bare-files", rounds: cpu(1_000, 2_000, 1_000) };
    const row = (...values: number[]) =>
      demandsTable(resultOf(bare, { id: "score-files", rounds: cpu(...values) })).split("\n")[2];
    expect(row(1_500, 3_600, 2_100)).toContain("| files: 1.80 × (1.50 to 2.10)<br>");
    expect(row(3_500, 6_600, 3_100)).toContain("| files: 3.30 × (3.10 to 3.50), **falls short**<br>");
    const gate = { id: "gate-files", rounds: cpu(2_500, 4_000, 2_500) };
    const baseline = { id: "baseline-files", rounds: cpu(500, 1_000, 500) };
    expect(demandsTable(resultOf(bare, gate, baseline)).split("\n")[3]).toContain(
      "| files: 2.00 × (1.50 to 2.00)<br>",
    );
  });

  test("names the fastest way of another library", () => {
    const perRun = (value: number) => [{ perRun: value }];
    const table = demandsTable(
      resultOf(
        { id: "per-run-scores", rounds: perRun(10) },
        { id: "agentevals-strict", rounds: perRun(90) },
        { id: "agentevals-subset", rounds: perRun(60) },
      ),
    );
    expect(table).toContain("the scores take: 10.0 µs<br>");
    expect(table).toContain("agentevals takes: 6.00 ×<br>Mastra takes: not measured");
  });

  test("does not go on without its marks", () => {
    expect(() => withMeasured("# Speed\n", resultOf(), "")).toThrow('lost the marks "demands"');
  });
});

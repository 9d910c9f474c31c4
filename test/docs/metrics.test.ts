import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { passPower } from "../../src/gate/score/suite-scores.ts";
import type { Trial } from "../../src/report/case.ts";
import { majority, readReply } from "../../src/scorers/judge/reply.ts";
import { scoreJudgement } from "../../src/scorers/llm.ts";
import { made } from "../scorers/fixture.ts";
import { by, judgeQuestion, runWith, seen } from "../scorers/judgement/fixture.ts";
import { reportOn } from "../workspace.ts";
import { blocks, brokenLinks, sections, tables } from "./markdown.ts";
import { recordingOf } from "./scored-calls.ts";

const url = new URL("../../docs/metrics.md", import.meta.url);
const page = readFileSync(url, "utf8");
const differences = readFileSync(new URL("../../docs/contributing/differences.md", import.meta.url), "utf8");
const rowsOf = (...columns: string[]) =>
  tables(page + differences)
    .filter(({ header }) => columns.every((column) => header.includes(column)))
    .flatMap(({ rows }) => rows);

/** Resolves the row's expectations with the variant and the first failing turn of its run. */
function resolvedRow(
  trial: Trial | undefined,
  row: Readonly<Record<string, string>>,
): Record<string, string> {
  const { code, f1 } = trial?.scores ?? {};
  const failing = [code, f1].flatMap((one) =>
    one?.status === "scored" && one.value < 1 ? (one.turn ?? []) : [],
  );
  const turn = failing.length === 0 ? "" : String(Math.min(...failing));
  return {
    ...row,
    ...("nearest to" in row ? { "nearest to": trial?.variant ?? "" } : {}),
    ...("turn" in row ? { turn } : {}),
  };
}

describe("the page on metrics", () => {
  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });

  const examples = sections(page).filter((section) => section.includes("| called |"));

  test("has examples of six sections", () => {
    expect(examples).toHaveLength(6);
  });

  test.each(examples.map((section) => [section.split("\n")[0] ?? "", section] as const))(
    "%s: the examples score as it says",
    (_title, section) => {
      const [table] = tables(section).filter(({ header }) => header.includes("called"));
      const rows = table?.rows ?? [];
      const texts = blocks(section, "yaml");
      const policy = texts.find((text) => text.startsWith("tools:"));
      const files: Record<string, string> = {
        "expectations.yml": texts.find((text) => text.startsWith("cases:")) ?? "",
        ...(policy === undefined ? {} : { "policy.yml": policy }),
      };
      for (const [at, { case: id = "", called = "" }] of rows.entries())
        files[`runs/${id.replaceAll("`", "")}.${at}.json`] = jsonText(recordingOf(called));
      const report = reportOn(files, {
        runs: ["runs/{case}.{trial}.json"],
        ...(policy === undefined ? {} : { policy: "policy.yml" }),
      });
      expect(report.problems).toEqual([]);
      const trials = report.cases.flatMap(({ id, trials }) => trials.map((trial) => ({ id, ...trial })));
      expect(new Set(trials.map(({ id }) => `\`${id}\``))).toEqual(new Set(rows.map((row) => row.case)));
      for (const [at, row] of rows.entries()) {
        const trial = trials.find((trial) => trial.trial === String(at));
        expect(resolvedRow(trial, row)).toEqual(row);
        for (const scorer of ["code", "f1"] as const) {
          const expected = row[`\`${scorer}\``];
          if (expected === undefined) continue;
          expect([row.case, row.called, scorer, shown(trial, scorer)]).toEqual([
            row.case,
            row.called,
            scorer,
            expected,
          ]);
        }
      }
    },
  );

  test.each(rowsOf("expected", "got").map((row) => [row.expected, row.got, row.match] as const))(
    "%s against %s: %s",
    (expected = "", got = "", match) => {
      const literal = expected.replaceAll("`", "");
      const files = {
        "expectations.yml": `cases: [{ id: c, referenceToolCalls: [{ name: t, arguments: { x: ${literal} } }] }]`,
        "runs/c.json": `{ "toolCalls": [{ "name": "t", "arguments": { ${got === "missing" ? "" : `"x": ${got.replaceAll("`", "")}`} } }] }`,
      };
      const report = reportOn(files);
      expect(report.problems).toEqual([]);
      expect(shown(report.cases[0]?.trials[0], "f1")).toBe(match === "yes" ? "1" : "0");
    },
  );

  test("says what the judge's word comes to", () => {
    const rows = rowsOf("appropriate", "missing tools");
    expect(rows).not.toEqual([]);
    for (const row of rows) {
      const [calls, appropriate, missing] = [row.calls, row.appropriate, row["missing tools"]].map(Number);
      expect([row, rounded(judged(calls ?? 0, appropriate ?? 0, missing ?? 0))]).toEqual([row, row["`llm`"]]);
    }
  });

  test("computes pass^k", () => {
    const rows = rowsOf("passes of the cases", "pass^k");
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const cases = (row["passes of the cases"] ?? "").split(", ").map((text) => {
        const [passes = 0, trials = 0] = text.split(" of ").map(Number);
        return { passes, trials: Array.from({ length: trials }, (_, at) => ({ pass: at < passes })) };
      });
      const rate = cases.reduce((sum, { passes, trials }) => sum + passes / trials.length, 0) / cases.length;
      const power = passPower(cases as unknown as Parameters<typeof passPower>[0]);
      expect([percent(rate), String(power?.k ?? ""), power === null ? "" : percent(power.value)]).toEqual([
        row["pass rate"],
        row.k,
        row["pass^k"],
      ]);
    }
  });

  test("counts all golden rows of a peer, and gives a reason for each that differs", () => {
    const peers = rowsOf("peer", "version");
    const reasons = rowsOf("peer", "there");
    expect(peers.length).toBeGreaterThan(0);
    for (const { peer, rows, same, other, "not binding": free = "" } of peers) {
      const unbound = free.split(" + ").reduce((sum, text) => sum + Number(text), 0);
      expect([peer, Number(same) + Number(other) + unbound]).toEqual([peer, Number(rows)]);
      const excused = reasons.filter((row) => row.peer === peer);
      expect([peer, excused.reduce((sum, row) => sum + Number(row.rows), 0)]).toEqual([peer, Number(other)]);
    }
    const peerNames = new Set(peers.map(({ peer }) => peer));
    expect(reasons.filter(({ peer }) => !peerNames.has(peer))).toEqual([]);
  });
});

function shown(trial: Trial | undefined, scorer: "code" | "f1"): string {
  const outcome = trial?.scores[scorer];
  return outcome?.status === "scored" ? rounded(outcome.value) : "";
}

function judged(calls: number, appropriate: number, missing: number): number {
  const tools = Array.from({ length: missing }, (_, at) => `missing${at}`);
  const run = runWith(Array.from({ length: calls }, (_, at) => made(`t${at}`)));
  const question = judgeQuestion(run, seen(["t0", "t1", ...tools]));
  const evaluations = question.calls.map(({ callId }, at) => ({
    callId,
    wasAppropriate: at < appropriate,
    reasoning: "r",
  }));
  const reply = { nonce: question.nonce, evaluations, missingTools: tools, reason: "r" };
  const read = readReply(jsonText(parseJson(JSON.stringify(reply))), question);
  if ("fault" in read) throw new Error(JSON.stringify(read));
  const outcome = scoreJudgement(majority([read.reply], by), question);
  if (outcome.status !== "scored") throw new Error(outcome.reason);
  return outcome.value;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

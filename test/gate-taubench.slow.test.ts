import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Report } from "../src/report/report.ts";
import { type Files, gate, headOf } from "./gate/suite.ts";

const FOLDER = new URL("../../shared/taubench/", import.meta.url);
const present = existsSync(FOLDER);

interface Call {
  function: { name: string; arguments: string };
}
interface Message {
  role: string;
  tool_calls?: Call[] | null;
}
interface Row {
  id: string;
  caseId: string;
  trial: number;
  messages: Message[];
}

const WRITING =
  "book cancel exchange modify return send update suspend resume enable disable refuel toggle set reset reboot reseat unseat grant make_payment disconnect connect";
const counted = { calls: "state-changing", failedCalls: "ignore" };
const policy = {
  tools: [
    { match: "*", readOnly: true },
    ...WRITING.split(" ").map((verb) => ({ match: `${verb}_*`, readOnly: false })),
  ],
  defaults: { f1: { ...counted, listOrder: "free" }, code: counted },
};

function rowsOf(set: string): Row[] {
  const text = gunzipSync(readFileSync(new URL(`${set}.jsonl.gz`, FOLDER))).toString("utf8");
  return text
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as Row);
}

function judge(rows: readonly Row[], base?: Report): Report {
  const files: Files = {
    "policy.yml": policy,
    "runs.jsonl": rows.map((row) => JSON.stringify(row)).join("\n"),
  };
  return gate(files, base, { runs: ["runs.jsonl"], expectations: [], suite: "tau" });
}

const again = (row: Row): Row => ({ ...row, id: `${row.id}/again` });

/** The run with every text argument wrong and one additional call. */
function broken(row: Row): Row {
  const wrong = (text: string) => text.replace(/":\s*"[^"]*"/g, '": "wrong"');
  const messages = row.messages.map((message) => {
    const calls = message.tool_calls?.map((call) => ({
      ...call,
      function: { ...call.function, arguments: wrong(call.function.arguments) },
    }));
    return calls === undefined ? message : { ...message, tool_calls: calls };
  });
  const call = { id: "extra", type: "function", function: { name: "cancel_it", arguments: "{}" } };
  const last = { role: "assistant", content: "Done.", tool_calls: [call] };
  return { ...again(row), messages: [...messages, last] };
}

function brokenEvery(rows: readonly Row[], report: Report, every: number): { rows: Row[]; cases: string[] } {
  const passing = report.cases.filter(({ passRate }) => passRate !== null && passRate > 0);
  const cases = passing.filter((_, at) => at % every === 0).map(({ id }) => id);
  return { rows: rows.map((row) => (cases.includes(row.caseId) ? broken(row) : again(row))), cases };
}

const worse = ({ cases }: Report) =>
  cases
    .filter(({ comparison }) => {
      if (comparison?.state !== "comparable") return false;
      const { base, head } = comparison;
      return head.passed / head.trials < base.passed / base.trials;
    })
    .map(({ id }) => id);

const AIRLINE = "tau1.airline.gpt-4o.default";
const sets = present
  ? readdirSync(FOLDER).flatMap((name) => (name.endsWith(".jsonl.gz") ? name.replace(".jsonl.gz", "") : []))
  : [AIRLINE];

describe.skipIf(!present)(
  "the recorded runs of ../shared/taubench (skipped where that folder is not there)",
  () => {
    describe("24 cases with four trials each, split in two", () => {
      const trials = [0, 1, 2, 3];
      const splits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
        .map((bits) => trials.filter((trial) => bits & (1 << trial)))
        .map((base) => ({ base, head: trials.filter((trial) => !base.includes(trial)) }));
      const single = trials.flatMap((a) => trials.flatMap((b) => (a === b ? [] : { base: [a], head: [b] })));
      const rowsIn = (chosen: readonly number[]) =>
        rowsOf(AIRLINE).filter(({ trial }) => chosen.includes(trial));

      test.each([...splits, ...single])("$base against $head show no regression", ({ base, head }) => {
        const report = judge(rowsIn(head), judge(rowsIn(base)));
        expect(report.comparison?.trials).toEqual({
          base: [base.length, base.length],
          head: [head.length, head.length],
        });
        expect(report.comparison?.mode).toBe("statistical");
        const failing = report.verdict.checks.filter(({ result }) => result === "fail");
        // Fewer runs of each case than on the base are only a weakening.
        expect(failing.map(({ name }) => name)).toEqual(head.length < base.length ? ["weakening"] : []);
      });

      const base = () => judge(rowsIn([0, 1]));

      test("a copy in which every fifth passing case is broken fails by the names of those that passed always", () => {
        const before = base();
        const passing = before.cases.filter(({ passRate }) => passRate !== null && passRate > 0);
        const cases = passing.filter((_, at) => at % 5 === 0).map(({ id }) => id);
        const copy = rowsIn([0, 1]).map((row) => (cases.includes(row.caseId) ? broken(row) : row));
        const report = judge(copy, before);
        expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
        expect(worse(report).sort()).toEqual(cases.toSorted());
        const always = passing.filter(({ id, passRate }) => cases.includes(id) && passRate === 1);
        expect(always.length).toBeGreaterThan(0);
        for (const { id } of always) expect(headOf(report).lines).toContain(`${id} (`);
      });

      test("other runs of the agent with every second passing case broken fail by name", () => {
        const { rows, cases } = brokenEvery(rowsIn([2, 3]), base(), 2);
        const report = judge(rows, base());
        expect(report.comparison?.mode).toBe("statistical");
        expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
        namesThem(report, cases);
      });

      test("other runs of the agent with every fifth broken look worse by name", () => {
        const { rows, cases } = brokenEvery(rowsIn([2, 3]), base(), 5);
        const report = judge(rows, base());
        expect(headOf(report).result).not.toBe("pass");
        namesThem(report, cases);
      });
    });

    describe.each(sets)("%s", (set) => {
      test("passes against itself, recorded again with the same calls", () => {
        const rows = rowsOf(set);
        const report = judge(rows.map(again), judge(rows));
        expect(report.comparison?.passRate).toMatchObject({ change: 0 });
        expect(report.verdict.result).toBe("pass");
      });

      test("recorded again with the same calls, but for every fifth passing case, fails by name", () => {
        const rows = rowsOf(set);
        const before = judge(rows);
        const { rows: wrong, cases } = brokenEvery(rows, before, 5);
        const report = judge(wrong, before);
        expect(worse(report)).toEqual(expect.arrayContaining([...cases]));
        const always = before.cases.filter(({ id, passRate }) => cases.includes(id) && passRate === 1);
        // Fewer than five turned cases with one trial each prove nothing, nor when others failed before.
        if (always.length > 0)
          expect(["fail", "inconclusive"].slice(0, always.length < 5 ? 2 : 1)).toContain(
            report.verdict.result,
          );
        const lines = headOf(report).lines;
        expect(always.filter(({ id }) => lines.includes(`${id} (`))).toHaveLength(Math.min(3, always.length));
      });
    });
  },
);

/** The report has every broken case, and its first line names as many as fit, most failures first. */
function namesThem(report: Report, broken: readonly string[]): void {
  expect(worse(report)).toEqual(expect.arrayContaining([...broken]));
  const { newlyFailing = 0 } = report.verdict.checks.find(({ name }) => name === "regression")?.numbers ?? {};
  const { lines } = headOf(report);
  const named = worse(report).filter((id) => lines.includes(`${id} (`));
  expect(named).toHaveLength(Math.min(3, newlyFailing ?? 0));
  expect(lines.includes(" passing less often")).toBe(newlyFailing !== worse(report).length);
}

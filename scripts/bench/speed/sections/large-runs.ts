import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportSchema } from "../../../../src/report/report.ts";
import { randomFrom, shuffled } from "../../random.ts";
import { measureCommand, rungate } from "../process.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";
import { words } from "../words.ts";

const REFERENCES = 1_000;
const MOST_SECONDS = 60;
const OPTIONS = {
  strict: { mode: "strict" },
  flexible: { mode: "flexible" },
  "lists in any order": { mode: "flexible", listOrder: "free" },
} as const;

export const measureLargeRuns: MeasureSection = async ({ data, rounds }) => {
  const contenders = [1_000, 10_000].flatMap((calls) =>
    Object.entries(OPTIONS).map(([name, f1]) => contenderOf(data, calls, name, f1)),
  );
  const rows = await measureInTurn(contenders, rounds);
  return {
    title: "One run of many calls of one tool, against 1,000 references",
    rows: rows.map((row) =>
      row.skipped === undefined ? { ...row, note: outcomeIn(join(data, row.id)) } : row,
    ),
    remarks: [],
  };
};

function contenderOf(data: string, calls: number, name: string, f1: object): Contender {
  const id = `large-${calls}-${name.replaceAll(" ", "-")}`;
  const folder = join(data, id);
  write(folder, calls, f1);
  const files = ["--runs", "run.json", "--expectations", "expectations.json", "--output", "report.json"];
  return {
    id,
    name: `${calls.toLocaleString("en")} calls, ${name}`,
    // A run in error is a result too: the report contains it.
    measure: () => measureCommand(rungate(["gate", ...files, "--report-only"]), folder, MOST_SECONDS),
  };
}

function write(folder: string, calls: number, f1: object): void {
  mkdirSync(folder, { recursive: true });
  const toolCalls = Array.from({ length: calls }, (_, at) => call(at, at % 3 === 0));
  const referenceToolCalls = Array.from({ length: REFERENCES }, (_, at) => call(at, false));
  writeFileSync(join(folder, "run.json"), JSON.stringify({ case: "large", toolCalls }));
  const cases = [{ id: "large", referenceToolCalls, f1 }];
  writeFileSync(join(folder, "expectations.json"), JSON.stringify({ cases }));
}

/** Similar to its neighbours: few values, many shared. Every other call has its list in another order. */
function call(at: number, differs: boolean) {
  const random = randomFrom(at % 100);
  const labels = [words(random, 1), words(random, 1), words(random, 2), words(random, 2)];
  return {
    name: "search",
    arguments: {
      query: words(random, 3),
      page: differs ? -1 : at % 10,
      exact: at % 2 === 0,
      limit: 20,
      labels: differs ? shuffled(random, labels) : labels,
    },
  };
}

function outcomeIn(folder: string): string {
  const { cases, problems } = reportSchema.parse(
    JSON.parse(readFileSync(join(folder, "report.json"), "utf8")),
  );
  const f1 = cases[0]?.trials[0]?.scores.f1;
  if (f1?.status === "scored") return `f1 ${f1.value.toFixed(3)}`;
  return problems[0]?.message ?? JSON.stringify(f1);
}

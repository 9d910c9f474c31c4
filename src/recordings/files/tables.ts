import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { type JsonObject, jsonText, sha256 } from "../../core/json.ts";
import { listed } from "../../core/text.ts";
import { isExperimentTable } from "../formats/platforms/langsmith.ts";
import { areResultColumns, RESULT_COLUMNS, resultCells } from "../formats/results/results.ts";
import type { FileDocument } from "./file-document.ts";

const TABLE_NAME = /\.(?:csv|tsv)(?:\.gz)?$/i;

/** Returns true for CSV or TSV, by the name or by a first line with columns of results. */
export function isTable(path: string, start: string): boolean {
  if (TABLE_NAME.test(path)) return true;
  const [line = ""] = start.split(/\r?\n/, 1);
  if (!/[,;\t]/.test(line)) return false;
  const columns = line.split(/[,;\t]/).map((name) => name.replaceAll('"', ""));
  return areResultColumns(columns) || isExperimentTable(columns);
}

/** Returns true for XML with a `<testsuite>` at its start. */
export function isJUnit(start: string): boolean {
  return /^\uFEFF?\s*</.test(start) && /<testsuites?[\s>/]/.test(start);
}

/** Yields the rows of a table as objects, with the line on which each begins, or a fault. */
export function* tableRows(text: string): Generator<FileDocument> {
  const source = text.replace(/^\uFEFF/, "");
  const rows: FileDocument[] = [];
  let columns: readonly string[] = [];
  let line = 2;
  let start: number | undefined;
  Papa.parse<Record<string, string>>(source, {
    header: true,
    skipEmptyLines: false,
    delimiter: delimiterOf(source),
    step: ({ data, errors, meta }) => {
      columns = meta.fields ?? [];
      start ??= source.indexOf("\n") + 1;
      const isBlank = Object.values(data).every((value) => String(value).trim() === "");
      const [fault] = errors;
      if (fault !== undefined && !isBlank) rows.push({ fault: `its columns: ${fault.message}`, line });
      else if (!isBlank) rows.push({ ...documentOf(cellsOf(data)), line });
      line += newlines(source, start, meta.cursor);
      start = meta.cursor;
    },
  });
  if (columns.length > 0 && !areResultColumns(columns) && !isExperimentTable(columns))
    yield { fault: `is a table without ${RESULT_COLUMNS}: its columns are ${listed(columns)}`, line: 1 };
  else if (rows.length === 0) yield { fault: "is a table without a row" };
  else yield* rows;
}

function cellsOf(row: Readonly<Record<string, string>>): Record<string, string> {
  return isExperimentTable(Object.keys(row)) ? { ...row } : resultCells(row);
}

function delimiterOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Yields the test cases of a JUnit file. A skipped test is no run. */
export function* junitCases(text: string): Generator<FileDocument> {
  const cases: JsonObject[] = [];
  let open: { junitCase: string; passed: boolean; runner: string; runError?: string } | undefined;
  let runner = "";
  let hasRoot = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "testsuites" || name === "testsuite") {
      hasRoot = true;
      runner ||= String((attributes as Record<string, string>).name ?? "");
    }
    if (name === "testcase") {
      const { classname = "", name: test = "" } = attributes as Record<string, string>;
      open = { junitCase: classname === "" ? test : `${classname}.${test}`, passed: true, runner };
    }
    if (open === undefined) return;
    if (name === "failure") open.passed = false;
    if (name === "error") open.runError = String((attributes as Record<string, string>).message ?? "error");
    if (name === "skipped") open = undefined;
  });
  parser.on("closetag", ({ name }) => {
    if (name !== "testcase" || open === undefined) return;
    cases.push(open);
    open = undefined;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    yield { fault: `is not whole XML: ${(error as Error).message}` };
    return;
  }
  if (!hasRoot) yield { fault: "is XML and no JUnit file: it has no <testsuite>" };
  else if (cases.length === 0) yield { fault: "has no <testcase> that ran" };
  for (const row of cases) yield documentOf(row);
}

function documentOf(row: JsonObject): FileDocument {
  const text = jsonText(row);
  return { value: row, hash: sha256(text), bytes: text.length };
}

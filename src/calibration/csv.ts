import { LineCounter } from "yaml";
import type { ConfigurationDocument } from "../config/document.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { didYouMean, type Place, type Problem } from "../problems.ts";
import { counted } from "../wording.ts";
import { type Field, fieldsOf } from "./csv-fields.ts";
import { labelSchema } from "./label.ts";

const REQUIRED = ["case", "callId", "appropriate"];
const COLUMNS = Object.keys(labelSchema.shape).filter((name) => name !== "tags");
const TAG = /^tags\.(.+)$/s;
const TRUTH = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/**
 * Parses CSV (RFC 4180) as a list of labels, one a row. The first row names the columns: `case`, `callId`, `appropriate` (true, yes, 1 or
 * false, no, 0), and where they are needed `trial` and `tags.NAME`. An empty field is one that is not given, an empty row none.
 */
export function parseCsv(file: string, source: string): ConfigurationDocument {
  const text = source.replace(/^\uFEFF/, "");
  const placeAt = locatorIn(file, text);
  const placeOf = (field: Field | undefined) => (field === undefined ? { file } : placeAt(field.start));
  const { rows: all, fault } = fieldsOf(text);
  const [header = [], ...rows] = all.filter((row) => row.some((field) => field.text !== ""));
  const unreadable: Problem[] =
    fault === undefined
      ? headerFaults(header, placeOf)
      : [{ severity: "error", ...placeOf(fault), message: fault.text }];
  if (unreadable.length > 0)
    return { file, value: undefined, problems: unreadable, locate: () => ({ file }) };
  return {
    file,
    value: rows.map((row) => labelOf(header, row)),
    problems: rows.flatMap((row) => lengthFault(row, header, placeOf)),
    locate([at, key, tag]) {
      const row = rows[Number(at)];
      const name = tag === undefined ? key : `${String(key)}.${String(tag)}`;
      const column = header.findIndex((field) => field.text === name);
      return placeOf(row?.[column] ?? row?.[0] ?? header[0]);
    },
  };
}

/** Where a byte stands, its column counted in characters. */
function locatorIn(file: string, text: string): (start: number) => Place {
  const bytes = Buffer.from(text);
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines.addNewLine(at + 1);
  return (start) => {
    const { line, col } = lines.linePos(start);
    return { file, line, column: bytes.toString("utf8", start - col + 1, start).length + 1 };
  };
}

function headerFaults(header: readonly Field[], placeOf: (field: Field | undefined) => Place): Problem[] {
  const names = header.map(({ text }) => text);
  const fault = (field: Field | undefined, message: string): Problem => ({
    severity: "error",
    ...placeOf(field),
    message,
  });
  const columns = `${COLUMNS.join(", ")}, tags.NAME, separated by commas`;
  if (names.length === 0) return [fault(undefined, `empty: no label is here. Columns: ${columns}`)];
  const missing = REQUIRED.filter((name) => !names.includes(name));
  return [
    ...header.flatMap((field, at) => {
      const { text } = field;
      if (names.indexOf(text) < at) return [fault(field, `column "${text}" is there a second time`)];
      if (COLUMNS.includes(text) || TAG.test(text)) return [];
      return [fault(field, `unknown column "${text}".${didYouMean(text, COLUMNS) || ` Known: ${columns}.`}`)];
    }),
    ...missing.map((name) => fault(header[0], `column "${name}" is missing`)),
  ];
}

function lengthFault(
  row: readonly Field[],
  header: readonly Field[],
  placeOf: (field: Field | undefined) => Place,
): Problem[] {
  if (row.length === header.length) return [];
  const message = `has ${counted(row.length, "field")} where the first row names ${counted(header.length, "column")}. A text with a comma in it stands in quotes`;
  return [{ severity: "error", ...placeOf(row[0]), message }];
}

function labelOf(header: readonly Field[], row: readonly Field[]): JsonObject {
  const given = header.flatMap(({ text: name }, at): [string, string][] => {
    const text = row[at]?.text ?? "";
    return text === "" ? [] : [[name, text]];
  });
  const tags = given.flatMap(([name, text]): [string, Json][] => {
    const tag = TAG.exec(name)?.[1];
    return tag === undefined ? [] : [[tag, text]];
  });
  const values = given
    .filter(([name]) => !TAG.test(name))
    .map(([name, text]): [string, Json] => [name, name === "appropriate" ? truthOf(text) : text]);
  return Object.fromEntries([...values, ...(tags.length === 0 ? [] : [["tags", Object.fromEntries(tags)]])]);
}

/** True or false; the text itself when it is neither, so that the schema refuses it. */
function truthOf(text: string): boolean | string {
  return TRUTH.get(text.toLowerCase()) ?? text;
}

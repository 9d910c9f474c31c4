import { CsvError, parse } from "csv-parse/sync";

/** One field, and the byte at which it begins. */
export interface Field {
  text: string;
  start: number;
}

const LINE_ENDS = ["\r\n", "\n", "\r"];

/** The rows of a text, up to the field that cannot be read; `fault` says why, and where that field begins. */
export function fieldsOf(text: string): { rows: Field[][]; fault?: Field } {
  const bytes = Buffer.from(text);
  const rows: Field[][] = [];
  let end = -1;
  try {
    parse(bytes, {
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast(field, { index, bytes: read }) {
        if (index === 0) rows.push([]);
        rows.at(-1)?.push({ text: field, start: startAfter(end, bytes) });
        end = read;
        return field;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, fault: { text: syntaxFault(error), start: startAfter(end, bytes) } };
  }
}

/** Where the field begins that follows one that ends here: at a comma, or at the end of a line, after which may be empty ones. */
function startAfter(end: number, bytes: Buffer): number {
  const isLineEnd = (at: number) => bytes[at] === 10 || bytes[at] === 13;
  let start = end + 1;
  if (end < 0 || isLineEnd(end)) while (isLineEnd(start)) start += 1;
  return start;
}

function syntaxFault({ code }: CsvError): string {
  const what =
    code === "CSV_QUOTE_NOT_CLOSED"
      ? "a quote is opened here and never closed"
      : "a quote stands in the middle of this field";
  return `not CSV: ${what}. A text with a comma or a quote in it stands in quotes, and each quote in it is doubled`;
}

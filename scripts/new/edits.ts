/** Adds an import line among the others of a file, in the order of their paths. */
export function withImport(text: string, line: string): string {
  const lines = text.split("\n");
  const path = pathIn(line);
  const next = lines.findIndex((one) => pathIn(one) > path);
  const last = lines.findLastIndex((one) => pathIn(one) !== "");
  return lines.toSpliced(next === -1 ? last + 1 : next, 0, line).join("\n");
}

function pathIn(line: string): string {
  return / from "(\.[^"]+)";$/.exec(line)?.[1] ?? "";
}

/** Adds an item at the end of a list that a file names. The formatter breaks its lines. */
export function withItem(text: string, list: string, item: string): string {
  const start = new RegExp(`const ${list}\\b[^=]*= \\[`).exec(text);
  if (start === null) throw new Error(`there is no list ${list}`);
  const from = start.index + start[0].length;
  const end = text.indexOf("]", from);
  const items = text.slice(from, end).trimEnd();
  const separator = items === "" || items.endsWith(",") ? "" : ",";
  return `${text.slice(0, from)}${items}${separator}\n  ${item},\n${text.slice(end)}`;
}

/** Adds a row at the end of the table with this header. */
export function withRow(text: string, header: string, row: string): string {
  const { above, rows, below } = tableOf(text, header);
  return [...above, ...rows, row, ...below].join("\n");
}

/** Adds a row where a reader looks for its first cell. The last row stays the last. */
export function withSortedRow(text: string, header: string, row: string): string {
  const { above, rows, below } = tableOf(text, header);
  const next = rows.findIndex((one) => nameIn(one).localeCompare(nameIn(row), "en") > 0);
  return [...above, ...rows.toSpliced(next === -1 ? -1 : next, 0, row), ...below].join("\n");
}

function nameIn(row: string): string {
  const [, cell = ""] = row.split(" | ", 1).join("").split("| ");
  return cell.replaceAll(/\[|\]\([^)]*\)/g, "").toLowerCase();
}

function tableOf(text: string, header: string) {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(header)) + 2;
  if (start === 1) throw new Error(`there is no table ${header}`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith("|"));
  const end = length === -1 ? lines.length : start + length;
  return { above: lines.slice(0, start), rows: lines.slice(start, end), below: lines.slice(end) };
}

/** Adds a section before the one with this heading. */
export function before(text: string, heading: string, section: string): string {
  const at = text.indexOf(`\n${heading}\n`);
  if (at === -1) throw new Error(`there is no heading ${heading}`);
  return `${text.slice(0, at + 1)}${section}\n${text.slice(at + 1)}`;
}

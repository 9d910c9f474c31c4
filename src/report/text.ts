import type { Report } from "./schema.ts";

/** A report as it is stored: JSON on one line, for pools of thousands of recordings would double in size by indentation. */
export function reportText(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** The same text in pieces, a case each, for those who need not hold all of it at once. */
export function* reportPieces(report: Report): Generator<string> {
  let before = "{";
  for (const [key, value] of Object.entries(report)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    before = ",";
    if (key === "cases") yield* listPieces(report.cases);
    else yield JSON.stringify(value);
  }
  yield "}\n";
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  let before = "[";
  for (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ",";
  }
  yield items.length === 0 ? "[]" : "]";
}

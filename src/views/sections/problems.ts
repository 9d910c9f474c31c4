import { code, joined, markdown, nothing } from "../../escape/markdown.ts";
import { placeText } from "../../problems.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import type { Section } from "../fit.ts";

const SHOWN = 30;

/** What could not be read, or must be known besides, each with its place. The first error is told by line one too. */
export function problems({ problems, problemCounts }: Pick<Report, "problems" | "problemCounts">): Section {
  const shown = problems.slice(0, SHOWN);
  const more = problemCounts.errors + problemCounts.warnings - shown.length;
  const rows = shown.map(
    (problem) => markdown`- ${problem.severity} ${code(`${placeText(problem)}${problem.message}`)}`,
  );
  const rest = more > 0 ? [markdown`- … and ${counted(more, "more problem")}`] : [];
  const text = markdown`#### Problems\n\n${joined([...rows, ...rest], "\n")}`;
  return {
    kind: "unchanged",
    name: "the list of problems",
    items: 0,
    text: () => (rows.length === 0 ? nothing : text),
  };
}

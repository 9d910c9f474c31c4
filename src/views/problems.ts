import { limits } from "../limits.ts";
import { type Problem, placeText } from "../problems.ts";
import { counted } from "../wording.ts";
import { markdownCode, markdownText } from "./escape.ts";

/** Why a configuration cannot be used, as Markdown for the job summary and the comment. */
export function problemsView(problems: readonly Problem[]): string {
  const told = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  const more = told.length - 1;
  const first = `Configuration: ${told[0] ?? "cannot be used"}${more > 0 ? ` (and ${more} more)` : ""}`;
  const left = told.length - limits.listedProblems;
  return [
    `### ❌ Fail · ${markdownText(first)}`,
    "",
    "Nothing was judged, and what cannot be judged does not pass.",
    "",
    ...told.slice(0, limits.listedProblems).map((text) => `- ${markdownCode(text)}`),
    ...(left > 0 ? [`- … and ${counted(left, "more problem")}`] : []),
    "",
  ].join("\n");
}

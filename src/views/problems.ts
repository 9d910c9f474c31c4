import { limits } from "../limits.ts";
import { type ConfigurationError, placeText } from "../problems.ts";
import { counted } from "../wording.ts";
import { markdownCode, markdownText } from "./escape.ts";
import { fit, type Section } from "./fit.ts";

type Unusable = Pick<ConfigurationError, "problems" | "subject">;

/** Why nothing could be judged, as Markdown of at most `budget` characters for the job summary and the comment. */
export function problemsView({ problems, subject }: Unusable, budget: number): string {
  const told = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  return `${fit([verdict(subject, told), list(told)], budget - 1)}\n`;
}

function verdict(subject: string, [first = "it cannot be used", ...others]: readonly string[]): Section {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const line = `### ❌ Fail · ${markdownText(`${subject}: ${first}${more}`)}`;
  const text = `${line}\n\nNothing was judged, and what cannot be judged does not pass.`;
  return { kind: "verdict", name: "the verdict", items: 0, text: () => text };
}

function list(told: readonly string[]): Section {
  const items = told.slice(0, limits.listedProblems).map((text) => `- ${markdownCode(text)}`);
  const text = (shown: number) => {
    const more = told.length - shown;
    return [...items.slice(0, shown), ...(more > 0 ? [`- … and ${counted(more, "more problem")}`] : [])].join(
      "\n",
    );
  };
  return { kind: "cases", name: "the problems", items: items.length, text };
}

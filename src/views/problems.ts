import { code, joined, type Markdown, markdown } from "../escape/markdown.ts";
import { limits } from "../limits.ts";
import { type ConfigurationError, placeText } from "../problems.ts";
import { counted } from "../wording.ts";
import { fit, type Section } from "./fit.ts";

type Unusable = Pick<ConfigurationError, "problems" | "subject">;

/** Why nothing could be judged, as Markdown of at most `budget` characters for the job summary and the comment. */
export function problemsView({ problems, subject }: Unusable, budget: number): Markdown {
  const told = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  return markdown`${fit([verdict(subject, told), list(told)], budget - 1)}\n`;
}

function verdict(subject: string, [first = "it cannot be used", ...others]: readonly string[]): Section {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const line = markdown`### ❌ Fail · ${`${subject}: ${first}${more}`}`;
  const text = markdown`${line}\n\nNothing was judged, and what cannot be judged does not pass.`;
  return { kind: "verdict", name: "the verdict", items: 0, text: () => text };
}

function list(told: readonly string[]): Section {
  const items = told.slice(0, limits.listedProblems).map((text) => markdown`- ${code(text)}`);
  const text = (shown: number) => {
    const more = told.length - shown;
    const rest = more > 0 ? [markdown`- … and ${counted(more, "more problem")}`] : [];
    return joined([...items.slice(0, shown), ...rest], "\n");
  };
  return { kind: "cases", name: "the problems", items: items.length, text };
}

import { code, joined, link, type Markdown, markdown } from "../escape/markdown.ts";
import { limits } from "../limits.ts";
import { type ConfigurationError, placeText } from "../problems.ts";
import { version } from "../version.ts";
import { counted } from "../wording.ts";
import { fit, type Section } from "./fit.ts";
import { commitText } from "./sections/footer.ts";

type Unusable = Pick<ConfigurationError, "problems" | "subject">;

/** What was to be judged, and where to read on: addresses of the job and of the repository. */
export interface ProblemsPlace {
  commit: string;
  job: string;
  repository: string;
}

/**
 * Why nothing could be judged, as Markdown of at most `budget` characters for the job summary and the comment, which says besides what it
 * is about.
 */
export function problemsView({ problems, subject }: Unusable, budget: number, at?: ProblemsPlace): Markdown {
  const told = problems.map((problem) => `${placeText(problem)}${problem.message}`);
  const sections = [verdict(subject, told), list(told), ...(at === undefined ? [] : [footer(at)])];
  return markdown`${fit(sections, budget - 1)}\n`;
}

function footer({ commit, job, repository }: ProblemsPlace): Section {
  const head = markdown`head ${commitText(commit, repository)}`;
  const parts = [head, markdown`rungate ${version}`, link(markdown`job`, job)];
  const text = markdown`<sub>${joined(parts, " · ")}</sub>`;
  return { kind: "scores", name: "what was to be judged", items: 0, text: () => text };
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

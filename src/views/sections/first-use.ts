import { markdown, nothing } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import { codeSpans } from "../code-spans.ts";
import { FIRST_USE, isFirstUse } from "../first-use.ts";
import type { Section } from "../fit.ts";

/** What to do on the first pull request of a suite. */
export function firstUse(report: Pick<Report, "role" | "baseline" | "verdict">): Section {
  const text = isFirstUse(report) ? markdown`**Welcome.** ${codeSpans(FIRST_USE)}` : nothing;
  return { kind: "scores", name: "what to do first", items: 0, text: () => text };
}

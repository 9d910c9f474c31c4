import { joined, markdown } from "../../escape/markdown.ts";
import type { Report } from "../../report/schema.ts";
import type { Section } from "../fit.ts";
import { judgedOtherwiseSentence, judgeSentence } from "../judge.ts";

/** Who judged and what came of it, and why that is not compared where it is not. */
export function judge(report: Report): Section {
  const judged = judgeSentence(report);
  const otherwise = judgedOtherwiseSentence(report);
  const parts = [markdown`${judged !== undefined && markdown`**Judge** ${judged}`}`, markdown`${otherwise}`];
  const text = joined(parts, "\n\n");
  return { kind: "scores", name: "the judge", items: 0, text: () => text };
}

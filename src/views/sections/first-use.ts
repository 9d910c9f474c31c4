import type { Report } from "../../report/schema.ts";
import { FIRST_USE, isFirstUse } from "../first-use.ts";
import type { Section } from "../fit.ts";

/** What to do on the first pull request of a suite. */
export function firstUse(report: Pick<Report, "role" | "baseline" | "verdict">): Section {
  const text = `**Welcome.** ${FIRST_USE.replace(/`(.*?)`/g, "<code>$1</code>")}`;
  return { kind: "scores", name: "what to do first", items: 0, text: () => (isFirstUse(report) ? text : "") };
}

import type { Report } from "../../report/schema.ts";
import type { Section } from "../fit.ts";

/** What to do on the first pull request of a suite, so that the next one has something to be compared with. */
export function firstUse({
  role,
  baseline,
  verdict,
}: Pick<Report, "role" | "baseline" | "verdict">): Section {
  // A red one has something else to do first.
  const isFirst = role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
  return { kind: "scores", name: "what to do first", items: 0, text: () => (isFirst ? TEXT : "") };
}

const TEXT =
  "**Welcome.** One thing to do: merge once, with a <code>push</code> trigger for the base branch and, in a job of your own, the upload step. That run records the first baseline, and every pull request after it is compared.";

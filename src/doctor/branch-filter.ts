import type { Seen } from "./github-setup.ts";
import type { Part } from "./part.ts";

export type Answer = "yes" | "no" | "unknown";

/** Whether an event for a branch starts a workflow, by the filters of the event. */
export function startsFor(filters: Part, branch: Seen<string>): Answer {
  const [wanted, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
  if (wanted.isThere) return matches(wanted.texts, branch);
  if (ignored.isThere) return turned(matches(ignored.texts, branch));
  return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}

/** The last pattern that fits decides; one with `!` takes back what others let in. */
function matches(patterns: readonly string[], branch: Seen<string>): Answer {
  let answer: Answer = "no";
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith("!");
    const fits = fitsOne(isNegative ? pattern.slice(1) : pattern, branch);
    if (fits === "unknown") return "unknown";
    if (fits === "yes") answer = isNegative ? "no" : "yes";
  }
  return answer;
}

/** GitHub's signs, but for a pattern that is nothing but stars, are not understood: then nobody can tell. */
function fitsOne(pattern: string, branch: Seen<string>): Answer {
  if (pattern === "**") return "yes";
  if ("unseen" in branch) return "unknown";
  if (pattern === "*") return branch.seen.includes("/") ? "no" : "yes";
  if (pattern === branch.seen) return "yes";
  return /[*?+[\]\\]|\$\{\{/.test(pattern) ? "unknown" : "no";
}

/** The opposite; of what nobody can tell, that. */
export function turned(answer: Answer): Answer {
  return answer === "unknown" ? answer : answer === "yes" ? "no" : "yes";
}

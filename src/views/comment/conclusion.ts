import { joined, link, type Markdown, markdown } from "../../escape/markdown.ts";
import type { ForkRun } from "../../fork/fork-run.ts";
import { limits } from "../../limits.ts";
import { shorten } from "../../wording.ts";
import { commitText } from "../sections/footer.ts";
import type { CommentPlace } from "./comment.ts";
import { markerLine } from "./marker.ts";

const WORDS = { succeeded: "⚪ Run succeeded", failed: "❌ Run failed" };

/** What is said of a run whose report is not shown, and why it is not. */
export interface Conclusion extends Pick<ForkRun, "ending" | "commit"> {
  suite: string;
  why: string;
}

/** The comment on a pull request of which only the run's end is known, beginning with our marker. */
export function conclusionView(
  { suite, ending, commit, why }: Conclusion,
  { run, job, repository }: Pick<CommentPlace, "run" | "job" | "repository">,
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  const footer = [
    markdown`head ${commitText(commit, repository)}`,
    ...(job === null ? [] : [link(markdown`job`, job)]),
  ];
  return markdown`${markerLine({ suite, run })}
### ${WORDS[ending]}${name} · No numbers: ${why}

How the run ended is all that is known here for certain. What it says of itself stands in its own summary.

<sub>${joined(footer, " · ")}</sub>`;
}

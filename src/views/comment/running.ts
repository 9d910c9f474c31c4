import { link, type Markdown, markdown } from "../../escape/markdown.ts";
import { limits } from "../../limits.ts";
import { shorten } from "../../wording.ts";
import { commitText } from "../sections/footer.ts";
import type { CommentPlace } from "./comment.ts";
import { markerLine } from "./marker.ts";

/** What the comment says while a run is under way: the verdict before was about another commit, or about another run of this one. */
export function runningView(
  { suite, commit }: { suite: string; commit: string },
  { run, job, repository }: Pick<CommentPlace, "run" | "job" | "repository">,
): Markdown {
  const name = suite !== "default" && markdown` · ${shorten(suite, limits.shownName)}`;
  return markdown`${markerLine({ suite, run })}
### ⏳ Running${name} · rungate is scoring ${commitText(commit, repository)}

The verdict replaces this comment when the ${job === null ? markdown`job` : link(markdown`job`, job)} ends. If the job ended and this is still here, it was stopped: run it again.`;
}

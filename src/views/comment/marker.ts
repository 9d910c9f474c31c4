import { type Markdown, unseenLine } from "../../escape/markdown.ts";

/**
 * What a comment of ours begins with, so that the next run finds it: the suite, for a repository may have several, and the workflow
 * run that wrote it, for an older run must not write over what a newer one said.
 */
export interface CommentMarker {
  suite: string;
  run: number;
}

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;

/** The marker as a first line that nobody sees. What is no name of a suite cannot end it: every other character becomes "-". */
export function markerLine({ suite, run }: CommentMarker): Markdown {
  const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
  return unseenLine(`rungate suite=${name || "-"} run=${run}`);
}

/** The marker at the very beginning of a comment; undefined when it has none. */
export function readMarker(body: string): CommentMarker | undefined {
  const found = MARKER.exec(body);
  return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}

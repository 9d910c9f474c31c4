import { code, type Markdown, markdown } from "../../escape/markdown.ts";
import type { Reason } from "../../report/reasons.ts";

/** The first so many reasons as items below a case, and how many more there are. */
export function reasonLines(reasons: readonly Reason[], most: number): Markdown[] {
  const more = reasons.length - most;
  return [
    ...reasons.slice(0, most).map(({ subject, text }) => markdown`  - ${code(subject)} ${code(text)}`),
    ...(more > 0 ? [markdown`  - … and ${more} more`] : []),
  ];
}

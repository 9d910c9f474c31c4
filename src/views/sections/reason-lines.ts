import type { Reason } from "../../report/reasons.ts";
import { markdownCode } from "../escape.ts";

/** The first so many reasons as items below a case, and how many more there are. */
export function reasonLines(reasons: readonly Reason[], most: number): string[] {
  const more = reasons.length - most;
  return [
    ...reasons
      .slice(0, most)
      .map(({ subject, text }) => `  - ${markdownCode(subject)} ${markdownCode(text)}`),
    ...(more > 0 ? [`  - … and ${more} more`] : []),
  ];
}

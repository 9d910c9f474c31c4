import type { Report } from "./schema.ts";

/**
 * Whether the job fails: the verdict stops a merge, and no `report-only` is in force. A pull request's own is not, where the base branch
 * has none.
 */
export function isRed({
  verdict,
  settings,
  comparison,
}: Pick<Report, "verdict" | "settings" | "comparison">): boolean {
  const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
  return verdict.blocks && (settings?.["report-only"] !== true || isIntroduced);
}

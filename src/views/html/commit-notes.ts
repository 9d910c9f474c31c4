import type { TrendPoint } from "../../trend/trend.ts";

/** `2026-06-01`; nothing where a report does not say when it was made. */
export function dayOf({ createdAt }: TrendPoint): string {
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(createdAt ?? "")?.[0] ?? "";
}

/** What makes a commit unlike the others of the line. */
export function remarks({ isBreak, isHead }: TrendPoint): string[] {
  return [...(isBreak ? ["other cases or settings from here on"] : []), ...(isHead ? ["this change"] : [])];
}

import { commitName, counted } from "../core/text.ts";
import type { Report } from "../report/report.ts";

type Compared = Pick<Report, "baseline" | "createdAt">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age from which comments warn; GitHub keeps artifacts for 90 days by default. */
const OLD_DAYS = 60;

/** Returns the origin of the baseline: `a1b2c3d, 12 days old, run 4700`. */
export function baselineText(report: Compared): string {
  const { commit, reason } = report.baseline;
  return [...(commit === null ? [] : [commitName(commit)]), ...ageTexts(report), reason].join(", ");
}

/** Returns the age of the baseline, such as `12 days old`; empty if unknown. */
export function ageTexts(report: Compared): string[] {
  const days = ageInDays(report);
  if (days === undefined) return [];
  return [days === 0 ? "from today" : `${counted(days, "day")} old`];
}

/** Returns a warning about an old baseline; undefined if it is new, committed, or of unknown age. */
export function oldBaselineText(report: Compared): string | undefined {
  const days = ageInDays(report);
  if (days === undefined || days < OLD_DAYS || report.baseline.artifactId === null) return undefined;
  return `The baseline is ${counted(days, "day")} old. GitHub deletes it after 90 days, unless the repository says otherwise. Then a newer run of the workflow on the base branch takes its place, if there is one.`;
}

/** Undefined if the baseline is newer, because a repeated job keeps the time of its first run. */
function ageInDays({ baseline, createdAt }: Compared): number | undefined {
  const [from, to] = [baseline.createdAt, createdAt].map((time) => Date.parse(time ?? ""));
  const age = (to ?? Number.NaN) - (from ?? Number.NaN);
  return baseline.state === "found" && age >= 0 ? Math.floor(age / DAY_MS) : undefined;
}

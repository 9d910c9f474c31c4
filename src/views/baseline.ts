import { commitName, counted } from "../base/text.ts";
import type { Report } from "../report/report.ts";

type Compared = Pick<Report, "baseline" | "createdAt">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** From this age on the comment asks to record again: GitHub keeps an artifact for 90 days, unless the repository says otherwise. */
const OLD_DAYS = 60;

/** Where the baseline is from, and how old it is where that is known: `a1b2c3d, 12 days old, run 4700`. */
export function baselineText(report: Compared): string {
  const { commit, reason } = report.baseline;
  return [...(commit === null ? [] : [commitName(commit)]), ...ageTexts(report), reason].join(", ");
}

/** How old the baseline is: `12 days old`, `from today`; none where one of the times is not known. */
export function ageTexts(report: Compared): string[] {
  const days = ageInDays(report);
  if (days === undefined) return [];
  return [days === 0 ? "from today" : `${counted(days, "day")} old`];
}

/** That GitHub may delete the baseline soon; undefined where it is young, in a file, or of unknown age. */
export function oldBaselineText(report: Compared): string | undefined {
  const days = ageInDays(report);
  if (days === undefined || days < OLD_DAYS || report.baseline.artifactId === null) return undefined;
  return `The baseline is ${counted(days, "day")} old. GitHub deletes it after 90 days, unless the repository says otherwise. Then a newer run of the workflow on the base branch takes its place, if there is one.`;
}

/**
 * Whole days from when the baseline was recorded to when this report was made. Undefined where one of them is not known, and where the
 * baseline is the newer one: a job that runs again has the time of its first run.
 */
function ageInDays({ baseline, createdAt }: Compared): number | undefined {
  const [from, to] = [baseline.createdAt, createdAt].map((time) => Date.parse(time ?? ""));
  const age = (to ?? Number.NaN) - (from ?? Number.NaN);
  return baseline.state === "found" && age >= 0 ? Math.floor(age / DAY_MS) : undefined;
}

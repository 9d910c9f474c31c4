import { ConfigurationError } from "../problems.ts";

/** Up to the year 5138. */
const EPOCH_SECONDS = /^\d{1,11}$/;

/**
 * The time that a report states, as ISO text: what the caller says, else SOURCE_DATE_EPOCH, else none. rungate does not look at the
 * clock, so that the same input gives the same bytes. Throws ConfigurationError when it is no time.
 */
export function createdAt(said?: string): string | null {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (said === undefined && !epoch) return null;
  const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
  const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  const message =
    said === undefined
      ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
      : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { textWithout } from "../core/schema.ts";

function dayFault(text: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines parse 31 June as 1 July.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay ? undefined : `"${text}" is not a day of the calendar: write it as 2026-12-31`;
}

function entryOf(until: z.ZodString) {
  return z.strictObject({
    case: z.string().min(1).max(limits.name).normalize("NFC").describe("The id of the case"),
    owner: z.string().min(1).max(limits.name).describe("Who fixes it"),
    reason: z.string().min(1).max(limits.name).describe("Why it does not decide"),
    until: until.describe("The last day on which it does not decide, in UTC, such as 2026-12-31"),
  });
}

export const quarantineSchema = z.array(entryOf(textWithout(dayFault))).max(limits.cases);

/** The schema of stored entries, without the check of the day. */
export const keptQuarantineSchema = z.array(entryOf(z.string()));

/** A case that decides nothing until a day. */
export type QuarantineEntry = z.output<typeof quarantineSchema>[number];

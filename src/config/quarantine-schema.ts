import { limits } from "../base/limits.ts";
import * as z from "../base/zod.ts";
import { textWithout } from "../base/zod.ts";

/** What is wrong with a text as a day, such as 2026-12-31; undefined when the calendar has it. */
function dayFault(text: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines take 31 June for 1 July.
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

/** The cases that do not decide for a while, as a file says it. */
export const quarantineSchema = z.array(entryOf(textWithout(dayFault))).max(limits.cases);

/** The same as a report keeps it. */
export const keptQuarantineSchema = z.array(entryOf(z.string()));

/** A case that does not decide for a while: who fixes it, why, and the last day. */
export type QuarantineEntry = z.output<typeof quarantineSchema>[number];

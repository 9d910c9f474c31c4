import type { Part } from "./part.ts";

/** The crons under triggers. */
export function cronsOf(schedules: readonly Part[]): string[] {
  return schedules.flatMap(({ items }) => items.map((item) => item.get("cron").text ?? ""));
}

/** Days between two runs of schedules, at most; Infinity where they never run, undefined for a schedule that nobody here understands. */
export function longestGapDays(crons: readonly string[]): number | undefined {
  if (crons.length > MOST_CRONS) return undefined;
  const schedules = crons.map(readCron);
  if (schedules.some((one) => one === undefined)) return undefined;
  let last: number | undefined;
  let longest = 0;
  for (let day = 0; day < CYCLE_DAYS; day++) {
    if (!schedules.some((runs) => runs?.(new Date(day * DAY_MS)))) continue;
    if (last !== undefined) longest = Math.max(longest, day - last);
    last = day;
  }
  // Once in the whole cycle is as good as never.
  return longest === 0 ? Number.POSITIVE_INFINITY : longest;
}

/** More than anybody writes; each is tried for every day of the cycle. */
const MOST_CRONS = 20;
const DAY_MS = 86_400_000;
/** From 1970 on: days of the week and leap years repeat after 28 years, and one such cycle must be whole. */
const CYCLE_DAYS = 2 * 28 * 365.25;

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

/** Whether a cron runs on a day. Days of the month and of the week go together as POSIX has it: where both are named, either will do. */
function readCron(cron: string): ((day: Date) => boolean) | undefined {
  const fields = cron.trim().split(/\s+/);
  const [minutes = "", hours = "", days = "", months = "", weekdays = ""] = fields;
  const sets = {
    minutes: valuesOf(minutes, 0, 59),
    hours: valuesOf(hours, 0, 23),
    days: valuesOf(days, 1, 31),
    months: valuesOf(months, 1, 12, MONTHS),
    weekdays: valuesOf(weekdays, 0, 7, WEEKDAYS),
  };
  if (fields.length !== 5 || Object.values(sets).includes(undefined)) return undefined;
  const isEither = !days.startsWith("*") && !weekdays.startsWith("*");
  return (day) => {
    const isDay = sets.days?.has(day.getUTCDate()) ?? false;
    const weekday = day.getUTCDay();
    const isWeekday = (sets.weekdays?.has(weekday) || (weekday === 0 && sets.weekdays?.has(7))) ?? false;
    const isMonth = sets.months?.has(day.getUTCMonth() + 1) ?? false;
    return isMonth && (isEither ? isDay || isWeekday : isDay && isWeekday);
  };
}

/** The values of a field: a list of numbers, names, ranges and steps. */
function valuesOf(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): Set<number> | undefined {
  const values = new Set<number>();
  for (const item of field.split(",")) {
    const [, range = "", step] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(item) ?? [];
    const [from, to = step === undefined ? from : most, more] =
      range === "*" ? [least, most] : range.split("-").map((text) => numberOf(text, least, names));
    const by = Number(step ?? 1);
    if (from === undefined || to === undefined || more !== undefined) return undefined;
    if (from < least || to > most || from > to || by === 0) return undefined;
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return values;
}

function numberOf(text: string, least: number, names: readonly string[]): number | undefined {
  const at = names.indexOf(text.toUpperCase());
  if (at !== -1) return at + least;
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

import { isObject } from "../base/json.ts";
import type { GitHubFact } from "./repository.ts";
import { bare, type Gate, type YamlPart } from "./workflow.ts";

const LEVELS = ["none", "read", "write"];

/** What the token of a job may do, where the workflow says so: the job's own word, else the workflow's. */
export function permissionsOf({ job, workflow }: Gate): YamlPart | undefined {
  return [job.part, workflow.whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}

/** Whether `granted` has this level of a scope. */
export function grants(granted: YamlPart, scope: string, level: string): boolean {
  return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}

/** The scopes that may be written, without those that are asked for. `*` is all of them. */
export function writesBeyond(granted: YamlPart, asked: ReadonlyMap<string, string>): string[] {
  if (granted.text === "write-all") return ["*"];
  return granted.entries.flatMap(([scope, { text }]) =>
    text === "write" && asked.get(scope) !== "write" ? [scope] : [],
  );
}

function levelOf(granted: YamlPart, scope: string): string {
  if (isObject(granted.value)) return granted.get(scope).text ?? "none";
  return (granted.text ?? "none").replace(/-all$/, "");
}

/** The inputs that `gate.yml` and the action have in common. */
const SHARED = [
  "runs",
  "needs",
  "expectations",
  "policy",
  "suite",
  "format",
  "case-field",
  "baseline",
  "comment",
  "report-only",
  "judge-model",
  "judge-base-url",
] as const;

/** The inputs of the reusable workflow. */
export const CALL_INPUTS: readonly string[] = [
  ...SHARED,
  "runs-artifact",
  "shards",
  "runs-on",
  "timeout-minutes",
];

/** The inputs of the action. */
export const ACTION_INPUTS: readonly string[] = [
  ...SHARED,
  "shard",
  "merge",
  "shard-jobs",
  "judge-api-key",
  "github-token",
];

/** The secrets of the reusable workflow. */
export const CALL_SECRETS: readonly string[] = ["judge-api-key"];

/** The crons under triggers. */
export function cronsOf(schedules: readonly YamlPart[]): string[] {
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

/** What a job or step runs for, and how what is before it ended. */
export interface Circumstances {
  event: string;
  before: "success" | "failure" | "cancelled";
}

/** Whether an `if` holds. What reads anything but the event and the status is not known here. */
export function holds(condition: string, circumstances: Circumstances): Answer {
  const text = bare(condition.trim());
  if (text === "") return circumstances.before === "success" ? "yes" : "no";
  const own = answerTo(text, circumstances);
  // GitHub puts `success() &&` before a condition that asks for no status.
  return circumstances.before === "success" || ASKS_STATUS.test(text) ? own : "no";
}

/** Whether an `if` lets a job run whatever happened before it, unless the rest of it says otherwise. */
export function saysAlways(condition: string): boolean {
  return /(?<!!\s*)\balways\s*\(\s*\)/i.test(bare(condition));
}

const ASKS_STATUS = /\b(?:always|success|failure|cancelled)\s*\(\s*\)/i;

function answerTo(text: string, circumstances: Circumstances): Answer {
  const value = (part: string) => answerTo(part, circumstances);
  const any = split(text, "||");
  if (any.length > 1) return leading(any.map(value), "yes");
  const all = split(text, "&&");
  if (all.length > 1) return leading(all.map(value), "no");
  if (/^!(?!=)/.test(text)) return turned(value(text.slice(1).trim()));
  if (text.startsWith("(") && text.endsWith(")")) return value(text.slice(1, -1).trim());
  return termOf(text.toLowerCase(), circumstances);
}

function termOf(term: string, { event, before }: Circumstances): Answer {
  const [, sign, wanted] = /^github\.event_name\s*(==|!=)\s*'(\w+)'$/.exec(term) ?? [];
  if (sign !== undefined) return (sign === "==") === (wanted === event) ? "yes" : "no";
  switch (term.replace(/\s+/g, "")) {
    case "true":
    case "always()":
      return "yes";
    case "false":
      return "no";
    case `${before}()`:
      return "yes";
    case "success()":
    case "failure()":
    case "cancelled()":
      return "no";
    default:
      return "unknown";
  }
}

/** The pieces between an operator, where it stands neither in brackets nor in a text. */
function split(text: string, operator: string): string[] {
  const pieces: string[] = [];
  let [from, depth, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "'") isText = !isText;
    if (isText) continue;
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth !== 0 || !text.startsWith(operator, at)) continue;
    pieces.push(text.slice(from, at).trim());
    from = at + operator.length;
    at = from - 1;
  }
  return [...pieces, text.slice(from).trim()];
}

/** The answer that decides where one of them gives it; else that nobody can tell, or the other one. */
function leading(answers: readonly Answer[], deciding: "yes" | "no"): Answer {
  if (answers.includes(deciding)) return deciding;
  return answers.includes("unknown") ? "unknown" : turned(deciding);
}

export type Answer = "yes" | "no" | "unknown";

/** Whether an event for a branch starts a workflow, by the filters of the event. */
export function startsFor(filters: YamlPart, branch: GitHubFact<string>): Answer {
  const [wanted, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
  if (wanted.isThere) return matches(wanted.texts, branch);
  if (ignored.isThere) return turned(matches(ignored.texts, branch));
  return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}

/** The last pattern that fits decides; one with `!` takes back what others let in. */
function matches(patterns: readonly string[], branch: GitHubFact<string>): Answer {
  let answer: Answer = "no";
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith("!");
    const fits = fitsOne(isNegative ? pattern.slice(1) : pattern, branch);
    if (fits === "unknown") return "unknown";
    if (fits === "yes") answer = isNegative ? "no" : "yes";
  }
  return answer;
}

/** GitHub's signs, but for a pattern that is nothing but stars, are not understood: then nobody can tell. */
function fitsOne(pattern: string, branch: GitHubFact<string>): Answer {
  if (pattern === "**") return "yes";
  if ("unseen" in branch) return "unknown";
  if (pattern === "*") return branch.seen.includes("/") ? "no" : "yes";
  if (pattern === branch.seen) return "yes";
  return /[*?+[\]\\]|\$\{\{/.test(pattern) ? "unknown" : "no";
}

/** The opposite; of what nobody can tell, that. */
function turned(answer: Answer): Answer {
  return answer === "unknown" ? answer : answer === "yes" ? "no" : "yes";
}

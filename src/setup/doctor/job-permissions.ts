import { isObject } from "../../core/json.ts";
import type { GitHubFact } from "./repository.ts";
import { bare, type Level, type YamlNode } from "./workflow.ts";

const LEVELS = ["none", "read", "write"];

/** Returns the explicit token permissions of a job, from the job or the workflow. */
export function permissionsOf({ job, whole }: Level): YamlNode | undefined {
  return [job.part, whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}

/** Returns true if `granted` includes this level of a scope. */
export function grants(granted: YamlNode, scope: string, level: string): boolean {
  return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}

/** Returns the scopes with write access that are not in `asked`; `*` for all. */
export function writesBeyond(granted: YamlNode, expected: ReadonlyMap<string, string>): string[] {
  if (granted.text === "write-all") return ["*"];
  return granted.entries.flatMap(([scope, { text }]) =>
    text === "write" && expected.get(scope) !== "write" ? [scope] : [],
  );
}

function levelOf(granted: YamlNode, scope: string): string {
  if (isObject(granted.value)) return granted.get(scope).text ?? "none";
  return (granted.text ?? "none").replace(/-all$/, "");
}

const SHARED = [
  "runs",
  "needs",
  "expectations",
  "policy",
  "suite",
  "format",
  "case-field",
  "baseline",
  "tier",
  "comment",
  "report-only",
  "judge-model",
  "judge-base-url",
] as const;

export const CALL_INPUTS: readonly string[] = [...SHARED, "runs-artifact", "runs-on", "timeout-minutes"];

export const SHARDED_INPUTS: readonly string[] = [...CALL_INPUTS, "shards"];

export const ACTION_INPUTS: readonly string[] = [
  ...SHARED,
  "runs-folder",
  "shard",
  "merge",
  "shard-jobs",
  "judge-api-key",
  "github-token",
  "first-look",
  "workflow",
  "push-token",
];

export const CALL_SECRETS: readonly string[] = ["judge-api-key"];

export function cronsOf(schedules: readonly YamlNode[]): string[] {
  return schedules.flatMap(({ items }) => items.map((item) => item.get("cron").text ?? ""));
}

/**
 * Returns the most days between two runs of the schedules, estimated from the day, month and weekday fields. Infinity without a schedule;
 * undefined for an invalid cron.
 */
export function longestGapDays(crons: readonly string[]): number | undefined {
  const gaps = crons.map(gapOf);
  return gaps.every((gap) => gap !== undefined) ? Math.min(...gaps, Number.POSITIVE_INFINITY) : undefined;
}

const CRON = /^[\d*,/-]+\s+[\d*,/-]+\s+([\d*,/-]+)\s+([\w*,/-]+)\s+([\w*,/-]+)$/;

function gapOf(cron: string): number | undefined {
  const [, day, month, weekday] = CRON.exec(cron.trim()) ?? [];
  if (day === undefined) return undefined;
  if (month !== "*") return 366;
  if (weekday !== "*") return 7;
  return day === "*" ? 1 : 31;
}

export interface Circumstances {
  event: string;
  before: "success" | "failure" | "cancelled";
}

/** Evaluates an `if` as far as it depends on the event and the status; `unknown` otherwise. */
export function holds(condition: string, circumstances: Circumstances): Answer {
  const text = bare(condition.trim());
  if (text === "") return circumstances.before === "success" ? "yes" : "no";
  const own = answerTo(text, circumstances);
  // GitHub prefixes `success() &&` to a condition without a status function.
  return circumstances.before === "success" || ASKS_STATUS.test(text) ? own : "no";
}

/** Returns true if the condition calls `always()`. */
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
  const [, sign, name] = /^github\.event_name\s*(==|!=)\s*'(\w+)'$/.exec(term) ?? [];
  if (sign !== undefined) return (sign === "==") === (name === event) ? "yes" : "no";
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

function leading(answers: readonly Answer[], deciding: "yes" | "no"): Answer {
  if (answers.includes(deciding)) return deciding;
  return answers.includes("unknown") ? "unknown" : turned(deciding);
}

export type Answer = "yes" | "no" | "unknown";

/** Evaluates whether an event on a branch triggers a workflow with these filters. */
export function startsFor(filters: YamlNode, branch: GitHubFact<string>): Answer {
  const [branches, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
  if (branches.isThere) return matches(branches.texts, branch);
  if (ignored.isThere) return turned(matches(ignored.texts, branch));
  return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}

function matches(patterns: readonly string[], branch: GitHubFact<string>): Answer {
  let answer: Answer = "no";
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith("!");
    const fits = matchesOne(isNegative ? pattern.slice(1) : pattern, branch);
    if (fits === "unknown") return "unknown";
    if (fits === "yes") answer = isNegative ? "no" : "yes";
  }
  return answer;
}

/** Evaluates only plain names and stars; other patterns are `unknown`. */
function matchesOne(pattern: string, branch: GitHubFact<string>): Answer {
  if (pattern === "**") return "yes";
  if ("unseen" in branch) return "unknown";
  if (pattern === "*") return branch.seen.includes("/") ? "no" : "yes";
  if (pattern === branch.seen) return "yes";
  return /[*?+[\]\\]|\$\{\{/.test(pattern) ? "unknown" : "no";
}

function turned(answer: Answer): Answer {
  return answer === "unknown" ? answer : answer === "yes" ? "no" : "yes";
}

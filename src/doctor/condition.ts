import { type Answer, turned } from "./branch-filter.ts";
import { bare } from "./part.ts";

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

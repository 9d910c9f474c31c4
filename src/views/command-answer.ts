import { code, codeBlock, joined, link, type Markdown, markdown, nothing } from "../core/escape.ts";
import { commitName, counted } from "../core/text.ts";

export interface AcceptedCases {
  cases: readonly string[];
  asVariant: boolean;
  reason: string;
  commit: string;
  url: string;
  callNothing: readonly string[];
  /** Sentence, without a period, on whether the gate runs again. */
  next: string;
}

export function acceptedView({
  cases,
  asVariant,
  reason,
  commit,
  url,
  callNothing,
  next,
}: AcceptedCases): Markdown {
  const page = link(markdown`${commitName(commit)}`, url);
  const items = cases.map((id) =>
    asVariant
      ? markdown`\n* ${code(id)} has another right way: what its runs did`
      : markdown`\n* ${code(id)} expects what its runs did`,
  );
  const silent = callNothing.map((id) => markdown`\n\n${code(id)} now passes if nothing is called.`);
  return markdown`✅ Accepted ${counted(cases.length, "case")} in ${page}: ${reason}\n${items}${silent}\n\n${next}.`;
}

export function secondLookView(run: string): Markdown {
  const page = link(markdown`the run`, run);
  return markdown`🔁 The second look has begun: see ${page}. Its runs count together with those of the first look.`;
}

/** The reason for a refused command, and the fix: two sentences without periods. */
export interface Refusal {
  message: string;
  advice: string;
  lines: string | undefined;
  page: string | undefined;
}

export function refusedCommandView({ message, advice, lines, page }: Refusal): Markdown {
  const more = page === undefined ? nothing : markdown` (${link(markdown`how to`, page)})`;
  const text = markdown`❌ Nothing was changed: ${message}. What to do: ${advice}${more}.`;
  return lines === undefined ? text : joined([text, codeBlock("sh", lines.split("\n"))], "\n\n");
}

import { code, codeBlock, joined, link, type Markdown, markdown, nothing } from "../base/escape.ts";
import { commitName, counted } from "../base/text.ts";

/** What was done for a comment that accepts cases. */
export interface AcceptedCases {
  cases: readonly string[];
  asVariant: boolean;
  reason: string;
  commit: string;
  /** The commit's page. */
  url: string;
  /** The cases that now expect that nothing is called. */
  callNothing: readonly string[];
  /** How the gate runs again, or why it does not: a sentence without its full stop. */
  next: string;
}

/** The answer to a comment that accepted cases. */
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

/** The answer to a comment that started the second look. `run`: the address of the run's page. */
export function secondLookView(run: string): Markdown {
  const page = link(markdown`the run`, run);
  return markdown`🔁 The second look has begun: see ${page}. Its runs count together with those of the first look.`;
}

/** Why a command was not done, and what to do: two sentences without their full stops. */
export interface Refusal {
  message: string;
  advice: string;
  /** Lines to copy. */
  lines: string | undefined;
  /** The address of a page that says more. */
  page: string | undefined;
}

/** The answer to a command that was not done. */
export function refusedCommandView({ message, advice, lines, page }: Refusal): Markdown {
  const more = page === undefined ? nothing : markdown` (${link(markdown`how to`, page)})`;
  const said = markdown`❌ Nothing was changed: ${message}. What to do: ${advice}${more}.`;
  return lines === undefined ? said : joined([said, codeBlock("sh", lines.split("\n"))], "\n\n");
}

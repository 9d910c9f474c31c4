import type { Group, Row } from "./rows.ts";

/** The page of all messages. */
export function pageOf(groups: readonly Group[]): string {
  const parts = groups.map(({ title, about, rows }) => [`## ${title}`, about, table(rows)].join("\n\n"));
  return `${[HEAD, ...parts].join("\n\n")}\n`;
}

const HEAD = `<!-- Written by scripts/generate-messages.ts from src/ and scripts/messages/rows/: change it there. -->

# Messages

Every error and warning that rungate can say, what was expected and what to do. \`…\` stands for values: names, numbers, what was found. Look for the words around them.

An **error** makes the gate red. One in the configuration, an option or an input, the set of recordings or the shards ends with exit code 2: nothing was judged. One in a recording puts its run in error, which is never a score and never a pass, and the exit code is 1. A **warning** changes no score and no verdict. A **note** is why something was not done that the verdict does not need, or that is a line of the report. At the command line errors and warnings go to standard error, with their place in front; in a workflow they stand in the log, in the job summary and beside the line of the file, and what kept everything from being judged is in the comment, too.

What the verdict itself says is no error: [gate.md](gate.md) explains its lines.`;

function table(rows: readonly Row[]): string {
  const sorted = [...rows].sort((a, b) => (a.says < b.says ? -1 : 1));
  const lines = sorted.map(
    (row) => `| ${code(row.says)} | ${row.kind} | ${row.where} | ${row.expected} | ${row.do} |`,
  );
  return ["| it says | | where | expected | what to do |", "|---|---|---|---|---|", ...lines].join("\n");
}

/** In a table a bar ends the cell, even in code. */
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

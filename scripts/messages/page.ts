import { groupBy } from "../../src/group-by.ts";
import type { Group, Row } from "./rows.ts";
import type { Text } from "./texts.ts";

/** The page of all messages. Those that only one format of recordings has are told with it, and stand together. */
export function pageOf(groups: readonly Group[], texts: readonly Text[]): string {
  const said = groupBy(texts, ({ text }) => text);
  const parts = groups.map(({ title, about, rows }) => {
    const told = rows.map((row) => ({ ...row, format: formatOf(said.get(row.says) ?? []) }));
    return [`## ${title}`, about, table(told)].join("\n\n");
  });
  return `${[HEAD, ...parts].join("\n\n")}\n`;
}

const FORMAT = /^src\/recordings\/formats\/([a-z0-9-]+)/;

/** The ids of the formats whose reader says this; undefined where something else says it too. */
function formatOf(texts: readonly Text[]): string | undefined {
  const ids = texts.map(({ file }) => FORMAT.exec(file)?.[1]);
  const known = ids.filter((id) => id !== undefined);
  return known.length < ids.length || known.length === 0
    ? undefined
    : [...new Set(known)].map((id) => READERS[id] ?? `\`${id}\``).join(", ");
}

/** Folders that hold what several formats share. */
const READERS: Readonly<Record<string, string>> = { "otel-genai": "`otel-genai`, `openinference`" };

const HEAD = `<!-- Written by scripts/generate-messages.ts from src/ and scripts/messages/rows/: change it there. -->

# Messages

Every error and warning that rungate can say, what was expected and what to do. \`…\` stands for values: names, numbers, what was found. Look for the words around them.

An **error** makes the gate red. One in the configuration, an option, an input or the shards ends with exit code 2: nothing was judged. One in a recording puts its run in error, which is never a score and never a pass, and the exit code is 1. A **warning** by itself changes no score and no verdict. A **note** is a reason or an advice that stands inside something else: the verdict, a score that is not assessed, another message. At the command line errors and warnings go to standard error, with their place in front; in a workflow they stand in the log, in the job summary and beside the line of the file, and what kept everything from being judged is in the comment on the pull request, too.

What the verdict itself says is no error: [gate.md](gate.md) explains its lines.`;

interface ToldRow extends Row {
  format: string | undefined;
}

function table(rows: readonly ToldRow[]): string {
  const sorted = [...rows].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const lines = sorted.map(({ says, kind, where, format, expected, do: advice }) => {
    const place = format === undefined ? where : `${where}: ${format}`;
    return `| ${code(says)} | ${kind} | ${place} | ${expected} | ${advice} |`;
  });
  return ["| it says | | where | expected | what to do |", "|---|---|---|---|---|", ...lines].join("\n");
}

/** Nothing sorts before every format. */
function sortKey({ format = "", says }: ToldRow): string {
  return `${format}\n${says}`;
}

/** In a table a bar ends the cell, even in code. */
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

import type { Group, Row } from "./rows.ts";
import { isSilent } from "./silent.ts";
import type { Text } from "./texts.ts";

/** What the sources and the reviewed rows do not agree on, each with what to do; empty where all is well. */
export function disagreements(texts: readonly Text[], groups: readonly Group[]): string[] {
  const messages = Map.groupBy(
    texts.filter((text) => !isSilent(text)),
    ({ text }) => text,
  );
  const reviewed = groups.flatMap(({ file, rows, rowless }) =>
    [...rows.map(({ says }) => says), ...rowless].map((text) => ({ text, file })),
  );
  const known = Map.groupBy(reviewed, ({ text }) => text);
  const missing = [...messages].filter(([text]) => !known.has(text));
  return [
    ...missing.map(([text, said]) => missingText(text, said, groups)),
    ...reviewed
      .filter(({ text }) => !messages.has(text))
      .map(({ text, file }) => `${file}: nothing says ${quoted(text)} any longer: take it out`),
    ...[...known]
      .filter(([, places]) => places.length > 1)
      .map(([text, places]) => `${places.map(({ file }) => file).join(", ")}: ${quoted(text)} stands there twice`),
    ...wrongKinds(messages, groups),
  ];
}

/** The row to paste, below the file that it is likely to belong to. */
function missingText(text: string, said: readonly Text[], groups: readonly Group[]): string {
  const files = groups.map(({ file }) => file.replace(/^.*\//, "")).join(", ");
  return [
    `${said.map(({ place }) => place).join(", ")}: a message without a row. Put this into one of scripts/messages/rows/ (${files}):`,
    "",
    `  - says: ${quoted(text)}`,
    "    expected: …",
    "    do: …",
    "",
    "  or the text alone under its parts, where it only stands inside another message, or under silent with why it is none.",
  ].join("\n");
}

/** The kinds of which there is no doubt, by what a text is handed to. */
const KINDS: Readonly<Record<string, Row["kind"]>> = { warn: "warning", RecordingError: "error" };

function wrongKinds(messages: ReadonlyMap<string, Text[]>, groups: readonly Group[]): string[] {
  return groups.flatMap(({ file, rows }) =>
    rows.flatMap(({ says, kind }) => {
      const kinds = new Set((messages.get(says) ?? []).map(({ use }) => KINDS[use] ?? kind));
      return kinds.has(kind) || kinds.size === 0
        ? []
        : [`${file}: ${quoted(says)} is told as ${[...kinds].join(" and ")}: write "kind: ${[...kinds][0]}"`];
    }),
  );
}

/** As YAML has it. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

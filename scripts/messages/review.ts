import { groupBy } from "../../src/group-by.ts";
import type { Group, Row } from "./rows.ts";
import { isSilent } from "./silent.ts";
import type { Text } from "./texts.ts";

/** What the sources and the reviewed rows do not agree on, each with what to do; empty where all is well. */
export function disagreements(texts: readonly Text[], groups: readonly Group[]): string[] {
  const messages = groupBy(
    texts.filter((text) => !isSilent(text)),
    ({ text }) => text,
  );
  const reviewed = groups.flatMap(({ file, rows, rowless }) =>
    [...rows.map(({ says }) => says), ...rowless].map((text) => ({ text, file })),
  );
  const known = groupBy(reviewed, ({ text }) => text);
  const missing = [...messages].filter(([text]) => !known.has(text));
  return [
    ...missingRows(missing, neighbours(messages, known)),
    ...reviewed
      .filter(({ text }) => !messages.has(text))
      .map(({ text, file }) => `${file}: nothing says ${quoted(text)} any longer: take it out`),
    ...[...known]
      .filter(([, places]) => places.length > 1)
      .map(
        ([text, places]) =>
          `${places.map(({ file }) => file).join(", ")}: ${quoted(text)} stands there twice`,
      ),
    ...wrongKinds(messages, groups),
  ];
}

type Messages = ReadonlyMap<string, Text[]>;

/** Which files of rows messages of a source, or else of its folder, stand in. */
function neighbours(
  messages: Messages,
  known: ReadonlyMap<string, { file: string }[]>,
): (source: string) => string {
  const said = [...messages].flatMap(([text, places]) =>
    (known.get(text) ?? []).flatMap(({ file }) => places.map((place) => ({ source: place.file, file }))),
  );
  return (source) => {
    const folder = source.replace(/[^/]*$/, "");
    const near =
      said.find((one) => one.source === source) ?? said.find((one) => one.source.startsWith(folder));
    return near?.file ?? "the file in scripts/messages/rows/ whose subject it is";
  };
}

/** The rows to paste, by the file that they are likely to belong to. */
function missingRows(missing: readonly [string, Text[]][], fileOf: (source: string) => string): string[] {
  return [...groupBy(missing, ([, [first]]) => fileOf(first?.file ?? ""))].map(([file, texts]) =>
    [
      `${file} lacks ${texts.length === 1 ? "a row" : "rows"}. Paste below its rows and fill in, or put the text alone below its parts where it only stands inside another message, or below silent with why it is no message:`,
      ...texts.map(([text, said]) => {
        const kind = said.every(({ use }) => use === "warn") ? "\n    kind: warning" : "";
        const places = said.map(({ place }) => place).join(", ");
        return `  # ${places}\n  - says: ${quoted(text)}${kind}\n    expected: \n    do: `;
      }),
    ].join("\n"),
  );
}

/** The kinds of which there is no doubt, by what a text is handed to. */
const KINDS: Readonly<Record<string, Row["kind"]>> = { warn: "warning", RecordingError: "error" };

function wrongKinds(messages: Messages, groups: readonly Group[]): string[] {
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

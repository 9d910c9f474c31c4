import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { z } from "../../src/zod.ts";

const line = z.string().trim().min(1);
const lines = z.union([line.transform((text) => [text]), z.array(line).min(1)]);
/** The last three are what the doctor finds. */
const kind = z.enum(["error", "warning", "note", "missing", "advice", "not checked"]);

const rowSchema = z.strictObject({
  /** The messages, which share the rest, as the sources have them. */
  says: lines,
  kind: kind.optional(),
  where: line.optional(),
  expected: line,
  do: line,
});

const groupSchema = z.strictObject({
  order: z.int(),
  title: line,
  /** What these messages are about, and what becomes of the job. */
  about: line,
  kind,
  where: line,
  /** Whether what the checks of `rungate doctor` find is told here. */
  findings: z.boolean().default(false),
  rows: z.array(rowSchema),
  /** Texts that stand inside of other messages, which have the row. */
  parts: z.array(line).default([]),
  /** Texts that are no message, and why. */
  silent: z.array(z.strictObject({ why: line, texts: z.array(line).min(1) })).default([]),
});

/** A message as it was reviewed. */
export interface Row {
  says: string;
  kind: z.output<typeof kind>;
  where: string;
  expected: string;
  do: string;
}

/** A subject: a file of rows. */
export interface Group {
  file: string;
  order: number;
  title: string;
  about: string;
  hasFindings: boolean;
  rows: Row[];
  /** All that need no row. */
  rowless: string[];
}

/** Reads all files of reviewed rows, in the order of the page. Throws where one is not as it has to be. */
export function readGroups(): Group[] {
  const folder = fileURLToPath(new URL("rows/", import.meta.url));
  const files = globSync("*.yml", { cwd: folder });
  return files
    .map((file) => readGroup(`scripts/messages/rows/${file}`, readFileSync(folder + file, "utf8")))
    .sort((a, b) => a.order - b.order);
}

/** Reads a file of reviewed rows. What a row does not say of kind and place its group says. */
export function readGroup(file: string, text: string): Group {
  const { rows, parts, silent, ...group } = groupSchema.parse(parse(text), {
    error: (issue) => `${file}: ${issue.path?.join(".")}: ${issue.code}`,
  });
  return {
    file,
    order: group.order,
    title: group.title,
    about: group.about,
    hasFindings: group.findings,
    rows: rows.flatMap(({ says, kind = group.kind, where = group.where, ...row }) =>
      says.map((one) => ({ ...row, kind, where, says: one })),
    ),
    rowless: [...parts, ...silent.flatMap(({ texts }) => texts)],
  };
}

import { existsSync } from "node:fs";
import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { llmDetailsSchema, sheetDetailsSchema } from "../report/case-schema.ts";
import { ReportError, readStored } from "../report/read-stored.ts";
import { SCHEMA_VERSION } from "../report/schema-version.ts";
import type { KeptJudgement } from "../scorers/kept.ts";
import { version } from "../version.ts";
import { z } from "../zod.ts";
import { readTextFile } from "./text-file.ts";

const stored = {
  schema: z.strictObject({
    schemaVersion: z.literal(SCHEMA_VERSION),
    tool: z.strictObject({ version: z.string() }),
    judgements: z.array(z.union([llmDetailsSchema, sheetDetailsSchema])),
  }),
  name: "a file of judgements",
  writer: "--judge-cache writes",
  renewal: "delete it, and runs are judged again",
};

/**
 * The judgements that a user keeps in a file, by the keys of their questions; none before there is a file.
 */
export function readJudgements(file: string, problems: Problem[]): Map<string, KeptJudgement> {
  if (!existsSync(file)) return new Map();
  const bounds = { root: process.cwd(), contained: false, mostBytes: limits.baselineBytes };
  const source = readTextFile(file, { ...bounds, remedy: stored.renewal }, problems);
  if (source === undefined) return new Map();
  try {
    const { judgements } = readStored(source.text, stored).checked;
    return new Map(judgements.map((one) => [one.key, one]));
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    problems.push({ severity: "error", file, message: error.message });
    return new Map();
  }
}

/** Bytes that what stands around the judgements may take. */
const AROUND = 1_000;

/**
 * Judgements as they are kept: those of this run last, and of more than may be kept or read again the
 * newest.
 */
export function judgementsText(
  before: ReadonlyMap<string, KeptJudgement>,
  now: ReadonlyMap<string, KeptJudgement>,
): string {
  const older = [...before].filter(([key]) => !now.has(key));
  const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
  const head = JSON.stringify({ schemaVersion: SCHEMA_VERSION, tool: { version } });
  return `${head.slice(0, -1)},"judgements":[${newest(texts, limits.baselineBytes - AROUND).join()}]}\n`;
}

/** The last texts, as many as may be kept and fit into so many bytes. */
function newest(texts: readonly string[], bytes: number): readonly string[] {
  const kept: string[] = [];
  let left = bytes;
  for (const text of texts.toReversed()) {
    left -= Buffer.byteLength(text) + ",".length;
    if (left < 0 || kept.length === limits.keptJudgements) break;
    kept.push(text);
  }
  return kept.reverse();
}

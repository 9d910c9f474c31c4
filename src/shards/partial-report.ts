import { limits } from "../limits.ts";
import { partSchema } from "../report/part-schema.ts";
import { readStored } from "../report/read-stored.ts";
import { SCHEMA_VERSION } from "../report/schema-version.ts";
import { z } from "../zod.ts";

/** What one shard found, and all by which it is known whether it belongs to the others. */
const partialReportSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  suite: z.string(),
  tool: z.strictObject({ version: z.string() }),
  shard: z
    .strictObject({ index: z.int().min(1), of: z.int().min(1).max(limits.shards) })
    .refine(({ index, of }) => index <= of, "there is no such shard"),
  commit: z.string().nullable(),
  workflowRun: z.int().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
  policy: z.string().describe("Fingerprint of the policy that ruled"),
  expectations: z.string().describe("sha256 of the expectations files"),
  reading: z
    .string()
    .nullable()
    .describe(
      "sha256 of which recordings were asked for, and how they were to be read; null where nobody says",
    ),
  judge: z.string().nullable().describe("sha256 of the judge's model and server; null without a judge"),
  recordings: z.string().describe("sha256 of all recordings, those of other shards too"),
  part: partSchema,
});

/** What a shard leaves for the job that merges: what it found, and by what. */
export type PartialReport = z.output<typeof partialReportSchema>;

/** Reads a partial report from its JSON. Throws ReportError when it is not JSON, no partial report, or of another schema version. */
export function readPartialReport(text: string): PartialReport {
  return readStored(text, stored).value as unknown as PartialReport;
}

const stored = {
  schema: partialReportSchema,
  name: "a partial report",
  writer: '"rungate score --shard" writes',
  renewal: "run all jobs again",
};

import { z } from "../zod.ts";

const count = z.int().min(0);

/** What judging has cost one job, or all shards of one. */
export const judgeWorkSchema = z.strictObject({
  asked: count.describe(
    "Questions that the judge was asked: about calls, or about texts. The same one twice is asked once",
  ),
  known: count.describe("Questions of which the judgement was known"),
  requests: count.describe("Requests that were sent, those repeated with them"),
  promptTokens: count.describe("As the server has counted them"),
  replyTokens: count.describe("As the server has counted them"),
  unmetered: count.describe("Replies of which the server did not say what they cost"),
});

/** The judge of a report: what was to judge, what did, and what that cost. */
export const judgeSchema = z.strictObject({
  model: z.string().describe("As it was asked for"),
  server: z.string().describe("The address that was asked"),
  promptVersion: z.int().min(1).describe("Of the question; judgements of different ones are not compared"),
  votes: z.int().min(1).describe("How often each run is judged; the majority decides"),
  by: z
    .array(z.string())
    .describe("What judged, and how: the model by the server's own name for it, and the rung"),
  work: judgeWorkSchema.describe("What judging has cost"),
});

export type JudgeWork = z.output<typeof judgeWorkSchema>;
export type ReportJudge = z.output<typeof judgeSchema>;

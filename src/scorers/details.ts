import type { Json } from "../core/json.ts";
import * as z from "../core/schema.ts";
import { json as anyJson, recordOf, share } from "../core/schema-parts.ts";

const json = anyJson as z.ZodType<Json>;

const differenceSchema = z.strictObject({
  path: z.string().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
  expected: json.optional().describe("What was expected there; absent: nothing was"),
  actual: json.optional().describe("What was there; absent: nothing was"),
  notes: z
    .strictObject({
      expected: z.string().optional().describe("In what was expected"),
      actual: z.string().optional().describe("In what was there"),
    })
    .optional()
    .describe("Characters that cannot be seen, by name and place. Absent: none"),
  hint: z.string().optional().describe("What may be meant. Absent: nothing is known"),
});

const otherAgentSchema = z
  .strictObject({
    expected: z.string().describe("The agent that must make the call"),
    actual: z.string().describe("The agent that made it; main: the one without a name"),
  })
  .optional()
  .describe("Another agent made the call. Absent: the expected one did, or any may");

const callAgent = z
  .string()
  .optional()
  .describe("The agent of the call. Absent: the main one, any, or it is not recorded");

const recordedAs = z
  .string()
  .optional()
  .describe(
    "How the recording names the call: with its MCP server, or as the tool that calls others. Absent: by its name",
  );

const pairSchema = z.strictObject({
  name: z.string().describe("The tool's name"),
  recordedAs,
  reference: z.int().min(0).describe("Position among the references that count, from 0"),
  call: z.int().min(0).describe("Position among the calls that count, from 0"),
  fraction: share.describe("The share of the reference's arguments that match"),
  differences: z.array(differenceSchema).describe("The arguments that differ"),
  malformed: z.boolean().optional().describe("true: the arguments of the call are not JSON"),
  resultDifferences: z
    .array(differenceSchema)
    .min(1)
    .optional()
    .describe("Where the tool's answer is not the expected one"),
  agent: otherAgentSchema,
});

const namedCallSchema = z.strictObject({
  position: z.int().min(0).describe("Position in its list of calls, from 0"),
  name: z.string().describe("The tool's name"),
  recordedAs,
  arguments: json.describe("The arguments, redacted and cut to size"),
  malformed: z.boolean().optional().describe("true: the arguments are not JSON"),
  agent: callAgent,
  hint: z.string().optional().describe("What may be meant. Absent: nothing is known"),
});

export const f1DetailsSchema = z.strictObject({
  precision: share.describe("Matched calls / calls"),
  recall: share.describe("Matched references / references"),
  truePositives: z.int().min(0).describe("Pairs that match"),
  references: z.int().min(0).describe("Reference tool calls that count"),
  calls: z.int().min(0).describe("Tool calls of the run that count"),
  pairs: z.array(pairSchema).describe("Calls that match a reference"),
  nearMisses: z.array(pairSchema).describe("Calls of the right tool whose arguments do not match"),
  renamed: z
    .array(
      z.strictObject({
        reference: z.int().min(0).describe("Position of a missing reference"),
        call: z.int().min(0).describe("Position of the unexpected call"),
      }),
    )
    .min(1)
    .optional()
    .describe("Calls of another tool with the arguments of a missing reference: it may have been renamed"),
  missing: z.array(namedCallSchema).describe("References that no call matches"),
  unexpected: z.array(namedCallSchema).describe("Calls that no reference expects"),
  extra: z
    .array(namedCallSchema)
    .min(1)
    .optional()
    .describe("The same where extraCalls: ignore lets them be: they lower no score"),
  leftOut: z
    .array(
      z.strictObject({
        name: z.string().describe("The tool's name"),
        reason: z.enum(["ignored", "read-only", "failed"]).describe("Why it does not count"),
      }),
    )
    .describe("Calls that do not count"),
});

export const codeDetailsSchema = z.strictObject({
  expectedTool: z.string().nullable().describe("The tool that must be called"),
  actualTools: z.array(z.string()).describe("The tools that were called, in order"),
  strictMode: z.boolean().describe("Whether no other call may be made"),
  expectedToolOrder: z
    .array(z.string())
    .nullable()
    .describe("The tools that must be called, in this order unless order is free"),
  order: z.literal("free").optional().describe("free: the tools may be called in any order"),
  hasToolCalls: z.boolean().describe("Whether anything was called"),
  correctToolCalled: z.boolean().describe("Whether the expected tool was called"),
  correctOrderCalled: z
    .boolean()
    .nullable()
    .describe(
      "Whether the expected tools were called, in their order unless it is free; null: only expectedTool is",
    ),
  hint: z.string().optional().describe("What may be meant. Absent: nothing is known"),
  toolCallInfos: z
    .array(
      z.strictObject({
        toolName: z.string().describe("The tool's name"),
        toolCallId: z.string().nullable().describe("The id of the call in the recording"),
        messageIndex: z.int().min(0).describe("The message that made the call, from 0"),
        invocationIndex: z.int().min(0).describe("Which of the calls of that message, from 0"),
        recordedAs,
      }),
    )
    .describe("The calls, and where they are"),
  unmetStep: z
    .strictObject({
      position: z.int().min(0).describe("Position among the expected tools, from 0"),
      name: z.string().describe("The tool's name"),
      recordedAs,
      arguments: json.describe("What is expected of the arguments, redacted and cut to size"),
      result: json.optional().describe("What is expected of the result, likewise; absent: nothing"),
      call: z
        .int()
        .min(0)
        .optional()
        .describe("Position of the call that comes nearest, from 0; absent: there is none"),
      malformed: z.boolean().optional().describe("true: the arguments of the call are not JSON"),
      differences: z.array(differenceSchema).describe("The arguments of that call that differ"),
      resultDifferences: z
        .array(differenceSchema)
        .min(1)
        .optional()
        .describe("Where the tool's answer is not the expected one"),
      agent: otherAgentSchema,
    })
    .optional()
    .describe(
      "With arguments: compare, the first expected call that was not made in its place, or not at all where order is free",
    ),
});

const judgedBySchema = z
  .strictObject({
    model: z.string().describe("As the server names what answered"),
    rung: z.string().describe("How the reply's shape was asked for: json_schema, json_object or text"),
    promptVersion: z.int().min(1).describe("Of the question"),
    reasoning: z.literal(true).optional().describe("true: it saw what the agent thought"),
  })
  .describe("What judged");

const judgementKey = z
  .string()
  .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data");

/** A judgement of a run's calls. Its key finds it again, so that the same run is not judged twice. */
export const llmDetailsSchema = z.strictObject({
  key: judgementKey,
  by: judgedBySchema,
  votes: z.int().min(1).describe("How often the run was judged"),
  evaluations: z
    .array(
      z.strictObject({
        callId: z.string().describe("call-1, call-2 … in the order of the calls"),
        toolCallId: z.string().nullable().describe("The id of the call in the recording"),
        name: z.string().describe("The tool's name"),
        wasAppropriate: z.boolean().describe("What the majority says"),
        partly: z
          .literal(true)
          .optional()
          .describe("true: it was not, but in part, and counts half. wasAppropriate is false then"),
        agreeing: z.int().min(1).describe("How many of the votes say so"),
        reasoning: z.string().optional().describe("Why, in the words of the judge"),
      }),
    )
    .describe("What the judge says of each call"),
  missingTools: z.array(z.string()).describe("Tools that should have been called"),
  reason: z.string().optional().describe("The judgement in a sentence"),
});

const filledRows = z
  .array(
    z.strictObject({
      id: z.string().describe("sentence-1, context-2: what was numbered for the judge"),
      verdicts: recordOf(z.string()).describe("By column the word in the middle of all votes"),
      reason: z.string().optional().describe("Why, in the words of the judge"),
    }),
  )
  .optional();

const sheetTables = z.strictObject({
  sentences: filledRows.describe("Of the answer"),
  contexts: filledRows.describe("What the answer may rest on"),
  units: filledRows.describe("Sentences of the right answers"),
  userAsks: filledRows.describe("Sentences of what the user said"),
  systemAsks: filledRows.describe("Sentences of the system prompt"),
  userAspects: filledRows.describe("How the answer does by what the user said"),
  systemAspects: filledRows.describe("How the answer does by the system prompt"),
  dimensions: filledRows.describe("How it differs from the answer without noise"),
  answer: filledRows.describe("The answer as a whole"),
});

/** A judgement of a run's texts, found again by its key. */
export const sheetDetailsSchema = z.strictObject({
  sheet: z.enum(["response", "reference", "instructions", "pair"]).describe("What was asked together"),
  key: judgementKey,
  by: judgedBySchema,
  votes: z.int().min(1).describe("How often it was judged"),
  tables: sheetTables.describe("What the judge says of each row"),
});

export const judgedSheetSchema = sheetDetailsSchema.extend({
  scorers: z.array(z.string()).min(1).describe("The scorers of which the scores are made of it"),
});

/** Details of a score counted from texts. They never hold the texts themselves. */
export const textDetailsSchema = z.strictObject({
  counts: recordOf(z.number()).describe("What the score was counted from, by name"),
  lacks: z
    .array(
      z.strictObject({
        text: z.string().describe("What is not as it should be"),
        reason: z.string().optional().describe("Why, in the words of the judge"),
      }),
    )
    .describe("What keeps the run from the best score, the most telling first"),
});

export type F1Details = z.output<typeof f1DetailsSchema>;
/** A reference with its matched or nearest call. */
export type Pair = z.output<typeof pairSchema>;
export type NamedCall = z.output<typeof namedCallSchema>;
/** The fields of Mastra's `preprocessStepResult`, under the same names, and some more. */
export type CodeDetails = z.output<typeof codeDetailsSchema>;
export type UnmetStep = NonNullable<CodeDetails["unmetStep"]>;
/** The origin of a judgement. Scores with different origins are not compared. */
export type JudgedBy = z.output<typeof judgedBySchema>;
export type LlmDetails = z.output<typeof llmDetailsSchema>;
export type SheetDetails = z.output<typeof sheetDetailsSchema>;
export type JudgedSheet = z.output<typeof judgedSheetSchema>;
/** The verdicts by table. A table without questions or rows is absent. */
export type Tables = SheetDetails["tables"];
export type TableName = keyof Tables;
export type Row = NonNullable<Tables[TableName]>[number];
/** One sheet is one question to the judge. Its scorers share the visible texts. */
export type SheetName = SheetDetails["sheet"];
export type TextDetails = z.output<typeof textDetailsSchema>;

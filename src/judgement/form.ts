import { z } from "../zod.ts";
import type {
  CallsQuestion,
  CallsReply,
  JudgedBy,
  Judgement,
  Question,
  SheetQuestion,
  SheetReply,
} from "./judgement.ts";
import { majority } from "./majority.ts";
import { readReply } from "./reply.ts";
import { PROMPT_VERSION } from "./rubric.ts";
import { sheetMedian } from "./sheet-median.ts";
import { readSheet } from "./sheet-reply.ts";
import { SHEET_VERSION } from "./sheet-rubric.ts";
import { sheetSchema } from "./sheet-wire.ts";
import { replyJsonSchema } from "./wire.ts";

/** How a question of some kind is voted on. */
export interface Form<Reply> extends Pick<JudgedBy, "promptVersion" | "reasoning"> {
  /** One valid reply, or why the text is none. */
  read(text: string): { reply: Reply } | { fault: string };
  /** The reply with its reasons made fit to be kept. */
  withReasons(reply: Reply, fit: (reason: string) => string): Reply;
  /** What votes come to. Throws when nobody voted. */
  verdict(replies: readonly Reply[], by: JudgedBy): Judgement;
}

/** The schema of a reply to a question: closed and with every key required, as the strict mode of servers demands. */
export function replySchemaOf(question: Question): Record<string, unknown> {
  if (question.kind === "calls") return replyJsonSchema;
  return z.toJSONSchema(sheetSchema(question.tables), { target: "draft-7", io: "output" });
}

/** How votes on calls are read and counted. */
export function callsForm(question: CallsQuestion): Form<CallsReply> {
  return {
    promptVersion: PROMPT_VERSION,
    ...(question.seesReasoning ? { reasoning: true } : {}),
    read: (text) => readReply(text, question),
    withReasons: (reply, fit) => ({
      ...reply,
      evaluations: reply.evaluations.map((one) => ({ ...one, reasoning: fit(one.reasoning) })),
      reason: fit(reply.reason),
    }),
    verdict: majority,
  };
}

/** How votes on a sheet are read and counted. */
export function sheetForm(question: SheetQuestion): Form<SheetReply> {
  return {
    promptVersion: SHEET_VERSION,
    read: (text) => readSheet(text, question),
    withReasons: ({ tables }, fit) => ({
      tables: Object.fromEntries(
        Object.entries(tables).map(([name, rows]) => [
          name,
          rows.map((row) => ({ ...row, reason: fit(row.reason) })),
        ]),
      ),
    }),
    verdict: (replies, by) => sheetMedian(replies, question, by),
  };
}

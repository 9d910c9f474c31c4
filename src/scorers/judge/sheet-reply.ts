import { defined, shown } from "../../core/json.ts";
import * as z from "../../core/schema.ts";
import { listed } from "../../core/text.ts";
import type { JudgedBy, Row } from "../details.ts";
import type {
  CallsQuestion,
  CallsReply,
  FilledRow,
  Judgement,
  Question,
  SheetJudgement,
  SheetQuestion,
  SheetReply,
  SheetTable,
} from "./judgement.ts";
import { PROMPT_VERSION } from "./question.ts";
import { SHEET_VERSION } from "./question-batch.ts";
import { keptReason, majority, readObject, readReply, replyJsonSchema } from "./reply.ts";

/** The handling of replies for one kind of question. */
export interface Form<Reply> extends Pick<JudgedBy, "promptVersion" | "reasoning"> {
  read(text: string): { reply: Reply } | { fault: string };
  withReasons(reply: Reply, fit: (reason: string) => string): Reply;
  verdict(replies: readonly Reply[], by: JudgedBy): Judgement;
}

/** Returns the JSON Schema of a reply: closed, with every key required, for the strict mode of servers. */
export function replySchemaOf(question: Question): Record<string, unknown> {
  if (question.kind === "calls") return replyJsonSchema;
  return z.toJSONSchema(sheetSchema(question.tables), { target: "draft-7", io: "output" });
}

export function callsForm(question: CallsQuestion): Form<CallsReply> {
  return {
    promptVersion: PROMPT_VERSION,
    ...(question.seesReasoning ? { reasoning: true } : {}),
    read: (text) => readReply(text, question),
    withReasons: (reply, fit) => ({
      ...reply,
      evaluations: reply.evaluations.map((evaluation) => ({
        ...evaluation,
        reasoning: fit(evaluation.reasoning),
      })),
      reason: fit(reply.reason),
    }),
    verdict: majority,
  };
}

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

type ReplyRow = Readonly<Record<string, string>> & { id: string; reason: string };

/** Reads a reply to a sheet, like `readReply`. It must have each row of each table exactly once, no other row, and only allowed words. */
function readSheet(
  text: string,
  { nonce, tables }: Pick<SheetQuestion, "nonce" | "tables">,
): { reply: SheetReply } | { fault: string } {
  const result = readObject(text, nonce, sheetSchema(tables));
  if ("fault" in result) return result;
  const read = result.read as unknown as Readonly<Record<string, readonly ReplyRow[]>>;
  const reply: SheetReply = { tables: {} };
  for (const table of tables) {
    const rows = read[table.name] ?? [];
    const fault = rowFault(rows, table);
    if (fault !== undefined) return { fault };
    reply.tables[table.name] = inOrder(rows, table);
  }
  return { reply };
}

function rowFault(replyRows: readonly ReplyRow[], { name, rows }: SheetTable): string | undefined {
  const open = new Set(rows);
  for (const { id } of replyRows) {
    if (open.delete(id)) continue;
    return rows.includes(id)
      ? `the reply has ${id} of ${name} twice`
      : `the reply has ${shown(id)} in ${name}, which is no row of it`;
  }
  return open.size === 0 ? undefined : `the reply does not have ${listed([...open])} of ${name}`;
}

function inOrder(replyRows: readonly ReplyRow[], { rows, columns }: SheetTable): FilledRow[] {
  const byId = new Map(replyRows.map((row) => [row.id, row]));
  return rows.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const verdicts = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? ""]));
    return [{ id, verdicts, reason: keptReason(row.reason) }];
  });
}

const rowSchema = z.object({ id: z.string(), reason: z.string() });

/** Only plain strings and lists, because some servers refuse limits. `reason` precedes the words to come first. */
function sheetSchema(tables: readonly SheetTable[]) {
  const rows = tables.map(({ name, columns }) => {
    const words = Object.entries(columns).map(([column, words]) => [column, z.enum(words)]);
    return [name, z.array(rowSchema.extend(Object.fromEntries(words)))] as const;
  });
  return z.object({ nonce: z.string(), ...Object.fromEntries(rows) });
}

/** Combines votes: each cell gets the median word by the words' order, the worse one of an even number. Throws without votes. */
function sheetMedian(
  replies: readonly SheetReply[],
  { sheet, tables }: Pick<SheetQuestion, "sheet" | "tables">,
  by: JudgedBy,
): SheetJudgement {
  if (replies.length === 0) throw new Error("a verdict needs a vote");
  const filled = tables.map((table) => {
    const votes = replies.map((reply) => new Map(reply.tables[table.name]?.map((row) => [row.id, row])));
    return [
      table.name,
      table.rows.map((id) =>
        medianRow(
          id,
          votes.flatMap((vote) => vote.get(id) ?? []),
          table,
        ),
      ),
    ];
  });
  return { sheet, tables: Object.fromEntries(filled), by, votes: replies.length };
}

function medianRow(id: string, votes: readonly Row[], { columns }: SheetTable): Row {
  const verdicts = Object.fromEntries(
    Object.entries(columns).map(([column, words]) => [column, median(votes, column, words)]),
  );
  const agrees = ({ verdicts: words }: Row) =>
    Object.keys(columns).every((name) => words[name] === verdicts[name]);
  const reason = votes.find(agrees)?.reason;
  return { id, verdicts, ...defined({ reason }) };
}

function median(votes: readonly Row[], column: string, words: readonly string[]): string {
  const places = votes.map(({ verdicts }) => words.indexOf(verdicts[column] ?? "")).sort((a, b) => a - b);
  return words[places[Math.floor(places.length / 2)] ?? 0] ?? "";
}

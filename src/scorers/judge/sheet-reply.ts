import { shown } from "../../base/json.ts";
import { listed } from "../../base/text.ts";
import * as z from "../../base/zod.ts";
import type { Row } from "../texts/text-scorer.ts";
import type {
  CallsQuestion,
  CallsReply,
  FilledRow,
  JudgedBy,
  Judgement,
  Question,
  SheetJudgement,
  SheetQuestion,
  SheetReply,
  SheetTable,
} from "./judgement.ts";
import { PROMPT_VERSION } from "./question.ts";
import { keptReason, majority, readObject, readReply, replyJsonSchema } from "./reply.ts";
import { SHEET_VERSION } from "./sheet.ts";

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

/** A row as a judge writes it: each column has one of its words. */
type ReplyRow = Readonly<Record<string, string>> & { id: string; reason: string };

/**
 * Reads what a judge replied to a sheet, like `readReply`: it counts only when it has each row of each table exactly once, no other
 * row, and in each cell one of the words. Else the `fault` says in a sentence what is wrong with it.
 */
export function readSheet(
  text: string,
  { nonce, tables }: Pick<SheetQuestion, "nonce" | "tables">,
): { reply: SheetReply } | { fault: string } {
  const said = readObject(text, nonce, sheetSchema(tables));
  if ("fault" in said) return said;
  const read = said.read as unknown as Readonly<Record<string, readonly ReplyRow[]>>;
  const reply: SheetReply = { tables: {} };
  for (const table of tables) {
    const rows = read[table.name] ?? [];
    const fault = rowFault(rows, table);
    if (fault !== undefined) return { fault };
    reply.tables[table.name] = inOrder(rows, table);
  }
  return { reply };
}

function rowFault(said: readonly ReplyRow[], { name, rows }: SheetTable): string | undefined {
  const open = new Set(rows);
  for (const { id } of said) {
    if (open.delete(id)) continue;
    return rows.includes(id)
      ? `the reply has ${id} of ${name} twice`
      : `the reply has ${shown(id)} in ${name}, which is no row of it`;
  }
  return open.size === 0 ? undefined : `the reply does not have ${listed([...open])} of ${name}`;
}

function inOrder(said: readonly ReplyRow[], { rows, columns }: SheetTable): FilledRow[] {
  const byId = new Map(said.map((row) => [row.id, row]));
  return rows.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const verdicts = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? ""]));
    return [{ id, verdicts, reason: keptReason(row.reason) }];
  });
}

const rowSchema = z.object({ id: z.string(), reason: z.string() });

/**
 * What a judge replies to a sheet: by table a list of rows, each with a word for each column. Strings and lists alone, without
 * bounds, which some servers refuse; the reason stands before the words, so that it comes before them.
 */
function sheetSchema(tables: readonly SheetTable[]) {
  const rows = tables.map(({ name, columns }) => {
    const words = Object.entries(columns).map(([column, words]) => [column, z.enum(words)]);
    return [name, z.array(rowSchema.extend(Object.fromEntries(words)))] as const;
  });
  return z.object({ nonce: z.string(), ...Object.fromEntries(rows) });
}

/**
 * The verdict of several votes on one sheet: in each cell the word in the middle, by the order of the words, which for two words is
 * that of the majority; of an even number the worse one. Throws when nobody voted.
 */
export function sheetMedian(
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
  const agrees = ({ verdicts: said }: Row) =>
    Object.keys(columns).every((name) => said[name] === verdicts[name]);
  const reason = votes.find(agrees)?.reason;
  return { id, verdicts, ...(reason === undefined ? {} : { reason }) };
}

function median(votes: readonly Row[], column: string, words: readonly string[]): string {
  const places = votes.map(({ verdicts }) => words.indexOf(verdicts[column] ?? "")).sort((a, b) => a - b);
  return words[places[Math.floor(places.length / 2)] ?? 0] ?? "";
}

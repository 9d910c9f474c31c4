import type { RowCounts, TableName } from "../texts/text-scorer.ts";
import type { Material } from "./material.ts";

/** A row of a table, and what stands in it where that is a text. */
export interface SheetRow {
  id: string;
  text?: string;
}

/** The rows of every table. */
export type SheetRows = Readonly<Record<TableName, readonly SheetRow[]>>;

const ASPECTS = ["intent", "completeness", "appropriateness"];
const DIMENSIONS = ["accuracy", "completeness", "relevance", "consistency", "hallucination"];

/** What every table would have as rows, each numbered by us. */
export function rowsOf(material: Material, contexts: readonly string[]): SheetRows {
  const { request, system, answer, truths, clean } = material;
  const fixed = (ids: readonly string[], isThere: boolean) => (isThere ? ids.map((id) => ({ id })) : []);
  return {
    sentences: numbered("sentence", answer.sentences),
    contexts: numbered("context", contexts),
    units: truths.flatMap(({ sentences }, at) => numbered(`truth-${at + 1}.unit`, sentences)),
    userAsks: numbered("user-ask", request.sentences),
    systemAsks: numbered("system-ask", system.sentences),
    userAspects: fixed(ASPECTS, request.sentences.length > 0),
    systemAspects: fixed(ASPECTS, system.sentences.length > 0),
    dimensions: fixed(DIMENSIONS, clean !== undefined),
    answer: fixed(["answer"], answer.sentences.length > 0),
  };
}

/** How many they are. */
export function countsOf(rows: SheetRows): RowCounts {
  return Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length])) as RowCounts;
}

function numbered(name: string, texts: readonly string[]): SheetRow[] {
  return texts.map((text, at) => ({ id: `${name}-${at + 1}`, text }));
}

import type { Json, JsonObject } from "../json/json.ts";
import type { SheetName } from "../texts/text-scorer.ts";
import type { Material, Said } from "./material.ts";
import type { SheetRow, SheetRows } from "./sheet-rows.ts";

/** A part of the data: a text, or a list of rows. */
export type Part =
  | "request"
  | "cleanRequest"
  | "cleanAnswer"
  | "noise"
  | "userAsks"
  | "systemAsks"
  | "sentences"
  | "contexts"
  | "units";

/** What a judge sees beside each sheet, in order. Whoever sees the right answer rates everything by it: hence the sheets. */
const SHOWN: Record<SheetName, readonly Part[]> = {
  response: ["request", "contexts", "sentences"],
  reference: ["request", "contexts", "units", "sentences"],
  instructions: ["systemAsks", "userAsks", "sentences"],
  pair: ["cleanRequest", "cleanAnswer", "noise", "request", "sentences"],
};

/** The parts of the data of a sheet. Parts of which there is nothing are absent, but for request and answer. */
export function partsOf(sheet: SheetName, { request, clean }: Material, rows: SheetRows): Map<Part, Json> {
  const parts: Record<Part, string | JsonObject[]> = {
    request: request.text,
    cleanRequest: clean?.request.text ?? "",
    cleanAnswer: clean?.answer.text ?? "",
    noise: clean?.noise ?? "",
    userAsks: listOf(rows.userAsks),
    systemAsks: listOf(rows.systemAsks),
    sentences: listOf(rows.sentences),
    contexts: listOf(rows.contexts),
    units: listOf(rows.units),
  };
  const isTold = (part: Part) => part === "request" || part === "sentences" || parts[part].length > 0;
  return new Map(SHOWN[sheet].filter(isTold).map((part) => [part, parts[part]]));
}

/** The texts of which a sheet shows all. */
export function textsShown(sheet: SheetName, { request, system, answer, truths, clean }: Material): Said[] {
  const shown: Record<SheetName, readonly Said[]> = {
    response: [],
    reference: truths,
    instructions: [system],
    pair: clean === undefined ? [] : [clean.request, clean.answer],
  };
  return [request, answer, ...shown[sheet]];
}

function listOf(rows: readonly SheetRow[]): JsonObject[] {
  return rows.map(({ id, text = "" }) => ({ id, text }));
}

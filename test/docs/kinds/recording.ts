import { parseJson } from "../../../src/core/parse-json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { tableRows } from "../../../src/recordings/files/tables.ts";
import { formats } from "../../../src/recordings/formats/index.ts";
import { type Block, partsOf } from "../pages.ts";
import { isObject, type Kind } from "./kind.ts";

/** A recording in JSON, JSONL or CSV, read by the format that the prose above names last. */
export const recording: Kind = {
  name: "recording",
  claims: (block) => /^(?:jsonl?|csv)$/.test(block.language) && documentsOf(block) !== undefined,
  faults: (block) => {
    const named = formatBefore(block);
    return (documentsOf(block) ?? []).flatMap((document) => {
      try {
        const { format, runs } = readDocument(document);
        const isNamed = named === undefined || named === format;
        if (!isNamed) return `it is read as ${format}, and the page says ${named}`;
        return runs.flatMap(({ fault }) => fault ?? []);
      } catch (error) {
        return String(error);
      }
    });
  },
};

function documentsOf({ language, text }: Block) {
  if (language === "csv") return [...tableRows(text)].map((row) => ("value" in row ? row.value : null));
  try {
    const documents = (language === "jsonl" ? text.trim().split("\n") : [text]).map((one) => parseJson(one));
    return documents.every((document) => Array.isArray(document) || isObject(document))
      ? documents
      : undefined;
  } catch {
    return undefined;
  }
}

function formatBefore({ page, line }: Block): string | undefined {
  const above = partsOf(page).prose.filter((prose) => prose.line < line);
  const heading = above.findLastIndex(({ text }) => text.startsWith("#"));
  const named = above.slice(Math.max(0, heading)).flatMap(({ text }) => [...text.matchAll(/`([\w-]+)`/g)]);
  return named.map(([, id = ""]) => id).findLast((id) => formats.some((format) => format.id === id));
}

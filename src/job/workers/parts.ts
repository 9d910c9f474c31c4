import { statSync } from "node:fs";
import type { FoundFile } from "../../disk/patterns.ts";
import { type RowPiece, rowPieces } from "../../disk/row-pieces.ts";
import { beginsWithRun } from "../../loading/load.ts";
import type { Configuration } from "../configure.ts";
import type { FileFindings, Source } from "../findings.ts";

const MEBIBYTE = 1024 * 1024;
/** A file of so many bytes is shared among workers, where its rows are runs. */
const PIECED_BYTES = 8 * MEBIBYTE;
/** Under a smaller bound on documents, blank lines at the ends of two pieces may be more than a document may have. */
const LEAST_BOUND = 16 * MEBIBYTE;

/** Something to be scored, or what it is known to come to. */
export interface Part extends Source {
  known?: FileFindings | undefined;
  bytes: number;
}

/** How many bytes files have, as far as they can be looked at. */
export function bytesOf(files: readonly FoundFile[]): Map<FoundFile, number> {
  return new Map(files.map((file) => [file, statSync(file.path, { throwIfNoEntry: false })?.size ?? 0]));
}

/** The files in parts of about `batchBytes` each. Throws UnevenRows where one thread must see to it. */
export function* batchesOf(
  files: readonly FoundFile[],
  bytes: ReadonlyMap<FoundFile, number>,
  unchanged: ReadonlyMap<FoundFile, FileFindings>,
  configuration: Configuration,
  batchBytes: number,
): Generator<Part[]> {
  let batch: Part[] = [];
  let inBatch = 0;
  for (const file of files) {
    const known = unchanged.get(file);
    const parts =
      known === undefined ? partsOf(file, bytes.get(file) ?? 0, configuration) : [{ file, known, bytes: 0 }];
    for (const part of parts) {
      batch.push(part);
      inBatch += part.bytes;
      if (inBatch < batchBytes) continue;
      yield batch;
      batch = [];
      inBatch = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** The file in pieces where each of its rows is a run, and there are several pieces: else nobody knows yet what its only run is called. */
function* partsOf(file: FoundFile, bytes: number, { options, scoring }: Configuration): Generator<Part> {
  const most = scoring.limits.documentMegabytes * MEBIBYTE;
  const isLarge = bytes >= PIECED_BYTES && most >= LEAST_BOUND;
  const pieces = isLarge ? rowPieces(file.path, most) : undefined;
  const first = pieces?.next().value as RowPiece | undefined;
  const second = pieces?.next().value as RowPiece | undefined;
  const part = (piece: RowPiece): Part => ({ file, piece, bytes: piece.content.length });
  if (
    pieces === undefined ||
    first === undefined ||
    second === undefined ||
    !beginsWithRun(first, options, most)
  ) {
    pieces?.return(undefined);
    yield { file, bytes };
    return;
  }
  yield part(first);
  yield part(second);
  for (const piece of pieces) yield part(piece);
}

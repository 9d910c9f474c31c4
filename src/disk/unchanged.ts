import { readFileSync, statSync } from "node:fs";
import type { KnownFile } from "../baseline/known-files.ts";
import { sha256 } from "../sha256.ts";
import type { Used } from "./allowance.ts";
import { piecesOf } from "./documents.ts";
import { isWhite, linesOf } from "./lines.ts";
import { smallFile } from "./small-file.ts";

/**
 * What was read of a file that is what a baseline knows: the same document, or the same rows on the same lines. Undefined for any other,
 * and for what cannot be read.
 */
export function readUnchanged(path: string, { hashes }: KnownFile, documentBytes: number): Used | undefined {
  if (path.endsWith(".gz")) return undefined;
  const isRows = hashes.some(({ line }) => line !== undefined);
  try {
    const bytes = isRows ? sameRows(path, hashes, documentBytes) : sameDocument(path, hashes, documentBytes);
    return bytes === undefined ? undefined : { bytes, runs: hashes.length };
  } catch {
    // Whoever reads it will say why it cannot be read.
    return undefined;
  }
}

type Hashes = KnownFile["hashes"];

function sameDocument(path: string, [known, ...others]: Hashes, most: number): number | undefined {
  if (known === undefined || others.length > 0) return undefined;
  const content = smallFile(path) ?? (statSync(path).size > most ? undefined : readFileSync(path));
  if (content === undefined || content.length > most) return undefined;
  return sha256(content) === known.hash ? content.length : undefined;
}

function sameRows(path: string, hashes: Hashes, most: number): number | undefined {
  let bytes = 0;
  let blank = 0;
  let at = 0;
  function* counted(): Generator<Buffer> {
    for (const piece of piecesOf(path)) {
      bytes += piece.length;
      yield piece;
    }
  }
  for (const { number, content, length } of linesOf(counted(), most)) {
    if (content === undefined) return undefined;
    if (content.every(isWhite)) {
      blank += length;
      if (blank > most) return undefined;
      continue;
    }
    const known = hashes[at];
    if (known?.line !== number || known.hash !== sha256(content)) return undefined;
    at += 1;
  }
  return at === hashes.length ? bytes : undefined;
}

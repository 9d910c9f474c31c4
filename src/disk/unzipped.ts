import { gunzipSync } from "node:zlib";

/** A gzip after whose end there is more, which nobody can tell from a part that was damaged. */
export class BytesAfterEnd extends Error {}

/**
 * What a gzip holds, all of its parts together. Throws BytesAfterEnd, and zlib's errors for what is no gzip, is cut or damaged, or
 * holds more than `mostBytes`.
 */
export function unzipped(gzip: Buffer, mostBytes: number): Buffer {
  // Past the last part zlib passes over whatever begins with a zero.
  const { buffer, engine } = gunzipSync(gzip, { maxOutputLength: mostBytes, info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  if (engine.bytesWritten < gzip.length) throw new BytesAfterEnd();
  return buffer;
}

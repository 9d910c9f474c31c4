/** The yardstick: only reads and parses every recording. Arguments: a folder of files, or a JSONL file. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

const PIECE = 4 * 1024 * 1024;
const [, , place = ""] = process.argv;

if (statSync(place).isDirectory()) {
  for (const name of readdirSync(place)) JSON.parse(readFileSync(join(place, name), "utf8"));
} else parseLines(place);

function parseLines(file) {
  const descriptor = openSync(file, "r");
  const buffer = Buffer.allocUnsafe(PIECE);
  let rest = Buffer.alloc(0);
  for (let size = readSync(descriptor, buffer); size > 0; size = readSync(descriptor, buffer)) {
    const piece = Buffer.concat([rest, buffer.subarray(0, size)]);
    let start = 0;
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, start)) {
      JSON.parse(piece.toString("utf8", start, end));
      start = end + 1;
    }
    rest = piece.subarray(start);
  }
  if (rest.length > 0) JSON.parse(rest.toString("utf8"));
  closeSync(descriptor);
}

import { createHash } from "node:crypto";

/** `sha256:` and the hexadecimal digest of a text. */
export function sha256(content: Buffer | string): string {
  return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}

import crypto from "node:crypto";

/** `sha256:` and the hexadecimal digest of a text. */
export function sha256(content: Buffer | string): string {
  return `sha256:${digest(content)}`;
}

function digest(content: Buffer | string): string {
  // Node has it from 20.12 on, and it makes no object for each text.
  return crypto.hash?.("sha256", content) ?? crypto.createHash("sha256").update(content).digest("hex");
}

import * as crypto from "node:crypto";

/** `sha256:` and the hexadecimal digest of a text. */
export function sha256(content: Buffer | string): string {
  return `sha256:${digest(content)}`;
}

/** In one call where this Node has one, which for short texts is faster by half. */
const digest: (content: Buffer | string) => string =
  crypto.hash === undefined
    ? (content) => crypto.createHash("sha256").update(content).digest("hex")
    : (content) => crypto.hash("sha256", content, "hex");

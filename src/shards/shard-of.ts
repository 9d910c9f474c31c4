import { createHash } from "node:crypto";

/**
 * Which of so many shards a name belongs to, from 1: the same one everywhere and always. Cases are shared out by their id alone, so that
 * the trials of a case, whatever their tags, are judged together.
 */
export function shardOf(name: string, of: number): number {
  return (createHash("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}

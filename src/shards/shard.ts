import { limits } from "../limits.ts";

/** One of several jobs that share the cases of a suite. */
export interface Shard {
  /** From 1. */
  index: number;
  of: number;
}

/** The shard in a text such as `2/4`; undefined for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= of && of <= limits.shards ? { index, of } : undefined;
}

/** A shard as people write it: `2/4`. */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** A shard's share of so many things that all of them have together. */
export function shareOf(total: number, { index, of }: Shard): number {
  return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}

/** The file that a shard leaves what its recordings came to in, and the artifact that is made of it. */
export function shardFileName(suite: string, { index, of }: Shard): string {
  return `rungate-shard.${suite}.${index}-of-${of}.json`;
}

import { jsonText } from "../json/canonical.ts";
import type { Differing } from "../json/differences.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { shorten } from "../wording.ts";

/** A value that two sides state differently, for a sentence: `report-only is true, was false` */
export function differingText({ name, base, head }: Differing): string {
  const shown = (value: unknown) => shorten(jsonText(value as Json), limits.shownValue);
  return `${name} is ${shown(head)}, was ${shown(base)}`;
}

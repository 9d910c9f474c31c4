import { counted } from "../../wording.ts";
import { type Markup, markup } from "../markup.ts";

/** `… and 3 more cases, in the report`, of `more case`; nothing where none is left out. */
export function leftOutNote(count: number, noun: string): Markup | false {
  return count > 0 && markup`<p class="muted">… and ${counted(count, noun)}, in the report</p>\n`;
}

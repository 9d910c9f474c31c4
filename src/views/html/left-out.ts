import { type Markup, markup } from "../../escape/markup.ts";
import { counted } from "../../wording.ts";

/** `… and 3 more cases, in the report`, of `more case`; nothing where none is left out. */
export function leftOutNote(count: number, noun: string): Markup | false {
  return count > 0 && markup`<p class="muted">… and ${counted(count, noun)}, in the report</p>\n`;
}

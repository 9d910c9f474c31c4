import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { Report } from "../../report/schema.ts";
import { shorten } from "../../wording.ts";

/** The suite beside what stands in the title, where a repository has more than one. */
export function suiteName({ suite }: Pick<Report, "suite">): Markup | false {
  return suite !== "default" && markup` <span class="suite">${shorten(suite, limits.shownName)}</span>`;
}

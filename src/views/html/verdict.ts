import type { Report } from "../../report/schema.ts";
import { type Markup, markup } from "../markup.ts";

export function verdictSection(_report: Report): Markup {
  return markup``;
}

import type { Report } from "../../report/schema.ts";
import { type Markup, markup } from "../markup.ts";

export function trendSection(_report: Report): Markup {
  return markup``;
}

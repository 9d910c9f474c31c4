import type { Report } from "../../report/schema.ts";
import { type Markup, markup } from "../markup.ts";

export function problemsSection(_report: Report): Markup {
  return markup``;
}

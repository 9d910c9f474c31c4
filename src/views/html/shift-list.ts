import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { MeasureTrend } from "../../trend/measure-trends.ts";
import { shiftSentence } from "../trend.ts";

/** The lasting shifts in words: those that stand first, the newest first. */
export function shiftList(trends: readonly MeasureTrend[]): Markup {
  const shifts = trends
    .flatMap(({ measure, shifts }) => shifts.map((shift) => ({ ...shift, measure })))
    .sort((a, b) => Number(b.stands) - Number(a.stands) || b.at - a.at);
  if (shifts.length === 0) return markup``;
  const listed = shifts.slice(0, limits.listedShifts);
  const more = shifts.length - listed.length;
  return markup`<ul class="shifts">${listed.map((shift) => markup`<li>${shiftSentence(shift, shift.measure)}</li>`)}${
    more > 0 && markup`<li>… and ${more} more, marked in the charts</li>`
  }</ul>`;
}

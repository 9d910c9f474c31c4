import { type Markup, markup } from "../../escape/markup.ts";
import type { MeasureTrend } from "../../trend/measure-trends.ts";
import type { TrendPoint } from "../../trend/trend.ts";

/** What the marks of the charts mean, of those that stand there. */
export function chartLegend(points: readonly TrendPoint[], trends: readonly MeasureTrend[]): Markup {
  const entries: [isThere: boolean, mark: Markup, text: string][] = [
    [trends.some(({ bound }) => bound !== null), flat("floor"), "what the policy demands"],
    [points.some(({ isBreak }) => isBreak), upright("break"), "other cases or settings from here on"],
    [trends.some(({ shifts }) => shifts.length > 0), upright("shift"), "it rose or fell to another level"],
    [points.some(({ isHead }) => isHead), hollow, "this change"],
  ];
  const present = entries.filter(([isThere]) => isThere);
  if (present.length === 0) return markup``;
  return markup`<ul class="legend">
${present.map(([, mark, text]) => markup`<li><svg viewBox="0 0 24 12" aria-hidden="true">${mark}</svg> ${text}</li>\n`)}</ul>`;
}

const flat = (name: string) => markup`<line class="${name}" x1="0" x2="24" y1="6" y2="6"/>`;
const upright = (name: string) => markup`<line class="${name}" x1="12" x2="12" y1="0" y2="12"/>`;
const hollow = markup`<circle class="dot head" cx="12" cy="6" r="4"/>`;

import { type Markup, markup } from "../../escape/markup.ts";
import type { Shift } from "../../trend/shifts.ts";
import { signedPoints } from "../../wording.ts";
import { PLOT, type Place } from "./chart-place.ts";

/** The width that a label takes, on a narrow screen too. */
const LABEL = 52;

/** A line at each lasting shift, and above it by how much it went, wherever no newer shift's label stands. */
export function shiftMarks(shifts: readonly Shift[], { left }: Place): Markup {
  let free = Number.POSITIVE_INFINITY;
  const labels = shifts.toReversed().flatMap((shift) => {
    const x = Math.min(Math.max(left(shift.at), PLOT.left + LABEL / 2), PLOT.right - LABEL / 2);
    if (x > free) return [];
    free = x - LABEL;
    return [label(shift, x)];
  });
  return markup`${shifts.map(({ at }) => markup`<line class="shift" x1="${left(at)}" x2="${left(at)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>\n`)}${labels}`;
}

function label({ before, after }: Shift, x: number): Markup {
  return markup`<text class="shift" x="${x}" y="${PLOT.top - 7}">${after < before ? "▼" : "▲"} ${signedPoints(after - before)}</text>`;
}

/** `fell here and stayed`; without the last words where it does not stand. */
export function shiftText({ before, after, stands }: Shift): string {
  return `${after < before ? "fell" : "rose"} here${stands ? " and stayed" : ""}`;
}

import { type Markup, markup } from "../../escape/markup.ts";
import type { Bound } from "../../policy/bounds.ts";

/** A bar as long as a share, with a line at its floor or ceiling. It says nothing that does not stand beside it, so it is hidden from a screen reader. */
export function shareBar(share: number, bound: Bound | undefined): Markup {
  const mark =
    bound !== undefined &&
    markup`<rect class="${bound.kind}" x="${x(Math.min(bound.value, 0.99))}" width="1" height="6"/>`;
  return markup`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${x(share)}" height="6"/>${mark}</svg>`;
}

function x(share: number): string {
  return (share * 100).toFixed(1);
}

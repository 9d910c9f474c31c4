import { joined, type Markdown, markdown, nothing } from "../base/escape.ts";

/** A part of what people read. It is complete Markdown, however much of it is shown, and is never cut. */
export interface Section {
  kind: "verdict" | "scores" | "cases" | "unchanged" | "trend" | "prompt";
  /** What a reader misses where it is left out: `the trend`. */
  name: string;
  /** How many of its items can be left out, the last first; 0 when it has none. */
  items: number;
  /** What is left where not even the section without items has room. */
  least?: Markdown;
  /** The section with its first so many items, which says how many more there are. */
  text(items: number): Markdown;
}

interface Stage {
  leavesOut: readonly Section["kind"][];
  /** The sections of which as many items are shown as there is room for. */
  shortens?: Section["kind"];
}

const STAGES: readonly Stage[] = [
  { leavesOut: [] },
  { leavesOut: ["prompt"] },
  { leavesOut: ["prompt", "trend"] },
  { leavesOut: ["prompt", "trend", "unchanged"], shortens: "cases" },
];
const VERDICT_ONLY: Stage = {
  leavesOut: ["prompt", "trend", "unchanged", "cases", "scores"],
  shortens: "verdict",
};

/**
 * The sections one below the other, as many as the budget has room for. What is too long loses first the prompt, then the trend, then
 * what did not change, then cases, the last first, then everything but the verdict; what was left out is named at the end. `size` measures
 * a text in the unit of the budget. The verdict's first line stands whatever the budget: its own parts are bounded.
 */
export function fit(
  sections: readonly Section[],
  budget: number,
  size: (text: string) => number = (text) => text.length,
): Markdown {
  const fits = ({ text }: Markdown) => size(text) <= budget;
  for (const stage of STAGES) {
    const text = longest(sections, stage, fits);
    if (fits(text)) return text;
  }
  const verdict = longest(sections, VERDICT_ONLY, fits);
  return fits(verdict) ? verdict : (sections.find(({ least }) => least !== undefined)?.least ?? verdict);
}

/** The text of a stage with as many items as fit; with none of them where even that does not. */
function longest(sections: readonly Section[], stage: Stage, fits: (text: Markdown) => boolean): Markdown {
  const shortened = sections.filter(({ kind }) => kind === stage.shortens).map(({ items }) => items);
  let [shown, tooMany] = [0, Math.max(0, ...shortened) + 1];
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2);
    if (fits(compose(sections, stage, middle))) shown = middle;
    else tooMany = middle;
  }
  return compose(sections, stage, shown);
}

function compose(sections: readonly Section[], { leavesOut, shortens }: Stage, shown: number): Markdown {
  const isLeftOut = ({ kind }: Section) => leavesOut.includes(kind);
  const texts = sections
    .filter((one) => !isLeftOut(one))
    .map((one) => one.text(one.kind === shortens ? Math.min(shown, one.items) : one.items));
  const missing = sections.filter((one) => isLeftOut(one) && one.text(one.items).text !== "");
  const names = missing.map(({ name }) => name).join(", ");
  const note =
    missing.length === 0 ? nothing : markdown`<sub>Left out because there is no room: ${names}</sub>`;
  return joined([...texts, note], "\n\n");
}

import { joined, type Markdown, markdown, nothing } from "../core/escape.ts";

/** A part of a report: complete Markdown that is never cut. */
export interface Section {
  kind: "verdict" | "scores" | "cases" | "unchanged" | "trend" | "prompt";
  /** Name for the note on omitted parts: `the trend`. */
  name: string;
  /** Number of items that can be omitted, the last first. */
  items: number;
  /** Text if not even the section without items fits. */
  least?: Markdown;
  text(items: number): Markdown;
}

export function section(kind: Section["kind"], name: string, text: Markdown): Section {
  return { kind, name, items: 0, text: () => text };
}

interface Stage {
  leavesOut: readonly Section["kind"][];
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
 * Joins the sections within the budget. Omits the prompt, then the trend, then unchanged cases, then cases from the end, then all but the
 * verdict, and names the omitted parts. `size`: measures in the budget's unit. The verdict's first line is always included; its own parts
 * are bounded.
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
    .filter((section) => !isLeftOut(section))
    .map((section) =>
      section.text(section.kind === shortens ? Math.min(shown, section.items) : section.items),
    );
  const missing = sections.filter((section) => isLeftOut(section) && section.text(section.items).text !== "");
  const names = missing.map(({ name }) => name).join(", ");
  const note =
    missing.length === 0 ? nothing : markdown`<sub>Left out because there is no room: ${names}</sub>`;
  return joined([...texts, note], "\n\n");
}

import type { Options } from "./options.ts";
import type { Section } from "./result.ts";
import { measureFormats } from "./sections/formats.ts";
import { measureGrowth } from "./sections/growth.ts";
import { measureLargeRuns } from "./sections/large-runs.ts";
import { measurePerRun } from "./sections/per-run.ts";
import { measureStart } from "./sections/start.ts";
import { measureWhole } from "./sections/whole.ts";

export type MeasureSection = (options: Options) => Promise<Omit<Section, "id">>;

const sections = {
  start: measureStart,
  whole: measureWhole,
  formats: measureFormats,
  growth: measureGrowth,
  "per-run": measurePerRun,
  "large-runs": measureLargeRuns,
} satisfies Record<string, MeasureSection>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export async function measureSection(id: SectionName, options: Options): Promise<Section> {
  return { id, ...(await sections[id](options)) };
}

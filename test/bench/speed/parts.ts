import type { Options } from "./options.ts";
import { measureGrowth } from "./parts/growth.ts";
import { measureLargeRuns } from "./parts/large-runs.ts";
import { measurePerRun } from "./parts/per-run.ts";
import { measureStart } from "./parts/start.ts";
import { measureWhole } from "./parts/whole.ts";
import type { Part } from "./result.ts";

/** Measures one part. */
export type MeasurePart = (options: Options) => Promise<Omit<Part, "id">>;

const parts = {
  start: measureStart,
  whole: measureWhole,
  growth: measureGrowth,
  "per-run": measurePerRun,
  "large-runs": measureLargeRuns,
} satisfies Record<string, MeasurePart>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

export async function measurePart(id: PartName, options: Options): Promise<Part> {
  return { id, ...(await parts[id](options)) };
}

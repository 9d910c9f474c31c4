import { cpus, totalmem } from "node:os";

/** Milliseconds of wall clock, of processors (user and system) and, for one run of many, microseconds; megabytes at the peak. */
export type Figure = "wall" | "cpu" | "memory" | "perRun";

/** What one round came to. */
export type Figures = Partial<Record<Figure, number>>;

/** One thing that was measured. */
export interface Row {
  id: string;
  name: string;
  /** The row that it is compared with, round by round. */
  against?: string;
  /** One for each round; none where it was skipped. */
  rounds: Figures[];
  /** Why there are no rounds. */
  skipped?: string;
  /** What came of it. */
  note?: string;
}

/** Rows that were measured in turn, so that a slow moment of the machine meets all of them. */
export interface Section {
  id: string;
  title: string;
  rows: Row[];
  /** What was found besides. */
  remarks: string[];
}

export interface Machine {
  processor: string;
  cores: number;
  /** Gigabytes. */
  memory: number;
  node: string;
  system: string;
}

export interface Result {
  /** With a "+" where what was measured differs from it. */
  commit: string;
  date: string;
  machine: Machine;
  /** How many recordings, and their megabytes. */
  runs: number;
  megabytes: number;
  sections: Section[];
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memory: Math.round(totalmem() / 1e9),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  };
}

/** The row of that id; undefined where it was not measured, or skipped. */
export function measuredRow({ sections }: Pick<Result, "sections">, id: string): Row | undefined {
  return sections.flatMap(({ rows }) => rows).find((row) => row.id === id && row.rounds.length > 0);
}

import { cpus, totalmem } from "node:os";

/** Milliseconds of wall clock, of processors (user and system); microseconds for one run of many; megabytes at the peak. */
export type Figure = "wall" | "cpu" | "memory" | "perRun";

export type Figures = Partial<Record<Figure, number>>;

export interface Row {
  id: string;
  name: string;
  against?: string;
  rounds: Figures[];
  skipped?: string;
  note?: string;
}

/** Rows that are measured in turn, so that a slow moment of the machine affects all of them. */
export interface Section {
  id: string;
  title: string;
  rows: Row[];
  remarks: string[];
}

export interface Machine {
  processor: string;
  cores: number;
  memory: number;
  node: string;
  system: string;
}

export interface Result {
  commit: string;
  date: string;
  machine: Machine;
  runs: number;
  megabytes: number;
  sections: Section[];
}

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

export function measuredRow({ sections }: Pick<Result, "sections">, id: string): Row | undefined {
  return sections.flatMap(({ rows }) => rows).find((row) => row.id === id && row.rounds.length > 0);
}

import type { Json } from "../json/json.ts";
import type { Place, Problem } from "../problems.ts";

/** The keys and positions that lead to a part of a document. */
export type Path = readonly PropertyKey[];

/** A configuration file: its value, and where in the source each part of it stands. */
export interface ConfigurationDocument {
  file: string;
  /** Undefined when the source could not be parsed; then `problems` says why. */
  value: Json | undefined;
  problems: Problem[];
  /** The place of the value at `path`; of its key when `what` is "key". The nearest enclosing part when there is none. */
  locate(path: Path, what?: "key" | "value"): Place;
}

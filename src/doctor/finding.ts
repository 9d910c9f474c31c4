import type { Place } from "../problems.ts";

/** `missing` makes a gate that cannot be trusted, `advice` does not. What nobody could look at is never `ok`. */
export type State = "ok" | "missing" | "advice" | "not checked";

/** What one check has found at one place. */
export interface Finding extends Place {
  /** The id of the check. */
  check: string;
  state: State;
  /** What there is, in a sentence. */
  what: string;
  expected?: string;
  /** What to do about it; of what was not checked, why. */
  remedy?: string;
  /** The lines to write. */
  yaml?: readonly string[];
}

/** A finding as a check makes it. */
export type Found = Omit<Finding, "check">;

/** What a reader does about a finding. */
export type Todo = Required<Pick<Finding, "expected" | "remedy">> & Pick<Finding, "yaml">;

/** All is well there. */
export function ok(place: Place, what: string): Found {
  return { ...placed(place), state: "ok", what };
}

/** Something lacks there without which the gate cannot be trusted, and what to do. */
export function missing(place: Place, what: string, todo: Todo): Found {
  return { ...placed(place), state: "missing", what, ...todo };
}

/** The gate holds without it, and is better with it. */
export function advice(place: Place, what: string, todo: Todo): Found {
  return { ...placed(place), state: "advice", what, ...todo };
}

/** `what` was to be seen, and `why` nobody could. */
export function notChecked(place: Place, what: string, why: string): Found {
  return { ...placed(place), state: "not checked", what, remedy: why };
}

function placed({ file, line, column }: Place): Place {
  if (file === undefined) return {};
  return line === undefined ? { file } : { file, line, column };
}

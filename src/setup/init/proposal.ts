import type { JsonObject } from "../../core/json.ts";

/** The proposed content of an expectations file. */
export interface Proposal {
  /** Sorted by id. */
  cases: ProposedCase[];
  /** Ids of cases whose expectations come from an eval set. */
  ownWord: string[];
  /** Ids of cases with more calls than a case may expect. */
  tooLong: string[];
  /** Ids of cases with contradictory recorded expectations. */
  disputed: string[];
  /** Ids of cases in which a scorer gave 0 to every run. */
  failed: string[];
}

/** A reference call of a proposed case. */
export interface ProposedCall {
  name: string;
  /** Literals and matchers; undefined accepts any arguments. */
  arguments: JsonObject | undefined;
  /** Further keys, from recorded expectations only. */
  more?: JsonObject;
  /** The argument in which the runs differ, so several values may be right. */
  volatile?: string;
  /** Sentences for the reader. */
  notes: string[];
}

export interface ProposedCase {
  id: string;
  /** Input of the agent; undefined if no file has it. */
  input?: string | string[] | undefined;
  /** Counts lookups in this case regardless of the policy. */
  lookups: boolean;
  /** Recorded expectations as keys of the file, such as `expectedTool` and `groundTruth`. */
  keys: JsonObject;
  /** Absent if the calls cannot be listed; empty if the case must call nothing. */
  calls?: ProposedCall[];
  notes: string[];
}

import type { JsonObject } from "../base/json.ts";

/** What an expectations file may say of recorded runs. */
export interface Proposal {
  /** By id. */
  cases: ProposedCase[];
  /** Ids of cases that an eval set speaks for. */
  ownWord: string[];
  /** Ids of cases with more calls than a case may expect. */
  tooLong: string[];
  /** Ids of cases of which recordings state different things. */
  disputed: string[];
  /** Ids of cases each of whose runs a scorer gave 0. */
  failed: string[];
}

/** A reference call as the expectations file states it. */
export interface ProposedCall {
  name: string;
  /** Literals and matchers; undefined: any arguments are accepted. */
  arguments: JsonObject | undefined;
  /** Its other keys: only what a recording states has some. */
  more?: JsonObject;
  /** The argument on which the runs do not agree, so that more than one value is right. */
  volatile?: string;
  /** What a reader must know of it: sentences. */
  notes: string[];
}

/** A case as the expectations file states it. */
export interface ProposedCase {
  id: string;
  /** What `rungate record` asks the agent; undefined where no file says it. */
  input?: string | string[] | undefined;
  /** Lookups count in this case, whatever the policy says of others. */
  lookups: boolean;
  /** The demands that its recordings state, as keys of the file: `expectedTool`, `groundTruth`. */
  keys: JsonObject;
  /** Absent: none can be listed. Empty: nothing must be called. */
  calls?: ProposedCall[];
  notes: string[];
}

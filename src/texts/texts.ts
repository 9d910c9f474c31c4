import type { Json } from "../json/json.ts";
import type { RecordedTexts } from "../recordings/run.ts";

/** A run without noise, beside which the noisy one is held. */
export interface CleanPair {
  cleanQuery: string;
  baselineResponse: string;
}

/** The same, written out, or that of another case's run of the same trial. `type` tells the judge what the noise is. */
export type Noise = (CleanPair | { of: string }) & { type?: string };

/** What a case says for those who look at texts. */
export interface CaseTexts extends RecordedTexts {
  noise?: Noise;
}

/** What was said in a run, beside what its case says. */
export interface RunTexts extends CaseTexts {
  /** The scores that the recording brings along, by name. */
  scores?: ReadonlyMap<string, Json>;
  /** The user's messages up to the answer. */
  input: string;
  /** The agent's final answer; "" when it made none. */
  response: string;
  /** Everything that the agent told the user, in order, the answer last. */
  said: readonly string[];
}

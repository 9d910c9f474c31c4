import type { Pattern } from "../matching/pattern.ts";

/** A text that an answer may rest on: a retrieved passage, what a tool said. In the order in which they were ranked. */
interface Context {
  id: string;
  text: string;
}

/** A run without noise, beside which the noisy one is held. */
export interface CleanPair {
  cleanQuery: string;
  baselineResponse: string;
}

/** The same, written out, or that of another case's run of the same trial. `type` tells the judge what the noise is. */
export type Noise = (CleanPair | { of: string }) & { type?: string };

/** What a case says for those who look at texts. */
export interface CaseTexts {
  /** The right answer, or several of which any will do. */
  groundTruth?: readonly string[];
  context?: readonly Context[];
  /** What the user has to be told, and must not be: texts and matchers of texts. */
  mustSay?: readonly Pattern[];
  mustNotSay?: readonly Pattern[];
  noise?: Noise;
}

/** What was said in a run, beside what its case says. */
export interface RunTexts extends CaseTexts {
  /** The user's messages up to the answer. */
  input: string;
  /** The agent's final answer; "" when it made none. */
  response: string;
  /** Everything that the agent told the user, in order, the answer last. */
  said: readonly string[];
}

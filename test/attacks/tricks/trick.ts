import type { LoopbackGitHub } from "../../loopback/loopback.ts";
import type { PullRequest } from "../../loopback/repository.ts";
import { type recordBase, recordings } from "../trips.ts";

/** What a pull request does so that nobody notices that its agent got worse. */
interface Trick {
  /** The policy of the base branch. */
  policy?: string;
  /** What the base branch recorded, where that is not the suite as it is. */
  base?: Parameters<typeof recordBase>[2];
  /** The commit below the base commit has recorded the suite as it is, too. */
  below?: true;
  files: Record<string, string | null>;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  github?: (github: LoopbackGitHub, pull: PullRequest) => void;
  /** What is said further down. */
  elsewhere?: string;
}

/** What the pull request does, how, the verdict (`refused`: it fails before anything is judged), and words of the first lines. */
export type Row = [
  what: string,
  trick: Trick,
  verdict: "pass" | "inconclusive" | "fail" | "refused",
  words: string[],
];

export const POLICY = "gate: {}\n";
/** The agent of the pull request fails trip-3. */
export const worse: Record<string, string> = recordings(["trip-3"]);
/** What is said of it where no trick is tried. */
export const REGRESSION =
  "❌ Fail · Regression (snapshots): trip-3 passed on every base recording and fails now";
/** The expectations as the pull request writes them. */
export const expecting = (text: string): { "expectations.yml": string } => ({ "expectations.yml": text });

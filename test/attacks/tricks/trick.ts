import type { LoopbackGitHub } from "../../loopback/loopback.ts";
import type { PullRequest } from "../../loopback/repository.ts";
import { type recordBase, recordings } from "../trips.ts";

/** A pull request's attempt to hide that its agent got worse. */
interface Trick {
  policy?: string;
  base?: Parameters<typeof recordBase>[2];
  below?: true;
  files: Record<string, string | null>;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  github?: (github: LoopbackGitHub, pull: PullRequest) => void;
  elsewhere?: string;
}

export type Row = [
  what: string,
  trick: Trick,
  verdict: "pass" | "inconclusive" | "fail" | "refused",
  words: string[],
];

export const POLICY = "gate: {}\n";
export const worse: Record<string, string> = recordings(["trip-3"]);
export const REGRESSION =
  "❌ Fail · Regression (snapshots): trip-3 passed on every base recording and fails now";
export const expecting = (text: string): { "expectations.yml": string } => ({ "expectations.yml": text });

import { groupBy } from "../../core/text.ts";
import type { ReportCase } from "../../report/case.ts";
import { caseLabel, decides } from "../../report/cases.ts";
import { type BreakKind, breakKinds } from "./breaks.ts";

/** A break after the gate. Contains names of recordings. */
export interface GatedBreak {
  case: string;
  kind: BreakKind;
  /** The call, the argument or the tool, as `book_flight /date`. */
  at: string;
  /** Of the case's trials, those that were broken. */
  broken: number;
  trials: number;
  result: "red" | "inconclusive" | "green";
  /** The scorers that score a broken run otherwise, and `rules`. */
  seenBy: string[];
  /** `unseen`: every broken run has the scores of the unbroken one. `tolerated`: some differ, and it passes all the same. */
  sight: "seen" | "tolerated" | "unseen";
  /** Of a break that fails runs and is not red: the trials of each case with which it would be. Null: no number that the gate compares. */
  trialsNeeded?: number | null;
}

interface Tally {
  breaks: number;
  red: number;
  inconclusive: number;
  green: number;
  /** Green or inconclusive, by the reason. */
  unseen: number;
  tolerated: number;
  undecided: number;
}

/** The verdicts on a suite's breaks, added up. */
export interface Challenge extends Tally {
  suite: string;
  seed: number;
  /** The breaks that there are. Above the limit, `breaks` is a sample of them. */
  found: number;
  /** Passing runs that were broken, of so many cases. */
  runs: number;
  challengedCases: number;
  kinds: ({ kind: BreakKind; seenBy: Record<string, number> } & Tally)[];
  /** Cases with a break that is unseen or tolerated, worst first. */
  deaf: { case: string; breaks: number; unseen: number; tolerated: number; kinds: BreakKind[] }[];
  /** Cases without a passing run that decides. */
  unchallenged: string[];
  /** Calls that the policy leaves out of every score: they were not broken. */
  uncounted: number;
  /** Checks that are red without a break. */
  alreadyRed: string[];
  /** Scorers that gate and ask a judge: they were left out. */
  judges: string[];
  list: GatedBreak[];
}

type ChallengeFacts = Pick<
  Challenge,
  "suite" | "seed" | "found" | "runs" | "uncounted" | "alreadyRed" | "judges"
>;

/** Adds up gated breaks by kind and by case. */
export function addUp(list: GatedBreak[], cases: readonly ReportCase[], facts: ChallengeFacts): Challenge {
  const byKind = groupBy(list, ({ kind }) => kind);
  const isChallenged = (each: ReportCase) => decides(each) && each.trials.some(({ pass }) => pass);
  return {
    ...facts,
    challengedCases: cases.filter(isChallenged).length,
    ...tallyOf(list),
    kinds: (Object.keys(breakKinds) as BreakKind[]).flatMap((kind) => {
      const breaks = byKind.get(kind);
      return breaks === undefined ? [] : [{ kind, ...tallyOf(breaks), seenBy: seers(breaks) }];
    }),
    deaf: [...groupBy(list, (each) => each.case)]
      .flatMap(([name, breaks]) => deafCase(name, breaks))
      .sort(byWorst),
    unchallenged: cases.filter((each) => !isChallenged(each)).map(caseLabel),
    list,
  };
}

function tallyOf(breaks: readonly GatedBreak[]): Tally {
  const count = (test: (each: GatedBreak) => boolean) => breaks.filter(test).length;
  const missed = (sight: GatedBreak["sight"]) =>
    count((each) => each.result !== "red" && each.sight === sight);
  return {
    breaks: breaks.length,
    red: count(({ result }) => result === "red"),
    inconclusive: count(({ result }) => result === "inconclusive"),
    green: count(({ result }) => result === "green"),
    unseen: missed("unseen"),
    tolerated: missed("tolerated"),
    undecided: missed("seen"),
  };
}

function seers(breaks: readonly GatedBreak[]): Record<string, number> {
  const all = breaks.flatMap(({ seenBy }) => seenBy);
  return Object.fromEntries([...groupBy(all, (id) => id)].sort().map(([id, { length }]) => [id, length]));
}

function deafCase(name: string, breaks: readonly GatedBreak[]): Challenge["deaf"] {
  const { unseen, tolerated } = tallyOf(breaks);
  const missed = breaks.filter(({ result, sight }) => result !== "red" && sight !== "seen");
  if (missed.length === 0) return [];
  const kinds = [...new Set(missed.map(({ kind }) => kind))];
  return [{ case: name, breaks: breaks.length, unseen, tolerated, kinds }];
}

function byWorst(a: Challenge["deaf"][number], b: Challenge["deaf"][number]): number {
  const share = ({ breaks, unseen, tolerated }: Challenge["deaf"][number]) => (unseen + tolerated) / breaks;
  return share(b) - share(a) || (a.case < b.case ? -1 : 1);
}

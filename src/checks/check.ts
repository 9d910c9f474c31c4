import type { Report, VerdictResult } from "../report/schema.ts";

/** What the checks look at: the report before its verdict, the policy that rules with it. */
export type Measured = Omit<Report, "verdict" | "history">;

/** What a check found. */
export interface Finding {
  result: VerdictResult;
  /** In place of the check's own title, when a word or two say more. */
  title?: string;
  /** The sentence a reader gets after the title. */
  message: string;
  numbers: Record<string, number | null>;
}

/** A finding that says in a word or two what it is. */
export type TitledFinding = Finding & { title: string };

/** One line of the verdict. One file each; `verdict.ts` lists them in the order in which people see them. */
export interface GateCheck {
  name: string;
  title: string;
  /** A fail counts on the base branch too, where there is no merge to stop: nothing sound was recorded. */
  countsOnBase?: true;
  /** Undefined when there is nothing to check. */
  check(measured: Measured): Finding | undefined;
}

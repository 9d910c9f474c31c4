import type { Policy } from "../policy/schema.ts";
import type { Report, VerdictResult } from "../report/schema.ts";

/** What the checks look at: the report before its verdict. */
export type Measured = Omit<Report, "verdict">;

/** What a check found: a result, and the sentence a reader gets. */
interface Finding {
  result: VerdictResult;
  message: string;
}

/** One line of the verdict. One file each; `verdict.ts` lists them in the order in which people see them. */
export interface GateCheck {
  name: string;
  /** Undefined when there is nothing to check. */
  check(measured: Measured, policy: Policy): Finding | undefined;
}

import { counted, joined } from "../../core/text.ts";
import type { Report } from "../../report/report.ts";
import { areAllowed, runErrorsOf } from "../../report/run-errors.ts";
import { measuredIfFailed } from "../compare/count-errors-as-failed.ts";
import { type Finding, floors, type GateCheck } from "./checks.ts";
import { regression } from "./regression.ts";
import { allowedText } from "./run-errors.ts";

/** The check of allowed runs that could not run: inconclusive when another check passes only because these runs are missing. */
export const runErrors: GateCheck = {
  name: "run-errors",
  title: "Could not run",
  check(measured) {
    const found = runErrorsOf(measured);
    // The integrity check reports this.
    if (found === undefined || !areAllowed(found)) return undefined;
    const numbers = { couldNotRun: found.errors, runs: found.runs, maxRunErrors: found.bound };
    const failed = measuredIfFailed(measured);
    const doubts = [floors, regression].flatMap(({ check, title }) => {
      if (check(measured)?.result !== "pass") return [];
      const finding = check(failed);
      return finding !== undefined && wouldStop(finding, measured) ? [{ title, ...finding }] : [];
    });
    const [doubt] = doubts;
    if (doubt === undefined) return { result: "pass", message: allowedText(found), numbers };
    const whose = found.errors === 1 ? "a run" : counted(found.errors, "run");
    const failing = found.errors === 1 ? "it" : "they";
    const message = joined(
      `the verdict depends on ${whose} that could not run. If ${failing} had failed: ${doubt.title}: ${doubt.message}`,
      allowedText(found),
    );
    return { result: "inconclusive", message, numbers };
  },
};

function wouldStop({ result }: Finding, { policy }: Report): boolean {
  return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}

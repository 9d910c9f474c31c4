import { limits } from "../core/limits.ts";
import { counted, groupBy, listed, shorten } from "../core/text.ts";
import { areStable } from "../gate/measure/quarantine.ts";
import type { ReportCase } from "../report/case.ts";
import { decides } from "../report/cases.ts";
import type { Report } from "../report/report.ts";

const SHOWN_CASES = 5;

/**
 * Returns a line for the quarantined cases, if any:
 * `1 case in quarantine does not decide: refund (flaky provider, @ann, until 2026-12-31), passed 1 of 3 runs`. Contains
 * untrusted text.
 */
export function quarantineLines({ cases }: Pick<Report, "cases">): string[] {
  const byId = groupBy(
    cases.filter((each) => !decides(each)),
    ({ id }) => id,
  );
  if (byId.size === 0) return [];
  const verb = byId.size === 1 ? "does" : "do";
  const texts = [...byId].map(
    ([id, group]) => `${shorten(id, limits.shownName)} (${termsText(group[0])}), ${outcomeNow(group)}`,
  );
  return [`${counted(byId.size, "case")} in quarantine ${verb} not decide: ${listed(texts, SHOWN_CASES)}`];
}

/** Returns `in quarantine: flaky provider, @ann, until 2026-12-31`, or "" for a deciding case. Contains untrusted text. */
export function quarantineText(reportCase: ReportCase): string {
  return decides(reportCase) ? "" : `in quarantine: ${termsText(reportCase)}`;
}

function termsText(reportCase: ReportCase | undefined): string {
  const { reason = "", owner = "", until = "" } = reportCase?.quarantine ?? {};
  return `${shorten(reason, limits.shownString)}, ${shorten(owner, limits.shownString)}, until ${shorten(until, limits.shownString)}`;
}

function outcomeNow(group: readonly ReportCase[]): string {
  const trials = group.flatMap((each) => each.trials);
  const passed = trials.filter(({ pass }) => pass === true).length;
  if (areStable(group)) return "passes: it can leave";
  const from = group.every(({ carried }) => carried) ? ", carried from the base" : "";
  return `passed ${passed} of ${counted(trials.length, "run")}${from}`;
}

import { limits } from "../base/limits.ts";
import { counted, groupBy, listed, shorten } from "../base/text.ts";
import type { ReportCase } from "../report/case.ts";
import { decides } from "../report/cases.ts";
import type { Report } from "../report/report.ts";

/** Distinct runs, here and on the base, from which a case that passed all of them is called stable again. */
const STABLE_FROM = 10;

const SHOWN_CASES = 5;

/**
 * The cases that do not decide, in a line; none where all do:
 * `1 case in quarantine does not decide: refund (flaky provider, @ann, until 2026-12-31), passed 1 of 3 runs`. Holds untrusted text.
 */
export function quarantineLines({ cases }: Pick<Report, "cases">): string[] {
  const byId = groupBy(
    cases.filter((one) => !decides(one)),
    ({ id }) => id,
  );
  if (byId.size === 0) return [];
  const verb = byId.size === 1 ? "does" : "do";
  const told = [...byId].map(
    ([id, group]) => `${shorten(id, limits.shownName)} (${termsText(group[0])}), ${standingText(group)}`,
  );
  return [`${counted(byId.size, "case")} in quarantine ${verb} not decide: ${listed(told, SHOWN_CASES)}`];
}

/** `in quarantine: flaky provider, @ann, until 2026-12-31`; nothing of a case that decides. Untrusted text. */
export function quarantineText(one: ReportCase): string {
  return decides(one) ? "" : `in quarantine: ${termsText(one)}`;
}

function termsText(one: ReportCase | undefined): string {
  const { reason = "", owner = "", until = "" } = one?.quarantine ?? {};
  return `${shorten(reason, limits.shownString)}, ${shorten(owner, limits.shownString)}, until ${shorten(until, limits.shownString)}`;
}

/** How a case does now, all of its tags together, and whether it could leave. */
function standingText(group: readonly ReportCase[]): string {
  const trials = group.flatMap((one) => one.trials);
  const passed = trials.filter(({ pass }) => pass === true).length;
  if (areStable(group)) return "passes: it can leave";
  return `passed ${passed} of ${counted(trials.length, "run")}`;
}

/** Whether all of these cases could leave the quarantine: they pass every run, and passed every run that the base knows. */
export function areStable(group: readonly ReportCase[]): boolean {
  return group.length > 0 && group.every(isStable);
}

/** The same of one, where its runs are enough to tell. */
function isStable({ comparison, trials }: ReportCase): boolean {
  if (comparison === null || !["comparable", "unchanged"].includes(comparison.state)) return false;
  const { base, anew } = comparison;
  const isPassing = base.passed === base.trials && trials.every(({ pass }) => pass === true);
  return isPassing && base.trials + anew >= STABLE_FROM;
}

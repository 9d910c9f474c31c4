import { INSTALLED } from "../../core/install-command.ts";
import { commandWord } from "../../core/shell-words.ts";
import type { ChangedCase } from "../../report/cases.ts";
import type { Report } from "../../report/report.ts";

export interface PlannedCases {
  cases: readonly ChangedCase[];
  trials: number;
}

/** Such as `--cases --tier pr --again`. */
export function againOptions(measured: Pick<Report, "tier">, planned?: PlannedCases): string {
  if (planned === undefined) return `--cases${tierOption(measured)} --again`;
  return `--cases ${onlyOptions(planned)} --again`;
}

/** Names that a shell could misread are left to the reader. */
function onlyOptions({ cases, trials }: PlannedCases): string {
  const ids = cases.map(({ reportCase }) => commandWord(reportCase.id) ?? "CASE");
  return `--case ${[...new Set(ids)].join(" ")} --trials ${trials}`;
}

function tierOption(measured: Pick<Report, "tier">): string {
  const tier = recordedTier(measured);
  return tier === undefined ? "" : ` --tier ${tier}`;
}

/** Undefined where all cases were recorded. */
export function recordedTier({ tier }: Pick<Report, "tier">): string | undefined {
  return tier === undefined || tier.carried === 0 ? undefined : tier.name;
}

/** Returns the command to record all cases, or the planned cases, again. `--again` keeps the existing recordings. */
export function recordAgain(
  record: string | undefined,
  measured: Pick<Report, "tier">,
  planned?: PlannedCases,
): string {
  if (record === undefined) return `${INSTALLED} record ${againOptions(measured, planned)} -- COMMAND`;
  const startsEach = / --cases\b/.test(record);
  const only = startsEach && planned !== undefined ? ` ${onlyOptions(planned)}` : "";
  const tier = startsEach && only === "" && !/ --tier\b/.test(record) ? tierOption(measured) : "";
  const recordCommand = /\brungate(?:-cli|@[\w.^~-]+)?["']? record\b(?!(?:(?! -- ).)* --again\b)/s;
  return record.replace(recordCommand, (start) => `${start} --again${tier}${only}`);
}

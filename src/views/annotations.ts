import { oneLine } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { whyItFails } from "../gate/decide/worst-case-text.ts";
import type { ReportCase } from "../report/case.ts";
import { caseLabel } from "../report/cases.ts";
import type { Report } from "../report/report.ts";
import { groupCases, passedText } from "./cases.ts";

export interface Annotation {
  level: "warning" | "notice";
  file: string;
  line: number;
  title: string;
  message: string;
}

/** Returns the `most` worst cases at their expectations. Cases with recorded expectations have no such place. */
export function annotationsOf(report: Report, most: number = limits.annotations): Annotation[] {
  const level = report.verdict.result === "pass" ? "notice" : "warning";
  return groupCases(report)
    .explained.flatMap((reportCase) => {
      const { file, line } = reportCase;
      if (file === undefined || line === undefined) return [];
      return [
        {
          level,
          file,
          line,
          title: titleOf(reportCase, report),
          message: messageOf(reportCase, report),
        } as const,
      ];
    })
    .slice(0, most);
}

function titleOf({ comparison }: ReportCase, { suite }: Report): string {
  const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
  return suite === "default" ? title : `${title} (${text(suite)})`;
}

function messageOf(reportCase: ReportCase, { policy }: Report): string {
  const why = whyItFails(reportCase, policy);
  const reason = why === undefined ? "" : `: ${why}`;
  return text(`${caseLabel(reportCase)} ${passedText(reportCase)}${reason}`);
}

function text(untrusted: string): string {
  return oneLine(shorten(untrusted, limits.shownText));
}

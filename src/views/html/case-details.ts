import type { Markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { caseDetail } from "./case-detail.ts";

/** What is told of these cases, in their order: of each its worst run, as far as there is room, before the first are told in full. */
export function caseDetails(cases: readonly ReportCase[], report: Report): Markup[] {
  let room = limits.pageCharacters - limits.pageRows;
  const least = cases.map((one) => {
    const detail = caseDetail(one, report, room > 0 ? 1 : 0);
    room -= detail.text.length;
    return { one, detail };
  });
  return least.map(({ one, detail }) => {
    if (room <= 0 || one.trials.length <= 1) return detail;
    const whole = caseDetail(one, report, detail.text.length + room);
    room -= whole.text.length - detail.text.length;
    return whole;
  });
}

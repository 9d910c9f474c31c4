import { limits } from "../limits.ts";
import { quickTest } from "../report/quick-test.ts";
import { ReportError, readStored } from "../report/read-stored.ts";
import { type Report, reportSchema } from "../report/schema.ts";
import { caseKey, caseLabel } from "../suite/trial.ts";
import { shorten } from "../wording.ts";

const stored = {
  schema: reportSchema,
  name: "a report",
  writer: '"rungate gate" writes with --output and prints with --json',
  renewal: "record the baseline again with this one",
  bulk: { key: "cases" as const, isSound: quickTest(reportSchema.shape.cases) },
};

/**
 * Reads a report from its JSON. Throws ReportError when it is not JSON, no report, of another schema version, or contradicts itself.
 */
export function readReport(text: string): Report {
  const { value, checked } = readStored(text, stored);
  const report: Report = { ...(value as unknown as Report), policy: checked.policy };
  refuseTwins(report);
  return report;
}

function refuseTwins({ cases }: Report): void {
  const seen = new Set<string>();
  for (const one of cases) {
    const key = caseKey(one.id, one.tags);
    if (seen.has(key)) {
      const label = shorten(caseLabel(one), limits.shownText);
      throw new ReportError(`contradicts itself: it has case "${label}" twice; record it again`);
    }
    seen.add(key);
  }
}

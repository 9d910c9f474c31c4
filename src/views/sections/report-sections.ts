import type { Report } from "../../report/schema.ts";
import type { Section } from "../fit.ts";
import { changedCases, unchangedCases } from "./cases.ts";
import { firstUse } from "./first-use.ts";
import { footer, type Links } from "./footer.ts";
import { headline } from "./headline.ts";
import { hint } from "./hint.ts";
import { judge } from "./judge.ts";
import { objections } from "./objections.ts";
import { problems } from "./problems.ts";
import { scores } from "./scores.ts";
import { slices } from "./slices.ts";
import { trend } from "./trend.ts";

/** What a comment and a job summary say, from top to bottom. `cases` is how many are told at most, `reporter` whose word the report is. */
export function reportSections(
  report: Report,
  cases: number,
  { reporter, ...links }: Links & { reporter?: string | undefined },
): Section[] {
  return [
    headline(report, reporter),
    firstUse(report),
    scores(report),
    judge(report),
    slices(report),
    changedCases(report, cases),
    unchangedCases(report),
    objections(report),
    problems(report),
    hint(report),
    trend(report),
    footer(report, links),
  ];
}

import { limits } from "../../limits.ts";
import type { ReportCase, ReportTrial } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import { type Markup, markup } from "../markup.ts";
import { isAsExpected, trialDetail, trialLine } from "./trial.ts";
import { within } from "./within.ts";

/**
 * A case in full: where its expectations are from, then its runs, those with something to tell before those that are as expected. Ends
 * with the run that reaches so many characters.
 */
export function caseDetail(one: ReportCase, report: Report, room: number): Markup {
  const most = room > 0 ? limits.pageTrials : 0;
  const trials = one.trials.toSorted((a, b) => concern(a) - concern(b)).slice(0, most);
  const plain = trials.filter((trial) => isAsExpected(trial, report));
  const told = within(
    room,
    trials.filter((trial) => !plain.includes(trial)),
    (trial) => trialDetail(trial, report),
  );
  const more = one.trials.length - told.length - plain.length;
  return markup`<p class="muted">${originText(one)}</p>${told}${
    plain.length > 0 &&
    markup`
<p>${told.length === 0 ? "As expected in every run" : `As expected in ${counted(plain.length, "other run")}`}; what passing runs called is not kept.</p>
<ul>${plain.map((trial) => markup`<li>${trialLine(trial, report)}</li>`)}</ul>`
  }${more > 0 && markup`<p>… and ${counted(more, "more run")}, in the report</p>`}`;
}

/** Failing runs first, then those that were not assessed. */
function concern({ pass }: ReportTrial): number {
  return pass === false ? 0 : pass === null ? 1 : 2;
}

function originText({ source, file, line, required, formerly }: ReportCase): string {
  const origins = {
    file: file === undefined ? "expected by the expectations file" : `expected in ${file}:${line}`,
    recording: "expectations from the recording",
    none: "no expectations",
  };
  return [
    origins[source],
    ...(required ? ["required"] : []),
    ...(formerly === undefined ? [] : [`formerly ${formerly}`]),
  ].join(" · ");
}

import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import type { ReportCase, ReportTrial } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { counted } from "../../wording.ts";
import { leftOutNote } from "./left-out.ts";
import { isAsExpected, trialDetail, trialLine } from "./trial.ts";
import { within } from "./within.ts";

/**
 * A case in full: its whole name where the table cuts it, where its expectations are from, then its runs, those with something to tell
 * before those that are as expected. Ends with the run that reaches so many characters; without room no run is told.
 */
export function caseDetail(one: ReportCase, report: Report, room: number): Markup {
  const most = room > 0 ? limits.pageTrials : 0;
  const plain = one.trials.filter((trial) => isAsExpected(trial, report));
  const isPlain = new Set(plain);
  const eventful = one.trials
    .filter((trial) => !isPlain.has(trial))
    .toSorted((a, b) => concern(a) - concern(b))
    .slice(0, most);
  const told = within(room, eventful, (trial) => trialDetail(trial, report));
  const listed = plain.slice(0, most - eventful.length);
  return markup`${wholeName(one)}<p class="muted">${originText(one)}</p>${told}${
    listed.length > 0 &&
    markup`
<p>${plain.length === one.trials.length ? "As expected in every run" : `As expected in ${counted(plain.length, "other run")}`}; what passing runs called is not kept.</p>
<ul>${listed.map((trial) => markup`<li>${trialLine(trial, report)}</li>`)}</ul>`
  }${leftOutNote(one.trials.length - told.length - listed.length, "more run")}`;
}

/** Failing runs first, then those that were not assessed. */
function concern({ pass }: ReportTrial): number {
  return pass === false ? 0 : pass === null ? 1 : 2;
}

function wholeName({ id, tags }: ReportCase): Markup {
  const pairs = Object.entries(tags).map(([tag, value]) => `${tag}=${value}`);
  const long = [id, ...pairs].filter((text) => text.length > limits.shownName);
  return markup`${long.map((text) => markup`<p><code>${text}</code></p>`)}`;
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

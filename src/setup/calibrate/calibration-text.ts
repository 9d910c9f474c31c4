import {
  type Paint,
  padEnd,
  padStart,
  paintWith,
  sections,
  type TerminalText,
  terminal,
} from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, groupBy, listed, percent, shorten } from "../../core/text.ts";
import { caseLabel } from "../../report/cases.ts";
import { type Calibration, type Disagreement, kappaText } from "./calibrate.ts";

const SHOWN = { disagreements: 20, reasons: 5 };

export function calibrationView(calibration: Calibration, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  return sections([
    headLines(calibration, paint),
    confusionLines(calibration, paint),
    disagreementLines(calibration, paint),
    unjudgedLines(calibration, paint),
    caveatLines(calibration, paint),
  ]);
}

function headLines({ judges, labels, agreement, kappa }: Calibration, paint: Paint): TerminalText[] {
  const { given, compared, unjudged } = labels;
  const names = listed(judges.map(({ name }) => name));
  const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
  const interval = (low: string, high: string) => `95% interval ${low} to ${high}`;
  const [low, high] = agreement.interval;
  const agreed = paint.dim(interval(percent(low), percent(high)));
  return [
    terminal`${paint.bold(names)} ${paint.dim(`${compared} of ${counted(given, "label")} compared${left}`)}`,
    terminal`  agreement  ${padStart(percent(agreement.value), 7)}  ${agreed}`,
    kappa === null
      ? terminal`  kappa      ${padStart("–", 7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
      : terminal`  kappa      ${padStart(kappaText(kappa.value), 7)}  ${paint.dim(`${interval(kappaText(kappa.interval[0]), kappaText(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
  ];
}

function confusionLines({ confusion }: Calibration, paint: Paint): TerminalText[] {
  const row = (name: string, ...cells: string[]) =>
    terminal`  ${padEnd(name, 24)}${cells.map((cell) => padStart(cell, 17))}`;
  return [
    paint.dim(row("", "judge: appropriate", "not appropriate")),
    row("people: appropriate", String(confusion.both), String(confusion.onlyPeople)),
    row("        not appropriate", String(confusion.onlyJudge), String(confusion.neither)),
  ];
}

function disagreementLines({ disagreements }: Calibration, paint: Paint): TerminalText[] {
  if (disagreements.length === 0) return [];
  const more = disagreements.length - SHOWN.disagreements;
  return [
    paint.bold("Disagreements"),
    ...disagreements.slice(0, SHOWN.disagreements).flatMap((each) => disagreementItem(each, paint)),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more disagreement")}: --json has all`)] : []),
  ];
}

function disagreementItem(disagreement: Disagreement, paint: Paint): TerminalText[] {
  const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = disagreement;
  const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
  const verdict =
    appropriateBy === "judge"
      ? terminal`${paint.red("not appropriate")}, and the judge lets it through${spread}`
      : terminal`${paint.green("appropriate")}, and the judge objects${spread}`;
  const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
  return [
    terminal`  ${paint.bold(caseLabel({ id: disagreement.case, tags: disagreement.tags }))} ${cut(name)} ${paint.dim(cut(ids))}`,
    terminal`    ${verdict}`,
    ...(reasoning === undefined ? [] : [terminal`    ${paint.dim(cut(reasoning))}`]),
  ];
}

function unjudgedLines({ unjudged }: Calibration, paint: Paint): TerminalText[] {
  if (unjudged.length === 0) return [];
  const groups = [...groupBy(unjudged, ({ reason }) => reason)];
  const more = groups.length - SHOWN.reasons;
  return [
    paint.bold("Not judged"),
    ...groups
      .slice(0, SHOWN.reasons)
      .flatMap(([reason, labels]) => [
        terminal`  ${counted(labels.length, "label")}: ${cut(reason)}`,
        terminal`    ${paint.dim(cut(listed(labels.map((label) => `${label.case} trial ${label.trial} ${label.callId}`))))}`,
      ]),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more reason")}: --json has all`)] : []),
  ];
}

function caveatLines({ caveats }: Calibration, paint: Paint): TerminalText[] {
  return caveats.map(({ severity, message }) => {
    const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
    return terminal`${word} ${message}`;
  });
}

function cut(text: string): string {
  return shorten(text, limits.shownReasoning);
}

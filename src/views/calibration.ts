import { createColors } from "picocolors";
import type { Calibration, Disagreement } from "../calibration/calibration.ts";
import { kappaText } from "../calibration/kappa-text.ts";
import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, listed, percent, shorten } from "../wording.ts";
import { plainText } from "./escape.ts";

type Colors = ReturnType<typeof createColors>;

const SHOWN = { disagreements: 20, reasons: 5 };

/** How well the judge agrees with people, for a person at a terminal. */
export function calibrationView(calibration: Calibration, colors: boolean): string {
  const paint = createColors(colors);
  const sections = [
    headLines(calibration, paint),
    confusionLines(calibration, paint),
    disagreementLines(calibration, paint),
    unjudgedLines(calibration, paint),
    caveatLines(calibration, paint),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function headLines({ judges, labels, agreement, kappa }: Calibration, paint: Colors): string[] {
  const { given, compared, unjudged } = labels;
  const names = listed(judges.map(({ name }) => name));
  const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
  const interval = (low: string, high: string) => `95 % interval ${low} to ${high}`;
  const [low, high] = agreement.interval;
  const agreed = paint.dim(interval(percent(low), percent(high)));
  return [
    `${paint.bold(plainText(names))} ${paint.dim(`${compared} of ${counted(given, "label")} compared${left}`)}`,
    `  agreement  ${percent(agreement.value).padStart(7)}  ${agreed}`,
    kappa === null
      ? `  kappa      ${"–".padStart(7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
      : `  kappa      ${kappaText(kappa.value).padStart(7)}  ${paint.dim(`${interval(kappaText(kappa.interval[0]), kappaText(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
  ];
}

function confusionLines({ confusion }: Calibration, paint: Colors): string[] {
  const row = (name: string, ...cells: string[]) =>
    `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(17)).join("")}`;
  return [
    paint.dim(row("", "judge: appropriate", "not appropriate")),
    row("people: appropriate", String(confusion.both), String(confusion.onlyPeople)),
    row("        not appropriate", String(confusion.onlyJudge), String(confusion.neither)),
  ];
}

function disagreementLines({ disagreements }: Calibration, paint: Colors): string[] {
  if (disagreements.length === 0) return [];
  const more = disagreements.length - SHOWN.disagreements;
  return [
    paint.bold("Disagreements"),
    ...disagreements.slice(0, SHOWN.disagreements).flatMap((one) => oneDisagreement(one, paint)),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more disagreement")}: --json has all`)] : []),
  ];
}

function oneDisagreement(one: Disagreement, paint: Colors): string[] {
  const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = one;
  const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
  const verdict =
    appropriateBy === "judge"
      ? `${paint.red("not appropriate")}, and the judge lets it through${spread}`
      : `${paint.green("appropriate")}, and the judge objects${spread}`;
  const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
  return [
    `  ${paint.bold(plainText(caseLabel({ id: one.case, tags: one.tags })))} ${cut(name)} ${paint.dim(cut(ids))}`,
    `    ${verdict}`,
    ...(reasoning === undefined ? [] : [`    ${paint.dim(cut(reasoning))}`]),
  ];
}

function unjudgedLines({ unjudged }: Calibration, paint: Colors): string[] {
  if (unjudged.length === 0) return [];
  const groups = [...groupBy(unjudged, ({ reason }) => reason)];
  const more = groups.length - SHOWN.reasons;
  return [
    paint.bold("Not judged"),
    ...groups
      .slice(0, SHOWN.reasons)
      .flatMap(([reason, labels]) => [
        `  ${counted(labels.length, "label")}: ${cut(reason)}`,
        `    ${paint.dim(cut(listed(labels.map((one) => `${one.case} trial ${one.trial} ${one.callId}`))))}`,
      ]),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more reason")}: --json has all`)] : []),
  ];
}

function caveatLines({ caveats }: Calibration, paint: Colors): string[] {
  return caveats.map(({ severity, message }) => {
    const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
    return `${word} ${plainText(message)}`;
  });
}

function cut(text: string): string {
  return plainText(shorten(text, limits.shownReasoning));
}

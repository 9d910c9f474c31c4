import { padEnd, padStart, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { counted, groupBy, grouped, listed, percent } from "../core/text.ts";
import { breakKinds } from "../gate/challenge/breaks.ts";
import type { Challenge, GatedBreak } from "../gate/challenge/results.ts";

const LABEL = 29;
const COLUMNS = ["breaks", "red", "inconclusive", "green", "unseen", "tolerated", "undecided"] as const;
const SHOWN_CASES = 10;
const NAMED = 3;

/** Shows which breaks of a suite are red, why the others are not, and what would make them so. */
export function challengeView(challenge: Challenge, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const { suite, breaks, red, inconclusive, green, deaf, list } = challenge;
  const share = (count: number) => percent(count / breaks);
  const verdicts = `${share(red)} of ${counted(breaks, "break")} are red, ${share(inconclusive)} inconclusive, ${share(green)} green`;
  const missed = list.filter(({ result }) => result !== "red");
  const section = (sights: string[], title: string, linesOf: (breaks: GatedBreak[]) => string[]) => {
    const found = missed.filter(({ sight }) => sights.includes(sight));
    const head = terminal`${paint.bold(`${counted(found.length, "break")} ${title}`)}`;
    return found.length === 0 ? [] : [head, ...linesOf(found).map((line) => terminal`  ${line}`)];
  };
  return sections([
    [
      terminal`${paint.bold(`${suite}: ${verdicts}`)}`,
      ...notesOn(challenge).map((note) => terminal`${note}`),
      ...startHere(missed).map((line) => terminal`${paint.bold(line)}`),
    ],
    [
      terminal`${paint.dim(rowText("break", (name) => name))}`,
      ...challenge.kinds.map(
        (row) => terminal`${rowText(breakKinds[row.kind][0], (name) => grouped(row[name]))}`,
      ),
    ],
    section(["unseen"], "unseen: no score changes", missedLines),
    section(["tolerated"], "tolerated: a score changes, and the run passes all the same", toleratedLines),
    section(["seen"], "undecided: runs fail, and the trials are too few to be sure", undecidedLines),
    section(["unseen", "tolerated"], `unseen or tolerated in ${counted(deaf.length, "deaf case")}`, () => [
      ...deaf.slice(0, SHOWN_CASES).map((each) => {
        const titles = listed(each.kinds.map((kind) => breakKinds[kind][0]));
        return `${each.case}: ${each.unseen + each.tolerated} of ${counted(each.breaks, "break")}: ${titles}`;
      }),
      ...(deaf.length > SHOWN_CASES ? [`and ${deaf.length - SHOWN_CASES} more`] : []),
    ]),
  ]);
}

/** Names what makes the most breaks red. */
function startHere(missed: readonly GatedBreak[]): string[] {
  const remedies = groupBy(missed, ({ kind, sight }) =>
    sight === "unseen"
      ? breakKinds[kind][1]
      : sight === "tolerated"
        ? "a stricter pass mark"
        : "required: true in cases that must always pass, or more trials of each case",
  );
  const [most] = [...remedies].sort(([, a], [, b]) => b.length - a.length);
  return most === undefined ? [] : [`Start here, for ${counted(most[1].length, "break")}: ${most[0]}`];
}

function notesOn(challenge: Challenge): string[] {
  const { breaks, found, seed, runs, challengedCases, unchallenged, uncounted, judges, alreadyRed } =
    challenge;
  const failing = challenge.list.filter(({ sight }) => sight === "seen").length;
  const sample = found > breaks ? `, in a sample (seed ${seed}) of ${grouped(found)} breaks` : "";
  const notes: [boolean, string][] = [
    [true, `${percent(failing / breaks)} make a run fail.`],
    [true, `Broken: ${counted(runs, "passing run")} of ${counted(challengedCases, "case")}${sample}.`],
    [unchallenged.length > 0, `Without a passing run that decides: ${listed(unchallenged, NAMED)}.`],
    [uncounted > 0, `Not broken: ${counted(uncounted, "call")} that no scorer of calls counts.`],
    [judges.length > 0, `Left out, because no judge is asked: ${listed(judges)}.`],
    [alreadyRed.length > 0, `Red without a break: ${listed(alreadyRed)}. Only what gets worse counts.`],
  ];
  return notes.flatMap(([isShown, note]) => (isShown ? [note] : []));
}

function rowText(title: string, textOf: (name: (typeof COLUMNS)[number]) => string): string {
  return `${padEnd(title, LABEL)}${COLUMNS.map((name) => padStart(textOf(name), name.length + 2)).join("")}`;
}

/** Lists the kinds of breaks with their places, and what would notice them. */
function missedLines(breaks: readonly GatedBreak[]): string[] {
  return [...groupBy(breaks, ({ kind }) => kind)].flatMap(([kind, group]) => {
    const places = group.map((each) => `${each.case}${each.at === "" ? "" : ` (${each.at})`}`);
    const [title, remedy] = breakKinds[kind];
    return [`${title}: ${listed([...new Set(places)], NAMED)}`, `  would notice it: ${remedy}`];
  });
}

function toleratedLines(breaks: readonly GatedBreak[]): string[] {
  const scorers = new Set(breaks.flatMap(({ seenBy }) => seenBy));
  return [`would notice them: a stricter pass mark of ${listed([...scorers])}, or its name in gate.scorers`];
}

function undecidedLines(breaks: readonly GatedBreak[]): string[] {
  const needed = [...groupBy(breaks, ({ trialsNeeded }) => trialsNeeded ?? Number.POSITIVE_INFINITY)];
  // One trial shows nothing of the noise.
  const orMore = breaks.every(({ trials }) => trials === 1) ? " or more" : "";
  const hasRules = breaks.some(({ seenBy }) => seenBy.includes("rules"));
  return [
    ...needed
      .sort(([a], [b]) => a - b)
      .map(([trials, { length }]) =>
        trials === Number.POSITIVE_INFINITY
          ? `${grouped(length)} with no number of trials that the gate compares`
          : `${grouped(length)} would be red with ${trials} trials${orMore} of each case, on both sides`,
      ),
    `would be red at once: a case with required: true${hasRules ? ", a broken rule with gate: { rules: fail }" : ""}`,
  ];
}

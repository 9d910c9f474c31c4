import type { Expectation } from "../expectations/expectation.ts";
import type { JudgeTerms } from "../judgement/judgement.ts";
import type { Seen } from "../judgement/question.ts";
import { countsOf, rowsOf } from "../judgement/sheet-rows.ts";
import type { Run } from "../recordings/run.ts";
import type { JudgedText, SheetName } from "../texts/text-scorer.ts";
import { optionsOf } from "./asked-text.ts";
import type { Inquiries } from "./inquiry.ts";
import { notAssessed, nothingToMeasure } from "./not-assessed.ts";
import type { NotAssessed } from "./scorer.ts";
import { type Asking, sheetInquiry } from "./sheet-inquiry.ts";
import { contextOption, type ShownTexts, shownTexts } from "./shown-texts.ts";

/** Scorers that share a question: a sheet, and what the answer may rest on. */
interface Group {
  sheet: SheetName;
  contexts: readonly string[];
  asking: Asking[];
}

/** Says of scorers that there is no score. */
type Leave = (asking: readonly Asking[], why: NotAssessed) => void;

/**
 * What scorers of texts have to ask about a run: one question for each sheet, and for each selection of contexts. Those that ask
 * nothing about contexts stand on whatever sheet of theirs there is.
 */
export function sheetInquiries(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedText[],
  seen: Seen,
  terms: JudgeTerms,
): Inquiries {
  const found: Inquiries = { scores: {}, inquiries: [] };
  const leave: Leave = (asking, why) => {
    for (const { scorer } of asking) found.scores[scorer.id] = why;
  };
  const { texts = {} } = expectation;
  const able = scorers.flatMap((scorer) => {
    const asking = { scorer, options: optionsOf(scorer, expectation) };
    const missing = scorer.missing?.(texts, asking.options);
    if (missing === undefined) return [asking];
    leave([asking], nothingToMeasure(`the case declares no ${missing}`));
    return [];
  });
  if (able.length === 0) return found;
  const shown = shownTexts(run, texts, able, seen);
  if ("unasked" in shown) {
    leave(able, notAssessed(shown.unasked));
    return found;
  }
  const ask = ({ sheet, contexts, asking }: Group) => {
    const inquiry = sheetInquiry({ sheet, contexts, asking, material: shown.material }, terms);
    if (!("unasked" in inquiry)) {
      found.inquiries.push(inquiry);
      return;
    }
    // What is too long by its contexts may not be without them.
    const rest = contexts.length > 0 ? asking.filter((one) => !asksOfContexts(one)) : [];
    leave(
      asking.filter((one) => !rest.includes(one)),
      notAssessed(inquiry.unasked),
    );
    if (rest.length > 0) ask({ sheet, contexts: [], asking: rest });
  };
  for (const group of groupsOf(able, shown, leave)) ask(group);
  return found;
}

/** The scorers that have something to ask, in their order, by what they share. */
function groupsOf(
  able: readonly Asking[],
  { material, texts, contextsFor }: ShownTexts,
  leave: Leave,
): Group[] {
  const groups: Group[] = [];
  // Whoever asks about contexts opens a sheet; the others stand on it.
  for (const one of [...able.filter(asksOfContexts), ...able.filter((one) => !asksOfContexts(one))]) {
    const { scorer, options } = one;
    const contexts = contextsFor(options);
    if ("unasked" in contexts) {
      leave([one], notAssessed(contexts.unasked));
      continue;
    }
    const unasked = scorer.unasked(countsOf(rowsOf(material, contexts)), options);
    if (unasked !== undefined) {
      leave([one], nothingToMeasure(unasked));
      continue;
    }
    const sheet = scorer.sheet(texts, options);
    const group = groups.find(
      (other) => other.sheet === sheet && (!asksOfContexts(one) || sameTexts(other.contexts, contexts)),
    );
    if (group === undefined) groups.push({ sheet, contexts, asking: [one] });
    else group.asking.push(one);
  }
  for (const { asking } of groups) asking.sort((a, b) => able.indexOf(a) - able.indexOf(b));
  return groups;
}

function asksOfContexts({ options }: Asking): boolean {
  return contextOption(options) !== undefined;
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at]);
}

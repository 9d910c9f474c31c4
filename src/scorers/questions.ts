import type { Json } from "../base/json.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { Expectation } from "./expectation.ts";
import type { Judgement, JudgeTerms, SheetJudgement, SheetQuestion, SheetTable } from "./judge/judgement.ts";
import { questionOf, type VisibleContext } from "./judge/question.ts";
import { countsOf, rowsOf, SHEET_VERSION, type SheetTerms, sheetQuestion } from "./judge/sheet.ts";
import {
  answeredCalls,
  areToolResults,
  contextsOf,
  type Material,
  materialOf,
  type NothingToAsk,
  pointedAt,
  redactionFor,
} from "./judge/visible-texts.ts";
import {
  type JudgedRun,
  type KeptJudgement,
  llm,
  type PendingQuestion,
  type RunQuestions,
  recall,
  type SheetDetails,
  scoreJudgement,
} from "./llm.ts";
import {
  CALLS_UNRECORDED,
  type JudgedScorer,
  type NotAssessed,
  notAssessed,
  nothingToMeasure,
  type Outcome,
} from "./scorer.ts";
import { optionsOf } from "./text.ts";
import type { ContextOption } from "./texts/judged-texts.ts";
import type {
  CaseTexts,
  Column,
  JudgedText,
  Row,
  SheetName,
  TableName,
  TableQuestions,
  TextOutcome,
} from "./texts/text-scorer.ts";

/** What these scorers, each of which the case asks for, have to ask a judge about a run: as few questions as can be. */
export function questionsFor(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedScorer[],
  seen: VisibleContext,
  terms: JudgeTerms,
): RunQuestions {
  const asksAboutCalls = scorers.some(({ id }) => id === llm.id);
  const calls = asksAboutCalls ? callQuestions(run, seen, terms) : { scores: {}, pending: [] };
  const texts = scorers.flatMap(({ text }) => text ?? []);
  const sheets = sheetQuestions(run, expectation, texts, seen, terms);
  return {
    scores: { ...calls.scores, ...sheets.scores },
    pending: [...calls.pending, ...sheets.pending],
  };
}

function callQuestions(run: Run, seen: VisibleContext, terms: JudgeTerms): RunQuestions {
  if (run.textsOnly) return { scores: { [llm.id]: CALLS_UNRECORDED }, pending: [] };
  const question = questionOf(run, seen, terms);
  if ("unasked" in question) return { scores: { [llm.id]: notAssessed(question.unasked) }, pending: [] };
  const score = (judgement: Judgement) => {
    if ("tables" in judgement) throw new Error("a sheet is no answer to a question about calls");
    return judgedRun(scoreJudgement(judgement, question));
  };
  const recalled = (kept: KeptJudgement) => {
    const outcome = "tables" in kept ? undefined : recall(kept, question);
    return outcome && judgedRun(outcome);
  };
  return { scores: {}, pending: [{ question, scorers: [llm.id], score, recall: recalled }] };
}

function judgedRun(outcome: Outcome<unknown>): JudgedRun {
  return { scores: { [llm.id]: outcome }, sheets: [] };
}

/** Scorers that share a question: a sheet, and what the answer may rest on. */
interface Group {
  sheet: SheetName;
  contexts: readonly string[];
  asking: RequestedScorer[];
}

/** Says of scorers that there is no score. */
type MarkNotAssessed = (asking: readonly RequestedScorer[], why: NotAssessed) => void;

/**
 * What scorers of texts have to ask about a run: one question for each sheet, and for each selection of contexts. Those that ask
 * nothing about contexts stand on whatever sheet of theirs there is.
 */
export function sheetQuestions(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedText[],
  seen: VisibleContext,
  terms: JudgeTerms,
): RunQuestions {
  const found: RunQuestions = { scores: {}, pending: [] };
  const leave: MarkNotAssessed = (asking, why) => {
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
    const pendingQuestion = sheetQuestionFor({ sheet, contexts, asking, material: shown.material }, terms);
    if (!("unasked" in pendingQuestion)) {
      found.pending.push(pendingQuestion);
      return;
    }
    // What is too long by its contexts may not be without them.
    const rest = contexts.length > 0 ? asking.filter((one) => !asksOfContexts(one)) : [];
    leave(
      asking.filter((one) => !rest.includes(one)),
      notAssessed(pendingQuestion.unasked),
    );
    if (rest.length > 0) ask({ sheet, contexts: [], asking: rest });
  };
  for (const group of groupsOf(able, shown, leave)) ask(group);
  return found;
}

/** The scorers that have something to ask, in their order, by what they share. */
function groupsOf(
  able: readonly RequestedScorer[],
  { material, texts, contextsFor }: ShownTexts,
  leave: MarkNotAssessed,
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

function asksOfContexts({ options }: RequestedScorer): boolean {
  return contextOption(options) !== undefined;
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at]);
}

/** What a judge may see of what was said in a run, and of what its case says. */
interface ShownTexts {
  texts: CaseTexts;
  material: Material;
  /** What the answer may rest on by the options of a scorer: nothing where it does not ask. */
  contextsFor(options: object): readonly string[] | NothingToAsk;
}

/** How a scorer's options select contexts; undefined for one that asks nothing about them. */
function contextOption(options: object): ContextOption | undefined {
  return "context" in options ? (options.context as ContextOption) : undefined;
}

/** The same for these scorers; or why there is too much to search for what must not be shown. */
function shownTexts(
  run: Run,
  texts: CaseTexts,
  asking: readonly RequestedScorer[],
  seen: VisibleContext,
): ShownTexts | NothingToAsk {
  const fromTools = asking.some(({ options }) => {
    const option = contextOption(options);
    return option !== undefined && areToolResults(option, texts);
  });
  const pointed = asking.flatMap(({ options }) => pointedAt(contextOption(options) ?? "", run));
  const calls = fromTools ? answeredCalls(run, seen.isIgnored) : [];
  const redaction = redactionFor(run, [...searchedIn(run, texts, calls, seen), ...pointed], seen.redact);
  if ("unasked" in redaction) return redaction;
  return {
    texts,
    material: materialOf(run, texts, redaction),
    contextsFor(options) {
      const option = contextOption(options);
      if (option === undefined) return [];
      if (run.textsOnly && areToolResults(option, texts)) return { unasked: CALLS_UNRECORDED.reason };
      return contextsOf(option, texts, calls, run, redaction);
    },
  };
}

/** What has to be searched for what must not be shown. */
function searchedIn(
  { input, response, texts: said, toolCalls }: Run,
  { groundTruth = [], context = [], noise }: CaseTexts,
  calls: readonly ToolCall[],
  { redact }: VisibleContext,
): Json[] {
  const clean = noise === undefined || "of" in noise ? [] : [noise.cleanQuery, noise.baselineResponse];
  return [
    input,
    response,
    ...said.filter(({ speaker }) => speaker === "system").map(({ text }) => text),
    ...groundTruth,
    ...context.map(({ text }) => text),
    ...clean,
    ...calls.map(({ result = null }) => result),
    ...(redact.hidesArguments ? toolCalls.flatMap((call) => [call.arguments, call.result ?? null]) : []),
  ];
}

/** A scorer that a case asks for, and how. */
interface RequestedScorer {
  scorer: JudgedText;
  options: object;
}

/** What stands on a sheet, and for whom. */
interface SheetRequest extends Omit<SheetTerms, "asks"> {
  asking: readonly RequestedScorer[];
}

/** The one question of scorers that share a sheet; or why there is nothing to ask. Throws where two ask otherwise in the same column. */
function sheetQuestionFor(
  { asking, ...shown }: SheetRequest,
  terms: JudgeTerms,
): PendingQuestion | NothingToAsk {
  const question = sheetQuestion({ ...shown, asks: joined(asking) }, terms);
  if ("unasked" in question) return question;
  const scorers = asking.map(({ scorer }) => scorer.id);
  const scoreSheet = ({ sheet, tables, by, votes }: SheetJudgement): JudgedRun => ({
    scores: Object.fromEntries(
      asking.map(({ scorer, options }) => [scorer.id, marked(scorer.score(tables, options))]),
    ),
    sheets: [{ sheet, scorers, key: question.key, by, votes, tables }],
  });
  return {
    question,
    scorers,
    score(judgement) {
      if (!("tables" in judgement)) throw new Error("a judgement of calls is no answer to a sheet");
      return scoreSheet(judgement);
    },
    recall: (kept) =>
      "tables" in kept && fitsSheet(kept, question) ? scoreSheet(inOrder(kept, question)) : undefined,
  };
}

/** What was judged and has no score has nothing to measure. */
function marked(outcome: TextOutcome): Outcome<unknown> {
  return outcome.status === "not-assessed" ? nothingToMeasure(outcome.reason) : outcome;
}

/** Of ranked rows the order tells something. */
function inOrder(kept: SheetDetails, { tables }: SheetQuestion): SheetJudgement {
  const sorted = tables.map(({ name, rows }) => {
    const said = new Map(kept.tables[name]?.map((row) => [row.id, row]));
    return [name, rows.flatMap((id) => said.get(id) ?? [])];
  });
  return { ...kept, tables: Object.fromEntries(sorted) };
}

/** Names that a row has already. */
const TAKEN = ["id", "reason"];

function joined(asking: readonly RequestedScorer[]): TableQuestions {
  const all: Partial<Record<TableName, Record<string, Column>>> = {};
  for (const { scorer, options } of asking) {
    for (const [table, columns] of Object.entries(scorer.asks(options)) as [
      TableName,
      Record<string, Column>,
    ][]) {
      const known = all[table] ?? {};
      all[table] = known;
      for (const [name, column] of Object.entries(columns)) {
        const other = known[name];
        if (TAKEN.includes(name) || (other !== undefined && !isSame(other, column)))
          throw new Error(`${scorer.id} asks otherwise in ${table}.${name} than another scorer`);
        known[name] = column;
      }
    }
  }
  return all;
}

function isSame(one: Column, other: Column): boolean {
  return one.asks === other.asks && JSON.stringify(one.words) === JSON.stringify(other.words);
}

/**
 * Whether a judgement that was kept in a file is a whole one of this sheet: of the same key, with each row of each table exactly once,
 * and in each cell one of its words.
 */
function fitsSheet({ sheet, key, by, tables }: SheetDetails, question: SheetQuestion): boolean {
  return (
    key === question.key &&
    sheet === question.sheet &&
    by.promptVersion === SHEET_VERSION &&
    Object.keys(tables).length === question.tables.length &&
    question.tables.every((table) => isFilled(tables[table.name] ?? [], table))
  );
}

function isFilled(said: readonly Row[], { rows, columns }: SheetTable): boolean {
  const words = Object.entries(columns);
  const isWhole = ({ verdicts }: Row) =>
    Object.keys(verdicts).length === words.length &&
    words.every(([column, allowed]) => allowed.includes(verdicts[column] ?? ""));
  return said.length === rows.length && rows.every((id) => said.some((row) => row.id === id && isWhole(row)));
}

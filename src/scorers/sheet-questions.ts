import type { Json } from "../core/json.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { Row, SheetDetails, SheetName, TableName } from "./details.ts";
import type { Expectation } from "./expectation.ts";
import type { JudgeTerms, SheetJudgement, SheetQuestion, SheetTable } from "./judge/judgement.ts";
import type { VisibleContext } from "./judge/question.ts";
import { countsOf, rowsOf, SHEET_VERSION, type SheetTerms, sheetQuestion } from "./judge/question-batch.ts";
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
import type { JudgedRun, PendingQuestion, RunQuestions } from "./llm.ts";
import {
  CALLS_UNRECORDED,
  type NotAssessed,
  notAssessed,
  nothingToMeasure,
  type Outcome,
} from "./outcome.ts";
import { optionsOf } from "./run-scorers.ts";
import type { ContextOption } from "./texts/judged-texts.ts";
import type { CaseTexts, Column, JudgedText, TableQuestions, TextOutcome } from "./texts/text-scorer.ts";

interface Group {
  sheet: SheetName;
  contexts: readonly string[];
  requests: RequestedScorer[];
}

type MarkNotAssessed = (requests: readonly RequestedScorer[], outcome: NotAssessed) => void;

/** Builds one question per sheet and selection of contexts. A scorer without contexts joins any question of its sheet. */
export function sheetQuestions(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedText[],
  seen: VisibleContext,
  terms: JudgeTerms,
): RunQuestions {
  const result: RunQuestions = { scores: {}, pending: [] };
  const markNotAssessed: MarkNotAssessed = (requests, outcome) => {
    for (const { scorer } of requests) result.scores[scorer.id] = outcome;
  };
  const { texts = {} } = expectation;
  const able = scorers.flatMap((scorer) => {
    const request = { scorer, options: optionsOf(scorer, expectation) };
    const missing = scorer.missing?.(texts, request.options);
    if (missing === undefined) return [request];
    markNotAssessed([request], nothingToMeasure(`the case declares no ${missing}`));
    return [];
  });
  if (able.length === 0) return result;
  const shown = shownTexts(run, texts, able, seen);
  if ("unasked" in shown) {
    markNotAssessed(able, notAssessed(shown.unasked));
    return result;
  }
  const ask = ({ sheet, contexts, requests }: Group) => {
    const pendingQuestion = sheetQuestionFor({ sheet, contexts, requests, material: shown.material }, terms);
    if (!("unasked" in pendingQuestion)) {
      result.pending.push(pendingQuestion);
      return;
    }
    // A question that is too long with its contexts may fit without them.
    const rest = contexts.length > 0 ? requests.filter((request) => !asksOfContexts(request)) : [];
    markNotAssessed(
      requests.filter((request) => !rest.includes(request)),
      notAssessed(pendingQuestion.unasked),
    );
    if (rest.length > 0) ask({ sheet, contexts: [], requests: rest });
  };
  for (const group of groupsOf(able, shown, markNotAssessed)) ask(group);
  return result;
}

function groupsOf(
  able: readonly RequestedScorer[],
  { material, texts, contextsFor }: ShownTexts,
  markNotAssessed: MarkNotAssessed,
): Group[] {
  const groups: Group[] = [];
  // Scorers with contexts open the groups that the remaining scorers join.
  for (const request of [
    ...able.filter(asksOfContexts),
    ...able.filter((request) => !asksOfContexts(request)),
  ]) {
    const { scorer, options } = request;
    const contexts = contextsFor(options);
    if ("unasked" in contexts) {
      markNotAssessed([request], notAssessed(contexts.unasked));
      continue;
    }
    const unasked = scorer.unasked(countsOf(rowsOf(material, contexts)), options);
    if (unasked !== undefined) {
      markNotAssessed([request], nothingToMeasure(unasked));
      continue;
    }
    const sheet = scorer.sheet(texts, options);
    const group = groups.find(
      (candidate) =>
        candidate.sheet === sheet && (!asksOfContexts(request) || sameTexts(candidate.contexts, contexts)),
    );
    if (group === undefined) groups.push({ sheet, contexts, requests: [request] });
    else group.requests.push(request);
  }
  for (const { requests } of groups) requests.sort((a, b) => able.indexOf(a) - able.indexOf(b));
  return groups;
}

function asksOfContexts({ options }: RequestedScorer): boolean {
  return contextOption(options) !== undefined;
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}

interface ShownTexts {
  texts: CaseTexts;
  material: Material;
  /** Empty if the scorer's options select no contexts. */
  contextsFor(options: object): readonly string[] | NothingToAsk;
}

function contextOption(options: object): ContextOption | undefined {
  return "context" in options ? (options.context as ContextOption) : undefined;
}

function shownTexts(
  run: Run,
  texts: CaseTexts,
  requests: readonly RequestedScorer[],
  seen: VisibleContext,
): ShownTexts | NothingToAsk {
  const fromTools = requests.some(({ options }) => {
    const option = contextOption(options);
    return option !== undefined && areToolResults(option, texts);
  });
  const pointed = requests.flatMap(({ options }) => pointedAt(contextOption(options) ?? "", run));
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

/** Every text from which redacted values must be removed. */
function searchedIn(
  { input, response, texts: messages, toolCalls }: Run,
  { groundTruth = [], context = [], noise }: CaseTexts,
  calls: readonly ToolCall[],
  { redact }: VisibleContext,
): Json[] {
  const clean = noise === undefined || "of" in noise ? [] : [noise.cleanQuery, noise.baselineResponse];
  return [
    input,
    response,
    ...messages.filter(({ speaker }) => speaker === "system").map(({ text }) => text),
    ...groundTruth,
    ...context.map(({ text }) => text),
    ...clean,
    ...calls.map(({ result = null }) => result),
    ...(redact.hidesArguments ? toolCalls.flatMap((call) => [call.arguments, call.result ?? null]) : []),
  ];
}

interface RequestedScorer {
  scorer: JudgedText;
  options: object;
}

interface SheetRequest extends Omit<SheetTerms, "asks"> {
  requests: readonly RequestedScorer[];
}

function sheetQuestionFor(
  { requests, ...shown }: SheetRequest,
  terms: JudgeTerms,
): PendingQuestion | NothingToAsk {
  const question = sheetQuestion({ ...shown, asks: joinColumns(requests) }, terms);
  if ("unasked" in question) return question;
  const scorers = requests.map(({ scorer }) => scorer.id);
  const scoreSheet = ({ sheet, tables, by, votes }: SheetJudgement): JudgedRun => ({
    scores: Object.fromEntries(
      requests.map(({ scorer, options }) => [scorer.id, withNothingToMeasure(scorer.score(tables, options))]),
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
    recall: (stored) =>
      "tables" in stored && fitsSheet(stored, question) ? scoreSheet(inOrder(stored, question)) : undefined,
  };
}

function withNothingToMeasure(outcome: TextOutcome): Outcome<unknown> {
  return outcome.status === "not-assessed" ? nothingToMeasure(outcome.reason) : outcome;
}

/** Restores the row order, because it matters for ranked contexts. */
function inOrder(stored: SheetDetails, { tables }: SheetQuestion): SheetJudgement {
  const sorted = tables.map(({ name, rows }) => {
    const judgedRows = new Map(stored.tables[name]?.map((row) => [row.id, row]));
    return [name, rows.flatMap((id) => judgedRows.get(id) ?? [])];
  });
  return { ...stored, tables: Object.fromEntries(sorted) };
}

const RESERVED = ["id", "reason"];

function joinColumns(requests: readonly RequestedScorer[]): TableQuestions {
  const all: Partial<Record<TableName, Record<string, Column>>> = {};
  for (const { scorer, options } of requests) {
    for (const [table, columns] of Object.entries(scorer.asks(options)) as [
      TableName,
      Record<string, Column>,
    ][]) {
      const tableColumns = all[table] ?? {};
      all[table] = tableColumns;
      for (const [name, column] of Object.entries(columns)) {
        const existing = tableColumns[name];
        if (RESERVED.includes(name) || (existing !== undefined && !isSame(existing, column)))
          throw new Error(`${scorer.id} asks otherwise in ${table}.${name} than another scorer`);
        tableColumns[name] = column;
      }
    }
  }
  return all;
}

function isSame(column: Column, existing: Column): boolean {
  return column.asks === existing.asks && JSON.stringify(column.words) === JSON.stringify(existing.words);
}

/** A stored judgement must have each row exactly once and only allowed words. */
function fitsSheet({ sheet, key, by, tables }: SheetDetails, question: SheetQuestion): boolean {
  return (
    key === question.key &&
    sheet === question.sheet &&
    by.promptVersion === SHEET_VERSION &&
    Object.keys(tables).length === question.tables.length &&
    question.tables.every((table) => isFilled(tables[table.name] ?? [], table))
  );
}

function isFilled(list: readonly Row[], { rows, columns }: SheetTable): boolean {
  const words = Object.entries(columns);
  const isWhole = ({ verdicts }: Row) =>
    Object.keys(verdicts).length === words.length &&
    words.every(([column, allowed]) => allowed.includes(verdicts[column] ?? ""));
  return list.length === rows.length && rows.every((id) => list.some((row) => row.id === id && isWhole(row)));
}

import { loadRe2 } from "../base/expression.ts";
import { isObject, listOf } from "../base/json.ts";
import type { ConfigurationDocument } from "../base/json-places.ts";
import { type Place, type Problem, placeName } from "../base/problems.ts";
import { byPlace, validate } from "../base/validate.ts";
import { parseConfiguration } from "../base/yaml.ts";
import {
  comparedReferences,
  type Expectation,
  type ExpectedCalls,
  type ExpectedTurn,
  expectedCalls,
} from "../scorers/expectation.ts";
import {
  countsNothing,
  NOTHING_COUNTS,
  resolveAsked,
  resolveOptions,
  type StatedOptions,
} from "../scorers/options.ts";
import { joinRules, type Rules, rulesOf, type StatedRules } from "../scorers/rule-set.ts";
import { textScorers } from "../scorers/texts/index.ts";
import type { CaseTexts } from "../scorers/texts/text-scorer.ts";
import {
  callKeys,
  caseTexts,
  expectationsSchema,
  type RetiredCase,
  type StatedCalls,
  type StatedCase,
} from "./expectations-schema.ts";
import { referenceConflicts, ruleConflicts } from "./rule-conflicts.ts";

/** Something stated in a file, and where. */
type WithPlace<Stated> = Stated & { place: Place };

/** A case cannot be there and gone, nor can two cases be what one was before. */
function findContradictions(
  expectations: ReadonlyMap<string, Expectation>,
  retired: readonly WithPlace<RetiredCase>[],
): Problem[] {
  // An entry with tags takes out some runs of a case, and leaves the others.
  const gone = retired.flatMap(({ id, tags, place }) =>
    id === undefined || tags !== undefined ? [] : [{ id, place }],
  );
  return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}

function stillDeclared(
  gone: readonly WithPlace<{ id: string }>[],
  expectations: ReadonlyMap<string, Expectation>,
): Problem[] {
  return gone.flatMap(({ id, place }) => {
    const still = expectations.get(id);
    if (still === undefined) return [];
    return error(
      place,
      `case "${id}" is retired here and declared at ${placeName(still.place)}`,
      ONE_OF_THEM,
    );
  });
}

function successors(
  expectations: ReadonlyMap<string, Expectation>,
  gone: readonly WithPlace<{ id: string }>[],
): Problem[] {
  const retired = new Map(gone.map(({ id, place }) => [id, place]));
  const renamed = new Map<string, Expectation>();
  return [...expectations.values()].flatMap((one) => {
    const { id, formerly, place } = one;
    if (formerly === undefined) return [];
    const says = `case "${id}" says it was formerly "${formerly}"`;
    const still = expectations.get(formerly);
    if (still === one) return error(place, `${says}, which is its own id`, "take the line out");
    if (still !== undefined)
      return error(place, `${says}, which is still declared at ${placeName(still.place)}`, ONE_OF_THEM);
    const end = retired.get(formerly);
    if (end !== undefined) return error(place, `${says}, which is retired at ${placeName(end)}`, ONE_OF_THEM);
    const other = renamed.get(formerly);
    renamed.set(formerly, other ?? one);
    if (other === undefined) return [];
    return error(place, `${says}, and so does "${other.id}" at ${placeName(other.place)}`, ONE_OF_THEM);
  });
}

const ONE_OF_THEM = "keep one of them";

function error(place: Place, message: string, remedy: string): Problem[] {
  return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}

/** A case that names another one as that without its noise. */
interface NoisyCase {
  id: string;
  of: string;
  place: Place;
}

/** The same of a case that is written down; nothing of one that names none. Where it stands is asked for only then: that takes long. */
function noisyCase(id: string, { noise }: CaseTexts, placeOf: () => Place): NoisyCase[] {
  return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}

/** What is wrong with them: the other case is nowhere declared, or is the same one. */
function findLonely(noisy: readonly NoisyCase[], declared: ReadonlyMap<string, unknown>): Problem[] {
  return noisy.flatMap(({ id, of, place }): Problem[] => {
    if (of !== id && declared.has(of)) return [];
    const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
    const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
    return [{ severity: "error", ...place, message }];
  });
}

/**
 * What a case asks for itself and does not say enough for. What it is asked for by `defaults` is not assessed where it does not: they
 * speak of every case.
 */
function unmetAsks(stated: StatedCase, expectation: Expectation, locate: (key: string) => Place): Problem[] {
  const { id, asked = {}, texts = {} } = expectation;
  const hasReferences = [stated, ...(stated.anyOf ?? []), ...(stated.turns ?? [])].some(
    ({ referenceToolCalls }) => referenceToolCalls !== undefined,
  );
  const compares = stated.code?.arguments === "compare" && !hasReferences;
  const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
  const unsaid: Problem[] = compares ? [{ severity: "error", ...locate("code"), message }] : [];
  // One level may state the one, and another level the other.
  if (expectedCalls(expectation).some(({ options }) => countsNothing(options.f1)))
    unsaid.push({ severity: "error", ...locate("f1"), message: `case "${id}": ${NOTHING_COUNTS}` });
  const unmet = textScorers.flatMap((scorer): Problem[] => {
    const options = asked[scorer.id];
    if (options === undefined || !stated[scorer.id]) return [];
    const missing = scorer.missing?.(texts, options);
    if (missing === undefined) return [];
    const where = missing in options ? "under" : "beside";
    const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
    return [{ severity: "error", ...locate(scorer.id), message }];
  });
  return [...unsaid, ...unmet];
}

type RuledCase = Pick<
  StatedCase,
  "forbiddenTools" | "maxToolCalls" | "maxTokens" | "maxDuration" | "maxCost" | "rules"
>;

/** A case's rules with those of its suite. The same object where it has none of its own: rules are compiled once. */
function caseRules(
  { forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost, rules = {} }: RuledCase,
  ofSuite: Rules,
): Rules {
  const beside = { forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost };
  const own = joinRules(rulesOf(beside), rulesOf(rules));
  return Object.keys(own).length === 0 ? ofSuite : joinRules(ofSuite, own);
}

/** What no run could keep: rules of a case against one another, those of the suite, or what the case expects. */
function ruleFaults(
  stated: StatedCase,
  { id, rules, place, ...expected }: Expectation,
  ofSuite: Rules,
  locate: (key: string) => Place,
): Problem[] {
  // What is wrong among the suite's own rules is told where those stand.
  const own = rules === ofSuite ? [] : ruleConflicts(rules);
  const ofSuiteAlone = new Set(own.length === 0 ? [] : ruleConflicts(ofSuite));
  const stronger = stated.rules === undefined ? ofSuite : caseRules({ rules: stated.rules }, ofSuite);
  const conflicts = [
    ...own.filter((one) => !ofSuiteAlone.has(one)),
    ...referenceConflicts(stronger, expected),
  ];
  const where = conflicts.length > 0 && stated.rules !== undefined ? locate("rules") : place;
  return conflicts.map((message) => ({ severity: "error", ...where, message: `case "${id}": ${message}` }));
}

// Whoever reads globs and expressions comes by here first.
await loadRe2();

/** All that expectations files say. */
export interface LoadedExpectations {
  /** By case id. */
  expectations: Map<string, Expectation>;
  retired: RetiredCase[];
  problems: Problem[];
}

/**
 * Reads expectations from the texts of their files. Options resolve as case, then file, then `policyDefaults`. The rules of
 * the suite hold in every case.
 * Returns the expectations, the cases that are retired, and every problem found in any file.
 */
export function loadExpectations(
  files: readonly { file: string; text: string }[],
  policyDefaults: StatedOptions = {},
  suiteRules: StatedRules = {},
): LoadedExpectations {
  const expectations = new Map<string, Expectation>();
  const retired: WithPlace<RetiredCase>[] = [];
  const problems: Problem[] = [];
  const declared = new Map<string, Place>();
  const noisy: NoisyCase[] = [];
  const ofSuite = rulesOf(suiteRules);
  for (const { file, text } of files) {
    const document = parseConfiguration(file, text);
    const { value, problems: found } = validate(expectationsSchema, document);
    for (const problem of [...found, ...findDuplicates(document, declared)].sort(byPlace))
      problems.push(problem);
    for (const [at, stated] of (value?.cases ?? []).entries()) {
      const place = document.locate(["cases", at]);
      const one = {
        ...readCase(stated, place, value?.defaults, policyDefaults),
        rules: caseRules(stated, ofSuite),
      };
      expectations.set(stated.id, one);
      noisy.push(...noisyCase(stated.id, one.texts ?? {}, () => document.locate(["cases", at, "noise"])));
      const locate = (key: string) => document.locate(["cases", at, key], "key");
      problems.push(...findSecondWays(stated, locate), ...ruleFaults(stated, one, ofSuite, locate));
      problems.push(...unmetAsks(stated, one, locate));
    }
    for (const [at, one] of (value?.retired ?? []).entries())
      retired.push({ ...one, place: document.locate(["retired", at]) });
  }
  problems.push(...findLonely(noisy, declared));
  for (const problem of findContradictions(expectations, retired)) problems.push(problem);
  return { expectations, retired: retired.map(({ place: _place, ...one }) => one), problems };
}

/** Ids declared before, in this file or another. Looks at the unchecked document, so that other mistakes in a file hide none. */
function findDuplicates(document: ConfigurationDocument, declared: Map<string, Place>): Problem[] {
  const cases = isObject(document.value) ? listOf(document.value.cases) : [];
  return cases.flatMap((stated, at) => {
    const id = isObject(stated) ? stated.id : undefined;
    if (typeof id !== "string") return [];
    const place = document.locate(["cases", at, "id"]);
    const first = declared.get(id);
    if (first === undefined) {
      declared.set(id, place);
      return [];
    }
    const message = `case "${id}" is declared a second time; the first is at ${placeName(first)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

function readCase(
  stated: StatedCase,
  place: Place,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): Omit<Expectation, "rules"> {
  const { id, input, anyOf, turns, scope, availableTools, formerly, tags } = stated;
  const asked = resolveAsked(stated, fileDefaults, policyDefaults);
  const texts = caseTexts(stated);
  const read = (calls: StatedCalls) => readCalls(calls, stated, fileDefaults, policyDefaults);
  return {
    id,
    source: "file",
    place,
    ...(input === undefined ? {} : { input }),
    ...read(stated),
    ...(anyOf === undefined
      ? {}
      : { anyOf: anyOf.map((one, at) => ({ name: variantName(one, at), ...read(one), ...partTexts(one) })) }),
    ...(turns === undefined ? {} : { turns: turns.map((one) => ({ ...read(one), ...partTexts(one) })) }),
    ...(scope === undefined ? {} : { agents: scope.agents }),
    ...(availableTools === undefined ? {} : { availableTools }),
    required: stated.required ?? false,
    ...(formerly === undefined ? {} : { formerly }),
    ...(tags === undefined ? {} : { labels: tags }),
    ...(asked === undefined ? {} : { asked }),
    ...(texts === undefined ? {} : { texts }),
  };
}

/** What is said of calls, by a case or by a part of it whose options come before those of the case. */
function readCalls(
  { expectedTool, strictMode = false, expectedToolOrder, referenceToolCalls, f1, code }: StatedCalls,
  ofCase: StatedCase,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): ExpectedCalls {
  const caseOptions = { f1: ofCase.f1, code: ofCase.code };
  const options = resolveOptions({ f1, code }, caseOptions, fileDefaults, policyDefaults);
  // As in Mastra, an empty order beside a tool says nothing.
  const isVoid = expectedTool !== undefined && expectedToolOrder?.length === 0;
  return {
    ...(expectedTool === undefined ? {} : { expectedTool }),
    strictMode,
    ...(expectedToolOrder === undefined || isVoid ? {} : { expectedToolOrder }),
    ...comparedReferences(referenceToolCalls, options),
    options,
  };
}

function variantName({ name }: { name?: string | undefined }, at: number): string {
  return name ?? `variant ${at + 1}`;
}

type StatedTurn = NonNullable<StatedCase["turns"]>[number];

function partTexts({
  mustSay,
  mustNotSay,
}: Pick<StatedTurn, "mustSay" | "mustNotSay">): Pick<ExpectedTurn, "texts"> {
  const texts = caseTexts({ mustSay, mustNotSay });
  return texts === undefined ? {} : { texts };
}

/** Several ways of saying what is called, of which a case has one; and variants of one name. */
function findSecondWays(stated: StatedCase, locate: (key: string) => Place): Problem[] {
  const { id, anyOf, turns, strictMode } = stated;
  const parts = [...(anyOf === undefined ? [] : ["anyOf"]), ...(turns === undefined ? [] : ["turns"])];
  const [part] = parts;
  if (part === undefined) return [];
  const besides = [
    ...callKeys.filter((key) => stated[key] !== undefined),
    ...(strictMode ? ["strictMode"] : []),
  ];
  const into = part === "anyOf" ? "write it in a variant of anyOf" : "write it in a turn";
  const names = (anyOf ?? []).map(variantName);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  return [
    ...(parts.length > 1 ? error(locate("turns"), `case "${id}" has turns beside anyOf`, ONE_OF_THEM) : []),
    ...besides.flatMap((key) => error(locate(key), `case "${id}" has ${key} beside ${part}`, into)),
    ...(twice === undefined
      ? []
      : error(
          locate("anyOf"),
          `case "${id}" has two variants named "${twice}"`,
          "give each a name of its own",
        )),
  ];
}

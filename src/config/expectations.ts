import { loadRe2 } from "../core/expression.ts";
import { defined, isObject, listOf } from "../core/json.ts";
import { parseConfiguration } from "../core/parse-configuration.ts";
import { type Place, type Problem, placeName } from "../core/problems.ts";
import { byPlace, validate } from "../core/validate-schema.ts";
import type { ConfigurationDocument } from "../core/yaml.ts";
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
import { requestedScorers } from "../scorers/requested.ts";
import { joinRules, type Rules, rulesOf, type StatedRules } from "../scorers/rules.ts";
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

type WithPlace<Entry> = Entry & { place: Place };

/** A case cannot be both declared and retired, and two cases cannot have the same former id. */
function findContradictions(
  expectations: ReadonlyMap<string, Expectation>,
  retired: readonly WithPlace<RetiredCase>[],
): Problem[] {
  // An entry with tags retires only some runs of a case.
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
  return [...expectations.values()].flatMap((expectation) => {
    const { id, formerly, place } = expectation;
    if (formerly === undefined) return [];
    const claim = `case "${id}" says it was formerly "${formerly}"`;
    const still = expectations.get(formerly);
    if (still === expectation) return error(place, `${claim}, which is its own id`, "take the line out");
    if (still !== undefined)
      return error(place, `${claim}, which is still declared at ${placeName(still.place)}`, ONE_OF_THEM);
    const end = retired.get(formerly);
    if (end !== undefined)
      return error(place, `${claim}, which is retired at ${placeName(end)}`, ONE_OF_THEM);
    const other = renamed.get(formerly);
    renamed.set(formerly, other ?? expectation);
    if (other === undefined) return [];
    return error(place, `${claim}, and so does "${other.id}" at ${placeName(other.place)}`, ONE_OF_THEM);
  });
}

const ONE_OF_THEM = "keep one of them";

function error(place: Place, message: string, remedy: string): Problem[] {
  return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}

/** A case that names another case as its version without noise. */
interface NoisyCase {
  id: string;
  of: string;
  place: Place;
}

/** `placeOf` is lazy, because locating a value is slow. */
function noisyCase(id: string, { noise }: CaseTexts, placeOf: () => Place): NoisyCase[] {
  return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}

function findLonely(noisy: readonly NoisyCase[], declared: ReadonlyMap<string, unknown>): Problem[] {
  return noisy.flatMap(({ id, of, place }): Problem[] => {
    if (of !== id && declared.has(of)) return [];
    const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
    const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
    return [{ severity: "error", ...place, message }];
  });
}

/** A scorer that the case itself sets must have its texts. A scorer from `defaults` is not assessed without them: defaults apply everywhere. */
function unmetAsks(entry: StatedCase, expectation: Expectation, locate: (key: string) => Place): Problem[] {
  const { id, asked = {}, texts = {} } = expectation;
  const hasReferences = [entry, ...(entry.anyOf ?? []), ...(entry.turns ?? [])].some(
    ({ referenceToolCalls }) => referenceToolCalls !== undefined,
  );
  const compares = entry.code?.arguments === "compare" && !hasReferences;
  const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
  const incomplete: Problem[] = compares ? [{ severity: "error", ...locate("code"), message }] : [];
  // The two options may come from different levels.
  if (expectedCalls(expectation).some(({ options }) => countsNothing(options.f1)))
    incomplete.push({ severity: "error", ...locate("f1"), message: `case "${id}": ${NOTHING_COUNTS}` });
  const unmet = requestedScorers.flatMap((scorer): Problem[] => {
    const options = asked[scorer.id];
    if (options === undefined || !entry[scorer.id]) return [];
    const missing = scorer.missing?.(texts, options);
    if (missing === undefined) return [];
    const where = missing in options ? "under" : "beside";
    const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
    return [{ severity: "error", ...locate(scorer.id), message }];
  });
  return [...incomplete, ...unmet];
}

type RuledCase = Pick<
  StatedCase,
  "forbiddenTools" | "maxToolCalls" | "maxTokens" | "maxDuration" | "maxCost" | "rules"
>;

/** Returns the suite's object itself if the case has no rules, so that rules are compiled only once. */
function caseRules(
  { forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost, rules = {} }: RuledCase,
  ofSuite: Rules,
): Rules {
  const beside = { forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost };
  const own = joinRules(rulesOf(beside), rulesOf(rules));
  return Object.keys(own).length === 0 ? ofSuite : joinRules(ofSuite, own);
}

/** Conflicts that no run could satisfy: among rules of the case, with the suite's rules, or with the expected calls. */
function ruleFaults(
  entry: StatedCase,
  { id, rules, place, ...expected }: Expectation,
  ofSuite: Rules,
  locate: (key: string) => Place,
): Problem[] {
  // Conflicts among the suite's own rules are reported in the suite's file.
  const own = rules === ofSuite ? [] : ruleConflicts(rules);
  const ofSuiteAlone = new Set(own.length === 0 ? [] : ruleConflicts(ofSuite));
  const stronger = entry.rules === undefined ? ofSuite : caseRules({ rules: entry.rules }, ofSuite);
  const conflicts = [
    ...own.filter((conflict) => !ofSuiteAlone.has(conflict)),
    ...referenceConflicts(stronger, expected),
  ];
  const where = conflicts.length > 0 && entry.rules !== undefined ? locate("rules") : place;
  return conflicts.map((message) => ({ severity: "error", ...where, message: `case "${id}": ${message}` }));
}

// Every module that reads globs and expressions imports this one first.
await loadRe2();

export interface LoadedExpectations {
  /** By case id. */
  expectations: Map<string, Expectation>;
  retired: RetiredCase[];
  problems: Problem[];
}

/** Parses expectations files. Options resolve as case, then file, then `policyDefaults`. The suite's rules apply to every case. */
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
    for (const [at, entry] of (value?.cases ?? []).entries()) {
      const place = document.locate(["cases", at]);
      const expectation = {
        ...readCase(entry, place, value?.defaults, policyDefaults),
        rules: caseRules(entry, ofSuite),
      };
      expectations.set(entry.id, expectation);
      noisy.push(
        ...noisyCase(entry.id, expectation.texts ?? {}, () => document.locate(["cases", at, "noise"])),
      );
      const locate = (key: string) => document.locate(["cases", at, key], "key");
      problems.push(...findSecondWays(entry, locate), ...ruleFaults(entry, expectation, ofSuite, locate));
      problems.push(...unmetAsks(entry, expectation, locate));
    }
    for (const [at, retirement] of (value?.retired ?? []).entries())
      retired.push({ ...retirement, place: document.locate(["retired", at]) });
  }
  problems.push(...findLonely(noisy, declared));
  for (const problem of findContradictions(expectations, retired)) problems.push(problem);
  return { expectations, retired: retired.map(({ place: _place, ...retirement }) => retirement), problems };
}

/** Reads the unvalidated document, so that other mistakes hide no duplicates. */
function findDuplicates(document: ConfigurationDocument, declared: Map<string, Place>): Problem[] {
  const cases = isObject(document.value) ? listOf(document.value.cases) : [];
  return cases.flatMap((entry, at) => {
    const id = isObject(entry) ? entry.id : undefined;
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
  entry: StatedCase,
  place: Place,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): Omit<Expectation, "rules"> {
  const { id, input, anyOf, turns, scope, availableTools, formerly, tags } = entry;
  const asked = resolveAsked(entry, fileDefaults, policyDefaults);
  const texts = caseTexts(entry);
  const read = (calls: StatedCalls) => readCalls(calls, entry, fileDefaults, policyDefaults);
  return {
    id,
    source: "file",
    place,
    ...read(entry),
    ...defined({
      input,
      anyOf: anyOf?.map((variant, at) => ({
        name: variantName(variant, at),
        ...read(variant),
        ...partTexts(variant),
      })),
      turns: turns?.map((turn) => ({ ...read(turn), ...partTexts(turn) })),
      agents: scope?.agents,
      availableTools,
      formerly,
      labels: tags,
      asked,
      texts,
    }),
    required: entry.required ?? false,
  };
}

/** Options of a variant or turn precede those of its case. */
function readCalls(
  { expectedTool, strictMode = false, expectedToolOrder, referenceToolCalls, f1, code }: StatedCalls,
  ofCase: StatedCase,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): ExpectedCalls {
  const caseOptions = { f1: ofCase.f1, code: ofCase.code };
  const options = resolveOptions({ f1, code }, caseOptions, fileDefaults, policyDefaults);
  // Like Mastra, ignores an empty order beside a tool.
  const isVoid = expectedTool !== undefined && expectedToolOrder?.length === 0;
  return {
    ...defined({ expectedTool }),
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
  return defined({ texts: caseTexts({ mustSay, mustNotSay }) });
}

function findSecondWays(entry: StatedCase, locate: (key: string) => Place): Problem[] {
  const { id, anyOf, turns, strictMode } = entry;
  const parts = [...(anyOf === undefined ? [] : ["anyOf"]), ...(turns === undefined ? [] : ["turns"])];
  const [part] = parts;
  if (part === undefined) return [];
  const besides = [
    ...callKeys.filter((key) => entry[key] !== undefined),
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

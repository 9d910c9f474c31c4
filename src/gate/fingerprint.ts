import { fingerprint, type Json, type JsonObject, jsonText, parseJson } from "../base/json.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Expectation, ExpectedCalls } from "../scorers/expectation.ts";
import { allScorers, decidingJudges, decidingScorers, isAsked } from "../scorers/index.ts";
import { passMarkOf } from "../scorers/pass-marks.ts";
import type { Scorer } from "../scorers/scorer.ts";
import { textScorers } from "../scorers/texts/index.ts";
import { says } from "../scorers/texts/says.ts";
import { firstVersion } from "./scorer-versions.ts";

/** The texts by which two reports of a case are known to expect the same. */
export interface Fingerprints {
  fingerprint: string;
  /** The fingerprint by rungate 0.1.0, which also held what only advises. Absent: it is the same. */
  olderFingerprint?: string;
}

/**
 * Returns the fingerprint of a case: sha256 of everything but the recordings that decides how it scores. That is the resolved expectation,
 * the options, the policy's tools list, the gating scorers that the case asks for, their pass marks and what they read, what becomes of a
 * run that ended at a limit, and the rates by which a budget is kept. Equal fingerprints make two reports of a case comparable.
 */
export function fingerprintOf(expectation: Expectation, policy: Policy): string {
  return fingerprintsOf(expectation, policy).fingerprint;
}

/** Returns the fingerprint of a case, and that by rungate 0.1.0 where it is another. */
export function fingerprintsOf(expectation: Expectation, policy: Policy): Fingerprints {
  const known = fingerprints.get(expectation);
  if (known?.policy === policy) return known.found;
  const found = newFingerprints(expectation, policy);
  fingerprints.set(expectation, { policy, found });
  return found;
}

/** A case is asked for more than once. */
const fingerprints = new WeakMap<Expectation, { policy: Policy; found: Fingerprints }>();

/** A case as far as its report says what is expected of it. */
interface ExpectedCase {
  fingerprint: string | null;
  olderFingerprint?: string | undefined;
}

/** Returns true where a case expects the same here and on the base, which an older rungate may have recorded. */
export function isExpectedAlike(here: ExpectedCase, base: ExpectedCase): boolean {
  const isOlder = here.olderFingerprint !== undefined && here.olderFingerprint === base.fingerprint;
  return isOlder || here.fingerprint === base.fingerprint;
}

/** The scorers that every fingerprint names, whatever decides: rungate 0.1.0 wrote it so. */
const ALWAYS_NAMED = ["code", "f1"] as const;
/** The scorers of which every fingerprint has the pass mark, for the same reason. */
const ALWAYS_MARKED = [...ALWAYS_NAMED, "llm"] as const;

function newFingerprints(expectation: Expectation, policy: Policy): Fingerprints {
  const asked = allScorers.filter((scorer) => isAsked(scorer, expectation));
  const deciding = decidingScorers(policy.gate).filter((one) => asked.includes(one));
  const older = asked.filter((one) => one.isAsked !== undefined || deciding.includes(one));
  const fingerprint = newFingerprint(partReadBy(deciding, expectation), deciding, policy);
  const olderFingerprint = newFingerprint(expectation, older, policy);
  return olderFingerprint === fingerprint ? { fingerprint } : { fingerprint, olderFingerprint };
}

/** Returns the case without the texts and options that only advisory scorers read: they must not keep it from being compared. */
function partReadBy(deciding: readonly Scorer[], expectation: Expectation): Expectation {
  const { asked, texts, anyOf, turns, ...rest } = expectation;
  const decides = (id: string) => deciding.some((one) => one.id === id);
  const readsTexts = textScorers.some(({ id }) => id !== says.id && decides(id));
  const requested = Object.entries(asked ?? {}).filter(([id]) => decides(id));
  const read = Object.entries(texts ?? {}).filter(([key]) => (isDemand(key) ? decides(says.id) : readsTexts));
  const partsRead = <Part extends { texts?: object }>(parts: readonly Part[] | undefined) =>
    decides(says.id) ? parts : parts?.map(({ texts: _, ...part }) => part as Part);
  const readVariants = partsRead(anyOf);
  const readTurns = partsRead(turns);
  return {
    ...rest,
    ...(requested.length === 0 ? {} : { asked: Object.fromEntries(requested) }),
    ...(read.length === 0 ? {} : { texts: Object.fromEntries(read) }),
    ...(readVariants === undefined ? {} : { anyOf: readVariants }),
    ...(readTurns === undefined ? {} : { turns: readTurns }),
  };
}

function isDemand(key: string): boolean {
  return key === "mustSay" || key === "mustNotSay";
}

/** The fingerprint with these scorers among what decides, besides those that are always named. */
function newFingerprint(expectation: Expectation, named: readonly Scorer[], policy: Policy): string {
  const {
    id: _id,
    formerly: _formerly,
    labels: _labels,
    input: _input,
    place: _place,
    source: _source,
    required: _required,
    referenceToolCalls,
    options: _options,
    anyOf,
    turns,
    availableTools,
    asked,
    texts,
    rules,
    ...rest
  } = expectation;
  const { forbiddenTools = [], maxToolCalls, ...otherRules } = rules;
  const gating = policy.gate.scorers.filter((id) => named.some((scorer) => scorer.id === id));
  return fingerprint({
    ...(rest as unknown as Record<string, Json>),
    // An older rungate knew these two rules only.
    forbiddenTools: [...forbiddenTools],
    ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
    ...(Object.keys(otherRules).length === 0 ? {} : { rules: otherRules as unknown as Json }),
    ...(rules.maxCost === undefined || policy.rates === undefined ? {} : { rates: plain(policy.rates) }),
    options: countingOptions(expectation),
    referenceToolCalls: referencesJson(referenceToolCalls),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(callsJson) }),
    ...(turns === undefined ? {} : { turns: turns.map(callsJson) }),
    tools: policy.tools as unknown as Json,
    passMarks: Object.fromEntries(
      [...ALWAYS_MARKED, ...gating].map((id) => [id, passMarkOf(policy.passMarks, id)]),
    ),
    gating,
    endedAtLimit: policy.gate.endedAtLimit,
    // A judge that only advises must not keep the calls from being compared. By whom runs were judged is compared apart.
    ...(decidingJudges(policy.gate).length > 0 && availableTools !== undefined
      ? { availableTools: availableTools as unknown as Json }
      : {}),
    // The versions stay as they were written first: a new one must not keep a case from being compared.
    scorers: Object.fromEntries(
      [...ALWAYS_NAMED, ...named.map(({ id }) => id)].map((id) => [id, firstVersion(id)]),
    ),
    ...(asked === undefined ? {} : { asked: plain(asked) }),
    ...(texts === undefined ? {} : { texts: plain(texts) }),
  });
}

function referencesJson(references: Expectation["referenceToolCalls"]): Json {
  if (references === undefined) return null;
  return references.map(({ name, arguments: args, optional, result, agent }) => ({
    name,
    arguments: args.source,
    optional,
    ...(result === undefined ? {} : { result: result.source }),
    ...(agent === undefined ? {} : { agent }),
  }));
}

/** What a variant or a turn expects. */
function callsJson(calls: ExpectedCalls): Json {
  const { options: _options, referenceToolCalls, ...rest } = calls;
  return {
    ...(plain(rest) as JsonObject),
    options: countingOptions(calls),
    referenceToolCalls: referencesJson(referenceToolCalls),
  };
}

/** Options that came later count only where they change something: what an older rungate recorded stays comparable. */
function countingOptions(calls: ExpectedCalls): Json {
  const { f1, code } = calls.options;
  const { extraCalls, missingCalls, ...ofF1 } = f1;
  const { arguments: compared, order, ...ofCode } = code;
  return {
    f1: {
      ...ofF1,
      ...(extraCalls === "count" ? {} : { extraCalls }),
      ...(missingCalls === "count" ? {} : { missingCalls }),
    },
    code: {
      ...ofCode,
      ...(compared === "ignore" ? {} : { arguments: compared }),
      ...(order === undefined || isOrderAsBefore(calls) ? {} : { order }),
    },
  };
}

/** Only where references alone name tools does a significant order differ from one that no level says. */
function isOrderAsBefore({ expectedTool, expectedToolOrder, referenceToolCalls, options }: ExpectedCalls) {
  const hasReferencesAlone = (expectedTool ?? expectedToolOrder) === undefined && referenceToolCalls;
  return options.code.order === "significant" && !hasReferencesAlone;
}

/** As JSON: of patterns what their author wrote. */
function plain(value: object): Json {
  return parseJson(jsonText(value as Json));
}

/** The lines of the step by which a job of one's own uploads its report, so that it may be a baseline. */
export function uploadLines(suite: string): string[] {
  const file = reportFileName(suite);
  return [
    "- uses: actions/upload-artifact@v7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
    "  if: ${{ !cancelled() }}",
    "  with:",
    `    path: ${file}`,
    `    name: ${file}`,
    "    archive: false",
    "    overwrite: true",
    "    if-no-files-found: error",
  ];
}

/** The file that a suite's report stands in, and the artifact that is made of it; or the same as a page, or for reporters of tests. */
export function reportFileName(suite: string, as: "json" | "html" | "xml" = "json"): string {
  return `rungate-report.${suite}.${as}`;
}

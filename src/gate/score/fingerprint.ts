import type { Policy } from "../../config/policy-schema.ts";
import { defined, fingerprint, type Json, type JsonObject, jsonText } from "../../core/json.ts";
import { parseJson } from "../../core/parse-json.ts";
import type { Expectation, ExpectedCalls } from "../../scorers/expectation.ts";
import { allScorers, decidingJudges, decidingScorers, isAsked } from "../../scorers/index.ts";
import { passMarkOf } from "../../scorers/pass-marks.ts";
import type { Scorer } from "../../scorers/scorer.ts";
import { textScorers } from "../../scorers/texts/index.ts";
import { says } from "../../scorers/texts/says.ts";
import { firstVersion } from "./scorer-versions.ts";

/** The hashes that are equal for two reports of a case with equal expectations. */
export interface Fingerprints {
  fingerprint: string;
  /** The fingerprint of rungate 0.1.0, which also covers advisory scorers. Absent: equal. */
  olderFingerprint?: string;
}

/**
 * Returns the sha256 of everything except the recordings that decides how a case scores: the resolved expectation, the options, the
 * policy's tools, the gating scorers of the case with their pass marks and inputs, the handling of runs that ended at a limit, and the
 * rates of a budget. Cases with equal fingerprints are comparable.
 */
export function fingerprintOf(expectation: Expectation, policy: Policy): string {
  return fingerprintsOf(expectation, policy).fingerprint;
}

/** Returns the fingerprint of a case, and the fingerprint of rungate 0.1.0 where it differs. */
export function fingerprintsOf(expectation: Expectation, policy: Policy): Fingerprints {
  const cached = fingerprints.get(expectation);
  if (cached?.policy === policy) return cached.found;
  const found = newFingerprints(expectation, policy);
  fingerprints.set(expectation, { policy, found });
  return found;
}

/** The fingerprints of a case are requested several times. */
const fingerprints = new WeakMap<Expectation, { policy: Policy; found: Fingerprints }>();

interface ExpectedCase {
  fingerprint: string | null;
  olderFingerprint?: string | undefined;
}

/** Returns true when the expectations are equal here and on the base, which an older rungate may have recorded. */
export function isExpectedAlike(here: ExpectedCase, base: ExpectedCase): boolean {
  const isOlder = here.olderFingerprint !== undefined && here.olderFingerprint === base.fingerprint;
  return isOlder || here.fingerprint === base.fingerprint;
}

/** Every fingerprint names these scorers, because rungate 0.1.0 wrote them always. */
const ALWAYS_NAMED = ["code", "f1"] as const;
/** Every fingerprint has the pass marks of these scorers, for the reason above. */
const ALWAYS_MARKED = [...ALWAYS_NAMED, "llm"] as const;

function newFingerprints(expectation: Expectation, policy: Policy): Fingerprints {
  const requestedScorers = allScorers.filter((scorer) => isAsked(scorer, expectation));
  const deciding = decidingScorers(policy.gate).filter((scorer) => requestedScorers.includes(scorer));
  const older = requestedScorers.filter(
    (scorer) => scorer.isAsked !== undefined || deciding.includes(scorer),
  );
  const { asked, texts, anyOf, turns } = expectation;
  const fingerprint = newFingerprint(partReadBy(deciding, expectation), deciding, policy);
  if (older.length === deciding.length && (asked ?? texts ?? anyOf ?? turns) === undefined)
    return { fingerprint };
  const olderFingerprint = newFingerprint(expectation, older, policy);
  return olderFingerprint === fingerprint ? { fingerprint } : { fingerprint, olderFingerprint };
}

/** Removes texts and options that only advisory scorers read, because they must not prevent a comparison. */
function partReadBy(deciding: readonly Scorer[], expectation: Expectation): Expectation {
  const { asked, texts, anyOf, turns, ...rest } = expectation;
  const decides = (id: string) => deciding.some((scorer) => scorer.id === id);
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
    ...defined({ anyOf: readVariants, turns: readTurns }),
  };
}

function isDemand(key: string): boolean {
  return key === "mustSay" || key === "mustNotSay";
}

function newFingerprint(expectation: Expectation, scorers: readonly Scorer[], policy: Policy): string {
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
  const gating = policy.gate.scorers.filter((id) => scorers.some((scorer) => scorer.id === id));
  return fingerprint({
    ...rest,
    // Older versions of rungate knew only these two rules.
    forbiddenTools: [...forbiddenTools],
    ...defined({ maxToolCalls }),
    ...(Object.keys(otherRules).length === 0 ? {} : { rules: otherRules }),
    ...(rules.maxCost === undefined || policy.rates === undefined ? {} : { rates: plain(policy.rates) }),
    options: countingOptions(expectation),
    referenceToolCalls: referencesJson(referenceToolCalls),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(callsJson) }),
    ...(turns === undefined ? {} : { turns: turns.map(callsJson) }),
    tools: policy.tools,
    passMarks: Object.fromEntries(
      [...ALWAYS_MARKED, ...gating].map((id) => [id, passMarkOf(policy.passMarks, id)]),
    ),
    gating,
    endedAtLimit: policy.gate.endedAtLimit,
    // An advising judge must not prevent a comparison of the calls. The judges themselves are compared elsewhere.
    ...(decidingJudges(policy.gate).length > 0 && availableTools !== undefined ? { availableTools } : {}),
    // The versions stay as first written, because a new version must not prevent a comparison.
    scorers: Object.fromEntries(
      [...ALWAYS_NAMED, ...scorers.map(({ id }) => id)].map((id) => [id, firstVersion(id)]),
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
    ...defined({ agent }),
  }));
}

function callsJson(calls: ExpectedCalls): Json {
  const { options: _options, referenceToolCalls, ...rest } = calls;
  return {
    ...(plain(rest) as JsonObject),
    options: countingOptions(calls),
    referenceToolCalls: referencesJson(referenceToolCalls),
  };
}

/** Newer options count only where they change something, so that older recordings stay comparable. */
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

/** A significant order differs from the default only where references alone name tools. */
function isOrderAsBefore({ expectedTool, expectedToolOrder, referenceToolCalls, options }: ExpectedCalls) {
  const hasReferencesAlone = (expectedTool ?? expectedToolOrder) === undefined && referenceToolCalls;
  return options.code.order === "significant" && !hasReferencesAlone;
}

/** Patterns become the text that their author wrote. */
function plain(value: object): Json {
  return parseJson(jsonText(value as Json));
}

/** Returns the lines of the workflow step that uploads a report, for jobs that do not use the action's own upload. */
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

/** Returns the name of a suite's report file and artifact, or of its page or test report. */
export function reportFileName(suite: string, as: "json" | "html" | "xml" = "json"): string {
  return `rungate-report.${suite}.${as}`;
}

/** Returns the key that pairs the runs of a case: its id and its sorted tags, as JSON. */
export function caseKey(id: string, tags: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, ...sorted]);
}

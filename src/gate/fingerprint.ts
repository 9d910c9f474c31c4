import { fingerprint, type Json, type JsonObject, jsonText, parseJson } from "../base/json.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Expectation, ExpectedCalls } from "../scorers/expectation.ts";
import { allScorers, decidingJudges, isAsked } from "../scorers/index.ts";
import { type GatingScorer, ofEachCallScorer, passMarkOf } from "../scorers/pass-marks.ts";
import type { Scorer } from "../scorers/scorer.ts";

/**
 * sha256 of everything but the recordings that decides how a case scores: the resolved expectation, the options, the policy's
 * tools list, the gating scorers that the case asks for and their pass marks, what becomes of a run
 * that ended at a limit, the rates by which a budget is kept, the scorers' versions. Equal fingerprints make two
 * reports of a case comparable.
 */
export function fingerprintOf(expectation: Expectation, policy: Policy): string {
  const known = fingerprints.get(expectation);
  if (known?.policy === policy) return known.text;
  const text = newFingerprint(expectation, policy);
  fingerprints.set(expectation, { policy, text });
  return text;
}

/** A case is asked for more than once. */
const fingerprints = new WeakMap<Expectation, { policy: Policy; text: string }>();

function newFingerprint(expectation: Expectation, policy: Policy): string {
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
    asked: textOptions,
    texts,
    rules,
    ...rest
  } = expectation;
  const deciding = decidingJudges(policy.gate);
  const asked = allScorers.filter((scorer) => isAsked(scorer, expectation));
  const gating = policy.gate.scorers.filter((id) => asked.some((scorer) => scorer.id === id));
  const counting = asked.filter(
    (scorer) => isAlwaysCounted(scorer) || deciding.some(({ id }) => id === scorer.id),
  );
  const { forbiddenTools = [], maxToolCalls, ...otherRules } = rules;
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
    passMarks: marksOf(policy, gating),
    gating,
    endedAtLimit: policy.gate.endedAtLimit,
    // A judge that only advises must not keep the calls from being compared. By whom runs were judged is compared apart.
    ...(deciding.length > 0 && availableTools !== undefined
      ? { availableTools: availableTools as unknown as Json }
      : {}),
    scorers: Object.fromEntries(counting.map(({ id, version }) => [id, version])),
    ...(textOptions === undefined ? {} : { asked: plain(textOptions) }),
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

/** The marks of scorers of calls, and of those of texts by which the case passes. */
function marksOf({ passMarks }: Policy, gating: readonly GatingScorer[]): Record<string, number> {
  return {
    ...ofEachCallScorer((id) => passMarks[id]),
    ...Object.fromEntries(gating.map((id) => [id, passMarkOf(passMarks, id)])),
  };
}

/** As JSON: of patterns what their author wrote. */
function plain(value: object): Json {
  return parseJson(jsonText(value as Json));
}

/** Who only advises, without being asked to, must not keep the calls from being compared. */
function isAlwaysCounted({ kind, isAsked }: Scorer): boolean {
  return kind === "deterministic" || isAsked !== undefined;
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

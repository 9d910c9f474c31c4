import { groupBy } from "../../../group-by.ts";
import type { Json, JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import type { Run } from "../../run.ts";
import { namesIn, readTrace } from "../../traces.ts";
import { at } from "./attributes.ts";
import { spansIn } from "./documents.ts";
import { readRun } from "./run.ts";
import type { RecordedSpan } from "./span.ts";
import { handedDown } from "./tree.ts";

type Identity = Pick<Run, "caseId" | "trial">;

/**
 * The runs in a document of spans: one for each trace, or where one trace holds several for each value of `rungate.case` and
 * `rungate.trial`, which a span hands down to those below it. Traces in which no agent says anything are none.
 */
export function readTraces(document: Json): Run[] {
  const spans = spansIn(document);
  if (spans === undefined) {
    throw new RecordingError(
      "no spans: expected OTLP JSON {resourceSpans}, spans as an exporter writes them, or attributes",
    );
  }
  const traces = [...groupBy(withoutCopies(spans), ({ traceId }) => traceId).values()].flatMap(
    splitByIdentity,
  );
  const runs = traces.flatMap(({ identity, spans: own }) => {
    const run = readTrace(traces.length > 1, () => readRun(own));
    return run === undefined ? [] : [{ run, identity, own }];
  });
  if (runs.length === 0) {
    throw new RecordingError(
      `none of the ${spans.length} spans says anything of a model or a tool: expected attributes such as gen_ai.operation.name`,
    );
  }
  return runs.map(({ run, identity, own }) => ({
    ...run,
    ...identity,
    ...rowOf(own, runs.length > 1),
  }));
}

/** Exporters that try again send a span twice. The one that has ended is the later one. */
function withoutCopies(spans: readonly RecordedSpan[]): RecordedSpan[] {
  const known = new Map<string, RecordedSpan>();
  for (const span of spans) {
    const key = span.spanId === "" ? `nameless ${known.size}` : `${span.traceId} ${span.spanId}`;
    if (known.get(key)?.end === undefined) known.set(key, span);
  }
  return [...known.values()];
}

function splitByIdentity(spans: readonly RecordedSpan[]): { identity: Identity; spans: RecordedSpan[] }[] {
  const identities = identitiesOf(spans);
  const named = [...identities.values()].filter(({ caseId, trial }) => (caseId ?? trial) !== undefined);
  const keys = new Set(named.map(keyOf));
  const [only] = named;
  if (keys.size < 2) return [{ identity: only ?? {}, spans: [...spans] }];
  const groups = groupBy(spans, (span) => keyOf(identities.get(span) ?? {}));
  return [...groups.values()].map((own) => ({
    identity: identities.get(own[0] as RecordedSpan) ?? {},
    spans: own,
  }));
}

function keyOf({ caseId = "", trial = "" }: Identity): string {
  return JSON.stringify([caseId, trial]);
}

/** What the nearest span that names its case says, else the resource. */
function identitiesOf(spans: readonly RecordedSpan[]): Map<RecordedSpan, Identity> {
  const named = handedDown<{ own?: Identity }>(spans, (span, parent) => {
    const identity = identityIn(span.attributes);
    if ((identity.caseId ?? identity.trial) === undefined) return parent?.value ?? {};
    return { own: { ...identityIn(span.resource), ...identity } };
  });
  return new Map([...named].map(([span, { own }]) => [span, own ?? identityIn(span.resource)]));
}

function identityIn(attributes: JsonObject): Identity {
  const [caseId = null, trial = null] = [at(attributes, "rungate.case"), at(attributes, "rungate.trial")];
  return namesIn([{ caseId, trial }], { caseId: ["caseId"], trial: ["trial"] });
}

/**
 * Of several runs each has a row: `case-field` points into the attributes of its first span without a parent, or into its
 * resource. Bare attributes are a row whose `input` is that of a span.
 */
function rowOf(spans: readonly RecordedSpan[], isOneOfSeveral: boolean): Pick<Run, "row"> {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const root = spans.find(({ parentId }) => parentId === undefined || !ids.has(parentId)) ?? spans[0];
  if (root === undefined) return {};
  const { traceId, resource, attributes, source } = root;
  if (!isOneOfSeveral) {
    if (source !== attributes) return {};
    const { input: _input, ...row } = attributes;
    return { row };
  }
  return { row: { traceId, resource, attributes, spans: spans.map((span) => span.source) } };
}

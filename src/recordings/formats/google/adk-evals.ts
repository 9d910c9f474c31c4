import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectsOf,
} from "../../../core/json.ts";
import { tryParseJson } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { mayHoldCall, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import {
  checkReferenceCount,
  recordedReference,
  recordedReferences,
} from "../../reading/recording-fields.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import { instant, type Run } from "../../run.ts";
import { endText } from "./gemini-responses.ts";
import {
  camelCase,
  field,
  isContent,
  objectIn,
  objectsIn,
  partsOf,
  readTurns,
  type Turn,
  textIn,
  tookIn,
} from "./gemini-turns.ts";

/** Detects an ADK eval set from before version 1: a list of `{query, expected_tool_use, reference}`, or of such lists by name. */
export function isOldEvalSet(document: Json): boolean {
  return areTurns(document) || (isList(document) && document.every(isOldCase));
}

/** Reads each case's expectations, and its calls if the set was run. */
export function readOldEvalSet(document: Json): Run[] {
  if (areTurns(document)) return [readOldCase(document)];
  const cases = isList(document) ? document.filter(isOldCase) : [];
  return cases.map((row) => {
    const caseId = textIn(row, "name");
    return { ...readOldCase(objectsIn(row, "data")), ...defined({ caseId }), row };
  });
}

function readOldCase(turns: readonly JsonObject[]): Run {
  const talk = new Conversation();
  const ran = turns.some((turn) => "actual_tool_use" in turn);
  for (const turn of turns) {
    talk.nextTurn();
    talk.say("user", turn.query);
    talk.nextTurn();
    for (const call of objectsIn(turn, "actualToolUse")) {
      talk.nextGroup();
      talk.call({ name: field(call, "toolName"), ...statedArguments(call, "tool_input", "toolInput") });
    }
    talk.say("assistant", turn.response);
  }
  const expected = turns.flatMap((turn) => objectsIn(turn, "expectedToolUse"));
  return withoutSteps(
    talk.run({
      ...recordedReferences(expected, (call) =>
        recordedReference(field(call, "toolName"), field(call, "toolInput")),
      ),
      ...(ran ? {} : { expectsOnly: true as const }),
    }),
  );
}

/** A flat list of calls does not show how many times the model answered. */
function withoutSteps({ steps: _, ...run }: Run): Run {
  return run;
}

function areTurns(value: Json): value is JsonObject[] {
  return isList(value) && value.every(isTurn) && value.some((turn) => expectedIn(turn) !== undefined);
}

function isTurn(value: Json): value is JsonObject {
  if (!isObject(value) || typeof value.query !== "string") return false;
  const expected = expectedIn(value) ?? [];
  return Array.isArray(expected) && expected.every(isObject);
}

function expectedIn(turn: JsonObject): Json | undefined {
  return field(turn, "expectedToolUse");
}

function isOldCase(value: Json): value is JsonObject {
  return isObject(value) && textIn(value, "name") !== undefined && areTurns(value.data ?? null);
}

function isList(value: Json): value is Json[] {
  return Array.isArray(value) && value.length > 0;
}

/** Detects the result of an ADK eval set or of one case. Some versions write it as a JSON string. */
export function isEvalResult(document: Json): boolean {
  if (isString(document)) return document.startsWith("{") && /"eval_?case_?results"/i.test(document);
  return resultsIn(document) !== undefined;
}

/** Returns one run per case, with the expected calls. Throws RecordingError if the string is not JSON. */
export function readEvalResult(document: Json): Run[] {
  const result = isString(document) ? tryParseJson(document) : document;
  if (result === undefined) throw new RecordingError("the text of an eval set's result is not JSON");
  const results = resultsIn(result);
  if (results === undefined)
    throw new RecordingError("no eval_case_results: expected a list of {eval_id, …}");
  return results.map(readResult);
}

function resultsIn(document: Json): JsonObject[] | undefined {
  return listedIn(document, "evalCaseResults", isResult);
}

function listedIn(
  document: Json,
  name: string,
  isRow: (value: Json) => value is JsonObject,
): JsonObject[] | undefined {
  if (!isObject(document)) return undefined;
  const rows = isRow(document) ? [document] : field(document, name);
  return Array.isArray(rows) && rows.every(isRow) ? rows : undefined;
}

function isResult(value: Json): value is JsonObject {
  if (!isObject(value) || textIn(value, "evalId") === undefined) return false;
  return "evalMetricResultPerInvocation" in value || "eval_metric_result_per_invocation" in value;
}

function readResult(row: JsonObject): Run {
  const invocations = objectsIn(row, "evalMetricResultPerInvocation");
  const expected = partsNamed(invocations, "expectedInvocation");
  const caseId = textIn(row, "evalId");
  const run = actualRun(row, invocations);
  return { ...run, ...defined({ caseId }), ...referencesIn(expected), row };
}

function partsNamed(rows: readonly JsonObject[], name: string): JsonObject[] {
  return rows.map((row) => objectIn(row, name)).filter((part) => part !== undefined);
}

/** The invocations and the session record one run; the session, if present, has more detail on each call. */
function actualRun(row: JsonObject, invocations: readonly JsonObject[]): Run {
  const actual = partsNamed(invocations, "actualInvocation");
  const session = objectIn(row, "sessionDetails") ?? {};
  const [sessionRun] = isSession(session) && listOf(session.events).length > 0 ? readSession(session) : [];
  const talk = new Conversation();
  const turns = turnsOfInvocations(actual);
  readTurns(talk, turns);
  talk.tellsAgents(talk.isEachCallNamed && turns.some(({ agent }) => agent !== undefined));
  const isFlat = actual.some(
    (invocation) => listOf(field(objectIn(invocation, "intermediateData") ?? {}, "toolUses")).length > 0,
  );
  const run = isFlat ? withoutSteps(talk.run()) : talk.run();
  const names = ({ toolCalls }: Run) => jsonText(toolCalls.map(({ name }) => name));
  if (sessionRun !== undefined && (actual.length === 0 || names(sessionRun) === names(run)))
    return sessionRun;
  if (actual.length > 0) return run;
  return {
    ...run,
    fault: "the eval case has no actual_invocation and no session: nothing was recorded of its run",
  };
}

const INVOCATION_FIELDS = ["inferenceCallCount"];
const DATA_FIELDS = ["toolUses", "toolResponses"];

export function isEvalSet(document: Json): boolean {
  return casesIn(document) !== undefined;
}

/** Returns one run per case, with expectations only. */
export function readEvalSet(document: Json): Run[] {
  return (casesIn(document) ?? []).map(readCase);
}

function casesIn(document: Json): JsonObject[] | undefined {
  return listedIn(document, "evalCases", isCase);
}

function isCase(value: Json): value is JsonObject {
  if (!isObject(value) || textIn(value, "evalId") === undefined) return false;
  const conversation = field(value, "conversation");
  if (conversation === undefined) return objectIn(value, "conversationScenario") !== undefined;
  return (
    Array.isArray(conversation) &&
    conversation.every((turn) => isObject(turn) && objectIn(turn, "userContent") !== undefined)
  );
}

function readCase(row: JsonObject): Run {
  const talk = new Conversation();
  const invocations = objectsIn(row, "conversation");
  const scenario = objectIn(row, "conversationScenario");
  const start = scenario && textIn(scenario, "startingPrompt");
  if (scenario !== undefined)
    talk.warn("the case is a conversation_scenario: it does not say what is called");
  const turns = turnsOfInvocations(invocations).filter(({ speaker }) => speaker === "user");
  const texts = turns.flatMap(({ parts }) => parts.map((part) => textIn(part, "text")).filter(isString));
  const caseId = textIn(row, "evalId");
  return talk.run({
    input: start ?? texts.join("\n"),
    ...defined({ caseId }),
    ...referencesIn(invocations),
    expectsOnly: true,
    row,
  });
}

/** Throws RecordingError if an unknown ADK field may hold calls. */
function turnsOfInvocations(invocations: readonly JsonObject[]): Turn[] {
  for (const invocation of invocations) {
    refuseUnknownCalls(invocation, INVOCATION_FIELDS);
    refuseUnknownCalls(objectIn(invocation, "intermediateData") ?? {}, DATA_FIELDS);
  }
  const turns = invocations.flatMap((invocation) => [
    { speaker: "user" as const, parts: partsOf(objectIn(invocation, "userContent")) },
    ...intermediateTurns(objectIn(invocation, "intermediateData") ?? {}),
    { speaker: "assistant" as const, parts: partsOf(objectIn(invocation, "finalResponse")) },
  ]);
  return turns.filter(({ parts }) => parts.length > 0);
}

/** Returns no references if no invocation has intermediate data: the case then expects nothing about calls. */
function referencesIn(invocations: readonly JsonObject[]): Pick<Run, "referenceToolCalls"> {
  if (!invocations.some((invocation) => objectIn(invocation, "intermediateData"))) return {};
  const talk = new Conversation();
  readTurns(talk, turnsOfInvocations(invocations));
  const { toolCalls } = talk.run();
  const malformed = toolCalls.find((call) => call.malformed);
  if (malformed !== undefined)
    throw new RecordingError(`the arguments of an expected call of "${malformed.name}" are not JSON`);
  checkReferenceCount(toolCalls.map(({ name }) => name));
  return { referenceToolCalls: toolCalls.map((call) => recordedReference(call.name, call.arguments)) };
}

function refuseUnknownCalls(object: JsonObject, allowed: readonly string[]): void {
  const unknown = Object.keys(object).find(
    (key) => !allowed.includes(camelCase(key)) && mayHoldCall({ type: key }),
  );
  if (unknown !== undefined)
    throw new RecordingError(`an invocation with "${unknown}", which ADK does not write`);
}

/** `tool_uses` is a flat list that does not show which calls were parallel. */
function intermediateTurns(data: JsonObject): Turn[] {
  const events = objectsIn(data, "invocationEvents");
  const calls = objectsIn(data, "toolUses").map((functionCall) => ({ functionCall }));
  const results = objectsIn(data, "toolResponses").map((functionResponse) => ({ functionResponse }));
  return [
    ...events.map(turnOf),
    { speaker: undefined, parts: calls, isFlat: true },
    { speaker: undefined, parts: results },
    ...listOf(field(data, "intermediateResponses")).map(responseTurn),
  ];
}

/** An intermediate response is a pair of agent name and parts. */
function responseTurn(response: unknown): Turn {
  const parts = Array.isArray(response) ? objectsOf(response[1]) : [];
  return { speaker: "assistant", parts: parts.filter(({ text }) => isString(text)) };
}

export function isSession(document: Json): boolean {
  const events = eventsIn(document);
  if (events === undefined) return false;
  if (events.length > 0) return events.every(isEvent);
  return isObject(document) && textIn(document, "appName") !== undefined;
}

/** Returns the run of a session. Throws RecordingError if it has no event. */
export function readSession(document: Json): Run[] {
  const events = (eventsIn(document) ?? []).map(eventOf).filter((event) => event !== undefined);
  if (events.length === 0) throw new RecordingError("the session has no event");
  const talk = new Conversation();
  const whole = events.filter((event) => field(event, "partial") !== true);
  for (const event of whole) {
    warnOfError(talk, event);
    talk.at(instant(event.timestamp));
  }
  const last = whole.findLast(({ author }) => author !== "user");
  if (last !== undefined) talk.stopped(textIn(last, "finishReason") ?? textIn(last, "errorCode"));
  readTurns(talk, whole.map(turnOf));
  if (whole.every((event) => objectIn(event, "usageMetadata") === undefined))
    talk.answeredBefore(loggedAnswers(document));
  talk.tellsAgents(talk.isEachCallNamed);
  warnOfLost(talk, events);
  return [talk.run()];
}

/** The author decides the speaker, not the role: tool responses have the role `user`. */
function turnOf(event: JsonObject): Turn {
  const undecided = new Set(
    ["requestedToolConfirmations", "requestedAuthConfigs"].flatMap((name) => idsIn(event, name)),
  );
  const parts = partsOf(contentOf(event)).filter(
    (part) => !undecided.has(objectIn(part, "functionResponse")?.id ?? null),
  );
  if (event.author === "user") return { speaker: "user", parts };
  return { speaker: "assistant", parts, agent: textIn(event, "author"), took: tookIn(event) };
}

/** Early ADK versions log usage beside the events. */
function loggedAnswers(session: Json): StatedUsage[] {
  const logs = isObject(session) ? objectsOf(field(session, "eventLogs")) : [];
  return logs.flatMap((log) => {
    const [request, answer] = [objectIn(log, "modelRequest"), objectIn(log, "modelResponse")];
    return answer === undefined ? [] : [{ ...tookIn(answer), model: request?.model }];
  });
}

function eventsIn(document: Json): Json[] | undefined {
  const events = isObject(document)
    ? (field(document, "events") ?? field(document, "sessionEvents"))
    : document;
  return Array.isArray(events) ? events : undefined;
}

function isEvent(value: Json): boolean {
  const event = eventOf(value);
  if (event === undefined || !isString(event.author) || "type" in event) return false;
  const content = parsed(event.content) ?? {};
  if (isContent(content)) return true;
  const marked = ["invocationId", "actions"].some((name) => field(event, name) !== undefined);
  return marked && isObject(content) && (content.parts ?? null) === null;
}

/** ADK's database stores the event in a column of its table row. */
function eventOf(value: Json): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const stored = parsed(field(value, "eventData"));
  return isObject(stored) ? { ...value, ...stored } : value;
}

function contentOf(event: JsonObject): JsonObject | undefined {
  const content = parsed(event.content);
  return isContent(content) ? content : undefined;
}

/** Databases without a JSON type store it as text. */
function parsed(value: Json | undefined): Json | undefined {
  if (!isString(value) || !value.startsWith("{")) return value;
  return tryParseJson(value) ?? value;
}

/** Returns the ids of calls that wait for a person; their recorded responses are placeholders. */
function idsIn(event: JsonObject, name: string): Json[] {
  const actions = objectIn(event, "actions");
  return Object.keys((actions && objectIn(actions, name)) ?? {});
}

function warnOfError(talk: Conversation, event: JsonObject): void {
  const code = textIn(event, "errorCode");
  if (code === undefined || code === "STOP" || code === "MAX_TOKENS") return;
  talk.warn(endText(code));
}

/** ADK streams partial events, then one complete event, which is missing if the run is stopped early. */
function warnOfLost(talk: Conversation, events: readonly JsonObject[]): void {
  const recorded = new Set(talk.run().toolCalls.map(({ name }) => name));
  const partial = events.filter((event) => field(event, "partial") === true);
  for (const part of partial.flatMap((event) => partsOf(contentOf(event)))) {
    const name = objectIn(part, "functionCall")?.name;
    if (isString(name) && !recorded.has(name))
      talk.warn(`a call of "${name}" is in partial events only; it is not counted`);
  }
}

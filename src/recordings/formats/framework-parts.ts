import { isObject, isString, type Json, type JsonObject, shown, textOf } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { RecordingError } from "../../base/problems.ts";
import { shorten } from "../../base/text.ts";
import { CALL_LIKE, callId, statedArguments } from "../calls.ts";
import type { Conversation } from "../conversation.ts";
import { outcomeText } from "../message-parts.ts";
import type { Speaker, StatedCall } from "../run.ts";

/** Where frameworks write the type of a part. */
const KIND_KEYS = ["$type", "type", "kind", "contenttype", "blocktype"];
/** Kinds whose name says nothing of the tool: it has to be named. */
const UNNAMED = new Set(["functioncall", "toolcall"]);
/** Requests and answers of people that stand beside calls and are none. */
const NO_CALLS = /^(?:userinput(?:request|response)|oauthconsentrequest)$/;

/**
 * An object with the names of its fields in small letters without underscores, so that what .NET, Python and JavaScript write of the
 * same framework reads alike.
 */
export function plainKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [plainWord(key), held]));
}

function plainWord(word: string): string {
  return word.replaceAll("_", "").toLowerCase();
}

/** The type that a part of a message states: without its namespace and assembly where .NET writes them. */
function typeOf(part: JsonObject): string {
  const stated = KIND_KEYS.map((key) => part[key]).find(isString) ?? "";
  const [name = ""] = stated.split(",");
  return name.slice(name.lastIndexOf(".") + 1).replace(/Content$/, "");
}

/** True for a part whose type is stated. */
export function isTypedPart(part: Json): part is JsonObject {
  return isObject(part) && typeOf(plainKeys(part)) !== "";
}

/** Reads parts of messages that state their type in one word or another: `functionCall`, `FunctionCallContent`, `function_call`. */
export class PartReader {
  private readonly talk: Conversation;
  /** The calls that a person did not approve, by their ids. */
  private readonly denied = new Map<string, StatedCall>();
  /** The error of a model that nothing came after. */
  private error: string | undefined;

  constructor(talk: Conversation) {
    this.talk = talk;
  }

  /** Reads one part. Throws RecordingError for one of an unknown type that may hold a call. */
  read(part: JsonObject, speaker: Speaker | undefined): void {
    const plain = plainKeys(part);
    const type = typeOf(plain);
    const kind = plainWord(type);
    this.error = kind === "error" ? textOf(plain.message) : undefined;
    if (kind.endsWith("approvalrequest") || kind.endsWith("approvalresponse")) this.readApproval(plain, type);
    else if (kind.endsWith("call")) this.talk.call(callIn(plain, type));
    else if (kind.endsWith("result")) this.readResult(plain);
    else if (/reasoning|think|thought/.test(kind)) this.readThought(plain);
    else if (kind === "text" && speaker !== undefined) this.talk.say(speaker, plain.text);
    else if (kind === "usage") this.talk.answered({ usage: plain.usagedetails ?? plain.details });
    else if (kind === "refusal") this.talk.say("assistant", plain.refusal);
    else if (CALL_LIKE.test(kind) && !NO_CALLS.test(kind)) throw unknownPart(type);
    else if (kind === "") throw unknownPart(Object.keys(part).join());
  }

  /** Writes down which calls were refused and have no result, and that the run ended in an error. */
  end(): void {
    if (this.error !== undefined)
      this.talk.unscorable(`the model's answer ended in an error: ${shorten(this.error, limits.shownText)}`);
    for (const [id, { name }] of this.denied) this.talk.resultIfAwaited({ id, name, status: "rejected" });
  }

  private readResult(plain: JsonObject): void {
    const { callid, toolcallid, imageid, id, name, toolname, functionname, exception, iserror, error } =
      plain;
    const isError = iserror === true || error === true || (exception ?? "") !== "";
    const result = plain.result ?? plain.output ?? plain.outputs ?? exception;
    const joined = callId(callid ?? toolcallid ?? imageid ?? id);
    const outcome = outcomeText(result, isError);
    const isDenied = joined !== undefined && this.denied.delete(joined);
    this.talk.result({
      id: joined,
      name: name ?? toolname ?? functionname,
      ...outcome,
      ...(isDenied ? { status: "rejected" } : {}),
    });
  }

  /** A call and the question whether it may be made are one call; only the question may be recorded. */
  private readApproval(plain: JsonObject, type: string): void {
    const held = plain.functioncall ?? plain.toolcall;
    if (!isObject(held)) throw unknownPart(type);
    const inner = plainKeys(held);
    const call = callIn(inner, typeOf(inner));
    const id = callId(call.id);
    if (plain.approved === undefined || !this.talk.knows(call)) this.talk.call(call);
    if (plain.approved === false && id !== undefined) this.denied.set(id, call);
  }

  private readThought({ text, reasoningtext, content, summary }: JsonObject): void {
    for (const thought of [text ?? reasoningtext ?? content ?? summary ?? null].flat())
      this.talk.say("reasoning", isObject(thought) ? thought.text : thought);
  }
}

function unknownPart(type: string): RecordingError {
  return new RecordingError(`a part of type ${shown(type)}, which is not known and may be a call`);
}

function callIn(plain: JsonObject, type: string): StatedCall {
  const { callid, toolcallid, imageid, id } = plain;
  return {
    id: callid ?? toolcallid ?? imageid ?? id,
    name: nameIn(plain) ?? toolOf(type),
    server: isString(plain.servername) ? plain.servername : undefined,
    ...statedArguments(plain, "arguments", "toolkwargs", "inputs"),
  };
}

/** Semantic Kernel names a tool by its plugin and its function, as the model is told it. */
function nameIn({ name, toolname, functionname, pluginname }: JsonObject): Json | undefined {
  const stated = [name, toolname].find((one) => isString(one) && one !== "");
  if (stated !== undefined) return stated;
  return isString(pluginname) && pluginname !== "" && isString(functionname)
    ? `${pluginname}-${functionname}`
    : functionname;
}

/** The provider's own tool that a type names, such as "code_interpreter". */
function toolOf(type: string): string | undefined {
  if (UNNAMED.has(plainWord(type))) return undefined;
  const words = type.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return words.replace(/(?:_tool)?_call$/, "");
}

import { isObject, isString, type Json, type JsonObject, shown, textOf } from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { remember } from "../../../core/remember.ts";
import { shorten } from "../../../core/text.ts";
import { callId, statedArguments, suggestsCall } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { outcomeText } from "../../reading/message-parts.ts";
import type { Speaker, StatedCall } from "../../run.ts";

/** Keys of a part's type, by framework. */
const KIND_KEYS = ["$type", "type", "kind", "contenttype", "blocktype"];
/** Kinds that do not name a tool. */
const UNNAMED = new Set(["functioncall", "toolcall"]);
/** Requests to people and their answers are not calls. */
const NO_CALLS = /^(?:userinput(?:request|response)|oauthconsentrequest)$/;

/** Lowercases keys and drops underscores, because .NET, Python and JavaScript spell the same fields differently. */
export function plainKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [plainWord(key), content]));
}

const plainWord = remember((word) => word.replaceAll("_", "").toLowerCase());

/** .NET adds a namespace and an assembly to the type. */
function typeOf(part: JsonObject): string {
  const stated = KIND_KEYS.map((key) => part[key]).find(isString) ?? "";
  const [name = ""] = stated.split(",");
  return name.slice(name.lastIndexOf(".") + 1).replace(/Content$/, "");
}

export function isTypedPart(part: Json): part is JsonObject {
  return isObject(part) && typeOf(plainKeys(part)) !== "";
}

/** Reads typed message parts in any spelling: `functionCall`, `FunctionCallContent`, `function_call`. */
export class PartReader {
  private readonly talk: Conversation;
  private readonly denied = new Map<string, StatedCall>();
  private error: string | undefined;

  constructor(talk: Conversation) {
    this.talk = talk;
  }

  /** Throws RecordingError if an unknown part type may hold a call. */
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
    else if (suggestsCall(kind) && !NO_CALLS.test(kind)) throw unknownPart(type);
    else if (kind === "") throw unknownPart(Object.keys(part).join());
  }

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

  /** A call and its approval request are one call; only the request may be recorded. */
  private readApproval(plain: JsonObject, type: string): void {
    const request = plain.functioncall ?? plain.toolcall;
    if (!isObject(request)) throw unknownPart(type);
    const inner = plainKeys(request);
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

/** Semantic Kernel shows the model a tool as plugin and function name. */
function nameIn({ name, toolname, functionname, pluginname }: JsonObject): Json | undefined {
  const stated = [name, toolname].find((value) => isString(value) && value !== "");
  if (stated !== undefined) return stated;
  return isString(pluginname) && pluginname !== "" && isString(functionname)
    ? `${pluginname}-${functionname}`
    : functionname;
}

/** Derives a built-in tool's name, such as "code_interpreter", from the part's type. */
function toolOf(type: string): string | undefined {
  if (UNNAMED.has(plainWord(type))) return undefined;
  const words = type.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return words.replace(/(?:_tool)?_call$/, "");
}

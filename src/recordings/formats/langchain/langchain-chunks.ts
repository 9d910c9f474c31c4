import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { addCounts } from "../../reading/usage.ts";
import { type Message, metadataOf } from "./langchain-messages.ts";

/** Joins the pieces of a streamed message as LangChain does: texts are concatenated, items merged by index. */
export function joinChunks(pieces: readonly Message[]): Message {
  const [first] = pieces;
  if (first === undefined) throw new RangeError("no pieces to join");
  if (pieces.length === 1) return first;
  const fields = pieces.map((piece) => piece.fields);
  const joined = {
    ...first.fields,
    content: joinContent(fields.map(({ content }) => content)),
    tool_calls: joinItems(fields.flatMap(calls)),
    invalid_tool_calls: [],
    tool_call_chunks: [],
    additional_kwargs: joinKwargs(fields),
    ...joinUsage(fields),
  };
  return { ...first, fields: joined };
}

/** A piece's `tool_calls` are only a partial parse of its chunks. */
function calls({ tool_call_chunks, tool_calls }: JsonObject): JsonObject[] {
  const chunks = objectsOf(tool_call_chunks);
  return chunks.length > 0 ? chunks : objectsOf(tool_calls);
}

function joinContent(contents: readonly (Json | undefined)[]): Json {
  if (!contents.some(Array.isArray)) return contents.filter(isString).join("");
  const blocks = contents.flatMap((content) => {
    if (isString(content)) return content === "" ? [] : [{ type: "text", text: content, index: -1 }];
    return listOf(content).map((block) => (isString(block) ? { type: "text", text: block } : block));
  });
  return joinItems(blocks.filter(isObject));
}

function joinItems(items: readonly JsonObject[]): JsonObject[] {
  const joined: JsonObject[] = [];
  const places = new Map<Json, number>();
  for (const item of items) {
    const { index = null } = item;
    const place = places.get(index) ?? joined.length;
    const existing = joined[place];
    const ids = [existing?.id, item.id].map(textOf);
    if (existing !== undefined && (ids.includes("") || existing.id === item.id))
      joined[place] = grown(existing, item);
    else {
      if (typeof index === "number" || isString(index)) places.set(index, joined.length);
      joined.push(item);
    }
  }
  return joined;
}

function grown(base: JsonObject, piece: JsonObject): JsonObject {
  const fields = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(piece)) {
    const before = fields.get(key) ?? null;
    if (before === null || before === "") fields.set(key, value);
    else if (isString(before) && isString(value) && !["id", "type", "index"].includes(key))
      fields.set(key, before + value);
  }
  return Object.fromEntries(fields);
}

/** Token counts of pieces add up. */
function joinUsage(pieces: readonly JsonObject[]): JsonObject {
  const counts = addCounts(pieces.map(({ usage_metadata: usage }) => usage).filter(isObject));
  return {
    ...(counts && { usage_metadata: counts }),
    response_metadata: Object.fromEntries(pieces.flatMap((piece) => Object.entries(metadataOf(piece)))),
  };
}

function joinKwargs(fields: readonly JsonObject[]): JsonObject {
  const kwargs = fields.map(({ additional_kwargs }) => objectOf(additional_kwargs));
  const legacy = kwargs.map(({ function_call }) => function_call).filter(isObject);
  return {
    reasoning_content: kwargs.map((item) => textOf(item.reasoning_content)).join(""),
    ...(legacy.length === 0 ? {} : { function_call: legacy.reduce(grown) }),
  };
}

import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  textOf,
} from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import { messagesOf } from "../../format.ts";
import { limitIn } from "../../limit.ts";
import { offeredTools } from "../../offered-tools.ts";
import type { Run } from "../../run.ts";
import { attachmentsOf, type Resolve } from "./attachments.ts";
import { addMessages } from "./messages.ts";

/** True for one sample of a log, which an unpacked `.eval` keeps in a file of its own. */
export function isSample(value: Json): value is JsonObject {
  if (!isObject(value) || !("epoch" in value) || !("target" in value)) return false;
  return callId(value.id) !== undefined && callId(value.epoch) !== undefined && Array.isArray(value.messages);
}

/** The run of a sample. One that cannot be read, or did not finish, has a fault: Inspect does not score it either. */
export function readSample(sample: JsonObject, warnings: readonly string[] = []): Run {
  const caseId = callId(sample.id);
  const trial = callId(sample.epoch);
  const named = {
    ...(caseId === undefined ? {} : { caseId }),
    ...(trial === undefined ? {} : { trial }),
    row: sample,
  };
  try {
    const run = readMessages(sample);
    return {
      ...run,
      ...named,
      ...limitOf(sample),
      warnings: [...run.warnings, ...warnings],
      ...crashOf(sample),
    };
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    return new Conversation().run({ ...named, fault: error.message });
  }
}

function readMessages(sample: JsonObject): Run {
  const { messages } = sample;
  if (Array.isArray(messages) && messages.length === 0)
    return new Conversation().run({ fault: "a sample without messages: run it again" });
  const list = messagesOf(sample);
  if (list === undefined) throw new RecordingError("a sample whose messages are not a list of objects");
  const talk = new Conversation("calls");
  const resolve = attachmentsOf(sample);
  const transcript = isObject(sample.transcript) ? sample.transcript.events : undefined;
  const events = [...objectsOf(sample.events), ...objectsOf(transcript)];
  offerTools(talk, events, resolve);
  addMessages(talk, list, resolve);
  const run = talk.run();
  return { ...run, warnings: [...run.warnings, ...unseenCalls(run, events)] };
}

function offerTools(talk: Conversation, events: readonly JsonObject[], resolve: Resolve): void {
  for (const { description, ...tool } of offeredTools(events.flatMap(({ tools }) => listOf(tools)))) {
    talk.offer({
      ...tool,
      ...(description === undefined ? {} : { description: textOf(resolve(description)) }),
    });
  }
}

/** The messages are those of the agent's own conversation: what agents called by it did stands in events only. */
function unseenCalls(run: Run, events: readonly JsonObject[]): string[] {
  const seen = new Set(run.toolCalls.map(({ id }) => id));
  const unseen = events.filter(({ event, id }) => event === "tool" && isString(id) && !seen.has(id));
  if (unseen.length === 0) return [];
  return [
    `${unseen.length} tool calls stand in events but not in the sample's messages, and are not counted`,
  ];
}

function crashOf({ error }: JsonObject): Pick<Run, "fault"> {
  if (error === undefined || error === null) return {};
  const message = isObject(error) ? error.message : error;
  return {
    fault: `the sample ended with an error: ${isString(message) ? firstLine(message) : "see the log"}`,
  };
}

/** Inspect's own limit on messages, tokens, time, …; else that of the model's last answer. */
function limitOf({ limit, output }: JsonObject): Pick<Run, "limit"> {
  const type = isObject(limit) ? limit.type : limit;
  const [choice] = isObject(output) ? objectsOf(output.choices) : [];
  const reached = isString(type) ? type : limitIn(choice?.stop_reason);
  return reached === undefined ? {} : { limit: reached };
}

/** The first line of a text, so that a traceback does not fill the report. */
export function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0]?.slice(0, 300) ?? "";
}

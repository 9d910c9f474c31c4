import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { addCounts, durationOf } from "../../reading/usage.ts";
import { evened } from "../../reading/usage-dialects.ts";
import { instant } from "../../run.ts";

const SCORERS = new Set<Json | undefined>(["scorer", "scorers"]);

/** Usage and times from a sample's events, without its scorers. */
export class SampleEvents {
  /** Tool durations in milliseconds by call id. */
  readonly toolTimes = new Map<string, number>();
  private readonly answers = new Map<string, JsonObject>();
  private readonly unnamed: JsonObject[] = [];
  private hasJudge = false;
  private readonly times: (bigint | undefined)[] = [];

  constructor(events: readonly JsonObject[]) {
    const spans = new Set<Json | undefined>();
    let isStepOfScorer = false;
    for (const event of events) {
      if (event.event === "step" && event.type === "scorer") isStepOfScorer = event.action === "begin";
      if (event.event === "span_begin" && (SCORERS.has(event.type) || spans.has(event.parent_id)))
        spans.add(event.id);
      const isScorers = isStepOfScorer || (event.span_id !== undefined && spans.has(event.span_id));
      // Inspect's cache returns an answer without a call of the model.
      if (event.event === "model" && event.cache !== "read") {
        if (isScorers || event.role === "grader") this.hasJudge = true;
        else this.addAnswer(event);
      }
      if (isScorers) continue;
      if (event.event === "tool") this.addTool(event);
      this.times.push(instant(event.timestamp));
    }
  }

  read(talk: Conversation, message: JsonObject): void {
    const id = isString(message.id) ? message.id : "";
    const named = this.answers.get(id);
    this.answers.delete(id);
    const event = named ?? (id === "" ? this.unnamed.shift() : undefined);
    if (event === undefined) talk.answered({ model: message.model });
    else readAnswer(talk, event);
  }

  /** Records usage outside the sample's messages, such as sub-agents', and its totals. */
  readRest(talk: Conversation, sample: JsonObject): void {
    for (const event of [...this.answers.values(), ...this.unnamed]) readAnswer(talk, event);
    const duration = milliseconds(sample.working_time ?? sample.total_time);
    talk.took({ usage: this.hasJudge ? undefined : totalOf(sample), duration });
    const stated = [instant(sample.started_at), instant(sample.completed_at)];
    for (const time of stated.includes(undefined) ? this.times : stated) talk.at(time);
  }

  private addAnswer(event: JsonObject): void {
    const [choice] = objectsOf(objectOf(event.output).choices);
    const { id } = objectOf(choice?.message);
    if (isString(id) && id !== "") this.answers.set(id, event);
    else this.unnamed.push(event);
  }

  private addTool({ id, working_time: working, timestamp, completed }: JsonObject): void {
    const time = milliseconds(working) ?? durationOf({ start: instant(timestamp), end: instant(completed) });
    if (isString(id) && typeof time === "number") this.toolTimes.set(id, time);
  }
}

function readAnswer(talk: Conversation, event: JsonObject): void {
  const output = objectOf(event.output);
  talk.answered({
    model: output.model ?? event.model,
    usage: usageOf(output.usage),
    duration: milliseconds(output.time ?? event.working_time),
  });
}

function totalOf({ model_usage: byModel, role_usage: roles }: JsonObject): JsonObject | undefined {
  if (!isObject(byModel) || (isObject(roles) && "grader" in roles)) return undefined;
  return addCounts(Object.values(byModel).map(usageOf).filter(isObject));
}

/** Providers differ in counting cached input tokens. */
function usageOf(usage: Json | undefined): JsonObject | undefined {
  return isObject(usage) ? { ...evened(usage), cost: usage.total_cost ?? null } : undefined;
}

function milliseconds(seconds: Json | undefined): Json | undefined {
  return typeof seconds === "number" ? seconds * 1000 : (seconds ?? undefined);
}

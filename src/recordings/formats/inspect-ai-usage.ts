import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import type { Conversation } from "../conversation.ts";
import { instant } from "../run.ts";
import { addCounts, millisecondsBetween } from "../usage.ts";

const SCORERS = new Set<Json | undefined>(["scorer", "scorers"]);

/** What the events of a sample say of the agent's own work, without that of its scorers. */
export class SampleEvents {
  /** How long tools took in milliseconds, by the ids of the calls. */
  readonly toolTimes = new Map<string, number>();
  /** The answers of models, those first that say of which message they are. */
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
      if (event.event === "model") this.addAnswer(event, isScorers || event.role === "grader");
      if (isScorers) continue;
      if (event.event === "tool") this.addTool(event);
      this.times.push(instant(event.timestamp));
    }
  }

  /** Says what the answer in that message of the agent took. */
  read(talk: Conversation, message: JsonObject): void {
    const id = isString(message.id) ? message.id : "";
    const named = this.answers.get(id);
    this.answers.delete(id);
    const event = named ?? (id === "" ? this.unnamed.shift() : undefined);
    if (event === undefined) talk.answered({ model: message.model });
    else readAnswer(talk, event);
  }

  /** Says what the sample took besides: answers that are in none of its messages, such as those of sub-agents, and its totals. */
  readRest(talk: Conversation, sample: JsonObject): void {
    for (const event of [...this.answers.values(), ...this.unnamed]) readAnswer(talk, event);
    const { working_time: working, total_time: total } = sample;
    talk.took({
      usage: this.hasJudge ? undefined : totalOf(sample),
      duration: milliseconds(working ?? total),
    });
    const stated = [instant(sample.started_at), instant(sample.completed_at)];
    for (const time of stated.includes(undefined) ? this.times : stated) talk.at(time);
  }

  private addAnswer(event: JsonObject, isJudges: boolean): void {
    // What came out of Inspect's cache was not asked again.
    if (event.cache === "read") return;
    if (isJudges) {
      this.hasJudge = true;
      return;
    }
    const [choice] = isObject(event.output) ? objectsOf(event.output.choices) : [];
    const id = isObject(choice?.message) ? choice.message.id : undefined;
    if (isString(id) && id !== "") this.answers.set(id, event);
    else this.unnamed.push(event);
  }

  private addTool({ id, working_time: working, timestamp, completed }: JsonObject): void {
    const [start, end] = [instant(timestamp), instant(completed)];
    const span = start === undefined || end === undefined ? undefined : millisecondsBetween(start, end);
    const time = milliseconds(working) ?? span;
    if (isString(id) && typeof time === "number") this.toolTimes.set(id, time);
  }
}

function readAnswer(talk: Conversation, event: JsonObject): void {
  const output = isObject(event.output) ? event.output : {};
  talk.answered({
    model: output.model ?? event.model,
    usage: usageOf(output.usage),
    cost: isObject(output.usage) ? output.usage.total_cost : undefined,
    duration: milliseconds(output.time ?? event.working_time),
  });
}

function totalOf({ model_usage: byModel, role_usage: roles }: JsonObject): JsonObject | undefined {
  if (!isObject(byModel) || (isObject(roles) && "grader" in roles)) return undefined;
  const [first, ...others] = Object.values(byModel).map(usageOf).filter(isObject);
  return first && others.reduce((sum, one) => addCounts(sum, one), first);
}

/** The total tells whether the input leaves out what went through a cache: it is another thing for each provider. */
function usageOf(usage: Json | undefined): JsonObject | undefined {
  if (!isObject(usage)) return undefined;
  const { input_tokens: input, output_tokens: output, total_tokens: total } = usage;
  const { input_tokens_cache_read: read, input_tokens_cache_write: written, total_cost: cost = null } = usage;
  const cache = [read, written].filter((count) => typeof count === "number");
  const whole = cache.reduce((sum, count) => sum + count, typeof input === "number" ? input : 0);
  const isBeside = typeof output === "number" && total === whole + output;
  return {
    input_tokens: (isBeside ? whole : input) ?? null,
    output_tokens: output ?? null,
    total_tokens: total ?? null,
    reasoning_tokens: usage.reasoning_tokens ?? null,
    cachedInput: read ?? null,
    cost,
  };
}

function milliseconds(seconds: Json | undefined): Json | undefined {
  return typeof seconds === "number" ? seconds * 1000 : (seconds ?? undefined);
}

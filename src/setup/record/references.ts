import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  scalarText,
  shown,
} from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import {
  idOf,
  isReference,
  isResult,
  itemsIn,
} from "../../recordings/formats/openai/openai-responses-items.ts";
import { isEvent, responsesIn } from "../../recordings/formats/openai/openai-responses-stream.ts";
import type { Exchange, KeptItems, Traffic } from "./traffic.ts";

/** An exchange whose request contains its whole history, also if the provider stores it by an id. */
export interface WholeExchange extends Exchange {
  /** The previous exchange, found by the id of its response or conversation. */
  follows?: WholeExchange;
  /** The exchange that created the last item of the request with a known id. */
  repeats?: WholeExchange;
}

/**
 * Completes the exchanges of one start, in order, with content that OpenAI's Responses API stores by id (`item_reference`,
 * `previous_response_id`, `conversation`). A request with an unknown id gets a fault.
 */
export function wholeExchanges({
  exchanges,
  keptItems,
}: Pick<Traffic, "exchanges" | "keptItems">): WholeExchange[] {
  const store = new ProviderStore(keptItems);
  return exchanges.map((exchange) => store.pass(exchange));
}

interface Beginning {
  items: readonly JsonObject[];
  last?: WholeExchange;
  previous?: Json;
  fault?: string | undefined;
}

/** Everything observed that a provider stores by id. */
class ProviderStore {
  private readonly items = new Map<string, { item: JsonObject; by?: WholeExchange }>();
  private readonly answers = new Map<string, Beginning>();
  private readonly conversations = new Map<string, Beginning>();
  private readonly waiting: KeptItems[];

  constructor(keptItems: readonly KeptItems[]) {
    this.waiting = [...keptItems];
  }

  pass(exchange: Exchange): WholeExchange {
    this.takeUntil(exchange.startedAt);
    const whole = this.completed(exchange);
    this.keep(whole);
    return whole;
  }

  private takeUntil(time: number): void {
    while (this.waiting[0] !== undefined && this.waiting[0].startedAt <= time) {
      const { conversation, isNew, items } = this.waiting.shift() as KeptItems;
      const earlier = this.conversations.get(conversation) ?? (isNew ? { items: [] } : undefined);
      if (earlier !== undefined)
        this.conversations.set(conversation, { ...earlier, items: [...earlier.items, ...items] });
      for (const item of items) this.learn(item);
    }
  }

  private completed(exchange: Exchange): WholeExchange {
    const { request, host } = exchange;
    const before = this.beginningOf(exchange);
    const inputItems = itemsIn(request.input) ?? [];
    const own = inputItems.map((item) => (isReference(item) && this.known(item)?.item) || item);
    const repeats = own.map((item) => this.known(item)?.by).findLast((by) => by !== undefined);
    const missing = own.find(isReference);
    const fault =
      exchange.fault ?? before?.fault ?? (missing && absent(`the item ${shown(missing.id)}`, host));
    const isWhole = before === undefined && own.every((item, at) => item === inputItems[at]);
    return {
      ...(isWhole ? exchange : withInput(exchange, own, before)),
      ...defined({ fault }),
      ...(before?.last === undefined ? {} : { follows: before.last }),
      ...defined({ repeats }),
    };
  }

  private beginningOf({ request, host }: Exchange): Beginning | undefined {
    const { previous_response_id: previous = null } = request;
    if (previous !== null)
      return (
        this.answers.get(scalarText(previous)) ?? {
          items: [],
          previous,
          fault: absent(`the response ${shown(previous)}`, host),
        }
      );
    const name = nameOf(request);
    if (name === undefined) return undefined;
    const fault = absent(`the conversation ${shown(name)}`, host);
    return this.conversations.get(name) ?? { items: [], fault };
  }

  private keep(whole: WholeExchange): void {
    const answer = answerOf(whole);
    if (answer === undefined) return;
    const { input, previous_response_id: previous = null } = whole.request;
    const [inputItems, outputItems] = [itemsIn(input) ?? [], itemsIn(answer.output) ?? []];
    for (const item of inputItems) if (this.known(item) === undefined) this.learn(item);
    for (const item of outputItems) this.learn(item, whole);
    const { fault } = whole;
    const beginning = { items: [...inputItems, ...outputItems], last: whole, previous, fault };
    if (isString(answer.id)) this.answers.set(answer.id, beginning);
    const name = nameOf(whole.request);
    if (name !== undefined) this.conversations.set(name, beginning);
  }

  private learn(item: JsonObject, by?: WholeExchange): void {
    if (isString(item.id) && !isReference(item)) this.items.set(item.id, { item, ...(by && { by }) });
  }

  private known({ id }: JsonObject): { item: JsonObject; by?: WholeExchange } | undefined {
    return isString(id) ? this.items.get(id) : undefined;
  }
}

function absent(description: string, host: string): string {
  return `a request to ${host} goes on from ${description}, which this start of the command never got: let each start begin its own, or send all of it`;
}

/** OpenAI accepts a conversation id or an object with the id. */
function nameOf({ conversation = null }: JsonObject): string | undefined {
  const name = isObject(conversation) ? conversation.id : conversation;
  return isString(name) ? name : undefined;
}

function withInput(exchange: Exchange, own: readonly JsonObject[], before: Beginning | undefined): Exchange {
  const { items = [], previous = null } = before ?? {};
  const there = new Set(items.map(keyOf));
  const added = own.filter((item) => keyOf(item) === undefined || !there.has(keyOf(item)));
  const { previous_response_id: _, ...request } = exchange.request;
  const input = [...items, ...added];
  return {
    ...withoutPrevious(exchange),
    request: { ...request, input, ...(previous === null ? {} : { previous_response_id: previous }) },
  };
}

/** Results have no key, because some servers give each call the same id. */
function keyOf(item: JsonObject): string | undefined {
  const id = idOf(item);
  return isString(id) && !isResult(item) ? `${scalarText(item.type ?? "message")} ${id}` : undefined;
}

/** A reader would miss the response that the answer refers to. */
function withoutPrevious(exchange: Exchange): Exchange {
  const { response } = exchange;
  if (response === undefined) return exchange;
  return {
    ...exchange,
    response: Array.isArray(response) ? response.map(unlinked) : (unlinked(response) as JsonObject),
  };
}

function unlinked(piece: Json): Json {
  if (!isObject(piece)) return piece;
  const { previous_response_id: _, ...rest } = piece;
  return isObject(rest.response) ? { ...rest, response: unlinked(rest.response) } : rest;
}

function answerOf({ response }: Exchange): JsonObject | undefined {
  const pieces = [response].flat().filter(isObject);
  try {
    return pieces.some(isEvent) ? responsesIn(pieces).at(-1) : pieces[0];
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

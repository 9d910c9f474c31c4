import { isObject, isString, type Json, type JsonObject, shown } from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { idOf, isReference, isResult, itemsIn } from "../../recordings/formats/openai-responses-items.ts";
import { isEvent, responsesIn } from "../../recordings/formats/openai-responses-stream.ts";
import type { Exchange, KeptItems, Traffic } from "./traffic.ts";

/** An exchange whose request holds all that it goes on from, also where the provider keeps it by an id. */
export interface WholeExchange extends Exchange {
  /** The one that it goes on from, by the id of the answer or of the conversation. */
  follows?: WholeExchange;
  /** The one that made the last item of the request whose id is known. */
  repeats?: WholeExchange;
}

/**
 * The exchanges of one start, in the order in which they came. What OpenAI's Responses API keeps by an id (`item_reference`,
 * `previous_response_id`, `conversation`) is put into each request that names it. A request that names what never passed has a fault.
 */
export function wholeExchanges({
  exchanges,
  keptItems,
}: Pick<Traffic, "exchanges" | "keptItems">): WholeExchange[] {
  const kept = new Kept(keptItems);
  return exchanges.map((one) => kept.pass(one));
}

/** The items that a request goes on from. */
interface Beginning {
  items: readonly JsonObject[];
  last?: WholeExchange;
  /** The response before the items, where that did not pass. */
  previous?: Json;
  /** Why the items are not all. */
  fault?: string | undefined;
}

/** All that a provider keeps by an id, as far as it has passed. */
class Kept {
  private readonly items = new Map<string, { item: JsonObject; by?: WholeExchange }>();
  private readonly answers = new Map<string, Beginning>();
  private readonly conversations = new Map<string, Beginning>();
  private readonly waiting: KeptItems[];

  constructor(keptItems: readonly KeptItems[]) {
    this.waiting = [...keptItems];
  }

  /** The exchange with a whole request. */
  pass(exchange: Exchange): WholeExchange {
    this.takeUntil(exchange.startedAt);
    const whole = this.completed(exchange);
    this.keep(whole);
    return whole;
  }

  /** Takes what was put into conversations by requests of their own. */
  private takeUntil(time: number): void {
    while (this.waiting[0] !== undefined && this.waiting[0].startedAt <= time) {
      const { conversation, isNew, items } = this.waiting.shift() as KeptItems;
      const known = this.conversations.get(conversation) ?? (isNew ? { items: [] } : undefined);
      if (known !== undefined)
        this.conversations.set(conversation, { ...known, items: [...known.items, ...items] });
      for (const item of items) this.learn(item);
    }
  }

  private completed(exchange: Exchange): WholeExchange {
    const { request, host } = exchange;
    const before = this.beginningOf(exchange);
    const asked = itemsIn(request.input) ?? [];
    const own = asked.map((item) => (isReference(item) && this.known(item)?.item) || item);
    const repeats = own.map((item) => this.known(item)?.by).findLast((by) => by !== undefined);
    const missing = own.find(isReference);
    const fault =
      exchange.fault ?? before?.fault ?? (missing && absent(`the item ${shown(missing.id)}`, host));
    const isWhole = before === undefined && own.every((item, at) => item === asked[at]);
    return {
      ...(isWhole ? exchange : withInput(exchange, own, before)),
      ...(fault === undefined ? {} : { fault }),
      ...(before?.last === undefined ? {} : { follows: before.last }),
      ...(repeats === undefined ? {} : { repeats }),
    };
  }

  /** The answer or the conversation that a request names. */
  private beginningOf({ request, host }: Exchange): Beginning | undefined {
    const { previous_response_id: previous = null } = request;
    if (previous !== null)
      return (
        this.answers.get(String(previous)) ?? {
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

  /** Keeps what was asked and answered, from which later requests may go on. */
  private keep(whole: WholeExchange): void {
    const answer = answerOf(whole);
    if (answer === undefined) return;
    const { input, previous_response_id: previous = null } = whole.request;
    const [asked, made] = [itemsIn(input) ?? [], itemsIn(answer.output) ?? []];
    for (const item of asked) if (this.known(item) === undefined) this.learn(item);
    for (const item of made) this.learn(item, whole);
    const { fault } = whole;
    const beginning = { items: [...asked, ...made], last: whole, previous, fault };
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

function absent(named: string, host: string): string {
  return `a request to ${host} goes on from ${named}, which this start of the command never got: let each start begin its own, or send all of it`;
}

/** OpenAI names a conversation by its id, or by an object that has it. */
function nameOf({ conversation = null }: JsonObject): string | undefined {
  const name = isObject(conversation) ? conversation.id : conversation;
  return isString(name) ? name : undefined;
}

/** The exchange with an input that has what was before, but not twice. */
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

/** The key by which an item repeats another one. Results have none: some servers give each call the same id. */
function keyOf(item: JsonObject): string | undefined {
  const id = idOf(item);
  return isString(id) && !isResult(item) ? `${item.type ?? "message"} ${id}` : undefined;
}

/** The exchange whose answer does not name the one before it, which a reader would miss. */
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

/** The answer, of a stream its last one; undefined for a stream without an end. */
function answerOf({ response }: Exchange): JsonObject | undefined {
  const pieces = [response].flat().filter(isObject);
  try {
    return pieces.some(isEvent) ? responsesIn(pieces).at(-1) : pieces[0];
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/**
 * The model's answers: it recognises the cases of a travel desk by the user's words, and continues by the tools' results. A turn is `{text,
 * calls: [{name, arguments}]}`.
 */

/**
 * @typedef {{name: string, arguments: Record<string, unknown>, result: unknown}} Answered A call that a tool has answered.
 * @typedef {{user: string, answered: Answered[]}} Talk The conversation so far, as the model sees it.
 * @typedef {{text: string, calls: {name: string, arguments: Record<string, unknown>}[]}} Turn
 * @typedef {{id: string, knows: RegExp, next: (answered: Answered[]) => Turn, wrong?: {tool: string, argument: string, value: unknown}}} Case
 */

const say = (text) => ({ text, calls: [] });
const call = (...calls) => ({ text: "", calls: calls.map(([name, args]) => ({ name, arguments: args })) });
const resultOf = (answered, name) => answered.find((one) => one.name === name)?.result;

/** @type {Case[]} */
export const cases = [
  {
    id: "delegate",
    knows: /^Ask the desk: /,
    next(answered) {
      if (answered.length > 0) return say("The desk has booked it.");
      const prompt = "Book Ines Aldana the cheapest flight from Oslo to Lisbon on 12 June 2026.";
      return call(["agent-desk", { prompt }]);
    },
  },
  {
    id: "book-flight",
    knows: /Lisbon/,
    wrong: { tool: "book_flight", argument: "date", value: "2026-06-05" },
    next(answered) {
      const found = resultOf(answered, "search_flights");
      const booked = resultOf(answered, "book_flight");
      if (found === undefined)
        return call(["search_flights", { origin: "OSL", destination: "LIS", date: "2026-06-12" }]);
      if (booked !== undefined) return say(`Booked. Your reference is ${booked.booking_id}.`);
      const [cheapest] = [...found.flights].sort((a, b) => a.price - b.price);
      return call([
        "book_flight",
        {
          flight_number: cheapest.flight_number,
          date: "2026-06-12",
          traveller: "Ines Aldana",
          cabin: "economy",
        },
      ]);
    },
  },
  {
    id: "refund-quote",
    knows: /TD-47760/,
    wrong: { tool: "get_refund_quote", argument: "reason", value: "illness" },
    next(answered) {
      const booking = resultOf(answered, "get_booking");
      const quote = resultOf(answered, "get_refund_quote");
      if (booking === undefined) return call(["get_booking", { booking_id: "TD-47760" }]);
      if (quote === undefined)
        return call(["get_refund_quote", { booking_id: booking.booking_id, reason: "change of plans" }]);
      return say(`You would get back ${quote.amount} EUR.`);
    },
  },
  {
    id: "cheapest-day",
    knows: /cheapest day/,
    wrong: { tool: "search_flights", argument: "destination", value: "CIA" },
    next(answered) {
      if (answered.length === 0)
        return call(
          ...["10", "11", "12"].map((day) => [
            "search_flights",
            { origin: "BGO", destination: "FCO", date: `2026-09-${day}` },
          ]),
        );
      const prices = answered.map(({ arguments: { date }, result }) => ({
        date,
        price: Math.min(...result.flights.map(({ price }) => price)),
      }));
      const [best] = prices.sort((a, b) => a.price - b.price);
      return say(`The cheapest day is ${best.date}, at ${best.price} EUR.`);
    },
  },
  {
    id: "add-baggage",
    knows: /TD-48213/,
    wrong: { tool: "add_baggage", argument: "pieces", value: 2 },
    next(answered) {
      const added = resultOf(answered, "add_baggage");
      if (added === undefined)
        return {
          ...call(["add_baggage", { booking_id: "TD-48213", pieces: 1, max_weight_kg: 23 }]),
          text: "I will add it now.",
        };
      return say(`Done: ${added.pieces} bag on ${added.booking_id}.`);
    },
  },
  {
    id: "answer-only",
    knows: /liquids/,
    next: () => say("Each container may hold up to 100 ml. “Ærlig talt” – that is all.\n✈"),
  },
];

/**
 * The next turn of the model. With `broken`, the id of the case, one argument is wrong.
 *
 * @param {Talk} talk
 * @param {string | undefined} broken
 * @returns {Turn}
 */
export function nextTurn({ user, answered }, broken) {
  const scripted = cases.find(({ knows }) => knows.test(user));
  if (scripted === undefined) return say("I can only help with travel.");
  const turn = scripted.next(answered);
  const { wrong } = scripted;
  if (scripted.id !== broken || wrong === undefined) return turn;
  const calls = turn.calls.map((one) =>
    one.name === wrong.tool
      ? { ...one, arguments: { ...one.arguments, [wrong.argument]: wrong.value } }
      : one,
  );
  return { ...turn, calls };
}

/**
 * A tool's result without the SDKs' wrappers: JSON in a text, `{output}`, `{content}`, a list of text parts.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
export function unwrapped(value) {
  if (typeof value === "string") {
    try {
      return unwrapped(JSON.parse(value));
    } catch {
      return fromPython(value);
    }
  }
  if (Array.isArray(value)) return unwrapped(value.map(({ text = "" }) => text).join(""));
  if (typeof value !== "object" || value === null) return value;
  for (const key of ["output", "content", "result", "text", "value"])
    if (key in value) return unwrapped(value[key]);
  return value;
}

/** OpenAI's agents for Python show their model a dict as Python writes it: `{'status': 'confirmed'}`. */
function fromPython(text) {
  try {
    return JSON.parse(text.replaceAll("'", '"'));
  } catch {
    return text;
  }
}

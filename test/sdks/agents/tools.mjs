import { z } from "zod";

const day = z.string().describe("A day, as 2026-06-12");

export const tools = [
  {
    name: "search_flights",
    description: "Finds flights between two airports on one day.",
    schema: z.object({ origin: z.string(), destination: z.string(), date: day }),
    run: ({ date }) => ({
      flights: [
        { flight_number: "NV421", price: 90 + Number(date.slice(-2)) },
        { flight_number: "NV417", price: 60 + (Number(date.slice(-2)) % 11) },
      ],
    }),
  },
  {
    name: "book_flight",
    description: "Books a flight for one traveller.",
    schema: z.object({
      flight_number: z.string(),
      date: day,
      traveller: z.string(),
      cabin: z.enum(["economy", "business"]),
    }),
    run: ({ flight_number }) => ({ booking_id: `TD-${flight_number}`, status: "confirmed" }),
  },
  {
    name: "get_booking",
    description: "Looks up a booking.",
    schema: z.object({ booking_id: z.string() }),
    run: ({ booking_id }) => ({ booking_id, price: 412.4 }),
  },
  {
    name: "get_refund_quote",
    description: "Says what would be paid back for a booking.",
    schema: z.object({ booking_id: z.string(), reason: z.string() }),
    run: ({ booking_id }) => ({ booking_id, amount: 312.4 }),
  },
  {
    name: "add_baggage",
    description: "Adds bags to a booking.",
    schema: z.object({
      booking_id: z.string(),
      pieces: z.number().int(),
      max_weight_kg: z.number().int(),
    }),
    run: ({ booking_id, pieces }) => ({ booking_id, pieces, status: "added" }),
  },
];

export function parametersOf({ schema }) {
  const { $schema, ...parameters } = z.toJSONSchema(schema);
  return parameters;
}

export function runTool(name, args) {
  const tool = tools.find((one) => one.name === name);
  return JSON.stringify(tool === undefined ? { error: `no tool ${name}` } : tool.run(args));
}

export const instructions = "You are the assistant of a travel desk. Use the tools.";

export const task = process.env.RUNGATE_INPUT ?? process.argv[2] ?? "";

export const turns = JSON.parse(process.env.RUNGATE_TURNS ?? JSON.stringify([task]));

import { type Random, randomFrom } from "../random.ts";
import { between, chosen, fields, several, type Value, value } from "./words.ts";

export interface Call {
  name: string;
  arguments: Record<string, Value>;
}

/** Calls by turn; calls of one turn are parallel. */
export type Turns = readonly (readonly Call[])[];

export const TOOLS = [
  "search_orders",
  "get_customer",
  "issue_refund",
  "update_address",
  "get_weather",
  "search_flights",
  "book_hotel",
  "create_ticket",
  "assign_ticket",
  "send_email",
  "query_database",
  "read_file",
  "list_files",
  "run_tests",
  "calendar_create_event",
  "get_inventory",
] as const;

const SEED = 20_261_122;
/** Separates the random draws of cases from those of runs. */
const CASES_FROM = 1_000_000_000;
/** The share of runs that deviate from the expected calls. */
const DEVIATING = 0.4;

/** A run's random draws, independent of the other runs. */
export function randomOfRun(run: number): Random {
  return randomFrom(SEED + run);
}

/** The expectation of a case: about 6.5 calls in three to six turns. */
export function planOf(caseIndex: number): Turns {
  const random = randomFrom(SEED + CASES_FROM + caseIndex);
  return several(random, 3, 6, () => {
    const calls = random() < 0.7 ? 1 : between(random, 2, 3);
    return Array.from({ length: calls }, () => drawnCall(random));
  });
}

export function turnsOfRun(plan: Turns, random: Random): Turns {
  return random() < DEVIATING ? chosen(random, DEVIATIONS)(plan, random) : plan;
}

const DEVIATIONS = [otherArgument, oneCallLess, oneCallMore, otherOrder] as const;

function otherArgument(plan: Turns, random: Random): Turns {
  return changed(plan, random, (call) => {
    const key = chosen(random, Object.keys(call.arguments));
    return [{ ...call, arguments: { ...call.arguments, [key]: value(random) } }];
  });
}

function oneCallLess(plan: Turns, random: Random): Turns {
  return changed(plan, random, () => []);
}

function oneCallMore(plan: Turns, random: Random): Turns {
  return changed(plan, random, (call) => [call, drawnCall(random)]);
}

function otherOrder(plan: Turns): Turns {
  return plan.toReversed();
}

/** The plan with one call replaced; turns without calls are removed. */
function changed(plan: Turns, random: Random, replace: (call: Call) => Call[]): Turns {
  const turn = between(random, 0, plan.length - 1);
  const place = between(random, 0, (plan[turn]?.length ?? 1) - 1);
  return plan
    .map((calls, at) =>
      at === turn ? calls.flatMap((call, spot) => (spot === place ? replace(call) : [call])) : calls,
    )
    .filter((calls) => calls.length > 0);
}

function drawnCall(random: Random): Call {
  return { name: chosen(random, TOOLS), arguments: fields(random, 1, 6, true) };
}

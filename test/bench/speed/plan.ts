import { type Random, randomFrom } from "../random.ts";
import { between, chosen, fields, several, type Value, value } from "./words.ts";

/** A call that a case expects, or that a run makes. */
export interface Call {
  name: string;
  arguments: Record<string, Value>;
}

/** Calls by turn: those of one turn are made at once. */
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
/** Keeps the draws of cases apart from those of runs. */
const CASES_FROM = 1_000_000_000;
/** Of the runs that do not make the calls expected of them. */
const DEVIATING = 0.4;

/** The draws of one run: the same for the same run, whatever else is made. */
export function randomOfRun(run: number): Random {
  return randomFrom(SEED + run);
}

/** What is expected of a case: about 6.5 calls in three to six turns. */
export function planOf(caseIndex: number): Turns {
  const random = randomFrom(SEED + CASES_FROM + caseIndex);
  return several(random, 3, 6, () => {
    const calls = random() < 0.7 ? 1 : between(random, 2, 3);
    return Array.from({ length: calls }, () => drawnCall(random));
  });
}

/** What a run of that case does: as planned, or with one thing different. */
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

/** The plan with one call replaced; a turn without calls is none. */
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

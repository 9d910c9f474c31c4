import { isObject, isString, type Json } from "../../core/json.ts";
import { listed } from "../../core/text.ts";
import { isInput, type RecordedRun } from "./recording.ts";
import type { Traffic } from "./traffic.ts";

interface TurnsCase {
  id: string;
  turns: readonly string[];
}

/** Returns the place of the task in the agent's code, for messages. */
export function taskPlace(command: readonly string[], isServer: boolean): string {
  if (isServer) return "the body of the request";
  const programs = command.slice(0, 2).map((word) => word.replace(/^.*[\\/]/, "").toLowerCase());
  const starts = (pattern: RegExp) => programs.some((program) => pattern.test(program));
  if (starts(/^(?:node|npm|npx|pnpm|yarn|bun|tsx|deno)(?:\.exe|\.cmd)?$|\.[cm]?[jt]sx?$/))
    return "process.env.RUNGATE_INPUT";
  if (starts(/^(?:python[\d.]*|py|uv|poetry)(?:\.exe)?$|\.py$/)) return 'os.environ["RUNGATE_INPUT"]';
  return "the variable RUNGATE_INPUT";
}

/** Compares the requests of the agents with the tasks of their cases. */
export class TaskCheck {
  private readonly place: string;
  private readonly isServer: boolean;
  private readonly cases = new Map<string, { task: string; begin: string; isHeld: boolean }>();

  constructor(place: string, isServer: boolean) {
    this.place = place;
    this.isServer = isServer;
  }

  /** Returns the run, with a fault if the agent did not get the task. */
  look(run: RecordedRun, { id, turns }: TurnsCase, traffic: Traffic): RecordedRun {
    const [task = ""] = turns;
    if (run.runError !== undefined || task === "") return run;
    const { userTexts } = run;
    const sent = [...traffic.exchanges.map(({ request }) => request), run.content];
    const isHeld = sent.some((each) => holds(each, task));
    const earlier = this.cases.get(id);
    const begin = userTexts[0]?.trim() ?? "";
    this.cases.set(id, { task, begin, isHeld: isHeld || earlier?.isHeld === true });
    const fault = this.faultOf(userTexts, turns, isHeld);
    return fault === undefined ? run : { ...run, runError: fault, hasCommandFailed: true };
  }

  private faultOf(
    userTexts: readonly string[],
    turns: readonly string[],
    isHeld: boolean,
  ): string | undefined {
    if (!isHeld && userTexts.join("").trim() === "")
      return `the agent asked its model without a task: read ${this.place} in your ${this.isServer ? "server" : "command"}`;
    if (turns.length === 1) return undefined;
    const missing = firstMissing(userTexts, turns);
    if (missing === undefined) return undefined;
    const remedy = this.isServer
      ? "keep the conversation of a session, and add each turn to it"
      : "send each of RUNGATE_TURNS, a JSON list, in one conversation";
    return `the agent never got turn ${missing + 1} of ${turns.length}: ${remedy}`;
  }

  /** Returns notes on cases whose task no request contains, in the given order. */
  notes(ids: readonly string[]): string[] {
    const all = ids.flatMap((id) => {
      const state = this.cases.get(id);
      return state === undefined ? [] : [{ id, ...state }];
    });
    const sameBeginning = all.filter((one) => {
      const same = all.filter(({ begin, task }) => begin === one.begin && begin !== "" && task !== one.task);
      return same.length > 0 && [one, ...same].some(({ isHeld }) => !isHeld);
    });
    const unheld = all.filter((each) => !each.isHeld && each.begin !== "" && !sameBeginning.includes(each));
    const check = `Check that your ${this.isServer ? "server" : "command"} reads ${this.place}`;
    const names = (cases: readonly { id: string }[]) => listed(cases.map(({ id }) => id));
    return [
      ...(sameBeginning.length === 0
        ? []
        : [`${names(sameBeginning)} began with the same words, though their inputs differ. ${check}`]),
      ...(unheld.length === 0 ? [] : [`no request holds the input of ${names(unheld)}. ${check}`]),
    ];
  }
}

function firstMissing(userTexts: readonly string[], turns: readonly string[]): number | undefined {
  let from = 0;
  for (const [turn, text] of turns.entries()) {
    const at = userTexts.findIndex((words, place) => place >= from && isInput(words, text));
    if (at < 0) return turn;
    from = at + 1;
  }
  return undefined;
}

function holds(value: Json, input: string): boolean {
  if (isString(value)) return isInput(value, input);
  if (Array.isArray(value)) return value.some((item) => holds(item, input));
  return isObject(value) && Object.values(value).some((item) => holds(item, input));
}

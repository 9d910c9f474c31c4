import { isObject, isString, type Json, type JsonObject } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted } from "../base/text.ts";
import { amount, attempt, readCost, readTokens, type Tokens, UsageError } from "./usage-dialects.ts";

/** What one answer of a model, or several, took. What is not recorded is absent. */
export interface Usage extends Tokens {
  /** US dollars. */
  cost?: number | undefined;
}

/** What an answer of a model took, as far as the recording has it. */
export interface ModelCall {
  model?: string;
  usage?: Usage;
  /** Milliseconds, from its beginning to its end. */
  duration?: number;
}

/** Why a run has no value of a measure though its recording has something of it. */
export type Unmeasured = Partial<Record<"tokens" | "cost" | "duration", string>>;

/** What a run took: absent, and never 0, where it is not recorded. Of several models the names are joined by a comma. */
export interface RunUsage extends ModelCall {
  /** Its answers one by one, where the recording has them. */
  modelCalls?: readonly ModelCall[];
  unmeasured?: Unmeasured;
}

/** What an answer, or a run as a whole, took, as a format states it. */
export interface StatedUsage {
  /** The same answer again, in a later piece of a stream or in a copy of the history: the last word holds. */
  id?: Json | undefined;
  model?: Json | undefined;
  /** In the words of any provider whose keys are in the table. */
  usage?: Json | undefined;
  /** US dollars. */
  cost?: Json | undefined;
  /** Milliseconds. */
  duration?: Json | undefined;
}

/** A duration in milliseconds; undefined for what is none. */
export function durationIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && value >= 0 && value <= limits.durationOfRun ? value : undefined;
}

/** How long something took, in milliseconds, by points in time in nanoseconds; undefined where one of them is not known. */
export function durationOf({ start, end }: { start?: bigint | undefined; end?: bigint | undefined }) {
  return start === undefined || end === undefined || end < start ? undefined : Number(end - start) / 1e6;
}

/** The sum of several; a field that one of them does not say is absent. Undefined of none. */
export function sumOf(usages: readonly Usage[]): Usage | undefined {
  const [first, ...others] = usages;
  if (first === undefined) return undefined;
  const sum: Usage = { ...first };
  for (const one of others)
    for (const key of Object.keys(sum) as (keyof Usage)[]) {
      const [before, value] = [sum[key], one[key]];
      if (before === undefined || value === undefined) delete sum[key];
      else sum[key] = before + value;
    }
  return sum;
}

/** A run without the reasons for what it has no value of, where another source of it has one. */
export function withoutSettled<Measured extends RunUsage>(run: Measured): Measured {
  const { unmeasured, ...others } = run;
  if (unmeasured === undefined) return run;
  const open = { ...unmeasured };
  if (run.usage?.total !== undefined) delete open.tokens;
  if (run.usage?.cost !== undefined) delete open.cost;
  if (run.duration !== undefined) delete open.duration;
  return { ...others, ...present({ unmeasured: unlessEmpty(open) }) } as Measured;
}

function present<Fields extends object>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

function unlessEmpty<Fields extends object>(fields: Fields): Fields | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** Adds up counts as their source writes them, also in details; what is no number holds. Undefined of none. */
export function addCounts(all: readonly JsonObject[]): JsonObject | undefined {
  const [first, ...others] = all;
  return first && others.reduce((sum, counts) => withCounts(sum, counts), first);
}

function withCounts(a: JsonObject, b: JsonObject, areDetails = false): JsonObject {
  const sum = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const before = sum.get(key);
    if (typeof before === "number" && typeof value === "number") sum.set(key, before + value);
    else if (isObject(before) && isObject(value) && !areDetails)
      sum.set(key, withCounts(before, value, true));
    else if ((before ?? null) === null || (value !== null && typeof value !== "number")) sum.set(key, value);
  }
  return Object.fromEntries(sum);
}

/** Adds up what the answers of a run took, each of them once. */
export class UsageTally {
  private readonly answers = new Map<string, ModelCall & { turn: number }>();
  private stated: ModelCall = {};
  private readonly unmeasured: Unmeasured = {};
  private first: bigint | undefined;
  private last: bigint | undefined;

  /** Adds what the answer of this turn took, or what is known of it besides. */
  answered(turn: number, stated: StatedUsage): void {
    const id = isString(stated.id) && stated.id !== "" ? `id ${stated.id}` : `answer ${this.answers.size}`;
    const said = this.read(stated);
    const before = this.answers.get(id);
    if (before !== undefined || unlessEmpty(said)) this.answers.set(id, { turn, ...before, ...said });
  }

  /** Sets what the run as a whole took: it holds over what its answers add up to. */
  took(stated: StatedUsage): void {
    const { usage, ...said } = this.read(stated);
    Object.assign(this.stated, said, usage && { usage: { ...this.stated.usage, ...usage } });
  }

  /** Sets why the run has no value of a measure; the first reason holds. */
  cannotTell(measure: keyof Unmeasured, reason: string): void {
    this.unmeasured[measure] ??= reason;
  }

  /** Adds when something happened, in nanoseconds since 1970: the run lasts from the first to the last of these. */
  at(instant: bigint | undefined): void {
    if (instant === undefined || instant <= 0n) return;
    if (this.first === undefined || instant < this.first) this.first = instant;
    if (this.last === undefined || instant > this.last) this.last = instant;
  }

  /** Sums up the run. `turns`: those in which a model answered. */
  total(turns: ReadonlySet<number>): RunUsage {
    const answers = [...this.answers.values()];
    const models = new Set(answers.flatMap(({ model }) => model ?? []));
    return present<RunUsage>({
      usage: this.bounded(this.usageOf(answers, turns)),
      duration: this.stated.duration ?? this.span(),
      model: this.stated.model ?? ([...models].sort().join(", ") || undefined),
      modelCalls: answers.length === 0 ? undefined : answers.map(({ turn: _, ...one }) => one),
      unmeasured: unlessEmpty(this.unmeasured),
    });
  }

  private usageOf(answers: readonly (ModelCall & { turn: number })[], turns: ReadonlySet<number>): Usage {
    const { usage: stated = {} } = this.stated;
    const said = answers.flatMap(({ usage }) => usage ?? []);
    if (this.unmeasured.tokens !== undefined) return { cost: stated.cost };
    if (stated.total !== undefined || said.length === 0) return stated;
    const measured = new Set(
      answers.flatMap(({ turn, usage }) => (usage?.total === undefined ? [] : [turn])),
    );
    const silent = [...turns].filter((turn) => !measured.has(turn)).length;
    if (silent === 0) return { ...sumOf(said), ...stated };
    if (measured.size > 0)
      this.unmeasured.tokens = `${silent} of ${counted(turns.size, "answer")} of the model say no tokens`;
    return stated;
  }

  /** Each count may be one of a run, and their sum none: a report that had it could not be read again. */
  private bounded({ cost, ...tokens }: Usage): Usage | undefined {
    const counts = this.checked("tokens", () => {
      const most = Math.max(...Object.values(tokens).map((count) => count ?? 0), 0);
      amount(most, "the sum of the tokens", limits.tokensOfRun);
      return tokens;
    });
    const paid = this.checked("cost", () => amount(cost, "the sum of the costs", limits.costOfRun));
    return unlessEmpty(present<Usage>({ ...counts, cost: paid }));
  }

  private span(): number | undefined {
    if (this.unmeasured.duration !== undefined) return undefined;
    const duration = durationOf({ start: this.first, end: this.last }) || undefined;
    return this.checked("duration", () => amount(duration, "duration", limits.durationOfRun));
  }

  private read({ usage, cost, duration, model }: StatedUsage): ModelCall {
    const tokens = this.checked("tokens", () => readTokens(usage));
    const money = this.checked("cost", () => readCost(cost, usage));
    return present<ModelCall>({
      usage: unlessEmpty(present<Usage>({ ...tokens, cost: money })),
      duration: this.checked("duration", () => amount(duration, "duration", limits.durationOfRun)),
      model: isString(model) && model !== "" ? model.slice(0, limits.name) : undefined,
    });
  }

  /** What is read; the first thing that is no count is why the run has no value of that measure. */
  private checked<Value>(measure: keyof Unmeasured, read: () => Value | undefined): Value | undefined {
    const value = attempt(read);
    if (!(value instanceof UsageError)) return value;
    this.cannotTell(measure, value.message);
    return undefined;
  }
}

import { isObject, isString, type Json, type JsonObject } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted } from "../../core/text.ts";
import { amount, attempt, readCost, readTokens, type Tokens, UsageError } from "./usage-dialects.ts";

/** The tokens and cost of one or more model answers. Absent: not recorded. */
export interface Usage extends Tokens {
  cost?: number | undefined;
}

interface ModelCall {
  model?: string;
  usage?: Usage;
  duration?: number;
}

/** The reasons why a measure has no value although parts of it are recorded. */
export type Unmeasured = Partial<Record<"tokens" | "cost" | "duration", string>>;

/** A run's usage: absent, and never 0, if not recorded. Several models are joined by commas. */
export interface RunUsage extends ModelCall {
  modelCalls?: readonly ModelCall[];
  unmeasured?: Unmeasured;
}

export interface StatedUsage {
  /** Repeated for the same answer, in a stream or a copied history: the last values apply. */
  id?: Json | undefined;
  model?: Json | undefined;
  /** In the keys of any provider in the table. */
  usage?: Json | undefined;
  cost?: Json | undefined;
  duration?: Json | undefined;
}

/** Returns a duration in milliseconds, or undefined if it is not one. */
export function durationIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && value >= 0 && value <= limits.durationOfRun ? value : undefined;
}

/** Returns the milliseconds between two times in nanoseconds, or undefined if either is unknown. */
export function durationOf({ start, end }: { start?: bigint | undefined; end?: bigint | undefined }) {
  return start === undefined || end === undefined || end < start ? undefined : Number(end - start) / 1e6;
}

/** Sums usages. A field that any of them lacks is absent. */
export function sumOf(usages: readonly Usage[]): Usage | undefined {
  const [first, ...rest] = usages;
  if (first === undefined) return undefined;
  const sum: Usage = { ...first };
  for (const usage of rest)
    for (const key of Object.keys(sum) as (keyof Usage)[]) {
      const [before, value] = [sum[key], usage[key]];
      if (before === undefined || value === undefined) delete sum[key];
      else sum[key] = before + value;
    }
  return sum;
}

/** Removes reasons for missing measures that another source has filled. */
export function withoutSettled<Measured extends RunUsage>(run: Measured): Measured {
  const { unmeasured, ...rest } = run;
  if (unmeasured === undefined) return run;
  const open = { ...unmeasured };
  if (run.usage?.total !== undefined) delete open.tokens;
  if (run.usage?.cost !== undefined) delete open.cost;
  if (run.duration !== undefined) delete open.duration;
  return { ...rest, ...present({ unmeasured: unlessEmpty(open) }) } as Measured;
}

function present<Fields extends object>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

function unlessEmpty<Fields extends object>(fields: Fields): Fields | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** Sums counts in their source's fields, also in details; other values are replaced. */
export function addCounts(all: readonly JsonObject[]): JsonObject | undefined {
  const [first, ...rest] = all;
  return first && rest.reduce((sum, counts) => withCounts(sum, counts), first);
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

/** Sums the usage of a run's answers, each once. */
export class UsageTally {
  private readonly answers = new Map<string, ModelCall & { turn: number }>();
  private stated: ModelCall = {};
  private readonly unmeasured: Unmeasured = {};
  private first: bigint | undefined;
  private last: bigint | undefined;

  answered(turn: number, stated: StatedUsage): void {
    const id = isString(stated.id) && stated.id !== "" ? `id ${stated.id}` : `answer ${this.answers.size}`;
    const usage = this.read(stated);
    const before = this.answers.get(id);
    if (before !== undefined || unlessEmpty(usage)) this.answers.set(id, { turn, ...before, ...usage });
  }

  took(stated: StatedUsage): void {
    const { usage, ...rest } = this.read(stated);
    Object.assign(this.stated, rest, usage && { usage: { ...this.stated.usage, ...usage } });
  }

  setUnmeasured(measure: keyof Unmeasured, reason: string): void {
    this.unmeasured[measure] ??= reason;
  }

  /** Adds the time of an event in nanoseconds since 1970. The run lasts from the first to the last. */
  at(instant: bigint | undefined): void {
    if (instant === undefined || instant <= 0n) return;
    if (this.first === undefined || instant < this.first) this.first = instant;
    if (this.last === undefined || instant > this.last) this.last = instant;
  }

  total(turns: ReadonlySet<number>): RunUsage {
    const answers = [...this.answers.values()];
    const models = new Set(answers.flatMap(({ model }) => model ?? []));
    return present<RunUsage>({
      usage: this.bounded(this.usageOf(answers, turns)),
      duration: this.stated.duration ?? this.span(),
      model: this.stated.model ?? ([...models].sort().join(", ") || undefined),
      modelCalls: answers.length === 0 ? undefined : answers.map(({ turn: _, ...call }) => call),
      unmeasured: unlessEmpty(this.unmeasured),
    });
  }

  private usageOf(answers: readonly (ModelCall & { turn: number })[], turns: ReadonlySet<number>): Usage {
    const { usage: stated = {} } = this.stated;
    const usages = answers.flatMap(({ usage }) => usage ?? []);
    if (this.unmeasured.tokens !== undefined) return { cost: stated.cost };
    if (stated.total !== undefined || usages.length === 0) return stated;
    const measured = new Set(
      answers.flatMap(({ turn, usage }) => (usage?.total === undefined ? [] : [turn])),
    );
    const silent = [...turns].filter((turn) => !measured.has(turn)).length;
    if (silent === 0) return { ...sumOf(usages), ...stated };
    if (measured.size > 0)
      this.unmeasured.tokens = `${silent} of ${counted(turns.size, "answer")} of the model say no tokens`;
    return stated;
  }

  /** The sum may exceed the limits, and a report with such a sum could not be read again. */
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

  /** The first invalid count is the reason why its measure has no value. */
  private checked<Value>(measure: keyof Unmeasured, read: () => Value | undefined): Value | undefined {
    const value = attempt(read);
    if (!(value instanceof UsageError)) return value;
    this.setUnmeasured(measure, value.message);
    return undefined;
  }
}

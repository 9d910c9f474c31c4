import { canonicalJson, isNumeric, isObject, isString, type Json } from "../../core/json.ts";
import type { CaseRun, ToolCall } from "../../recordings/run.ts";

type ValueType = "number" | "date" | "text" | "enum" | "list";

/** A way to change one value of a call's arguments. `path` names the value as `/key/key`. */
interface OtherArguments {
  type: ValueType;
  path: string;
  /** Returns all arguments. A copy for each of thousands of values would fill the memory. */
  changed: () => Json;
}

interface KnownValue {
  text: string;
  value: Json;
  cases: Set<string>;
}

/** The values that each argument has in the cases of a suite. */
export class KnownValues {
  /** By tool and path. In the order of their texts, so that the order of files changes no break. */
  private readonly values: ReadonlyMap<string, readonly KnownValue[]>;

  constructor(runs: Iterable<CaseRun>) {
    const values = new Map<string, Map<string, KnownValue>>();
    for (const { caseId, toolCalls } of runs) {
      for (const { name, arguments: args } of toolCalls) {
        for (const [keys, value] of leavesIn(args)) {
          if (Array.isArray(value)) continue;
          const place = `${name} ${pathOf(keys)}`;
          const text = canonicalJson(value);
          const known = values.get(place) ?? new Map<string, KnownValue>();
          values.set(place, known.set(text, known.get(text) ?? { text, value, cases: new Set() }));
          known.get(text)?.cases.add(caseId);
        }
      }
    }
    const sorted = (known: Map<string, KnownValue>) =>
      [...known.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    this.values = new Map([...values].map(([place, known]) => [place, sorted(known)]));
  }

  /** Returns the first value that the argument has in other cases only. */
  ofOtherCase(tool: string, path: string, caseId: string): Json | undefined {
    return this.values.get(`${tool} ${path}`)?.find(({ cases }) => !cases.has(caseId))?.value;
  }
}

/** Returns the call's arguments with each of their values changed in turn: by its type, and to a value of another case. */
export function otherArguments(call: ToolCall, known: KnownValues, caseId: string): OtherArguments[] {
  if (call.malformed) return [];
  return leavesIn(call.arguments).flatMap(([keys, value]) => {
    const path = pathOf(keys);
    const other = known.ofOtherCase(call.name, path, caseId);
    const values = [...changedByType(value), ...(other === undefined ? [] : [["enum", other] as const])];
    return values.map(([type, to]) => ({ type, path, changed: () => replaced(call.arguments, keys, to) }));
  });
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;

function changedByType(value: Json): (readonly [ValueType, Json])[] {
  if (Array.isArray(value)) return [["list", value.length === 0 ? [OTHER_TEXT] : value.slice(0, -1)]];
  if (isNumeric(value)) return [["number", typeof value === "bigint" ? value + 1n : otherNumber(value)]];
  if (typeof value === "boolean") return [["enum", !value]];
  if (!isString(value)) return [];
  const next = nextDay(DATE.exec(value)?.[1]);
  return next === undefined ? [["text", otherText(value)]] : [["date", value.replace(DATE, next)]];
}

const OTHER_TEXT = "something else";

function otherText(text: string): string {
  return text === OTHER_TEXT ? "another thing" : OTHER_TEXT;
}

/** Adding 1 does not change a large number. */
function otherNumber(value: number): number {
  return value + 1 === value ? value / 2 : value + 1;
}

function nextDay(day = ""): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time + 24 * 3_600_000).toISOString().slice(0, day.length);
}

/** Lists are changed as a whole. */
function leavesIn(value: Json, keys: readonly string[] = []): [keys: readonly string[], value: Json][] {
  if (!isObject(value)) return keys.length === 0 ? [] : [[keys, value]];
  return Object.entries(value).flatMap(([key, item]) => leavesIn(item, [...keys, key]));
}

function pathOf(keys: readonly string[]): string {
  return keys.map((key) => `/${key}`).join("");
}

function replaced(value: Json, [key, ...keys]: readonly string[], to: Json): Json {
  if (key === undefined || !isObject(value)) return to;
  return { ...value, [key]: replaced(value[key] ?? null, keys, to) };
}

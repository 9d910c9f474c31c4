import { type Json, listOf, objectsOf, type RecordDifference } from "../../core/json.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";

const RESULTS: readonly unknown[] = ["pass", "inconclusive", "fail"];

const LEAST = /^(floors|passMarks|challenge)\.|^minCoverage$/;
const MOST = /^ceilings\.|^(regression\.maxDrop|switch\.margin|maxRunErrors|maxQuarantine)$/;
const DEMANDED_LISTS = ["scorers", "requiredCases", "rules"];

/** Returns 1 where `head` is stricter than `base`, -1 where it is looser, and 0 where the values do not show it. */
export function directionOf({ name, base, head }: RecordDifference): -1 | 0 | 1 {
  if (name.startsWith("quarantine.")) return addedOrRemoved(head, base);
  if (name === "regression.mode") return base === "off" ? 1 : head === "off" ? -1 : 0;
  if (name === "tools") return subsetDirection(uncounted(head), uncounted(base));
  if (DEMANDED_LISTS.includes(name) && (Array.isArray(base) || Array.isArray(head)))
    return subsetDirection(listOf(base as Json), listOf(head as Json));
  if (name === "regression.alpha" || LEAST.test(name)) return numberDirection(name, base, head);
  if (name === "switch.always") return sign(Number(head === true) - Number(base === true));
  if (name === "switch.margin" && typeof base !== typeof head) return addedOrRemoved(base, head);
  if (MOST.test(name)) return numberDirection(name, head, base);
  if (RESULTS.includes(base) && RESULTS.includes(head))
    return sign(RESULTS.indexOf(head) - RESULTS.indexOf(base));
  return 0;
}

/** A pass mark is a ceiling where a lower score is better. */
function numberDirection(name: string, lower: unknown, higher: unknown): -1 | 0 | 1 {
  const isCeiling =
    name.startsWith("passMarks.") && scorerNamed(name.slice("passMarks.".length)).isLowerBetter;
  if (typeof lower !== "number" || typeof higher !== "number")
    return /^(floors|passMarks|challenge)\./.test(name)
      ? addedOrRemoved(lower, higher)
      : name.startsWith("ceilings.")
        ? addedOrRemoved(higher, lower)
        : 0;
  return sign(isCeiling ? lower - higher : higher - lower);
}

function addedOrRemoved(first: unknown, second: unknown): -1 | 0 | 1 {
  const isThere = (value: unknown) => Number(value !== undefined && value !== null);
  return sign(isThere(second) - isThere(first));
}

function subsetDirection(first: readonly unknown[], second: readonly unknown[]): -1 | 0 | 1 {
  const texts = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value)));
  const [before, after] = [texts(first), texts(second)];
  if ([...before].some((text) => !after.has(text))) return -1;
  return after.size > before.size ? 1 : 0;
}

function uncounted(tools: unknown): unknown[] {
  return objectsOf(tools as Json).filter(({ ignore, readOnly }) => ignore === true || readOnly === true);
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

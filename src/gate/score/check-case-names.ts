import { resolve } from "node:path";
import { limits } from "../../core/limits.ts";
import { ConfigurationError, type Problem } from "../../core/problems.ts";
import { counted, shorten } from "../../core/text.ts";
import { RECORDING_NAME } from "../../recordings/files/find.ts";
import {
  captureNames,
  misspeltCaptures,
  type PathPattern,
  readPattern,
} from "../../recordings/files/path-pattern.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import type { Job } from "../job.ts";

/** A case as its runs name it. */
interface NamedCase {
  id: string;
  tags: Readonly<Record<string, string>>;
  recorded?: { isDeclared: boolean } | null | undefined;
  trials: readonly { file: string }[];
}

type Place = Pick<Job, "runs" | "root" | "contained">;

/** Throws ConfigurationError with a better pattern, where the given patterns name no expected case or misspell the trial. */
export function checkCaseNames(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): void {
  const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
  const problems =
    isNamed || expectations.size === 0
      ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
      : wrongCasePatterns(cases, job, expectations);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** A misspelt capture whose values are all numbers holds trials. */
function misspeltTrial(pattern: string, cases: readonly NamedCase[]): Problem[] {
  const [misspelt] = misspeltCaptures(pattern).filter(({ meant }) => meant === "trial");
  if (misspelt === undefined) return [];
  const { capture } = misspelt;
  const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
  if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? ""))) return [];
  const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
  return [{ severity: "error", file: pattern, message }];
}

function wrongCasePatterns(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): Problem[] {
  let left = cases.flatMap(({ id, trials }) => trials.map(({ file }) => ({ id, file })));
  if (left.length * job.runs.length > limits.namesCompared) return [];
  const byUse = new Map<string, { patterns: string[]; example: string }>();
  for (const pattern of job.runs) {
    const { capture } = readPattern(pattern, job.root, job.contained);
    const isOurs = ({ file }: { file: string }) => capture(resolve(job.root, file)) !== undefined;
    const ours = left.filter(isOurs);
    // The first of several matching patterns names the case.
    left = left.filter((recordedCase) => !isOurs(recordedCase));
    const files = ours.map(({ file }) => file);
    const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
    if (use === undefined) continue;
    const group = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
    group.patterns.push(pattern);
    byUse.set(use, group);
  }
  return [...byUse].map(([use, { patterns, example }]) => {
    const [pattern = ""] = patterns;
    const taken = `"${shorten(example, limits.shownName)}", which no expectation names. Use "${use}"`;
    return { severity: "error", file: pattern, message: wrongCaseText(pattern, use, patterns.length, taken) };
  });
}

function wrongCaseText(pattern: string, use: string, count: number, taken: string): string {
  if (count > 1)
    return `this pattern and ${counted(count - 1, "other")} are names of files, as when a shell expands one without quotes, so a case is ${taken}`;
  const captures = captureNames(pattern);
  const lost = captures.find((name) => name !== "_" && !captureNames(use).includes(name));
  if (lost !== undefined) return `the capture {${lost}} makes a tag, so a case is ${taken}`;
  if (!captures.includes("case")) return `without {case} the name of a file is its case, such as ${taken}`;
  return RECORDING_NAME.test(pattern)
    ? `{case} is ${taken}`
    : `the file extension is missing, so {case} is ${taken}`;
}

/** Returns the pattern that names the most files by known cases; it must name more than half of them. */
function bestPattern(
  pattern: string,
  files: readonly string[],
  { root, contained }: Place,
  isKnown: (id: string) => boolean,
): string | undefined {
  let best: string | undefined;
  let most = files.length / 2;
  for (const other of otherPatterns(pattern, RECORDING_NAME.exec(files[0] ?? "")?.[0] ?? "")) {
    const path = tryToRead(other, root, contained);
    const hits = files.filter((file) => isKnown(path?.capture(resolve(root, file))?.case ?? "")).length;
    if (hits <= most) continue;
    best = other;
    most = hits;
  }
  return best;
}

function tryToRead(pattern: string, root: string, contained: boolean): PathPattern | undefined {
  try {
    return readPattern(pattern, root, contained);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

const WILD = /\{[A-Za-z_][\w-]*\}|\*+|\?|\[[^\]]*\]/g;
const WHOLLY_WILD = /^(?:\*+|\{[A-Za-z_][\w-]*\})$/;
const SHAPES = ["{case}", "{case}.{trial}", "{case}-{trial}", "{case}_{trial}"];

function* otherPatterns(pattern: string, ending: string): Generator<string> {
  yield corrected(pattern);
  for (const name of captureNames(pattern)) yield pattern.replace(`{${name}}`, "{case}");
  const parts = pattern.split("/");
  const last = parts.pop() ?? "";
  const name = last.replace(RECORDING_NAME, "");
  const ends = name === last ? ["", ending] : [last.slice(name.length)];
  const inFolders = (folders: readonly string[], shape: string) =>
    ends.flatMap((end) => shapedBy(name, shape).map((part) => [...folders, part + end].join("/")));
  for (const shape of SHAPES) yield* inFolders(parts, shape);
  if (WHOLLY_WILD.test(parts.at(-1) ?? "")) yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}

/** Returns the name with the shape in place of its last wildcard, then in place of everything from the first to the last. */
function shapedBy(name: string, shape: string): string[] {
  const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const [first, last] = [wild[0], wild.at(-1)];
  if (first === undefined || last === undefined) return [shape];
  return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}

function corrected(pattern: string): string {
  return misspeltCaptures(pattern).reduce(
    (text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`),
    pattern,
  );
}

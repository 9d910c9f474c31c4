import { resolve } from "node:path";
import { misspeltCaptures } from "../disk/misspelt-captures.ts";
import { captureNames, type PathPattern, readPattern } from "../disk/path-pattern.ts";
import { RECORDING_NAME } from "../disk/patterns.ts";
import type { Expectation } from "../expectations/expectation.ts";
import { limits } from "../limits.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { counted, shorten } from "../wording.ts";
import type { Job } from "./job.ts";

/** A case as its runs name it; `recorded` is what they themselves say is expected. */
interface NamedCase {
  id: string;
  tags: Readonly<Record<string, string>>;
  recorded?: { isDeclared: boolean } | null | undefined;
  trials: readonly { file: string }[];
}

type Place = Pick<Job, "runs" | "root" | "contained">;

/**
 * Refuses patterns that do not name the cases: no recorded case is expected, though another pattern would take the expected ones from
 * the names of the same files; or trials are called something else, so that each is a case of its own. Throws ConfigurationError with the
 * pattern to use instead. Where cases do not fit for another reason it does nothing.
 */
export function demandNamedCases(
  cases: readonly NamedCase[],
  job: Place,
  expectations: ReadonlyMap<string, Expectation>,
): void {
  const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
  const problems =
    isNamed || expectations.size === 0
      ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
      : unnamed(cases, job, expectations);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** Numbers are trials, whatever they are called. */
function misspeltTrial(pattern: string, cases: readonly NamedCase[]): Problem[] {
  const [misspelt] = misspeltCaptures(pattern).filter(({ meant }) => meant === "trial");
  if (misspelt === undefined) return [];
  const { capture } = misspelt;
  const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
  if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? ""))) return [];
  const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
  return [{ severity: "error", file: pattern, message }];
}

/** What is wrong with the patterns whose files another pattern would name by cases that are expected. */
function unnamed(
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
    // Of several patterns that match a file the first one has named its case.
    left = left.filter((one) => !isOurs(one));
    const files = ours.map(({ file }) => file);
    const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
    if (use === undefined) continue;
    const known = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
    known.patterns.push(pattern);
    byUse.set(use, known);
  }
  return [...byUse].map(([use, { patterns, example }]) => {
    const [pattern = ""] = patterns;
    const taken = `"${shorten(example, limits.shownName)}", which no expectation names. Use "${use}"`;
    return { severity: "error", file: pattern, message: unnamedText(pattern, use, patterns.length, taken) };
  });
}

function unnamedText(pattern: string, use: string, count: number, taken: string): string {
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

/** The pattern that names most of these files by known cases; undefined where none does so with more than half of them. */
function bestPattern(
  pattern: string,
  files: readonly string[],
  { root, contained }: Place,
  isKnown: (id: string) => boolean,
): string | undefined {
  let best: string | undefined;
  let most = files.length / 2;
  for (const other of otherPatterns(pattern, RECORDING_NAME.exec(files[0] ?? "")?.[0] ?? "")) {
    const read = tryToRead(other, root, contained);
    const hits = files.filter((file) => isKnown(read?.capture(resolve(root, file))?.case ?? "")).length;
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

/** Patterns that may have been meant: `{case}` in place of another capture, or of what is wild in the name of the file or its folder. */
function* otherPatterns(pattern: string, ending: string): Generator<string> {
  yield corrected(pattern);
  for (const name of captureNames(pattern)) yield pattern.replace(`{${name}}`, "{case}");
  const parts = pattern.split("/");
  const last = parts.pop() ?? "";
  const name = last.replace(RECORDING_NAME, "");
  const ends = name === last ? ["", ending] : [last.slice(name.length)];
  const inFolders = (folders: readonly string[], shape: string) =>
    ends.flatMap((end) => shapedBy(name, shape).map((one) => [...folders, one + end].join("/")));
  for (const shape of SHAPES) yield* inFolders(parts, shape);
  if (WHOLLY_WILD.test(parts.at(-1) ?? "")) yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}

/** A name with a shape in place of its last wild part, then of all from the first to the last one; of a name without any, as a whole. */
function shapedBy(name: string, shape: string): string[] {
  const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const [first, last] = [wild[0], wild.at(-1)];
  if (first === undefined || last === undefined) return [shape];
  return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}

/** A pattern with the names of captures that are misspelt put right. */
function corrected(pattern: string): string {
  return misspeltCaptures(pattern).reduce(
    (text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`),
    pattern,
  );
}

import { lstatSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, normalize, posix, relative, resolve, sep } from "node:path";
import { escapeGlob } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { commonFolder } from "../../recordings/reading/artifact-folders.ts";
import { RECORDED_FILE, readRecordedFile } from "../../recordings/reading/recorded-sessions.ts";
import { scriptsIn } from "../init/python-project.ts";

const QUOTED = /["'`]([\w@./-]{2,200})["'`]/g;
const PYTHON_IMPORT = /^\s*(?:from|import)\s+([\w.]+)/gm;
const CODE = new Set([".mjs", ".js", ".cjs", ".ts", ".mts", ".py"]);
const IGNORED = /(?:^|\/)(?:node_modules|evals|runs|recordings|package-lock\.json|\.git)(?:\/|$)/;

/**
 * Guesses the agent's files from its command: the folder of the program or, for a program at the top, that file and the files that it
 * names. `from`: start folder of the command. Returns globs relative to the root.
 */
export function guessAgent(words: readonly string[], root: string, from = root): string[] {
  const allWords = [...words, ...scriptWords(words, from)];
  const entries = allWords.flatMap((word, at) => {
    const isModule = allWords[at - 1] === "-m" && /^[\w.]+$/.test(word);
    const paths = isModule ? moduleFiles(word) : [word];
    return paths.map((path) => inside(root, resolve(from, path))).filter(isText);
  });
  const globs = entries.flatMap((entry) =>
    posix.dirname(entry) === "." ? namedBy(entry, root) : [`${escapeGlob(posix.dirname(entry))}/**`],
  );
  return [...new Set(globs)].sort();
}

/**
 * Guesses the agent's files from the last recording command in `recorded.json`. `runs` are relative to `from`. Returns globs relative to
 * the root; undefined without a recording by `rungate record`.
 */
export function guessRecordedAgent(
  runs: readonly string[],
  from: string,
  root: string,
): string[] | undefined {
  const command = recordedCommand(runs, from);
  return command === undefined ? undefined : guessAgent(command, root, from);
}

/** Returns the last command in `recorded.json`; undefined without a recording by `rungate record`. `runs` are relative to `from`. */
export function recordedCommand(runs: readonly string[], from: string): readonly string[] | undefined {
  const folders = [...new Set(runs.map((pattern) => commonFolder([pattern]).join("/")))];
  const files = folders.map((folder) => textOf(join(from, folder, RECORDED_FILE)));
  const sessions = files
    .map(readRecordedFile)
    .flatMap((read) => (typeof read === "string" ? [] : read.sessions));
  return sessions.at(-1)?.command;
}

/** `npm start` and `npm run agent` run commands of package.json, and `uv run agent` may run one of pyproject.toml. */
function scriptWords(words: readonly string[], from: string): string[] {
  const scripts = scriptsIn(textOf(join(from, "pyproject.toml")));
  const modules = words.flatMap((word) => scripts.get(word) ?? []);
  return modules.length > 0 ? modules.flatMap((module) => ["-m", module]) : npmWords(words, from);
}

function npmWords(words: readonly string[], from: string): string[] {
  const [program = "", ...rest] = words;
  if (!["npm", "pnpm", "yarn", "bun"].includes(program)) return [];
  const [name = ""] = rest.filter((word) => word !== "run" && !word.startsWith("-"));
  const { scripts } = Object(tryParseJson(textOf(join(from, "package.json")))) as { scripts?: unknown };
  const line: unknown = (Object(scripts) as Record<string, unknown>)[name];
  return typeof line === "string" ? line.split(/\s+/) : [];
}

function moduleFiles(name: string): string[] {
  const path = name.replaceAll(".", "/");
  return [path, `src/${path}`].flatMap((file) => [
    `${file}.py`,
    `${file}/__main__.py`,
    `${file}/__init__.py`,
  ]);
}

function isText(path: string | undefined): path is string {
  return path !== undefined;
}

function inside(root: string, path: string): string | undefined {
  const name = relative(root, path).split(sep).join("/");
  if (name === "" || name.startsWith("../") || IGNORED.test(name)) return undefined;
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? name : undefined;
}

function namedBy(entry: string, root: string): string[] {
  const found = new Set([entry]);
  for (const name of found) {
    if (found.size > limits.agentGlobs) break;
    if (!CODE.has(extname(name))) continue;
    for (const path of pathsIn(textOf(join(root, name)), name)) {
      const candidate = normalize(path).split(sep).join("/").replace(/\/$/, "");
      if (candidate === "." || candidate.startsWith("../") || IGNORED.test(candidate)) continue;
      const stats = statSync(join(root, candidate), { throwIfNoEntry: false });
      if (stats?.isFile()) found.add(candidate);
      else if (stats?.isDirectory()) found.add(`${escapeGlob(candidate)}/**`);
    }
  }
  return [...found].slice(0, limits.agentGlobs);
}

function* pathsIn(text: string, name: string): Generator<string> {
  for (const [, path = ""] of text.matchAll(QUOTED)) yield join(dirname(name), path);
  if (extname(name) !== ".py") return;
  for (const [, module = ""] of text.matchAll(PYTHON_IMPORT)) {
    const path = module.replaceAll(".", "/");
    yield `${path}.py`;
    if (basename(path) === path) yield path;
  }
}

function textOf(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= limits.configurationBytes ? readFileSync(path, "utf8") : "";
}

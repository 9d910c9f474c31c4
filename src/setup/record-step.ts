import { isObject, isString, type Json } from "../base/json.ts";
import { FROM_ADDRESS, INSTALLED } from "../base/program-words.ts";
import { shellWord } from "../base/shell-words.ts";
import { commonFolder } from "../recordings/pattern-folders.ts";

/** Whether `rungate record` made a recording, as the recording itself says. */
export function isMadeByRecorder(document: Json): boolean {
  const recorder = isObject(document) ? (document.recorder ?? null) : null;
  const by = isObject(recorder) ? recorder.by : undefined;
  return isString(by) && /^rungate\b/.test(by);
}

/** Whether a command is `rungate record`, however rungate is started. */
export function isRecorder(command: string): boolean {
  return /\brungate(?:\/dist\/index\.js)?["']?\s+record(?!\w)/.test(command);
}

/** What is known of a repository whose workflow is to run `rungate record`. */
export interface RecordedProject {
  /** Patterns of the recordings, from the top of the repository. */
  runs: readonly string[];
  /** The file whose cases have inputs, from the folder in which the steps run; undefined where there is none. */
  cases?: string | undefined;
  /** What installs its packages; undefined where it has none. */
  install?: string | undefined;
  /** Where it is one of several in the repository: its folder, in which the steps run, and its suite. */
  project?: { folder: string; suite: string } | undefined;
}

const DEFAULT_FOLDER = "evals/runs";

/** `npx rungate record --cases evals/cases.yml -- ` up to the agent's command, which only the team knows. */
export function recorderText({ runs, cases, install, project }: RecordedProject): string {
  const program = install === undefined ? FROM_ADDRESS : INSTALLED;
  const depth = project === undefined ? 0 : project.folder.split("/").length;
  const folder = commonFolder(runs).slice(depth).join("/");
  return [
    `${program} record`,
    ...(project === undefined ? [] : [`--suite ${project.suite}`]),
    ...(cases === undefined ? [] : [`--cases ${shellWord(cases)}`]),
    ...(folder === DEFAULT_FOLDER || folder === "" ? [] : [`--out ${shellWord(folder)}`]),
    "--",
  ].join(" ");
}

/**
 * A command as it starts where no packages are installed: there, `npx rungate` would run whatever package of that name the registry has,
 * with the keys in its environment.
 */
export function withPackage(command: string): string {
  return command.replace(/^npx (?:(?:-y|--yes) )?rungate(?= )/, FROM_ADDRESS);
}

/** What to write in place of the agent's command until the team does: it runs one case, or all of them. */
export function commandToReplace({ cases, install }: RecordedProject): string {
  if (cases === undefined) return install === undefined ? "python -m evals" : "npm run evals";
  return install === undefined ? "python agent.py" : "node agent.mjs";
}

/** A part of the step that records, which only the team can write. */
export interface ToReplace {
  text: string;
  by: string;
}

/** The variables in which clients look for the keys of the providers that speak these formats. */
export function keysFor(formats: readonly string[]): string[] {
  const keys = new Set(formats.flatMap((format) => KEYS[format] ?? []));
  return keys.size === 0 ? [ANY_KEY] : [...keys].sort();
}

/** A name for the key of a model of which nothing is known. */
export const ANY_KEY = "MODEL_API_KEY";

const KEYS: Readonly<Record<string, string>> = {
  "openai-chat": "OPENAI_API_KEY",
  "openai-responses": "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  "gemini-adk": "GEMINI_API_KEY",
};

import { quotedYaml } from "../../core/escape.ts";
import { FROM_ADDRESS, IN_PYTHON, INSTALLED } from "../../core/install-command.ts";
import { isObject, isString, type Json } from "../../core/json.ts";
import { shellWord } from "../../core/shell-words.ts";
import { commonFolder } from "../../recordings/reading/artifact-folders.ts";

/** Returns true if the recording's metadata names `rungate record`. */
export function isMadeByRecorder(document: Json): boolean {
  const recorder = isObject(document) ? (document.recorder ?? null) : null;
  const by = isObject(recorder) ? recorder.by : undefined;
  return isString(by) && /^rungate\b/.test(by);
}

/** Returns true for `rungate record`, whatever starts rungate. */
export function isRecorder(command: string): boolean {
  return /\brungate(?:-cli|\/dist\/index\.js)?["']?\s+record(?!\w)/.test(command);
}

export interface RecordedProject {
  runs: readonly string[];
  /** File with the inputs of the cases, relative to the folder of the steps. */
  cases?: string | undefined;
  install?: string | undefined;
  /** True if the steps before install rungate for Python. */
  hasRungate?: boolean;
  /** The command that starts the agent, as it was recorded or guessed. */
  agent?: { command: string; isRecorded: boolean } | undefined;
  /** Folder and suite of a project in a monorepo; the steps run in that folder. */
  project?: { folder: string; suite: string } | undefined;
}

const DEFAULT_FOLDER = "evals/runs";

/** Returns the command up to the agent's own: `npx rungate record --cases evals/cases.yml -- `. */
export function recorderText({ runs, cases, install, hasRungate, project }: RecordedProject): string {
  const program = hasRungate ? IN_PYTHON : install === undefined ? FROM_ADDRESS : INSTALLED;
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
 * Security: without installed packages, `npx rungate` would run whatever package of that name the registry has, with the keys in its
 * environment.
 */
export function withPackage(command: string, { hasRungate }: Pick<RecordedProject, "hasRungate">): string {
  const program = hasRungate ? IN_PYTHON : FROM_ADDRESS;
  return command.replace(/^(?:npx (?:(?:-y|--yes) )?rungate|(?:uvx )?rungate-cli|rungate)(?= )/, program);
}

/** Returns the agent's command, or a placeholder for it, which runs one or all cases. */
export function agentCommand({ cases, install, agent }: RecordedProject): string {
  if (agent?.isRecorded || (agent && install === undefined && cases !== undefined)) return agent.command;
  if (cases === undefined) return install === undefined ? "python -m evals" : "npm run evals";
  return install === undefined ? "python agent.py" : "node agent.mjs";
}

export interface ToReplace {
  text: string;
  by: string;
}

/** Returns the usual key variables of the providers with these formats. */
export function keysFor(formats: readonly string[]): string[] {
  const keys = new Set(formats.flatMap((format) => KEYS[format] ?? []));
  return keys.size === 0 ? [ANY_KEY] : [...keys].sort();
}

export const ANY_KEY = "MODEL_API_KEY";

const KEYS: Readonly<Record<string, string>> = {
  "openai-chat": "OPENAI_API_KEY",
  "openai-responses": "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  "gemini-adk": "GEMINI_API_KEY",
};

/** Puts the project's environment first, so that `python` in later steps has its packages. */
const ENTER = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';
const SETUP = "uses: actions/setup-python@v6";
const SETUP_UV = "uses: astral-sh/setup-uv@v7";

/**
 * Returns workflow steps that install the packages of a Python project; empty without known files. `isThere`: tests for files of the
 * project; `isAtTop`: at the top of the repository; `folder`: the project's folder, empty at the top; `command`: may need uv or Poetry.
 */
export function pythonSteps(
  isThere: (file: string) => boolean,
  folder = "",
  isAtTop: (file: string) => boolean = isThere,
  command = "",
): string[] {
  const own = stepsFor(isThere, folder, command);
  if (own.length > 0 || folder === "") return own;
  return stepsFor(isAtTop, "", command).map((step) =>
    step.replace("run: ", 'run: cd "$GITHUB_WORKSPACE" && '),
  );
}

function stepsFor(isThere: (file: string) => boolean, folder: string, command: string): string[] {
  if (isThere("uv.lock")) return [SETUP_UV, `run: uv sync --locked && ${ENTER}`];
  if (/(?:^|\s)uv run\s/.test(command)) return [SETUP_UV];
  const version =
    folder === "" ? [] : [`with: { python-version-file: ${quotedYaml(`${folder}/.python-version`)} }`];
  const setup = isThere(".python-version") ? [SETUP, ...version] : [SETUP, 'with: { python-version: "3.x" }'];
  const step = setup.join("\n  ");
  if (isThere("poetry.lock") || /(?:^|\s)poetry run\s/.test(command))
    return [
      step,
      `run: pipx install poetry && POETRY_VIRTUALENVS_IN_PROJECT=true poetry install && ${ENTER}`,
    ];
  if (isThere("requirements.txt")) return [step, "run: pip install -r requirements.txt"];
  return isThere("pyproject.toml") ? [step, "run: pip install ."] : [];
}

import { quotedYaml } from "../../core/escape.ts";

/** Puts the project's environment first, so that `python` in later steps has its packages. */
const ENTER = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';
const SETUP = "uses: actions/setup-python@v6";

/**
 * Returns workflow steps that install the packages of a Python project; empty without known files. `isThere`: tests for files of the
 * project; `isAtTop`: at the top of the repository; `folder`: the project's folder, empty at the top.
 */
export function pythonSteps(
  isThere: (file: string) => boolean,
  folder = "",
  isAtTop: (file: string) => boolean = isThere,
): string[] {
  const own = stepsFor(isThere, folder);
  if (own.length > 0 || folder === "") return own;
  return stepsFor(isAtTop, "").map((step) => step.replace("run: ", 'run: cd "$GITHUB_WORKSPACE" && '));
}

function stepsFor(isThere: (file: string) => boolean, folder: string): string[] {
  if (isThere("uv.lock")) return ["uses: astral-sh/setup-uv@v7", `run: uv sync --locked && ${ENTER}`];
  const version =
    folder === "" ? [] : [`with: { python-version-file: ${quotedYaml(`${folder}/.python-version`)} }`];
  const setup = isThere(".python-version") ? [SETUP, ...version] : [SETUP, 'with: { python-version: "3.x" }'];
  const step = setup.join("\n  ");
  if (isThere("poetry.lock"))
    return [
      step,
      `run: pipx install poetry && POETRY_VIRTUALENVS_IN_PROJECT=true poetry install && ${ENTER}`,
    ];
  if (isThere("requirements.txt")) return [step, "run: pip install -r requirements.txt"];
  return isThere("pyproject.toml") ? [step, "run: pip install ."] : [];
}

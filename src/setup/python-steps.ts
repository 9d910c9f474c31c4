/** Puts the project's own environment first, so that `python` of the next steps is the one with its packages. */
const ENTER = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';
const SETUP = "uses: actions/setup-python@v6";

/**
 * The steps of a workflow that install the packages of a Python project, by its files; none where it has none. `isThere` says whether the
 * project has a file.
 */
export function pythonSteps(isThere: (file: string) => boolean): string[] {
  if (isThere("uv.lock")) return ["uses: astral-sh/setup-uv@v7", `run: uv sync --locked && ${ENTER}`];
  const setup = isThere(".python-version") ? [SETUP] : [SETUP, 'with: { python-version: "3.x" }'];
  const step = setup.join("\n  ");
  if (isThere("poetry.lock"))
    return [
      step,
      `run: pipx install poetry && POETRY_VIRTUALENVS_IN_PROJECT=true poetry install && ${ENTER}`,
    ];
  if (isThere("requirements.txt")) return [step, "run: pip install -r requirements.txt"];
  return isThere("pyproject.toml") ? [step, "run: pip install ."] : [];
}

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { root } from "../e2e/runner.ts";

export interface PythonEnvironment {
  /** The folder with `python`, `pytest` and `rungate`; its path has a space. */
  bin: string;
  /** The wheel that is installed there, built from this clone. */
  wheel: string;
}

type Step = [program: string, ...args: string[]];

/** Makes a virtual environment with the wheel and pytest. Returns undefined, with a warning, where Python or its registry is missing. */
export function pythonEnvironment(): PythonEnvironment | undefined {
  const home = mkdtempSync(join(realpathSync(tmpdir()), "rungate python "));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const bin = join(home, "venv/bin");
  const python = join(bin, "python");
  const quietly = ["install", "--quiet", "--disable-pip-version-check"];
  const steps: Step[] = [
    ["python3", "-m", "venv", join(home, "venv")],
    ...["python/build-requirements.txt", "test/python/requirements.txt"].map(
      (file): Step => [python, "-m", "pip", ...quietly, "--requirement", join(root, file)],
    ),
  ];
  const failed = steps.find((step) => run(...step) !== 0);
  if (failed !== undefined || !existsSync(join(root, "dist/index.js"))) {
    console.warn(
      `skipped: rungate in Python, because this failed: ${(failed ?? ["npm run build"]).join(" ")}`,
    );
    return undefined;
  }
  const wheel = buildWheel(python, join(home, "wheels"));
  if (run(python, "-m", "pip", ...quietly, "--no-index", "--no-deps", wheel) !== 0)
    throw new Error("the wheel cannot be installed");
  return { bin, wheel };
}

/** Builds the wheel with what the environment has, without a network. Returns its path. */
export function buildWheel(python: string, to: string): string {
  const how = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", to];
  if (run(python, "-m", "pip", "wheel", ...how, join(root, "python")) !== 0)
    throw new Error("the wheel cannot be built");
  const [name = ""] = readdirSync(to);
  return join(to, name);
}

function run(program: string, ...args: string[]): number | null {
  return spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] }).status;
}

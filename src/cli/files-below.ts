import { existsSync, realpathSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { loadConfigFile } from "../config/config-file.ts";
import { loadExpectations } from "../config/expectations.ts";
import { CONFIG_FILES } from "../config/policy.ts";
import { readTextFile } from "../core/files.ts";
import type { IgnoringLine } from "../core/git/git.ts";
import { atOnce } from "../core/interruptible.ts";
import { defaultJobLimits, limits } from "../core/limits.ts";
import { ConfigurationError } from "../core/problems.ts";
import { Walk } from "../recordings/files/find.ts";
import type { FilesBelow, Repository } from "../setup/doctor/repository.ts";
import { isAvoided } from "../setup/init/find-recordings.ts";

/** Policies in subfolders. A workflow in .github/ may have the same name. */
const POLICY = /^(?:(?!\.github\/)[^/]+\/)+(?:\.github\/)?rungate\.yml$/;

const EXPECTATIONS = /(?:^|\/)expectations\.ya?ml$/;

/** Finds policies that GitHub does not read, and expectations that no policy names. Skips ignored files and nested repositories. */
export function readFilesBelow(
  root: string,
  ignoredBy: (file: string) => IgnoringLine | undefined,
): Repository["below"] {
  try {
    return filesBelow(root, ignoredBy);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { why: error.problems.map(({ message }) => message).join("; ") };
  }
}

function filesBelow(root: string, ignoredBy: (file: string) => IgnoringLine | undefined): FilesBelow {
  const nameOf = (path: string) => relative(root, path).split(sep).join("/");
  const textOf = (file: string) => readTextFile(file, { ...BOUNDS, root }, []) ?? [];
  const walk = new Walk({
    boundary: root,
    entries: defaultJobLimits.entries,
    excess: `the repository has more than ${defaultJobLimits.entries} files and folders`,
    avoided: (name, path) =>
      (isAvoided(name) && name !== ".github") ||
      existsSync(join(path, ".git")) ||
      ignoredBy(`${nameOf(path)}/${basename(path)}`) !== undefined,
    nameOf,
    onSkipped: () => {},
    onUnreadable: () => {},
  });
  const real = realpathSync(root);
  const names = atOnce(walk.paths({ top: root, steps: ["anything below"] }))
    .map(nameOf)
    .filter((name) => POLICY.test(name) || EXPECTATIONS.test(name))
    // The target of a link is found at its own path.
    .filter((name) => ignoredBy(name) === undefined && isAt(join(real, name)));
  if (names.length > limits.configurationFiles)
    throw tooMuch(
      `the repository has more than ${limits.configurationFiles} policies and expectations files`,
    );
  const below = names.filter((name) => POLICY.test(name));
  const read = [...CONFIG_FILES, ...below]
    .flatMap(textOf)
    .map(({ file, text }) => loadConfigFile(file, text));
  const named = new Set(read.flatMap(({ suites }) => suites.flatMap(({ expectations }) => expectations)));
  const isUnnamed = (name: string) => EXPECTATIONS.test(name) && !named.has(name);
  const unnamed = names.filter(isUnnamed).flatMap(textOf);
  return {
    policies: below.map((file) => ({ file, suites: suitesIn(file) })),
    expectations: read.some(({ policy }) => policy === undefined)
      ? undefined
      : unnamed.flatMap((source) => (loadExpectations([source]).expectations.size > 0 ? source.file : [])),
  };

  function suitesIn(policy: string): string[] {
    return read.flatMap(({ file, suites }) => (file === policy ? suites.map(({ name }) => name) : []));
  }
}

function tooMuch(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

const BOUNDS = { contained: true, mostBytes: limits.configurationBytes, remedy: "split it" };

function isAt(path: string): boolean {
  try {
    return realpathSync(path) === path;
  } catch {
    return false;
  }
}

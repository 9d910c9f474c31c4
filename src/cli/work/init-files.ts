import { lstatSync, mkdirSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { readConfigurationFile } from "../../disk/configuration.ts";
import { leadsOutside } from "../../disk/contained.ts";
import { writeWhole } from "../../disk/write.ts";
import type { LoadOptions } from "../../loading/load.ts";
import { loadOptions } from "../../loading/load-options.ts";
import { loadPolicy } from "../../policy/load.ts";
import type { Policy } from "../../policy/schema.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { suiteNameFault } from "../../suite/suite-name.ts";
import type { InitOptions } from "../init-options.ts";

const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const LED_OUTSIDE =
  "a folder on the way to it is a link that leads out of the working directory: name the place itself, or take the link away";

/** How recordings are to be read, and the policy that is there already, if any. */
interface Checked {
  how: LoadOptions;
  kept: Policy | undefined;
}

/** Throws ConfigurationError with all that is wrong with the options, before anything is read. */
export function checkInit(options: InitOptions): Checked {
  const { expectations, policy, workflow, suite, dryRun } = options;
  const problems: Problem[] = [];
  const refuse = (file: string, message: string) => problems.push({ severity: "error", file, message });
  const how = loadOptions(options, problems);
  const fault = suite === undefined ? undefined : suiteNameFault(suite);
  if (fault !== undefined) problems.push({ severity: "error", message: fault });
  const hasPolicy = isThere(policy);
  const written = [expectations, ...(hasPolicy ? [] : [policy]), ...(isThere(workflow) ? [] : [workflow])];
  for (const file of written)
    if (!YAML_NAME.test(file)) refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
  for (const file of repeated([expectations, policy, workflow]))
    refuse(file, "is named for two files: name each of them differently");
  if (!dryRun && isThere(expectations)) refuse(expectations, EXISTS);
  for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
    if (!dryRun && isLedOutside(file)) refuse(file, LED_OUTSIDE);
  const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { how, kept };
}

function repeated(files: readonly string[]): string[] {
  const paths = files.map((file) => resolve(file));
  return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}

function readPolicy(file: string, problems: Problem[]): Policy | undefined {
  const source = readConfigurationFile(file, { root: process.cwd(), contained: false }, problems);
  if (source === undefined) return undefined;
  const { policy, problems: found } = loadPolicy(source.file, source.text);
  for (const problem of found) problems.push(problem);
  return policy;
}

/** Writes a file that is not there yet, and the folders on the way to it. Throws ConfigurationError when that is not possible. */
export function writeNew(file: string, text: string): void {
  try {
    if (isLedOutside(file)) throw new Error(LED_OUTSIDE);
    mkdirSync(dirname(file), { recursive: true });
    if (isThere(file)) throw new Error(EXISTS);
    writeWhole(file, text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `cannot be written: ${error.message}`;
    throw new ConfigurationError([{ severity: "error", file, message }]);
  }
}

/** True for a name inside the working directory where links lead out of it. A name outside is one that the user has chosen. */
function isLedOutside(file: string): boolean {
  const here = process.cwd();
  const path = resolve(file);
  if (!path.startsWith(here.endsWith(sep) ? here : here + sep)) return false;
  let folder = dirname(path);
  while (!isThere(folder)) folder = dirname(folder);
  try {
    return leadsOutside(here, folder);
  } catch {
    // A link to nothing.
    return true;
  }
}

/** True for anything of that name, a link to nothing too: it would be written through. */
export function isThere(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}

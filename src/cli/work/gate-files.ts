import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigurationFile } from "../../disk/configuration.ts";
import type { IgnoringLine } from "../../disk/git-ignored.ts";
import { findFiles } from "../../disk/patterns.ts";
import { type Gate, inputOf, linesOf } from "../../doctor/gate.ts";
import { isExpression } from "../../doctor/part.ts";
import { handovers, stepThatMayRecord } from "../../doctor/recordings-source.ts";
import type { GateFiles } from "../../doctor/repository.ts";
import { loadExpectations, loadPolicy } from "../../job/readers/configuration.ts";
import { readBaseline } from "../../job/readers/reports.ts";
import { limits } from "../../limits.ts";
import { DEFAULT_POLICY } from "../../policy/default-file.ts";
import type { Policy } from "../../policy/schema.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { atOnce } from "../../process/steps.ts";

type Read = GateFiles["configuration"][number];

/** Reads what a gate names: expectations, policy, a committed baseline, and which recordings there are, and by `ignoredBy` which of them git leaves out. Nothing outside `root` is read. */
export function readGateFiles(
  gate: Gate,
  root: string,
  ignoredBy: (file: string) => IgnoringLine | undefined,
): GateFiles {
  const { configuration, policy } = readPolicy(gate, root);
  const { here, elsewhere } = expectationsOf(gate);
  return {
    configuration: [
      ...configuration,
      ...readExpectations(here, policy, root),
      ...readCommittedBaseline(gate, root),
    ],
    elsewhere,
    policy,
    recordings: findRecordings(gate, policy, root, ignoredBy),
  };
}

function readPolicy({ inputs }: Gate, root: string): { configuration: Read[]; policy: Policy | undefined } {
  const file = inputOf(inputs, "policy");
  // The default one need not be there.
  if (isExpression(file) || (file === DEFAULT_POLICY && !existsSync(resolve(root, file))))
    return { configuration: [], policy: undefined };
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained: true }, problems);
  const read = source && loadPolicy(source.file, source.text);
  return {
    configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
    policy: read?.policy,
  };
}

function expectationsOf(gate: Gate): { here: string[]; elsewhere: GateFiles["elsewhere"] } {
  const files = linesOf(gate.inputs, "expectations").slice(0, limits.configurationFiles);
  const folders = handovers(gate).map(({ folder }) => `${folder}/`);
  const elsewhere = files.flatMap((file) => {
    if (isExpression(file)) return [{ file, why: "only GitHub evaluates the expression in its name" }];
    if (folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder)))
      return [{ file, why: "it comes with the recordings" }];
    return [];
  });
  const named = new Set(elsewhere.map(({ file }) => file));
  return { here: files.filter((file) => !named.has(file)), elsewhere };
}

/** All together, since one file may contradict another; each is told with its own problems. */
function readExpectations(files: readonly string[], policy: Policy | undefined, root: string): Read[] {
  const problems: Problem[] = [];
  const texts = files.flatMap(
    (file) => readConfigurationFile(file, { root, contained: true }, problems) ?? [],
  );
  problems.push(...loadExpectations(texts, policy?.defaults).problems);
  return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}

function readCommittedBaseline({ inputs, suite }: Gate, root: string): Read[] {
  const file = inputOf(inputs, "baseline");
  if (["auto", "none"].includes(file) || isExpression(file)) return [];
  const problems: Problem[] = [];
  readBaseline(file, { root, contained: true, suite: isExpression(suite) ? undefined : suite }, problems);
  return [{ file, problems }];
}

function findRecordings(
  gate: Gate,
  policy: Policy | undefined,
  root: string,
  ignoredBy: (file: string) => IgnoringLine | undefined,
): GateFiles["recordings"] {
  const patterns = linesOf(gate.inputs, "runs");
  const isElsewhere = handovers(gate).length > 0 || stepThatMayRecord(gate) !== undefined;
  if (isElsewhere || patterns.length === 0 || patterns.some(isExpression)) return undefined;
  try {
    const { files, problems } = atOnce(findFiles(patterns, root, true, policy?.limits));
    const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
    const [first] = lines;
    return {
      count: files.length,
      ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
      problems: problems.filter(({ severity }) => severity === "error"),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { count: 0, ignored: undefined, problems: error.problems };
  }
}

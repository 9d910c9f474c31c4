import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { CONFIG_FILE } from "../config/policy.ts";
import { tiersByName, tierTest, unknownTierText } from "../config/tiers.ts";
import { terminal } from "../core/escape.ts";
import { repositoryRoot } from "../core/git/git.ts";
import { interruptible } from "../core/interruptible.ts";
import { programName } from "../core/invocation.ts";
import { defined } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, didYouMean } from "../core/problems.ts";
import { shellWord } from "../core/shell-words.ts";
import { type Configuration, configure, readersFor } from "../gate/job.ts";
import { type AgentFiles, readAgentFiles } from "../recordings/files/agent-files.ts";
import { type Expectation, expectsNothing } from "../scorers/expectation.ts";
import { decidingJudges } from "../scorers/index.ts";
import { guessAgent } from "../setup/record/agent-guess.ts";
import { lastTrial } from "../setup/record/folder.ts";
import { addressesOf } from "../setup/record/providers.ts";
import { type RecordedCase, type RecordPlan, record } from "../setup/record/record.ts";
import { recorderOf, runRecorder } from "../setup/record/record-lines.ts";
import { recordText } from "../setup/record/record-summary.ts";
import { secretsIn } from "../setup/record/redact-recording.ts";
import { type AgentServer, serverOf } from "../setup/record/server.ts";
import { acceptCommand } from "../views/next-command.ts";
import { barOf, isIgnoredIn, jobsOf, type LocalJob, movedPath } from "./job-options.ts";
import type { AddCommand, ExitCode } from "./options.ts";
import { print, printError } from "./print.ts";
import { DEFAULT_OUT, DEFAULT_TRIALS, type RecordOptions, withRecordOptions } from "./record-options.ts";

export const addRecord: AddCommand = (command, exit) => {
  withRecordOptions(command).action(async (words: string[], options: RecordOptions) => {
    const isAlone = words.length === 0 && options.cases === undefined;
    exit(isAlone ? await recordSuites(options, command) : await recordRuns(words, options));
  });
};

const NO_COMMAND =
  'no command is named: write -- before it, such as "rungate record --cases evals/cases.yml -- node agent.mjs"';

/** Runs the `record:` lines of rungate.yml. Only this command does, never the gate. Throws ConfigurationError. */
async function recordSuites(typed: RecordOptions, command: Command): Promise<ExitCode> {
  const start = process.cwd();
  const { suite } = typed;
  const jobs = await jobsOf({ runs: [], expectations: [], ...defined({ suite }) });
  const lines = jobs.flatMap(({ suite, record }) => (record === undefined ? [] : [{ suite, line: record }]));
  if (lines.length === 0) throw usage(NO_COMMAND);
  const typedOptions = Object.entries(typed).filter(
    ([name]) => command.getOptionValueSource(name) === "cli" && !["suite", "directory"].includes(name),
  );
  const forOne = typedOptions.find(([name]) => FOR_ONE_SUITE.includes(name));
  if (lines.length > 1 && forOne !== undefined)
    throw usage(
      `--${forOne[0]} is for one suite, and rungate.yml has several: add --suite ${lines[0]?.suite}`,
    );
  for (const { suite } of jobs.filter(({ record }) => record === undefined))
    printError(terminal`warning: suite ${suite} has no record: line, and is not recorded`);
  const recorders = lines.map((entry) => ({ ...entry, recorder: recorderOf(entry.suite, entry.line) }));
  let code: ExitCode = 0;
  for (const { suite, line, recorder } of recorders) {
    printError(terminal`Suite ${suite}: ${line}`);
    const folder = resolve(repositoryRoot(start), recorder.folder);
    if (!existsSync(folder))
      throw usage(`the record: line of suite ${suite} names a folder that is not there: ${recorder.folder}`);
    process.chdir(folder);
    if ("args" in recorder) {
      const { words, options } = parsed(recorder.args, suite);
      code = (await recordRuns(words, { ...options, ...Object.fromEntries(typedOptions), suite })) || code;
    } else {
      if (typedOptions.length > 0)
        throw usage(
          `suite ${suite} has a recorder of its own, which does not know --${typedOptions[0]?.[0]}: leave it out, or record this suite with --suite ${suite}`,
        );
      if (await runRecorder(recorder.words, process.cwd())) continue;
      printError(terminal`error: the recorder of suite ${suite} failed`);
      code = 1;
    }
  }
  process.chdir(start);
  return code;
}

const FOR_ONE_SUITE = ["case", "out", "server", "body"];

function parsed(args: readonly string[], suite: string): { words: string[]; options: RecordOptions } {
  const command = withRecordOptions(new Command("record"))
    .option("-C, --directory <folder>")
    .exitOverride()
    .configureOutput({ writeErr: () => {}, writeOut: () => {} });
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw usage(
      `the record: line of suite ${suite} cannot be used: ${error.message.replace(/^error: /, "")}`,
    );
  }
  const options = command.opts<RecordOptions>();
  if (options.directory !== undefined) process.chdir(options.directory);
  return { words: command.args, options };
}

/** Records each suite into its own folder. Returns 1 when no run was recorded or none could run. Throws ConfigurationError. */
async function recordRuns(words: readonly string[], options: RecordOptions): Promise<ExitCode> {
  if (words.length === 0) throw usage(NO_COMMAND);
  const fileNames = Array.isArray(options.cases) ? options.cases : [];
  const { suite } = options;
  const jobs = await jobsOf({ runs: [], expectations: fileNames, ...defined({ suite }) });
  const used = fileNames.length > 0 ? [await jobWithFiles(jobs, fileNames)] : jobs;
  const configured = await configurations(used);
  const gated = fileNames.length > 0 ? await gatedBy(used) : configured;
  if (options.out !== undefined || used.length === 1)
    return recordInto(options.out ?? folderOfRuns(used), words, options, { configured, gated, jobs: used });
  if (options.cases === undefined)
    throw usage(
      `rungate.yml has ${used.length} suites: name the one that your command runs with --suite, such as --suite ${used[0]?.suite}`,
    );
  let code: ExitCode = 0;
  for (const [at, configuration] of configured.entries()) {
    if (![...configuration.expectations.values()].some(({ input }) => input !== undefined)) continue;
    const folder = folderOfRuns(used.slice(at, at + 1));
    code =
      (await recordInto(folder, words, options, {
        configured: [configuration],
        gated: [configuration],
        jobs: used.slice(at, at + 1),
      })) || code;
  }
  return code;
}

interface RecordedSuites {
  configured: readonly Configuration[];
  /** The suites with the expectations that the gate reads, where the user named other files. */
  gated: readonly Configuration[];
  jobs: readonly LocalJob[];
}

async function recordInto(
  out: string,
  words: readonly string[],
  options: RecordOptions,
  { configured, gated, jobs }: RecordedSuites,
): Promise<ExitCode> {
  const environment = process.env;
  const agent = agentOf(jobs, out, words);
  const cases = casesIn(configured, options);
  const draw = await barOf("{bar} {value}/{total} runs of the agent · {eta_formatted} left");
  const redact = options.redact ? configured.flatMap(({ activePolicy }) => activePolicy.policy.redact) : [];
  const stopping = new AbortController();
  const plan: RecordPlan = {
    command: words,
    cases,
    declared: new Set([...configured, ...gated].flatMap(({ expectations }) => [...expectations.keys()])),
    startsPerCase: options.cases !== undefined,
    server: serverIn(options),
    ...trialsOf(options, out, cases),
    out,
    concurrency: options.concurrency,
    timeoutSeconds: options.timeout,
    resume: options.resume ?? false,
    environment,
    addresses: addressesOf(options.upstream, environment),
    secrets: secretsIn(environment, (value) => isAbsolute(value) && existsSync(value)),
    redact,
    agent,
    stop: stopping.signal,
    onProgress: draw,
  };
  const result = await interruptible(
    () => record(plan),
    () => {
      stopping.abort();
      const rest = plan.startsPerCase ? ": add --resume to record the rest" : "";
      printError(terminal`stopped. What was recorded is in ${out}${rest}`);
    },
  );
  const hasConfig = configured.some(({ activePolicy }) => activePolicy.source === "file");
  const folder = options.directory === undefined ? "" : ` -C ${shellWord(options.directory)}`;
  const next = `${programName()} ${hasConfig ? "gate" : "init"}${folder}`;
  const rates = configured.flatMap(({ activePolicy }) => activePolicy.policy.rates ?? []);
  const commandInputs = {
    program: programName(),
    directory: options.directory,
    ...(out === folderOfRuns(jobs) ? {} : { runs: [`${out}/${FILE_NAME}`] }),
  };
  const accept = {
    expectsNothing: (id: string) => isUnexpected(id, gated),
    command: (ids: readonly string[]) => acceptCommand(ids, commandInputs),
  };
  const { text, isRecorded } = recordText(result, plan, { next, rates, accept });
  if (isRecorded) print(text);
  else printError(text);
  return isRecorded ? 0 : 1;
}

/** Only files that `rungate accept` can write count. A judge that gates needs no expectation. */
function isUnexpected(id: string, gated: readonly Configuration[]): boolean {
  const open = gated.filter(
    ({ texts, activePolicy: { policy, source } }) =>
      source === "file" && texts.length > 0 && decidingJudges(policy.gate).length === 0,
  );
  const found = open.flatMap(({ expectations }) => expectations.get(id) ?? []);
  return open.length > 0 && found.every(expectsNothing);
}

/** Throws ConfigurationError when `--again` finds no recordings. */
function trialsOf(
  { trials, again, resume }: RecordOptions,
  out: string,
  cases: readonly RecordedCase[],
): Pick<RecordPlan, "trials" | "firstTrial"> {
  if (!again) return { trials: trials ?? DEFAULT_TRIALS, firstTrial: 1 };
  if (resume)
    throw usage(
      "--again and --resume: --again records every case once more, and --resume records what is missing. Use one of them",
    );
  const last = lastTrial(out, cases);
  if (last === 0)
    throw usage(
      `--again needs recordings in ${out}, and there are none of these cases: record without --again first`,
    );
  return { trials: trials ?? Math.min(last, limits.trials), firstTrial: last + 1 };
}

/** Returns the agent's files that the suites, or else the command, name. Throws ConfigurationError when a glob matches none. */
function agentOf(jobs: readonly LocalJob[], out: string, words: readonly string[]): AgentFiles {
  const agentGlobs = [...new Set(jobs.flatMap(({ agent = [] }) => agent))];
  const root = repositoryRoot(process.cwd());
  const globs = agentGlobs.length > 0 ? agentGlobs : guessAgent(words, root, process.cwd());
  if (globs.length === 0) return {};
  const { files, problems } = readAgentFiles(globs, {
    root,
    isIgnored: isIgnoredIn(root),
    recordings: [movedPath(out, process.cwd(), root)],
    expectations: jobs.flatMap(({ expectations }) => expectations),
  });
  const [problem] = problems;
  if (problem !== undefined) throw usage(`agent: of ${CONFIG_FILE}: ${problem.message}`);
  return files;
}

function serverIn({ cases, server, body }: RecordOptions): AgentServer | undefined {
  if (server === undefined && body !== undefined)
    throw usage("--body needs --server: write the address of your agent");
  if (server !== undefined && cases === undefined)
    throw usage("--server needs --cases: rungate sends the turns of each case");
  return server === undefined ? undefined : serverOf(server, body);
}

async function jobWithFiles(jobs: readonly LocalJob[], files: readonly string[]): Promise<LocalJob> {
  const [first, ...rest] = jobs as [LocalJob, ...LocalJob[]];
  if (rest.length === 0) return first;
  const places = ({ expectations, root }: LocalJob) => expectations.map((file) => resolve(root, file));
  const paths = files.map((file) => resolve(file));
  const fileJobs = await jobsOf({ runs: [], expectations: [] });
  const at = fileJobs.findIndex((job) => paths.every((file) => places(job).includes(file)));
  return jobs[at] ?? first;
}

/** Returns none when the configuration is invalid, because the gate reports that. */
async function gatedBy(jobs: readonly LocalJob[]): Promise<Configuration[]> {
  const names = jobs.map(({ suite }) => suite);
  const all = await jobsOf({ runs: [], expectations: [] });
  try {
    return await configurations(all.filter(({ suite }) => names.includes(suite)));
  } catch (error) {
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

async function configurations(jobs: readonly LocalJob[]): Promise<Configuration[]> {
  return Promise.all(
    jobs.map(async (job) => {
      // The pattern of recordings does not matter here, but a configuration needs one.
      const whole = { ...job, runs: [FILE_NAME] };
      return configure(whole, await readersFor(whole));
    }),
  );
}

const FILE_NAME = "{case}.{trial}.json";

/** Returns the folder whose pattern matches the names that this command writes. */
function folderOfRuns(jobs: readonly LocalJob[]): string {
  const found = jobs.flatMap(({ runs, root }) =>
    runs.flatMap((pattern) => {
      const folder = pattern.endsWith(`/${FILE_NAME}`) ? pattern.slice(0, -FILE_NAME.length - 1) : "*";
      return /[*?[{\\]/.test(folder) ? [] : [movedPath(folder, root, process.cwd())];
    }),
  );
  return found[0] ?? DEFAULT_OUT;
}

/** Throws ConfigurationError when cases are required and none has an input, or two have the same id. */
function casesIn(
  configured: readonly Configuration[],
  { cases, case: named, tier, resume }: RecordOptions,
): RecordedCase[] {
  if (cases === undefined && named.length > 0)
    throw usage("--case needs --cases: without them, the command chooses its cases itself");
  if (cases === undefined && tier !== undefined)
    throw usage("--tier needs --cases: without them, the command chooses its cases itself");
  const all = onlyNamed(
    configured.flatMap((configuration) => expectedIn(configuration, tier)),
    named,
  );
  const withInput = all.filter(({ input }) => input !== undefined);
  if (cases === undefined && resume)
    throw usage("--resume needs --cases: without them, rungate does not know which runs are missing");
  const twice = withInput.find(({ id }, at) => withInput.findIndex((candidate) => candidate.id === id) < at);
  if (twice !== undefined)
    throw usage(
      `case "${twice.id}" is in several suites: name the file of one with --cases, and its folder with --out`,
    );
  const recorded = withInput.map(({ id, input = [] }) => ({ id, turns: [input].flat() }));
  if (cases === undefined) return recorded;
  if (tier !== undefined && all.length === 0)
    throw usage(`no case is in the tier "${tier}": give cases one of its tags in their expectations file`);
  if (withInput.length === 0)
    throw usage(
      all.length === 0
        ? 'no expectations file is named: write --cases evals/cases.yml. Its cases have an id and an input: { cases: [{ id: book-flight, input: "A flight to Lisbon" }] }'
        : "no case has an input: write what the agent is asked as input: next to the id of each case",
    );
  const silent = all.length - withInput.length;
  if (silent > 0)
    printError(terminal`warning: ${silent} of ${all.length} cases have no input and are not recorded`);
  return recorded;
}

function onlyNamed(cases: readonly Expectation[], selected: readonly string[]): Expectation[] {
  const ids = cases.map(({ id }) => id);
  const unknown = selected.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw usage(`--case ${unknown}: no case has this id.${didYouMean(unknown, ids)}`);
  return cases.filter(({ id }) => selected.length === 0 || selected.includes(id));
}

function expectedIn({ expectations, activePolicy }: Configuration, tier: string | undefined): Expectation[] {
  const cases = [...expectations.values()];
  if (tier === undefined) return cases;
  const tiers = tiersByName(activePolicy.policy.tiers);
  const tierRule = tiers.get(tier);
  if (tierRule === undefined) throw usage(unknownTierText(tier, tiers));
  return cases.filter(tierTest(tierRule));
}

function usage(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

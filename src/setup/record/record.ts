import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { writeWhole } from "../../core/files.ts";
import { type JsonObject, listOf, objectOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { ConfigurationError } from "../../core/problems.ts";
import { counted, groupBy } from "../../core/text.ts";
import type { AgentFiles } from "../../recordings/files/agent-files.ts";
import { nameFor } from "../../recordings/reading/case-from-input.ts";
import { version } from "../../version.ts";
import { AgentCommand, type CommandEnd } from "./child-process.ts";
import { commandEnvironment, leadingVariables } from "./environment.ts";
import { checkName, fileName, makeFolder, othersIn, stateOf } from "./folder.ts";
import { Listener } from "./listener.ts";
import { emptyRun, isInput, type RecordedRun, recordingText, runIn, runsIn } from "./recording.ts";
import { redactingScrub, type Scrub, scrubber } from "./redact-recording.ts";
import { didTheSame, readRecording } from "./same-run.ts";
import { type AgentServer, choosesPort, serve, withPort } from "./server.ts";
import { SessionFile } from "./session-file.ts";
import { CLOSED, type Traffic } from "./traffic.ts";
import { TaskCheck, taskPlace } from "./turns.ts";

export interface RecordedCase {
  id: string;
  /** User messages, one per turn. */
  turns: readonly string[];
}

export interface RecordPlan {
  command: readonly string[];
  cases: readonly RecordedCase[];
  declared: ReadonlySet<string>;
  /** True: one start per case and trial. False: the command runs all cases itself, with one start per trial. */
  startsPerCase: boolean;
  server?: AgentServer | undefined;
  trials: number;
  /** Above 1 if earlier trials exist and stay. */
  firstTrial: number;
  /** Current digests of the agent's files. */
  agent: AgentFiles;
  /** Folder of the recordings, relative to the working directory. */
  out: string;
  concurrency: number;
  timeoutSeconds: number;
  /** Keeps existing recordings unless their run failed to run. */
  resume: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  addresses: ReadonlyMap<string, URL>;
  /** Values to hide, by variable name. */
  secrets: ReadonlyMap<string, string>;
  /** Further globs and expressions to hide. */
  redact: readonly string[];
  stop: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

export interface WrittenRecording {
  file: string;
  caseId: string;
  trial: number;
  source?: RecordedRun["source"];
  runError?: string;
  hasCommandFailed?: true;
  /** The run equals the existing recording, whose bytes were left unchanged. */
  isSame: boolean;
  hidden: readonly string[];
  output?: string;
  /** Requests to models, with the model and the usage. */
  modelCalls: readonly JsonObject[];
}

export interface RecordResult {
  written: WrittenRecording[];
  kept: number;
  /** Reason why recording stopped early. */
  stopped?: string;
  output?: string;
  /** The command failed while running all cases itself, so runs may be missing. */
  isIncomplete?: true;
  others: string[];
  notes: string[];
}

interface Start {
  one: RecordedCase | undefined;
  trial: number;
}

/**
 * Records the runs of a plan and writes each one when its command ends. Throws ConfigurationError if a case id is not a valid file name,
 * the program is missing, or the folder is not writable.
 */
export async function record(plan: RecordPlan): Promise<RecordResult> {
  const recorder = new Recorder(plan);
  return recorder.run();
}

class Recorder {
  private readonly plan: RecordPlan;
  private readonly result: RecordResult = { written: [], kept: 0, others: [], notes: [] };
  private readonly command: AgentCommand;
  private readonly scrub: Scrub;
  private readonly hidden = new Set<string>();
  private readonly counts = new Map<string, number>();
  private requests = 0;
  private subAgentCalls = 0;
  private failure: unknown;
  private readonly check: TaskCheck;
  private readonly ports = new Set<number>();
  private session!: SessionFile;
  private ended = 0;
  private total = 0;
  /** Pending writes of starts without requests, done once another start has sent one. */
  private silent: (() => void)[] = [];

  constructor(plan: RecordPlan) {
    this.plan = plan;
    this.command = new AgentCommand(plan.command);
    this.check = new TaskCheck(taskPlace(plan.command, plan.server !== undefined), plan.server !== undefined);
    this.scrub = scrubber(plan.secrets, plan.redact, (variable) => this.hidden.add(variable));
  }

  async run(): Promise<RecordResult> {
    const starts = this.starts();
    for (const { one, trial } of starts) if (one !== undefined) checkName(one.id, trial);
    makeFolder(this.plan.out);
    this.session = new SessionFile(this.plan.out);
    const listener = await Listener.open(this.plan.addresses, this.plan.environment);
    this.plan.stop.addEventListener("abort", () => this.command.stop());
    try {
      await this.all(starts, listener);
    } finally {
      this.command.stop();
      await listener.close();
      this.finishSession();
    }
    if (this.failure !== undefined) throw this.failure;
    if (listener.hasSeenGrpc) this.result.notes.push(GRPC);
    if (this.subAgentCalls > 0) this.result.notes.push(subAgentText(this.subAgentCalls));
    this.result.notes.push(...this.check.notes(this.plan.cases.map(({ id }) => id)));
    if (!this.plan.resume && this.plan.firstTrial === 1)
      this.result.others = othersIn(this.plan.out, this.result.written, this.plan.declared);
    return this.result;
  }

  /** Lists only recordings of this session; other recordings keep their own session data. */
  private finishSession(): void {
    const { agent, command } = this.plan;
    const recordings = this.result.written.map(({ file }) => file).sort();
    if (recordings.length === 0) return;
    this.session.finish({ by: `rungate ${version}`, command: command.map(this.scrub), agent, recordings });
  }

  private starts(): Start[] {
    const { cases, startsPerCase, trials, firstTrial, resume, out } = this.plan;
    const numbers = Array.from({ length: trials }, (_, at) => at + firstTrial);
    if (!startsPerCase) return numbers.map((trial) => ({ one: undefined, trial }));
    // Records each trial of all cases before the next one, so that an early end leaves some of everything.
    const all = numbers.flatMap((trial) => cases.map((one) => ({ one, trial })));
    if (!resume) return all;
    const states = groupBy(all, ({ one, trial }) => stateOf(join(out, fileName(one.id, trial))));
    this.result.kept = states.get("good")?.length ?? 0;
    const failed = states.get("failed")?.length ?? 0;
    if (failed > 0)
      this.result.notes.push(
        `${counted(failed, "recording")} of runs whose command failed ${failed === 1 ? "is" : "are"} left as before, because to repeat only those would hide that the agent fails. Fix the agent, then record all cases without --resume`,
      );
    return states.get("open") ?? [];
  }

  private async all(starts: readonly Start[], listener: Listener): Promise<void> {
    let next = 0;
    let done = 0;
    const work = async () => {
      while (next < starts.length && this.result.stopped === undefined && this.failure === undefined) {
        const start = starts[next] as Start;
        next += 1;
        await this.one(start, listener).catch((error: unknown) => {
          this.failure ??= error;
          this.command.stop();
        });
        done += 1;
        this.plan.onProgress(done, starts.length);
      }
    };
    this.total = starts.length;
    await Promise.all(Array.from({ length: this.atOnce }, work));
    this.plan.onProgress(starts.length, starts.length);
  }

  private get atOnce(): number {
    const { startsPerCase, server, concurrency } = this.plan;
    return startsPerCase && (server === undefined || choosesPort(server)) ? concurrency : 1;
  }

  private async one({ one, trial }: Start, listener: Listener): Promise<void> {
    const { address, traffic, settled } = listener.channel(
      one === undefined ? "-" : encodeURIComponent(one.id),
      trial,
    );
    const { environment, addresses } = this.plan;
    const env = commandEnvironment(environment, addresses, {
      address,
      caseId: one?.id,
      turns: one?.turns,
      trial,
    });
    const ended = await this.start(env, one?.turns ?? []);
    await settled();
    if (this.failure !== undefined || this.result.stopped !== undefined) return;
    this.requests += traffic.requests + traffic.resourceSpans.length + traffic.resourceLogs.length;
    this.result.notes.push(...traffic.notes.map(this.scrub));
    const write = () => {
      if (one !== undefined) {
        const run = withEnd(runIn(traffic, { id: one.id, input: one.turns[0] }), ended);
        this.write(one.id, trial, ended, this.check.look(run, one, traffic));
      } else this.writeAll(traffic, ended, trial);
    };
    this.ended += 1;
    if (this.requests > 0) for (const each of [...this.silent.splice(0), write]) each();
    else if (this.ended < Math.min(this.atOnce, this.total)) this.silent.push(write);
    else {
      this.result.stopped = silentText(ended, addresses, listener.hasSeenGrpc);
      this.result.output = this.scrub(ended.output);
      this.command.stop();
    }
  }

  private async start(env: Record<string, string>, turns: readonly string[]): Promise<CommandEnd> {
    const { command, server, timeoutSeconds } = this.plan;
    if (server === undefined) return this.command.run(env, timeoutSeconds);
    const { port, drive } = await serve(server, turns, this.ports);
    const words = withPort(command, port);
    return this.command.run({ ...env, PORT: String(port) }, timeoutSeconds, { words, drive });
  }

  /** A failed command that runs all cases may have skipped any of them, but its other runs are valid. */
  private writeAll(traffic: Traffic, ended: CommandEnd, trial: number): void {
    if (ended.fault !== undefined) {
      this.result.isIncomplete = true;
      this.result.notes.push(`start ${trial}: ${ended.fault}, so runs may be missing`);
    }
    for (const each of runsIn(traffic)) {
      // The failure may have ended a conversation that was waiting for a call.
      const run = each.toolCalls.some(({ status }) => status === "pending") ? withEnd(each, ended) : each;
      if (run.input.trim() === "") this.result.notes.push(NO_TASK);
      const caseId = this.caseOf(run.input);
      const number = (this.counts.get(caseId) ?? this.plan.firstTrial - 1) + 1;
      this.counts.set(caseId, number);
      checkName(caseId, number);
      this.write(caseId, number, ended, run);
    }
  }

  private caseOf(input: string): string {
    const { cases } = this.plan;
    const matching = cases.filter(({ turns: [first = ""] }) => isInput(input, first));
    const lengthOf = ({ turns: [first = ""] }: RecordedCase) => first.length;
    const [longest] = matching.sort((a, b) => lengthOf(b) - lengthOf(a));
    return longest?.id ?? nameFor(this.scrub(input));
  }

  private write(caseId: string, trial: number, ended: CommandEnd, recordedRun: RecordedRun): void {
    const file = fileName(caseId, trial);
    this.hidden.clear();
    const hide = redactingScrub(recordedRun.toolCalls, this.plan.redact, this.scrub);
    const run = hide === undefined ? emptyRun(TOO_MANY_VALUES) : recordedRun;
    const clean = hide ?? this.scrub;
    let isSame = false;
    try {
      const text = recordingText(run, { caseId, trial, id: randomUUID() }, clean, (digest, list) =>
        this.session.addTools(digest, list),
      );
      isSame = this.writeOrKeep(file, text);
    } catch (error) {
      const message = `${file} cannot be written to ${this.plan.out}: ${(error as Error).message}. Recordings before it are kept`;
      throw new ConfigurationError([{ severity: "error", message }]);
    }
    const hidden = [...this.hidden];
    const { source, runError, hasCommandFailed } = run;
    this.subAgentCalls += run.subAgentCalls ?? 0;
    this.result.written.push({
      ...{ file, caseId, trial, hidden, isSame, modelCalls: run.modelCalls },
      ...(source && { source }),
      ...(hasCommandFailed && { hasCommandFailed }),
      ...(runError === undefined ? {} : { runError: clean(runError), output: clean(ended.output) }),
    });
  }

  /** Returns true for a run equal to the existing recording, whose bytes stay so that git shows only real changes. */
  private writeOrKeep(file: string, text: string): boolean {
    const path = join(this.plan.out, file);
    const earlier = readRecording(path);
    writeWhole(path, text);
    const { modelCalls } = objectOf(tryParseJson(text));
    // Without requests, only the bytes hold the usage of a run.
    if (earlier === undefined || listOf(modelCalls).length === 0) return false;
    const recorded = readRecording(path);
    if (recorded === undefined || !didTheSame(earlier, recorded)) return false;
    writeWhole(path, earlier.text);
    this.session.keep(file, { hash: earlier.hash, modelCalls: listOf(modelCalls) });
    return true;
  }
}

const NO_TASK =
  "the command sent its model no task. If it reads RUNGATE_INPUT, run rungate record with --cases, which starts it once for each case";

const TOO_MANY_VALUES = `the redact rules hide more than the ${limits.hiddenValues} values that can be hidden: use rules with fewer`;

/** A failed command may not have completed the run. Its exit closes open connections, which is not the cause. */
function withEnd(run: RecordedRun | undefined, { fault, isLate }: CommandEnd): RecordedRun {
  const result = run ?? emptyRun(fault ?? "nothing was recorded of this run");
  const isExplained = run?.runError !== undefined && run.runError !== CLOSED;
  if (fault === undefined || isExplained) return result;
  return { ...result, runError: fault, ...(isLate ? {} : { hasCommandFailed: true as const }) };
}

const GUIDE = "https://github.com/rungate/rungate/blob/main/docs/record.md#what-your-sdk-needs";

function subAgentText(calls: number): string {
  return `${counted(calls, "call")} of sub-agents ${calls === 1 ? "is" : "are"} not in the recordings, because model requests are recorded of the main agent only. To gate them too, send traces: ${TRACES}`;
}

const TRACES = "https://github.com/rungate/rungate/blob/main/docs/record.md#model-requests-or-traces";

const GRPC =
  "something exported traces by gRPC, which rungate does not read: let the exporter speak HTTP, with OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf or by its own option";

function silentText(
  { fault }: CommandEnd,
  addresses: ReadonlyMap<string, URL>,
  hasSeenGrpc: boolean,
): string {
  if (fault !== undefined) return `nothing was recorded: ${fault}, and sent no request before that`;
  if (hasSeenGrpc) return `nothing was recorded: ${GRPC}`;
  return `nothing was recorded: the command ended without a request to rungate. It asked no model, or reads none of ${leadingVariables(addresses).join(", ")}. ${GUIDE} has the line of code that your framework needs`;
}

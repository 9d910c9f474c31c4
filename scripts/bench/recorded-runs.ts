import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { groupBy } from "../../src/core/text.ts";
import type { Random } from "./random.ts";

const shared = new URL("../../../shared/", import.meta.url).pathname;
const folder = join(shared, "taubench");

const CHARACTERS = 4;

/** The consumption of a run. Tokens are estimated from characters: the input of each answer, and the output. */
export interface Run {
  calls: number;
  answers: number;
  read: number;
  written: number;
}

const measures = ["calls", "answers", "read", "written"] as const;

/** A repeatedly recorded case: by measure the mean of the logarithms, and each run's difference from it. */
interface Recorded {
  levels: Run;
  residuals: readonly Run[];
}

export interface Pool {
  name: string;
  cases: readonly Recorded[];
}

export const isRecorded: boolean = existsSync(folder);

/**
 * Reads the recorded cases for simulated runs. Only one set has several trials of a case. In the other pools cases ran with other tools or
 * another prompt: each set's mean is removed, and the rest is a little more than chance.
 */
export function readPools(): Pool[] {
  return [
    pool("airline, gpt-4o, 4 trials", /^tau1\.airline\.gpt-4o\./),
    pool("retail, gpt-4.1, 3 sets", /^tau1\.retail\.gpt-4\.1\./),
    pool("retail, gpt-4o, 4 sets", /^tau1\.retail\.gpt-4o\./),
  ];
}

function pool(name: string, files: RegExp): Pool {
  const sets = readdirSync(folder)
    .filter((file) => files.test(file))
    .map((file) => readRows(join(folder, file)));
  const runs = sets.flatMap((rows) => {
    const logs = rows.map(({ caseId, messages }) => ({ caseId, logs: logsOf(measure(messages)) }));
    const center = sets.length > 1 ? meanOf(logs.map((one) => one.logs)) : logsOf(NOTHING);
    return logs.map((one) => ({ caseId: one.caseId, logs: combine(one.logs, center, (a, b) => a - b) }));
  });
  // The levels of one set are as good as those of another.
  const center =
    sets.length > 1 ? meanOf((sets[0] ?? []).map((row) => logsOf(measure(row.messages)))) : logsOf(NOTHING);
  const byCase = groupBy(runs, ({ caseId }) => caseId);
  const cases = [...byCase.values()].filter(({ length }) => length > 1);
  return {
    name,
    cases: cases.map((some) => recorded(some.map(({ logs }) => combine(logs, center, (a, b) => a + b)))),
  };
}

/** Scales residuals up: around their own mean they are too small by √((n − 1)/n). */
function recorded(logs: readonly Run[]): Recorded {
  const levels = meanOf(logs);
  const larger = Math.sqrt(logs.length / (logs.length - 1));
  return { levels, residuals: logs.map((run) => combine(run, levels, (a, b) => (a - b) * larger)) };
}

export function deviations({ cases }: Pool, measure: keyof Run | "tokens"): number[] {
  return cases.map(({ levels, residuals }) => {
    const logs = residuals.map((run) =>
      measure === "tokens"
        ? Math.log(tokensOf(runOf(levels, run))) - Math.log(tokensOf(runOf(levels, NOTHING)))
        : run[measure],
    );
    const center = logs.reduce((total, value) => total + value, 0) / logs.length;
    return Math.sqrt(logs.reduce((total, value) => total + (value - center) ** 2, 0) / logs.length);
  });
}

export function drawCase(random: Random, { cases }: Pool): () => Run {
  const { levels, residuals } = pick(random, cases);
  return () => {
    const { calls, answers, read, written } = runOf(levels, pick(random, residuals));
    return {
      calls: Math.max(0, Math.round(calls)),
      answers: Math.max(1, Math.round(answers)),
      read,
      written,
    };
  };
}

export function tokensOf({ read, written }: Run): number {
  return read + written;
}

/** US dollars at 2.5 per million input tokens and 10 per million output tokens. */
export function costOf({ read, written }: Run): number {
  return (2.5 * read + 10 * written) / 1e6;
}

/** Milliseconds, with a second per answer and 50 output tokens per second. */
export function millisecondsOf({ answers, written }: Run): number {
  return 1_000 * (answers + written / 50);
}

/** For each tau2 recording with usage: the agent's reported tokens, and the estimate of `Run`. */
export function comparedTokens(): { reported: number; estimated: number }[] {
  const place = join(shared, "formats/tau-bench");
  return readdirSync(place)
    .filter((file) => file.startsWith("tau2"))
    .flatMap((file) => JSON.parse(readFileSync(join(place, file), "utf8")).simulations as Row[])
    .map(({ messages }) => ({
      reported: messages
        .filter(({ role }) => role === "assistant")
        .reduce(
          (total, { usage }) => total + (usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0),
          0,
        ),
      estimated: tokensOf(measure(messages)),
    }));
}

const NOTHING: Run = { calls: 0, answers: 0, read: 0, written: 0 };

interface Message {
  role: string;
  content?: unknown;
  tool_calls?:
    | { function?: { name: string; arguments: string }; name?: string; arguments?: unknown }[]
    | null;
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
}

interface Row {
  caseId: string;
  messages: Message[];
}

function readRows(file: string): Row[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function measure(messages: readonly Message[]): Run {
  const run = { ...NOTHING };
  let before = 0;
  for (const message of messages) {
    const own = lengthOf(message) / CHARACTERS;
    if (message.role === "assistant") {
      run.calls += message.tool_calls?.length ?? 0;
      run.answers += 1;
      run.read += before;
      run.written += own;
    }
    before += own;
  }
  return run;
}

function lengthOf({ content, tool_calls }: Message): number {
  const body = typeof content === "string" ? content : JSON.stringify(content ?? "");
  const called = (tool_calls ?? []).map(({ function: made, name, arguments: args }) =>
    made === undefined ? `${name}${JSON.stringify(args)}` : made.name + made.arguments,
  );
  return body.length + called.join("").length;
}

/** Calls may be 0, so 1 is added before the logarithm. */
function logsOf({ calls, answers, read, written }: Run): Run {
  const log = (value: number) => (value === 0 ? 0 : Math.log(value));
  return { calls: Math.log1p(calls), answers: log(answers), read: log(read), written: log(written) };
}

function runOf(levels: Run, residual: Run): Run {
  const { calls, answers, read, written } = combine(levels, residual, (a, b) => a + b);
  return {
    calls: Math.expm1(calls),
    answers: Math.exp(answers),
    read: Math.exp(read),
    written: Math.exp(written),
  };
}

function meanOf(runs: readonly Run[]): Run {
  const total = runs.reduce((all, run) => combine(all, run, (a, b) => a + b), NOTHING);
  return combine(total, total, (value) => value / runs.length);
}

function combine(a: Run, b: Run, by: (a: number, b: number) => number): Run {
  const values = measures.map((name) => [name, by(a[name], b[name])]);
  return Object.fromEntries(values) as unknown as Run;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/**
 * Asks a judge about up to 200 recorded runs, as `rungate score` does, and prints how many replies are valid: the rows of test/golden
 * with judged scorers, and the examples. Without an address it asks the judge of the tests, whose answers are known: exits with 1 unless
 * each question has a valid reply at the first try, with the known score.
 * Run: npm run bench:judge [-- ADDRESS MODEL [questions]]; the key is that of RUNGATE_JUDGE_API_KEY
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { defined, isString, type JsonObject, objectOf, sha256 } from "../../src/core/json.ts";
import { groupBy } from "../../src/core/text.ts";
import { run } from "../../src/gate/run-job.ts";
import { scorerNamed } from "../../src/scorers/pass-marks.ts";
import { chat } from "../../test/e2e/chats.ts";
import { goldenRows } from "../../test/golden/conformance.ts";
import type { ScriptedRow } from "../../test/golden/scripted-texts.ts";
import { startJudge } from "../../test/loopback/openai/judge-server.ts";

const [address, model = "judge", most = "200"] = process.argv.slice(2);
type Verdicts = { evaluations?: { toolCalled: string; wasAppropriate: boolean }[]; missingTools?: string[] };
const callRows = goldenRows<{ judge_output: Verdicts }>("mastra_llm_golden.jsonl")
  .map(({ judge_output: { evaluations = [], missingTools = [] } }) => ({ evaluations, missingTools }))
  .filter(({ evaluations }) => evaluations.length > 0);
const textRows = goldenRows<ScriptedRow>("text_llm_golden.jsonl")
  .map(({ config, ...row }) => ({ ...row, config: { ...config, ...objectOf(config.options) } }))
  .filter(({ config: { baselineResponse }, run: { input, response, groundTruth = "?" } }) => {
    return ![input, response, groundTruth, baselineResponse].includes("") && isString(groundTruth);
  });

/** The row of a question about calls, by the number in what the user says. */
function rowOf(texts: string) {
  return callRows[Number(/^Trip (\d+):/m.exec(texts)?.[1] ?? Number.NaN) % callRows.length];
}

function call({ name }: { name: string }, { texts }: { texts: string }): boolean {
  return rowOf(texts)?.evaluations.find(({ toolCalled }) => toolCalled === name)?.wasAppropriate ?? true;
}

const missing = ({ texts }: { texts: string }) => rowOf(texts)?.missingTools ?? [];
const scripted = address === undefined ? await startJudge({ call, missing }) : undefined;

const folder = mkdtempSync(join(tmpdir(), "rungate-judge-"));
const known = new Map<string, number>();
const cases: JsonObject[] = [];

function add(id: string, recording: object, expected: JsonObject, score: number): void {
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(recording));
  cases.push({ id, ...expected });
  known.set(id, score);
}

for (let at = 0; at < 40; at++) {
  const { evaluations = [], missingTools = [] } = callRows[at % callRows.length] ?? {};
  const calls = evaluations.map(({ toolCalled }) => toolCalled);
  const good = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const said = { user: `Trip ${at}: use ${calls.join(", then ")}.`, tools: [...calls, ...missingTools] };
  add(`calls-${at}`, chat({ ...said, calls }), {}, good / (calls.length + missingTools.length));
}
for (const [at, { scorer, config, run }] of textRows.entries()) {
  const { context, baselineResponse } = config;
  const { input, response: answer, groundTruth, systemPrompt: system } = run;
  const noise = baselineResponse && { cleanQuery: input, baselineResponse };
  const expected = { [scorer]: {}, ...defined({ groundTruth, context, noise }) };
  const recording = chat({ user: `Note ${at}. ${input}`, answer, ...defined({ system }) });
  add(`${scorer}-${at}`, recording, expected, scorerNamed(scorer).direction === "higher" ? 1 : 0);
}

const bounds = "maxTokens: 100000000, timeoutSeconds: 600, deadlineSeconds: 3600";
writeFileSync(join(folder, "cases.yml"), stringify({ cases }));
writeFileSync(join(folder, "rungate.yml"), `judge: { maxRuns: ${most}, ${bounds} }\n`);
const examples = fileURLToPath(new URL("../../examples/runs", import.meta.url));
cpSync(examples, join(folder, "examples"), { recursive: true });
const inExamples = ["{_}/{case}.{trial}.json", "ai-sdk/{case}/{trial}.json", "*.jsonl"];
const began = performance.now();
const report = await run({
  runs: ["{case}.json", ...inExamples.map((pattern) => `examples/${pattern}`)],
  expectations: ["cases.yml"],
  policy: "rungate.yml",
  suite: "default",
  root: folder,
  contained: true,
  commit: null,
  createdAt: null,
  judge: {
    model,
    server: scripted?.url ?? String(address),
    apiKey: process.env.RUNGATE_JUDGE_API_KEY || "none",
    asksAbout: (id) => Number.parseInt(sha256(id).slice(-4), 16) < (Number(most) / 200) * 0x10000,
    onProgress: (done, total) => process.stderr.write(`\r${done} of ${total} `),
  },
});
const seconds = (performance.now() - began) / 1000;
await scripted?.close();
rmSync(folder, { recursive: true });
if (report.judge === null) throw new Error("no judge was asked");
const { asked, requests, promptTokens, replyTokens } = report.judge.work;
const all = report.cases.flatMap(({ id, trials }) =>
  trials.flatMap(({ scores }) =>
    Object.entries(scores).map(([scorer, outcome]) => ({ id, ...outcome, ...scorerNamed(scorer) })),
  ),
);
const judged = all.filter(({ isJudged }) => isJudged);
const scored = judged.flatMap((one) => (one.status === "scored" ? [one] : []));
const errors = judged.flatMap((one) => (one.status === "error" ? [one.reason] : []));
const wrong = scored.filter(({ id, value }) => value !== (known.get(id) ?? 1)).length;
const share = (count: number) => `${count} (${((100 * count) / asked).toFixed(1)}%)`;
console.log(`\n${asked} questions, as ${report.judge.by.join(", ") || "nothing that was read"}
valid replies: ${share(scored.length)}; in error: ${share(errors.length)}
requests beyond one each: ${share(requests - asked)}
tokens of a request: ${Math.round(promptTokens / requests)} of prompt, ${Math.round(replyTokens / requests)} of reply
${seconds.toFixed(0)} s, ${(seconds / asked).toFixed(1)} s for a question`);
for (const [reason, same] of groupBy(errors, (reason) => reason.replace(/"[^"]*"|\d+/g, "…")))
  console.log(`${same.length} × ${reason}`);
if (scripted !== undefined) {
  console.log(`other than the known score: ${wrong}`);
  process.exitCode = scored.length === asked && requests === asked && wrong === 0 ? 0 : 1;
}

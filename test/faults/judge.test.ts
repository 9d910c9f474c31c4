import { expect, test, vi } from "vitest";
import { chatFiles, tripChatExpectations, tripChats } from "../e2e/chats.ts";
import { judge, judgedCommand, judgedOutcomes, printedReport } from "../e2e/judges.ts";
import { type Answer, completion, replyTo } from "../loopback/openai/answers.ts";
import { readQuestion } from "../loopback/openai/asked.ts";
import type { Script } from "../loopback/openai/behaviours.ts";
import { workspace } from "../workspace.ts";

// The test needs a process per request, and each one waits before retrying.
vi.setConfig({ testTimeout: 180_000 });

const GATE = [
  "gate",
  "--runs",
  "runs/{case}.json",
  "--expectations",
  "expectations.yml",
  "--policy",
  "policy.yml",
];
const CHATS = tripChats(5);
const TRIPS = Object.keys(CHATS);

const POLICY = "gate: { scorers: [code, llm] }\njudge: { concurrency: 1, timeoutSeconds: 1 }\n";

type Fault = (honest: Answer) => Answer;

/** Judges all questions, but applies the k-th fault to the k-th answer, this many times. */
function failing(faults: Record<number, Fault>, times: number): Script {
  const questions: string[] = [];
  return (request, n) => {
    const question = request.messages[1].content;
    if (!questions.includes(question)) questions.push(question);
    const fault = faults[questions.indexOf(question)];
    const honest = completion(replyTo(readQuestion(request)));
    return fault !== undefined && n <= times ? fault(honest) : honest;
  };
}

async function judged(faults: Record<number, Fault>, times = Number.POSITIVE_INFINITY) {
  const server = await judge({ script: failing(faults, times) });
  const files = { ...chatFiles(CHATS), ...tripChatExpectations(TRIPS), "policy.yml": POLICY };
  const done = await judgedCommand(workspace(files), [...GATE, "--json"], server);
  return { status: done.status, report: printedReport(done) };
}

const faults: [what: string, fault: Fault, reason: RegExp][] = [
  ["is cut, as if it was all", (honest) => ({ ...honest, fate: "truncated" }), /: the answer was no JSON/],
  ["breaks off", (honest) => ({ ...honest, fate: "reset" }), /^the judge's server/],
  [
    "is a 500",
    () => ({ status: 500, headers: { "retry-after-ms": "1" } }),
    /^the judge's server answered 500/,
  ],
  ["never comes", () => ({ fate: "silence" }), /within 1 s/],
  ["is a blank now and then, and no end", (honest) => ({ ...honest, fate: "trickle" }), /within 1 s/],
];

test.each(faults)(
  "when one answer of a judge that decides %s, whichever it is, that run has no score, the others theirs, and the gate is red",
  async (_what, fault, reason) => {
    const met = await Promise.all(TRIPS.map((_, at) => judged({ [at]: fault })));
    for (const [at, { status, report }] of met.entries()) {
      const lost = TRIPS[at] ?? "";
      const scored = TRIPS.map((id) => [id, expect.objectContaining({ status: "scored", value: 1 })]);
      const error = expect.objectContaining({ status: "error", reason: expect.stringMatching(reason) });
      expect(judgedOutcomes(report)).toEqual({ ...Object.fromEntries(scored), [lost]: error });
      const passes = report.cases.map(({ id, trials: [trial] }) => [id, trial?.pass]);
      expect(passes).toEqual(TRIPS.map((id) => [id, id === lost ? null : true]));
      expect(status).toBe(1);
      expect(report.verdict.checks[0]).toMatchObject({
        name: "integrity",
        result: "fail",
        message: expect.stringMatching(/^llm decides and scored 4 of 5 runs: /),
      });
    }
  },
);

test("when every answer of a judge meets one of these faults once, it is asked again, and all is as usual", async () => {
  const { status, report } = await judged(Object.fromEntries(faults.map(([, fault], at) => [at, fault])), 1);
  expect(status).toBe(0);
  expect(report).toMatchObject({
    scores: { llm: { assessed: 5, value: 1 } },
    judge: { work: { asked: 5, requests: 10 } },
  });
});

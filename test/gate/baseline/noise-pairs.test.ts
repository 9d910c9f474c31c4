import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { policySchema } from "../../../src/config/policy-schema.ts";
import { noBaseline } from "../../../src/gate/baseline/baseline.ts";
import { setUpJudge } from "../../../src/gate/score/judge-setup.ts";
import { Suite } from "../../../src/gate/score/suite.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { caseLabel } from "../../../src/report/cases.ts";
import type { SheetQuestion } from "../../../src/scorers/judge/judgement.ts";
import { made } from "../../scorers/fixture.ts";
import { runWith } from "../../scorers/judgement/fixture.ts";
import { sheetData } from "../../scorers/judgement/sheet-fixture.ts";

const EXPECTATIONS = `cases:
  - { id: refund }
  - { id: noisy, noise: { of: refund, type: typos }, noise-sensitivity: true, toxicity: true }
`;

interface Recorded {
  caseId: string;
  trial?: string;
  tags?: Record<string, string>;
  run?: Partial<Run>;
  broken?: true;
}

function paired(recordings: readonly Recorded[], caseFields: object = {}, setup: object = {}) {
  const policy = policySchema.parse(caseFields);
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text: EXPECTATIONS }]);
  expect(problems).toEqual([]);
  const named = { model: "m", server: "https://example.com/v1", apiKey: "key" };
  const judge = { ...setUpJudge(named, policy, noBaseline, false), ...setup };
  const suite = new Suite({ expectations, policy, judge });
  recordings.forEach(({ caseId, trial, tags = {}, run, broken }, at) => {
    const name = { caseId, tags, ...(trial === undefined ? {} : { trial }) };
    const origin = { place: { file: `${at}.json`, index: 0 }, format: "plain", hash: `h${at}` };
    if (broken) suite.addBroken({ error: "cannot be read", ...name, ...origin });
    else suite.add({ ...runWith([], { texts: [], ...run }), ...name, ...origin });
  });
  const { cases } = suite.finish();
  const found = cases.flatMap((pendingCase) =>
    pendingCase.trials.map((trial) => {
      const { pending = [] } = suite.queue.waiting.get(trial) ?? {};
      const pair = pending.find(({ scorers }) => scorers.includes("noise-sensitivity"));
      const outcome = trial.scores["noise-sensitivity"];
      const data = pair && sheetData(pair.question as SheetQuestion);
      return [
        `${caseLabel(pendingCase)} ${trial.trial}`,
        data ?? (outcome && "reason" in outcome ? outcome.reason : outcome),
      ];
    }),
  );
  return { found: Object.fromEntries(found), queue: suite.queue };
}

const clean = { input: "Return time?", response: "30 days." };
const noisy = { input: "Retrun tiem?", response: "Thirty days. Or so." };

describe("a run with noise", () => {
  test("is held beside that without noise of the same trial, whichever came first", () => {
    const { found, queue } = paired([
      { caseId: "noisy", trial: "1", run: noisy },
      { caseId: "refund", trial: "2", run: { input: "Other?", response: "Other." } },
      { caseId: "refund", trial: "1", run: clean },
      { caseId: "noisy", trial: "2", run: noisy },
    ]);
    const data = {
      noise: "typos",
      request: noisy.input,
      sentences: [
        { id: "sentence-1", text: "Thirty days." },
        { id: "sentence-2", text: "Or so." },
      ],
    };
    expect(found).toEqual({
      "noisy 1": { cleanRequest: "Return time?", cleanAnswer: "30 days.", ...data },
      "noisy 2": { cleanRequest: "Other?", cleanAnswer: "Other.", ...data },
      "refund 1": undefined,
      "refund 2": undefined,
    });
    // The second sheet of both noisy runs is one question.
    expect([...queue.questions.values()].filter(({ kind }) => kind === "sheet")).toHaveLength(3);
  });

  test("is held beside that of the same tags and number", () => {
    const { found } = paired([
      { caseId: "refund", tags: { model: "a" }, run: clean },
      { caseId: "refund", tags: { model: "b" }, run: { ...clean, response: "Of b." } },
      { caseId: "noisy", tags: { model: "b" }, run: noisy },
      { caseId: "noisy", tags: { model: "c" }, run: noisy },
    ]);
    expect(found["noisy (model=b) 1"]).toMatchObject({ cleanAnswer: "Of b." });
    expect(found["noisy (model=c) 1"]).toMatch(/^case "refund", the one without noise, has no run/);
  });

  test.each<[string, Recorded[], string]>([
    ["is not recorded", [], 'case "refund", the one without noise, has no run with these tags here'],
    ["has another trial", [{ caseId: "refund", trial: "2", run: clean }], 'has no run of trial "1"'],
    ["cannot be read", [{ caseId: "refund", trial: "1", broken: true }], "is in error or too long"],
  ])("is not assessed when the run without noise %s", (_what, rest, why) => {
    const { found } = paired([...rest, { caseId: "noisy", trial: "1", run: noisy }]);
    expect(found["noisy 1"]).toEqual(expect.stringContaining(why));
  });

  test("is not asked about without a key, nor beyond what the policy allows", () => {
    const both = [
      { caseId: "refund", trial: "1", run: clean },
      { caseId: "noisy", trial: "1", run: noisy },
    ];
    expect(paired(both, {}, { closed: "no key" }).found["noisy 1"]).toBe("no key");
    expect(paired(both, { judge: { maxRuns: 1 } }).found["noisy 1"]).toMatch(/^budget: /);
  });

  test("shows nothing of the run without noise that the policy hides there", () => {
    const secret = {
      ...clean,
      response: "Told hunter22.",
      toolCalls: [made("pay", { password: "hunter22" })],
    };
    const { found } = paired(
      [
        { caseId: "refund", trial: "1", run: secret },
        { caseId: "noisy", trial: "1", run: noisy },
      ],
      { redact: ["pay.password"] },
    );
    expect(found["noisy 1"]).toMatchObject({ cleanAnswer: "Told [redacted]." });
  });
});

describe("a case that names another as the one without noise", () => {
  const problemsOf = (...texts: string[]) =>
    loadExpectations(texts.map((text, at) => ({ file: `${at}.yml`, text }))).problems;

  test("must name one that is declared, in any file", () => {
    const lonely = "cases:\n  - id: a\n    noise: { of: b }\n";
    expect(problemsOf(lonely)).toMatchObject([
      {
        file: "0.yml",
        line: 3,
        message: expect.stringContaining('"b", which no expectations file declares'),
      },
    ]);
    expect(problemsOf(lonely, "cases: [{ id: b }]")).toEqual([]);
  });

  test("must not name itself", () => {
    expect(problemsOf("cases: [{ id: a, noise: { of: a } }]")).toMatchObject([
      { message: expect.stringContaining('case "a" names itself') },
    ]);
  });
});

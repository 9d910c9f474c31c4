import type { Json } from "../../../src/core/json.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { code } from "../../../src/scorers/code.ts";
import type { F1Details } from "../../../src/scorers/details.ts";
import { type Expectation, recordedExpectation } from "../../../src/scorers/expectation.ts";
import { f1 } from "../../../src/scorers/f1.ts";
import { resolveOptions } from "../../../src/scorers/options.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { randomFrom } from "../random.ts";
import { casesOf } from "./data.ts";
import { planOf } from "./plan.ts";
import { type Message, messagesOf, type Recording, recordingOf } from "./recording.ts";

export interface Subject {
  text: string;
  document: Json;
  run: Run;
  strict: Expectation;
  flexible: Expectation;
  messages: Message[];
  expectedMessages: Message[];
  expectedTools: string[];
}

const tools = toolBook([]);

export function subjectsOf(runs: number, most: number): Subject[] {
  const cases = casesOf(runs);
  return Array.from({ length: Math.min(runs, most) }, (_, run) =>
    subjectOf(recordingOf(run, cases), run % cases),
  );
}

function subjectOf(recording: Recording, caseIndex: number): Subject {
  const text = JSON.stringify(recording);
  const document: Json = JSON.parse(text);
  const plan = planOf(caseIndex);
  const references = plan.flat().map((call) => literalReference(call.name, call.arguments));
  const place = { file: "expectations.json" };
  const expecting = (mode: "strict" | "flexible") =>
    recordedExpectation(recording.case_id, place, references, resolveOptions({ f1: { mode } }));
  return {
    text,
    document,
    run: runIn(document),
    strict: expecting("strict"),
    flexible: expecting("flexible"),
    messages: recording.messages,
    expectedMessages: messagesOf(plan, randomFrom(caseIndex), false),
    expectedTools: references.map(({ name }) => name),
  };
}

export function runIn(document: Json): Run {
  const [run] = readDocument(document).runs;
  if (run === undefined) throw new Error("the recording has no run");
  return run;
}

export function scoreAll(run: Run, { strict, flexible }: Subject): void {
  code.score(run, strict, tools);
  f1.score(run, strict, tools);
  f1.score(run, flexible, tools);
}

export function strictF1({ run, strict }: Subject): Pick<F1Details, "precision" | "recall"> {
  const outcome = f1.score(run, strict, tools);
  if (outcome.status !== "scored") throw new Error(outcome.reason);
  return outcome.details;
}

export function inOrder({ run, strict, expectedTools }: Subject, strictMode: boolean): boolean {
  const outcome = code.score(run, { ...strict, expectedToolOrder: expectedTools, strictMode }, tools);
  return outcome.status === "scored" && outcome.value === 1;
}

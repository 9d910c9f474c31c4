import type { Judgement, Question } from "../judgement/judgement.ts";
import type { KeptJudgement } from "./kept.ts";
import { namedDetails } from "./llm.ts";

/** A judgement with what makes it known again. Throws when it is none of that kind of question. */
export function keptOf(judgement: Judgement, question: Question): KeptJudgement {
  if ("tables" in judgement) return { ...judgement, key: question.key };
  if (question.kind !== "calls") throw new Error("a judgement of calls is no answer to a sheet");
  return namedDetails({ ...judgement, key: question.key }, question);
}

import type { Answer } from "../judgement/judgement.ts";
import type { Problem } from "../problems.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { Gathered } from "./suite.ts";
import type { PendingTrial, Trial } from "./trial.ts";

/** The runs with the outcomes that waited for a judge. A failure of the judge is told; it is no fault of the recording. */
export function settle(pending: Gathered<PendingTrial>, answers: ReadonlyMap<string, Answer>): Gathered {
  const failures: Problem[] = [];
  const cases = pending.cases.map((one) => ({
    ...one,
    trials: one.trials.map((trial) => settleTrial(trial, answers, failures)),
  }));
  return { ...pending, cases, problems: [...pending.problems, ...failures] };
}

function settleTrial(
  { waiting, ...trial }: PendingTrial,
  answers: ReadonlyMap<string, Answer>,
  failures: Problem[],
): Trial {
  const scores = { ...trial.scores };
  const sheets = [...trial.sheets];
  for (const inquiry of waiting) {
    const answer = answers.get(inquiry.question.key) ?? NOT_ASKED;
    if (answer.status === "judged") {
      const judged = inquiry.score(answer.judgement);
      Object.assign(scores, judged.scores);
      sheets.push(...judged.sheets);
    } else for (const id of inquiry.scorers) scores[id] = unjudged(answer);
    if (answer.status === "failed") {
      const message = `${inquiry.scorers.join(", ")}: ${answer.reason}`;
      failures.push({ severity: "warning", ...trial.place, message });
    }
  }
  return { ...trial, scores, sheets };
}

const NOT_ASKED: Answer = { status: "left", reason: "the judge was not asked" };

function unjudged({ status, reason }: Exclude<Answer, { status: "judged" }>): Outcome<never> {
  return status === "failed" ? { status: "error", reason } : { status: "not-assessed", reason };
}

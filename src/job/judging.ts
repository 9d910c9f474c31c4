import type { Answer, JudgeUsage } from "../judgement/judgement.ts";
import { partOf } from "../measurement/part.ts";
import { keptJudgement } from "../report/details.ts";
import type { Part } from "../report/part-schema.ts";
import { redactor } from "../report/redact.ts";
import { keptOf } from "../scorers/kept-of.ts";
import { type Shard, shareOf } from "../shards/shard.ts";
import { settle } from "../suite/settle.ts";
import type { Configuration } from "./configure.ts";
import type { Found } from "./gather.ts";
import type { Job } from "./job.ts";

const NO_USAGE: JudgeUsage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };

/**
 * What runs come to once the judge was asked about those that wait for it. A shard has its share of what
 * that may cost.
 */
export async function judged(
  found: Found,
  job: Job,
  configuration: Configuration,
  shard: Shard = { index: 1, of: 1 },
): Promise<Part> {
  const { questions, known } = found.questionnaire;
  if (job.judge === undefined || questions.size === 0) return unjudged(found, job, configuration);
  const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
  const { judge: bounds, redact: rules } = configuration.scoring;
  const redact = redactor(rules);
  const { askJudge } = await import("../judge/judge.ts");
  const { answers, usage } = await askJudge(
    [...questions.values()],
    { model, server, apiKey, ...(debug === undefined ? {} : { debug }) },
    { ...bounds, maxTokens: shareOf(bounds.maxTokens, shard) },
    (question, answer, done) => {
      if (answer.status === "judged") onJudged?.(keptJudgement(keptOf(answer.judgement, question), redact));
      onProgress?.(done, questions.size, known.size);
    },
  );
  return settled(found, job, configuration, answers, usage);
}

/** What runs come to when nobody is asked. */
export function unjudged(found: Found, job: Job, configuration: Configuration): Part {
  return settled(found, job, configuration, new Map(), NO_USAGE);
}

function settled(
  { gathered, questionnaire }: Found,
  { judge, keepsDetails }: Job,
  { scoring }: Configuration,
  answers: ReadonlyMap<string, Answer>,
  usage: JudgeUsage,
): Part {
  const { questions, known } = questionnaire;
  const work = judge === undefined ? null : { asked: questions.size, known: known.size, ...usage };
  const runs = questions.size === 0 ? gathered : settle(gathered, answers);
  return partOf(runs, scoring, { work, keepsDetails });
}

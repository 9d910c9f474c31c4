import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionSystemMessageParam,
} from "openai/resources/chat/completions";
import { replySchemaOf } from "../judgement/form.ts";
import type { Question } from "../judgement/judgement.ts";
import type { Rung } from "./rung.ts";

/** Which of how many votes on a question a request asks for, counted from 1. */
export interface Ballot {
  vote: number;
  votes: number;
}

/** Temperature when several votes are asked for, which else would all be the same one. */
const SPREAD = 0.7;

/** The request for one vote on a question. The same question, rung and vote give the same request. */
export function requestOf(
  question: Question,
  model: string,
  rung: Rung,
  { vote, votes }: Ballot,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [systemMessage(question, rung), { role: "user", content: question.user }],
    ...formatOf(question, rung),
    ...(rung.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
    ...(rung.seed && { seed: vote }),
    [rung.bound]: question.replyTokens,
  };
}

function formatOf(
  question: Question,
  { format }: Rung,
): Pick<ChatCompletionCreateParamsNonStreaming, "response_format"> {
  if (format === "text") return {};
  if (format === "json_object") return { response_format: { type: "json_object" } };
  const json_schema = { name: "judgement", strict: true, schema: replySchemaOf(question) };
  return { response_format: { type: "json_schema", json_schema } };
}

/** The rubric, with the schema of the reply where the server is not told it. */
function systemMessage(question: Question, { format }: Rung): ChatCompletionSystemMessageParam {
  if (format === "json_schema") return { role: "system", content: question.system };
  const schema = JSON.stringify(replySchemaOf(question));
  return {
    role: "system",
    content: `${question.system}\n\nReply with one JSON object and nothing else. It must fit this JSON Schema:\n${schema}`,
  };
}

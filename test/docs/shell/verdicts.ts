import { completion, replyTo } from "../../loopback/openai/answers.ts";
import { readQuestion } from "../../loopback/openai/asked.ts";
import type { JudgeOptions } from "../../loopback/openai/judge-server.ts";

const REASONS: Readonly<Record<string, string>> = {
  get_booking: "The refund needs the booking first.",
  request_refund: "The user asked for a quote, and this requests the refund.",
};

/** The judge of the documentation: requesting a refund was wrong. */
export const documentedVerdicts: JudgeOptions = {
  script: (request) => {
    const question = readQuestion(request);
    const reply = replyTo(question, { call: ({ name }) => name !== "request_refund" });
    const evaluations = reply.evaluations.map((evaluation, at) => ({
      ...evaluation,
      reasoning: REASONS[question.calls[at]?.name ?? ""] ?? evaluation.reasoning,
    }));
    const isAtFault = evaluations.some(({ wasAppropriate }) => !wasAppropriate);
    return completion(
      {
        ...reply,
        evaluations,
        missingTools: isAtFault ? ["get_refund_quote"] : [],
        reason: isAtFault ? "A refund was requested where only its amount was asked for." : reply.reason,
      },
      {},
      { model: `${request.model}-2025-04-14` },
    );
  },
};

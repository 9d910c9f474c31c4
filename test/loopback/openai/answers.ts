import type { CallData, QuestionData } from "./asked.ts";
import type { FillCell } from "./asked-sheet.ts";

/** A status, headers and a body (text as it is, anything else as JSON), and its failure on the way. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /**
   * `hang up`: no answer, the connection is closed. `reset`: half of the answer, then closed. `truncated`: half as if complete. `stall`:
   * half, and nothing more. `trickle`: a blank from time to time, without end. `silence`: nothing.
   */
  fate?: "hang up" | "reset" | "truncated" | "stall" | "trickle" | "silence";
}

export interface Verdicts {
  /** True, or a reason against the call; true by default. */
  call?: (call: CallData, question: QuestionData) => boolean | string;
  missing?: (question: QuestionData) => string[];
  /** The word in a cell of a sheet; the best one by default. */
  cell?: FillCell;
}

export function replyTo(
  question: QuestionData,
  { call: judge = () => true, missing = () => [] }: Verdicts = {},
) {
  return {
    nonce: question.nonce,
    evaluations: question.calls.map((call) => {
      const verdict = judge(call, question);
      const wasAppropriate = verdict === true;
      const reasoning = wasAppropriate
        ? `${call.name} serves the request.`
        : String(verdict || "It does not.");
      return { callId: call.id, reasoning, wasAppropriate };
    }),
    missingTools: missing(question),
    reason: "Judged as the test says.",
  };
}

/** An OpenAI completion with this message content; `choice` changes its only choice, `body` the whole. */
export function completion(
  content: unknown,
  choice: { finish_reason?: unknown; message?: object } = {},
  body = {},
): Answer {
  const text = typeof content === "object" && content !== null ? JSON.stringify(content) : content;
  const message = { role: "assistant", content: text, refusal: null, ...choice.message };
  return {
    body: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "loopback-1",
      choices: [{ index: 0, finish_reason: "stop", ...choice, message }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
      ...body,
    },
  };
}

export function refusal(
  status: number,
  message: string,
  {
    code = null,
    param = null,
    headers = {},
  }: { code?: string | null; param?: string | null; headers?: Record<string, string> } = {},
): Answer {
  return {
    status,
    headers,
    body: { error: { message, type: code ?? "invalid_request_error", code, param } },
  };
}

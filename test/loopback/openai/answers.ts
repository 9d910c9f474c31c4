import type { Asked, AskedCall } from "./asked.ts";
import type { FillCell } from "./asked-sheet.ts";

/** What is answered: a status, headers and a body (text as it is, anything else as JSON), and what becomes of it on the way. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /**
   * `hang up`: no answer, the connection is closed. `reset`: half of the answer, then that. `truncated`: half, as if that was all.
   * `stall`: half, and nothing more. `trickle`: a blank now and then, and no end. `silence`: nothing ever.
   */
  fate?: "hang up" | "reset" | "truncated" | "stall" | "trickle" | "silence";
}

/** What a judge makes of the runs that it sees. */
export interface Verdicts {
  /** Whether a call is appropriate, or why not; it is unless something else is said. */
  call?: (call: AskedCall, asked: Asked) => boolean | string;
  /** Names of the tools that are missing. */
  missing?: (asked: Asked) => string[];
  /** What stands in a cell of a sheet; the best word unless something else is said. */
  cell?: FillCell;
}

/** The reply that a judge owes, with the verdicts given. */
export function replyTo(asked: Asked, { call: judge = () => true, missing = () => [] }: Verdicts = {}) {
  return {
    nonce: asked.nonce,
    evaluations: asked.calls.map((call) => {
      const verdict = judge(call, asked);
      const wasAppropriate = verdict === true;
      const reasoning = wasAppropriate
        ? `${call.name} serves the request.`
        : String(verdict || "It does not.");
      return { callId: call.id, reasoning, wasAppropriate };
    }),
    missingTools: missing(asked),
    reason: "Judged as the test says.",
  };
}

/** A completion whose message is the content, as OpenAI has it; `choice` changes its only choice, `body` the whole. */
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

/** A refusal as OpenAI words it. */
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

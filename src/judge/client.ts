import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { limits } from "../limits.ts";
import { AnswerTooLong, faultOf } from "./fault.ts";
import { Pause } from "./pause.ts";
import { secondsToWait } from "./retry.ts";

/** Where a judge is asked. */
export interface JudgeConnection {
  model: string;
  /** Address of the OpenAI-compatible API, such as `https://api.openai.com/v1`. */
  server: string;
  apiKey: string;
  /** Told of every answer, for the debug log. */
  debug?: (text: string) => void;
}

export interface JudgeClient {
  /**
   * Sends a request, and again after a fault that may pass. Gives the whole text that the server answered
   * with a status of success, whatever it is. Throws JudgeFault, AnswerTooLong, and anything once the signal
   * is aborted.
   */
  send: (request: ChatCompletionCreateParamsNonStreaming, signal: AbortSignal) => Promise<string>;
  close: () => Promise<void>;
}

/** Is told of the requests, those repeated with them. */
export interface Listener {
  /** Before each request. */
  onAttempt: () => void;
  /** After one that ended in a fault that may pass. */
  onPassingFault: () => void;
}

/** A client for the judge's server. Throws JudgeFault, or anything, when there is no way to it. */
export async function connect(
  { server, apiKey, debug = () => {} }: JudgeConnection,
  timeoutSeconds: number,
  { onAttempt, onPassingFault }: Listener,
): Promise<JudgeClient> {
  // Only here, so that a job without a judge does not load them.
  const [openai, { openTransport }] = await Promise.all([import("openai"), import("./transport.ts")]);
  const pause = new Pause();
  const transport = openTransport(
    { server, apiKey },
    {
      onAttempt,
      onAnswer: (status, headers, again) => {
        debug(`judge: ${status}`);
        const seconds = secondsToWait(headers);
        if (again && !Number.isNaN(seconds)) pause.extend(seconds);
        if (again) onPassingFault();
      },
      onBreak: onPassingFault,
    },
  );
  // What is null would come from the environment.
  const client = new openai.OpenAI({
    baseURL: server,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: limits.judgeRetries,
    timeout: Math.ceil(timeoutSeconds * 1000),
    fetch: transport.fetch,
  });
  return {
    async send(request, signal) {
      await pause.over(signal);
      try {
        const response = await client.chat.completions.create(request, { signal }).asResponse();
        return await response.text();
      } catch (error) {
        if (error instanceof AnswerTooLong) throw error;
        const fault = faultOf(error, openai, { apiKey, timeoutSeconds });
        if (!signal.aborted) debug(`judge: ${fault.message}`);
        throw fault;
      }
    },
    close: transport.close,
  };
}

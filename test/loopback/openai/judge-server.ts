import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, listen, send } from "../server.ts";
import { type Answer, completion, refusal, replyTo, type Verdicts } from "./answers.ts";
import { type RequestBody, readBody, readQuestion } from "./asked.ts";
import { filledIn, readSheetData } from "./asked-sheet.ts";
import { behaviours, type Script } from "./behaviours.ts";
import { rateLimit } from "./rate-limit.ts";

export interface JudgeOptions extends Verdicts {
  /** Replaces the honest judge and the model's behaviour. */
  script?: Script;
  /** Requests answered per second; the rest get 429 and a Retry-After of one second. */
  perSecond?: number;
  /** The only accepted key; any by default. */
  apiKey?: string;
}

interface JudgeRequest {
  headers: IncomingMessage["headers"];
  body: RequestBody;
  status: number;
}

export interface JudgeServer {
  /** The base address: `http://127.0.0.1:…/v1`. */
  url: string;
  requests: JudgeRequest[];
  close: () => Promise<void>;
}

const PATH = "/v1/chat/completions";

/**
 * An OpenAI-compatible judge on 127.0.0.1: every call is appropriate, no tool is missing, each cell gets the best word, unless `call`,
 * `missing`, `cell`, the requested model (`behaviours.ts`) or `script` decide otherwise.
 */
export async function startJudge({
  script,
  perSecond,
  apiKey,
  ...verdicts
}: JudgeOptions = {}): Promise<JudgeServer> {
  const requests: JudgeRequest[] = [];
  const requestCounts = new Map<string, number>();
  const isWithinRate = perSecond === undefined ? () => true : rateLimit(perSecond);
  const honest: Script = (request) => {
    const sheet = readSheetData(request);
    return completion(
      sheet === undefined ? replyTo(readQuestion(request), verdicts) : filledIn(sheet, verdicts.cell),
    );
  };

  const answerTo = (headers: IncomingMessage["headers"], body: RequestBody): Answer | Promise<Answer> => {
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`)
      return refusal(401, "Incorrect API key provided.", { code: "invalid_api_key" });
    if (!isWithinRate()) return refusal(429, "Rate limit reached", { headers: { "retry-after": "1" } });
    const question = body.messages[1].content;
    const n = (requestCounts.get(question) ?? 0) + 1;
    requestCounts.set(question, n);
    return (script ?? behaviours[body.model] ?? honest)(body, n);
  };
  const { url, close } = await listen(async (request, response) => {
    const text = await bodyOf(request);
    if (request.method !== "POST" || request.url !== PATH) return serve(response, refusal(404, "Not Found"));
    const body = readBody(text);
    const answer = await answerTo(request.headers, body);
    const isMute = answer.fate === "hang up" || answer.fate === "silence";
    requests.push({ headers: request.headers, body, status: isMute ? 0 : (answer.status ?? 200) });
    serve(response, answer);
  }, reportProblem);
  return { url: `${url}/v1`, requests, close };
}

function serve(response: ServerResponse, { status = 200, headers = {}, body = "", fate }: Answer): void {
  if (fate === "hang up") {
    response.destroy();
    return;
  }
  const isText = typeof body === "string";
  const bytes = Buffer.from(isText ? body : JSON.stringify(body));
  const whole = { status, headers: { "content-type": "application/json", ...headers }, bytes };
  if (fate !== "stall") {
    send(response, whole, fate);
    return;
  }
  response.writeHead(status, { ...whole.headers, "content-length": String(bytes.length) });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
}

// The client gets a 500; the test's output has the reason.
function reportProblem(problem: string): void {
  console.error(`the loopback judge: ${problem}`);
}

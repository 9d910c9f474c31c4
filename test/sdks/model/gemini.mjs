import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, tokensOf } from "./wire.mjs";

export const gemini = {
  path: /\/models\/[^/:]+:(?:generateContent|streamGenerateContent)$/,
  isStreamed: ({ path }) => path.endsWith(":streamGenerateContent"),

  read({ body }) {
    const unanswered = [];
    const answered = [];
    let user = "";
    for (const { role = "user", parts = [] } of body.contents) {
      const text = parts.map((part) => part.text ?? "").join("");
      if (role === "user" && text !== "") user = text;
      for (const part of parts) {
        // LiteLLM writes the names of the fields as protobuf has them.
        const { functionCall = part.function_call, functionResponse = part.function_response } = part;
        if (functionCall !== undefined) unanswered.push(functionCall);
        if (functionResponse === undefined) continue;
        // Calls have no ids here: results come in the order of the calls.
        const at = unanswered.findIndex(({ name }) => name === functionResponse.name);
        const [{ args = {} } = {}] = at < 0 ? [] : unanswered.splice(at, 1);
        answered.push({
          name: functionResponse.name,
          arguments: args,
          result: unwrapped(functionResponse.response),
        });
      }
    }
    return { user, answered };
  },

  whole(request, turn) {
    return answerOf(request, partsOf(turn), newId(""), usageOf(request, turn));
  },

  pieces(request, turn) {
    const id = newId("");
    const texts = piecesOf(turn.text).map((text) => [{ text }]);
    const parts = [...texts, ...partsOf({ ...turn, text: "" }).map((part) => [part])];
    return parts.map((one, at) =>
      event(answerOf(request, one, id, at === parts.length - 1 ? usageOf(request, turn) : undefined)),
    );
  },

  error: (status, message) => ({ error: { code: status, message, status: "UNAVAILABLE" } }),
};

const partsOf = ({ text, calls }) => [
  ...(text === "" ? [] : [{ text }]),
  ...calls.map(({ name, arguments: args }) => ({ functionCall: { name, args } })),
];

/** One answer, or a piece of a streamed one: the last piece has the finish reason. */
function answerOf({ path }, parts, id, usage) {
  const ended = usage === undefined ? {} : { finishReason: "STOP", usageMetadata: usage };
  const { finishReason, usageMetadata } = ended;
  return {
    candidates: [
      {
        content: { parts, role: "model" },
        index: 0,
        ...(finishReason === undefined ? {} : { finishReason }),
      },
    ],
    ...(usageMetadata === undefined ? {} : { usageMetadata }),
    modelVersion: /\/models\/([^/:]+):/.exec(path)?.[1],
    responseId: id,
  };
}

function usageOf({ body }, turn) {
  const [prompt, written] = [tokensOf(body.contents), tokensOf(turn)];
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: written,
    totalTokenCount: prompt + written,
  };
}

// A model for the agents beside it that costs nothing: it follows a script, and speaks OpenAI's Chat Completions and Responses, whole
// and streamed. PORT is where it listens (0: anywhere). DATE is the day that it books, so that you can see what a wrong argument does.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const { PORT = "4010", DATE = "2026-06-12" } = process.env;

/** What it does in a conversation about this: calls, each after the result of the one before, and then an answer. */
const script = [
  {
    about: /flight/i,
    calls: [
      ["search_flights", { from: "Oslo", to: "Lisbon", date: "2026-06-12" }],
      ["book_flight", { flight: "NV417", date: DATE }],
    ],
    answer: "NV417 is booked, for 89 euros.",
  },
  { about: /warm|weather/i, calls: [["get_weather", { city: "Lisbon" }]], answer: "It is 27 °C in Lisbon." },
  { about: /./, calls: [], answer: "Have a good trip!" },
];

/** The next step, after so many results of tools. */
function nextStep(words, results) {
  const { calls, answer } = script.find(({ about }) => about.test(words)) ?? script.at(-1);
  const [name, args] = calls[results] ?? [];
  return name === undefined ? { text: answer } : { name, arguments: JSON.stringify(args) };
}

let count = 0;
function newId(prefix) {
  count += 1;
  return `${prefix}_${count}`;
}

function chat({ model, messages }) {
  const asked = messages.findLast(({ role }) => role === "user")?.content;
  const { text = null, ...call } = nextStep(textOf(asked), messages.filter(isResult).length);
  const tool_calls = text === null ? [{ id: newId("call"), type: "function", function: call }] : undefined;
  const message = { role: "assistant", content: text, tool_calls };
  const finish_reason = text === null ? "tool_calls" : "stop";
  const choices = [{ index: 0, message, finish_reason }];
  return {
    id: newId("chatcmpl"),
    object: "chat.completion",
    created: now(),
    model,
    choices,
    usage: CHAT_USAGE,
  };
}

function chatPieces({ id, created, model, choices: [{ message, finish_reason }] }, { stream_options }) {
  const { role, content, tool_calls } = message;
  const piece = (choices, more) => ({
    id,
    object: "chat.completion.chunk",
    created,
    model,
    choices,
    ...more,
  });
  const delta = (delta, finish_reason = null) => piece([{ index: 0, delta, finish_reason }]);
  const parts =
    tool_calls === undefined
      ? halves(content).map((half) => delta({ content: half }))
      : tool_calls.flatMap((call, index) =>
          callPieces(call, index).map((one) => delta({ tool_calls: [one] })),
        );
  const usage = stream_options?.include_usage ? [piece([], { usage: CHAT_USAGE })] : [];
  return [delta({ role, content: "" }), ...parts, delta({}, finish_reason), ...usage, "[DONE]"];
}

function callPieces({ function: { name, arguments: args }, ...call }, index) {
  const parts = halves(args).map((half) => ({ index, function: { arguments: half } }));
  return [{ index, ...call, function: { name, arguments: "" } }, ...parts];
}

function responses({ model, input }) {
  const items = typeof input === "string" ? [{ role: "user", content: input }] : input;
  const asked = items.findLast(({ role }) => role === "user")?.content;
  const { text, ...call } = nextStep(textOf(asked), items.filter(isResult).length);
  const item =
    text === undefined
      ? { id: newId("fc"), type: "function_call", call_id: newId("call"), status: "completed", ...call }
      : { id: newId("msg"), type: "message", role: "assistant", status: "completed", content: [said(text)] };
  const about = { id: newId("resp"), object: "response", created_at: now(), status: "completed", model };
  return { ...about, output: [item], usage: RESPONSES_USAGE };
}

function responsesPieces(response) {
  const [item] = response.output;
  const at = { output_index: 0, item_id: item.id };
  const begun =
    item.type === "function_call"
      ? { ...item, arguments: "", status: "in_progress" }
      : { ...item, content: [], status: "in_progress" };
  const parts =
    item.type === "function_call"
      ? [
          ...halves(item.arguments).map((delta) => [
            "response.function_call_arguments.delta",
            { ...at, delta },
          ]),
          ["response.function_call_arguments.done", { ...at, arguments: item.arguments }],
        ]
      : textPieces(item.content[0], { ...at, content_index: 0 });
  const all = [
    ["response.created", { response: { ...response, status: "in_progress", output: [], usage: null } }],
    ["response.output_item.added", { output_index: 0, item: begun }],
    ...parts,
    ["response.output_item.done", { output_index: 0, item }],
    ["response.completed", { response }],
  ];
  return all.map(([type, rest], sequence_number) => ({ type, sequence_number, ...rest }));
}

function textPieces(part, at) {
  return [
    ["response.content_part.added", { ...at, part: said("") }],
    ...halves(part.text).map((delta) => ["response.output_text.delta", { ...at, delta }]),
    ["response.output_text.done", { ...at, text: part.text }],
    ["response.content_part.done", { ...at, part }],
  ];
}

const said = (text) => ({ type: "output_text", text, annotations: [] });
const CHAT_USAGE = { prompt_tokens: 120, completion_tokens: 20, total_tokens: 140 };
const RESPONSES_USAGE = { input_tokens: 120, output_tokens: 20, total_tokens: 140 };

function now() {
  return Math.floor(Date.now() / 1000);
}

function isResult({ role, type }) {
  return role === "tool" || type === "function_call_output";
}

/** A message holds its words as a text, or as parts. */
function textOf(content) {
  return typeof content === "string" ? content : (content ?? []).map(({ text }) => text).join(" ");
}

function halves(text) {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

const apis = {
  "/v1/chat/completions": { answer: chat, pieces: chatPieces },
  "/v1/responses": { answer: responses, pieces: responsesPieces },
};

const server = createServer(async (request, response) => {
  const api = apis[request.url];
  if (api === undefined || request.method !== "POST") return response.writeHead(404).end();
  const asked = await json(request);
  const answer = api.answer(asked);
  if (!asked.stream)
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of api.pieces(answer, asked))
    response.write(`data: ${typeof piece === "string" ? piece : JSON.stringify(piece)}\n\n`);
  response.end();
});
server.listen(Number(PORT), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}/v1`);
});

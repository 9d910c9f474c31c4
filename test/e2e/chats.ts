export interface Chat {
  user: string;
  system?: string;
  calls?: readonly (string | ChatCall)[];
  answer?: string;
  tools?: readonly (string | { name: string; description: string })[];
}

interface ChatCall {
  name: string;
  arguments?: object;
  result?: string;
}

export function chat({ user, system, calls = [], answer = "Done.", tools }: Chat): object {
  const made = calls.map((call) => (typeof call === "string" ? { name: call } : call));
  return {
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system }]),
      { role: "user", content: user },
      ...made.flatMap(callMessages),
      { role: "assistant", content: answer },
    ],
    ...(tools === undefined ? {} : { tools: tools.map(toolDefinition) }),
  };
}

function callMessages({ name, arguments: args = {}, result = "ok" }: ChatCall, at: number): object[] {
  const id = `call_${at}`;
  const made = { name, arguments: JSON.stringify(args) };
  return [
    { role: "assistant", content: null, tool_calls: [{ id, type: "function", function: made }] },
    { role: "tool", tool_call_id: id, content: result },
  ];
}

function toolDefinition(tool: string | { name: string; description: string }): object {
  const described = typeof tool === "string" ? { name: tool } : tool;
  return { type: "function", function: { ...described, parameters: { type: "object", properties: {} } } };
}

export function chatFiles(chats: Record<string, Chat>): Record<string, string> {
  const files = Object.entries(chats).map(([name, one]) => [`runs/${name}.json`, JSON.stringify(chat(one))]);
  return Object.fromEntries(files);
}

export function tripChats(count: number): Record<string, Chat> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`trip-${at + 1}`, tripChat(`Book trip ${at + 1} to Oslo.`)]),
  );
}

export function tripChat(user: string): Chat {
  return { user, calls: [{ name: "book", arguments: { to: "Oslo" } }], tools: ["book", "search", "cancel"] };
}

export function tripChatExpectations(names: readonly string[]): Record<string, string> {
  const lines = names.map(
    (id) => `  - { id: ${id}, referenceToolCalls: [{ name: book, arguments: { to: Oslo } }] }`,
  );
  return { "expectations.yml": `cases:\n${lines.join("\n")}\n` };
}

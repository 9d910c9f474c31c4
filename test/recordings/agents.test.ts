import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { contentOf, type Run } from "../../src/recordings/run.ts";
import { readAs, readOne } from "./fixture.ts";

const task = { prompt: "Find a ferry", subagent_type: "pilot" };
const to = { to: "Canna" };

const use = (id: string, name: string, input: JsonObject) => ({ type: "tool_use", id, name, input });
const answered = (tool_use_id: string, content: string) => ({ type: "tool_result", tool_use_id, content });
const message = (role: string, ...content: Json[]) => ({
  type: role,
  session_id: "s",
  message: { role, content },
});
const inner = { parent_tool_use_id: "c1" };

const claude = [
  message("user", { type: "text", text: "To Canna" }),
  message("assistant", use("c1", "Task", task)),
  { ...message("user", { type: "text", text: "Find a ferry" }), ...inner },
  { ...message("assistant", { type: "text", text: "I look." }, use("c2", "find", to)), ...inner },
  { ...message("user", answered("c2", "nine")), ...inner },
  message("user", answered("c1", "At nine.")),
  message("assistant", { type: "text", text: "Take the one at nine." }),
];

const ai = (id: string, more: JsonObject): JsonObject => ({
  type: "ai",
  id,
  content: "",
  tool_calls: [],
  ...more,
});
const tool = (id: string, content: string) => ({ type: "tool", id: `t${id}`, tool_call_id: id, content });

const langgraph = [
  [[], { model: { messages: [ai("a", { tool_calls: [{ id: "c1", name: "Task", args: task }] })] } }],
  [
    ["pilot:7"],
    {
      model: {
        messages: [ai("b", { content: "I look.", tool_calls: [{ id: "c2", name: "find", args: to }] })],
      },
    },
  ],
  [["pilot:7"], { tools: { messages: [tool("c2", "nine")] } }],
  [[], { tools: { messages: [tool("c1", "At nine.")] } }],
  [[], { model: { messages: [ai("c", { content: "Take the one at nine." })] } }],
] as Json[];

const spanOf = (
  id: string,
  parent: string | null,
  [start, end]: [number, number],
  attributes: JsonObject,
) => ({
  traceId: "t",
  spanId: id,
  ...(parent === null ? {} : { parentSpanId: parent }),
  name: id,
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes,
});
const chat = (parts: Json[]) => ({
  "gen_ai.operation.name": "chat",
  "gen_ai.output.messages": [{ role: "assistant", parts }],
});
const called = (id: string, name: string, args: JsonObject) => ({
  type: "tool_call",
  id,
  name,
  arguments: args,
});
const executed = (id: string, name: string, args: JsonObject, result: string) => ({
  "gen_ai.operation.name": "execute_tool",
  "gen_ai.tool.call.id": id,
  "gen_ai.tool.name": name,
  "gen_ai.tool.call.arguments": args,
  "gen_ai.tool.call.result": result,
});
const invoked = (name: string) => ({ "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": name });
const textPart = (content: string) => ({ type: "text", content });

const otel = [
  spanOf("root", null, [1, 99], invoked("main")),
  spanOf("m1", "root", [2, 3], chat([called("c1", "Task", task)])),
  spanOf("x1", "root", [4, 50], executed("c1", "Task", task, "At nine.")),
  spanOf("sub", "x1", [5, 49], invoked("pilot")),
  spanOf("m2", "sub", [6, 7], chat([textPart("I look."), called("c2", "find", to)])),
  spanOf("x2", "sub", [8, 9], executed("c2", "find", to, "nine")),
  spanOf("m3", "root", [51, 52], chat([textPart("Take the one at nine.")])),
];

const attributesOfTool = (name: string, args: JsonObject, result: string) => ({
  "openinference.span.kind": "TOOL",
  "tool.name": name,
  "input.value": JSON.stringify(args),
  "output.value": result,
});
/** CrewAI's spans: agent spans are named after a method and have the role separately. */
const crewai = [
  spanOf("Crew.kickoff", null, [1, 99], { "openinference.span.kind": "CHAIN" }),
  spanOf("main._execute_core", "Crew.kickoff", [2, 98], {
    "openinference.span.kind": "AGENT",
    "graph.node.id": "main",
  }),
  spanOf("Task.use", "main._execute_core", [4, 50], attributesOfTool("Task", task, "At nine.")),
  spanOf("pilot._execute_core", "Task.use", [5, 49], {
    "openinference.span.kind": "AGENT",
    "graph.node.id": "pilot",
  }),
  spanOf("find.use", "pilot._execute_core", [8, 9], attributesOfTool("find", to, "nine")),
];

const agentsSpan = (id: string, parent_id: string | null, at: number, span_data: JsonObject) => ({
  object: "trace.span",
  id,
  trace_id: "trace_1",
  parent_id,
  started_at: `2026-03-02T09:00:${at}.000000+00:00`,
  ended_at: `2026-03-02T09:00:${at + 1}.000000+00:00`,
  span_data,
  error: null,
});
const openaiAgents = [
  agentsSpan("a", null, 10, { type: "agent", name: "main", tools: ["Task"] }),
  agentsSpan("f1", "a", 11, {
    type: "function",
    name: "Task",
    input: JSON.stringify(task),
    output: "At nine.",
  }),
  agentsSpan("b", "f1", 12, { type: "agent", name: "pilot", tools: ["find"] }),
  agentsSpan("f2", "b", 13, { type: "function", name: "find", input: JSON.stringify(to), output: "nine" }),
];

const adk = {
  appName: "ferries",
  events: [
    { author: "user", content: { role: "user", parts: [{ text: "To Canna" }] } },
    {
      author: "main",
      content: { role: "model", parts: [{ functionCall: { id: "c1", name: "Task", args: task } }] },
    },
    {
      author: "main",
      content: {
        role: "user",
        parts: [{ functionResponse: { id: "c1", name: "Task", response: { result: "At nine." } } }],
      },
    },
    {
      author: "pilot",
      content: { role: "model", parts: [{ functionCall: { id: "c2", name: "find", args: to } }] },
    },
    {
      author: "pilot",
      content: {
        role: "user",
        parts: [{ functionResponse: { id: "c2", name: "find", response: { result: "nine" } } }],
      },
    },
    { author: "main", content: { role: "model", parts: [{ text: "Take the one at nine." }] } },
  ],
};

const step = (
  step_id: number,
  tool_call_id: string,
  function_name: string,
  args: JsonObject,
  result: JsonObject,
) => ({
  step_id,
  source: "agent",
  message: "",
  tool_calls: [{ tool_call_id, function_name, arguments: args }],
  observation: { results: [{ source_call_id: tool_call_id, ...result }] },
});
const trajectory = (name: string, trajectory_id: string, ...steps: Json[]): JsonObject => ({
  schema_version: "ATIF-v1.8",
  trajectory_id,
  agent: { name, version: "1" },
  steps,
});
const atif = {
  ...trajectory(
    "main",
    "root",
    step(1, "c1", "Task", task, { content: "At nine.", subagent_trajectory_ref: [{ trajectory_id: "p" }] }),
    { step_id: 2, source: "agent", message: "Take the one at nine." },
  ),
  subagent_trajectories: [trajectory("pilot", "p", step(1, "c2", "find", to, { content: "nine" }))],
};

const event = (type: string, data: JsonObject) => ({
  type,
  data: { turnId: "t0", ...data },
  meta: { at: "2026-03-02T09:00:00Z" },
});
const requested = (action: JsonObject) => event("actions.requested", { stepIndex: 0, actions: [action] });
const result = (callId: string, output: string) =>
  event("action.result", { status: "completed", result: { kind: "tool-result", callId, output } });
const eve = [
  event("session.started", {}),
  event("message.received", { message: "To Canna" }),
  requested({ kind: "subagent-call", callId: "c1", name: "Task", input: task }),
  event("agent.started", { callId: "c1", name: "pilot", sessionId: "child" }),
  result("c1", "At nine."),
  event("message.completed", { stepIndex: 1, message: "Take the one at nine." }),
  event("turn.completed", {}),
  event("session.started", { invocation: { kind: "subagent", name: "pilot", parentCallId: "c1" } }),
  event("message.received", { message: "Find a ferry" }),
  requested({ kind: "tool-call", callId: "c2", toolName: "find", input: to }),
  result("c2", "nine"),
  event("message.completed", { stepIndex: 1, message: "I look." }),
  event("turn.completed", {}),
];

const recordings: [string, Json][] = [
  ["anthropic", claude],
  ["langchain", langgraph],
  ["otel-genai", otel],
  ["openinference", crewai],
  ["openai-agents-trace", openaiAgents],
  ["gemini-adk", adk],
  ["atif", atif],
  ["eve", eve],
];

/** The calls of a run; the main agent's name is left out. */
const callsOf = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, arguments: args, status, result: output, agent }) => [
    agent === "main" ? undefined : agent,
    name,
    args,
    status,
    output,
  ]);

describe("a delegation and what it led to", () => {
  test.each(recordings)("are the same calls in %s", (format, document) => {
    const run = readOne(format, document);
    expect(callsOf(run)).toEqual([
      [undefined, "Task", task, "ok", "At nine."],
      ["pilot", "find", to, "ok", "nine"],
    ]);
    expect(run).toMatchObject({ namesAgents: true, warnings: [] });
    expect(run).not.toHaveProperty("fault");
  });

  test.each(recordings.filter(([format]) => !["openinference", "openai-agents-trace"].includes(format)))(
    "leave the answer to the main agent in %s",
    (format, document) => {
      const run = readOne(format, document);
      const texts = run.texts.filter(({ speaker }) => speaker === "assistant").map(({ text }) => text);
      expect([texts, run.response]).toEqual([["Take the one at nine."], "Take the one at nine."]);
    },
  );
});

describe("which agent made a call", () => {
  test("is unknown in a trace without spans of agents, and in one whose agent has no name", () => {
    const alone = readOne(
      "otel-genai",
      otel.filter(({ spanId }) => spanId === "m1" || spanId === "x1"),
    );
    const nameless = readOne(
      "otel-genai",
      otel.map((one) =>
        one.spanId === "sub"
          ? { ...one, name: "", attributes: { "gen_ai.operation.name": "invoke_agent" } }
          : one,
      ),
    );
    for (const run of [alone, nameless]) expect(run).not.toHaveProperty("namesAgents");
    expect(nameless.toolCalls.map(({ agent }) => agent)).toEqual(["main", undefined]);
  });

  test("is known by the id of the call where Claude's call does not say whom it asks", () => {
    const asks = message("assistant", use("c1", "Task", { prompt: "Find a ferry" }));
    const run = readOne(
      "anthropic",
      claude.map((one, at) => (at === 1 ? asks : one)),
    );
    expect(run.toolCalls.map(({ agent }) => agent)).toEqual([undefined, "c1"]);
  });

  test("is known by the agent's id or its prompt in a transcript of Claude Code", () => {
    const sub = (more: JsonObject) => ({
      isSidechain: true,
      sessionId: "s",
      parent_tool_use_id: null,
      ...more,
    });
    const [user, asks, prompt, looks, found, ends, last] = claude as JsonObject[];
    const byPrompt = [
      user,
      asks,
      { ...prompt, ...sub({ uuid: "u1", parentUuid: null }) },
      { ...looks, ...sub({ uuid: "u2", parentUuid: "u1" }) },
      { ...found, ...sub({ uuid: "u3", parentUuid: "u2" }) },
      ends,
      last,
    ] as Json[];
    const agentId = "a7";
    const byId = [
      user,
      asks,
      ...[prompt, looks, found].map((one) => ({ ...one, ...sub({ agentId }) })),
      { ...ends, toolUseResult: { agentId } },
      last,
    ] as Json[];
    for (const document of [byPrompt, byId])
      expect(readOne("anthropic", document)).toMatchObject({
        toolCalls: [{ name: "Task" }, { name: "find", agent: "pilot", status: "ok" }],
        namesAgents: true,
      });
  });

  test("is part of what was done", () => {
    const run = readOne("otel-genai", otel);
    const rest = run.toolCalls.map((call) => ({ ...call, agent: "main" }));
    expect(contentOf({ ...run, toolCalls: rest })).not.toBe(contentOf(run));
  });

  test("is refused where its name is too long", () => {
    const long = "a".repeat(limits.name + 1);
    const session = {
      ...adk,
      events: adk.events.map((event) => (event.author === "pilot" ? { ...event, author: long } : event)),
    };
    expect(() => readOne("gemini-adk", session)).toThrow("the name of an agent has 1001 characters");
  });
});

test("sub-agents that nest too deep are refused", () => {
  let deep: JsonObject = trajectory("a", "t", step(1, "c1", "find", to, { content: "nine" }));
  for (let level = 0; level <= limits.nesting; level += 1)
    deep = {
      ...trajectory("a", "t", step(1, `d${level}`, "find", to, { content: "nine" })),
      subagent_trajectories: [deep],
    };
  expect(() => readOne("atif", deep)).toThrow("trajectories of sub-agents nest deeper than 200 levels");
  const sessions = Array.from({ length: limits.nesting + 2 }, (_, at) => ({
    sessionId: `s${at}`,
    events: [
      event("session.started", {}),
      event("agent.started", { callId: "c", name: "a", sessionId: `s${at + 1}` }),
    ],
  }));
  const evaluation = { id: "e", verdict: "passed", assertions: [], result: { sessions } };
  expect(() => readOne("eve", evaluation)).toThrow("sub-agents start each other more than 200 levels deep");
});

const shared = new URL("../../../shared/formats/", import.meta.url);

describe.skipIf(!existsSync(shared))("real recordings (in ../shared)", () => {
  test.each([
    ["gemini-adk", "gemini-adk/adk-shopping.session.json", "personalized_shopping_agent"],
    ["otel-genai", "otel-genai/aisdk-v7.retry-error.otlp.json", "retry-error"],
  ])("of %s name the agent of each call", (format, file, agent) => {
    const run = readOne(format, parseJson(readFileSync(new URL(file, shared), "utf8")));
    expect(new Set(run.toolCalls.map((call) => call.agent))).toEqual(new Set([agent]));
    expect(run.namesAgents).toBe(true);
  });

  test("of an export that lacks the span of the second agent name only the first", () => {
    const file = new URL("openai-agents-trace/traces-ingest.request.json", shared);
    const run = readAs("openai-agents-trace", parseJson(readFileSync(file, "utf8"))).at(-1);
    expect(run?.toolCalls.map(({ name, agent }) => [name, agent])).toEqual([
      ["transfer_to_recipe_editor_agent", "Main Chat Agent"],
      ["search_recipes", undefined],
    ]);
    expect(run).not.toHaveProperty("namesAgents");
  });
});

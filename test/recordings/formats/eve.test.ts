import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

const stream = fixtureRows("eve/stream.jsonl") as JsonObject[];
const shortly = ({ toolCalls }: Run) => toolCalls.map(({ name, status, group }) => [name, status, group]);

const event = (type: string, data: JsonObject = {}): JsonObject => ({
  type,
  data,
  meta: { at: "2026-08-10" },
});
const step = (stepIndex: number, turnId = "turn_0") => ({ turnId, stepIndex, sequence: 0 });
const asks = (id: string, stepIndex = 0, more: JsonObject = {}): JsonObject =>
  event("actions.requested", {
    ...step(stepIndex),
    actions: [{ kind: "tool-call", callId: id, toolName: "water", input: {}, ...more }],
  });
const answers = (id: string, more: JsonObject = {}, result: JsonObject = {}): JsonObject =>
  event("action.result", {
    ...step(0),
    status: "completed",
    result: { kind: "tool-result", callId: id, toolName: "water", output: "wet", ...result },
    ...more,
  });
const heard = event("message.received", { message: "Water the fern", turnId: "turn_0" });
const ended = event("turn.completed", { turnId: "turn_0" });
const turn = (...events: JsonObject[]) => readOne("eve", [heard, ...events, ended]);

describe("the events of a session", () => {
  const run = readOne("eve", stream);

  test("tell the calls of each step, made at once, with what became of them", () => {
    expect(run.toolCalls).toEqual([
      call("water", { plant: "fern" }, { id: "call_1", turn: 1, result: { litres: 2 } }),
      call("water", { plant: "ivy" }, { id: "call_2", turn: 1, status: "error", result: "No ivy here" }),
      call("eve__skill", { name: "plants" }, { id: "call_3", turn: 1, result: "# Plants" }),
      call(
        "botanist",
        { message: "Where is the ivy?" },
        { id: "call_4", turn: 2, group: 1, result: "It was moved." },
      ),
      call(
        "prune",
        { plant: "fern" },
        {
          id: "call_5",
          turn: 2,
          group: 1,
          status: "rejected",
          result: "Tool execution was denied by the user.",
        },
      ),
      call("remind", { seconds: 600 }, { id: "call_6", turn: 2, group: 1, status: "pending" }),
    ]);
    expect(run).toMatchObject({
      warnings: ['a call of "water" is left out: the model\'s answer was dropped, and asked for again'],
      tools: [],
    });
    expect(run.fault).toBeUndefined();
  });

  test("tell what was said", () => {
    expect(spoken(run)).toEqual([
      "user: Water the fern and the ivy, then ask the botanist.",
      "reasoning: Both at once.",
      "assistant: Watering both.",
      "assistant: The fern is wet, and the ivy was moved.",
    ]);
    expect(run.response).toBe("The fern is wet, and the ivy was moved.");
  });

  test("are read as a list, in an object, and with what servers add", () => {
    const lease = { $eve: "stream.lease-ended", version: 1 };
    for (const document of [{ events: stream }, [...stream, lease], { case: "x", events: stream }])
      expect(readOne("eve", document).toolCalls).toEqual(run.toolCalls);
  });

  test("of older versions are read too", () => {
    const older = readOne("eve", fixtureRows("eve/older-stream.jsonl"));
    expect(older.toolCalls).toEqual([
      call("load_skill", { skill: "refunds" }, { id: "c1", turn: 1, result: "# Refunds" }),
      call("checker", { message: "Check order 42" }, { id: "c2", turn: 1, result: "Paid." }),
      call("look_up", {}, { id: "x1", agent: "checker", turn: 2, group: 1, status: "pending" }),
      call("refund", { order: 42 }, { id: "c3", turn: 3, group: 2, result: { ok: true } }),
    ]);
    expect(older).toMatchObject({ response: "Refunded.", limit: "length", warnings: [] });
  });

  test("have a structured result as the answer, unless it was put into words", () => {
    const result = event("result.completed", { ...step(0), result: { wet: true } });
    const words = event("message.completed", { ...step(0), message: "It is wet", finishReason: "stop" });
    expect(turn(result).response).toBe('{"wet":true}');
    expect(turn(words, result).response).toBe("It is wet");
  });

  test("have the results of tasks, which no user said", () => {
    const result = event("message.received", {
      kind: "task.result",
      message: "<task_result>",
      turnId: "turn_0",
    });
    expect(turn(asks("c1"), result).input).toBe("Water the fern");
  });

  test("of a step that ran again count for both attempts, with a warning", () => {
    const started = event("step.started", step(0));
    const run = turn(started, asks("c1"), started, asks("c2"), answers("c2"));
    expect(shortly(run)).toEqual([
      ["water", "pending", 0],
      ["water", "ok", 1],
    ]);
    expect(run.warnings).toEqual([
      "eve ran a step again after an interruption: calls of both attempts count",
    ]);
  });
});

describe("a call", () => {
  test("may be the same as an earlier one, and use its id again", () => {
    const run = turn(asks("c1"), answers("c1"), asks("c1", 1), answers("c1"));
    expect(shortly(run)).toEqual([
      ["water", "ok", 0],
      ["water", "ok", 1],
    ]);
  });

  test.each<[string, JsonObject, JsonObject, string]>([
    ["a status", { status: "failed" }, {}, "error"],
    ["its result", { status: null }, { isError: true }, "error"],
    [
      "a refused text",
      { status: "failed", error: { message: "AI_InvalidToolInputError: no" } },
      {},
      "rejected",
    ],
    ["a denial", { status: "rejected" }, {}, "rejected"],
    ["none", {}, {}, "ok"],
  ])("has an outcome by %s", (_what, more, result, status) => {
    if (more.status === null) delete more.status;
    expect(turn(asks("c1"), answers("c1", more, result)).toolCalls[0]?.status).toBe(status);
  });

  test("waits where nobody gave the permission, and where it works on as a task", () => {
    const request = event("input.requested", {
      ...step(0),
      requests: [
        { kind: "tool-approval", action: { kind: "tool-call", callId: "c1", toolName: "dig", input: {} } },
        {
          kind: "question",
          action: { kind: "tool-call", callId: "q1", toolName: "ask_question", input: {} },
        },
      ],
    });
    expect(shortly(turn(request))).toEqual([["dig", "pending", 0]]);
    const started = event("task.started", { callId: "c1", taskId: "t1", kind: "tool", name: "water" });
    const receipt = answers("c1", {}, { output: { status: "working", taskId: "t1" } });
    expect(shortly(turn(asks("c1"), receipt, started))).toEqual([["water", "pending", 0]]);
    const failure = event("task.settled", { callId: "c1", status: "failed", error: { message: "no tap" } });
    expect(turn(asks("c1"), receipt, started, failure).toolCalls).toMatchObject([
      { status: "error", result: "no tap" },
    ]);
  });

  test("whose request is not there makes the run unscorable", () => {
    expect(turn(answers("c9")).fault).toContain('without a recorded call, such as that of "c9"');
  });

  test("without recorded arguments makes the run unscorable", () => {
    const bare = event("actions.requested", {
      ...step(0),
      actions: [{ kind: "tool-call", callId: "c1", toolName: "water" }],
    });
    expect(turn(bare).fault).toBe('the arguments of a call of "water" are not recorded');
  });
});

describe("a session that did not come to its end", () => {
  const waiting = event("session.waiting", { wait: "next-user-message" });
  const message = event("message.completed", { ...step(0), message: "Wet", finishReason: "stop" });
  const failed = event("turn.failed", {
    code: "MODEL_CALL_FAILED",
    message: "The model is down",
    turnId: "turn_0",
  });
  const began = event("step.started", step(0));
  const stepDone = event("step.completed", { ...step(0), finishReason: "stop" });
  const stepFailed = event("step.failed", { ...step(0), message: "429" });
  const cancelled = event("turn.cancelled", { turnId: "turn_0" });
  const next = [
    event("turn.started", { turnId: "turn_1" }),
    event("message.received", { message: "And the ivy" }),
    event("step.started", step(0, "turn_1")),
    event("message.completed", { ...step(0, "turn_1"), message: "Wet", finishReason: "stop" }),
    event("turn.completed"),
  ];
  const nameless = [event("turn.started"), event("message.received", { message: "Water the fern" })];

  test.each<[string, JsonObject[], string]>([
    ["was cut off", [heard, message], "the events end within a turn"],
    ["works on", [heard, message, event("turn.waiting", { on: "tasks" })], "the events end within a turn"],
    ["failed", [heard, message, failed, waiting], 'the run failed: "The model is down". Record it again'],
    ["failed for good", [heard, event("session.failed", { code: "LIMIT" })], 'the run failed: "LIMIT"'],
    [
      "was cancelled",
      [heard, message, event("turn.cancelled"), waiting],
      "the turn was cancelled before its end",
    ],
    ["was asked on", [heard, message, ended, heard], "the events end within a turn"],
    ["failed in a turn before the last", [heard, began, failed, waiting, ...next, waiting], "is down"],
    ["failed in a step before the last turn", [heard, began, stepFailed, ...next], '"429"'],
    ["was cancelled before the last turn", [heard, began, cancelled, waiting, ...next], "was cancelled"],
    [
      "failed for good, whatever followed",
      [heard, began, event("session.failed", { code: "LIMIT" }), ...next],
      '"LIMIT"',
    ],
    ["failed after its last step", [heard, began, stepDone, stepFailed, ended], '"429"'],
    ["was cancelled, and ended", [heard, began, event("turn.cancelled"), ended], "was cancelled"],
    ["failed, and was only asked again", [heard, began, failed, waiting, heard, ended], "is down"],
    ["failed again", [heard, began, failed, began, failed, ended], "is down"],
    ["failed, and was cut off when it ran again", [heard, began, failed, began, message], "is down"],
    [
      "failed in a turn without an id",
      [...nameless, event("turn.failed", { message: "429" }), ...nameless, event("step.started"), ended],
      '"429"',
    ],
  ])("is not scored: it %s", (_what, events, fault) => {
    expect(readOne("eve", events).fault).toContain(fault);
  });

  test.each<[string, JsonObject[]]>([
    ["waits for the next message", [heard, message, waiting]],
    ["waits for a person", [heard, message, event("turn.waiting", { on: "input" })]],
    ["ran its failed turn again", [heard, began, failed, waiting, heard, began, message, ended, waiting]],
    ["ran its cancelled turn again", [heard, began, cancelled, waiting, ...next, began, message, waiting]],
    ["ran its failed step again", [heard, began, stepFailed, began, message, stepDone, ended]],
    ["has several turns that ended", [heard, began, message, ended, waiting, ...next, waiting]],
  ])("is told from one that %s", (_what, events) => {
    expect(readOne("eve", events).fault).toBeUndefined();
  });

  test("ends at a limit where the model's answer does", () => {
    expect(turn(event("step.completed", { ...step(0), finishReason: "length" })).limit).toBe("length");
  });
});

describe("what eve eval writes", () => {
  test("is a run of all sessions that the eval opened, with those of sub-agents where they were started", () => {
    const run = readOne("eve", fixture("eve/eval.json"));
    expect(run).toMatchObject({ caseId: "memory/keeps-notes", response: "You like it dry." });
    expect(shortly(run)).toEqual([
      ["remember", "ok", 0],
      ["write_note", "ok", 1],
      ["recall", "ok", 2],
    ]);
    expect(run.toolCalls.map(({ agent }) => agent)).toEqual([undefined, "librarian", undefined]);
    expect(run).toMatchObject({ warnings: [], namesAgents: true });
    expect(run.fault).toBeUndefined();
  });

  test("has the scores of its assertions, of several with one name the least", () => {
    expect([...(readOne("eve", fixture("eve/eval.json")).scores ?? [])]).toEqual([
      ["calledTool(recall)", 1],
      ["tone", 0.6],
    ]);
  });

  test("is the same run in the stream of its events", () => {
    const { result } = fixture("eve/eval.json") as { result: { sessions: { events: Json[] }[] } };
    const run = readOne(
      "eve",
      result.sessions.flatMap(({ events }) => events),
    );
    expect(run.toolCalls).toEqual(readOne("eve", fixture("eve/eval.json")).toolCalls);
    const [, , child] = result.sessions;
    expect(shortly(readOne("eve", child?.events))).toEqual([["write_note", "ok", 0]]);
  });

  test("is a run for each eval of a report, its attempt the trial, without those that were skipped", () => {
    const runs = readAs("eve", fixture("eve/report.json"));
    expect(runs.map(({ caseId, trial, toolCalls }) => [caseId, trial, toolCalls.length])).toEqual([
      ["water", "1", 1],
      ["water", "2", 0],
      ["water", "3", 0],
    ]);
    expect(runs.map(({ fault }) => fault)).toEqual([
      undefined,
      undefined,
      'the eval ended in an error: "Eval timed out after 60000ms"',
    ]);
    const { results } = fixture("eve/report.json") as { results: Json[] };
    expect(runs.map(({ row }) => row)).toEqual(results.slice(0, 3));
  });

  test("is no run where the eval was skipped, or recorded nothing", () => {
    const { results } = fixture("eve/report.json") as { results: JsonObject[] };
    const [first, , , skipped] = results as [JsonObject, Json, Json, JsonObject];
    expect(() => readDocument(skipped)).toThrow('the eval was skipped and ran nothing: "no frost in summer"');
    expect(() => readDocument({ results: [skipped] })).toThrow("every eval was skipped");
    const bare = { ...first, result: { sessions: [], events: [] } };
    expect(readOne("eve", bare).fault).toBe("the eval recorded no event: run it again");
  });

  test("with events that cannot be read leaves the other evals be", () => {
    const { results } = fixture("eve/report.json") as { results: JsonObject[] };
    const [first] = results as [JsonObject];
    const broken = { ...first, id: "broken", result: { sessions: [{ sessionId: "s", events: [{ a: 1 }] }] } };
    expect(() => readDocument(broken)).toThrow("a session of an eval without a list of events");
    const runs = readAs("eve", { results: [broken, first] });
    expect(runs.map(({ caseId, fault }) => [caseId, fault])).toEqual([
      ["broken", "a session of an eval without a list of events"],
      ["water", undefined],
    ]);
  });

  test("has files without events, which are told from recordings", () => {
    const index = { id: "water", verdict: "passed", status: "waiting", output: "Wet", assertions: [] };
    const summary = { target: {}, passed: 1, totalEvals: 1, evals: [{ id: "water", verdict: "passed" }] };
    for (const document of [index, [index, index], summary])
      expect(() => readDocument(document)).toThrow("it has no events: give the files in evals/ beside it");
  });
});

describe("the lines that eve logs prints", () => {
  const lines = fixtureRows("eve/logs.jsonl") as JsonObject[];

  test("are the run of the session that opened the others", () => {
    expect(shortly(readOne("eve", lines))).toEqual([
      ["water", "ok", 0],
      ["open_tap", "ok", 1],
    ]);
  });

  test("are a run for each session where several were started", () => {
    const other = lines
      .filter(({ runId }) => runId === "wrun_a")
      .map((line) => ({ ...line, runId: "wrun_c" }));
    const runs = readAs("eve", [...lines, ...other]);
    const calls = [
      ["water", "ok", 0],
      ["open_tap", "ok", 1],
    ];
    expect(runs.map(shortly)).toEqual([calls, calls]);
    expect(runs.map(({ warnings, namesAgents }) => [warnings, namesAgents])).toEqual([
      [[], true],
      [[], true],
    ]);
    expect(runs.map(({ row }) => (row as Json[]).length)).toEqual([other.length, other.length]);
  });
});

describe("other documents", () => {
  test("are not claimed", () => {
    const codex = [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "turn.completed" },
    ];
    const unstamped = stream.map(({ meta: _meta, ...rest }) => rest);
    for (const document of [
      codex,
      unstamped,
      [],
      { events: [] },
      [event("page.viewed")],
      { verdict: "ok", result: { events: [] } },
    ])
      expect(claimants(document).map(({ id }) => id)).not.toContain("eve");
  });

  test.each<[string, JsonObject, string]>([
    ["an unknown event that may hold a call", event("action.replayed", { callId: "c" }), '"action.replayed"'],
    ["an action of an unknown kind", asks("c1", 0, { kind: "magic" }), 'the kind "magic"'],
    ["actions that are no list", event("actions.requested", { actions: {} }), "actions is not a list"],
    ["a result that is missing", event("action.result", { status: "completed" }), "an action.result without"],
    ["an unknown status", answers("c1", { status: "odd" }), 'the status "odd"'],
  ])("are refused with %s", (_what, odd, reason) => {
    const document = [heard, odd, ended];
    expect(() => readDocument(document, [formatNamed("eve")])).toThrow(RecordingError);
    expect(() => readDocument(document)).toThrow(reason);
  });

  test("are refused where the format is named", () => {
    expect(() => readDocument({ a: 1 }, [formatNamed("eve")])).toThrow("no events: expected a list of");
  });

  test("with an unknown event that holds no call are read", () => {
    expect(turn(event("weather.changed", { rain: true }), asks("c1")).toolCalls).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { call, fixture, readOne, spoken } from "../fixture.ts";

const read = (name: string) => readOne("atif", fixture(`atif/${name}.json`));
const shortly = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, status, result, group }) => [name, status, result, group]);

const asks = { step_id: 1, source: "user", message: "Water the fern" };
const calls = (...names: string[]): JsonObject[] =>
  names.map((name, at) => ({ tool_call_id: `c${at + 1}`, function_name: name, arguments: {} }));
function trajectory(steps: readonly JsonObject[], more: JsonObject = {}): JsonObject {
  const numbered = steps.map((step, at) => ({ step_id: at + 2, source: "agent", message: "", ...step }));
  const agent = { name: "gardener", version: "1.0" };
  return { schema_version: "ATIF-v1.7", session_id: "s", agent, steps: [asks, ...numbered], ...more };
}
const waters = (more: JsonObject): JsonObject => ({ tool_calls: calls("water"), ...more });
const answered = (results: Json, more: JsonObject = {}) =>
  readOne("atif", trajectory([waters({ observation: { results }, ...more })]));

describe("a trajectory", () => {
  const run = read("claude-code");

  test("has the calls of each step, made at once, with what became of them", () => {
    const agent = "claude-code";
    expect(run.toolCalls).toEqual([
      call("Read", { file_path: "/garden/north.log" }, { agent, id: "toolu_1", turn: 1, result: "dry" }),
      call(
        "Read",
        { file_path: "/garden/south.log" },
        {
          agent,
          id: "toolu_2",
          turn: 1,
          status: "error",
          result: "File does not exist.\n\n[error] tool reported failure",
        },
      ),
      call("Task", { prompt: "Count the hoses" }, { agent, id: "toolu_3", turn: 1, result: "2 hoses" }),
      call("Bash", { command: "ls hoses" }, { id: "toolu_9", turn: 3, group: 1, result: "a b" }),
      call(
        "Write",
        { file_path: "beds.txt" },
        { agent, id: "toolu_4", turn: 4, group: 2, status: "rejected", result: expect.any(String) },
      ),
      call("Bash", { command: "sync" }, { agent, id: "toolu_5", turn: 4, group: 2, status: "pending" }),
    ]);
  });

  test("has what was said, and the limit at which the model stopped", () => {
    expect(spoken(run)).toEqual([
      "user: Which beds are dry? Write them to beds.txt.",
      "reasoning: Two sensors at once.",
      "assistant: I look at both sensors.",
      "assistant: The north bed is dry.",
    ]);
    expect(run).toMatchObject({
      input: "Which beds are dry? Write them to beds.txt.",
      response: "The north bed is dry.",
      limit: "max_tokens",
    });
  });

  test("has the calls of sub-agents, by their names where it has these", () => {
    const named = (run: Run) => run.toolCalls.map(({ agent, name }) => [agent, name]);
    expect(named(read("subagents"))).toEqual([
      ["gardener", "delegate"],
      ["gardener", "water"],
      ["botanist", "look_up"],
    ]);
    expect(read("subagents")).toMatchObject({ namesAgents: true, warnings: [] });
    expect(named(run)).toContainEqual([undefined, "Bash"]);
    expect(run).not.toHaveProperty("namesAgents");
  });

  test("of a sub-agent alone is read as its own run", () => {
    const extra = { is_sidechain: true };
    const alone = readOne("atif", trajectory([waters({ extra }), { message: "Wet", extra }]));
    expect(shortly(alone)).toEqual([["water", "pending", undefined, 0]]);
    expect(alone.warnings).toEqual([]);
  });

  test("has the tools on offer, parts of messages, and groups where a step sums up several answers", () => {
    const parted = read("subagents");
    expect(parted.tools).toEqual([
      { name: "delegate", description: "Asks another agent", parameters: [] },
      { name: "water", description: "Waters a plant" },
    ]);
    expect(shortly(parted)).toEqual([
      ["delegate", "ok", undefined, 0],
      [
        "water",
        "ok",
        [
          { type: "text", text: "wet" },
          { type: "audio", source: { media_type: "audio/wav", path: "audio/drip.wav" } },
        ],
        1,
      ],
      ["look_up", "pending", undefined, 2],
    ]);
    expect(parted).toMatchObject({ input: "What does this plant need?", response: "It needs water." });
  });

  test.each(["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.12"])(
    "of version %s",
    (version) => {
      const document = { ...trajectory([{ message: "Wet" }]), schema_version: `ATIF-v${version}` };
      expect(readOne("atif", document).response).toBe("Wet");
    },
  );

  test.each(["ATIF-v2.0", "ATIF-v1"])("of version %s is refused", (version) => {
    const document = { ...trajectory([]), schema_version: version };
    expect(() => readDocument(document)).toThrow("rungate reads ATIF-v1.0 to ATIF-v1.8");
  });

  test("without its version is read where the format is named", () => {
    const { schema_version: _version, ...document } = trajectory([{ message: "Wet" }]);
    expect(claimants(document)).toEqual([]);
    expect(readDocument(document, [formatNamed("atif")]).runs).toMatchObject([{ response: "Wet" }]);
    expect(() => readDocument([], [formatNamed("atif")])).toThrow("no trajectory: expected {schema_version");
  });
});

describe("results that name no call", () => {
  test("are in the order of the calls", () => {
    expect(shortly(read("mini-swe-agent"))).toEqual([
      ["bash", "ok", '{"returncode": 0}', 0],
      ["bash", "ok", '{"returncode": 2}', 0],
    ]);
  });

  test("are what all calls led to where there is one", () => {
    expect(shortly(read("terminus-2"))).toEqual([
      ["bash_command", "ok", "New Terminal Output:\nHello", 0],
      ["bash_command", "ok", "New Terminal Output:\nHello", 0],
      ["mark_task_complete", "ok", "Are you sure?", 1],
    ]);
    expect(read("terminus-2").warnings).toEqual([]);
  });

  test("go to the calls that no other result names, and leave calls of earlier steps alone", () => {
    const run = readOne(
      "atif",
      trajectory([
        waters({}),
        { observation: { results: [{ content: "hm" }] } },
        {
          tool_calls: calls("dig", "prune").map((call, at) => ({ ...call, tool_call_id: `d${at}` })),
          observation: { results: [{ content: "cut" }, { source_call_id: "d0", content: "dug" }] },
        },
      ]),
    );
    expect(shortly(run).map(([name, status, result]) => [name, status, result])).toEqual([
      ["water", "pending", undefined],
      ["dig", "ok", "dug"],
      ["prune", "ok", "cut"],
    ]);
  });

  test("without any call in the trajectory are a reason for a warning", () => {
    const run = readOne(
      "atif",
      trajectory([{ message: "<bash>ls", observation: { results: [{ content: "a" }] } }]),
    );
    expect(run.warnings).toEqual([
      "the agent wrote its actions as text (Harbor's raw_content); they are not counted",
    ]);
  });
});

describe("a result", () => {
  test("that is not there leaves the call pending", () => {
    expect(shortly(read("gemini-cli"))).toEqual([["read_file", "pending", undefined, 0]]);
    expect(shortly(answered([]))).toEqual([["water", "pending", undefined, 0]]);
    expect(shortly(readOne("atif", trajectory([waters({ observation: null })])))).toEqual([
      ["water", "pending", undefined, 0],
    ]);
  });

  test.each([
    [{ extra: { tool_result_is_error: true } }],
    [{ extra: { tool_result_metadata: { is_error: true } } }],
    [{ extra: { is_error: true } }],
    [{ is_error: true }],
    [{ content: "Error: no water" }],
  ])("tells a failure by %j", (mark) => {
    const [made] = answered([{ source_call_id: "c1", content: "no water", ...mark }]).toolCalls;
    expect(made?.status).toBe("error");
  });

  test("tells a failure by the step before 1.7, where it is the only one", () => {
    const results = [{ source_call_id: "c1", content: "no water" }];
    for (const extra of [{ tool_result_is_error: true }, { metadata: { is_error: true } }])
      expect(answered(results, { extra }).toolCalls[0]?.status).toBe("error");
  });

  test("that names a call which is not there makes the run unscorable", () => {
    expect(answered([{ source_call_id: "c7", content: "wet" }]).fault).toContain(
      'without a recorded call, such as that of "c7"',
    );
  });

  test("in a step after the call's is joined to it", () => {
    const late = {
      source: "system",
      message: "",
      observation: { results: [{ source_call_id: "c1", content: "wet" }] },
    };
    expect(shortly(readOne("atif", trajectory([waters({}), late])))).toEqual([["water", "ok", "wet", 0]]);
  });
});

describe("a call", () => {
  test("that a writer repeats with its result is one call", () => {
    const repeated = trajectory([
      waters({}),
      waters({ observation: { results: [{ source_call_id: "c1", content: "wet" }] } }),
    ]);
    expect(shortly(readOne("atif", repeated))).toEqual([["water", "ok", "wet", 0]]);
  });

  const again = { observation: { results: [{ source_call_id: "c1", content: "wet" }] } };
  const other = { observation: { results: [{ source_call_id: "c2", content: "dug" }] } };
  const twice = { tool_calls: [...calls("water"), ...calls("water")] };

  test.each<[string, JsonObject[]]>([
    ["in two steps without a result", [waters({}), waters({})]],
    [
      "in a step that has only another's result",
      [waters({}), { tool_calls: calls("water", "dig"), ...other }],
    ],
    ["in two steps before a result", [waters({}), waters({}), again]],
    ["in one step", [twice]],
    ["in one step with a result", [{ ...twice, ...again }]],
  ])("that may be another with the same id is not scored: %s", (_what, steps) => {
    expect(readOne("atif", trajectory(steps)).fault).toMatch(
      /^equal calls of "water" have the id "c1" \(step [23]\): it is unknown whether they are one call/,
    );
  });

  test("with the id of one that was answered, or that differs, is another", () => {
    const [made] = calls("water");
    const ivy = { tool_calls: [{ ...made, arguments: { plant: "ivy" } }] };
    for (const steps of [
      [waters(again), waters({})],
      [waters({}), ivy],
    ]) {
      const run = readOne("atif", trajectory(steps));
      expect(run.toolCalls).toHaveLength(2);
      expect(run.fault).toBeUndefined();
    }
  });

  test("without an id is never a copy", () => {
    const [{ tool_call_id: _none, ...bare } = {}] = calls("water");
    const run = readOne("atif", trajectory([{ tool_calls: [bare, bare] }]));
    expect(run.toolCalls).toHaveLength(2);
    expect(run.fault).toBeUndefined();
  });

  test("without recorded arguments makes the run unscorable", () => {
    const [made] = calls("water").map(({ arguments: _none, ...one }) => one);
    expect(readOne("atif", trajectory([{ tool_calls: [made ?? null] }])).fault).toBe(
      'the arguments of a call of "water" are not recorded (step 2)',
    );
  });
});

describe("a trajectory in several files", () => {
  const [first, second] = fixture("atif/continued.json") as [JsonObject, JsonObject];

  test("is one run where all of them are there", () => {
    const run = read("continued");
    expect(run.toolCalls.map(({ arguments: args }) => args)).toEqual([{ plant: "fern" }, { plant: "ivy" }]);
    expect(run).toMatchObject({
      input: "Water the fern, then the ivy.",
      response: "Both are wet.",
      warnings: [],
    });
    expect(run.fault).toBeUndefined();
  });

  test("is not scored where one is missing", () => {
    const goesOn =
      'the trajectory goes on in "trajectory.cont-1.json": write all its files into one list, in their order';
    expect(readOne("atif", first).fault).toBe(goesOn);
    expect(readOne("atif", [first]).fault).toBe(goesOn);
    expect(readOne("atif", second).fault).toContain("goes on from an earlier file (continuation_index 1)");
  });

  test("states the number of steps of all files, or of each", () => {
    const ending = (total: number) => ({ ...second, final_metrics: { total_steps: total } });
    const all = (first.steps as Json[]).length + (second.steps as Json[]).length;
    expect(readOne("atif", [first, ending(all)]).fault).toBeUndefined();
    expect(() => readDocument([first, ending(all + 1)])).toThrow(`total_steps is ${all + 1}`);
    expect(readOne("atif", ending(all)).fault).toContain("goes on from an earlier file");
    const begun = { ...first, final_metrics: { total_steps: all } };
    expect(readOne("atif", begun).fault).toContain("the trajectory goes on in");
  });

  test("is told from trajectories that are runs of their own", () => {
    const whole = trajectory([{ message: "Wet" }]);
    for (const list of [[whole], [whole, whole], [second, first]]) expect(claimants(list)).toEqual([]);
  });
});

describe("steps that were copied from another trajectory", () => {
  const copied = waters({ is_copied_context: true });

  test("do not count", () => {
    const run = readOne("atif", trajectory([copied, { message: "Wet" }]));
    expect(run.toolCalls).toEqual([]);
    expect(run.warnings).toEqual(["1 step copied from another trajectory left out"]);
  });

  test("are no run alone", () => {
    const document = trajectory([copied]);
    document.steps = [{ ...asks, is_copied_context: true }];
    expect(() => readDocument(document)).toThrow("every step was copied from another trajectory");
  });
});

describe("a trajectory that is not whole, or is something else", () => {
  test("is not scored without one of its steps", () => {
    const document = trajectory([{ message: "On it" }, waters({}), { message: "Wet" }]);
    (document.steps as Json[]).splice(2, 1);
    expect(readOne("atif", document).fault).toBe("step 3 is missing: the recording is not whole");
  });

  test("is refused with fewer steps than it states, unless notes explain it", () => {
    const stating = (total: Json, more: JsonObject = {}) =>
      trajectory([{ message: "Wet" }], { final_metrics: { total_steps: total }, ...more });
    const less = "final_metrics.total_steps is 9, and the trajectory has 2 steps";
    for (const more of [{}, { notes: " " }, { notes: null }]) {
      expect(() => readDocument(stating(9, more))).toThrow(RecordingError);
      expect(() => readDocument(stating(9, more))).toThrow(`${less}: the recording is not whole`);
    }
    const explained = readOne("atif", stating(9, { notes: "Retries count as steps" }));
    expect(explained.warnings).toEqual([`${less}: its notes should say why`]);
    expect(explained.fault).toBeUndefined();
    for (const total of [1, 2, null]) expect(readOne("atif", stating(total)).warnings).toEqual([]);
  });

  test("may number its steps from 0", () => {
    const steps = [
      { ...asks, step_id: 0 },
      { step_id: 1, source: "agent", message: "Wet" },
    ];
    expect(readOne("atif", trajectory([], { steps })).fault).toBeUndefined();
  });

  test("is not scored where the agent does nothing", () => {
    expect(readOne("atif", trajectory([])).fault).toContain("the recording ends before its answer");
  });

  test.each<[string, JsonObject, string]>([
    ["no step", { steps: [] }, "a trajectory without a step"],
    ["a step that is no object", { steps: ["hello"] }, "steps is not a list of objects"],
    [
      "another source",
      { steps: [{ ...asks, source: "tool" }] },
      'step 1 has the source "tool": expected system',
    ],
    ["calls of the user", { steps: [{ ...asks, tool_calls: calls("water") }] }, "its source is not agent"],
    ["calls without a list", { steps: [{ ...asks, tool_calls: {} }] }, "tool_calls of step 1 is not a list"],
    ["an observation that is text", { steps: [{ ...asks, observation: "wet" }] }, "is not {results: […]}"],
    [
      "results without a list",
      { steps: [{ ...asks, observation: { results: {} } }] },
      "observation.results of step 1",
    ],
    [
      "an unknown part",
      { steps: [{ ...asks, message: [{ type: "tool_use", name: "water" }] }] },
      '"tool_use"',
    ],
  ])("is refused with %s", (_what, more, reason) => {
    const document = trajectory([], more);
    expect(claimants(document).map(({ id }) => id)).toEqual(["atif"]);
    expect(() => readDocument(document)).toThrow(RecordingError);
    expect(() => readDocument(document)).toThrow(reason);
  });
});

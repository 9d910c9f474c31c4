import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/core/json.ts";
import { claimants } from "../../../../src/recordings/detect.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { fixture, fixtureRows, readAs, readOne } from "../../fixture.ts";

const stream = fixtureRows("eve/stream.jsonl") as JsonObject[];
const shortly = ({ toolCalls }: Run) => toolCalls.map(({ name, status, group }) => [name, status, group]);

const event = (type: string, data: JsonObject = {}): JsonObject => ({
  type,
  data,
  meta: { at: "2026-08-10" },
});

describe("the events of a session", () => {
  const run = readOne("eve", stream);

  test("are read as a list, in an object, and with what servers add", () => {
    const lease = { $eve: "stream.lease-ended", version: 1 };
    for (const document of [{ events: stream }, [...stream, lease], { case: "x", events: stream }])
      expect(readOne("eve", document).toolCalls).toEqual(run.toolCalls);
  });
});

describe("what eve eval writes", () => {
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
});

describe("the lines that eve logs prints", () => {
  const lines = fixtureRows("eve/logs.jsonl") as JsonObject[];

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
});

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rungate } from "../e2e/command-line.ts";
import { root } from "../e2e/runner.ts";
import { startScriptedModel } from "../support/scripted-model.ts";
import { workspace, write } from "../workspace.ts";
import { pythonEnvironment } from "./environment.ts";

const environment = pythonEnvironment();
const bin = environment?.bin ?? "";

const RUNS = "evals/runs";
const BEFORE = { toolCalls: [{ name: "of_an_earlier_session" }] };

describe.skipIf(environment === undefined)("a test with the case", () => {
  test("leaves a recording that the gate judges: the example is green, and red once its model books another day", async () => {
    const home = workspace();
    for (const file of ["agent.py", "test_agent.py", "pytest.ini", "cases.yml", "rungate.yml"])
      cpSync(join(root, "examples/agents", file), join(home, file));
    const judged = async (settings: Record<string, string>) => {
      const { stop, env } = await startScriptedModel(settings);
      expect(pytest(home, [], env)).toMatchObject({ status: 0 });
      stop();
      return rungate(home, ["gate"]);
    };
    const green = await judged({});
    expect(green).toMatchObject({ status: 0, stderr: "" });
    expect(green.stdout).toContain("nothing to compare with, 3 cases pass");
    const { status, stdout } = await judged({ DATE: "2026-06-05" });
    expect(status).toBe(1);
    expect(stdout).toContain('book-flight: book_flight date: expected "2026-06-12", got "2026-06-05"');
    expect(readdirSync(join(home, "runs"))).toHaveLength(9);
  });

  test("records what SDKs return, by what it can do", async () => {
    const home = project(`
      import dataclasses, datetime, json
      CALL = {"type": "function_call", "call_id": "c", "name": "t", "arguments": "{}"}
      ANSWER = {"type": "function_call_output", "call_id": "c", "output": "ok"}
      CHAT = {"role": "assistant", "tool_calls": [{"id": "c", "type": "function", "function": {"name": "t", "arguments": "{}"}}]}

      class AgentsResult:
          def to_input_list(self): return [{"role": "user", "content": "Hi"}, CALL, ANSWER]
      class PydanticAiResult:
          def all_messages_json(self):
              call = {"part_kind": "tool-call", "tool_name": "t", "args": {}, "tool_call_id": "c"}
              return json.dumps([{"kind": "response", "parts": [call]}]).encode()
      class LangChainMessage:
          response_metadata, type = {}, "ai"
          def model_dump(self, mode): return {"content": "", "tool_calls": [{"name": "t", "args": {}, "id": "c"}]}
      class PydanticMessage:
          def model_dump(self, mode): return CHAT
      class Message:
          def to_dict(self): return CHAT
      @dataclasses.dataclass
      class Run:
          toolCalls: list
          at: datetime.datetime

      RESULTS = {
          "agents": AgentsResult(),
          "pydantic-ai": PydanticAiResult(),
          "langchain": {"messages": [LangChainMessage()]},
          "pydantic": [PydanticMessage()],
          "dict": (Message(),),
          "dataclass": Run([{"name": "t"}], datetime.datetime(2026, 6, 12)),
          "plain": {"toolCalls": [{"name": "t"}]},
      }
      @pytest.mark.rungate(case="{name}")
      @pytest.mark.parametrize("name", RESULTS)
      def test_sdk(record, name):
          record(RESULTS[name], input="Hi from " + name)
    `);
    expect(pytest(home)).toMatchObject({ status: 0 });
    const { stdout } = await rungate(home, ["inspect", `${RUNS}/{case}.{trial}.json`, "--json"]);
    const { runs } = JSON.parse(stdout) as { runs: { case: string; format: string; toolCalls: object[] }[] };
    expect(Object.fromEntries(runs.map((run) => [run.case, run.format]))).toEqual({
      agents: "openai-responses",
      dataclass: "plain",
      dict: "openai-chat",
      langchain: "langchain",
      plain: "plain",
      pydantic: "openai-chat",
      "pydantic-ai": "pydantic-ai",
    });
    for (const { toolCalls } of runs) expect(toolCalls).toMatchObject([{ name: "t" }]);
    expect(recording(home, "plain.1")).toMatchObject({ case: "plain", trial: "1", input: "Hi from plain" });
  });

  test("that ends without a recording leaves a run that could not run, and none of an earlier session", async () => {
    const home = project(`
      @pytest.mark.rungate(case="fails")
      def test_fails(record): raise RuntimeError("429 from the model\\nand more")
      @pytest.mark.rungate(case="expected-to-fail")
      @pytest.mark.xfail
      def test_expected(record): assert False
      @pytest.fixture
      def agent(): raise RuntimeError("no agent")
      @pytest.mark.rungate(case="has-no-agent")
      def test_setup(agent, record): pass
      @pytest.mark.rungate(case="forgets")
      def test_forgets(): pass
      @pytest.mark.rungate(case="not-json")
      def test_object(record): record(object())
      @pytest.mark.rungate(case="dies")
      def test_dies(record, request):
          import os; os._exit(3)
    `);
    const cases = ["fails", "expected-to-fail", "has-no-agent", "forgets", "not-json", "dies"];
    for (const name of cases) write(home, `${RUNS}/${name}.1.json`, BEFORE);
    pytest(home);
    const reasons = cases.map((name) => recording(home, `${name}.1`).runError);
    expect(reasons).toEqual([
      "the test failed before it recorded: RuntimeError: 429 from the model and more",
      "the test failed before it recorded: AssertionError: assert False",
      "the test failed before it recorded: RuntimeError: no agent",
      "the test did not call record",
      expect.stringContaining("record() cannot write builtins.object as JSON"),
      "the test did not end",
    ]);
    const { status, stdout } = await rungate(home, ["gate", "--runs", `${RUNS}/{case}.{trial}.json`]);
    expect(status).toBe(1);
    expect(stdout).toContain("429 from the model and more");
  });

  test("that fails after it recorded keeps its recording: the gate judges what the agent did", () => {
    const home = project(`
      @pytest.mark.rungate(case="a")
      def test_a(record):
          record({"toolCalls": []})
          assert False
    `);
    expect(pytest(home).status).toBe(1);
    expect(recording(home, "a.1")).not.toHaveProperty("runError");
  });

  test("that is skipped changes no recording", () => {
    const home = project(`
      @pytest.mark.rungate(case="marked")
      @pytest.mark.skipif(True, reason="no key")
      def test_marked(record): record({"toolCalls": []})
      @pytest.mark.rungate(case="by-itself")
      def test_itself(record): pytest.skip("no key")
      @pytest.mark.rungate(case="new")
      def test_new(record): pytest.skip("no key")
    `);
    for (const name of ["marked", "by-itself"]) write(home, `${RUNS}/${name}.1.json`, BEFORE);
    expect(pytest(home).status).toBe(0);
    expect(recording(home, "marked.1")).toEqual(BEFORE);
    expect(recording(home, "by-itself.1")).toEqual(BEFORE);
    expect(existsSync(join(home, RUNS, "new.1.json"))).toBe(false);
  });
});

describe.skipIf(environment === undefined)("the trials of a case", () => {
  test("are one test's repetitions, and those of an earlier session are gone", () => {
    const home = project(`
      @pytest.mark.rungate(case="a")
      @pytest.mark.repeat(2)
      def test_a(record): record({"toolCalls": []})
    `);
    for (const trial of [1, 2, 3, 12]) write(home, `${RUNS}/a.${trial}.json`, BEFORE);
    write(home, `${RUNS}/a.b.1.json`, BEFORE);
    expect(pytest(home).status).toBe(0);
    expect(readdirSync(join(home, RUNS)).sort()).toEqual(["a.1.json", "a.2.json", "a.b.1.json"]);
    expect(recording(home, "a.1").run).not.toBe(recording(home, "a.2").run);
  });

  test("that were skipped beside others could not run", () => {
    const home = project(`
      @pytest.mark.rungate(case="a")
      @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.skip)])
      def test_a(record, n): record({"toolCalls": []})
    `);
    write(home, `${RUNS}/a.2.json`, BEFORE);
    expect(pytest(home).status).toBe(0);
    expect(recording(home, "a.1")).not.toHaveProperty("runError");
    expect(recording(home, "a.2").runError).toBe("the test did not run to its end");
  });

  test("that the session did not reach could not run", () => {
    const home = project(`
      @pytest.mark.rungate(case="a")
      @pytest.mark.repeat(3)
      def test_a(record):
          record({"toolCalls": []})
          assert False
    `);
    for (const trial of [1, 2, 3]) write(home, `${RUNS}/a.${trial}.json`, BEFORE);
    pytest(home, ["-x"]);
    const reasons = [1, 2, 3].map((trial) => recording(home, `a.${trial}`).runError);
    const reason = "the test did not run to its end";
    expect(reasons).toEqual([undefined, reason, reason]);
  });

  test("are each one file with four workers, and a worker that dies leaves none of an earlier session", () => {
    const home = project(`
      @pytest.mark.rungate(case="case-{n}")
      @pytest.mark.parametrize("n", range(10))
      @pytest.mark.repeat(5)
      def test_many(record, n): record({"toolCalls": [{"name": "t", "arguments": {"n": n}}]})
      @pytest.mark.rungate(case="dies")
      @pytest.mark.repeat(2)
      def test_dies(record, request):
          import os
          if "1-2" in request.node.name: os._exit(3)
          record({"toolCalls": []})
    `);
    write(home, `${RUNS}/dies.1.json`, BEFORE);
    expect(pytest(home, ["-n", "4"]).status).toBe(1);
    const names = readdirSync(join(home, RUNS));
    expect(names).toHaveLength(52);
    const all = names.map((name) => recording(home, name.replace(".json", "")));
    for (const [at, { case: id, trial }] of all.entries()) expect(`${id}.${trial}.json`).toBe(names[at]);
    expect(new Set(all.map(({ run }) => run)).size).toBe(52);
    expect(all.flatMap(({ runError = [] }) => runError)).toEqual(["the test did not run to its end"]);
  });

  test("are of one test: two tests of one case are an error that names both", () => {
    const home = project(`
      @pytest.mark.rungate(case="a")
      def test_one(record): record({"toolCalls": []})
      @pytest.mark.rungate(case="a")
      def test_two(record): record({"toolCalls": []})
    `);
    const { status, stdout } = pytest(home);
    expect(status).toBe(1);
    const message =
      "test_agent.py::test_one and test_agent.py::test_two both run case a: give each its own, or make them one";
    expect(stdout).toContain(message);
    expect(recording(home, "a.2").runError).toContain(message);
  });
});

describe.skipIf(environment === undefined)("a mistake in a test is named:", () => {
  test.each([
    ["a fixture without the case", "def test_a(record): record({})", "add @pytest.mark.rungate(case="],
    [
      "a case without its keyword",
      '@pytest.mark.rungate("a")\ndef test_a(record): record({})',
      '"" cannot name a file: write @pytest.mark.rungate(case="book-flight")',
    ],
    [
      "a case that leads elsewhere",
      '@pytest.mark.rungate(case="../a")\ndef test_a(record): record({})',
      '"../a" cannot name a file',
    ],
    [
      "a parameter that the test has not",
      '@pytest.mark.rungate(case="a-{city}")\ndef test_a(record): record({})',
      '"a-?" cannot name a file',
    ],
    [
      "two recordings",
      '@pytest.mark.rungate(case="a")\ndef test_a(record): record({"toolCalls": []}); record({})',
      "record was called twice",
    ],
  ])("%s", (_name, source, message) => {
    const { status, stdout } = pytest(project(source));
    expect(status).toBe(1);
    expect(stdout).toContain(message);
  });
});

test.skipIf(environment === undefined)("tests without a case are as without the plugin", () => {
  const home = project("def test_a(): pass");
  expect(pytest(home, ["--strict-markers"])).toMatchObject({ status: 0 });
  expect(readdirSync(home).filter((name) => !name.startsWith("__"))).toEqual(["test_agent.py"]);
});

function project(source: string): string {
  const indent = /^\n( *)/.exec(source)?.[1] ?? "";
  const lines = source.split("\n").map((line) => line.replace(new RegExp(`^${indent}`), ""));
  return workspace({ "test_agent.py": ["import pytest", ...lines, ""].join("\n") });
}

function pytest(cwd: string, args: readonly string[] = [], more: Record<string, string> = {}) {
  const how = ["-q", "-p", "no:cacheprovider", ...args];
  const env = { COLUMNS: "400", ...more };
  const { status, stdout } = spawnSync(join(bin, "pytest"), how, { cwd, env, encoding: "utf8" });
  return { status, stdout };
}

function recording(home: string, name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(home, RUNS, `${name}.json`), "utf8"));
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../../src/core/interruptible.ts";
import { limits } from "../../../src/core/limits.ts";
import { findFiles } from "../../../src/recordings/files/find.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { type Content, workspace } from "../../workspace.ts";

const FIXTURES = "test/fixtures";
const REASON = "429 from api.openai.com";
const MESSAGE = `the agent could not run: ${REASON}`;

function load(name: string, content: Content, pattern = name) {
  const { files } = atOnce(findFiles([pattern], workspace({ [name]: content }), true));
  return files.flatMap((file) => [...loadRuns(file)]);
}

const rows = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");
const call = { name: "pay", arguments: { amount: 3 } };
const chat = [
  { role: "user", content: "hi" },
  { role: "assistant", content: "hello" },
];

describe("a recording that says that the agent could not run", () => {
  test("is an error with what could be read of it", () => {
    const [one, ...rest] = load("s.json", {
      case: "a",
      trial: 2,
      tags: { model: "x" },
      runError: REASON,
      toolCalls: [call],
    });
    expect(rest).toEqual([]);
    expect(one).toMatchObject({
      error: MESSAGE,
      couldNotRun: true,
      isClaimed: true,
      caseId: "a",
      trial: "2",
      tags: { model: "x" },
      format: "plain",
      partial: { caseId: "a", trial: "2", toolCalls: [{ name: "pay" }] },
    });
  });

  test.each([["boom"], [{ message: "boom" }]])("says it beside its messages: %j", (error) => {
    const [one] = load("s.json", { case: "a", messages: chat, error });
    expect(one).toMatchObject({ error: "the agent could not run: boom", couldNotRun: true, caseId: "a" });
    expect(load("s.json", { case: "a", messages: chat, error: null })[0]).not.toHaveProperty("error");
  });

  test("is one where no format claims the rest", () => {
    const alone = { case: "a", trial: "1", runError: "the command did not end within 600 s" };
    for (const more of [{}, { log: "…" }, { input: 3, steps: "none" }]) {
      const [one] = load("s.json", { ...alone, ...more });
      expect(one).toMatchObject({
        error: "the agent could not run: the command did not end within 600 s",
        couldNotRun: true,
        isClaimed: true,
        caseId: "a",
        trial: "1",
      });
      expect(one).not.toHaveProperty("partial");
      expect(one).not.toHaveProperty("unknown");
    }
    const [plain] = load("s.json", { ...alone, toolCalls: [] });
    expect(plain).toMatchObject({ couldNotRun: true, partial: { toolCalls: [] } });
  });

  test("has the case and the trial of its path, and else that of its name", () => {
    expect(load("a.1.json", { runError: REASON }, "{case}.{trial}.json")).toMatchObject([
      { caseId: "a", trial: "1", couldNotRun: true },
    ]);
    expect(load("a.1.json", { runError: REASON })).toMatchObject([{ caseId: "a.1" }]);
  });

  test.each([
    ["a call that is none", { toolCalls: [{ tool: "pay" }] }],
    ["two formats", { toolCalls: [call], outputs: chat, reference_outputs: chat }],
    ["an empty chat", { messages: [] }],
    ["references that are none", { toolCalls: [], referenceToolCalls: 3 }],
    ["no answer", { messages: chat.slice(0, 1) }],
  ])("is one whatever is wrong with the rest: %s", (_what, rest) => {
    expect(load("s.json", { case: "a", runError: REASON, ...rest })).toMatchObject([
      { error: MESSAGE, couldNotRun: true, caseId: "a" },
    ]);
  });

  test("is so wherever runs are kept together", () => {
    const failed = { case: "a", trial: 1, runError: REASON };
    const bare = { case: "b", trial: 1, runError: REASON, messages: chat };
    const good = { case: "c", trial: 1, messages: chat };
    const found = (content: Content, name = "s.jsonl") =>
      load(name, content).map(
        (one) => `${one.caseId} ${"error" in one ? `${one.error} ${one.couldNotRun}` : "ran"}`,
      );
    const each = [`a ${MESSAGE} true`, `b ${MESSAGE} true`, "c ran"];
    expect(found(rows(failed, bare, good))).toEqual(each);
    expect(found(rows(good, failed, bare))).toEqual([each[2], each[0], each[1]]);
    expect(found([failed, bare, good], "s.json")).toEqual(each);
    expect(found([good, failed], "s.json")).toEqual([each[2], each[0]]);
  });

  test("is one run where a piece of it says so", () => {
    const [first = {}, second = {}] = chat;
    const pieces = [first, { ...second, runError: REASON }];
    for (const name of ["s.json", "s.jsonl"]) {
      const content = name === "s.json" ? pieces : rows(...pieces);
      expect(load(name, content)).toMatchObject([{ error: MESSAGE, couldNotRun: true, caseId: "s" }]);
    }
  });

  test("is not scored where a row after its pieces says so", () => {
    const stream = readFileSync(`${FIXTURES}/anthropic/events.jsonl`, "utf8").trimEnd();
    expect(load("s.jsonl", stream)).not.toEqual([]);
    for (const pieces of [stream, rows(...chat)]) {
      const found = load("s.jsonl", `${pieces}\n${rows({ runError: REASON })}`);
      expect(found).toContainEqual(expect.objectContaining({ error: MESSAGE, couldNotRun: true }));
      for (const one of found) expect(one).toHaveProperty("error");
    }
  });

  test("says it of all runs of its document, and a run of its own alone", () => {
    const row = (task_id: number, more = {}) => ({
      task_id,
      trial: 0,
      reward: 1,
      traj: chat,
      info: {},
      ...more,
    });
    const errorsOf = (content: Content) =>
      load("tau.json", content).map((one) => "error" in one && one.error);
    expect(errorsOf([row(1), row(2)])).toEqual([false, false]);
    expect(errorsOf([row(1), row(2, { runError: REASON })])).toEqual([false, MESSAGE]);
  });

  test("says why on one line, cut to what is shown", () => {
    const text = `  429\n\tfrom   api ${"x".repeat(limits.shownText)}`;
    const [one] = load("s.json", { case: "a", runError: text });
    expect(one).toMatchObject({
      error: expect.stringMatching(/^the agent could not run: 429 from api x+…$/),
    });
    expect("error" in (one ?? {}) && one && "error" in one ? one.error.length : 0).toBe(
      "the agent could not run: ".length + limits.shownText + 1,
    );
  });

  test.each(["", "  \n", true, false, 429, {}, ["429"]])("says it in a text: not %j", (runError) => {
    const message =
      'runError is not a text that says why the agent could not run, such as "429 from api.openai.com": write one, or take it out where the agent ran';
    for (const rest of [{}, { toolCalls: [] }, { toolCalls: 3 }]) {
      const [one] = load("s.json", { case: "a", runError, ...rest });
      expect(one).toMatchObject({ error: message, caseId: "a" });
      expect(one).not.toHaveProperty("couldNotRun");
    }
  });

  test("says nothing by null", () => {
    const [one] = load("s.json", { case: "a", runError: null, toolCalls: [] });
    expect(one).not.toHaveProperty("error");
  });
});

const samples = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "reports")
  .flatMap(({ name: format }) =>
    readdirSync(join(FIXTURES, format))
      .filter((name) => name.endsWith(".json"))
      .map((name) => `${format}/${name}`),
  );

describe("in every format", () => {
  const objects = samples
    .map((name) => ({ name, document: JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) }))
    .filter(({ document }) => !Array.isArray(document));

  test("there are documents to try", () => {
    expect(new Set(objects.map(({ name }) => name.split("/")[0])).size).toBeGreaterThan(12);
  });
  test.each(objects)("no run of a document is scored that says it: $name", ({ document }) => {
    const before = load("s.json", document);
    const after = load("s.json", { ...document, runError: REASON });
    expect(after).toHaveLength(before.length);
    for (const [at, one] of after.entries()) {
      expect(one).toMatchObject({ error: MESSAGE, couldNotRun: true });
      const { caseId, trial } = before[at] ?? {};
      expect([one.caseId, one.trial]).toEqual([caseId, trial]);
      const ran = before[at];
      if (ran !== undefined && !("error" in ran) && "error" in one)
        expect(one.partial?.toolCalls).toEqual(ran.toolCalls);
    }
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { booking, commit, expectations, flights, gate, headOf, recordings } from "./suite.ts";

describe("a case of three snapshots", () => {
  const trials = (...made: object[]) =>
    Object.fromEntries(made.map((one, at) => [`runs/flight-1.${at + 1}.json`, one]));
  const suite = (...made: object[]) => ({
    ...expectations(flights(12)),
    ...recordings(flights(12).slice(1), "monday"),
    ...trials(...made),
  });
  const patterns = { runs: ["runs/{case}.{trial}.json", "runs/*.json"] };
  const [one, two, three] = ["a", "b", "c"].map((made) => booking(made)) as [object, object, object];
  const base = () => commit("c1", suite(one, two, three), undefined, patterns);

  test("is not broken by one of them that got worse: it counts a third", () => {
    const report = gate(suite(one, booking("new", "2024-01-16"), three), base(), patterns);
    expect(report.comparison?.passRate).toMatchObject({ base: 1, change: expect.closeTo(-1 / 36) });
    expect(headOf(report).result).not.toBe("fail");
  });

  test("is broken when all of them got worse", () => {
    const wrong = ["d", "e", "f"].map((made) => booking(made, "2024-01-16"));
    expect(headOf(gate(suite(...wrong), base(), patterns)).result).toBe("fail");
  });
});

describe("a suite of twelve snapshots", () => {
  const ids = flights(12);
  const files = { ...expectations(ids), ...recordings(ids, "monday") };
  const base = commit("c1", files);

  test("passes as it is", () => {
    expect(headOf(gate(files, base))).toEqual({
      result: "pass",
      blocks: false,
      lines:
        "· No regression (snapshots): pass rate 100% → 100% · 12 cases compared, all unchanged: nothing was recorded again",
    });
  });

  test("fails by one that changed for the worse, down to the argument, on the first line", () => {
    const changed = { ...files, "runs/flight-3.json": booking("tuesday", "2024-01-16") };
    const { result, blocks, lines } = headOf(gate(changed, base));
    expect({ result, blocks }).toEqual({ result: "fail", blocks: true });
    expect(lines.split("\n")[0]).toBe(
      '· Regression (snapshots): flight-3 passed on every base recording and fails now: book date: expected "2024-01-15", got "2024-01-16" · 12 cases compared, 11 unchanged, 1 trial each · all other cases have the base\'s recordings. If the agent is noisy, record 3 trials of every case',
    );
  });

  test("passes by one that was recorded anew and is right", () => {
    const changed = { ...files, "runs/flight-3.json": booking("tuesday") };
    expect(headOf(gate(changed, base))).toMatchObject({ result: "pass" });
  });

  test("does not fail by one that failed before", () => {
    const failing = commit("c1", { ...files, "runs/flight-3.json": booking("monday", "2024-01-17") });
    const still = { ...files, "runs/flight-3.json": booking("tuesday", "2024-01-16") };
    expect(headOf(gate(still, failing))).toMatchObject({ result: "pass" });
  });
});

describe("two hundred snapshots, twelve of them recorded anew by an agent that did not change", () => {
  const ids = flights(200);
  const failing = ids.slice(0, 20);
  const files = { ...expectations(ids), ...recordings(ids, "monday", failing) };
  const base = commit("c1", files);
  const again = (wrong: readonly string[]) =>
    gate({ ...files, ...recordings(ids.slice(15, 27), "tuesday", wrong) }, base);

  test("pass: ids, texts and times are new, the calls are the same", () => {
    const report = again(failing);
    expect(headOf(report)).toMatchObject({ result: "pass", blocks: false });
    expect(report.comparison).toMatchObject({
      mode: "statistical",
      passRate: { base: 0.9, head: 0.9 },
      p: 0.5,
    });
    expect(report.cases.filter(({ comparison }) => comparison?.state === "comparable")).toHaveLength(12);
  });

  test("are inconclusive, by its name, when chance turned one of them", () => {
    const { result, lines } = headOf(again([...failing, "flight-25"]));
    expect(result).toBe("inconclusive");
    expect(lines).toMatch(/^· Looks worse: .* worst case flight-25: /);
  });

  test("fail when five of them broke", () => {
    const { result, lines } = headOf(again([...failing, ...ids.slice(22, 27)]));
    expect(result).toBe("fail");
    expect(lines).toMatch(/^· Regression: .* 5 newly failing \(flight-23, flight-24, flight-25 and 2 more\)/);
  });
});

describe("a suite recorded by the loop of docs/formats.md, with an id of its own in each file", () => {
  const ids = flights(5);
  const patterns = { runs: ["runs/{case}.{trial}.json"] };
  const run = (date: string) => {
    const id = randomUUID();
    const input = { date, seats: 1 };
    const usage = { inputTokens: 1, outputTokens: 1 };
    const made = { type: "tool-call", toolCallId: id, toolName: "book", input };
    const answered = { type: "tool-result", toolCallId: id, toolName: "book", input, output: "booked" };
    const text = [{ type: "text", text: "Your flight is booked." }];
    const steps = [
      { content: [made, answered], finishReason: "tool-calls", usage },
      { content: text, finishReason: "stop", usage },
    ];
    return { run: randomUUID(), input: "A flight", steps };
  };
  const recordedBy = (trials: number, broken?: string) => ({
    ...expectations(ids),
    ...Object.fromEntries(
      ids.flatMap((id) =>
        Array.from({ length: trials }, (_, at) => [
          `runs/${id}.${at + 1}.json`,
          run(id === broken ? "2024-01-16" : "2024-01-15"),
        ]),
      ),
    ),
  });

  test.each([
    [1, "inconclusive"],
    [2, "inconclusive"],
    [3, "fail"],
  ])("by one argument of one case, all recorded again with %i trials: %s", (trials, result) => {
    const base = commit("c1", recordedBy(trials), undefined, patterns);
    const report = gate(recordedBy(trials, "flight-3"), base, patterns);
    expect(headOf(report)).toMatchObject({ result, blocks: result === "fail" });
    expect(headOf(report).lines.split("\n")[0]).toContain('date: expected "2024-01-15", got "2024-01-16"');
  });

  test("fails with one trial once the base has a long history without noise", () => {
    const commits = Array.from({ length: 8 }, (_, at) => `c${at}`);
    const long = commits.reduce<ReturnType<typeof commit> | undefined>(
      (before, name) => commit(name, recordedBy(1), before, patterns),
      undefined,
    );
    const report = gate(recordedBy(1, "flight-3"), long as ReturnType<typeof commit>, patterns);
    expect(report.comparison).toMatchObject({ mode: "strict", steady: "long" });
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
  });

  test("passes when all was recorded again and the agent did the same", () => {
    const base = commit("c1", recordedBy(3), undefined, patterns);
    const report = gate(recordedBy(3), base, patterns);
    expect(headOf(report).result).toBe("pass");
    expect(report.cases.map(({ comparison }) => comparison?.state)).toEqual(ids.map(() => "comparable"));
  });
});

describe("files that are written in another way and say the same", () => {
  const ids = flights(12);
  const files = { ...expectations(ids), ...recordings(ids, "monday") };
  const base = commit("c1", files);
  const broken = { ...files, "runs/flight-3.json": booking("tuesday", "2024-01-16") };
  const reversed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reversed)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, one]) => [key, reversed(one)]),
          )
        : value;
  const rewritten = (write: (value: object) => string, count: number) =>
    Object.fromEntries(
      Object.entries(broken).map(([path, content], at) => [
        path,
        path.startsWith("runs/") && at <= count ? write(content as object) : content,
      ]),
    );

  test.each<[string, (value: object) => string, number]>([
    ["six of twelve indented", (value) => JSON.stringify(value, null, 4), 6],
    ["all of them indented", (value) => JSON.stringify(value, null, 2), 12],
    ["all with CRLF", (value) => JSON.stringify(value, null, 2).replaceAll("\n", "\r\n"), 12],
    ["all with their keys in another order", (value) => JSON.stringify(reversed(value)), 12],
    ["all with another call id", (value) => JSON.stringify(value).replaceAll("call-monday", "call-1"), 12],
  ])("%s: the broken one is named as before", (_what, write, count) => {
    const report = gate(rewritten(write, count), base);
    // Other bytes may be another recording, and one trial each is no proof.
    expect(headOf(report).result).toBe("inconclusive");
    expect(headOf(report).lines).toMatch(/^· Looks worse: .* worst case flight-3: book date: expected/);
  });
});

import { describe, expect, test } from "vitest";
import { commit, type Files, flights, gate, headOf } from "./suite.ts";

const ids = flights(12);
const CASE = { code: { arguments: "compare" } };
const reference = { name: "book", arguments: { date: "2024-01-15", seats: 1 } };
const cases = (more: object, of: object = {}): Files => ({
  "expectations.yml": {
    cases: ids.map((id) => ({ id, referenceToolCalls: [{ ...reference, ...of }], ...more })),
  },
});
const recordings = (made: string, rest: Record<string, object> = {}): Files =>
  Object.fromEntries(
    ids.map((id) => {
      const call = { id: made, name: "book", arguments: reference.arguments, result: '{"status":"booked"}' };
      return [`runs/${id}.json`, { toolCalls: [{ ...call, ...rest[id] }], response: made }];
    }),
  );
const status = { result: { $subset: { status: "booked" } } };
const before = commit("c1", { ...cases({}, status), ...recordings("monday") });
const now = (rest: Record<string, object>, made = "monday") =>
  gate({ ...cases({}, status), ...recordings(made, rest) }, before);

describe("a gate that compares results", () => {
  test("is green where the tools answer as expected", () => {
    expect(headOf(now({}, "tuesday")).result).toBe("pass");
  });

  test("names case and place of one that differs first", () => {
    const { result, lines } = headOf(now({ "flight-9": { result: '{"status":"full"}' } }));
    expect(result).toBe("fail");
    expect(lines).toContain(
      'flight-9 passed on every base recording and fails now: book.result.status expected "booked", got "full"',
    );
  });

  test("does not pass where one is recorded no more, and says so", () => {
    const report = now({ "flight-9": { result: undefined } });
    expect(report.cases.find(({ id }) => id === "flight-9")?.passRate).toBeNull();
    const { result, lines } = headOf(report);
    expect(result).toBe("fail");
    expect(lines).toContain(
      "f1 decides and scored 11 of 12 runs: the recording does not have the result of book",
    );
    expect(lines).toContain("f1 measures 1 case of the baseline no more: flight-9");
  });

  test("does not pass where some trials of a case lack them", () => {
    const trials = (...lacking: number[]) => {
      const { "runs/flight-1.json": run, ...rest } = recordings("monday");
      const several = [1, 2, 3].map((trial) => {
        const [call] = (run as { toolCalls: object[] }).toolCalls;
        const left = { ...call, id: trial, ...(lacking.includes(trial) ? { result: undefined } : {}) };
        return [`runs/flight-1.${trial}.json`, { toolCalls: [left], response: `${trial}` }];
      });
      return { ...cases({}, status), ...rest, ...Object.fromEntries(several) };
    };
    const job = { runs: ["runs/{case}.{trial}.json", "runs/{case}.json"] };
    const base = commit("c1", trials(), undefined, job);
    const { result, lines } = headOf(gate(trials(2), base, job));
    expect(result).toBe("fail");
    expect(lines).toContain("f1 leaves out runs of 1 case of the baseline that it measured there: flight-1");
  });

  test("says that none could be assessed where a format has none", () => {
    const none = Object.fromEntries(ids.map((id) => [id, { result: undefined }]));
    const { result, lines } = headOf(gate({ ...cases({}, status), ...recordings("monday", none) }));
    expect(result).toBe("fail");
    expect(lines).toContain(
      "none of 12 runs could be assessed: the recording does not have the result of book, which its case expects",
    );
  });
});

describe("a gate that compares arguments in their order", () => {
  const inOrder = { code: { arguments: "compare", order: "significant" } };
  const steps = ["a", "b"].map((q) => ({ name: "search", arguments: { q } }));
  const suite = (made: (id: string) => object[], more: object = {}): Files => ({
    "expectations.yml": { cases: ids.map((id) => ({ id, referenceToolCalls: steps, ...inOrder, ...more })) },
    ...Object.fromEntries(ids.map((id) => [`runs/${id}.json`, { toolCalls: made(id), response: "done" }])),
  });
  const base = commit(
    "c1",
    suite(() => steps),
  );

  test.each([
    ["an argument", [steps[0], { name: "search", arguments: { q: "z" } }], 'search q: expected "b", got "z"'],
    ["the order", [steps[1], steps[0]], 'order step 2, search {"q":"b"}, is not in its place'],
    ["a tool", [steps[0], { name: "find", arguments: { q: "b" } }], "renamed? expected search, got find"],
  ])("names case and %s first", (_what, calls, why) => {
    const report = gate(
      suite((id) => (id === "flight-3" ? (calls as object[]) : steps)),
      base,
    );
    expect(headOf(report).lines).toContain(`flight-3 passed on every base recording and fails now: ${why}`);
  });

  test("tells a case that leaves off comparing as changed", () => {
    const report = gate(
      suite(() => [...steps].reverse(), { code: {} }),
      base,
    );
    expect(report.verdict.result).not.toBe("pass");
    expect(headOf(report).lines).toContain("12 of 12 cases changed their expectations");
  });
});

test("a case that lets calls be added is told as changed", () => {
  const base = commit("c1", { ...cases({}), ...recordings("monday") });
  const { result, lines } = headOf(
    gate({ ...cases({ f1: { extraCalls: "ignore" } }), ...recordings("monday") }, base),
  );
  expect(result).toBe("inconclusive");
  expect(lines).toContain("12 of 12 cases changed their expectations");
});

describe("what a policy hides", () => {
  const answer = { secret: "hunter2", note: "the word is opensesame", status: "full" };
  const call = { ...reference, arguments: { ...reference.arguments, word: "opensesame" } };
  const report = (redact: string[]) =>
    JSON.stringify(
      gate({
        "expectations.yml": {
          cases: [
            {
              id: "a",
              referenceToolCalls: [
                { name: "book", result: { secret: "x", note: { $regex: "^a" }, status: "booked" } },
              ],
              ...CASE,
            },
          ],
        },
        "policy.yml": { redact },
        "runs/a.json": { toolCalls: [{ ...call, result: JSON.stringify(answer) }] },
      }).cases[0]?.trials,
    );

  test("stays hidden in results: by the path in the answer, with `result` before it, and by what arguments hid", () => {
    expect(report([])).toContain("hunter2");
    for (const rule of ["book.secret", "book.result.secret", "/hunter\\d/"]) {
      expect(report([rule])).not.toContain("hunter2");
      expect(report([rule])).toContain("full");
    }
    expect(report([])).toContain("opensesame");
    expect(report(["book.word"])).not.toContain("opensesame");
  });

  test("is cut where it is long", () => {
    const long = "y".repeat(100_000);
    const texts = JSON.stringify(
      gate({
        "expectations.yml": {
          cases: [{ id: "a", referenceToolCalls: [{ name: "t", result: "x" }], ...CASE }],
        },
        "runs/a.json": { toolCalls: [{ name: "t", arguments: {}, result: long }] },
      }).cases,
    );
    expect(texts.length).toBeLessThan(10_000);
  });
});

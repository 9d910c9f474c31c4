import { describe, expect, test } from "vitest";
import { made } from "../../scorers/fixture.ts";
import { accept, policyOf, refusal } from "./fixture.ts";

const get = (result: string | undefined, args = {}) =>
  made("get", args, result === undefined ? {} : { result });

describe("a reference with a result", () => {
  test("keeps it where the arguments change", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      - { name: get, arguments: { id: 1 }, result: { $subset: { status: paid } } } # as the shop says it
`;
    const calls = [get('{"status": "paid", "at": 3}', { id: 2 })];
    expect(accept(text, calls)).toBe(text.replace("id: 1", "id: 2"));
  });

  test("gets the one that came, as deep inside as possible", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      - name: get
        result: { status: paid, at: { $type: integer } } # as the shop says it
`;
    expect(accept(text, [get('{"status": "open", "at": 3}')])).toBe(text.replace("paid", "open"));
    expect(accept(text, [get("gone")])).toContain("result: gone");
  });

  test("says nothing of what the policy hides", () => {
    const text = `cases:
  - id: a
    referenceToolCalls: [{ name: get, result: { pin: 1, status: paid } }]
`;
    for (const rule of ["get.pin", "get.result.pin"]) {
      const policy = policyOf(`redact: [${rule}]`);
      const after = accept(text, [get('{"pin": 4711, "status": "open"}')], policy);
      expect(after).toContain("status: open");
      expect(after).not.toContain("4711");
    }
  });

  test("cannot be accepted where the recording holds none", () => {
    const text = "cases: [{ id: a, referenceToolCalls: [{ name: get, result: x }] }]";
    expect(refusal(text, [get(undefined)])).toContain("does not have the result of get");
  });

  test("cannot be accepted where the call failed, unless its answer says so", () => {
    const text = "cases: [{ id: a, referenceToolCalls: [{ name: get, result: x }] }]";
    const failed = (result?: string) => [made("get", {}, { status: "error", ...(result ? { result } : {}) })];
    const why = "get failed, and its reference expects a result: correct the agent, or accept another run";
    expect(refusal(text, failed("a timeout"))).toContain(why);
    expect(refusal(text, failed())).toContain(why);
    expect(accept(text, failed("Error: no seats"))).toContain("Error: no seats");
  });
});

describe("calls that may be there", () => {
  test("do not come in, and what was missed goes", () => {
    const text = `cases:
  - id: a
    f1: { extraCalls: ignore }
    referenceToolCalls: [{ name: a, arguments: { x: 1 } }, { name: b }]
`;
    const calls = [made("c"), made("a", { x: 2 })];
    expect(accept(text, calls)).toBe(text.replace("x: 1", "x: 2").replace(", { name: b }", ""));
  });
});

describe("an order with arguments", () => {
  const text = (more = "") => `cases:
  - id: a
    code: { arguments: compare, order: significant }
    referenceToolCalls:
      - { name: s, arguments: { q: a } }
      - { name: s, arguments: { q: b } }
${more}`;
  const [a, b] = [made("s", { q: "a" }), made("s", { q: "b" })];

  test("becomes that of the calls", () => {
    expect(accept(text(), [a, b])).toBe(text());
    const swapped = `cases:
  - id: a
    code: { arguments: compare, order: significant }
    referenceToolCalls:
      - { name: s, arguments: { q: b } }
      - { name: s, arguments: { q: a } }
`;
    expect(accept(text(), [b, a])).toBe(swapped);
    const order = "    expectedToolOrder: [s, s]\n";
    expect(accept(text(order), [b, a])).toBe(`${swapped}${order}`);
  });

  test("gets other arguments in their place", () => {
    expect(accept(text(), [a, made("s", { q: "c" })])).toBe(text().replace("q: b", "q: c"));
  });
});

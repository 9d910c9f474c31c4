import { describe, expect, test } from "vitest";
import { isAsExpected } from "../../src/scorers/counted-calls.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf, scoreCode, scoreF1 } from "./fixture.ts";

const rules: Parameters<typeof toolBook>[0] = [
  { match: "*", readOnly: true },
  { match: "pay", readOnly: false },
  { match: "refund", readOnly: false },
  { match: "transfer", handoff: true },
];
const counted = { f1: { calls: "state-changing" }, code: { calls: "state-changing" } };
const handsOn = {
  ...counted,
  referenceToolCalls: [
    { name: "pay", arguments: { to: "a" } },
    { name: "transfer", arguments: { summary: "The user wants a refund" } },
  ],
};
const pays = { ...counted, referenceToolCalls: [{ name: "pay", arguments: { to: "a" } }] };
const pay = made("pay", { to: "a" });
const transfer = made("transfer", { summary: "in other words" });

describe("a tool that the policy marks as a hand-off", () => {
  test("is expected by its name alone, and counts though it only reads", () => {
    expect(scoreF1(handsOn, [pay, transfer], rules).value).toBe(1);
    expect(scoreF1(handsOn, [pay], rules).value).toBe(1 / 2);
    expect(scoreF1(handsOn, [pay], rules).missing).toMatchObject([
      { name: "transfer", arguments: { $any: true } },
    ]);
    expect(scoreCode(handsOn, [pay], rules).value).toBe(0);
    expect(scoreCode(handsOn, [pay, transfer], rules).value).toBe(1);
  });

  test("leaves out what else was called in a case that expects it", () => {
    const outcome = scoreF1(handsOn, [pay, made("refund"), transfer], rules);
    expect(outcome).toMatchObject({ value: 1, unexpected: [] });
    expect(scoreF1(handsOn, [made("pay", { to: "b" }), made("refund"), transfer], rules).value).toBe(1 / 2);
  });

  test("is left out where nobody expects it, if it only reads, and counts otherwise", () => {
    expect(scoreF1(pays, [pay, transfer], rules).value).toBe(1);
    const counts = [...rules, { match: "transfer", readOnly: false }];
    expect(scoreF1(pays, [pay, transfer], counts).value).toBe(2 / 3);
  });

  test("changes nothing of a case that may hand on, but need not", () => {
    const may = {
      ...pays,
      referenceToolCalls: [...pays.referenceToolCalls, { name: "transfer", optional: true }],
    };
    expect(scoreF1(may, [pay, made("refund")], rules).value).toBe(2 / 3);
    expect(scoreF1(may, [pay, transfer], rules).value).toBe(1);
  });

  test("is not one by the word of a recording", () => {
    const tools = [{ name: "transfer", handoff: true, readOnly: true }];
    const unmarked = rules.filter(({ handoff }) => !handoff);
    expect(scoreF1(handsOn, [pay, made("refund"), transfer], unmarked, { tools }).value).toBe(2 / 3);
  });

  test("is missed at first sight too", () => {
    const book = toolBook(rules);
    expect(isAsExpected(runOf([pay]), expectationOf(handsOn), book)).toBe(false);
    expect(isAsExpected(runOf([pay]), expectationOf(pays), book)).toBe(true);
  });
});

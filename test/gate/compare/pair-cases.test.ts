import { describe, expect, test } from "vitest";
import { type Pairing, pairCases } from "../../../src/gate/compare/pair-cases.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { caseLabel } from "../../../src/report/cases.ts";
import { recorded } from "../comparison/fixture.ts";

type Retired = Parameters<typeof pairCases>[2];

/** A pairing as text: `head < base: state`, then the removed cases. */
function pairingLines({ pairs, removed, retired }: Pairing): string[] {
  return [
    ...pairs.map(({ head, base, state }) => {
      const from = base === undefined ? "" : ` < ${caseLabel(base)}`;
      return `${caseLabel(head)}${from}: ${state}`;
    }),
    ...removed.map((one) => `removed ${caseLabel(one)}`),
    ...retired.map(({ gone, reason }) => `retired ${caseLabel(gone)}: ${reason}`),
  ];
}

const pair = (head: ReportCase[], base: ReportCase[], retired: Retired = []) =>
  pairingLines(pairCases(head, base, retired));
const model = (name: string) => ({ tags: { model: name } });

describe("a case is, beside the baseline,", () => {
  test.each<[string, ReportCase, ReportCase, string]>([
    ["comparable when a recording is new", recorded("a", "x+"), recorded("a", "y+"), "comparable"],
    ["comparable when one of several is new", recorded("a", "x+ y-"), recorded("a", "x+"), "comparable"],
    [
      "unchanged when every recording is the baseline's",
      recorded("a", "x+"),
      recorded("a", "x+"),
      "unchanged",
    ],
    ["unchanged in whatever order", recorded("a", "x+ y-"), recorded("a", "y- x+"), "unchanged"],
    ["comparable when one is left out", recorded("a", "x+"), recorded("a", "x+ y-"), "comparable"],
    [
      "comparable when the recording is only in the pool: it was put back",
      recorded("a", "x+"),
      recorded("a", "y-", { pool: [{ commit: null, runs: [["x", true]] }] }),
      "comparable",
    ],
    [
      "changed when other things are expected",
      recorded("a", "x+"),
      recorded("a", "x+", { fingerprint: "other" }),
      "changed",
    ],
    [
      "changed though nothing of it can be assessed any more",
      recorded("a", "x?"),
      recorded("a", "x+", { fingerprint: "other" }),
      "changed",
    ],
    ["unassessed when no run passes or fails here", recorded("a", "x?"), recorded("a", "y+"), "unassessed"],
    ["unassessed when no run did there", recorded("a", "x+"), recorded("a", "y?"), "unassessed"],
    ["unassessed when there is no run", recorded("a", ""), recorded("a", "y+"), "unassessed"],
    [
      "comparable when a run in error is left beside a new one",
      recorded("a", "x+ z?"),
      recorded("a", "y+ z?"),
      "comparable",
    ],
    [
      "unchanged when what is new could not be assessed",
      recorded("a", "x+ z?"),
      recorded("a", "x+"),
      "unchanged",
    ],
  ])("%s", (_what, head, base, state) => {
    expect(pair([head], [base])).toEqual([`a < a: ${state}`]);
  });

  test("new when the baseline does not have it, or expects nothing of it", () => {
    expect(pair([recorded("a", "x+")], [])).toEqual(["a: new"]);
    expect(pair([recorded("a", "x+")], [recorded("a", "x+", { source: "none" })])).toEqual(["a: new"]);
  });

  test("unassessed when nobody expects anything of it, here or there", () => {
    const silent = recorded("a", "x?", { source: "none" });
    expect(pair([silent], [])).toEqual(["a: unassessed"]);
    expect(pair([silent], [silent])).toEqual(["a: unassessed"]);
    const expected = recorded("a", "x+");
    expect(pair([{ ...silent, fingerprint: null }], [expected])).toEqual(["a < a: unassessed", "removed a"]);
  });

  test("another one under other tags", () => {
    const head = [recorded("a", "x+", model("x")), recorded("a", "y+")];
    const base = [recorded("a", "x+", model("y")), recorded("a", "y+", { tags: { model: "x", mood: "b" } })];
    expect(pair(head, base)).toEqual([
      "a (model=x): new",
      "a: new",
      "removed a (model=y)",
      "removed a (model=x, mood=b)",
    ]);
  });

  test("the same whatever the order of its tags", () => {
    const head = recorded("a", "x+", { tags: { model: "x", mood: "b" } });
    const base = recorded("a", "x+", { tags: { mood: "b", model: "x" } });
    expect(pair([head], [base])).toEqual(["a (model=x, mood=b) < a (model=x, mood=b): unchanged"]);
  });

  test("told apart from others by ids and tags that look like parts of a program", () => {
    const names = ["__proto__", "constructor", "hasOwnProperty", "toString"];
    const cases = names.map((id) => recorded(id, `${id}1+`));
    expect(pair(cases, cases)).toEqual(names.map((id) => `${id} < ${id}: unchanged`));
    expect(pair(cases, [])).toEqual(names.map((id) => `${id}: new`));
    const tagged = JSON.parse('{"__proto__": "x"}') as Record<string, string>;
    expect(pair([recorded("a", "x+")], [recorded("a", "x+", { tags: tagged })])).toEqual([
      "a: new",
      "removed a (__proto__=x)",
    ]);
  });
});

describe("a renamed case", () => {
  const b = (more: Partial<ReportCase> = {}) => recorded("b", "y+", { formerly: "a", ...more });

  test("is compared with what it was", () => {
    expect(pair([b()], [recorded("a", "x+")])).toEqual(["b < a: comparable"]);
    expect(pair([b(model("x"))], [recorded("a", "x+", model("x"))])).toEqual([
      "b (model=x) < a (model=x): comparable",
    ]);
  });

  test("takes the place of a case with the same tags only", () => {
    expect(pair([b(model("x"))], [recorded("a", "x+")])).toEqual(["b (model=x): new", "removed a"]);
  });

  test("is changed when it expects something else", () => {
    expect(pair([b({ fingerprint: "other" })], [recorded("a", "x+")])).toEqual(["b < a: changed"]);
  });

  test("does not take the place of a case that is still there", () => {
    expect(pair([b(), recorded("a", "z+")], [recorded("a", "x+")])).toEqual(["b: new", "a < a: comparable"]);
  });

  test("takes the place of a case of which only recordings were left behind", () => {
    const left = recorded("a", "x?", { source: "none" });
    expect(pair([b(), left], [recorded("a", "x+")])).toEqual(["b < a: comparable", "a < a: unassessed"]);
  });

  test("is itself once the baseline knows its new name", () => {
    expect(pair([b()], [recorded("b", "x+")])).toEqual(["b < b: comparable"]);
    expect(pair([b()], [recorded("b", "x+"), recorded("a", "x+")])).toEqual([
      "b < b: comparable",
      "removed a",
    ]);
  });

  test("that was never there is new", () => {
    expect(pair([b({ formerly: "constructor" })], [recorded("c", "x+")])).toEqual(["b: new", "removed c"]);
  });
});

describe("a case that is gone", () => {
  const gone = [recorded("a", "x+"), recorded("a", "y+", model("x")), recorded("b", "z+", model("x"))];

  test.each<[string, Retired, string[]]>([
    ["is removed", [], ["removed a", "removed a (model=x)", "removed b (model=x)"]],
    [
      "is retired by its id, whatever its tags",
      [{ id: "a", reason: "r" }],
      ["removed b (model=x)", "retired a: r", "retired a (model=x): r"],
    ],
    [
      "is retired by tags, whatever its id",
      [{ tags: { model: "x" }, reason: "r" }],
      ["removed a", "retired a (model=x): r", "retired b (model=x): r"],
    ],
    [
      "is retired by both together",
      [{ id: "a", tags: { model: "x" }, reason: "r" }],
      ["removed a", "removed b (model=x)", "retired a (model=x): r"],
    ],
    [
      "is retired by the first statement of its id, else by the first of its tags alone",
      [
        { tags: { model: "x" }, reason: "tags" },
        { tags: { model: "x" }, reason: "later" },
        { id: "b", reason: "id" },
        { id: "b", reason: "later" },
      ],
      ["removed a", "retired a (model=x): tags", "retired b (model=x): id"],
    ],
    [
      "is not retired by another id, another tag or one tag too many",
      [
        { id: "c", reason: "r" },
        { id: "a", tags: { model: "y" }, reason: "r" },
        { tags: { model: "x", mood: "b" }, reason: "r" },
        { tags: { constructor: "Object" }, reason: "r" },
      ],
      ["removed a", "removed a (model=x)", "removed b (model=x)"],
    ],
  ])("%s", (_what, retired, words) => {
    expect(pair([], gone, retired)).toEqual(words);
  });

  test("is gone though its runs are still recorded, when nobody expects anything of them", () => {
    const silent = recorded("a", "x?", { source: "none" });
    expect(pair([silent], [recorded("a", "x+")])).toEqual(["a < a: unassessed", "removed a"]);
  });

  test("was none when the baseline expected nothing of it", () => {
    expect(pair([], [recorded("a", "x?", { source: "none" })])).toEqual([]);
  });

  test("is not gone when it is still there, whatever is declared", () => {
    const still = recorded("a", "x+");
    expect(pair([still], [still], [{ id: "a", reason: "r" }])).toEqual(["a < a: unchanged"]);
  });
});

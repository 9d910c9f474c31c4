import { expect, test } from "vitest";
import { expectationsSchema } from "../../src/config/expectations-schema.ts";
import { limits } from "../../src/core/limits.ts";
import { wordsIn } from "../../src/recordings/detect.ts";
import { redactor, shownOutcome } from "../../src/report/details.ts";
import { isTextDetails } from "../../src/report/reasons.ts";
import { readRefusal } from "../../src/scorers/judge/client/request.ts";
import { changesSection } from "../../src/views/page/page.ts";
import { fullReport } from "../views/saying.ts";

test("an expectations file of too many cases is refused", () => {
  const listing = (count: number) => expectationsSchema.safeParse({ cases: Array(count).fill({ id: "a" }) });
  expect(listing(limits.cases).success).toBe(true);
  expect(listing(limits.cases + 1).error?.issues).toMatchObject([{ code: "too_big", maximum: limits.cases }]);
});

test("a case of too many tags is refused", () => {
  const tagged = (count: number) =>
    expectationsSchema.safeParse({
      cases: [{ id: "a", tags: Array.from({ length: count }, (_, at) => `t${at}`) }],
    });
  expect(tagged(limits.caseTags).error).toBeUndefined();
  expect(JSON.stringify(tagged(limits.caseTags + 1).error?.issues)).toContain(`"maximum":${limits.caseTags}`);
});

test("an expectations file of too many retired cases is refused", () => {
  const retired = (count: number) => Array(count).fill({ id: "a", reason: "gone" });
  const listing = (count: number) => expectationsSchema.safeParse({ cases: [], retired: retired(count) });
  expect(listing(limits.retired).success).toBe(true);
  expect(listing(limits.retired + 1).error?.issues).toMatchObject([
    { code: "too_big", maximum: limits.retired },
  ]);
});

test("of a huge document the beginning is searched for marks of formats", () => {
  const before = (count: number) => wordsIn([...Array(count).fill(null), { mark: 1 }]);
  expect([...before(limits.valuesSearched - 2)]).toEqual(["mark"]);
  expect([...before(limits.valuesSearched - 1)]).toEqual([]);
});

test("of a refusal that a judge's server words at length the beginning is kept", () => {
  expect(readRefusal("x".repeat(limits.judgeRefusal + 1)).message).toBe("x".repeat(limits.judgeRefusal));
});

test("of what an answer lacks so much is listed, and each as far as it is read", () => {
  const lack = { text: "x".repeat(limits.shownLack + 1) };
  const details = { counts: { missing: 1 }, lacks: Array(limits.shownLacks + 1).fill(lack) };
  const shown = shownOutcome("says", { status: "scored", value: 0, details }, redactor([]));
  const { lacks } = shown.status === "scored" && isTextDetails(shown.details) ? shown.details : { lacks: [] };
  expect(lacks).toHaveLength(limits.shownLacks);
  expect(lacks[0]?.text).toBe(`${"x".repeat(limits.shownLack)}…`);
});

test("of the cases that are gone a page lists so many, and counts the rest", () => {
  const report = fullReport();
  const removed = Array.from({ length: limits.pageGoneCases + 3 }, (_, at) => ({
    id: `gone-${at}`,
    tags: {},
  }));
  const comparison = report.comparison && { ...report.comparison, removed, retired: [] };
  const page = changesSection({ ...report, comparison }).text;
  expect(page).toContain(`<th scope="row">gone-${limits.pageGoneCases - 1}</th>`);
  expect(page).not.toContain(`<th scope="row">gone-${limits.pageGoneCases}</th>`);
  expect(page).toContain("3 more cases");
});

import { describe, expect, test } from "vitest";
import { brokenActions } from "./broken-actions.ts";
import { brokenCalls } from "./broken-calls.ts";
import { brokenHandovers } from "./broken-handovers.ts";
import { AGENT, canonical, changed, findingsOf, recipe } from "./fixture.ts";

describe.each([
  ["the README's workflow", canonical, [...brokenCalls, ...brokenHandovers]],
  ["the plain action's", recipe("The plain action"), brokenActions],
])("%s with", (_name, workflow, mutations) => {
  test.each(mutations)("%s", (_broken, from, to, { check, state = "missing", what, at }) => {
    const text = changed(workflow, from, to);
    const files = check === "configuration" ? {} : { "evals/expectation.yml": { cases: [] } };
    const findings = findingsOf(text, {}, files);
    const found = findings.filter((one) => one.state !== "ok" && one.check === check);
    expect(found).toMatchObject([{ state, what: expect.stringContaining(what) }]);
    const [{ file, line = 0, column = 0, remedy } = { remedy: "" }] = found;
    expect(remedy).not.toBe("");
    const place = file === AGENT ? text.split("\n")[line - 1]?.slice(column - 1) : file;
    expect(place?.startsWith(at), `${place} begins with ${at}`).toBe(true);
  });

  test("nothing broken", () => {
    expect(findingsOf(workflow).filter(({ state }) => state !== "ok")).toEqual([]);
  });
});

test("each check of workflows is seen red", () => {
  const red = new Set(
    [...brokenCalls, ...brokenHandovers, ...brokenActions].map(([, , , { check }]) => check),
  );
  const elsewhere = ["gate", "fork-comments", "required-check", "baseline", "allowed-actions"];
  expect(
    [...new Set(findingsOf(recipe("The plain action")).map(({ check }) => check))].filter(
      (id) => !red.has(id) && !elsewhere.includes(id),
    ),
  ).toEqual([]);
});

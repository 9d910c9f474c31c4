import { describe, expect, test } from "vitest";
import { checks } from "../../../src/setup/doctor/checks.ts";
import { brokenActions } from "./broken-actions.ts";
import { brokenCalls } from "./broken-calls.ts";
import { brokenHandovers } from "./broken-handovers.ts";
import { AGENT, CONFIG, canonical, changed, findingsOf, namedFiles, recipe } from "./fixture.ts";

describe.each([
  ["the README's workflow", canonical, [...brokenCalls, ...brokenHandovers]],
  ["the plain action's", recipe("The plain action"), brokenActions],
])("%s with", (_name, workflow, mutations) => {
  test.each(mutations)("%s", (_broken, from, to, { check, state = "missing", what, at }, around = {}) => {
    const { in: changedFile = AGENT, files = {} } = around;
    const texts: Record<string, unknown> = { ...namedFiles, [AGENT]: workflow };
    texts[changedFile] = changed(String(texts[changedFile]), from, to);
    const findings = findingsOf(String(texts[AGENT]), {}, { [CONFIG]: String(texts[CONFIG]), ...files });
    const found = findings.filter((finding) => finding.state !== "ok" && finding.check === check);
    expect(found).toMatchObject([{ state, what: expect.stringContaining(what) }]);
    const [{ file = "", line = 0, column = 0, remedy } = { remedy: "" }] = found;
    expect(remedy).not.toBe("");
    const place =
      line === 0
        ? file
        : String(texts[file])
            .split("\n")
            [line - 1]?.slice(column - 1);
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
  const elsewhere = [
    "gate",
    "fork-comments",
    "required-check",
    "base-branches",
    "baseline",
    "recordings-keys",
  ];
  elsewhere.push("quarantine");
  const ids = checks.map(({ id }) => id);
  expect(ids.filter((id) => !red.has(id) && !elsewhere.includes(id))).toEqual([]);
});

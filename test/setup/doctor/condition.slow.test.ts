// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { describe, expect, test } from "vitest";
import { holds, saysAlways } from "../../../src/setup/doctor/expressions.ts";
import { canonical, changed, findingsOf, findingTexts, recipe } from "./fixture.ts";

describe("a condition", () => {
  test.each([
    ["", true],
    ["true", true],
    ["false", false],
    ["${{   Always( )   }}", true],
    ["!cancelled()", true],
    ["failure()", false],
    ["github.event_name == 'pull_request'", true],
    ["github.event_name != 'pull_request'", false],
    ["vars.GATE", undefined],
    ["vars.GATE || true", true],
    ["vars.GATE && false", false],
    ["(vars.GATE || true) && false", false],
    ["!(github.event_name == 'push' || vars.GATE == '||')", undefined],
    ["(true) && (false)", false],
  ])("%j holds on a pull request where all went well: %s", (condition, answer) => {
    expect(holds(condition, { event: "pull_request", before: "success" })).toBe(answer);
  });

  test.each([
    ["", false],
    ["true", false],
    ["always()", true],
    ["always() && success()", false],
    ["!cancelled()", true],
    ["success() || failure()", true],
  ])("%j holds where a job before failed: %s", (condition, answer) => {
    expect(holds(condition, { event: "push", before: "failure" })).toBe(answer);
  });

  test("may say that a job runs always, and the opposite", () => {
    expect(["${{ Always() }}", "always ( ) && x", "!always()"].map(saysAlways)).toEqual([true, true, false]);
  });
});

describe("a gate is never skipped", () => {
  test.each(["${{   always()   }}", "Always()", "always() && true", "!false && always()"])(
    "by %s",
    (condition) => {
      for (const workflow of [canonical, recipe("The plain action")]) {
        const text = changed(workflow, "if: ${{ always() }}", `if: "${condition}"`);
        expect(findingTexts(findingsOf(text), "missing", "advice", "not checked")).toEqual([]);
      }
    },
  );

  test.each(["if:", "if: true", "if: success()"])("by %s, where it needs no job", (condition) => {
    const committed = recipe("Recordings committed to the repository");
    const text = changed(committed, "    uses: rungate", `    ${condition}\n    uses: rungate`);
    expect(findingTexts(findingsOf(text), "missing", "advice", "not checked")).toEqual([]);
  });
});

test.each(["if:", "if: true", "if: Success()", "if: ${{ !cancelled() }}"])(
  "a step with %s gates",
  (condition) => {
    const step = changed(
      recipe("The plain action"),
      "uses: rungate/",
      `${condition}\n        uses: rungate/`,
    );
    expect(findingTexts(findingsOf(step), "missing", "advice", "not checked")).toEqual([]);
  },
);

import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { ReportTool } from "../../../src/report/report.ts";
import { toolsSection } from "../../../src/views/page/scores.ts";

const tool = (name: string, more: Partial<ReportTool> = {}): ReportTool => ({
  name,
  expected: 1,
  called: 1,
  missed: 0,
  wrongArguments: 0,
  confusedWith: [],
  ...more,
});

describe("the table of tools", () => {
  test("has a row for each, with its counts and whom it is confused with", () => {
    const confusedWith = [
      { name: "find", times: 3 },
      { name: "list", times: 1 },
    ];
    const page = toolsSection({
      tools: [tool("search", { expected: 9, called: 5, missed: 6, wrongArguments: 2, confusedWith })],
    }).text;
    expect(page).toContain(
      '<tr><th scope="row"><code>search</code></th><td class="number">9</td><td class="number">5</td><td class="number">2</td><td><code>find</code>\u00a0×3, <code>list</code>\u00a0×1</td></tr>',
    );
  });

  test("is not there where no tool was expected, nor in the page of an old report", () => {
    expect(toolsSection({ tools: [tool("x", { expected: 0 })] }).text).toBe("");
    expect(toolsSection({}).text).toBe("");
  });

  test("shows names as text, and cuts long ones", () => {
    const hostile = "<script>alert(1)</script>";
    const long = "x".repeat(limits.shownName + 1);
    const page = toolsSection({
      tools: [
        tool(hostile, { confusedWith: [{ name: `"><img src=x>`, times: 1 }] }),
        tool(long),
        tool("__proto__"),
      ],
    }).text;
    expect(page).not.toMatch(/<(?:script|img)/);
    expect(page).toContain("&#60;script&#62;");
    expect(page).not.toContain(long);
    expect(page).toContain("<code>__proto__</code>");
  });

  test("says that there may be more where it is full", () => {
    const full = (count: number) => toolsSection({ tools: Array(count).fill(tool("x")) }).text;
    expect(full(limits.reportedTools)).toContain(`At most ${limits.reportedTools} tools are listed`);
    expect(full(limits.reportedTools - 1)).not.toContain("At most");
  });
});

import { expect, test } from "vitest";
import { annotationsOf } from "../../src/views/annotations.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { explainView } from "../../src/views/explain.ts";
import { headlineText } from "../../src/views/headline.ts";
import { junitView } from "../../src/views/junit.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { commit, gate } from "../gate/suite.ts";
import { printed } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { ofAnyVersion } from "./trips.ts";

const ok = (name: string) => ({ name, arguments: {}, status: "ok" });

function brokenReport() {
  const rules = { before: ["verify_user", "refund"], atMost: { search: 1 } };
  const files = (...refund: string[]) => ({
    "expectations.yml": {
      cases: [
        { id: "refund", expectedTool: "refund", rules },
        { id: "greet", referenceToolCalls: [] },
      ],
    },
    "policy.yml": { gate: { rules: "fail", regression: { mode: "off" } } },
    "runs/refund.json": { toolCalls: refund.map(ok) },
    "runs/greet.json": { toolCalls: [] },
  });
  const base = commit("c1", files("verify_user", "refund"));
  return onPullRequest(ofAnyVersion(gate(files("search", "search", "refund", "verify_user"), base)));
}

test("a broken rule stands in every view, with its call", async () => {
  const report = brokenReport();
  const outputs: [string, string][] = [
    ["headline", headlineText(report)],
    ["comment", commentView(report, place).text],
    ["summary", summaryView(report).text],
    ["terminal", printed(terminalView(report, { colors: false, verdict: true }))],
    ["explain", printed(explainView(report, false))],
    ["page", pageBody(report).text],
    ["junit", junitView(report, { verdict: true, isRed: true })],
    [
      "annotations",
      annotationsOf(report)
        .map((annotation) => JSON.stringify(annotation))
        .join("\n"),
    ],
  ];
  for (const [name, text] of outputs) expect(text, name).toMatch(/rule/i);
  await expect(linesOf(outputs, /rule|verify|one too many/i)).toMatchFileSnapshot(
    "../golden/lines/rules.txt",
  );
});

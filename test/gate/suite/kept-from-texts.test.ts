import { expect, test } from "vitest";
import { reportOn } from "../../workspace.ts";

/** True when a run passes whose texts were redacted, although a scorer of texts gates. */
function passOf(redact: string) {
  const report = reportOn(
    {
      "runs.jsonl": JSON.stringify({ case: "a", toolCalls: [] }),
      "expectations.yml":
        "cases: [{ id: a, referenceToolCalls: [], keyword-coverage: { keywords: [refund] } }]",
      "p.yml": `gate: { scorers: [code, keyword-coverage] }\nredact: ${redact}`,
    },
    { runs: ["runs.jsonl"], policy: "p.yml" },
  );
  return report.cases[0]?.trials[0]?.pass;
}

test("a recording without texts passes no gate of texts, whatever is hidden in what is said of it", () => {
  expect(passOf("[]")).toBeNull();
  expect(passOf('["/recording/"]')).toBeNull();
});

import { expect, test } from "vitest";
import { reportOn } from "../../workspace.ts";

const run = {
  case: "a",
  response: "Done.",
  toolCalls: [{ name: "login", arguments: { password: "hunter2", user: "ada" } }],
  mustSay: ["hunter2", "ada"],
};

test("what is hidden in a call by its path is hidden in what the answer lacks", () => {
  const files = { "runs.jsonl": JSON.stringify(run), "expectations.yml": "cases: []" };
  const by = (redact: string) =>
    JSON.stringify(
      reportOn({ ...files, "p.yml": redact }, { runs: ["runs.jsonl"], policy: "p.yml" }).cases[0]?.trials,
    );
  expect(by("redact: []")).toContain("hunter2");
  const hidden = by("redact: [login.password]");
  expect(hidden).toContain('\\"ada\\" was not said');
  expect(hidden).not.toContain("hunter2");
});

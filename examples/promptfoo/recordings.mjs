import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

rmSync("evals/runs", { recursive: true, force: true });
mkdirSync("evals/runs", { recursive: true });
const trials = {};
for (const line of readFileSync("results.jsonl", "utf8").trim().split("\n")) {
  const { testCase, prompt, response } = JSON.parse(line);
  const id = testCase.metadata?.case;
  if (response?.output == null) throw new Error(`a run of ${id} has no answer: run the eval again`);
  if (!/^[\w-]+$/.test(id ?? "")) throw new Error(`a test needs metadata.case, an id: ${prompt.raw}`);
  trials[id] = (trials[id] ?? 0) + 1;
  const { output, metadata } = response;
  const answer = Array.isArray(output)
    ? { tool_calls: output }
    : typeof output === "string"
      ? { content: output }
      : output;
  const messages = metadata?.messages ?? [
    { role: "user", content: prompt.raw },
    { content: null, ...answer, role: "assistant" },
  ];
  writeFileSync(`evals/runs/${id}.${trials[id]}.json`, JSON.stringify({ messages }));
}

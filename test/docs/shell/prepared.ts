import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documented } from "../../e2e/documented.ts";
import { labels } from "../kinds/labels.ts";
import { partsOf, root } from "../pages.ts";

interface Prepared {
  files?: Record<string, string>;
  before?: string[];
  recordsAgents?: true;
}

export const preparedFor: Readonly<Record<string, () => Prepared>> = {
  "docs/doctor.md": () => ({
    files: { ".github/workflows/agent.yml": documented("docs/recipes.md", "runs-artifact: recordings") },
  }),
  "docs/formats.md": () => ({ files: { "evals/runs/book-flight.1.json": JSON.stringify(chat) } }),
  "docs/record.md": () => ({
    files: { "agent.py": readFileSync(join(root, "examples/agents/agent.py"), "utf8") },
    recordsAgents: true,
  }),
  "examples/agents/README.md": () => ({ recordsAgents: true }),
  "docs/judge.md": () => ({
    files: { "labels.yml": partsOf("docs/judge.md").blocks.find(labels.claims)?.text ?? "" },
    before: [`rungate gate ${ON_EXAMPLES} --judge-model gpt-4.1-mini --report-only --json > report.json`],
  }),
};

const ON_EXAMPLES =
  "--runs 'examples/runs/openai/{case}.{trial}.json' --expectations examples/expectations.yml --policy examples/rungate.yml";

const chat = {
  messages: [
    { role: "user", content: "A flight to Lisbon on 12 June" },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        {
          id: "call_1",
          type: "function",
          function: { name: "search_flights", arguments: '{"from":"Oslo","to":"Lisbon"}' },
        },
      ],
    },
    { role: "tool", tool_call_id: "call_1", content: "NV417 9:40" },
    { role: "assistant", content: "NV417 leaves at 9:40." },
  ],
};

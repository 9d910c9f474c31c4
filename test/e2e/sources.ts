/** A source of traces: its own export of one run, and a change of one argument in it. */
export interface Source {
  /** As in the table of docs/recipes.md. */
  name: string;
  /** In test/fixtures. */
  fixture: string;
  /** The file of the export on the base branch, and on the branch if it has another name there. */
  files: [base: string, head?: string];
  /** Arguments of `rungate init`. */
  init?: string[];
  /** Replacements that make the export of the fixture. */
  prepare?: [from: RegExp, to: string];
  change: [from: RegExp, to: string];
  /** The case and the argument in the comment. */
  says: RegExp;
}

const [FIRST, SECOND] = ["0197a3c2-7d10-7093-97de-2532572c0be4", "0197b4d3-8e21-71a4-88cf-3643683d1cf5"];

export const sources: readonly Source[] = [
  {
    name: "LangSmith",
    fixture: "langsmith/trace.jsonl",
    files: [`traces/${FIRST}.jsonl`, `traces/${SECOND}.jsonl`],
    change: [/(flight\\?": \\?")NV417/g, "$1NV500"],
    says: /book-nv417-for-two-\w+:? book_flight flight: expected "NV417", got "NV500"/,
  },
  {
    name: "Langfuse",
    fixture: "langfuse-trace/public-api.json",
    files: [`evals/runs/trace-${FIRST}.json`, `evals/runs/trace-${SECOND}.json`],
    change: [/("town": ")Oslo/g, "$1Molde"],
    says: /rain mcp__sky__rain town: expected "Oslo", got "Molde"/,
  },
  {
    name: "Phoenix",
    fixture: "openinference/phoenix-rest.json",
    files: ["evals/runs/t1.json"],
    change: [/(to\\":\\")Bergen/g, "$1Molde"],
    says: /t1 find_ferries to: expected "Bergen", got "Molde"/,
  },
  {
    name: "Braintrust",
    fixture: "braintrust/experiment.json",
    files: ["evals/runs/experiment.json"],
    change: [/(seats\\?": )2/g, "$13"],
    says: /Book NV417 for two book_flight seats: expected 2, got 3/,
  },
  {
    name: "Inspect",
    fixture: "inspect-ai/tools.json",
    files: [
      "logs/2026-06-12T09-41-00-00-00_travel_EG3t68SbSxDsWhKZors9Pp.json",
      "logs/2026-06-13T10-15-00-00-00_travel_c29MGuHXhsarUGyLtXrVyJ.json",
    ],
    change: [/("seats": )2/g, "$13"],
    says: /book book_flight seats: expected 2, got 3/,
  },
  {
    name: "Harbor (ATIF)",
    fixture: "atif/terminus-2.json",
    files: [
      "jobs/2026-06-12__09-41-00/write-hello__aB3xYzK/agent/trajectory.json",
      "jobs/2026-06-13__10-15-00/write-hello__cD4wVuJ/agent/trajectory.json",
    ],
    init: ["--runs", "jobs/*/{case}__{trial}/agent/trajectory.json"],
    change: [/cat hello/g, "less hello"],
    says: /write-hello bash_command keystrokes: expected "cat hello/,
  },
  {
    name: "Claude Code",
    fixture: "anthropic/claude-code.jsonl",
    files: [`evals/runs/${FIRST}.jsonl`, `evals/runs/${SECOND}.jsonl`],
    change: [/("pattern":")apple/g, "$1cherry"],
    says: /count-the-trees-and-prune-them-\w+: Grep pattern: expected "apple", got "cherry"/,
  },
  {
    name: "Copilot CLI",
    fixture: "copilot-cli/copilot-cli.jsonl",
    files: [`evals/runs/${FIRST}/events.jsonl`, `evals/runs/${SECOND}/events.jsonl`],
    prepare: [/"success":false,"error":\{[^}]*\}/g, '"success":true,"result":{"content":"open"}'],
    change: [/("minutes":)5/g, "$19"],
    says: /water-the-ferns-then-say-what-\w+: open_valve minutes: expected 5, got 9/,
  },
  {
    name: "promptfoo",
    fixture: "promptfoo/calls.json",
    files: ["evals/results.json"],
    change: [/(flight\\":\\")NV417/g, "$1NV500"],
    says: /book a flight book_flight flight: expected "NV417", got "NV500"/,
  },
  {
    name: "OpenTelemetry Collector",
    fixture: "otel-genai/collector.jsonl",
    files: ["evals/runs/traces.jsonl"],
    change: [/(seats\\+":)2/g, "$13"],
    says: /ferry book_seats seats: expected 2, got 3/,
  },
];

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { booking, model } from "../setup/record/model.ts";
import { AGENT, PER_CASE, project, record } from "../setup/record/project.ts";
import { rungate } from "./command-line.ts";

const CONFIG = `runs: evals/runs/{case}.{trial}.json
expectations: evals/cases.yml
agent: [agent.mjs]
record: npx rungate record --cases -- node agent.mjs
gate: { stale: fail, floors: { passRate: 0.5 } }
`;

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: root });

type Answer = (body: string, response: ServerResponse) => void | Promise<void>;

/** A pull request of a week: the repository, and a recorder for the agent with given model answers. */
interface Week {
  root: string;
  edit: (file: string, from: string | RegExp, to: string) => void;
  again: (answer?: Answer, trials?: number) => Promise<unknown>;
}

async function week(): Promise<Week> {
  const root = project({ ".github/rungate.yml": CONFIG });
  git(root, "init", "-qb", "main");
  const again = async (answer: Answer = booking, trials = 3) =>
    record(root, await model(answer), [...PER_CASE, "--trials", String(trials), ...AGENT]);
  const edit: Week["edit"] = (file, from, to) => {
    const path = join(root, file);
    const [before, after] = [readFileSync(path, "utf8"), readFileSync(path, "utf8").replace(from, to)];
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };
  await again();
  git(root, "add", "-A");
  git(root, "commit", "-qm", "Record the agent");
  git(root, "switch", "-qc", "change");
  return { root, again, edit };
}

const instead =
  (change: (text: string, body: string) => string): Answer =>
  (body, response) => {
    const end = response.end.bind(response);
    response.end = ((text: string) => end(change(text, body))) as typeof response.end;
    booking(body, response);
  };

const CHANGES: [
  what: string,
  expected: [status: number, first: string, second: string],
  change: (week: Week) => unknown,
][] = [
  [
    "an argument is wrong",
    [
      1,
      "✘ rungate: 2 cases got worse: lisbon, porto",
      'lisbon book date: expected "2026-06-12", got "2026-06-13"',
    ],
    ({ again }) => again(instead((text) => text.replace("2026-06-12", "2026-06-13"))),
  ],
  [
    "a tool has another name",
    [
      1,
      "✘ rungate: 2 cases got worse: lisbon, porto",
      "lisbon renamed? expected book, got reserve with the same arguments",
    ],
    ({ again }) => again(instead((text) => text.replace('"book"', '"reserve"'))),
  ],
  [
    "a case is new and has no expectation",
    [
      0,
      "✔ rungate: no case got worse · no expectation for faro",
      "No expectation for faro yet, so it counts for nothing. To expect what was recorded: ",
    ],
    ({ edit, again }) => {
      edit("evals/cases.yml", "cases:", "cases:\n  - { id: faro, input: to Faro }");
      return again();
    },
  ],
  [
    "a case is retired",
    [
      0,
      "● rungate: this pull request weakens the gate",
      "Weakening: 1 of 2 cases of the baseline is retired or gone, more than a tenth · 1 case retired: porto (no flights)",
    ],
    ({ edit, root }) => {
      edit("evals/cases.yml", /^ {2}- id: porto[\s\S]*/m, "retired: [{ id: porto, reason: no flights }]\n");
      for (const trial of [1, 2, 3]) rmSync(join(root, `evals/runs/porto.${trial}.json`));
    },
  ],
  ["nothing changed, recorded again", [0, "✔ rungate: no case got worse", ""], ({ again }) => again()],
  [
    "the model is another one",
    [0, "✔ rungate: no case got worse", ""],
    ({ edit, again }) => {
      edit("agent.mjs", '"gpt-5"', '"gpt-6"');
      return again();
    },
  ],
  [
    "the recordings are deleted",
    [
      1,
      "✘ rungate: 1 error in the recordings or expectations",
      'Integrity: no file matched "evals/runs/{case}.{trial}.json"',
    ],
    ({ root }) => rmSync(join(root, "evals/runs"), { recursive: true }),
  ],
  [
    "an expectation is edited",
    [
      0,
      "● rungate: this pull request weakens the gate",
      "Weakening: 1 changed case fails every run by its own new expectation: lisbon",
    ],
    ({ edit }) => edit("evals/cases.yml", '"2026-06-12"', '"2026-06-13"'),
  ],
  [
    "the policy is loosened",
    [
      0,
      "✔ rungate: no recording changed",
      "Changed: this pull request loosens the policy, which is not in force yet: floors.passRate is 0.1, was 0.5",
    ],
    ({ edit }) => edit(".github/rungate.yml", "passRate: 0.5", "passRate: 0.1"),
  ],
  [
    "slower and dearer",
    [0, "✔ rungate: no case got worse", "Runs take more: tokens 30 → 18.0 k per run, +59920%, 2 of 2 cases"],
    ({ again }) =>
      again(async (body, response) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return instead((text) => text.replaceAll(/"prompt_tokens":12/g, '"prompt_tokens":9000'))(
          body,
          response,
        );
      }),
  ],
  [
    "one call more",
    [
      1,
      "✘ rungate: 2 cases got worse: lisbon, porto",
      'lisbon unexpected book {"to":"to Lisbon","date":"2026-06-12"}',
    ],
    ({ again }) =>
      again(
        instead((text) =>
          text.replace(
            /"tool_calls":\[(\{.*?\}\})\]/,
            (_, call) => `"tool_calls":[${call},${call.replace("call_", "more_")}]`,
          ),
        ),
      ),
  ],
  [
    "flaky",
    [0, "✔ rungate: no regression shown, 1 case changed within chance", ""],
    ({ again }) => {
      let isFirst = true;
      const once = (text: string) => {
        const answer = isFirst ? text.replace("2026-06-12", "2026-06-13") : text;
        isFirst = false;
        return answer;
      };
      return again(instead(once));
    },
  ],
];

test.each(CHANGES)("%s", async (_what, [status, first, second], change) => {
  const { root, ...rest } = await week();
  await change({ root, ...rest });
  const gated = await rungate(root, ["gate"]);
  const lines = gated.stdout.split("\n");
  expect([gated.status, lines[0]]).toEqual([status, first]);
  expect(lines[1]?.trim().slice(0, second.length)).toBe(second);
});

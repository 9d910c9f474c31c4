import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspace, write } from "../workspace.ts";
import { rungateAtTerminal } from "./at-terminal.ts";
import { rungate } from "./command-line.ts";

const EXPORT = "traces/export.json";
const KEY = `sk-proj-${"aB3dE5gH7jK9".repeat(4)}`;

interface Asked {
  input: string;
  /** Each a list of a tool, its arguments and its result. */
  calls: [string, object, string?][];
}

const parcel: Asked = { input: "Where is parcel 7?", calls: [["track_parcel", { parcel: 7 }]] };
const order: Asked = { input: "Cancel order A-1042 please", calls: [["cancel_order", { order: "A-1042" }]] };

let exported = 0;

/** Returns an export of a Langfuse project: two traces of each question, with ids that no other export has. */
function langfuse(...questions: Asked[]): object[] {
  return [...questions, ...questions].map(({ input, calls }) => {
    exported += 1;
    const id = `0b2c3d4e-5f60-4182-93a4-${String(exported).padStart(12, "0")}`;
    const observation = (type: string, name: string, more: object) => ({
      id: `${id}-${name}`,
      traceId: id,
      type,
      name,
      startTime: "2026-03-02T08:00:00.000Z",
      endTime: "2026-03-02T08:00:01.000Z",
      level: "DEFAULT",
      statusMessage: null,
      ...more,
    });
    const toolCalls = calls.map(([name, args], at) => ({
      id: `c${at}`,
      type: "function",
      function: { name, arguments: JSON.stringify(args) },
    }));
    const results = calls.map(([, , content = "ok"], at) => ({
      role: "tool",
      tool_call_id: `c${at}`,
      content,
    }));
    const asked = [{ role: "user", content: input }];
    const calling = { role: "assistant", content: "", tool_calls: toolCalls };
    return {
      id,
      projectId: "p1",
      name: "agent",
      timestamp: "2026-03-02T08:00:00.000Z",
      input: null,
      output: null,
      metadata: {},
      observations: [
        observation("GENERATION", "first", { model: "gpt-4.1", input: asked, output: calling }),
        observation("GENERATION", "last", {
          model: "gpt-4.1",
          input: [...asked, calling, ...results],
          output: { role: "assistant", content: "Done." },
        }),
      ],
    };
  });
}

async function proposed(...questions: Asked[]): Promise<string> {
  const root = workspace({ [EXPORT]: langfuse(...questions), ".git/HEAD": "ref: refs/heads/main\n" });
  const { status, stdout, stderr } = await rungate(root, ["init"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Found \d+ runs in 1 file \(langfuse-trace\): \d+ cases?, 2 trials each\n/);
  return root;
}

function expectationsOf(root: string): string {
  return readFileSync(join(root, "evals/expectations.yml"), "utf8");
}

describe("traces of production", () => {
  test("are cases by what the user asked, and a second and a third export compare with the first", async () => {
    const root = await proposed(parcel, order);
    expect(readFileSync(join(root, ".github/rungate.yml"), "utf8")).toContain("\ncaseField: input\n");
    await rungate(root, ["gate", "--no-base", "--output", "base.json"]);

    write(root, EXPORT, langfuse(order, parcel));
    const second = await rungate(root, ["gate", "--baseline", "base.json"]);
    expect(second).toMatchObject({ status: 0, stderr: "" });
    expect(second.stdout).toContain("2 cases · 4 runs · 4 tool calls · compared with base.json");

    write(root, EXPORT, langfuse({ ...parcel, calls: [["track_parcel", { parcel: 9 }]] }, order));
    const third = await rungate(root, ["gate", "--baseline", "base.json"]);
    expect(third.status).toBe(1);
    expect(third.stdout.split("\n").slice(0, 2).join("\n")).toMatch(
      /where-is-parcel-7-[0-9a-f]{10}: track_parcel parcel: expected 7, got 9/,
    );
  });

  test("are new cases with their input, which record can replay", async () => {
    const root = await proposed(parcel);
    write(root, EXPORT, langfuse(parcel, order));
    const { status, stdout } = await rungate(root, ["accept", "--new", "--yes"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/\ncancel-order-a-1042-please-[0-9a-f]{10} now expects what trial 1 /);
    expect(expectationsOf(root)).toContain(`    input: Cancel order A-1042 please
    referenceToolCalls:
      - name: cancel_order
        arguments: { order: A-1042 }
`);
    expect((await rungate(root, ["accept", "--new", "--yes"])).stdout).toBe("nothing to write\n");
  });

  test("are refused as cases where all their calls failed", async () => {
    const root = await proposed(parcel);
    const failed: Asked = { input: "Cancel it", calls: [["cancel_order", { order: 1 }, "Error: not found"]] };
    write(root, EXPORT, langfuse(parcel, failed));
    const { status, stderr } = await rungate(root, ["accept", "--new", "--yes"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^error: case "cancel-it-[0-9a-f]{10}" cannot be accepted: all its calls failed\. Say what is right: accept --new --failed asks\n$/,
    );
    expect(expectationsOf(root)).not.toContain("cancel-it");
  });

  test("never write a secret into the expectations", async () => {
    const leaking: Asked = { input: `Log in with ${KEY}`, calls: [["log_in", { key: KEY, user: "ada" }]] };
    const root = await proposed(parcel);
    write(root, EXPORT, langfuse(parcel, leaking));
    expect((await rungate(root, ["accept", "--new", "--yes"])).status).toBe(0);
    expect(expectationsOf(root)).toContain("arguments: { key: { $any: true }, user: ada }");
    expect(expectationsOf(root)).not.toContain("sk-proj");
  });

  test("in which something failed become cases with the calls that the user chooses", async () => {
    const failing: Asked = {
      input: "Send it again",
      calls: [
        ["send_mail", { to: "ada" }, "Error: no such address"],
        ["send_mail", { to: "ada@example.com" }],
      ],
    };
    const root = await proposed(parcel);
    write(root, EXPORT, langfuse(parcel, order, failing));
    const { status, stdout } = rungateAtTerminal(root, ["accept", "--new", "--failed"], "3\n2\ny\n");
    expect(status).toBe(0);
    expect(stdout).toContain(
      '  1. send_mail {"to":"ada"} (failed)\n  2. send_mail {"to":"ada@example.com"}\n',
    );
    expect(stdout).toContain("Write numbers from 1 to 2\n");
    expect(stdout).toMatch(/\nsend-it-again-[0-9a-f]{10} now expects the calls that you chose\n/);
    expect(expectationsOf(root)).toContain("arguments: { to: ada@example.com }");
    expect(expectationsOf(root)).not.toContain("cancel_order");
  });

  test("are not announced where a chosen call cannot be expected", () => {
    const call = { id: "c", type: "function", function: { name: "pay", arguments: "{bad" } };
    const messages = [
      { role: "user", content: "Pay" },
      { role: "assistant", content: null, tool_calls: [call] },
    ];
    const root = workspace({
      "runs.json": JSON.stringify({ case: "pay", messages, scores: { user: 0 } }),
      "cases.yml": "cases:\n  - id: old\n    referenceToolCalls: []\n",
    });
    const files = ["--runs", "runs.json", "--expectations", "cases.yml"];
    const { status, stdout } = rungateAtTerminal(root, ["accept", "--new", "--failed", ...files], "all\n");
    expect(status).toBe(1);
    expect(stdout).toContain("nothing to write");
    expect(stdout).not.toContain("now expects");
  });

  test("with --failed need a terminal", async () => {
    const root = await proposed(parcel);
    expect(await rungate(root, ["accept", "--new", "--failed"])).toMatchObject({
      status: 2,
      stderr: "error: --failed asks which calls were right: run it in a terminal, or name the cases\n",
    });
  });
});

describe("case-field: input", () => {
  const GATE = ["gate", "--no-base", "--runs", "traces/*.json", "--case-field"];

  test("reports a trace without a user", async () => {
    const root = workspace({ [EXPORT]: langfuse({ ...parcel, input: "" }) });
    const { status, stdout } = await rungate(root, [...GATE, "input"]);
    expect(status).toBe(1);
    expect(stdout).toContain("this run has no text of a user");
  });

  test("pairs inputs that differ by what an expression leaves out", async () => {
    const dated = (date: string): Asked => ({ ...parcel, input: `On ${date}: where is my parcel?` });
    const root = workspace({ [EXPORT]: langfuse(dated("2026-03-04"), dated("2026-11-30")) });
    const { stdout } = await rungate(root, [...GATE, String.raw`input without /\d{4}-\d\d-\d\d/`]);
    expect(stdout).toContain("1 case · 4 runs");
    expect((await rungate(root, [...GATE, "input"])).stdout).toContain("2 cases · 4 runs");
  });

  test.each([
    ["input without /(/", 'case-field "input without /(/" is not a regular expression'],
    ["question", 'case-field "question" is not a JSON pointer: write it as /metadata/case, or write input'],
  ])("refuses %s", async (setting, message) => {
    const root = workspace({ [EXPORT]: langfuse(parcel) });
    const { status, stderr } = await rungate(root, [...GATE, setting]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

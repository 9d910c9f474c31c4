import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import { chatFiles, tripChats } from "../e2e/chats.ts";
import { rungate } from "../e2e/command-line.ts";
import { workspace } from "../workspace.ts";
import { preload } from "./preload.ts";

// Every test row needs one or more separate processes.
vi.setConfig({ testTimeout: 180_000 });

const clock = (time: string) =>
  preload(`
    const Real = Date;
    const ahead = Real.parse("${time}") - Real.now();
    globalThis.Date = class extends Real {
      constructor(...given) {
        super(...(given.length === 0 ? [Real.now() + ahead] : given));
      }
      static now() {
        return Real.now() + ahead;
      }
    };
  `);

const CLOCKS = ["1970-01-01T00:00:00Z", "2001-01-01T00:00:00Z", "2099-12-31T23:59:59Z"];

async function start(worse: boolean) {
  const { github, base } = await startRepository("gate: { acceptLabel: accepted }\n");
  const artifact = recordBase(github, base);
  const pull = openPull(github, worse ? recordings(["trip-3"]) : {});
  return { github, artifact, pull, act: (env: Record<string, string> = {}) => gate(github, pull, { env }) };
}

describe("by whatever clock", () => {
  test.each([
    ["a pass", false],
    ["a fail", true],
  ])("%s stays the same, to the last byte of its report", async (_what, worse) => {
    const { act } = await start(worse);
    const usual = await act();
    expect(usual).toMatchObject({ exitCode: worse ? 1 : 0, report: { baseline: { state: "found" } } });
    for (const time of CLOCKS) {
      const done = await act(clock(time));
      expect(done).toMatchObject({ exitCode: usual.exitCode, headline: usual.headline });
      expect(textOf(done)).toBe(textOf(usual));
    }
  });

  test.each(CLOCKS)("%s, an artifact has expired when GitHub says so", async (time) => {
    const { artifact, act } = await start(false);
    artifact.expired = true;
    const done = await act(clock(time));
    expect(done.report?.baseline).toMatchObject({
      state: "missing",
      reason: expect.stringContaining("expired"),
    });
    expect(done.outputs.verdict).toBe("inconclusive");
  });

  test.each(CLOCKS)("%s, a label counts when it came after the last push by GitHub's word", async (time) => {
    const { github, pull, act } = await start(true);
    github.collaborators.set("maintainer", "write");
    const head = github.commits.get(pull.head.sha);
    if (head !== undefined) github.run({ head, event: "pull_request", headBranch: pull.head.ref });
    github.happened(pull, "labeled", { actor: "maintainer", label: "accepted" });
    expect(await act(clock(time))).toMatchObject({ exitCode: 0, report: { accepted: { by: "maintainer" } } });
  });
});

function textOf({ outputs }: { outputs: Record<string, string> }): string {
  return readFileSync(outputs.report ?? "", "utf8");
}

describe("SOURCE_DATE_EPOCH", () => {
  test.each(["-1", "NaN", "1e20", "Infinity", "0x10", " ", "1.5", "999999999999999"])(
    "that is %j is refused, and nothing judged",
    async (epoch) => {
      const folder = workspace(chatFiles(tripChats(1)));
      const env = { SOURCE_DATE_EPOCH: epoch };
      const done = await rungate(folder, ["gate", "--runs", "runs/{case}.json", "--json"], env);
      expect(done).toMatchObject({ status: 2, stdout: "" });
      expect(done.stderr).toContain("is not a number of seconds since 1970");
    },
  );

  test("that cannot be used makes the action red, and it is said", async () => {
    const { act } = await start(false);
    const done = await act({ SOURCE_DATE_EPOCH: "1e20" });
    expect(done).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, report: undefined });
    expect(done.headline).toContain("SOURCE");
  });

  test.each([
    ["0", "1970-01-01T00:00:00.000Z"],
    ["99999999999", "5138-11-16T09:46:39.000Z"],
  ])("that is %s is only written down", async (epoch, createdAt) => {
    const { act } = await start(true);
    const done = await act({ SOURCE_DATE_EPOCH: epoch });
    expect(done).toMatchObject({ exitCode: 1, report: { createdAt, verdict: { result: "fail" } } });
  });
});

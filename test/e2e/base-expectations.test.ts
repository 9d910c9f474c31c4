import { describe, expect, test } from "vitest";
import { faults } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import { mergeGroupEvent } from "./events.ts";
import { readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, tripExpectations, tripRuns } from "./trips.ts";
import { onBranch, onPull, onPush, propose, reportOf, type WorkflowResult } from "./workflow.ts";

const FILE = "evals/expectations.yml";
const RIGHT = "date: 2026-06-12";

const loosened: Files = {
  [FILE]: String(tripExpectations()[FILE]).replace(
    `trip-3, referenceToolCalls: [{ name: book, arguments: { ${RIGHT}`,
    "trip-3, referenceToolCalls: [{ name: book, arguments: { date: { $any: true }",
  ),
};
const broken = { ...loosened, ...tripRuns({ recording: "second", wrong: [3] }) };
const sentence =
  'Weakening: 1 changed case fails by what the base expects: trip-3 (passes 0 of 1 run, 1 of 1 on the base): book date: expected "2026-06-12", got "2026-06-05"';

const weakeningOf = (result: WorkflowResult) =>
  reportOf(result).verdict.checks.find(({ name }) => name === "weakening");
const questions = (github: LoopbackGitHub) =>
  github.requests("graphql").filter(({ body }) => body.includes("on Blob"));

describe("a pull request that loosens the expectation of a case that it breaks", () => {
  test("is inconclusive, and the comment's first lines name the case and what differs", async () => {
    const { github } = await recorded();
    const pull = propose(github, "loose", broken);
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
    const [first, , second] = readable(pull.comments[0]?.body ?? "").split("\n");
    expect(first).toBe("### 🟡 rungate: 1 changed case fails by what the base expects: trip-3");
    expect(second).toContain(sentence);
    expect(questions(github)).toHaveLength(1);
  });

  test("is inconclusive in a merge queue, too", async () => {
    const { github, base } = await recorded();
    const head = github.commit({ branch: "gh-readonly-queue/main/pr-7", parents: [base], files: broken });
    const event = mergeGroupEvent(github, { head, base });
    expect(weakeningOf(await onBranch(github, event))).toMatchObject({
      result: "inconclusive",
      message: expect.stringContaining(sentence.replace("Weakening: ", "")),
    });
  });

  test("is inconclusive whatever changedCases of the base says", async () => {
    const { github } = await recorded({ ".github/rungate.yml": "gate: { changedCases: pass }\n" });
    const result = await onPull(github, propose(github, "loose", broken));
    expect(result.outputs.verdict).toBe("inconclusive");
  });

  test("passes where its runs are what the base expects", async () => {
    const { github } = await recorded();
    const result = await onPull(github, propose(github, "loose", loosened));
    expect(result.outputs.verdict).toBe("pass");
    const [one] = reportOf(result).cases.filter(({ asOnBase }) => asOnBase !== undefined);
    expect(one).toMatchObject({ id: "trip-3", asOnBase: { passed: 1, trials: 1 } });
  });
});

describe("the base's expectations", () => {
  test("are asked for once, and not on the base branch", async () => {
    const { github } = await recorded();
    await onPush(github);
    expect(questions(github)).toHaveLength(0);
    await onPull(github, propose(github, "same", { "agent.py": "v2" }));
    expect(questions(github)).toHaveLength(1);
  });

  test("are nothing new where the base commit does not have the file", async () => {
    const { github } = await recorded();
    const other = { ...broken, "evals/more.yml": "cases: []\n" };
    const inputs = { expectations: `${FILE}\nevals/more.yml` };
    const result = await onPull(github, propose(github, "more", other), { inputs });
    expect(reportOf(result).problems).toEqual([]);
    expect(weakeningOf(result)?.message).toContain(sentence.replace("Weakening: ", ""));
  });

  test.each<[string, (github: LoopbackGitHub) => void, RegExp]>([
    [
      "is invalid",
      (github) => github.commit({ files: { [FILE]: "cases: [\n" } }),
      /^cannot be used as it is at the base commit \(line \d+: .*\), so changed cases of it are not scored/,
    ],
    [
      "has 60 MB",
      (github) => github.commit({ files: { [FILE]: Buffer.alloc(60 * 1024 * 1024, "#") } }),
      /\(it has 62914560 bytes, and 16777216 are read\)/,
    ],
    [
      "is no text",
      (github) => github.commit({ files: { [FILE]: Buffer.from([0xff, 0xfe, 0x41]) } }),
      /\(evals\/expectations\.yml at [0-9a-f]{7} is not UTF-8 text: save it as UTF-8\)/,
    ],
  ])(
    "are not used where the file %s there, and then a changed case is not green",
    async (_what, spoil, why) => {
      const { github } = await recorded();
      spoil(github);
      const result = await onPull(github, propose(github, "loose", broken));
      expect(reportOf(result).problems).toContainEqual({
        severity: "warning",
        file: FILE,
        message: expect.stringMatching(why),
      });
      expect(result.outputs.verdict).toBe("inconclusive");
      expect(weakeningOf(result)?.message).toMatch(
        /^1 changed case could not be scored by what the base expects: trip-3/,
      );
    },
  );

  test.each<[string, (github: LoopbackGitHub) => void]>([
    [
      "an error of the server",
      (github) => github.fail(faults.serverError, { operation: "graphql", body: /on Blob/, times: 9 }),
    ],
    [
      "other bytes",
      (github) => github.fail({ status: 200, body: { data: {} } }, { operation: "graphql", body: /on Blob/ }),
    ],
    [
      "a refusal",
      (github) =>
        github.fail(
          { status: 200, body: { errors: [{ type: "FORBIDDEN", message: "Resource not accessible" }] } },
          { operation: "graphql", body: /on Blob/ },
        ),
    ],
    ["half of the answer", (github) => github.fail("truncated", { operation: "graphql", body: /on Blob/ })],
  ])("leave no changed case green where GitHub answers %s", async (_what, fail) => {
    const { github } = await recorded();
    const pull = propose(github, "loose", broken);
    const same = propose(github, "same", { "agent.py": "v2" });
    fail(github);
    const result = await onPull(github, pull);
    github.takeProblems();
    expect(result.outputs.verdict).toBe("inconclusive");
    expect(reportOf(result).problems).toMatchObject([
      {
        severity: "warning",
        message: expect.stringMatching(
          /^changed cases are not scored by what the base expects, because that cannot be read: /,
        ),
      },
    ]);
    fail(github);
    expect((await onPull(github, same)).outputs.verdict).toBe("pass");
    github.takeProblems();
  });

  test("are read whole where they are long, and where the file is a link", async () => {
    const long = { [FILE]: `${tripExpectations()[FILE]}${"# more\n".repeat(90_000)}` };
    for (const isLink of [false, true]) {
      const { github } = await recorded(long);
      if (isLink) github.links.add(FILE);
      const result = await onPull(github, propose(github, "loose", broken));
      expect(reportOf(result).problems).toEqual([]);
      expect(weakeningOf(result)?.message).toContain(sentence.replace("Weakening: ", ""));
    }
  });
});

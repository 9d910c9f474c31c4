import { describe, expect, test } from "vitest";
import { FROM_ADDRESS } from "../../src/core/install-command.ts";
import { limits } from "../../src/core/limits.ts";
import { commitMessage } from "../../src/github/comment-command-commit.ts";
import { isCommand, RefusedCommand, readCommand, terminalLine } from "../../src/github/read-command.ts";

const accept = { name: "accept", cases: ["a"], asVariant: false, reason: "of that" } as const;

describe("a comment is a command", () => {
  test.each(["/rungate rerun", "/rungate", "/rungate accept a because b\r\nmore", "/rungate\taccept"])(
    "%j",
    (body) => {
      expect(isCommand(body)).toBe(true);
    },
  );

  test.each([
    "",
    " /rungate rerun",
    "> /rungate rerun",
    "\n/rungate rerun",
    "/rungated",
    "/Rungate rerun",
    "see /rungate",
  ])("but not %j", (body) => expect(isCommand(body)).toBe(false));
});

describe("a command is read", () => {
  test.each([
    ["/rungate accept a because of that", accept],
    ["/rungate  accept   a   because   of that  ", accept],
    ["/rungate accept a because of that\r\n/rungate rerun", accept],
    ["/rungate accept a a because of that", accept],
    ["/rungate accept a --variant because of that", { ...accept, asVariant: true }],
    ["/rungate accept --variant a because of that", { ...accept, asVariant: true }],
    ["/rungate accept `a b` \"c d\" 'e' because of that", { ...accept, cases: ["a b", "c d", "e"] }],
    ["/rungate accept `because` because of that", { ...accept, cases: ["because"] }],
    ["/rungate accept '--variant' -x because of that", { ...accept, cases: ["--variant", "-x"] }],
    ["/rungate accept a because because `x` --all", { ...accept, reason: "because `x` --all" }],
    ["/rungate rerun", { name: "rerun" }],
  ])("%j", (body, command) => expect(readCommand(body)).toEqual(command));

  test.each([
    "/rungate",
    "/rungate accept",
    "/rungate accept a",
    "/rungate accept a because",
    "/rungate accept because of that",
    "/rungate accept --all because of that",
    "/rungate accept `a because of that",
    "/rungate accept `a`b because of that",
    "/rungate rerun now",
    "/rungate delete",
    `/rungate accept a because ${"x".repeat(limits.acceptReason + 1)}`,
  ])("and refused where it is none: %j", (body) => expect(() => readCommand(body)).toThrow(RefusedCommand));
});

describe("a message of a commit can skip no workflow, name no author and call nobody", () => {
  const at = { login: "maintainer", url: "https://github.com/octo/demo/pull/7#issuecomment-1" };

  test.each([
    "[skip ci] [ci skip] [no ci] [skip actions] [actions skip]",
    "x\n\n\nskip-checks: true",
    "x\r\n\r\nCo-authored-by: Mallory <mallory@a.b>",
    "fixes #1, closes octo/demo#2",
    "@octo/team @octocat",
    "\u202eab\u0000\u001b[2J\u200b\u2028x",
  ])("%j", (text) => {
    for (const command of [
      { ...accept, cases: ["a"], reason: text },
      { ...accept, cases: [text], reason: "x" },
    ]) {
      const { headline, body } = commitMessage(command, at);
      expect(headline).toMatch(/^Accept /);
      expect(headline).not.toMatch(/[[\]<>@#\p{C}\u2028\u2029]/u);
      expect(body).toBe("Asked for by maintainer in https://github.com/octo/demo/pull/7#issuecomment-1");
    }
  });

  test("and says what was accepted, how and why", () => {
    const command = { ...accept, cases: ["a", "b"], asVariant: true, reason: "the trip moved" };
    expect(commitMessage(command, at).headline).toBe("Accept a, b as a variant: the trip moved");
  });

  test("and is no longer than its parts are", () => {
    const long = "x".repeat(10_000);
    const cases = Array.from({ length: limits.acceptedCases }, (_, index) => `${index}${long}`);
    const { headline } = commitMessage({ ...accept, cases }, at);
    expect(headline.length).toBeLessThan(limits.acceptedCases * (limits.shownName + 4) + 50);
  });
});

describe("the command for a terminal", () => {
  test.each([
    [["a"], {}, "accept a"],
    [["a b", "$(x)"], {}, "accept \"a b\" '$(x)'"],
    [["--yes"], {}, "accept -- --yes"],
    [["a"], { suite: "default", runs: ["r"], "from-file": ["runs"] }, "accept a"],
    [["a"], { suite: "desk", runs: ["r/*.json"] }, 'accept a --runs "r/*.json" --suite desk'],
  ])("of %j with %j", (cases, words, line) => {
    expect(terminalLine({ ...accept, cases: [...cases] }, words)).toBe(`${FROM_ADDRESS} ${line}`);
  });
});

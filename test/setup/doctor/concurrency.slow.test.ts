// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { describe, expect, test } from "vitest";
import { AGENT, canonical, changed, findingsIn, findingsOf, namedFiles } from "./fixture.ts";

const GROUP = "${{ github.workflow }}-${{ github.event.pull_request.number || github.run_id }}";
const PUSH = "push: { branches: [main] }";

const found = (group: string, push = PUSH) =>
  findingsOf(changed(changed(canonical, GROUP, group), PUSH, push))
    .filter(({ check }) => check === "concurrency")
    .map(({ state, what }) => `${state}: ${what}`);

describe("a group in which another run", () => {
  test.each([
    [
      "of a fork with a branch of the same name",
      "a-${{ github.head_ref || github.run_id }}",
      PUSH,
      [
        "`github.head_ref || github.run_id` is the same for pull requests of two forks from branches of one name",
      ],
    ],
    [
      "of a fork, by the pull request",
      "${{ github.event.pull_request.head.ref || github.run_id }}",
      PUSH,
      ["pull requests of two forks"],
    ],
    [
      "of a fork, named main like the base",
      "${{ github.head_ref || github.ref_name }}",
      PUSH,
      ["a pull request from the branch main of a fork and a push", "cancels one of the base branch"],
    ],
    [
      "of a push to the branch",
      "${{ github.head_ref || github.ref_name }}",
      "push:",
      ["a pull request and a push to its branch", "two pushes"],
    ],
    [
      "of the same person",
      "${{ github.actor }}",
      PUSH,
      ["`github.actor` is the same for two pull requests of one person", "two pushes"],
    ],
    ["into the same branch", "${{ github.base_ref || github.run_id }}", PUSH, ["any two pull requests"]],
    [
      "of the queue",
      "${{ github.event.merge_group.base_ref || github.run_id }}",
      PUSH,
      ["two entries of the merge queue"],
    ],
    [
      "of a comment",
      "${{ github.event.issue.number || github.event.pull_request.number || github.run_id }}",
      `${PUSH}\n  issue_comment:`,
      ["a pull request and a comment on it (issue_comment)"],
    ],
    ["of a review", GROUP, `${PUSH}\n  pull_request_review:`, ["a pull request and a review of it"]],
    [
      "of the schedule",
      "${{ github.event_name == 'pull_request' && github.run_id || github.ref }}",
      PUSH,
      ["two pushes, a push and a scheduled run, a push and a run by hand"],
    ],
    ["of anything", "agent", PUSH, ['the group "agent" is the same for any two pull requests', "two pushes"]],
    ["of anything, by a variable", "${{ vars.GROUP }}", PUSH, ["any two pull requests", "two pushes"]],
  ])("%s cancels it", (_, group, push, texts) => {
    const all = found(group, push);
    expect(all).toEqual(texts.map((text) => expect.stringContaining(text)));
    for (const one of all) expect(one).toMatch(/^missing: .*(?:required check cancelled|leaves no baseline)/);
  });
});

test.each([
  GROUP,
  "${{ github.run_id }}",
  "${{ github.workflow }}-${{ github.sha }}",
  "${{ github.event.pull_request.head.label || github.run_id }}",
  "${{ github.event.number && github.ref || github.run_id }}",
  "${{ format('{0}-{1}', github.event_name, github.event.number || github.run_number) }}",
])("the group %s is of one run alone", (group) => {
  expect(found(group)).toEqual(["ok: each pull request and each other run has a group of its own"]);
});

test("where a run cancels none, those that wait are lost", () => {
  const text = changed(
    changed(canonical, GROUP, "${{ github.head_ref || github.ref }}"),
    "cancel-in-progress: true",
    "cancel-in-progress: false",
  );
  const all = findingsOf(text).filter(({ check }) => check === "concurrency");
  expect(all).toMatchObject([
    { state: "advice", what: expect.stringContaining("pull requests of two forks") },
    { state: "advice", what: expect.stringContaining("some leave no report") },
  ]);
});

test("pushes are not cancelled where only pull requests cancel", () => {
  const text = changed(
    changed(canonical, GROUP, "${{ github.ref }}"),
    "cancel-in-progress: true",
    "cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
  );
  const all = findingsOf(text).filter(({ check }) => check === "concurrency");
  expect(all).toMatchObject([{ state: "advice", what: expect.stringContaining("some leave no report") }]);
});

test("a value that no modelled event has is not checked", () => {
  for (const group of [
    "${{ github.event.client_payload.id }}",
    "${{ github.event.number + 1 }}",
    "${{ github.workflow",
  ])
    expect(found(group)).toEqual(["not checked: whether each run has a group of its own"]);
});

test("another workflow cancels what is in its group", () => {
  const other =
    "on: [pull_request, push]\nconcurrency: { group: 'agent-${{ github.event.pull_request.number }}', cancel-in-progress: true }\njobs: { a: { runs-on: x, steps: [] } }";
  const findings = findingsIn({ ...namedFiles, [AGENT]: canonical, ".github/workflows/ci.yml": other });
  expect(findings.filter(({ check, state }) => check === "concurrency" && state === "missing")).toMatchObject(
    [
      {
        file: AGENT,
        what: expect.stringContaining('a pull request and ".github/workflows/ci.yml" on pull_request'),
      },
    ],
  );
});

const call = (file: string) =>
  `jobs:\n  evals:\n    permissions: { contents: read, actions: read, pull-requests: write }\n    uses: ./.github/workflows/${file}\n`;
const on = `on: { pull_request: , push: { branches: [main] }, merge_group: , schedule: [{ cron: "17 3 * * 1" }], workflow_dispatch: }\n`;
const called = canonical
  .replace(/^on:[\s\S]*?(?=^permissions)/m, "on: { workflow_call: }\n")
  .replace(/^concurrency:[\s\S]*?(?=^jobs)/m, "");

/** The findings when workflows reach the usual jobs through a number of files. */
function nested(levels: number, changes: (text: string, file: string) => string = (text) => text) {
  const names = [
    AGENT,
    ...Array.from({ length: levels }, (_, at) => `.github/workflows/level-${at + 1}.yml`),
  ];
  const files = names.map((name, at): [string, string] => {
    const head = at === 0 ? on : "on: { workflow_call: }\n";
    const text = at === levels ? called : `${head}permissions: {}\n${call(`level-${at + 1}.yml`)}`;
    return [name, changes(text, name)];
  });
  const required = { name: `${"evals / ".repeat(levels)}rungate / gate`, isFromOneApp: true };
  return findingsIn(
    { ...namedFiles, ...Object.fromEntries(files) },
    { rules: { seen: { checks: [required], workflows: [], hasMergeQueue: true } } },
  );
}

const wrong = (findings: ReturnType<typeof nested>) =>
  findings
    .filter(({ state }) => state !== "ok")
    .map(({ check, state, file, what }) => `${state} ${check} ${file}: ${what}`);

describe("a gate in workflows that call each other", () => {
  test.each([1, 2, 5])("is looked at over %i calls", (levels) => {
    const findings = nested(levels);
    expect(wrong(findings)).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: "gate",
        state: "ok",
        file: `.github/workflows/level-${levels}.yml`,
        what: 'job "rungate" gates',
      }),
    );
  });

  test("is missed where it is in a circle or deeper than GitHub goes", () => {
    expect(wrong(nested(11))).toContainEqual(expect.stringContaining("not checked gate"));
    const circle = nested(2, (text, file) =>
      file.includes("level-2") ? `on: workflow_call\n${call("level-1.yml")}` : text,
    );
    expect(wrong(circle)).toEqual([expect.stringContaining("missing gate undefined: no workflow")]);
  });

  test("may do only what each caller may", () => {
    const findings = nested(2, (text, file) =>
      file.includes("level-1") ? changed(text, "actions: read, ", "") : text,
    );
    expect(wrong(findings)).toEqual([
      expect.stringContaining('level-1.yml: job "rungate" may not: actions: read'),
    ]);
  });

  test("is skipped with the job that calls it", () => {
    const findings = nested(1, (text, file) =>
      file === AGENT ? changed(text, "    uses:", "    if: github.actor != 'bot'\n    uses:") : text,
    );
    expect(wrong(findings)).toEqual([
      expect.stringContaining(`missing skipped ${AGENT}: job "evals" is skipped`),
    ]);
  });

  test("takes the inputs of the call", () => {
    const input = "on: { workflow_call: { inputs: { artifact: { default: other, type: string } } } }\n";
    const take = (text: string) =>
      changed(
        changed(text, "on: { workflow_call: }\n", input),
        "runs-artifact: recordings",
        "runs-artifact: ${{ inputs.artifact }}",
      );
    const findings = (concurrency: string) =>
      nested(1, (text, file) => (file === AGENT ? text + concurrency : take(text)));
    expect(wrong(findings("    with: { artifact: recordings }\n"))).toEqual([]);
    expect(wrong(findings(""))).toEqual([expect.stringContaining('leaves an artifact "other"')]);
  });

  test("cannot be in a file that is not there, or that cannot be called", () => {
    const lost = (file: string) => `${on}permissions: {}\n${call(file)}`;
    const files = {
      [AGENT]: lost("none.yml"),
      ".github/workflows/b.yml": lost("ci.yml"),
      ".github/workflows/ci.yml": "on: push\njobs: { a: { runs-on: x, steps: [] } }",
    };
    expect(wrong(findingsIn({ ...namedFiles, ...files }))).toEqual([
      expect.stringContaining("no workflow in .github/workflows gates"),
    ]);
  });

  test("may be in another repository, which is not checked", () => {
    const text = `${on}jobs: { a: { uses: acme/shared/.github/workflows/evals.yml@v1 } }`;
    expect(wrong(findingsIn({ ...namedFiles, [AGENT]: text }))).toContainEqual(
      expect.stringContaining("not checked gate"),
    );
  });
});

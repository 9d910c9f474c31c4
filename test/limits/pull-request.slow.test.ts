import { expect, test } from "vitest";
import { gate, openPull, recordBase, recording, startRepository } from "../attacks/trips.ts";

async function start(policy: string) {
  const { github, base } = await startRepository(policy);
  recordBase(github, base);
  return github;
}

const large = JSON.stringify({ ...JSON.parse(recording("trip-1")), response: "x".repeat(1_600_000) });

test.each([
  ["files", "{ files: 12 }", "runs/*.json: with it 13 files match, more than the 12 that one job reads"],
  ["entries", "{ entries: 12 }", "runs: more than the 12 files and folders that one job looks at"],
  ["runs", "{ runs: 12 }", "with it the recordings have 13 runs or more, and one job reads 12"],
  [
    "recordingMegabytes",
    "{ recordingMegabytes: 1 }",
    "with it the recordings have 2 MiB or more, and one job reads 1",
  ],
])(
  "a pull request beyond limits.%s of the base's policy gets no report, but an error that says so",
  async (key, allowed, message) => {
    const github = await start(`limits: ${allowed}\n`);
    const pull = openPull(github, {
      "runs/trip-13.json": large,
      // The pull request's own policy does not apply.
      ".github/rungate.yml": "limits: {}\n",
    });
    const { exitCode, report, summary, log } = await gate(github, pull);
    expect({ exitCode, report }).toEqual({ exitCode: 2, report: undefined });
    for (const output of [decoded(summary), log]) {
      expect(output).toContain(message);
      expect(output).toContain(`(limits.${key} of the policy)`);
    }
  },
);

test("a document beyond limits.documentMegabytes of the base's policy is in error, and fails the gate", async () => {
  const github = await start("limits: { documentMegabytes: 1 }\n");
  const pull = openPull(github, { "runs/trip-1.json": large });
  const { exitCode, report } = await gate(github, pull);
  expect(exitCode).toBe(1);
  expect(report?.problems).toMatchObject([
    {
      severity: "error",
      file: "runs/trip-1.json",
      message: expect.stringContaining("2 MiB is more than the 1 MiB that one JSON document may have"),
    },
  ]);
});

test("a pull request that changes limits is told that the change is not in force yet", async () => {
  const github = await start("limits: { files: 12 }\n");
  const { exitCode, summary } = await gate(
    github,
    openPull(github, { ".github/rungate.yml": "limits: { files: 100 }\n" }),
  );
  expect(exitCode).toBe(0);
  expect(summary).toContain("limits.files");
  expect(summary).toContain("not in force");
});

function decoded(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

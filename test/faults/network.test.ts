import { describe, expect, test, vi } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { type Fault, faults, requestAt } from "../loopback/faults.ts";
import { acceptedPull, expectWhole, LOST, lossOf, outcome, REQUESTS } from "./accepted-pull.ts";
import { failEachOnce } from "./each-once.ts";

// The test needs a process per request.
vi.setConfig({ testTimeout: 180_000 });

test("the usual pull request asks this, and its acceptance holds", async () => {
  const { github, act } = await acceptedPull();
  expect(outcome(await act())).toBe(LOST.check);
  expect(github.log.map(({ operation }) => operation).sort()).toEqual(REQUESTS.toSorted());
});

describe("when one request meets", () => {
  const lasting = (_operation: string, k: number) => lossOf(k);
  const all = REQUESTS.map((_, at) => at + 1);
  /** One request of each kind with its own result. */
  const some = [3, 4, 9, 12, 13, 15, 16];
  const rows: [
    what: string,
    faults: { fault: Fault; times?: number }[],
    met: number[],
    becomes: (operation: string, k: number) => string,
  ][] = [
    ["a 500 and two more", [{ fault: { status: 500 }, times: 3 }], all, lasting],
    [
      "a connection that breaks",
      [{ fault: "reset" }],
      all,
      // An answer without a body has no half, and storage requests are retried.
      (operation, k) => (["actions/download-artifact", "blob"].includes(operation) ? LOST.check : lossOf(k)),
    ],
    [
      "an answer that is cut, as if it was all",
      [{ fault: "truncated" }],
      all,
      (operation, k) => (["actions/download-artifact", "blob"].includes(operation) ? LOST.check : lossOf(k)),
    ],
    [
      "a rate limit of an hour, or a 401",
      [
        { fault: faults.rateLimit(3600) },
        { fault: faults.secondaryRateLimit(3600) },
        { fault: faults.tooMany(3600), times: 3 },
        { fault: { status: 401, body: { message: "Bad credentials" } } },
      ],
      some,
      lasting,
    ],
  ];

  test.each(rows)(
    "%s, nothing passes that was not compared, and all is said",
    async (_what, faults, ks, becomes) => {
      const expected = ks.map((k) => `${k} ${REQUESTS[k - 1]}: ${becomes(REQUESTS[k - 1] ?? "", k)}`);
      const met = faults.map(({ fault, times = 1 }) =>
        Promise.all(
          ks.map(async (k) => {
            const { github, act } = await acceptedPull();
            github.fail(fault, { ...requestAt(REQUESTS, k - 1), times });
            const done = await act();
            expectWhole(done, github);
            return `${k} ${REQUESTS[k - 1]}: ${outcome(done)}`;
          }),
        ),
      );
      for (const outcomes of await Promise.all(met)) expect(outcomes).toEqual(expected);
    },
  );
});

test.each([
  ["for ten minutes, and says so", 600, 1],
  ["again and again, for a second each time", 1, 1 + limits.rateLimitWaits],
])(
  "when every request meets a secondary rate limit %s, the job ends red, with the reason and without a comment",
  async (_how, seconds, tries) => {
    const { github, act } = await acceptedPull();
    github.fail(faults.secondaryRateLimit(seconds), { times: 99 });
    const done = await act();
    expect(outcome(done)).toBe(LOST.look);
    expect(done.headline).toContain("GitHub answered 403 (You have exceeded a secondary rate limit.");
    expect(done.summary).toMatch(
      /\*\*No comment on the pull request:\*\* .*secondary rate limit.*: run the job again when GitHub/,
    );
    expectWhole(done, github);
    const asked = ["graphql", "repos/get-commit", "graphql"];
    const operations = github.log.map(({ operation }) => operation);
    expect(operations.sort()).toEqual(asked.flatMap((operation) => Array(tries).fill(operation)).sort());
  },
);

test("when every request to GitHub's API meets a 502, a rate limit of a second or a 429, it is asked again, and all is as usual", async () => {
  const { github, act } = await acceptedPull();
  const ofApi = REQUESTS.filter((operation) => operation !== "blob");
  failEachOnce(github, ofApi, [faults.serverError, faults.secondaryRateLimit(1), faults.tooMany(1)]);
  const done = await act();
  expectWhole(done, github);
  expect(outcome(done)).toBe(LOST.check);
  const operations = github.log.map(({ operation }) => operation).filter((operation) => operation !== "blob");
  expect(operations.sort()).toEqual([...ofApi, ...ofApi].sort());
});

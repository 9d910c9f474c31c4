import { describe, expect, test, vi } from "vitest";
import { type Forked, forked, leave, onRunEnd, reportFor } from "../e2e/forks.ts";
import type { ActionResult } from "../e2e/runner.ts";
import { type Fault, faults } from "../loopback/faults.ts";
import { failEachOnce } from "./each-once.ts";

// The test needs a process per request.
vi.setConfig({ testTimeout: 180_000 });

const REQUESTS = [
  "pulls/list",
  "pulls/list-files",
  "actions/list-workflow-run-artifacts",
  "actions/download-artifact",
  "blob",
  "pulls/get",
  "graphql",
  "issues/create-comment",
  "graphql",
];

const NONE = "no comment, and a warning that says why";
const UNHEARD = "the same, and a comment of which nothing was heard";
const NUMBERS = "a comment with what the run reported";
const NO_NUMBERS = "a comment on how the run ended";

async function start() {
  const fork = await forked();
  leave(fork, reportFor(fork.pull));
  return fork;
}

function outcome({ exitCode, annotations, outputs }: ActionResult, { pull }: Forked): string {
  const messages = annotations.map(({ level, message }) => `${level}: ${message}`);
  const [body = "", ...rest] = pull.comments.map((comment) => comment.body);
  if (exitCode !== 0 || rest.length > 0) return `exit ${exitCode}, ${pull.comments.length} comments`;
  const isReported = messages.length === 1 && messages[0]?.startsWith("warning: no comment: ");
  if (body !== "" && !/^<!-- rungate suite=default run=\d+ -->\n### .*<\/sub>$/s.test(body))
    return "half a comment";
  if (outputs["comment-url"] === undefined)
    return isReported ? (body === "" ? NONE : UNHEARD) : `${messages}`;
  if (messages.length > 0) return `${messages}`;
  return body.includes("\n### ⚪ Run succeeded · No numbers: ") ? NO_NUMBERS : NUMBERS;
}

test("all of it is asked when a fork's run has ended", async () => {
  const fork = await start();
  expect(outcome(await onRunEnd(fork), fork)).toBe(NUMBERS);
  expect(fork.github.log.map(({ operation }) => operation)).toEqual(REQUESTS);
});

describe("when one request for a fork's comment meets", () => {
  const lasting = (k: number) => (k < 9 ? NONE : NUMBERS);
  /** The answer to the comment is lost, but the comment exists. */
  const onTheWay = (k: number) => (k === 8 ? UNHEARD : lasting(k));
  test.each<[what: string, fault: Fault, times: number, becomes: (k: number) => string]>([
    ["a 500 and two more", { status: 500 }, 3, lasting],
    ["a connection that breaks", "reset", 1, (k) => ([4, 5].includes(k) ? NUMBERS : onTheWay(k))],
    [
      "an answer that is cut, as if it was all",
      "truncated",
      1,
      (k) => ([4, 5].includes(k) ? NUMBERS : onTheWay(k)),
    ],
  ])("%s, nothing is told that was not read, and a lack is said", async (_what, fault, times, becomes) => {
    const met = REQUESTS.map(async (operation, at) => {
      const fork = await start();
      fork.github.fail(fault, { from: at + 1, times });
      return `${at + 1} ${operation}: ${outcome(await onRunEnd(fork), fork)}`;
    });
    const expected = REQUESTS.map((operation, at) => `${at + 1} ${operation}: ${becomes(at + 1)}`);
    expect(await Promise.all(met)).toEqual(expected);
  });
});

test("when every one of them meets a 502 once, it is asked again, and all is as usual", async () => {
  const fork = await start();
  failEachOnce(fork.github, REQUESTS, [faults.serverError]);
  expect(outcome(await onRunEnd(fork), fork)).toBe(NUMBERS);
});

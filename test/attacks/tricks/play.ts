import { expect } from "vitest";
import { readable, topOf } from "../../e2e/reading.ts";
import { expectations, gate, openPull, recordBase, startRepository } from "../trips.ts";
import type { Row } from "./trick.ts";

const COMMENTS = { with: { comment: "auto" } };
const EXIT_CODES = { pass: 0, inconclusive: 0, fail: 1, refused: 2 };

/** Plays a trick against the built action and checks the verdict and the first lines of the comment. */
export async function play(...[, trick, verdict, words]: Row): Promise<void> {
  const { policy, base: left = {}, files, inputs = {}, github: change, elsewhere = "", env = {} } = trick;
  const { github, below, base } = await startRepository(policy);
  if (trick.below) recordBase(github, below, COMMENTS);
  // The base commit has the expectations of its report.
  const expected = left.files?.["expectations.yml"];
  const recorded =
    expected === undefined ? base : github.commit({ files: { "expectations.yml": String(expected) } });
  recordBase(github, recorded, { ...left, with: { ...COMMENTS.with, ...left.with } });
  const usual = expected === undefined ? {} : { "expectations.yml": expectations() };
  const pull = openPull(github, { ...usual, ...files });
  change?.(github, pull);
  const done = await gate(github, pull, { with: { ...COMMENTS.with, ...inputs }, env });
  const [comment, ...rest] = pull.comments.map(({ body }) => readable(body));
  const outcome = { verdict: verdict === "refused" ? "fail" : verdict };
  expect(done, comment).toMatchObject({ exitCode: EXIT_CODES[verdict], outputs: outcome });
  expect(rest).toEqual([]);
  for (const view of [comment ?? "no comment", readable(done.summary)]) {
    const first = topOf(view);
    for (const word of words) expect(first).toContain(word);
    expect(view).toContain(elsewhere);
  }
}

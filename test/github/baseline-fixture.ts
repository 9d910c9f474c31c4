import { findBaseline } from "../../src/github/baseline.ts";
import { startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { history, searchFrom } from "./fixture.ts";

export async function repository(count = 3) {
  const github = await startGitHub();
  const chain = history(github, count);
  const [base, ...below] = chain;
  if (base === undefined) throw new Error("no commit");
  const find = async (more: Parameters<typeof searchFrom>[1] = {}) => {
    const search = searchFrom(base, more);
    const baseline = await findBaseline(await github.connect(), search);
    return { ...baseline, debugLog: search.debugLog };
  };
  const operations = () => github.log.map(({ operation }) => operation);
  return { github, base, below, chain, find, operations };
}

export const short = ({ sha }: Commit) => sha.slice(0, 7);

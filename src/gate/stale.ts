import type { GateCheck } from "./checks.ts";

/** The recordings must be of this agent: its files have not changed since they were made. */
export const stale: GateCheck = {
  name: "stale",
  title: "Not recorded again",
  check({ stale: found, policy }) {
    if (found === undefined) return undefined;
    const { reason, command } = found;
    const message = `${reason}, so these recordings are not of this agent. Record again: ${command}`;
    return { result: policy.gate.stale ?? "inconclusive", message, numbers: {} };
  },
};

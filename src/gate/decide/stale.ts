import type { GateCheck } from "./checks.ts";

/** The check that the agent's files did not change after the recordings. */
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

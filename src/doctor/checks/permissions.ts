import type { Check } from "../check.ts";
import { advice, type Found, missing, ok } from "../finding.ts";
import { type Gate, gateName, inputOf } from "../gate.ts";
import { grants, permissionsOf, writesBeyond } from "../permissions.ts";

/** The token of the gate's job may do what the gate does, and no more. */
export const permissions: Check = {
  id: "permissions",
  title: "the permissions that the gate needs",
  why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
  look({ gates }) {
    return gates.flatMap(permissionsFor);
  },
};

function permissionsFor(gate: Gate): Found[] {
  const asked = askedBy(gate);
  const granted = permissionsOf(gate);
  const name = gateName(gate);
  const expected = [...asked].map(([scope, level]) => `${scope}: ${level}`);
  const todo = {
    expected: expected.join(", "),
    remedy: "write in the job:",
    yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
  };
  if (granted === undefined)
    return [
      missing(
        gate.job.part.place,
        `${name} names no permissions, so that a setting of the repository decides`,
        todo,
      ),
    ];
  const lacking = [...asked].filter(([scope, level]) => !grants(granted, scope, level));
  if (lacking.length > 0) {
    const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
    return [missing(granted.place, `${name} may not: ${lacks}`, todo)];
  }
  const beyond = writesBeyond(granted, asked);
  if (beyond.length === 0) return [ok(granted.place, `${name} has the permissions that the gate needs`)];
  const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
  return [
    advice(granted.place, `${name} may ${more}, which the gate does not need`, {
      ...todo,
      remedy: "unless another step needs it, write in the job:",
    }),
  ];
}

/** The plain action asks for a comment only where it writes one. */
function askedBy({ kind, inputs }: Gate): ReadonlyMap<string, string> {
  const asked = new Map([
    ["contents", "read"],
    ["actions", "read"],
    ["pull-requests", "write"],
  ]);
  if (kind === "action" && inputOf(inputs, "comment") === "never") asked.delete("pull-requests");
  return asked;
}

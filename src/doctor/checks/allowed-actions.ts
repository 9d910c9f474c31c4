import { shown } from "../../config/shown.ts";
import { re2 } from "../../re2.ts";
import { listed } from "../../wording.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import type { ActionList, AllowedActions } from "../github-setup.ts";
import type { Part } from "../part.ts";
import type { Repository } from "../repository.ts";

/** GitHub lets the gate run. */
export const allowedActions: Check = {
  id: "allowed-actions",
  title: "settings that let the gate run",
  why: "Where a setting of the repository forbids an action that the gate uses, no job of the workflow runs.",
  look({ gates, github: { actions } }: Repository) {
    return gates.map((gate) => {
      const what = `whether the settings of the repository let ${gateName(gate)} run`;
      return "unseen" in actions
        ? notChecked(gate.uses.place, what, actions.unseen)
        : looked(gate, actions.seen);
    });
  },
};

function looked(gate: Gate, allowed: AllowedActions): Found {
  const used = usesOf(gate);
  const forbidden = used.filter(({ text = "" }) => !mayUse(text, allowed));
  const loose = allowed.mustBePinned
    ? used.filter(({ text = "" }) => isForeign(text) && !/@[0-9a-f]{40}$/.test(text))
    : [];
  const names = (parts: readonly Part[]) => listed(parts.map(({ text = "" }) => shown(text)));
  if (!allowed.isEnabled)
    return missing(gate.uses.place, "GitHub Actions is switched off", {
      expected: "a repository in which workflows run",
      remedy: "switch it on under Settings, Actions, General",
    });
  if (forbidden[0] !== undefined && allowed.list?.verified)
    return notChecked(
      forbidden[0].place,
      `whether the settings of the repository let it use ${names(forbidden)}`,
      "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell",
    );
  if (forbidden[0] !== undefined)
    return missing(
      forbidden[0].place,
      `the settings of the repository do not let it use ${names(forbidden)}`,
      {
        expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
        remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
      },
    );
  if (loose[0] !== undefined)
    return missing(
      loose[0].place,
      `the settings of the repository demand a full commit, which ${names(loose)} does not name`,
      {
        expected: "a commit of 40 digits behind each @",
        remedy: "write the commit of the release, with its tag as a comment behind it",
      },
    );
  return ok(gate.uses.place, `the settings of the repository let ${gateName(gate)} run`);
}

function usesOf({ job }: Gate): Part[] {
  return [job.part, ...job.steps].map((part) => part.get("uses")).filter(({ text }) => text !== undefined);
}

function isForeign(uses: string): boolean {
  return !/^[.$]\//.test(uses) && !uses.startsWith("docker://");
}

function mayUse(uses: string, { onlyLocal, list }: AllowedActions): boolean {
  if (!isForeign(uses)) return true;
  if (onlyLocal) return false;
  return list === undefined || isListed(uses, list);
}

function isListed(uses: string, { patterns, githubOwned }: ActionList): boolean {
  if (patterns.some((pattern) => pattern.startsWith("!") && fits(pattern.slice(1), uses))) return false;
  if (githubOwned && /^(?:actions|github)\//.test(uses)) return true;
  return patterns.some((pattern) => fits(pattern, uses));
}

/** These patterns know no other sign than `*`, which is any text. */
function fits(pattern: string, uses: string): boolean {
  const source = pattern
    .split("*")
    .map((piece) => re2().quote(piece))
    .join(".*");
  return re2().matches(source, uses);
}

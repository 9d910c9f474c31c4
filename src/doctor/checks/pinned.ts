import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { missing, notChecked, ok } from "../finding.ts";

const RELEASE = /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/;

/** The gate is of a release. */
export const pinned: Check = {
  id: "pinned",
  title: "a gate that is pinned to a release",
  why: "A branch may become another gate with any push; a tag moves with releases only, and a commit never.",
  look({ gates, workflows }) {
    return gates.map(({ uses }) => {
      const text = uses.text ?? "";
      const [name = "", ref] = text.split("@", 2);
      if (ref === undefined && /^[.$]\//.test(name)) {
        const file = name.slice(2);
        if (name.startsWith("$/") || file === "" || workflows.some((one) => one.file === file))
          return ok(uses.place, `${shown(name)} comes with the repository`);
        return missing(uses.place, `${shown(name)} is not in this repository`, {
          expected: "a copy of gate.yml there",
          remedy: "add the copy, or write:",
          yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
        });
      }
      if (ref !== undefined && RELEASE.test(ref)) return ok(uses.place, `pinned to ${shown(ref)}`);
      if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
        return notChecked(
          uses.place,
          `whether ${shown(ref)} is a commit`,
          "it may be the name of a branch: write all 40 digits",
        );
      return missing(
        uses.place,
        ref === undefined ? `${shown(text)} names no version` : `${shown(ref)} is no release`,
        {
          expected: "a tag such as v1, or a commit of 40 digits",
          remedy: "write:",
          yaml: [`uses: ${name}@v1`],
        },
      );
    });
  },
};

import { readLabels } from "../../../src/setup/calibrate/labels.ts";
import type { Block } from "../pages.ts";
import type { Kind } from "./kind.ts";

export const labels: Kind = {
  name: "labels",
  claims: isLabels,
  faults: async ({ text }) => {
    const { problems, labels } = await readLabels("labels.csv", text);
    if (problems.length === 0 && labels.length === 0) return ["there is no label in it"];
    return problems.map(({ message }) => message);
  },
};

function isLabels({ language, text }: Block): boolean {
  return /^(csv)?$/.test(language) && /^case,/.test(text);
}

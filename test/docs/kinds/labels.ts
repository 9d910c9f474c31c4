import { readLabels } from "../../../src/setup/calibrate/labels.ts";
import { contentOf, hasOnly, type Kind } from "./kind.ts";

export const labels: Kind = {
  name: "labels",
  claims: (block) => hasOnly(contentOf(block), ["labels"]),
  faults: ({ text }) => readLabels("labels.yml", text).problems.map(({ message }) => message),
};

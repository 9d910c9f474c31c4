import { code } from "./kinds/code.ts";
import { expectations, policy } from "./kinds/configuration.ts";
import { step } from "./kinds/followed.ts";
import type { Kind } from "./kinds/kind.ts";
import { labels } from "./kinds/labels.ts";
import { codeOwners, collector, drawing, foreign, formula, input } from "./kinds/others.ts";
import { output } from "./kinds/output.ts";
import { recording } from "./kinds/recording.ts";
import { shell } from "./kinds/shell.ts";
import { workflow, workflowChange, workflowPart } from "./kinds/workflow.ts";

/** The kinds of blocks on pages. The first kind that claims a block checks it. */
export const kinds: readonly Kind[] = [
  foreign,
  step,
  workflow,
  expectations,
  policy,
  workflowChange,
  workflowPart,
  collector,
  labels,
  code,
  shell,
  codeOwners,
  drawing,
  formula,
  input,
  output,
  recording,
];

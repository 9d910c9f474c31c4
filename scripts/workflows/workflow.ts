import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Source } from "./source.ts";

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});

const job = z.looseObject({
  uses: z.string().optional(),
  "timeout-minutes": z.unknown().optional(),
  steps: z.array(step).default([]),
});

const content = z.looseObject({
  on: z.unknown(),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), job),
});

type Path = readonly (string | number)[];

/** A workflow as the rules look at it: its content, and where each part stands. */
export interface Workflow {
  content: z.output<typeof content>;
  /** Line of the file, from 1, of the key or item at a path; of the nearest one around it when there is none. */
  lineOf(path: Path): number;
  /** Line of the file of the first `text` in the value at a path. */
  lineOfText(path: Path, text: string): number;
  /** The comment behind the value at a path. */
  commentOf(path: Path): string;
}

/** Reads a workflow. Undefined when it is not YAML, or not shaped like a workflow. */
export function readWorkflow({ text, firstLine }: Source): Workflow | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const parsed = document.errors.length > 0 ? undefined : content.safeParse(document.toJS()).data;
  if (parsed === undefined) return undefined;

  const lineAt = (offset: number) => firstLine + counter.linePos(offset).line - 1;
  const offsetOf = (path: Path): number => {
    const around = path.slice(0, -1);
    const parent = document.getIn(around, true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    const node = pair?.key ?? document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : offsetOf(around);
  };
  return {
    content: parsed,
    lineOf: (path) => lineAt(offsetOf(path)),
    lineOfText: (path, wanted) => {
      const from = offsetOf(path);
      return lineAt(Math.max(from, text.indexOf(wanted, from)));
    },
    commentOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.comment ?? "").trim() : "";
    },
  };
}

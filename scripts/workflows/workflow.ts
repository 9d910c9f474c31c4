import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Source } from "./source.ts";

const inputs = z.record(z.string(), z.unknown()).optional().catch(undefined);

const step = z.looseObject({
  uses: z.string().optional(),
  with: inputs,
});

const job = z.looseObject({
  uses: z.string().optional(),
  if: z.unknown().optional(),
  needs: z.unknown().optional(),
  with: inputs,
  steps: z.array(step).default([]),
});

const content = z.looseObject({
  on: z.unknown(),
  jobs: z.record(z.string(), job),
});

export type Step = z.output<typeof step>;
export type Job = z.output<typeof job>;
type Path = readonly (string | number)[];

export interface Workflow {
  content: z.output<typeof content>;
  triggers: string[];
  /** Returns the file's line, from 1, of the key or item at a path, or of its nearest existing parent. */
  lineOf(path: Path): number;
}

/** Reads a workflow; undefined when it is not YAML or not shaped like a workflow. */
export function readWorkflow({ text, firstLine }: Pick<Source, "text" | "firstLine">): Workflow | undefined {
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
    triggers: namesIn(parsed.on),
    lineOf: (path) => lineAt(offsetOf(path)),
  };
}

function namesIn(on: unknown): string[] {
  if (typeof on === "string") return [on];
  if (Array.isArray(on)) return on.map(String);
  return Object.keys(on ?? {});
}

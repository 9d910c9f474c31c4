import { parse } from "yaml";
import { z } from "zod";

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const scalars = z.record(z.string(), scalar).default({});
const condition = z.union([z.string(), z.boolean()]).optional();
const permissions = z.record(z.string(), z.enum(["none", "read", "write"])).optional();
const list = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((some) => [some].flat());

const stepSchema = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: condition,
  uses: z.string().optional(),
  with: scalars,
  run: z.string().optional(),
  shell: z.literal("bash").optional(),
  env: scalars,
  "continue-on-error": z.boolean().default(false),
});

const jobSchema = z.strictObject({
  name: z.string().optional(),
  needs: list,
  if: condition,
  permissions,
  concurrency: z.unknown().optional(),
  "runs-on": z.unknown().optional(),
  "timeout-minutes": z.unknown().optional(),
  env: scalars,
  outputs: z.record(z.string(), z.string()).default({}),
  strategy: z
    .strictObject({
      // By default GitHub cancels the other members after a failure, at random points.
      "fail-fast": z.literal(false),
      matrix: z.record(z.string(), z.union([z.string(), z.array(scalar)])),
    })
    .optional(),
  steps: z.array(stepSchema).default([]),
  uses: z.string().optional(),
  with: scalars,
  secrets: z.union([z.literal("inherit"), z.record(z.string(), z.string())]).default({}),
});

const inputSchema = z.strictObject({
  description: z.string().optional(),
  type: z.enum(["string", "number", "boolean"]),
  required: z.boolean().default(false),
  default: scalar.optional(),
});

const callSchema = z
  .strictObject({
    inputs: z.record(z.string(), inputSchema).default({}),
    outputs: z
      .record(z.string(), z.strictObject({ description: z.string().optional(), value: z.string() }))
      .default({}),
    secrets: z
      .record(
        z.string(),
        z.strictObject({ description: z.string().optional(), required: z.boolean().default(false) }),
      )
      .default({}),
  })
  .nullable();

const workflowSchema = z.strictObject({
  name: z.string().optional(),
  on: z.preprocess(
    (on) =>
      typeof on === "object" && !Array.isArray(on)
        ? on
        : Object.fromEntries([on].flat().map((e) => [e, null])),
    z.looseObject({
      workflow_call: callSchema.optional(),
      workflow_run: z.looseObject({ workflows: z.array(z.string()) }).optional(),
    }),
  ),
  permissions,
  concurrency: z
    .strictObject({ group: z.string(), "cancel-in-progress": z.boolean().default(false) })
    .optional(),
  env: scalars,
  jobs: z.record(z.string(), jobSchema),
});

export type WorkflowFile = z.output<typeof workflowSchema>;
export type JobFile = z.output<typeof jobSchema>;
export type StepFile = z.output<typeof stepSchema>;
export type CallFile = NonNullable<z.output<typeof callSchema>>;

export function readWorkflow(text: string): WorkflowFile {
  return workflowSchema.parse(parse(text));
}

/** The job ids of a workflow in dependency order. Throws when a needed job is missing. */
export function jobOrder({ jobs }: WorkflowFile): string[] {
  const order = new Set<string>();
  const add = (id: string, way: readonly string[]): void => {
    const job = jobs[id];
    if (job === undefined || way.includes(id))
      throw new Error(`no job can be ${[...way, id].join(" needs ")}`);
    for (const needed of job.needs) add(needed, [...way, id]);
    order.add(id);
  };
  for (const id of Object.keys(jobs)) add(id, []);
  return [...order];
}

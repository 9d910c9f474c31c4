import { z } from "zod";

const callSchema = z.object({ id: z.string(), name: z.string(), status: z.string() }).loose();

/** The data that a judge sees of a run. */
const dataSchema = z.object({
  conversation: z.array(
    z.union([z.object({ speaker: z.string(), text: z.string() }), z.object({ calls: z.array(callSchema) })]),
  ),
  availableTools: z.array(z.object({ name: z.string(), description: z.string().optional() })),
});

const bodySchema = z
  .object({
    model: z.string(),
    messages: z.tuple([
      z.object({ role: z.literal("system"), content: z.string() }),
      z.object({ role: z.literal("user"), content: z.string() }),
    ]),
  })
  .loose();

export type AskedCall = z.output<typeof callSchema>;

/** A question as a judge gets it. */
export interface Asked extends z.output<typeof dataSchema> {
  nonce: string;
  calls: AskedCall[];
  /** What was said, one text on each line. */
  said: string;
}

/** A request as it came in. */
export type RequestBody = z.output<typeof bodySchema>;

/** The body of a request; throws what is wrong with it. */
export function readBody(text: string): RequestBody {
  return bodySchema.parse(JSON.parse(text));
}

/** The question in a request; throws where its data is not one line between two markers. */
export function readAsked({ messages: [, { content }] }: RequestBody): Asked {
  const [, nonce = "", line = ""] = /^<data-([0-9a-f]+)>\n(.*)\n<\/data>$/mu.exec(content) ?? [];
  const data = dataSchema.parse(JSON.parse(line));
  const said = data.conversation.flatMap((step) => ("text" in step ? [step.text] : []));
  return {
    ...data,
    nonce,
    calls: data.conversation.flatMap((step) => ("calls" in step ? step.calls : [])),
    said: said.join("\n"),
  };
}

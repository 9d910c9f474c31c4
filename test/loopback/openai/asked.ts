import { z } from "zod";

const callSchema = z.object({ id: z.string(), name: z.string(), status: z.string() }).loose();

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

export type CallData = z.output<typeof callSchema>;

export interface QuestionData extends z.output<typeof dataSchema> {
  nonce: string;
  calls: CallData[];
  texts: string;
}

export type RequestBody = z.output<typeof bodySchema>;

export function readBody(text: string): RequestBody {
  return bodySchema.parse(JSON.parse(text));
}

/** The question in a request. Throws unless the data is one line between two markers. */
export function readQuestion({ messages: [, { content }] }: RequestBody): QuestionData {
  const [, nonce = "", line = ""] = /^<data-([0-9a-f]+)>\n(.*)\n<\/data>$/mu.exec(content) ?? [];
  const data = dataSchema.parse(JSON.parse(line));
  const spoken = data.conversation.flatMap((step) => ("text" in step ? [step.text] : []));
  return {
    ...data,
    nonce,
    calls: data.conversation.flatMap((step) => ("calls" in step ? step.calls : [])),
    texts: spoken.join("\n"),
  };
}

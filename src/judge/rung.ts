/** How a request is put: what a server will not take is left out step by step. */
export interface Rung {
  /** How the shape of the reply is asked for. */
  format: "json_schema" | "json_object" | "text";
  seed: boolean;
  temperature: boolean;
  /** The name under which the length of the reply is bounded. */
  bound: "max_completion_tokens" | "max_tokens";
}

export const TOP_RUNG: Rung = {
  format: "json_schema",
  seed: true,
  temperature: true,
  bound: "max_completion_tokens",
};

const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined } as const;

const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;

/**
 * The rung below, for a server that complains about this one; undefined when the complaint names nothing
 * that could be left out.
 */
export function rungBelow(rung: Rung, complaint: string): Rung | undefined {
  const names = (parameter: string) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
  if (rung.seed && names("seed")) return { ...rung, seed: false };
  if (rung.bound === "max_completion_tokens" && names("max_completion_tokens"))
    return { ...rung, bound: "max_tokens" };
  if (rung.temperature && names("temperature")) return { ...rung, temperature: false };
  const format = FORMAT.test(complaint) ? PLAINER[rung.format] : undefined;
  return format && { ...rung, format };
}

/**
 * A rung as reports name it: `json_schema`, `json_object without seed, temperature`. How the length is
 * bounded changes no reply.
 */
export function rungText({ format, seed, temperature }: Rung): string {
  const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
  return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}

import { z } from "../zod.ts";

/** Keys that a schema does not know and other tools do: what is so here instead. */
export const otherTools = z.registry<Readonly<Record<string, string>>>();

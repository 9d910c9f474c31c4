import { writers as agents } from "./agents.ts";
import { writers as anthropic } from "./anthropic.ts";
import { writers as evaluations } from "./evaluations.ts";
import { writers as google } from "./google.ts";
import { writers as langchain } from "./langchain.ts";
import { writers as openai } from "./openai.ts";
import type { Writer } from "./scripted-run.ts";
import { writers as traces } from "./traces.ts";

/** By the format or program that writes so. */
export const allWriters: Readonly<Record<string, Writer>> = {
  ...agents,
  ...anthropic,
  ...evaluations,
  ...google,
  ...langchain,
  ...openai,
  ...traces,
};

import { limits } from "../limits.ts";
import type { Run } from "../recordings/run.ts";
import type { CaseTexts } from "../texts/texts.ts";
import type { Redaction } from "./redaction.ts";
import { sentencesOf } from "./sentences.ts";

/** A text that a judge may see, without what must not be shown. */
export interface Said {
  text: string;
  sentences: readonly string[];
  /** Characters that it had. Of one with more than can be searched the middle is missing here: it must not be shown. */
  length: number;
}

/** What was said in a run, and what its case says for those who look at texts. */
export interface Material {
  request: Said;
  system: Said;
  answer: Said;
  /** The right answers. */
  truths: readonly Said[];
  /** The run without noise, where it is known. */
  clean?: { request: Said; answer: Said; noise: string };
}

/** The same as a judge may see it. */
export function materialOf({ input, response, texts }: Run, said: CaseTexts, redaction: Redaction): Material {
  const { groundTruth = [], noise } = said;
  const system = texts.filter(({ speaker }) => speaker === "system").map(({ text }) => text);
  const shown = (text: string) => saidOf(text, redaction);
  return {
    request: shown(input),
    system: shown(system.join("\n")),
    answer: shown(response),
    truths: groundTruth.map(shown),
    ...(noise === undefined || "of" in noise
      ? {}
      : {
          clean: {
            request: shown(noise.cleanQuery),
            answer: shown(noise.baselineResponse),
            noise: shown(noise.type ?? "").text,
          },
        }),
  };
}

function saidOf(text: string, redaction: Redaction): Said {
  const shown = redaction.text(text, limits.redactedText);
  return { text: shown, sentences: sentencesOf(shown), length: text.length };
}

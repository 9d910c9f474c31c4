import fs from "node:fs";
import { completeness } from "./src/texts/completeness.ts";
import { contentSimilarity } from "./src/texts/content-similarity.ts";
import { elementsOf } from "./src/texts/elements.ts";
import { loadTagger } from "./src/texts/tagger.ts";
import { textualDifference } from "./src/texts/textual-difference.ts";

await loadTagger();
const rows = fs
  .readFileSync("../shared/golden/text_code_golden.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l));
const j = (x) => (x == null ? "" : Array.isArray(x) ? x.join(", ") : x);
for (const sc of [completeness, contentSimilarity, textualDifference])
  for (const r of rows.filter((r) => r.scorer === sc.id)) {
    const texts = { input: j(r.input), response: j(r.output), said: [j(r.output)].filter((x) => x) };
    const o = sc.score(texts, { ...sc.options, ...(r.config ?? {}), against: "input" });
    const v = o.status === "scored" ? o.value : o.status + ": " + o.reason;
    if (v !== r.score && !(Math.abs(v - r.score) < 1e-12))
      console.log(sc.id, "|", r.case, "| theirs", r.score, "ours", v);
  }

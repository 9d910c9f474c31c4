import fs from "node:fs";
import { completeness } from "./src/texts/completeness.ts";
import { keywordCoverage } from "./src/texts/keyword-coverage.ts";
import { keywordsOf } from "./src/texts/keywords.ts";
import { loadLexicon } from "./src/texts/sentiment.ts";
import { loadTagger } from "./src/texts/tagger.ts";
import { toneConsistency } from "./src/texts/tone-consistency.ts";

await loadTagger();
await loadLexicon();
const rows = fs
  .readFileSync("../shared/golden/text_code_golden.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l));
const j = (x) => (x == null ? "" : Array.isArray(x) ? x.join(", ") : x);
for (const sc of [keywordCoverage, toneConsistency])
  for (const r of rows.filter((r) => r.scorer === sc.id)) {
    const tone = sc.id.startsWith("tone");
    const texts = {
      input: "?",
      groundTruth: [j(r.input)],
      response: j(r.output),
      said: [j(r.output)].filter((x) => x),
    };
    const o = sc.score(texts, {
      ...sc.options,
      ...(r.config ?? {}),
      ...(tone ? {} : { from: "groundTruth" }),
    });
    const v = o.status === "scored" ? o.value : o.status + ": " + o.reason;
    if (v !== r.score && !(Math.abs(v - r.score) < 1e-12))
      console.log(
        sc.id.slice(0, 7),
        "|",
        r.case,
        "| theirs",
        r.score,
        "ours",
        v,
        tone
          ? JSON.stringify(o.details?.counts) + JSON.stringify(r.details).slice(0, 150)
          : keywordsOf(j(r.input))
              .map((p) => p.value)
              .join(",")
              .slice(0, 200),
      );
  }
const long = rows.find((r) => r.case === "long texts" && r.scorer === "completeness");
for (const n of [3, 15, 31]) {
  const t = long.input.repeat(n);
  const s = Date.now();
  completeness.score({ input: t, response: long.output.repeat(n), said: [""] }, { against: "input" });
  console.log(t.length, Date.now() - s);
}
const uniq = (seed, n) =>
  Array.from(
    { length: n },
    (_, i) => "w" + ((i * 7919 + seed) % 1000003).toString(36).replace(/\d/g, (c) => "abcdefghij"[c]) + "xyz",
  ).join(" ");
for (const n of [2000, 5000, 10000]) {
  const t = uniq(1, n),
    u = uniq(500, n);
  const s = Date.now();
  completeness.score({ input: t, response: u, said: [""] }, { against: "input" });
  console.log("unique", t.length, Date.now() - s);
}

import fc from "fast-check";
import type { Json } from "../../../src/core/json.ts";
import { jsonText } from "../../../src/core/json.ts";
import { readLabels } from "../../../src/setup/calibrate/labels.ts";
import { anyJson } from "../../../test/core/json/arbitrary.ts";
import { assertExplained } from "../refusal.ts";
import { target } from "../target.ts";
import { damagedText } from "../texts.ts";
import { yamlOf } from "../yaml.ts";

const rarely = (usual: readonly Json[], odd: readonly Json[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<Json>(...usual) },
    { weight: 1, arbitrary: fc.constantFrom<Json>(...odd) },
  );
const label = fc.record(
  {
    case: rarely(["book", "__proto__", "\ud800"], ["", 1, null]),
    callId: rarely(["call-1", "call-2"], ["x".repeat(1_200), 2]),
    appropriate: rarely([true, false], ["yes", 1]),
    trial: rarely(["1", 1], [1.5, 2n ** 70n]),
    tags: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Json>({ model: "a" }) },
      { weight: 1, arbitrary: anyJson },
    ),
  },
  { requiredKeys: ["case", "callId", "appropriate"] },
);
const listed = fc.array(label as fc.Arbitrary<Json>, { maxLength: 3 });
const rows = listed.map((labels) => labels.map((label) => jsonText(label)).join("\n"));

export const labels = target<[string, string]>({
  name: "labels",
  promise: "people's labels are read whole, or every mistake in them is told with its place",
  few: 400,
  examples: fc.oneof(
    fc.tuple(fc.constant("labels.jsonl"), fc.oneof(rows, damagedText(rows, ["\n", "{", '"', "\u2028"]))),
    fc.tuple(
      fc.constant("labels.yml"),
      yamlOf(
        fc.oneof(
          listed,
          listed.map((some): Json => ({ labels: some })),
        ),
      ),
    ),
    fc.tuple(fc.constantFrom("labels.jsonl", "labels.yml"), fc.string({ unit: "binary" })),
  ),
  check([file, text]) {
    const { labels, problems } = readLabels(file, text);
    assertExplained(problems, file, text);
    for (const label of labels)
      assertExplained([{ severity: "error", message: "placed", ...label.place("case") }], file, text);
  },
});

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Json } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import type { Content } from "../../test/workspace.ts";

export function inFolder<Value>(
  files: Readonly<Record<string, Content>>,
  act: (root: string) => Value,
): Value {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "rungate-fuzz-"));
  try {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        typeof content === "string" || Buffer.isBuffer(content) ? content : jsonText(content as Json),
      );
    }
    return act(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

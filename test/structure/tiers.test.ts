import { expect, test } from "vitest";
import { importsOf, sourcesIn } from "./sources.ts";

/** Starting processes or servers, or driving a browser or a language server. */
const SLOW =
  /^(?:node:(?:child_process|http2?|https|net|tls|worker_threads)|playwright-core|vscode-.*|yaml-language-server|@actions\/languageservice)$/;

const files = sourcesIn("test");
const fast = files.filter(
  (file) =>
    file.endsWith(".test.ts") &&
    !/\.(?:slow|weekly)\.test\.ts$/.test(file) &&
    !/^test\/(?:attacks|bench|browser|e2e|faults|loopback)\//.test(file),
);

test("the fast tests start no process, listen at no port, and drive no browser", () => {
  expect(fast.length).toBeGreaterThan(200);
  const found = fast.flatMap((file) => {
    const reached = new Set([file]);
    for (const one of reached)
      for (const { from, isType } of importsOf(one))
        if (!isType && from.startsWith("test/")) reached.add(from);
    return [...reached].flatMap((one) =>
      importsOf(one).flatMap(({ from, isType }) =>
        SLOW.test(from) && !isType ? [`${file}: ${from} in ${one}`] : [],
      ),
    );
  });
  expect(found).toEqual([]);
});

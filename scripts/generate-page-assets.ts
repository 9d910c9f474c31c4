/**
 * Writes src/views/page/assets.generated.ts: the style and script of the HTML report, and their hashes for the page's content security
 * policy. With --check, fails when they differ.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const html = new URL("../src/views/page/", import.meta.url);
const generated = new URL("assets.generated.ts", html);
const FIRST_STYLE = "base.css";

const style = fitForElement("style", bundledStyle());
const script = fitForElement("script", await bundledScript());
const text = `/** Written by scripts/generate-page-assets.ts from style/ and browser/. The hashes are what the page's content security policy lets run. */
export const style = ${JSON.stringify(style)};
export const styleHash = ${JSON.stringify(hashOf(style))};
export const script = ${JSON.stringify(script)};
export const scriptHash = ${JSON.stringify(hashOf(script))};
`;

if (!process.argv.includes("--check")) {
  writeFileSync(generated, text);
  console.log(`style ${style.length} characters, script ${script.length} characters`);
} else if (readFileSync(generated, "utf8") !== text) {
  console.error(
    'src/views/page/assets.generated.ts is not what style/ and browser/ come to: run "npm run fix" and commit it',
  );
  process.exitCode = 1;
}

function bundledStyle(): string {
  const names = readdirSync(new URL("style/", html)).filter((name) => name.endsWith(".css"));
  const rest = names.filter((name) => name !== FIRST_STYLE).sort();
  return [FIRST_STYLE, ...rest]
    .map((name) => readFileSync(new URL(`style/${name}`, html), "utf8"))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

async function bundledScript(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL("browser/main.ts", html)),
    tsconfig: false,
    write: false,
    output: { format: "iife", minify: true },
  });
  return output[0].code.trim();
}

/** A browser resolves no entities in style and script elements, so these sequences would end the element. */
function fitForElement(element: string, content: string): string {
  const found = /<\/(?:script|style)|<!--|<script/i.exec(content);
  if (found !== null)
    throw new Error(
      `the page's ${element} contains "${found[0]}", which would end its element or begin another: write it otherwise`,
    );
  return content;
}

/** The browser hashes the parsed UTF-8 text between the tags, not the bytes of the file. */
function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content, "utf8").digest("base64")}`;
}

